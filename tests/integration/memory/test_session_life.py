"""Sessions end, expire and are cleared; removed messages stay removed at any replay."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.builders.events import Fields, answer, event_object, user
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path


class Live(NamedTuple):
    system: System
    worker: Worker

    def say(self, session_id: str, *events: dict[str, Any]) -> dict[str, Any]:
        """Publish over HTTP, and return the memory that has them."""
        published = self.worker.say(session_id, *events)
        return self.worker.memory(session_id, min_sequence=published[-1]["sequence"], wait_ms=10_000)

    def publish(self, session_id: str, event: Fields) -> dict[str, Any]:
        """Publish to Kafka, as workers do, and return the memory that has it."""
        (place,) = self.system.publish([event_object(event, session_id=session_id)])
        return self.worker.memory(session_id, min_sequence=place.offset, wait_ms=10_000)


@pytest.fixture(scope="module")
def live(make_shared_system: MakeSystem) -> Live:
    system = make_shared_system(MEMORY__SWEEP_INTERVAL_SECONDS=0.2).create_topics()
    return Live(system, system.start().wait_ready())


def texts(memory: dict[str, Any]) -> list[str]:
    return [message["text"] for message in memory["messages"]]


NOBODY: dict[str, Any] = {
    "sequence": None,
    "epoch": 0,
    "message_count": 0,
    "messages": [],
    "system_message": None,
}


def is_empty(memory: dict[str, Any]) -> bool:
    return {name: memory[name] for name in NOBODY} == NOBODY


def test_a_deleted_session_begins_a_new_life(live: Live) -> None:
    """SessionDeleted empties memory, system message and totals; the next event begins a new life."""
    live.say("deleted", {"type": "SystemMessageSet", "text": "be kind"}, user("one"), answer("two"))

    assert is_empty(live.say("deleted", {"type": "SessionDeleted"}))

    memory = live.say("deleted", answer("three", usage={"input_tokens": 5, "output_tokens": 7}))
    assert texts(memory) == ["three"]
    assert memory["system_message"] is None
    assert memory["usage"] == {"input_tokens": 5, "output_tokens": 7}
    assert is_empty(live.say("deleted for good", user("one"), {"type": "SessionDeleted"}))


def test_a_cleared_session_keeps_what_was_configured(live: Live) -> None:
    """HistoryCleared empties memory and raises the epoch; configuration, system message and totals stay."""
    before = live.say(
        "cleared",
        {"type": "SystemMessageSet", "text": "be kind"},
        {"type": "SessionConfigured", "max_messages": 2},
        *(answer(f"text {n}", usage={"input_tokens": 1, "output_tokens": 2}) for n in range(3)),
    )
    assert before["message_count"] <= 2

    memory = live.say("cleared", {"type": "HistoryCleared"})

    assert memory["messages"] == []
    assert memory["epoch"] == before["epoch"] + 1
    assert memory["system_message"] == "be kind"
    assert memory["usage"] == {"input_tokens": 3, "output_tokens": 6}
    assert memory["truncated"] is False
    after = live.say("cleared", *(user(f"later {n}") for n in range(4)))
    assert texts(after) == ["later 2", "later 3"]


def test_removing_a_call_removes_its_response(live: Live) -> None:
    """MessagesRemoved takes messages out with the rest of their group, and raises the epoch once."""
    call = {"id": "c1", "name": "look_up", "arguments": "{}"}
    live.say(
        "removed",
        user("question", event_id="r-1"),
        answer("", event_id="r-2", tool_calls=[call]),
        {
            "type": "ToolCallResponseAdded",
            "event_id": "r-3",
            "tool_call_id": "c1",
            "name": "look_up",
            "text": "42",
        },
        answer("it is 42", event_id="r-4"),
    )

    memory = live.say("removed", {"type": "MessagesRemoved", "message_ids": ["r-3", "unknown"]})

    assert [message["id"] for message in memory["messages"]] == ["r-1", "r-4"]
    assert memory["epoch"] == 1
    assert live.say("removed", {"type": "MessagesRemoved", "message_ids": ["unknown"]})["epoch"] == 1


def test_an_event_published_twice_counts_once(live: Live) -> None:
    """The same event_id again changes nothing, whatever its content; the same text with another id does."""
    live.say("twice", user("hello", event_id="t-1"))

    memory = live.say("twice", user("hello", event_id="t-1"), user("other", event_id="t-1"), user("hello"))

    assert texts(memory) == ["hello", "hello"]
    assert live.worker.metric("sessionstream_events_duplicate_total") >= 2


def test_a_session_configured_for_itself(live: Live) -> None:
    """SessionConfigured changes only this session; omitted fields stay, null removes a limit, 0 is refused."""
    live.say("configured", {"type": "SessionConfigured", "max_messages": 2, "max_size_bytes": 1_000})
    memory = live.say("configured", *(user(str(n)) for n in range(5)))
    assert texts(memory) == ["3", "4"]
    assert memory["truncated"] is True

    live.say("configured", {"type": "SessionConfigured", "max_messages": None, "context_window_tokens": 100})
    memory = live.say("configured", *(user(str(n)) for n in range(5, 10)))
    assert texts(memory) == [str(n) for n in range(3, 10)]
    assert memory["context_fraction"] == pytest.approx(memory["tokens"] / 100)
    assert live.say("configured", user("x" * 900), user("y" * 200))["message_count"] == 1

    refused = live.worker.post("configured", {"type": "SessionConfigured", "max_messages": 0})
    assert refused.status_code == 400
    assert "max_messages must be greater than 0" in refused.json()["detail"]


def test_a_system_message_is_one_and_stays(live: Live) -> None:
    """A new one replaces it; it is separate from the messages and their limits."""
    live.say(
        "system",
        {"type": "SystemMessageSet", "text": "first"},
        {"type": "SessionConfigured", "max_messages": 1},
    )

    memory = live.say("system", user("one"), user("two"), {"type": "SystemMessageSet", "text": "second"})

    assert memory["system_message"] == "second"
    assert memory["system_size_bytes"] == 6
    assert memory["system_tokens"] == 4
    assert texts(memory) == ["two"]
    assert memory["size_bytes"] == 3


def test_a_fork_of_a_producer_that_knows_the_contract_alone_begins_a_life(live: Live) -> None:
    """SessionForked needs only what the contract names: from_session_id and from_sequence."""
    told = {"type": "SessionForked", "from_session_id": "forked", "from_sequence": 41, "requires": 2}

    memory = live.publish("a fork", told)

    assert memory["sequence"] == memory["life_sequence"] is not None
    assert memory["forked_from"] == {"session_id": "forked", "sequence": 41, "complete": True}
    assert texts(live.say("a fork", user("hello"))) == ["hello"]
    assert not any(letter.key == b"a fork" for letter in live.system.read(live.system.topics.dead_letters))


def test_a_summary_replaces_the_messages_that_it_covers(live: Live) -> None:
    """HistoryCompacted of the current epoch is applied; a late one changes nothing, and memory-events say so."""
    said = live.say("compacted", *(user(f"text {n}", event_id=f"c-{n}") for n in range(4)))
    through = said["messages"][1]["sequence"]
    counts = ("messages_compacted", "size_before_bytes", "size_after_bytes", "tokens_before", "tokens_after")
    summary = {
        "type": "HistoryCompacted",
        "base_epoch": 0,
        "through_sequence": through,
        "user_message": "what was asked",
        "ai_message": "what was answered",
        "knowledge": {"facts": ["one"]},
        "trigger": "size",
        "policy": "extractive",
        "usage": {"input_tokens": 11, "output_tokens": 3},
        "duration_ms": 1.5,
        **dict.fromkeys(counts, 1),
    }

    memory = live.publish("compacted", {**summary, "event_id": "sum-1"})

    assert [message["id"] for message in memory["messages"]] == ["sum-1:user", "sum-1:ai", "c-2", "c-3"]
    assert [message["compacted"] for message in memory["messages"]] == [True, True, False, False]
    assert memory["messages"][0]["sequence"] == memory["messages"][1]["sequence"] == through
    assert memory["epoch"] == 1
    assert memory["knowledge"] == {"facts": ["one"]}
    assert memory["usage"] == memory["compaction_usage"] == {"input_tokens": 11, "output_tokens": 3}
    live.publish("compacted", {**summary, "event_id": "sum-2", "request_id": "r2"})
    late = live.say("compacted", user("go on"))
    assert texts(late) == [*texts(memory), "go on"]
    assert late["epoch"] == 1
    live.say("compacted", {"type": "CompactionRequested", "reason": "user", "instructions": "briefly"})
    live.system.wait_flushed()
    told = [record.json for record in live.system.read(live.system.topics.memory_events)]
    skipped = [event for event in told if event["type"] == "CompactionSkipped"]
    assert [(one["session_id"], one["reason"], one["request_id"]) for one in skipped] == [
        ("compacted", "stale_epoch", "r2")
    ]
    requested = [event for event in told if event["type"] == "CompactionRequested"]
    assert [(one["session_id"], one["instructions"]) for one in requested] == [("compacted", "briefly")]


def test_an_idle_session_expires_and_the_expiry_is_published(live: Live) -> None:
    """After ttl_seconds it reads as empty; SessionExpired is published once; an event begins a new life."""
    said = live.say("idle", {"type": "SessionConfigured", "ttl_seconds": 1}, user("soon forgotten"))
    assert texts(said) == ["soon forgotten"]

    until(lambda: is_empty(live.worker.memory("idle")), "it lapses", within=5)
    until(lambda: expiries(live.system, "idle"), "the sweep says so", within=5)
    live.system.wait_flushed()

    assert expiries(live.system, "idle") == [said["sequence"]]
    assert "idle" not in listed(live.worker)
    memory = live.say("idle", user("back again"))
    assert texts(memory) == ["back again"]
    assert memory["epoch"] == 0


def expiries(system: System, session_id: str) -> list[int]:
    events = [record.json for record in system.read(system.topics.session_events)]
    mine = [event for event in events if event["session_id"] == session_id]
    return [event["last_sequence"] for event in mine if event["type"] == "SessionExpired"]


def listed(worker: Worker) -> list[str]:
    answered = worker.get("/sessions").json()
    assert answered["complete"] is True
    return [session["session_id"] for session in answered["sessions"]]


def test_the_same_log_always_gives_the_same_memory(live: Live) -> None:
    """After a restart without offsets, or a fold of the whole log, every memory is the same byte for byte.

    Whatever was deleted, cleared, removed, expired or evicted in the tests above does not come back.
    """
    system, worker = live
    live.say("lapsed", {"type": "SessionConfigured", "ttl_seconds": 1}, user("gone"))
    until(lambda: expiries(system, "lapsed"), "it expired", within=5)
    system.wait_flushed()
    sessions = {
        record.key.decode() for record in system.read(system.topics.session_events) if record.key is not None
    }
    assert {"deleted", "cleared", "removed", "twice", "configured", "system", "compacted", "idle"} <= sessions
    before = {name: worker.get(memory_path(name), {"native": "true"}).content for name in sorted(sessions)}
    known = listed(worker)
    worker.kill()
    system.wait_group_empty()
    system.delete_group()

    restarted = system.start("without-offsets").wait_ready()
    assert {name: restarted.get(memory_path(name), {"native": "true"}).content for name in before} == before
    assert sorted(listed(restarted)) == sorted(known)
    assert restarted.stop() == 0

    # The remedy the worker names when its table does not belong to the log.
    system.delete_topics(system.topics.changelog)
    system.create_topics()
    folded = system.start("from-the-whole-log").wait_ready()
    assert {name: folded.get(memory_path(name), {"native": "true"}).content for name in before} == before
    assert sorted(listed(folded)) == sorted(known)
    assert folded.metric("sessionstream_events_applied_total") >= len(before)
