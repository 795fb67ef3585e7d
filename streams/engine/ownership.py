"""Which assignment is in force, and when the broker last confirmed it.

A worker may serve and write only the partitions that it owns. Ownership has two parts. One is the assignment in
force, with a number that rises with every rebalance and every loss. The other is proof: the time at which the last
heartbeat or SyncGroup was sent that the coordinator answered without error. The coordinator keeps a member for one
session timeout after it received the last heartbeat, which is never before the member sent it. So no other worker
can own the partitions until one session timeout after that time.

A successful flush is no proof for reads: it shows that no other worker had initialized the producer yet, but
another one may do so within the next milliseconds.

A rebalance ends the assignment in force. The partitions that this worker keeps are served on: it names them when it
joins the group again, and the group's leader gives none of them to another worker in that generation. They are folded
again once the new assignment is in force. What is kept is served as long as the last proof is valid, for the
coordinator removes no member, and so no leader overlooks what it keeps, before a session timeout after that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

#: Raises once an assignment is no longer in force; called before and after every await of a takeover.
CheckOwnership = Callable[[], None]

#: Linux's CLOCK_MONOTONIC stands still while the machine is suspended; the other workers' clocks do not.
_CLOCK: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)

#: The generation that aiokafka reports when the coordinator does not know the member.
NO_GENERATION: Final = -1


def now_seconds() -> float:
    """Return seconds of a clock that never goes back, and goes on while the process or the machine stands still."""
    return time.clock_gettime(_CLOCK)


@dataclass(frozen=True, slots=True)
class Assignment:
    """Partitions assigned to this worker. ``number`` is unique in the OS process; 0 means no assignment."""

    number: int
    generation: int
    partitions: frozenset[int]


@dataclass(frozen=True, slots=True)
class Following:
    """Who follows which partitions and which ones shall move, as the group's leader decided.

    Attributes:
        own: the partitions that this member follows.
        moving: those of them that it shall own once it has their records.
        urls: by partition, the URLs of all its followers.
        asking: the partitions that it shall own, and gets once it joins again: their owner serves them until then.
        leaving: the partitions that it owns until another member has them.
        kept_by_all: whether all members of this generation name the partitions that they keep, so that a leader
            knows what that means.
        all_stop: whether all members are about to stop, so that none hands its partitions over.
    """

    own: frozenset[int] = frozenset()
    moving: frozenset[int] = frozenset()
    urls: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    asking: frozenset[int] = frozenset()
    leaving: frozenset[int] = frozenset()
    kept_by_all: bool = False
    all_stop: bool = False


NO_ASSIGNMENT: Final = Assignment(0, NO_GENERATION, frozenset())


class Ownership:
    """The assignment in force and the proof for it. Two threads write it, with atomic assignments only.

    Args:
        session_timeout_seconds: the group's session timeout; older proof is not valid.
        clock: monotonic seconds; must advance while the process is stopped or the machine suspended.

    Attributes:
        stopping: whether this worker is about to stop, so that it shall own nothing from the next assignment on.
        stop_announced: whether the group's leader was told so.
    """

    def __init__(self, session_timeout_seconds: float, clock: Callable[[], float] = now_seconds) -> None:
        self.session_timeout_seconds = session_timeout_seconds
        self.assignment = NO_ASSIGNMENT
        self._kept = NO_ASSIGNMENT
        self.urls: dict[int, str] = {}
        self.following = Following()
        self.warm: Callable[[], Collection[int]] = tuple
        self.members: tuple[str, ...] = ()
        self.stopping = False
        self.stop_announced = False
        self._clock = clock
        self._number = 0
        self._confirmed_at: float | None = None
        self._generation: Callable[[], int] = lambda: NO_GENERATION

    def announce_stop(self) -> bool:
        """Return whether this worker is about to stop, to a join of the group that tells it the leader."""
        self.stop_announced = self.stopping
        return self.stopping

    def watch_generation(self, generation: Callable[[], int]) -> None:
        """Set the function that returns the group's current generation."""
        self._generation = generation

    def begin(self, generation: int, partitions: frozenset[int]) -> Assignment:
        """Put a new assignment in force; nothing is kept of the one before."""
        self._number += 1
        self.assignment = Assignment(self._number, generation, partitions)
        self._kept = NO_ASSIGNMENT
        return self.assignment

    def end(self) -> None:
        """End the assignment in force, and keep nothing of it (the worker stops)."""
        self._number += 1
        self.assignment = NO_ASSIGNMENT
        self._kept = NO_ASSIGNMENT

    def rejoin(self, served: Collection[int]) -> None:
        """End the assignment in force because the group is joined again; keep what can be served meanwhile.

        Where no assignment has come since the last call, what was kept then stays kept: no other member got it.

        Args:
            served: the partitions of the assignment that this worker owns.
        """
        ended = self.assignment
        if ended.number:
            following = self.following
            keeps = following.kept_by_all and self.proven
            kept = ended.partitions.intersection(served) - following.leaving if keeps else frozenset[int]()
            self._kept = Assignment(ended.number, ended.generation, kept)
        self._number += 1
        self.assignment = NO_ASSIGNMENT

    @property
    def kept(self) -> Assignment:
        """The assignment that the last rebalance ended, with the partitions that are served on; callable anywhere.

        Without partitions once the proof was not valid for a moment, until the next assignment.
        """
        if self._kept.partitions and not self._is_fresh():
            self._kept = NO_ASSIGNMENT
        return self._kept

    def keeps(self, assignment: Assignment, partition: int) -> bool:
        """Return whether a partition of an assignment that a rebalance ended is served on."""
        return assignment.number == self._kept.number != 0 and partition in self.kept.partitions

    def confirm(self, sent_at: float) -> None:
        """Record proof: the coordinator answered a heartbeat or sync, sent at ``sent_at``, without error."""
        # What was no longer proven before may have another owner by now.
        _ = self.kept
        if self._confirmed_at is None or sent_at > self._confirmed_at:
            self._confirmed_at = sent_at

    def revoke_proof(self) -> None:
        """Discard the proof, since the coordinator answered that this worker is not a member."""
        self._confirmed_at = None
        self._kept = NO_ASSIGNMENT

    @property
    def proven(self) -> bool:
        """Whether there is valid proof that this worker owns the partitions of the assignment in force."""
        return self._is_fresh() and self._generation() == self.assignment.generation != NO_GENERATION

    def _is_fresh(self) -> bool:
        confirmed_at = self._confirmed_at
        return confirmed_at is not None and self._clock() - confirmed_at < self.session_timeout_seconds

    def is_current(self, assignment: Assignment) -> bool:
        """Return whether ``assignment`` is in force and proven; checked before steps that could harm a new owner."""
        return assignment is self.assignment and assignment.number > 0 and self.proven
