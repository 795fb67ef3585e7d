"""Which sessions a partition holds: enough to list the active, the expired and those to be compacted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory.figures import figures_of
from processors.memory.head import Head
from processors.memory.policy import UNLIMITED, MemoryPolicy, has_lapsed

#: Fractions of a context window that sessions are counted by.
FILL_BUCKETS: Final = ("0-0.25", "0.25-0.5", "0.5-0.75", "0.75-1", "1+")


class Listed(NamedTuple):
    """What is known of a session without loading it; times in milliseconds, ``fill`` a bucket's number."""

    last_timestamp_ms: int
    last_sequence: int
    user_id: str | None
    ttl_ms: int | None
    fill: int

    def lapsed(self, now_ms: int) -> bool:
        """Whether it has been idle for longer than its time to live."""
        return has_lapsed(self.last_timestamp_ms, self.ttl_ms, now_ms)


class Directory:
    """All sessions with a life, by id.

    Args:
        compaction: the worker's settings; sessions' own go over them.

    Attributes:
        fills: How many sessions are in each of :data:`FILL_BUCKETS`.
    """

    def __init__(self, policy: MemoryPolicy, compaction: CompactionPolicy) -> None:
        self._policy = policy
        self._compaction = compaction
        self._most = _clearly_under(compaction)
        self._over_trigger: dict[str, None] = {}
        self._sessions: dict[str, Listed] = {}
        self._with_ttl = 0
        self.fills = [0] * len(FILL_BUCKETS)

    def __len__(self) -> int:
        return len(self._sessions)

    def note(self, session_id: str, head: Head | None) -> None:
        """Take in a session's new head; None when its life ended."""
        before = self._sessions.get(session_id)
        if before is not None:
            self._with_ttl -= before.ttl_ms is not None
            self.fills[before.fill] -= 1
        if head is None:
            self._sessions.pop(session_id, None)
            self._over_trigger.pop(session_id, None)
            return
        ttl_ms = self._policy.ttl_ms(head.configuration)
        self._with_ttl += ttl_ms is not None
        window = self._policy.context_window(head.configuration, head.model)
        fill = min(4 * (head.tokens + head.system_tokens) // window, len(FILL_BUCKETS) - 1)
        self.fills[fill] += 1
        self._sessions[session_id] = Listed(
            head.last_timestamp_ms, head.last_sequence, head.user_id, ttl_ms, fill
        )
        if self._is_over_trigger(head, window):
            self._over_trigger[session_id] = None
        elif self._over_trigger:
            self._over_trigger.pop(session_id, None)

    def _is_over_trigger(self, head: Head, window: int) -> bool:
        most_bytes, most_messages, most_fraction = self._most
        if (
            not head.configuration
            and head.size_bytes <= most_bytes
            and head.message_count <= most_messages
            # A token less than the product is on the safe side.
            and head.tokens + head.system_tokens <= most_fraction * window - 1
        ):
            return False  # nearly all sessions, nearly always; this is asked after every chunk
        own = head.configuration.get("compaction")
        compaction = self._compaction.overlaid(own) if own else self._compaction
        return trigger(figures_of(head, self._policy), compaction) is not None

    def active(self, since_ms: int | None, user_id: str | None, now_ms: int) -> Iterator[tuple[int, str]]:
        """Last activity and id of sessions active since then, neither expired nor another user's."""
        for session_id, listed in self._sessions.items():
            if since_ms is not None and listed.last_timestamp_ms < since_ms:
                continue
            if user_id is not None and listed.user_id != user_id:
                continue
            if listed.lapsed(now_ms):
                continue
            yield listed.last_timestamp_ms, session_id

    def expired(self, now_ms: int) -> Iterator[tuple[str, int]]:
        """``(session_id, last_sequence)`` of sessions idle longer than their time to live."""
        if not self._with_ttl:
            return
        for session_id, listed in self._sessions.items():
            if listed.lapsed(now_ms):
                yield session_id, listed.last_sequence

    def over_trigger(self, now_ms: int) -> list[str]:
        """Sessions whose memory is to be compacted and has not been, but for expired ones."""
        return [
            session_id for session_id in self._over_trigger if not self._sessions[session_id].lapsed(now_ms)
        ]


def _clearly_under(compaction: CompactionPolicy) -> tuple[int, int, float]:
    """Bytes, messages and fraction up to which a session without settings of its own is over no trigger."""
    fraction = compaction.trigger_context_fraction
    return (
        UNLIMITED if compaction.trigger_size_bytes is None else compaction.trigger_size_bytes,
        UNLIMITED if compaction.trigger_messages is None else compaction.trigger_messages,
        # At 0 every AI message counts, whatever the size.
        UNLIMITED if fraction is None else fraction or -1,
    )
