"""A summarizer of one's own that blocks its thread delays its own session alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.integration.compaction.compacting import compactions, told, turns, wait_epoch
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until

BLOCKING = "tests.unit.streams.compaction.own_summarizer:Blocking"
#: Many times the session timeout of the group, which is 3 s.
BLOCKED_SECONDS = 25.0


def _passed(moment: float) -> Callable[[], bool]:
    return lambda: time.monotonic() > moment


def test_a_summarizer_that_blocks_delays_its_own_session_alone(make_system: MakeSystem) -> None:
    system = make_system(
        COMPACTION__TRIGGER_SIZE_BYTES=4_000,
        COMPACTION__SUMMARIZER=BLOCKING,
        COMPACTION__REMINDER_SECONDS=1,
        TOKEN_COUNTER="processors.memory.tokens:ByteEstimate",
    ).create_topics()
    memory = system.start("memory")
    worker = system.start("compaction", process="compaction")
    memory.wait_ready()
    worker.wait_ready()
    slow = turns("slow", 6)
    slow[0]["text"] = f"block for {BLOCKED_SECONDS} s. {slow[0]['text']}"
    begun = time.monotonic()
    system.publish(slow)
    worker.wait_for_line("compaction_started")

    # Others come while it blocks, for longer than the group waits for a member.
    for number in range(4):
        until(_passed(begun + 3.0 * (number + 1)), "the summarizer goes on blocking", every=0.2)
        system.publish(turns(f"other-{number}", 6))
        wait_epoch(memory, f"other-{number}", 1, within=15)
    others_seconds = time.monotonic() - begun
    epoch_before = memory.memory("slow")["epoch"]
    wait_epoch(memory, "slow", 1, within=60)

    assert others_seconds < BLOCKED_SECONDS
    assert epoch_before == 0, "it still blocked"
    assert len(compactions(system, "slow")) == 1
    assert told(system, "CompactionFailed") == []
    assert len(worker.lines_of("compaction_assigned")) == 1, "it stayed in its group"
    (line,) = worker.lines_of("summarizer_blocked")
    assert line["level"] == "warning"
    assert f"{BLOCKING.replace(':', '.')}.summarize, line" in line["message"]
    assert worker.metric("sessionstream_summarizer_blocked_total") == 1
