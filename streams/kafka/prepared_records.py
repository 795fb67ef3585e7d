"""Prepares events for publishing: intercepted, counted, checked and encoded, off the event loop where that is long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from processors.memory.size import SizedEvent, content_fields
from processors.memory.tokens import TokenCounter
from processors.publishing.event_record import EventRecord, event_records, intercepted
from processors.publishing.interceptor import Interceptor
from schemas.events import Event

#: Lists with more events, or with more characters to count, are prepared in a thread. Counting the tokens of 900 KB of
#: one character takes over a second.
_LONG_LIST: Final = 100
_LONG_CHARACTERS: Final = 32 * 1024


async def prepared_records(
    events: Sequence[Event],
    *,
    max_event_bytes: int,
    counter: TokenCounter | None,
    interceptors: Sequence[Interceptor],
    count_tokens_from_characters: int,
) -> list[EventRecord]:
    """Return the records of ``events``; long ones are counted and encoded in a thread.

    Raises as :func:`processors.publishing.event_record.event_records`.
    """
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


def _uncounted_characters(event: Event) -> int:
    if not isinstance(event, SizedEvent) or event.tokens is not None:
        return 0
    return sum(map(len, content_fields(event)))
