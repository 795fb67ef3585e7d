"""What fails, when and for how long: a list of values that follows from a seed."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, order=True)
class Fault:
    """One fault. Times are seconds since the traffic began.

    ``target`` is the name of a worker (``memory-0``) or of a broker (``broker-1``), or ``all``.
    ``duration`` is how long the fault lasts before it is undone; a kill has no duration of its own, and the duration
    is how long the process stays away.
    """

    at: float
    kind: str
    target: str
    duration: float

    @property
    def until(self) -> float:
        """When it is undone."""
        return self.at + self.duration


@dataclass(frozen=True)
class Kind:
    """A kind of fault.

    Attributes:
        targets: Prefixes of what it can hit.
        shortest: Shortest duration in seconds.
        longest: Longest duration in seconds.
        weight: How often it is drawn, in relation to the others.
        first_half: Only in the first half of a run.
        last_half: Only in the last half of a run.
    """

    targets: tuple[str, ...]
    shortest: float
    longest: float
    weight: int = 2
    first_half: bool = False
    last_half: bool = False


WORKERS: Final = ("memory", "analytics", "compaction", "archive")

#: A worker's session timeout in a run; some faults must last longer, others must not.
SESSION_TIMEOUT_SECONDS: Final = 6.0

#: The worker whose connections are its own, so that they can fail while those of all others work.
OWN_CONNECTIONS: Final = "memory-0"

KINDS: Final[Mapping[str, Kind]] = {
    "worker_killed": Kind(WORKERS, 1, 12, weight=4),
    "all_memory_killed": Kind(("all",), 1, 5, weight=1),
    "worker_stopped": Kind(WORKERS, 0.5, 4, weight=3),
    "worker_paused": Kind(WORKERS, SESSION_TIMEOUT_SECONDS + 2, 2.5 * SESSION_TIMEOUT_SECONDS, weight=3),
    "worker_halted": Kind(WORKERS, 0.5, SESSION_TIMEOUT_SECONDS - 1),
    "worker_isolated": Kind((OWN_CONNECTIONS,), SESSION_TIMEOUT_SECONDS + 2, 2.5 * SESSION_TIMEOUT_SECONDS),
    "worker_gets_no_answers": Kind((OWN_CONNECTIONS,), 0.5, 2.5 * SESSION_TIMEOUT_SECONDS),
    "worker_joins": Kind(("memory-extra",), 10, 20),
    "worker_data_deleted": Kind(("memory-1",), 0.5, 3),
    "archive_data_deleted": Kind(("archive",), 0.5, 3, weight=1, first_half=True),
    "clock_ahead": Kind(("memory",), 15, 30, weight=1),
    "disk_full": Kind(("memory-1", "archive"), 5, 12),
    "broker_killed": Kind(("broker",), 3, 12, weight=3),
    "broker_stopped": Kind(("broker",), 3, 10),
    "broker_paused": Kind(("broker",), 5, 20, weight=3),
    "two_brokers_killed": Kind(("broker",), 4, 10, weight=1),
    "brokers_rolled": Kind(("all",), 5, 5, weight=1),
    "connections_slow": Kind(("broker", "all"), 8, 20, weight=3),
    "connections_cut": Kind(("broker", "all"), 0.5, 6, weight=3),
    "connections_silent": Kind(("broker", "all"), 5, 15, weight=3),
    "changelog_compacted": Kind(("all",), 10, 20),
    "log_trimmed": Kind(("all",), 0.1, 0.1, last_half=True),
    "partitions_reassigned": Kind(("all",), 1, 1),
    "earlier_version": Kind(("memory", "analytics"), 20, 40, weight=1),
}

#: Only so many of the faults before another one can still last.
_NEAR: Final = 50

#: Two faults that hit one thing at the same time would undo each other. These need all brokers for themselves.
_NEEDS_ALL_BROKERS: Final = frozenset({"brokers_rolled", "two_brokers_killed", "partitions_reassigned"})
_PROCESS_OF_BROKER: Final = (
    frozenset({"broker_killed", "broker_stopped", "broker_paused"}) | _NEEDS_ALL_BROKERS
)


def schedule(
    seed: int,
    seconds: float,
    *,
    targets: Sequence[str],
    every_seconds: float,
    without: Collection[str] = (),
    settle_seconds: float = 10.0,
) -> list[Fault]:
    """Return the faults of a run, in the order of their times.

    The same arguments give the same faults. Every kind occurs once before any kind occurs again, as far as it fits;
    then each is drawn as often as its weight says. No two faults hit the same target at the same time. At most one
    broker's process is away at a time, and at most one memory worker, unless the kind itself takes away more.

    Args:
        seed: Of the random numbers.
        seconds: Length of the traffic; every fault is undone before its end.
        targets: Names of all workers and brokers.
        every_seconds: Mean time between two faults.
        without: Kinds that this machine cannot inject.
        settle_seconds: No fault begins before this time.
    """
    dice = random.Random(seed)
    kinds = {name: kind for name, kind in KINDS.items() if name not in without}
    faults: list[Fault] = []
    deck = list(kinds)
    dice.shuffle(deck)
    at = settle_seconds
    while at < seconds:
        fault = _first_that_fits(deck, kinds, targets, at, seconds, faults, dice)
        if fault is None and len(deck) < 4 * len(kinds):
            # What is left fits later, or never. The next round begins in the meantime.
            following = [name for name, kind in kinds.items() for _ in range(kind.weight)]
            dice.shuffle(following)
            deck += following
            fault = _first_that_fits(deck, kinds, targets, at, seconds, faults, dice)
        if fault is not None:
            deck.remove(fault.kind)
            faults.append(fault)
        at += dice.uniform(0.4, 1.6) * every_seconds
    return sorted(faults)


def _first_that_fits(
    deck: Sequence[str],
    kinds: Mapping[str, Kind],
    targets: Sequence[str],
    at: float,
    seconds: float,
    faults: Sequence[Fault],
    dice: random.Random,
) -> Fault | None:
    for name in dict.fromkeys(deck):
        kind = kinds[name]
        if (kind.first_half and at > seconds / 2) or (kind.last_half and at < seconds / 2):
            continue
        choice = [
            target
            for target in (*targets, "all")
            if any(target == wanted or target.startswith(f"{wanted}-") for wanted in kind.targets)
        ]
        # ``memory-extra`` is a target of its own: it runs only while it is a fault.
        if "memory-extra" not in kind.targets:
            choice = [target for target in choice if target != "memory-extra"]
        target = dice.choice(choice)
        fault = Fault(round(at, 3), name, target, round(dice.uniform(kind.shortest, kind.longest), 3))
        if fault.until < seconds and not any(_collide(fault, other) for other in faults[-_NEAR:]):
            return fault
    return None


def _collide(one: Fault, other: Fault) -> bool:
    """Whether two faults at the same time would undo one another, or take more away than a cluster can lose."""
    # A restarted process needs a while before it can be hit again.
    pause = 5.0
    if _hits_memory(one) and _hits_memory(other):
        # One memory worker is there at any time, unless a kind itself takes away all.
        pause = 12.0
        return one.at < other.until + pause and other.at < one.until + pause
    if one.at >= other.until + pause or other.at >= one.until + pause:
        return False
    if (
        changes_connections(one)
        and changes_connections(other)
        and OWN_CONNECTIONS in (one.target, other.target)
    ):
        return True
    if one.kind == other.kind and "all" in (one.target, other.target):
        return True
    return process_of(one) == process_of(other)


def changes_connections(fault: Fault) -> bool:
    """Return whether a fault changes how connections to brokers work."""
    return fault.kind.startswith("connections_") or fault.kind in {
        "worker_isolated",
        "worker_gets_no_answers",
    }


def _hits_memory(fault: Fault) -> bool:
    return fault.kind == "all_memory_killed" or fault.target in ("memory-0", "memory-1")


def process_of(fault: Fault) -> str:
    """Return the name of what a fault changes; two faults of one name must not happen at the same time."""
    if fault.kind in _PROCESS_OF_BROKER:
        return "brokers"
    if fault.kind.startswith("connections_"):
        return f"connections of {fault.target}"
    return fault.kind if fault.target == "all" else fault.target
