"""After kill -9 at any time, memory is exactly the fold of the log."""

from __future__ import annotations

import random
import time

import pytest

from tests.live.announced import announcement_faults
from tests.live.comparison import CountTokens, wrong_memories
from tests.live.fixtures import Figure, MakeSystem
from tests.live.load import Load, copies, interleaved
from tests.live.system import System
from tests.live.worker import Worker
from tests.oracles.memory import Limits

LIMITS = Limits(max_messages=20)
EVENTS_A_SECOND = 200
LIVES = 6
#: Killed while it restores; killed while the backlog of its start may still be unwritten.
RESTORING, NOT_CAUGHT_UP = {3}, {5, 6}


def restored(worker: Worker) -> int:
    """Return how many events were already applied when the worker took its partitions over at first."""
    found: dict[int, dict[str, int]] = {}
    for line in worker.lines_of("restored"):
        found.setdefault(line["partition"], line["positions"])
    return sum(sum(positions.values()) for positions in found.values())


def durable(system: System) -> int:
    """Return how many events were durably applied: a flush commits its offsets with its changes."""
    ends = system.ends(system.topics.session_events)
    return sum(max(0, offset) for offset in system.committed_offsets(ends).values())


@pytest.mark.slow
@pytest.mark.timeout(600)  # on a busy machine; each kill waits for the session timeout
def test_memory_is_exact_after_kill_9_at_random_moments(
    make_system: MakeSystem, count_tokens: CountTokens, figure: Figure
) -> None:
    """After kills under load and during a restore no message is repeated or missing, and each is announced exactly once.

    What the killed worker had applied and its successor applies again is at most what no flush had written.
    """
    seed = random.randrange(10_000)
    chance = random.Random(seed)
    figure(f"random moments by seed {seed}")
    # Half the session timeout is the deadline of a flush, which a busy machine must be able to meet.
    system = make_system(MEMORY__MAX_MESSAGES=20, SESSION_TIMEOUT_SECONDS=8).create_topics()
    replayed: list[float] = []
    unwritten: list[float] = []
    applied_before: float | None = None
    with Load(system, EVENTS_A_SECOND) as load:
        for life in range(1, LIVES + 1):
            # In every other life a flush is nearly always under way, so that the kill cuts one in two.
            worker = system.start(f"life{life}", MEMORY__FLUSH_INTERVAL_MS=100 if life % 2 else 5)
            if life in RESTORING:
                worker.wait_for_line("assigned")
                time.sleep(chance.uniform(0.0, 0.15))  # the moment itself is what is tried
                worker.kill()
                continue
            worker.wait_ready(within=120)
            begun_at = restored(worker)
            if applied_before is not None:
                replayed.append(max(0.0, applied_before - begun_at))
            applied_before = None
            if life not in NOT_CAUGHT_UP:
                # Ready is what has applied the backlog; its flush is no flush of one interval.
                system.wait_flushed(within=120)
            time.sleep(chance.uniform(0.3, 1.5))
            if life not in NOT_CAUGHT_UP:
                durable_before = durable(system)
                applied_before = begun_at + worker.metric("sessionstream_events_applied_total")
                unwritten.append(applied_before - durable_before)
            worker.kill()
        load.stop()
    figure(f"events applied again after each kill: {replayed}, at {EVENTS_A_SECOND} events/s")

    survivor = system.start("survivor").wait_ready(within=120)
    system.wait_flushed(within=120)

    assert wrong_memories(survivor, load.chats, LIMITS, count_tokens) == {}
    assert announcement_faults(system, load.events, load.places) == []
    assert replayed
    assert all(again <= before for again, before in zip(replayed, unwritten, strict=True)), (
        f"applied again {replayed}, of which no flush had written at most {unwritten}"
    )


@pytest.mark.slow
def test_offsets_reset_to_the_end_lose_nothing(make_system: MakeSystem, count_tokens: CountTokens) -> None:
    """The group's committed offsets are only for lag tools: memory begins at its watermark, whatever they are."""
    chats = copies(1)
    events = interleaved(chats.items())
    half = len(events) // 2
    system = make_system(MEMORY__MAX_MESSAGES=20, SESSION_TIMEOUT_SECONDS=15).create_topics()
    system.publish(events[:half])
    first = system.start("first").wait_ready(within=120)
    system.wait_flushed(within=120)
    assert first.stop(within=60) == 0
    system.publish(events[half:])

    system.commit_offsets(system.ends(system.topics.session_events))
    second = system.start("second").wait_ready(within=120)
    assert wrong_memories(second, chats, LIMITS, count_tokens) == {}
    assert restored(second) == half
    if not second.lines_of("ownership_lost"):  # on a busy machine a flush may miss its deadline
        assert second.metric("sessionstream_events_applied_total") == len(events) - half

    system.wait_flushed(within=120)
    assert second.stop(within=60) == 0
    system.delete_group()
    third = system.start("third").wait_ready(within=120)
    assert wrong_memories(third, chats, LIMITS, count_tokens) == {}
    assert restored(third) == len(events)
    if not third.lines_of("ownership_lost"):
        assert third.metric("sessionstream_events_applied_total") == 0
