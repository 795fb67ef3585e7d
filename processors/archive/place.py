"""Where an archived message is now: in the memory, only in a summary, or only in the history."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from processors.archive.archived import ArchivedEvent
from schemas.archive import Place


@dataclass(frozen=True, slots=True)
class MemoryState:
    """What of a session's history a model is given now.

    Attributes:
        sequences: of the messages in memory.
        life_sequence: the first event of the current life; None without a life.
        summary_through: the last sequence that the summary in memory covers; None without a summary.
        cleared_at: the sequence of the last HistoryCleared; a summary covers nothing before it.
        system_message: the system message in force.
    """

    sequences: frozenset[int]
    life_sequence: int | None
    summary_through: int | None
    cleared_at: int | None
    system_message: str | None

    @classmethod
    def of(
        cls,
        messages: Iterable[tuple[int, bool]],
        *,
        life_sequence: int | None,
        cleared_at: int | None,
        system_message: str | None,
    ) -> MemoryState:
        """Return the state of a memory with these messages, each by its sequence and whether it is of a summary."""
        messages = list(messages)
        return cls(
            frozenset(sequence for sequence, compacted in messages if not compacted),
            life_sequence,
            max((sequence for sequence, compacted in messages if compacted), default=None),
            cleared_at,
            system_message,
        )


def place_of(event: ArchivedEvent, state: MemoryState) -> Place:
    """Return where a message is now.

    A message of the current life counts as summarized if the summary in memory covers its sequence, also if it had
    been evicted before; the figure ``truncated`` of a memory follows the same rule.
    """
    if event.type == "SystemMessageSet":
        return "memory" if event.text == state.system_message else "history"
    if event.sequence in state.sequences:
        return "memory"
    first = max(state.life_sequence or 0, -1 if state.cleared_at is None else state.cleared_at)
    if state.summary_through is not None and first <= event.sequence <= state.summary_through:
        return "summary"
    return "history"
