"""Policies compared over the log of a running system, as an operator does it before changing one."""

from __future__ import annotations

import json

from tests.builders.recorded import conversations, events_of
from tests.live.fixtures import MakeSystem
from tests.live.topic_records import Sent


def test_a_policy_is_tried_on_the_log_and_nothing_is_published(make_shared_system: MakeSystem) -> None:
    """It reads whole sessions out of a shared log, among bad records, and leaves the log as it was."""
    system = make_shared_system().create_topics()
    chats = dict(sorted(conversations().items(), key=lambda item: -len(item[1]))[:6])
    for session_id, chat in chats.items():
        system.publish(events_of(session_id, chat))
    system.writer.write(system.topics.session_events, [Sent(b"s", b"not an event")])
    before = system.ends(system.topics.session_events)
    policy = ("--trigger-size-bytes", "4000", "--keep-recent-turns", "1")

    done = system.run("compact", "--dry-run", "--from-log", "--json", *policy)
    one = system.run("compact", next(iter(chats)), "--dry-run", "--from-log", "--json", *policy)

    assert done.code == 0, done
    row = json.loads(done.output)["policies"][0]
    assert row["sessions"] == len(chats)
    assert row["compactions"] >= 2
    assert row["recall"]["share"] > 0.8
    assert json.loads(one.output)["policies"][0]["sessions"] == 1
    assert system.ends(system.topics.session_events) == before


def test_shadow_policies_are_compared_by_what_sessions_needed_later_and_change_no_memory(
    make_shared_system: MakeSystem,
) -> None:
    """One policy is planted to be worse: its summaries have room for a sentence or two."""
    shadow = {"same": {"max_summary_tokens": 1_000}, "planted": {"max_summary_tokens": 40}}
    system = make_shared_system(
        COMPACTION__SHADOW=json.dumps(shadow),
        COMPACTION__TRIGGER_SIZE_BYTES=3_000,
        COMPACTION__KEEP_RECENT_TURNS=1,
    ).create_topics()
    chats = dict(sorted(conversations().items(), key=lambda item: -len(item[1]))[:9])
    ends = {name: system.publish(events_of(name, chat))[-1].offset for name, chat in chats.items()}
    worker = system.start(process="memory").wait_ready()

    def state() -> tuple[list[str], object]:
        memories = [
            json.dumps(worker.memory(name, min_sequence=offset, wait_ms=60_000))
            for name, offset in ends.items()
        ]
        return memories, system.ends(system.topics.session_events)

    before = state()
    done = system.run("policies", "--json")
    after = state()

    assert done.code == 0, done
    rows = {row["policy"]: row for row in json.loads(done.output)["policies"]}
    assert list(rows) == ["as configured", "same", "planted"]
    assert rows["same"]["regret"] == rows["as configured"]["regret"]
    assert rows["same"]["regret"]["needed"] >= 20
    # The ranges of 95 % do not overlap, so there are numbers enough to choose.
    assert rows["planted"]["regret"]["interval"][0] > rows["same"]["regret"]["interval"][1]
    assert rows["planted"]["recall"]["share"] < rows["same"]["recall"]["share"]
    assert after == before
