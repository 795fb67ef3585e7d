"""The memory of a session whose summaries are scored."""

from __future__ import annotations

from processors.evaluation.coverage import Coverage
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from schemas.events import HistoryCleared


class ScoredMemory:
    """The memory of a session, and what its summaries have replaced in it so far.

    Args:
        session_id: The session.
        policy: The memory workers' limits.

    Attributes:
        memory: The memory after the event that was folded last.
        coverage: What summaries replaced in this life, and since the memory was cleared last.
    """

    def __init__(self, session_id: str, policy: MemoryPolicy) -> None:
        self._policy = policy
        self.memory = Memory.empty(session_id)
        self.coverage = Coverage()

    @property
    def has_life(self) -> bool:
        """Whether the session has a memory; false before its first event, and after its end."""
        return self.memory.head is not None

    @property
    def text_bytes(self) -> int:
        """Bytes of the messages in this memory."""
        head = self.memory.head
        return 0 if head is None else head.size_bytes

    @property
    def state(self) -> tuple[object, ...]:
        """What is kept of the session: its memory, and what is noted of what summaries cover."""
        return self.memory, self.coverage

    def fold(self, entry: Entry) -> bool:
        """Fold an event; return whether nothing is covered any more, because a life begins or ends or memory is cleared.

        Args:
            entry: The event. Its sequence is higher than those before.
        """
        self.memory, changes = fold(self.memory, (entry,), self._policy)
        head = self.memory.head
        begins_anew = (
            head is None
            or head.life_sequence != self.coverage.life
            or isinstance(entry.event, HistoryCleared)
        )
        if begins_anew:
            self.coverage = Coverage(None if head is None else head.life_sequence)
        self.coverage.follow(self.memory, changes, entry.sequence)
        return begins_anew
