"""Recorded conversations, joined into sessions many times too long, are compacted while they are said."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.builders.events import Fields
from tests.integration.compaction.compacting import (
    MESSAGES,
    compactions,
    kept_ids,
    long_sessions,
    told,
    wait_quiet,
)
from tests.live.announced import announcement_faults
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System
from tests.live.topic_records import Place
from tests.live.waiting import until

TRIGGER_BYTES = 20_000
SESSIONS = 15
PART_EVENTS = 700


def orphans(messages: list[Fields]) -> list[str]:
    """Tool responses whose call is not in front of them."""
    made: set[str] = set()
    found: list[str] = []
    for message in messages:
        made |= {call["id"] for call in message.get("tool_calls", ())}
        if message["role"] == "tool" and message["tool_call_id"] not in made:
            found.append(message["id"])
    return found


@pytest.mark.slow
def test_every_long_session_ends_under_its_threshold_with_all_that_follows_its_summary(
    make_system: MakeSystem, figure: Figure
) -> None:
    system = make_system(COMPACTION__TRIGGER_SIZE_BYTES=TRIGGER_BYTES).create_topics()
    memory_worker = system.start("memory").wait_ready()
    compactor = system.start("compaction", process="compaction").wait_ready()
    sessions = long_sessions(SESSIONS)
    events: list[Fields] = []
    for turn in range(max(map(len, sessions.values()))):
        events += [said[turn] for said in sessions.values() if turn < len(said)]
    places: list[Place] = []

    def too_large() -> list[str]:
        heads = memory_worker.get("/sessions", {"limit": 100}).json()["sessions"]
        return [head["session_id"] for head in heads if head["size_bytes"] > TRIGGER_BYTES]

    # In parts, so that each session is compacted several times while more is said.
    for start in range(0, len(events), PART_EVENTS):
        places += system.publish(events[start : start + PART_EVENTS])
        until(lambda: not too_large(), "every session is under its trigger", within=60, every=0.1)
    system.wait_flushed()
    until(lambda: not too_large(), "every session is under its trigger", within=60, every=0.1)
    wait_quiet([compactor])
    system.wait_flushed()

    sequences = {event["event_id"]: place.offset for event, place in zip(events, places, strict=True)}
    memories = {session_id: memory_worker.memory(session_id, configuration="true") for session_id in sessions}
    applied = Counter(event["session_id"] for event in compactions(system))
    stale = Counter(
        event["session_id"] for event in told(system, "CompactionSkipped") if event["reason"] == "stale_epoch"
    )
    for session_id, said in sessions.items():
        memory = memories[session_id]
        cut = memory["messages"][0]["sequence"]
        after = [e["event_id"] for e in said if e["type"] in MESSAGES and sequences[e["event_id"]] > cut]
        answers = sum(event["type"] == "AiMessageAdded" for event in said)
        assert memory["size_bytes"] <= TRIGGER_BYTES
        assert kept_ids(memory) == after, session_id
        assert orphans(memory["messages"]) == []
        assert memory["usage"] == {"input_tokens": 3 * answers, "output_tokens": 2 * answers}
        assert memory["compaction_usage"] == {"input_tokens": 0, "output_tokens": 0}, "extracts cost nothing"
        assert memory["epoch"] == applied[session_id] - stale[session_id] > 0
        assert memory["truncated"] is False, "what was evicted before a summary came is behind its cut"
    assert announcement_faults(system, events, places) == []
    assert told(system, "CompactionFailed") == []
    figure(
        f"{len(events)} events in {SESSIONS} sessions, {sum(applied.values())} compactions, "
        f"{sum(stale.values())} in vain"
    )

    assert replayed(system, list(sessions)) == memories


def replayed(system: System, session_ids: list[str]) -> dict[str, Fields]:
    """The memories after a new worker folded the whole log, with nothing left of the old one."""
    for worker in system.workers:
        worker.stop()
    system.delete_topics(system.topics.changelog)
    system.delete_group()
    system.create_topics()
    fresh = system.start("fresh").wait_ready()
    system.wait_flushed()
    return {session_id: fresh.memory(session_id, configuration="true") for session_id in session_ids}
