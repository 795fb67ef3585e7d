"""What the project wants to reach: bounds of its figures, and ratios to others in the same run of ``make bench``."""

from __future__ import annotations

from typing import Final

from benchmarks.results import Results, Target

OURS: Final = "memory worker"
QUIX: Final = "Quix Streams, exactly once"
NAIVE: Final = "naive Faust agent, at least once"

#: Shapes of sessions.
NARROW: Final = "100 events a session"
RECORDED_SHAPE: Final = "as recorded"
WIDE: Final = "2 or 3 events a session"

#: Wanted of the memory worker with 100 events a session, on a core that gave 22,000 when this was wanted.
NARROW_EVENTS_PER_SECOND: Final = 45_000

#: The case of agents' calls.
CALLS: Final = "calls"
#: Events that others publish while an agent waits.
STEADY_EVENTS_PER_SECOND: Final = 5_000
#: Events that others publish during a rolling restart.
FAILOVER_EVENTS_PER_SECOND: Final = 500
#: What the failover is measured with: ``STANDBY`` and ``HEARTBEAT_SECONDS``, of which 1 s is the default.
FAILOVER_CASES: Final = ((1, 0.3), (1, 1.0), (0, 0.3))
#: What a worker does while reads are measured, as :mod:`benchmarks.reads_meanwhile` has it.
COMPACTIONS: Final = "sessions of 100 messages are compacted"
TAKEOVER: Final = "other partitions are restored"
#: What :class:`benchmarks.failover.Failover` has, in its order.
FAILOVER_FIGURES: Final = (
    "killed until noticed s",
    "noticed until all answered s",
    "stale reads without answer, share",
    "rolling restart, longest time without an answer s",
    "rolling restart s",
    "rolling restart, longest append s",
    "rolling restart, longest read of one's own write s",
)


def failover_case(events: int, standby: int, heartbeat_seconds: float) -> str:
    """Return the name of a case of the failover."""
    return f"{events:,} events, STANDBY={standby}, HEARTBEAT_SECONDS={heartbeat_seconds:g}"


def load_case(events_per_second: int) -> str:
    """Return the name of the case in which others publish at this rate."""
    return f"{events_per_second:,} events/s from others"


def targets(results: Results) -> list[Target]:
    """Return what is wanted of the figures; sessions and cases are those that were measured."""
    return [
        *_streams(results),
        *_workers(),
        *_agents(),
        *_freshness(),
        *_growth(results),
        *_recovery(results),
        *_failover(results),
    ]


def _streams(results: Results) -> list[Target]:
    found: list[Target] = []
    for case in dict.fromkeys(one.case for one in results.series if one.part == "Streams"):
        wide = case.startswith(WIDE)
        if case.startswith(NARROW):
            of = ("Streams", case, OURS, "events/s")
            found.append(
                Target(f"events/s of the memory worker, {case}", NARROW_EVENTS_PER_SECOND, False, of)
            )
        for other, times in ((NAIVE, 12 if wide else 20), (QUIX, 2)):
            says = f"events/s of the memory worker, {case}: times those of the {other}"
            of, against = (("Streams", case, contender, "events/s") for contender in (OURS, other))
            found.append(Target(says, times, False, of, against))
    return found


def _workers() -> list[Target]:
    found: list[Target] = []
    for process in ("analytics", "archive"):
        for shape in (RECORDED_SHAPE, WIDE):
            says = f"events/s of the {process} worker, {shape}: times those of the memory worker"
            of, against = (("Workers", shape, f"{one} worker", "events/s") for one in (process, "memory"))
            found.append(Target(says, 1, False, of, against))
    return found


def _agents() -> list[Target]:
    bounds = (
        ("one writer appends/s", 1.0, False),
        ("fifty writers appends/s", 2.0, False),
        ("read of 100 p50 ms", 1.3, True),
    )
    return [
        Target(
            f"{figure} of {contender}: times RedisSession's",
            wanted,
            at_most,
            ("Agents", CALLS, contender, figure),
            ("Agents", CALLS, "RedisSession", figure),
        )
        for figure, wanted, at_most in bounds
        for contender in ("SessionMemory", "SessionMemory over HTTP")
    ]


def _freshness() -> list[Target]:
    rest, busy = load_case(0), load_case(STEADY_EVENTS_PER_SECOND)
    found = [
        Target(f"{figure}, {case}", wanted, True, ("Freshness", case, "SessionMemory", figure))
        for case in (rest, busy)
        for figure, wanted in (("own write p50 ms", 3.0), ("own write p99 ms", 10.0))
    ]
    against = ("Freshness", rest, "SessionMemory", "read of 100 p99 ms")
    meanwhile = {busy: "events are folded", COMPACTIONS: COMPACTIONS, TAKEOVER: TAKEOVER}
    for case, says in meanwhile.items():
        of = ("Freshness", case, "SessionMemory", "read of 100 p99 ms")
        found.append(Target(f"p99 of a read while {says}: times that at rest", 3, True, of, against))
    return found


def _growth(results: Results) -> list[Target]:
    of_part = [one for one in results.series if one.part == "Growth"]
    found: list[Target] = []
    for kind in ("sessions", "messages"):
        of_kind = [one for one in of_part if one.case.endswith(kind)]
        for figure in dict.fromkeys(one.figure for one in of_kind):
            cases = [one.case for one in of_kind if one.figure == figure]
            of, against = (("Growth", case, OURS, figure) for case in (cases[-1], cases[0]))
            says = f"{figure}, {cases[-1]}: times that with {cases[0]}"
            found.append(Target(says, 1.2, True, of, against))
    return found


def _recovery(results: Results) -> list[Target]:
    return [
        Target(
            f"seconds until served again, {one.case}, {one.contender}",
            20 if one.contender == "memory://" else 5,
            True,
            (one.part, one.case, one.contender, one.figure),
        )
        for one in results.series
        if one.part == "Recovery" and one.figure == "restart s"
    ]


def _failover(results: Results) -> list[Target]:
    return [
        Target(f"{one.figure}, {one.case}", wanted, True, (one.part, one.case, one.contender, one.figure))
        for one in results.series
        for figure, wanted in ((FAILOVER_FIGURES[1], 2.0), (FAILOVER_FIGURES[3], 1.0))
        if one.part == "Failover" and one.figure == figure and "STANDBY=1," in one.case
    ]
