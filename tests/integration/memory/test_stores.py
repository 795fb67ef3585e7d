"""STORE=rocksdb://: the same memories, kept on disk between runs."""

from __future__ import annotations

import pytest

from tests.builders.recorded import conversations
from tests.live.announced import announcement_faults
from tests.live.comparison import CountTokens, wrong_memories
from tests.live.fixtures import MakeSystem
from tests.live.load import interleaved
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker
from tests.oracles.memory import Limits

LIMITS = Limits(max_messages=20)


def read_back(worker: Worker) -> float:
    return worker.metric("sessionstream_restored_records_total")


@pytest.mark.slow
def test_a_store_on_disk_gives_the_same_memories_and_restores_only_what_is_new(
    make_system: MakeSystem, count_tokens: CountTokens
) -> None:
    """After a stop, a kill -9 or another worker in between, memory is exact and only new records are read back."""
    pytest.importorskip("rocksdict", reason="needs the rocksdb extra")
    chats = dict(list(conversations().items())[:90])
    events = interleaved(chats.items())
    third = len(events) // 3
    parts = [events[:third], events[third : 2 * third], events[2 * third :]]
    # Few sessions are kept decoded, so that most are read from disk again and again.
    system = make_system(
        STORE="rocksdb://", MEMORY__MAX_MESSAGES=20, MEMORY__CACHE_SESSIONS=8
    ).create_topics()

    mine = system.start("mine").wait_ready()
    places = system.publish(parts[0])
    system.wait_flushed()
    assert mine.stop() == 0
    again = system.start("mine").wait_ready()
    assert read_back(again) == 0, "it was up to date"

    places += system.publish(parts[1])
    system.wait_flushed()
    again.kill()
    everything = len(system.read(system.topics.changelog))
    other = system.start("other")
    until_ready_alone(system, other)
    places += system.publish(parts[2])
    system.wait_flushed()
    assert wrong_memories(other, chats, LIMITS, count_tokens) == {}
    assert other.stop() == 0

    back = system.start("mine").wait_ready()
    assert 0 < read_back(back) < everything, "what the other one wrote, and no more"
    assert wrong_memories(back, chats, LIMITS, count_tokens) == {}
    assert announcement_faults(system, events, places) == []


def until_ready_alone(system: System, worker: Worker) -> None:
    until(
        lambda: worker.is_ready() and len(worker.partitions()) == system.partitions,
        f"{worker.name} serves all",
        within=30,
    )
