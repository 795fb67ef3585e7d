"""Recorded conversations as events, repeated under new session ids until there are enough."""

from __future__ import annotations

import argparse
import itertools
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import orjson

from processors.adapters.conversation import Cursor, read_conversation
from processors.memory.tokens import ByteEstimate, TokenCounter
from processors.publishing.event_record import EventRecord, event_records
from schemas.events import Event, ToolCallResponseAdded
from schemas.settings import load_settings
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED

#: How many sessions are active at the same time.
CONCURRENT_SESSIONS = 500


#: The kinds of sessions that are measured.
LENGTHS = ("long", "short")
#: How many events short sessions have, in turn as far as calls and responses allow: 20,900 sessions of 50,000 events.
SHORT_LENGTHS: Final = (2, 3)


def add_load_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that select the published events."""
    parser.add_argument("--events", type=int, default=50_000)
    parser.add_argument("--data", type=Path, default=RECORDED, help="conversations in the import format")
    parser.add_argument(
        "--only", choices=LENGTHS, help="sessions as recorded, or cut into two or three events"
    )


def read_events(path: Path) -> list[list[Event]]:
    """Return the events of each conversation of an import file."""
    with path.open("rb") as lines:
        return [read_conversation(orjson.loads(line), Cursor()).events for line in lines]


def bench_counter() -> TokenCounter:
    """Return the counter that clients have, if ``TIKTOKEN_CACHE_DIR`` says where its files are; else an estimate.

    With an estimate no record is stamped with its tokens, and the workers estimate them too.
    """
    return load_counter(load_settings()) if os.environ.get("TIKTOKEN_CACHE_DIR") else ByteEstimate()


def cut_short(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Split events into sessions of two and three in turn, never between a tool call and its response.

    Where a cut would be there, the session has the other length. An event that is left over at the end is left out.
    """
    start = 0
    for length in itertools.cycle(SHORT_LENGTHS):
        end = start + length
        if end < len(events) and isinstance(events[end], ToolCallResponseAdded):
            end = start + sum(SHORT_LENGTHS) - length
        end = min(end, len(events))
        if end - start < min(SHORT_LENGTHS):
            return
        yield events[start:end]
        start = end


def repeat_sessions(conversations: Sequence[Sequence[Event]], count: int) -> Iterator[list[Event]]:
    """Repeat conversations under new session ids, up to ``count`` events in all."""
    made = number = 0
    while made < count:
        events = conversations[number % len(conversations)]
        session_id = f"load-{number}"
        copies = [
            event.model_copy(update={"session_id": session_id, "event_id": f"{session_id}-{position}"})
            for position, event in enumerate(events[: count - made])
        ]
        made += len(copies)
        number += 1
        yield copies


def interleave(sessions: Iterator[list[Event]]) -> Iterator[Event]:
    """Interleave the sessions event by event, :data:`CONCURRENT_SESSIONS` at a time, like live traffic."""
    talking: list[Iterator[Event]] = []
    while True:
        while len(talking) < CONCURRENT_SESSIONS:
            following = next(sessions, None)
            if following is None:
                break
            talking.append(iter(following))
        if not talking:
            return
        spoken = [(one, event) for one in talking if (event := next(one, None)) is not None]
        talking = [one for one, _ in spoken]
        yield from (event for _, event in spoken)


def joined(events: Sequence[Event], length: int) -> Iterator[Sequence[Event]]:
    """Join events to sessions of exactly ``length``; what is left over at the end is left out."""
    return (events[start : start + length] for start in range(0, len(events) - length + 1, length))


def load_records(
    path: Path, count: int, *, short: bool, counter: TokenCounter, joined_events: int | None = None
) -> list[EventRecord]:
    """Return records ready to send, as from our client.

    Args:
        path: conversations in the import format.
        count: how many events.
        short: cut the same events into sessions of two and three, 20,900 for 50,000 events.
        counter: stamps each message with its tokens, as clients do. One that estimates stamps nothing, as theirs.
        joined_events: join conversations to sessions of this many events.
    """
    conversations: Sequence[Sequence[Event]] = read_events(path)
    one_after_another = [event for conversation in conversations for event in conversation]
    if short:
        conversations = list(cut_short(one_after_another))
    elif joined_events is not None:
        conversations = list(joined(one_after_another, joined_events))
    events = list(interleave(repeat_sessions(conversations, count)))
    return event_records(events, max_event_bytes=921_600, counter=counter)
