"""A store of messages as users write one for a provider."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.view import MessageView


class DictStore:
    """Keeps the messages of each session in a dict.

    Attributes:
        sessions: the messages by session.
    """

    def __init__(self) -> None:
        self.sessions: dict[str, list[MessageView]] = {}

    async def get_messages(self, session_id: str) -> Sequence[MessageView]:
        return self.sessions.get(session_id, [])

    async def update_messages(self, session_id: str, messages: Sequence[MessageView]) -> None:
        self.sessions[session_id] = list(messages)

    async def delete_messages(self, session_id: str) -> None:
        self.sessions.pop(session_id, None)
