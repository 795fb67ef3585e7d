"""The index of a partition's sessions: lists the active, the expired and those over a compaction trigger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import policy_of, trigger
from processors.memory.figures import figures_of
from processors.memory.head import Head
from processors.memory.policy import UNLIMITED, MemoryPolicy, has_lapsed
from processors.reading.described import ANY_DESCRIPTION, Description, DescriptionFilter

#: Ranges of the used fraction of a context window, by which sessions are counted.
FILL_BUCKETS: Final = ("0-0.25", "0.25-0.5", "0.5-0.75", "0.75-1", "1+")


#: From these figures on, to remove many messages of a memory at once can hold the event loop for too long.
LONG_SESSION_MESSAGES: Final = 2_000
LONG_SESSION_BYTES: Final = 2_000_000


class IndexedSession(NamedTuple):
    """What the index knows of a session; times in milliseconds, ``fill`` is an index into :data:`FILL_BUCKETS`."""

    last_timestamp_ms: int
    last_sequence: int
    user_id: str | None
    ttl_ms: int | None
    fill: int

    def lapsed(self, now_ms: int) -> bool:
        """Return whether the session has been idle for longer than its time to live."""
        return has_lapsed(self.last_timestamp_ms, self.ttl_ms, now_ms)


class SessionIndex:
    """All sessions with a life in one partition, by id.

    Args:
        policy: the worker's settings for memory; a session's own settings override them.
        compaction: the worker's settings for compaction; a session's own settings override them.

    Attributes:
        fills: How many sessions are in each of :data:`FILL_BUCKETS`.
        long: The sessions with so long a memory that events are folded in a thread, unless they only append to it.
    """

    def __init__(self, policy: MemoryPolicy, compaction: CompactionPolicy) -> None:
        self._policy = policy
        self._compaction = compaction
        self._under_trigger = _limits_under_trigger(compaction)
        self._over_trigger: dict[str, None] = {}
        self._sessions: dict[str, IndexedSession] = {}
        # Apart, since most sessions have none.
        self._descriptions: dict[str, Description] = {}
        # Of the forks, the session that each was made from.
        self._sources: dict[str, str] = {}
        self._with_ttl = 0
        self.fills = [0] * len(FILL_BUCKETS)
        self.long: set[str] = set()

    def __len__(self) -> int:
        return len(self._sessions)

    def __contains__(self, session_id: str) -> bool:
        return session_id in self._sessions

    def update(self, session_id: str, head: Head | None) -> None:
        """Set a session's new head; None if its life ended."""
        before = self._sessions.get(session_id)
        if before is not None:
            self._with_ttl -= before.ttl_ms is not None
            self.fills[before.fill] -= 1
        if head is None:
            self._sessions.pop(session_id, None)
            self._over_trigger.pop(session_id, None)
            self._descriptions.pop(session_id, None)
            self._sources.pop(session_id, None)
            self.long.discard(session_id)
            return
        if head.description is not None:
            self._descriptions[session_id] = head.description
        elif self._descriptions:
            self._descriptions.pop(session_id, None)
        source = None if head.fork is None else head.fork.source
        if source is not None:
            self._sources[session_id] = source
        elif self._sources:
            self._sources.pop(session_id, None)
        if head.message_count >= LONG_SESSION_MESSAGES or head.size_bytes >= LONG_SESSION_BYTES:
            self.long.add(session_id)
        elif self.long:
            self.long.discard(session_id)
        configuration = head.configuration
        ttl_ms = self._policy.ttl_ms(configuration) if configuration else self._policy.defaults[1]
        self._with_ttl += ttl_ms is not None
        window = self._policy.context_window(configuration, head.model)
        fill = min(4 * (head.tokens + head.system_tokens) // window, len(FILL_BUCKETS) - 1)
        self.fills[fill] += 1
        indexed = head.last_timestamp_ms, head.last_sequence, head.user_id, ttl_ms, fill
        # IndexedSession(...) would take more than twice the time, and this runs for every session of a slice.
        self._sessions[session_id] = tuple.__new__(IndexedSession, indexed)
        if self._is_over_trigger(head, window):
            self._over_trigger[session_id] = None
        elif self._over_trigger:
            self._over_trigger.pop(session_id, None)

    def _is_over_trigger(self, head: Head, window: int) -> bool:
        max_bytes, max_messages, max_fraction, max_input_tokens = self._under_trigger
        if (
            not head.configuration
            and head.size_bytes <= max_bytes
            and head.message_count <= max_messages
            # One token less, since the product is rounded.
            and head.tokens + head.system_tokens <= max_fraction * window - 1
            and (max_input_tokens == UNLIMITED or (head.last_input_tokens or 0) <= max_input_tokens)
        ):
            return False  # the fast path for nearly all sessions, since this runs after every chunk
        return trigger(figures_of(head, self._policy), policy_of(head, self._compaction)) is not None

    def active(
        self,
        since_ms: int | None,
        user_id: str | None,
        now_ms: int,
        described: DescriptionFilter = ANY_DESCRIPTION,
    ) -> Iterator[tuple[int, str]]:
        """Yield last activity (milliseconds) and id of the sessions active since ``since_ms`` and not expired.

        They are those of the moment of this call, and may be iterated in another thread.

        Args:
            since_ms: earliest last activity; None: any.
            user_id: only sessions of this user; None: of all.
            now_ms: wall-clock milliseconds, to leave out expired sessions.
            described: what the sessions' descriptions must say.
        """
        sessions = self._sessions
        if described:
            # The smaller of what can pass: a list of forks does not look at all sessions.
            chosen = self._descriptions if described.forked_from is None else self._sources
            sessions = {
                session_id: self._sessions[session_id]
                for session_id in chosen
                if described.passes(self._descriptions.get(session_id), self._sources.get(session_id))
            }
        return _active(sessions.copy(), since_ms, user_id, now_ms)

    def expired(self, now_ms: int) -> Iterator[tuple[str, int]]:
        """Yield ``(session_id, last_sequence)`` of the sessions that are idle longer than their time to live."""
        if not self._with_ttl:
            return
        for session_id, session in self._sessions.items():
            if session.lapsed(now_ms):
                yield session_id, session.last_sequence

    def over_trigger(self, now_ms: int) -> list[str]:
        """Return the sessions whose memory is over a compaction trigger, without expired ones."""
        return [
            session_id for session_id in self._over_trigger if not self._sessions[session_id].lapsed(now_ms)
        ]


def _active(
    sessions: dict[str, IndexedSession], since_ms: int | None, user_id: str | None, now_ms: int
) -> Iterator[tuple[int, str]]:
    for session_id, session in sessions.items():
        if since_ms is not None and session.last_timestamp_ms < since_ms:
            continue
        if user_id is not None and session.user_id != user_id:
            continue
        if session.lapsed(now_ms):
            continue
        yield session.last_timestamp_ms, session_id


def _limits_under_trigger(compaction: CompactionPolicy) -> tuple[int, int, float, int]:
    """Return bytes, messages, fraction and input tokens up to which a session without settings is over no trigger."""
    fraction = compaction.trigger_context_fraction
    return (
        UNLIMITED if compaction.trigger_size_bytes is None else compaction.trigger_size_bytes,
        UNLIMITED if compaction.trigger_messages is None else compaction.trigger_messages,
        # With a fraction of 0 every AI message triggers, so no size is under it.
        UNLIMITED if fraction is None else fraction or -1,
        UNLIMITED if compaction.trigger_input_tokens is None else compaction.trigger_input_tokens,
    )
