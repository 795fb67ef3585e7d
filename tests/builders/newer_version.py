"""A newer version of this project, in this process: the next contract, with one more type of event.

``NoteAdded`` is folded as a user message. With ``fold_version`` the tables are of a newer fold, too.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated, Any, Final, Literal, get_args
from unittest.mock import patch

from pydantic import Field, TypeAdapter

import processors.memory.fold
import processors.memory.frozen
import streams.kafka.event_decoding
import streams.memory.fold
from processors.memory.reactions import REACTIONS
from processors.memory.size import _FIELDS
from schemas.events import CONTRACT_VERSION, Event, UserMessageAdded

#: A short event that an older version cannot fold.
NOTED: Final[dict[str, Any]] = {"type": "NoteAdded", "text": "noted", "requires": CONTRACT_VERSION + 1}


class NoteAdded(UserMessageAdded):
    """A type of event that only the newer version knows."""

    type: Literal["NoteAdded"] = "NoteAdded"  # type: ignore[assignment]  # a type of its own is the point


_EVENT: Any = Annotated[get_args(Event)[0] | NoteAdded, Field(discriminator="type")]
_ADAPTER: Final = TypeAdapter[Any](_EVENT)


@contextmanager
def newer_version(fold_version: int | None = None) -> Generator[None]:
    """Be the newer version meanwhile.

    Args:
        fold_version: the version of its fold; None for the same as now.
    """
    changes: list[Any] = [
        patch.object(streams.kafka.event_decoding, "CONTRACT_VERSION", CONTRACT_VERSION + 1),
        patch.object(processors.memory.frozen, "CONTRACT_VERSION", CONTRACT_VERSION + 1),
        patch.object(streams.kafka.event_decoding, "EVENT_ADAPTER", _ADAPTER),
        patch.dict(_FIELDS, {NoteAdded: _FIELDS[UserMessageAdded]}),
        patch.dict(REACTIONS, {NoteAdded: REACTIONS[UserMessageAdded]}),
        patch.object(
            processors.memory.fold,
            "LIFE_STARTING_EVENTS",
            processors.memory.fold.LIFE_STARTING_EVENTS | {NoteAdded},
        ),
    ]
    if fold_version is not None:
        changes.append(patch.object(streams.memory.fold, "FOLD_VERSION", fold_version))
    for change in changes:
        change.start()
    try:
        yield
    finally:
        for change in changes:
            change.stop()
