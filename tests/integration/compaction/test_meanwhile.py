"""What happens while a summarizer is at work: messages, removals, clearing, deletion, forged summaries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.builders.events import Fields, event_object
from tests.fakes.held_summarizer import NAME, Hold
from tests.integration.compaction.compacting import (
    Memory,
    compactions,
    kept_ids,
    summary_of,
    told,
    turns,
    wait_epoch,
)
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker

TRIGGER_BYTES = 4_000


@dataclass(frozen=True)
class Stage:
    """A memory worker and a compaction worker, whose summarizer waits for the test."""

    system: System
    memory: Worker
    compactor: Worker
    hold: Hold

    def say(self, *events: Fields) -> int:
        """Publish, and wait until it is applied; returns the sequence of the last one."""
        place = self.system.publish(events)[-1]
        self.memory.memory(events[-1]["session_id"], min_sequence=place.offset, wait_ms=30_000)
        return place.offset

    def read(self, session_id: str, after: int) -> Memory:
        return self.memory.memory(session_id, min_sequence=after, wait_ms=30_000)

    def summary_in_log(self, session_id: str) -> Fields:
        """The session's first HistoryCompacted, once it is there."""
        return until(
            lambda: compactions(self.system, session_id), f"a summary of {session_id} is published", every=0.2
        )[0]


def event(session_id: str, kind: str, number: int, **fields: Any) -> Fields:
    return event_object({"type": kind, **fields}, f"{session_id}/{kind}-{number}", session_id)


@pytest.fixture(scope="module")
def stage(make_shared_system: MakeSystem) -> Stage:
    system = make_shared_system(
        COMPACTION__TRIGGER_SIZE_BYTES=TRIGGER_BYTES,
        COMPACTION__SUMMARIZER=NAME,
        COMPACTION__REMINDER_SECONDS=2,
    ).create_topics()
    memory = system.start("memory").wait_ready()
    compactor = system.start("compaction", process="compaction").wait_ready()
    return Stage(system, memory, compactor, Hold(system.folder))


def test_messages_said_meanwhile_are_all_there_once_and_in_order(stage: Stage) -> None:
    said = turns("busy", 6)
    stage.say(*said)
    call = stage.hold.wait_called("busy")
    later = turns("busy", 5, first=6)
    for message in later:
        stage.say(message)
    stage.hold.let_go("busy")

    memory = wait_epoch(stage.memory, "busy", 1)

    covered = call["ids"]
    assert covered == [message["event_id"] for message in said[:8]], "two turns stay whole"
    ids = [message["event_id"] for message in [*said, *later]]
    # It may have been compacted again by now, since more came than the trigger allows.
    kept = kept_ids(memory)
    assert kept == ids[len(ids) - len(kept) :]
    assert stage.summary_in_log("busy")["through_sequence"] < memory["messages"][2]["sequence"]
    applied = [one for one in compactions(stage.system, "busy") if one["base_epoch"] < memory["epoch"]]
    assert sum(one["messages_compacted"] for one in applied) + len(kept) == len(ids)


def test_a_summary_that_comes_after_clearing_brings_nothing_back(stage: Stage) -> None:
    stage.say(*turns("cleared", 6))
    stage.hold.wait_called("cleared")
    stage.say(event("cleared", "HistoryCleared", 0), *turns("cleared", 1, first=10))
    stage.hold.let_go("cleared")

    late = stage.summary_in_log("cleared")

    memory = stage.read("cleared", late["sequence"])
    assert (kept_ids(memory), summary_of(memory), memory["epoch"]) == (["cleared/20", "cleared/21"], None, 1)
    assert memory["compaction_usage"] == {"input_tokens": 0, "output_tokens": 0}, (
        "not applied, not billed here"
    )


def test_a_summary_of_an_earlier_life_brings_nothing_back(stage: Stage) -> None:
    stage.say(*turns("deleted", 6))
    stage.hold.wait_called("deleted")
    stage.say(event("deleted", "SessionDeleted", 0), *turns("deleted", 1, first=10))
    stage.hold.let_go("deleted")

    late = stage.summary_in_log("deleted")

    memory = stage.read("deleted", late["sequence"])
    assert (kept_ids(memory), summary_of(memory), memory["epoch"]) == (["deleted/20", "deleted/21"], None, 0)


def test_a_summary_of_a_message_removed_meanwhile_is_made_anew_without_it(stage: Stage) -> None:
    stage.say(*turns("removed", 6))
    assert "removed/2" in stage.hold.wait_called("removed")["ids"]
    stage.say(event("removed", "MessagesRemoved", 0, message_ids=["removed/2"]))
    stage.hold.let_go("removed")

    memory = wait_epoch(stage.memory, "removed", 2)

    calls = stage.hold.calls("removed")
    assert len(calls) == 2
    assert "removed/2" not in calls[1]["ids"]
    assert memory["knowledge"] == {"through": calls[1]["ids"][-1]}
    assert "removed/2" not in kept_ids(memory)


def forged(session_id: str, number: int, through: int, base_epoch: int) -> Fields:
    figures = dict.fromkeys(
        ("size_before_bytes", "size_after_bytes", "tokens_before", "tokens_after", "duration_ms"), 1
    )
    return event(
        session_id,
        "HistoryCompacted",
        number,
        base_epoch=base_epoch,
        through_sequence=through,
        user_message="forged",
        ai_message="forged",
        trigger="size",
        policy="forged",
        messages_compacted=1,
        **figures,
    )


def test_a_summary_of_another_epoch_or_beyond_the_end_does_no_harm_and_is_counted(stage: Stage) -> None:
    last = stage.say(*turns("forged", 2))
    before = stage.memory.memory("forged")
    refused = "sessionstream_summaries_refused_total"
    stale, beyond = (
        stage.memory.metric(refused, reason=reason) for reason in ("stale_epoch", "out_of_range")
    )

    sequence = stage.say(
        forged("forged", 0, last, base_epoch=7),
        forged("forged", 1, last + 1_000_000, base_epoch=0),
    )

    assert stage.read("forged", sequence) == before
    assert stage.memory.metric(refused, reason="stale_epoch") == stale + 1
    assert stage.memory.metric(refused, reason="out_of_range") == beyond + 1
    reasons = until(
        lambda: [e["reason"] for e in told(stage.system, "CompactionSkipped") if e["session_id"] == "forged"],
        "it is said",
        every=0.2,
    )
    assert reasons == ["stale_epoch", "out_of_range"]
    applied = stage.say(forged("forged", 2, last, base_epoch=0))
    stage.say(forged("forged", 3, last, base_epoch=0))
    assert stage.read("forged", applied)["epoch"] == 1, "and one of an epoch that has passed"


def test_a_smaller_context_window_is_acted_upon_at_once(stage: Stage) -> None:
    stage.say(*turns("window", 4))
    stage.hold.let_go("window")
    assert stage.hold.calls("window") == []

    stage.say(event("window", "SessionConfigured", 0, context_window_tokens=500))

    assert wait_epoch(stage.memory, "window", 1)["knowledge"] is not None
    assert stage.summary_in_log("window")["trigger"] == "context_fraction"


def test_what_a_call_took_triggers_although_memory_is_small(stage: Stage) -> None:
    """Once: after the compaction calls still take too much, which another one cannot help."""
    stage.hold.let_go("took")
    own = event(
        "took", "SessionConfigured", 0, compaction={"trigger_input_tokens": 50_000, "keep_recent_turns": 1}
    )
    stage.say(own, *turns("took", 3))

    def took(number: int, input_tokens: int) -> int:
        usage = {"input_tokens": input_tokens, "output_tokens": 1}
        return stage.say(event("took", "AiMessageAdded", number, text="Seen.", usage=usage))

    below = stage.read("took", took(1, 50_000))
    assert (below["last_input_tokens"], below["compaction_fraction"], below["epoch"]) == (50_000, 1.0, 0)
    took(2, 50_001)

    memory = wait_epoch(stage.memory, "took", 1)
    assert stage.summary_in_log("took")["trigger"] == "input_tokens"
    assert memory["last_input_tokens"] is None, "the report was of the memory before"
    took(3, 60_000)
    again = stage.read("took", took(4, 66_000))
    assert again["compaction_fraction"] == 1.32
    assert wait_epoch(stage.memory, "took", 2)["epoch"] == 2, "a tenth more"


def test_what_is_being_compacted_can_be_seen_before_there_is_a_summary(stage: Stage) -> None:
    stage.say(*turns("seen", 6))
    call = stage.hold.wait_called("seen")

    (started,) = [one for one in told(stage.system, "CompactionStarted") if one["session_id"] == "seen"]
    assert started["messages_to_compact"] == len(call["ids"])
    assert (started["trigger"], started["base_epoch"], started["policy"]) == ("size", 0, NAME)
    asked = ("tail", "seen", "--from-beginning", "--no-follow")
    shown = stage.system.run(*asked, "--compactions").lines
    (line,) = [line for line in shown if " started " in line]
    assert f"for a summary of {len(call['ids'])} messages up to {started['through_sequence']}" in line
    assert " started " not in stage.system.run(*asked).output
    assert compactions(stage.system, "seen") == []

    stage.hold.let_go("seen")
    summary = stage.summary_in_log("seen")
    assert summary["through_sequence"] == started["through_sequence"]


def test_a_session_has_its_own_triggers(stage: Stage) -> None:
    stage.hold.let_go("own")
    stage.say(
        event("own", "SessionConfigured", 0, compaction={"trigger_messages": 5, "keep_recent_turns": 1}),
        *turns("own", 3),
    )
    memory = wait_epoch(stage.memory, "own", 1)
    assert kept_ids(memory) == ["own/4", "own/5"]
    assert stage.summary_in_log("own")["trigger"] == "messages"


def test_the_command_asks_waits_and_shows(stage: Stage) -> None:
    stage.hold.let_go("asked")
    stage.say(*turns("asked", 3))

    done = stage.system.run("compact", "asked", "--instructions", "keep the order number")

    assert done.code == 0, done
    assert "compacted asked" in done.lines[0]
    assert "2 messages" in done.lines[0]
    assert done.lines[1:] == ["user: summary through asked/1", "ai: all of it was answered"]
    assert stage.hold.calls("asked")[0]["instructions"] == "keep the order number"
    memory = stage.memory.memory("asked")
    assert (memory["epoch"], kept_ids(memory)) == (1, [f"asked/{n}" for n in range(2, 6)])
    assert memory["usage"] == memory["compaction_usage"] == {"input_tokens": 100, "output_tokens": 10}

    again = stage.system.run("compact", "asked")
    assert (again.code, again.output) == (1, "")
    assert "nothing_to_gain" in again.errors
    unknown = stage.system.run("compact", "nobody")
    assert (unknown.code, "memory knows no such session" in unknown.errors) == (3, True)


def test_a_summary_of_ones_own_takes_the_place_of_everything(stage: Stage) -> None:
    stage.say(*turns("given", 3), event("given", "UserMessageAdded", 0, text="still there?"))

    done = stage.system.run(
        "compact", "given", "--user-message", "I asked", "--ai-message", "I answered", "--json"
    )

    assert done.code == 0, done
    memory = stage.memory.memory("given")
    assert [message["text"] for message in memory["messages"]] == ["I asked", "I answered", "still there?"]
    assert '"messages_compacted": 6' in done.output
    assert stage.hold.calls("given") == []
    blank = stage.system.run("compact", "given", "--user-message", " ", "--ai-message", "x")
    assert blank.code == 1


def test_a_summary_of_ones_own_keeps_what_the_last_one_knew(stage: Stage) -> None:
    stage.hold.let_go("known")
    stage.say(*turns("known", 3))
    assert stage.system.run("compact", "known").code == 0
    known = stage.memory.memory("known")["knowledge"]

    done = stage.system.run("compact", "known", "--user-message", "I asked", "--ai-message", "I answered")

    assert done.code == 0, done
    memory = stage.memory.memory("known")
    assert (memory["epoch"], summary_of(memory)) == (2, "I asked")
    assert known is not None
    assert memory["knowledge"] == known
