"""Which assignment is in force, and how long ago the broker confirmed that it is.

A worker may serve and write only what it owns. Two things are known about ownership: the assignment in
force (a number of our own that rises with every rebalance and every loss) and proof, the moment a heartbeat
or SyncGroup was sent that the coordinator answered without error. The coordinator keeps a member for a
session timeout after the last heartbeat it received, which is never before we sent it; so for a session
timeout after that moment nobody else can own our partitions.

A flush that went through is not counted as proof for reads: it shows that no successor had initialized
its producer yet, not that none will do so within the next milliseconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

#: Raises once an assignment is not in force any more; asked before and after every await of a takeover.
CheckOwnership = Callable[[], None]

#: aiokafka's generation when the coordinator does not know the member.
NO_GENERATION: Final = -1


@dataclass(frozen=True, slots=True)
class Assignment:
    """One grant of partitions to this worker. ``number`` is unique in the process, 0 means none."""

    number: int
    generation: int
    partitions: frozenset[int]


NO_ASSIGNMENT: Final = Assignment(0, NO_GENERATION, frozenset())


class Ownership:
    """The assignment in force and the proof that it still is. Written by two threads, one word at a time.

    Args:
        session_timeout_seconds: the group's session timeout; proof older than that is none.
        clock: monotonic seconds; must go on while the process is stopped, as CLOCK_MONOTONIC does.
    """

    def __init__(self, session_timeout_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.session_timeout_seconds = session_timeout_seconds
        self.assignment = NO_ASSIGNMENT
        self.urls: dict[int, str] = {}
        self.members: tuple[str, ...] = ()
        self._clock = clock
        self._number = 0
        self._confirmed_at: float | None = None
        self._generation: Callable[[], int] = lambda: NO_GENERATION

    def watch_generation(self, generation: Callable[[], int]) -> None:
        """Tell where the group's current generation can be read at any time."""
        self._generation = generation

    def begin(self, generation: int, partitions: frozenset[int]) -> Assignment:
        """Put a new assignment in force."""
        self._number += 1
        self.assignment = Assignment(self._number, generation, partitions)
        return self.assignment

    def end(self) -> None:
        """No assignment is in force from now on (a rebalance started, or the worker stops)."""
        self._number += 1
        self.assignment = NO_ASSIGNMENT

    def confirm(self, sent_at: float) -> None:
        """The coordinator answered without error a heartbeat or sync sent at ``sent_at``."""
        if self._confirmed_at is None or sent_at > self._confirmed_at:
            self._confirmed_at = sent_at

    def revoke_proof(self) -> None:
        """The coordinator said that we are not a member."""
        self._confirmed_at = None

    @property
    def proven(self) -> bool:
        """Whether the broker is known to count us as the owner of what the assignment names."""
        confirmed_at = self._confirmed_at
        return (
            confirmed_at is not None
            and self._clock() - confirmed_at < self.session_timeout_seconds
            and self._generation() == self.assignment.generation != NO_GENERATION
        )

    def is_current(self, assignment: Assignment) -> bool:
        """Whether ``assignment`` is in force and proven: the check before every step that could harm a successor."""
        return assignment is self.assignment and assignment.number > 0 and self.proven
