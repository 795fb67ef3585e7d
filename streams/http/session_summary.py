"""One entry in the list of sessions: what memory knows of a session without its messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import session_fraction
from processors.memory.figures import context_fraction
from processors.memory.head import Head
from processors.memory.policy import MemoryPolicy
from processors.memory.record_time import utc_text
from processors.reading.body import forked_from_of
from processors.reading.described import Description


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """One entry in the list of sessions; ``last_timestamp_ms`` is the last activity by the records' timestamps.

    ``compaction_fraction`` is the used share of the trigger that is most nearly exceeded, None without triggers.
    ``window_fraction`` is the used fraction of the limit that is closest to full, None without limits.
    """

    session_id: str
    sequence: int
    epoch: int
    last_timestamp_ms: int
    size_bytes: int
    tokens: int
    message_count: int
    context_fraction: float
    last_input_tokens: int | None
    compaction_fraction: float | None
    window_fraction: float | None
    truncated: bool
    user_id: str | None
    agents: Sequence[str] = ()
    description: Description | None = None
    forked_from: Mapping[str, Any] | None = None

    @classmethod
    def of(
        cls, session_id: str, head: Head, policy: MemoryPolicy, compaction: CompactionPolicy
    ) -> SessionSummary:
        """Return the entry of a session with this head."""
        limits = policy.limits(head.configuration)
        return cls(
            session_id=session_id,
            sequence=head.last_sequence,
            epoch=head.epoch,
            last_timestamp_ms=head.last_timestamp_ms,
            size_bytes=head.size_bytes,
            tokens=head.tokens,
            message_count=head.message_count,
            context_fraction=context_fraction(head, policy),
            last_input_tokens=head.last_input_tokens,
            compaction_fraction=session_fraction(head, policy, compaction),
            window_fraction=limits.fraction(head.size_bytes, head.message_count, head.tokens),
            truncated=head.truncated,
            user_id=head.user_id,
            agents=head.agents,
            description=head.description,
            forked_from=forked_from_of(head),
        )

    def answer(self) -> dict[str, Any]:
        """Return the entry as :class:`schemas.view.SessionView` has it."""
        description = self.description or _UNDESCRIBED
        return {
            "session_id": self.session_id,
            "sequence": self.sequence,
            "epoch": self.epoch,
            "last_active_at": utc_text(self.last_timestamp_ms),
            "size_bytes": self.size_bytes,
            "tokens": self.tokens,
            "message_count": self.message_count,
            "context_fraction": self.context_fraction,
            "last_input_tokens": self.last_input_tokens,
            "compaction_fraction": self.compaction_fraction,
            "window_fraction": self.window_fraction,
            "truncated": self.truncated,
            "user_id": self.user_id,
            "agents": self.agents,
            "title": description.get("title"),
            "labels": description.get("labels", {}),
            "parent": description.get("parent"),
            "forked_from": self.forked_from,
        }


_UNDESCRIBED: Final[Description] = {}
