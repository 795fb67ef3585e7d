"""What a model is given in the middle of a turn: the memory, and behind it what was said since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from processors.memory.tokens import ByteEstimate
from processors.reading.memory_read import MemoryRead
from processors.reading.openai_format import Unanswered
from schemas.events import Event, SystemMessageSet
from schemas.view import MessageView
from streams.client.store_access import view_of


def system_message(history: MemoryRead, events: Sequence[Event]) -> str | None:
    """Return the session's system message as it is after ``events``: the newest that was set."""
    texts = [event.text for event in events if isinstance(event, SystemMessageSet)]
    return texts[-1] if texts else history.system_message


def chat_messages(
    history: MemoryRead, events: Sequence[Event], system: str, unanswered: Unanswered
) -> list[dict[str, Any]]:
    """Return Chat Completions messages: ``system``, memory, and what ``events`` add."""
    said: list[MessageView] = []
    sequence = max([message.sequence for message in history.messages], default=-1)
    for event in events:
        sequence += 1
        message = view_of(event, sequence, ByteEstimate())
        if message is not None:
            said.append(message)
    return history.with_messages([*history.messages, *said]).openai_messages(system, unanswered=unanswered)
