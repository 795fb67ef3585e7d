"""How many values a JSON text has, counted without decoding it.

A text of 900 KiB can be 300,000 lists. To make objects of them holds the interpreter for longer than any other event.
"""

from __future__ import annotations

from typing import Final

#: The most values of an event's JSON. Elements of lists and fields of objects count, and an empty list or object as one.
MAX_JSON_VALUES: Final = 30_000


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
