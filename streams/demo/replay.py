"""The bundled conversations, and their replay, slow enough to watch."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Final

import orjson

from processors.adapters.conversation import Conversation, Cursor, read_conversation
from schemas.errors import ConfigurationError
from schemas.events import SystemMessageSet
from streams.demo.table import SessionProgress
from streams.kafka.event_publisher import EventPublisher

#: The examples are beside the packages, in a checkout and in the image.
_HERE: Final = Path(__file__).resolve().parents[1]
EXAMPLES: Final = _HERE / "examples" if (_HERE / "examples").is_dir() else _HERE.parent / "examples"


def load_conversations(folder: Path = EXAMPLES) -> list[Conversation]:
    """Read every conversation of every ``*.jsonl`` file in ``folder``, in the order of names and lines.

    Raises:
        ConfigurationError: there is no conversation.
        BadRequest: a line is not in the import format.
    """
    conversations = [
        read_conversation(orjson.loads(line), Cursor())
        for path in sorted(folder.glob("*.jsonl"))
        for line in path.read_bytes().splitlines()
        if line.strip()
    ]
    if not conversations:
        raise ConfigurationError(
            f"there are no conversations in {folder}: run the demo from a checkout, with its examples"
        )
    return conversations


def message_count(conversation: Conversation) -> int:
    """Return how many messages a conversation has, without the system message, as in memory."""
    return sum(not isinstance(event, SystemMessageSet) for event in conversation.events)


def moved(conversation: Conversation, end: datetime) -> Conversation:
    """Return the conversation with its times moved to end at ``end``: analytics closes windows of past hours."""
    shift = end - conversation.events[-1].occurred_at
    events = [
        event.model_copy(update={"occurred_at": event.occurred_at + shift}) for event in conversation.events
    ]
    return conversation._replace(events=events)


class Replay:
    """Publishes conversations concurrently, the messages of each in order.

    Args:
        conversations: the conversations to publish.
        publisher: publishes their events.
        seconds: the shortest duration of the whole replay; every conversation is spread over all of it.
    """

    def __init__(self, conversations: list[Conversation], publisher: EventPublisher, seconds: float) -> None:
        self._conversations = conversations
        self._publisher = publisher
        self._seconds = seconds
        self.sessions = [
            SessionProgress(conversation.session_id, message_count(conversation))
            for conversation in conversations
        ]
        #: Sequence of the last event published, by session.
        self.last_sequences: dict[str, int] = {}

    async def run(self) -> None:
        """Publish all conversations.

        Raises:
            PublishFailed: the broker did not acknowledge an event.
        """
        try:
            async with asyncio.TaskGroup() as group:
                for conversation, progress in zip(self._conversations, self.sessions, strict=True):
                    group.create_task(self._say(conversation, progress))
        except ExceptionGroup as failures:
            # All use the same broker, so the first error is enough.
            raise failures.exceptions[0] from None

    async def _say(self, conversation: Conversation, progress: SessionProgress) -> None:
        pause = self._seconds / max(len(conversation.events), 1)
        for event in conversation.events:
            (published,) = await self._publisher.publish([event])
            self.last_sequences[conversation.session_id] = published.sequence
            progress.published += not isinstance(event, SystemMessageSet)
            if event.agent_id is not None:
                progress.agents[event.agent_id] = None
            await asyncio.sleep(pause)
