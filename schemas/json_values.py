"""Values of JSON: how many a text has, counted without decoding it, and the form in which a value can be written.

A text of 900 KiB can be 300,000 lists. To make objects of them holds the interpreter for longer than any other event.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

#: The most values of an event's JSON. Elements of lists and fields of objects count, and an empty list or object as one.
MAX_JSON_VALUES: Final = 30_000


def writable(value: Any) -> Any:
    """Return the value with dicts for all mappings, and with texts that can be written in UTF-8.

    Two halves of a surrogate pair become their character, since models sometimes split an emoji. A lone half, which
    file names may have, becomes the replacement character.

    Raises:
        RecursionError: The value is nested too deeply, or contains itself.
    """
    if isinstance(value, str):
        return _in_utf_8(value)
    if isinstance(value, Mapping):
        return {writable(name): writable(item) for name, item in value.items()}
    if isinstance(value, list):
        return [writable(item) for item in value]
    return tuple(writable(item) for item in value) if type(value) is tuple else value


def _in_utf_8(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def has_too_many_values(json: bytes, limit: int = MAX_JSON_VALUES) -> bool:
    """Return whether a JSON text has more than ``limit`` values. What texts contain does not count.

    For a text that is not JSON the answer has no meaning.
    """
    if len(json) <= limit or _opened(json) <= limit:
        return False
    without_escapes = json.replace(b"\\\\", b"").replace(b'\\"', b"")
    # A value has at most a name and a text, so at most four quotation marks; the whole may be a text, which is no value.
    if without_escapes.count(b'"') > 4 * limit + 2:
        return True
    return _opened(b"".join(without_escapes.split(b'"')[::2])) > limit


def _opened(json: bytes) -> int:
    return json.count(b",") + json.count(b"[") + json.count(b"{")
