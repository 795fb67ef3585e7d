"""The largest and the strangest that is legal goes through; what was never committed does not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from confluent_kafka import Producer

from tests.builders.events import event_object
from tests.live.announced import announcement_faults
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.topic_records import QUIET

MAX_EVENT_BYTES = 900 * 1024
KAFKA_LIMIT = 1_048_588
ANNOUNCEMENT_LIMIT = 512 * 1024


def event(session_id: str, event_id: str, kind: str = "UserMessageAdded", **fields: Any) -> dict[str, Any]:
    return event_object({"type": kind, **fields}, event_id, session_id)


def filled(fields: dict[str, Any], where: str, letter: str = "x") -> dict[str, Any]:
    """The event with a text that makes it exactly as large as an event may be."""
    empty = len(json.dumps({**fields, where: ""}, ensure_ascii=False).encode())
    of_one = len(json.dumps(letter, ensure_ascii=False).encode()) - 2
    room = MAX_EVENT_BYTES - empty
    text = letter * (room // of_one) + "x" * (room % of_one)
    whole = {**fields, where: text}
    assert len(json.dumps(whole, ensure_ascii=False).encode()) == MAX_EVENT_BYTES
    return whole


def largest() -> list[dict[str, Any]]:
    """Each kind of event that carries content, as large as it may be; one session a kind, under a long id."""

    def named(kind: str) -> str:
        return f"{kind} ".ljust(256, "ü")

    call = {"id": "c" * 256, "name": "n" * 256, "arguments": "{}"}
    counts = {"messages_compacted": 1, "size_before_bytes": 1, "size_after_bytes": 1}
    counts |= {"tokens_before": 1, "tokens_after": 1, "duration_ms": 1}
    compacted = {"base_epoch": 0, "through_sequence": 0, "trigger": "size", "policy": "p", **counts}
    texts = {"user_message": "asked", "ai_message": "answered"}
    return [
        filled(event(named("user"), "u" * 128, agent_id="ä" * 256, agent_role="ö" * 256), "text"),
        filled(event(named("newlines"), "n1"), "text", "\n"),
        filled(event(named("controls"), "n2"), "text", "\x01"),
        filled(event(named("emoji"), "n3"), "text", "\N{GRINNING FACE}"),
        filled(event(named("ai"), "a1", "AiMessageAdded"), "text"),
        filled(event(named("thinking"), "a2", "AiMessageAdded"), "thinking"),
        event(named("tool"), "t1", "AiMessageAdded", tool_calls=[call]),
        filled(
            event(named("tool"), "t2", "ToolCallResponseAdded", tool_call_id="c" * 256, name="n" * 256),
            "text",
        ),
        filled(event(named("system"), "s1", "SystemMessageSet"), "text"),
        event(named("summary"), "h0", text="soon summarized"),
        filled(event(named("summary"), "h1", "HistoryCompacted", **texts, **compacted), "ai_message"),
        event(named("request"), "q0", text="please compact"),
        filled(event(named("request"), "q1", "CompactionRequested", reason="user"), "instructions"),
    ]


@pytest.mark.slow
def test_the_largest_valid_events_are_applied(make_system: MakeSystem) -> None:
    """Every kind at max_event_bytes, several in a flush: remembered whole, announced, there after kill -9."""
    # Half the session timeout is the deadline of a flush, and these are the largest.
    system = make_system(
        MEMORY__MAX_SIZE_BYTES="none", PARTITIONS=1, SESSION_TIMEOUT_SECONDS=10
    ).create_topics()
    events = largest()
    where = {fields["event_id"]: number for number, fields in enumerate(events)}
    events[where["h1"]]["through_sequence"] = where["h0"]
    events[where["h1"]] = filled(events[where["h1"]], "ai_message")
    places = system.publish(events)
    worker = system.start().wait_ready(within=120)
    system.wait_flushed(within=120)

    assert system.read(system.topics.dead_letters) == []
    for topic, limit in ((system.topics.changelog, KAFKA_LIMIT), (system.topics.memory_events, KAFKA_LIMIT)):
        assert max(len(record.value or b"") for record in system.read(topic)) < limit
    worker.kill()
    again = system.start("again").wait_ready(within=120)
    for fields in events:
        memory = again.memory(fields["session_id"])
        kept = {message["id"]: message for message in memory["messages"]}
        if fields["type"] == "SystemMessageSet":
            assert memory["system_message"] == fields["text"]
        elif fields["type"] == "HistoryCompacted":
            assert kept["h1:ai"]["text"] == fields["ai_message"]
        elif fields["event_id"] not in {"h0", "q1"}:
            assert kept[fields["event_id"]]["text"] == fields.get("text", "")
            assert kept[fields["event_id"]].get("thinking") == fields.get("thinking")
    passed_on = [
        r.json
        for r in system.read(system.topics.memory_events)
        if b'"CompactionRequested"' in (r.value or b"")
    ]
    assert [request["instructions"] for request in passed_on] == [events[where["q1"]]["instructions"]]
    assert announcement_faults(system, events, places) == []


def test_a_flush_of_many_messages_is_announced_in_parts(make_system: MakeSystem) -> None:
    """HistoryUpdated stays below 512 KiB for a flush of any size; together the parts list every message once."""
    system = make_system(
        MEMORY__MAX_SIZE_BYTES="none", MEMORY__FLUSH_EVENTS=100_000, PARTITIONS=1
    ).create_topics()
    events = [
        event(
            "s",
            f"{number} ".ljust(128, "i"),
            text="t",
            agent_id="ä" * 256,
            agent_role="\N{GRINNING FACE}" * 256,
        )
        for number in range(3_000)
    ]
    places = system.publish(events)
    system.start().wait_ready()
    system.wait_flushed()

    announced = system.read(system.topics.memory_events)
    assert len(announced) > 1
    assert max(len(record.value or b"") for record in announced) < ANNOUNCEMENT_LIMIT
    assert announcement_faults(system, events, places) == []


def transact(system: System, events: list[dict[str, Any]], *, commit: bool) -> None:
    """Publish events in a transaction of a producer's own, and end it one way or the other."""
    producer = Producer(
        {**QUIET, "bootstrap.servers": system.bootstrap_servers, "transactional.id": f"{system.prefix}agents"}
    )
    producer.init_transactions(30)
    producer.begin_transaction()
    for fields in events:
        producer.produce(
            system.topics.session_events,
            json.dumps(fields).encode(),
            fields["session_id"].encode(),
            partition=0,
        )
    producer.flush(30)
    if commit:
        producer.commit_transaction(30)
    else:
        producer.abort_transaction(30)


def test_events_of_aborted_transactions_are_not_applied(make_system: MakeSystem) -> None:
    """Aborted events are not in memory, at any position; a log that ends with them is caught up."""
    system = make_system(PARTITIONS=1).create_topics()
    transact(system, [event("s", "a", text="aborted at the beginning")], commit=False)
    worker = system.start().wait_ready()
    transact(system, [event("s", "1", text="one"), event("s", "2", text="two")], commit=True)
    transact(system, [event("s", "b", text="aborted in between")] * 3, commit=False)
    transact(system, [event("s", "3", text="three")], commit=True)
    transact(system, [event("s", "c", text="aborted at the end")], commit=False)
    last = system.read(system.topics.session_events)[-1].offset
    worker.memory("s", min_sequence=last, wait_ms=10_000)

    before = worker.memory("s")
    assert [message["text"] for message in before["messages"]] == ["one", "two", "three"]
    assert before["sequence"] == last
    assert worker.stop() == 0
    assert system.start("again").wait_ready().memory("s") == before
    assert system.read(system.topics.dead_letters) == []
