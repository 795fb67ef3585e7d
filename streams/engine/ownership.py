"""Which assignment is in force, and when the broker last confirmed it.

A worker may serve and write only the partitions that it owns. Ownership has two parts. One is the assignment in
force, with a number that rises with every rebalance and every loss. The other is proof: the time at which the last
heartbeat or SyncGroup was sent that the coordinator answered without error. The coordinator keeps a member for one
session timeout after it received the last heartbeat, which is never before the member sent it. So no other worker
can own the partitions until one session timeout after that time.

A successful flush is no proof for reads: it shows that no other worker had initialized the producer yet, but
another one may do so within the next milliseconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

#: Raises once an assignment is no longer in force; called before and after every await of a takeover.
CheckOwnership = Callable[[], None]

#: The generation that aiokafka reports when the coordinator does not know the member.
NO_GENERATION: Final = -1


@dataclass(frozen=True, slots=True)
class Assignment:
    """Partitions assigned to this worker. ``number`` is unique in the OS process; 0 means no assignment."""

    number: int
    generation: int
    partitions: frozenset[int]


@dataclass(frozen=True, slots=True)
class Following:
    """Who follows which partitions, as the group's leader decided.

    Attributes:
        own: the partitions that this member follows.
        moving: those of them that it shall own once it has their records.
        urls: by partition, the URLs of all its followers.
    """

    own: frozenset[int] = frozenset()
    moving: frozenset[int] = frozenset()
    urls: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


NO_ASSIGNMENT: Final = Assignment(0, NO_GENERATION, frozenset())


class Ownership:
    """The assignment in force and the proof for it. Two threads write it, with atomic assignments only.

    Args:
        session_timeout_seconds: the group's session timeout; older proof is not valid.
        clock: monotonic seconds; must advance while the process is stopped, as CLOCK_MONOTONIC does.
    """

    def __init__(self, session_timeout_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.session_timeout_seconds = session_timeout_seconds
        self.assignment = NO_ASSIGNMENT
        self.urls: dict[int, str] = {}
        self.following = Following()
        self.warm: Callable[[], Collection[int]] = tuple
        self.members: tuple[str, ...] = ()
        self._clock = clock
        self._number = 0
        self._confirmed_at: float | None = None
        self._generation: Callable[[], int] = lambda: NO_GENERATION

    def watch_generation(self, generation: Callable[[], int]) -> None:
        """Set the function that returns the group's current generation."""
        self._generation = generation

    def begin(self, generation: int, partitions: frozenset[int]) -> Assignment:
        """Put a new assignment in force."""
        self._number += 1
        self.assignment = Assignment(self._number, generation, partitions)
        return self.assignment

    def end(self) -> None:
        """End the assignment in force (a rebalance started, or the worker stops)."""
        self._number += 1
        self.assignment = NO_ASSIGNMENT

    def confirm(self, sent_at: float) -> None:
        """Record proof: the coordinator answered a heartbeat or sync, sent at ``sent_at``, without error."""
        if self._confirmed_at is None or sent_at > self._confirmed_at:
            self._confirmed_at = sent_at

    def revoke_proof(self) -> None:
        """Discard the proof, since the coordinator answered that this worker is not a member."""
        self._confirmed_at = None

    @property
    def proven(self) -> bool:
        """Whether there is valid proof that this worker owns the partitions of the assignment in force."""
        confirmed_at = self._confirmed_at
        return (
            confirmed_at is not None
            and self._clock() - confirmed_at < self.session_timeout_seconds
            and self._generation() == self.assignment.generation != NO_GENERATION
        )

    def is_current(self, assignment: Assignment) -> bool:
        """Return whether ``assignment`` is in force and proven; checked before steps that could harm a new owner."""
        return assignment is self.assignment and assignment.number > 0 and self.proven
