"""What is done to a session as a whole: configure, compact, clear, delete, take messages out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Unpack

from schemas.events import HistoryCleared, MessagesRemoved, SessionConfigured, SessionDeleted
from schemas.publication import Published
from streams.client.compacting import Wish, compacted
from streams.client.compaction_result import CompactionResult
from streams.client.message_options import E, SessionSettings, Who, new_event, own_ids_of
from streams.client.provider import MemoryProvider
from streams.client.session_core import SessionCore
from streams.client.store_access import remove_from_store

#: How long :meth:`SessionAdmin.compact` waits for the compaction process, in seconds.
_COMPACTION_SECONDS: Final = 60.0
#: What is no message passes no pre-filters and no interceptors.
_PLAIN: Final = MemoryProvider.limited_window()


class SessionAdmin(SessionCore):
    """The part of :class:`streams.client.SessionMemory` that is about sessions, not messages."""

    async def configure(
        self, session_id: str | None, *, who: Who | None = None, **settings: Unpack[SessionSettings]
    ) -> Published | None:
        """Set what holds for this session only: what is left out stays, ``None`` lifts a limit.

        >>> published = await memory.configure("s1", max_messages=50, compaction={"keep_recent_turns": 4})
        """
        return await self._manage(session_id, SessionConfigured, who, **settings)

    async def clear(self, session_id: str | None, **who: Unpack[Who]) -> Published | None:
        """Empty the memory; configuration, system message, totals and the history stay.

        >>> published = await memory.clear("s1")
        """
        if session_id and self.provider.store is not None:
            async with self._turn:
                await self.provider.store.update_messages(session_id, [])
            return None
        return await self._manage(session_id, HistoryCleared, who)

    async def delete(self, session_id: str | None, **who: Unpack[Who]) -> Published | None:
        """End the session: memory forgets it, the archive erases it; an unknown one is no error.

        >>> published = await memory.delete("s1")
        """
        if session_id and self.provider.store is not None:
            async with self._turn:
                await self.provider.store.delete_messages(session_id)
            return None
        return await self._manage(session_id, SessionDeleted, who)

    async def remove_messages(
        self,
        session_id: str | None,
        message_ids: Sequence[str],
        reason: str | None = None,
        **who: Unpack[Who],
    ) -> Published | None:
        """Take messages out of memory (undo, redaction), whole groups of tool calls with their responses.

        >>> published = await memory.add_user_message("s1", "my card is 4111 …")
        >>> removed = await memory.remove_messages("s1", [published.event_id], "redacted")
        >>> (await memory.memory("s1")).message_count
        0
        """
        if session_id and self.provider.store is not None:
            async with self._turn:
                await remove_from_store(self.provider, session_id, message_ids)
            return None
        return await self._manage(
            session_id, MessagesRemoved, who, message_ids=list(message_ids), reason=reason
        )

    async def compact(
        self,
        session_id: str | None,
        instructions: str | None = None,
        user_message: str | None = None,
        ai_message: str | None = None,
        *,
        reason: Literal["agent", "user", "length_exceeded"] = "user",
        timeout_seconds: float = _COMPACTION_SECONDS,
        **who: Unpack[Who],
    ) -> CompactionResult:
        """Have the session summarized, or put a summary of one's own in place of its memory.

        >>> published = await memory.add_interaction("s1", "My name is Ann.", "Hello Ann, nice to meet you!")
        >>> result = await memory.compact("s1", user_message="Who I am", ai_message="The user is Ann.")
        >>> result.success, result.messages_compacted
        (True, 2)

        Args:
            session_id: whose memory.
            instructions: what the summarizer is to mind.
            user_message: with ``ai_message``, the summary itself; nobody else is asked then.
            ai_message: see ``user_message``.
            reason: who wants it.
            timeout_seconds: how long to wait for what becomes of it.
            who: which agent asks.

        Returns:
            What became of it. That it was refused (blank, or larger than what it replaces), failed, was skipped
            or was not seen in time is no exception.

        Raises:
            BadRequest: only one text of a summary was given.
            PublishFailed, StaleRead, MemoryUnreachable: as writing and reading.
        """
        if not self._has(session_id) or not self.provider.enabled or self.provider.store is not None:
            return CompactionResult(success=False, reason="nothing is kept here, so nothing is compacted")
        wish = Wish(instructions, user_message, ai_message, reason, timeout_seconds, who)
        return await compacted(self, session_id, wish)

    async def _manage(
        self, session_id: str | None, kind: type[E], who: Mapping[str, Any] | None, **fields: Any
    ) -> Published | None:
        """Publish what is no message; a provider that only reads does not keep an operator from it."""
        if not self._has(session_id) or not self.provider.enabled or self.provider.store is not None:
            return None
        event: Any = new_event(kind, session_id, who or {}, **fields)
        published = await self.append(session_id, [event], provider=_PLAIN, own_ids=own_ids_of(who or {}))
        return next(iter(published), None)
