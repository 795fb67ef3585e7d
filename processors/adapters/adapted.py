"""A message somebody else's framework wants kept: what its event says, before it has an id and a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import orjson
from pydantic import ValidationError

from schemas.errors import BadRequest
from schemas.events import EVENT_ADAPTER, Event

#: Fields of one message event, ``type`` among them, less what every event carries.
Adapted = dict[str, Any]

#: The longest inline ``data:`` URI that a message shows; what is longer is named, and kept in ``native`` only.
MAX_SHOWN_URI: Final = 1_024
#: Longest id, and longest name, that an event takes.
_LONGEST: Final = 256


def events_of(
    said: Sequence[Adapted], *, new_id: Callable[[], str], common: Mapping[str, Any], source: str
) -> list[Event]:
    """Return the events of what was said, in order, each with an id of its own.

    Args:
        said: what was said.
        new_id: gives an id at every call.
        common: ``session_id``, ``occurred_at`` and whatever else all of them carry.
        source: names the framework in an error.

    Raises:
        BadRequest: something in it is no JSON, or does not fit the schema; says what.
    """
    try:
        return [
            EVENT_ADAPTER.validate_json(orjson.dumps({**common, **fields, "event_id": new_id()}))
            for fields in said
        ]
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadRequest(f"a message of {source} cannot be kept: {where}: {first['msg']}") from error
    except (TypeError, ValueError) as error:
        raise BadRequest(f"a message of {source} cannot be kept: {error}") from error


def fingerprint(item: object, *, source: str) -> bytes:
    """Return what equal items have in common, whatever the order of their keys.

    Raises:
        BadRequest: it is no JSON.
    """
    try:
        return orjson.dumps(item, option=orjson.OPT_SORT_KEYS)
    except TypeError as error:
        raise BadRequest(f"a message of {source} cannot be kept: {error}") from error


def is_id(value: object) -> bool:
    """Tell whether an event can carry ``value`` as the id of a tool call."""
    return isinstance(value, str) and 0 < len(value) <= _LONGEST


def label(value: object, default: str) -> str:
    """Return ``value`` as a name an event can carry, cut if it is too long; ``default`` if it is none."""
    return value[:_LONGEST] if isinstance(value, str) and value else default


def as_text(value: object) -> str:
    """Return ``value`` as a model would read it: a text as it is, anything else as JSON.

    Raises:
        TypeError: it is no JSON.
    """
    return value if isinstance(value, str) else orjson.dumps(value).decode()


def inline(uri: str) -> bool:
    """Tell whether ``uri`` carries its own data, and too much of it to be shown."""
    return uri[:5].lower() == "data:" and len(uri) > MAX_SHOWN_URI


def placeholder(kind: str, data: str) -> str:
    """Return what stands for inline data in a text: what it was, and how long."""
    media_type = data[5:].partition(",")[0].partition(";")[0] if data[:5].lower() == "data:" else ""
    return f"[{kind}{f' {media_type}' if media_type else ''}, {len(data)} characters inline]"
