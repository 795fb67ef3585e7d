"""Recorded conversations as events, repeated under new session ids until there are enough."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import orjson

from processors.adapters.conversation import Cursor, read_conversation
from processors.memory.tokens import TokenCounter
from processors.publishing.event_record import EventRecord, event_records
from schemas.events import Event, ToolCallResponseAdded
from tests.builders.recorded import RECORDED

#: How many sessions are active at the same time.
CONCURRENT_SESSIONS = 500


#: The kinds of sessions that are measured.
LENGTHS = ("long", "short")


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


def cut_short(events: list[Event], length: int) -> Iterator[list[Event]]:
    """Split a conversation into pieces of about ``length`` events, never between a tool call and its response."""
    piece: list[Event] = []
    for event in events:
        if len(piece) >= length and not isinstance(event, ToolCallResponseAdded):
            yield piece
            piece = []
        piece.append(event)
    if piece:
        yield piece


def repeat_sessions(conversations: list[list[Event]], count: int) -> Iterator[list[Event]]:
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


def joined(conversations: list[list[Event]], length: int) -> Iterator[list[Event]]:
    """Join conversations to sessions of exactly ``length`` events; the last one may be shorter."""
    events = [event for conversation in conversations for event in conversation]
    return (events[start : start + length] for start in range(0, len(events), length))


def load_records(
    path: Path, count: int, *, short: bool, counter: TokenCounter, joined_events: int | None = None
) -> list[EventRecord]:
    """Return records ready to send, with token counts, as from our client.

    Args:
        path: conversations in the import format.
        count: how many events.
        short: cut the same events into sessions of two or three each, about 20,000 for 50,000 events.
        counter: counts the tokens.
        joined_events: join conversations to sessions of this many events.
    """
    conversations = read_events(path)
    if short:
        conversations = [piece for events in conversations for piece in cut_short(events, 2)]
    elif joined_events is not None:
        conversations = list(joined(conversations, joined_events))
    events = list(interleave(repeat_sessions(conversations, count)))
    return event_records(events, max_event_bytes=921_600, counter=counter)
