"""Prepares events for publishing: intercepted, counted, checked and encoded, off the event loop where that is long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from processors.memory.size import SizedEvent, content_fields
from processors.memory.tokens import TokenCounter
from processors.publishing.event_record import EventRecord, event_records, intercepted
from processors.publishing.interceptor import Interceptor
from schemas.events import Event, HistoryCompacted

#: Lists with more events, or with more characters to count, are prepared in a thread. Counting the tokens of 900 KB of
#: one character takes over a second.
_LONG_LIST: Final = 100
_LONG_CHARACTERS: Final = 32 * 1024


@dataclass(frozen=True, slots=True)
class LoadedWhenNeeded:
    """A counter that is loaded with the first event that has something to count.

    Its vocabulary takes half a second of processor time, and many commands publish no message.

    Attributes:
        load: returns the counter; called for each list of events that needs it.
    """

    load: Callable[[], Awaitable[TokenCounter]]


#: What stamps events with their tokens; None: nothing does.
CounterSource: TypeAlias = TokenCounter | LoadedWhenNeeded | None


async def prepared_records(
    events: Sequence[Event],
    *,
    max_event_bytes: int,
    counter: CounterSource,
    interceptors: Sequence[Interceptor],
    count_tokens_from_characters: int,
) -> list[EventRecord]:
    """Return the records of ``events``; long ones are counted and encoded in a thread.

    Raises as :func:`processors.publishing.event_record.event_records`.
    """
    if isinstance(counter, LoadedWhenNeeded):
        needed = any(_may_be_counted(event, interceptors, count_tokens_from_characters) for event in events)
        counter = await counter.load() if needed else None
    given = [intercepted(event, interceptors, counter) for event in events]
    prepare = partial(
        event_records,
        given,
        max_event_bytes=max_event_bytes,
        counter=counter,
        count_tokens_from_characters=count_tokens_from_characters,
    )
    if len(given) > _LONG_LIST or sum(map(_uncounted_characters, given)) > _LONG_CHARACTERS:
        return await asyncio.to_thread(prepare)
    return prepare()


def _may_be_counted(event: Event, interceptors: Sequence[Interceptor], from_characters: int) -> bool:
    if interceptors:
        # They may change the text of a message with a count, and of a summary.
        return isinstance(event, SizedEvent | HistoryCompacted)
    return (
        isinstance(event, SizedEvent)
        and event.tokens is None
        and _uncounted_characters(event) >= from_characters
    )


def _uncounted_characters(event: Event) -> int:
    if not isinstance(event, SizedEvent) or event.tokens is not None:
        return 0
    return sum(map(len, content_fields(event)))
