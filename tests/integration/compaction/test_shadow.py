"""Two policies are tried on recorded conversations while these go on; one is planted worse, and the table says so."""

from __future__ import annotations

import itertools
import json
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from processors.analytics.costs import PriceTable
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import session_fraction
from processors.evaluation.policy_score import merged_scores, read_scores
from processors.evaluation.verdict import CURRENT, with_verdicts
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.body import memory_body
from schemas.events import EVENT_ADAPTER
from schemas.settings import load_settings
from streams.cli.policies import compared
from streams.compaction.live_trial import LiveTrial, tried_policies
from streams.settings.policies import model_table
from tests.builders.events import Fields
from tests.builders.recorded import conversations, events_of
from tests.fakes.chat_completions import ChatCompletions
from tests.integration.compaction.compacting import compactions, turns, wait_epoch, wait_quiet
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path

#: Fewer have so few facts that the ranges of two policies overlap.
SESSIONS = 12
CHATS_EACH = 2
SAID_AT_ONCE = 24
SHADOW = {"worse": {"max_summary_tokens": 30}, "better": {"max_summary_tokens": 3_000}}


def recorded_events() -> list[Fields]:
    """Recorded conversations, two a session, an event of each session in turn."""
    chats = iter(conversations().values())
    each = [
        events_of(f"s{number}", [message for chat in itertools.islice(chats, CHATS_EACH) for message in chat])
        for number in range(SESSIONS)
    ]
    return [event for turn in itertools.zip_longest(*each) for event in turn if event is not None]


def table(worker: Worker) -> dict[str, Any]:
    answer: dict[str, Any] = worker.get("/compaction/policies").json()
    return answer


def wait_counted(worker: Worker, earlier: Mapping[str, int]) -> dict[str, dict[str, Any]]:
    """Wait until the shadow has counted all records, after more compactions than earlier; return its rows by policy."""

    def look() -> dict[str, dict[str, Any]] | None:
        answer = table(worker)
        rows = {row["policy"]: row for row in answer["policies"]}
        grown = rows and all(row["compactions"] > earlier.get(name, 0) for name, row in rows.items())
        return rows if grown and answer["behind"] == 0 else None

    return until(look, "the shadow has counted all records", within=120, every=0.5)


def compactions_by_policy(rows: Iterable[dict[str, Any]]) -> dict[str, int]:
    return {row["policy"]: row["compactions"] for row in rows}


def publish_as_it_is_said(system: System, events: Sequence[Fields], compactor: Worker) -> None:
    """Publish events little by little: the policy in force gets its summaries before what comes next, as in life."""
    for start in range(0, len(events), SAID_AT_ONCE):
        system.publish(events[start : start + SAID_AT_ONCE])
        system.wait_flushed()
        wait_quiet([compactor])


def folded(system: System, session_id: str, compaction: CompactionPolicy) -> bytes:
    """The memory of a session as its log alone makes it."""
    records = [
        record for record in system.read(system.topics.session_events) if record.key == session_id.encode()
    ]
    entries = [
        Entry(EVENT_ADAPTER.validate_json(record.value or b""), record.offset, record.timestamp_ms)
        for record in records
    ]
    policy = MemoryPolicy(token_counter=ByteEstimate())
    memory, _ = fold(Memory.empty(session_id), entries, policy)
    fraction = session_fraction(memory.head, policy, compaction)
    return b"".join(memory_body(memory, memory.messages(), policy, compaction_fraction=fraction))


def test_the_table_says_which_policy_is_worse_and_no_memory_is_another_one(make_system: MakeSystem) -> None:
    system = make_system(
        COMPACTION__TRIGGER_SIZE_BYTES=8_000,
        # With the default of 1,000, a fifth of such histories is the limit of this policy and of the better one.
        COMPACTION__MAX_SUMMARY_TOKENS=400,
        COMPACTION__KEEP_RECENT_TURNS=1,
        TOKEN_COUNTER="processors.memory.tokens:ByteEstimate",
    ).create_topics()
    events = recorded_events()
    half = len(events) // 2
    with_shadow = {"COMPACTION__SHADOW": json.dumps(SHADOW)}
    memory = system.start("memory")
    first = system.start("compaction", process="compaction", **with_shadow)
    # What is published before would not be live.
    first.wait_for_line("shadow_assigned")
    memory.wait_ready()
    publish_as_it_is_said(system, events[:half], first)
    before = compactions_by_policy(wait_counted(memory, {}).values())

    # A restart in the middle: nothing is counted twice, nothing is lost.
    assert first.stop() == 0
    second = system.start("second", process="compaction", **with_shadow).wait_ready()
    second.wait_for_line("shadow_assigned")
    assert compactions_by_policy(table(memory)["policies"]) == before
    publish_as_it_is_said(system, events[half:], second)
    rows = wait_counted(memory, before)

    assert list(rows) == ["current", "worse", "better"]
    for name, row in rows.items():
        assert row["sessions"] == row["sessions_compacted"] == SESSIONS, name
        assert row["cost"] == 0
    worse, current = rows["worse"], rows["current"]
    assert worse["recall"]["share"] < current["recall"]["share"] - 0.3
    assert worse["regret"]["interval"][0] > current["regret"]["interval"][1], "the ranges do not overlap"
    assert worse["regret"]["share"] > 2 * rows["better"]["regret"]["share"]
    assert current["verdict"] is None
    assert worse["verdict"] == "more"
    told = compared(list(rows.values()), "current")
    assert told[0] == "worse: worse than current, it misses more"
    assert worse["ratio"] < current["ratio"] < rows["better"]["ratio"]

    # The log has the summaries of the policy in force alone, and each memory is what the log makes it.
    system.wait_flushed()
    in_log = Counter(record.json["type"] for record in system.read(system.topics.session_events))
    in_log.subtract(event["type"] for event in events)
    assert set(+in_log) == {"HistoryCompacted"}
    made = [worker.lines_of("compacted") for worker in (first, second)]
    assert in_log["HistoryCompacted"] == sum(map(len, made))
    in_force = CompactionPolicy(trigger_size_bytes=8_000)
    for number in range(SESSIONS):
        assert memory.get(memory_path(f"s{number}")).content == folded(system, f"s{number}", in_force)

    assert second.metric("sessionstream_shadow_missed", policy="worse") == worse["regret"]["missed"]


def wait_compactions(worker: Worker, count: int) -> None:
    """Wait until so many compactions are in the stored table."""
    until(
        lambda: sum(compactions_by_policy(table(worker)["policies"]).values()) >= count,
        f"the shadow has stored {count} compactions",
        within=120,
        every=0.2,
    )


def figures_of(rows: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The rows by policy, without times: no two runs take equally long."""
    times = {"since", "seconds", "slowest_seconds"}
    return {row["policy"]: {key: value for key, value in row.items() if key not in times} for row in rows}


async def uninterrupted(system: System, changes: Mapping[str, str | int]) -> dict[str, dict[str, Any]]:
    """The table of a trial of the whole log in this process, which nothing interrupts."""
    settings = load_settings(
        compaction={
            key.removeprefix("COMPACTION__").lower(): json.loads(str(value))
            for key, value in changes.items()
            if key.startswith("COMPACTION__")
        }
    )
    trial = LiveTrial(tried_policies(settings, ByteEstimate()), PriceTable(model_table(settings)))
    entries: dict[int, list[Entry]] = {}
    for record in system.read(system.topics.session_events):
        event = EVENT_ADAPTER.validate_json(record.value or b"")
        entries.setdefault(record.partition, []).append(Entry(event, record.offset, record.timestamp_ms))
    for partition, its_entries in entries.items():
        trial.open(partition, "", 0, 0)
        await trial.take(partition, its_entries, its_entries[-1].sequence + 1)
    parts = [
        read_scores(trial.dump(partition)[1], PriceTable(model_table(settings))) for partition in entries
    ]
    rows = [score.figures().record(score.policy.name) for score in merged_scores(parts)]
    return figures_of(with_verdicts(rows, CURRENT))


@pytest.mark.long
async def test_after_kills_the_table_is_that_of_a_run_without_one(make_system: MakeSystem) -> None:
    changes: dict[str, str | int] = {
        "COMPACTION__TRIGGER_SIZE_BYTES": 8_000,
        "COMPACTION__KEEP_RECENT_TURNS": 1,
        "COMPACTION__SHADOW": json.dumps(SHADOW),
    }
    system = make_system(**changes, TOKEN_COUNTER="processors.memory.tokens:ByteEstimate").create_topics()
    memory = system.start("memory")
    worker = system.start("worker-0", process="compaction")
    worker.wait_for_line("shadow_assigned")
    memory.wait_ready()
    events = recorded_events()
    # Each session names again at its end what its summaries covered at the beginning.
    events += [{**event, "event_id": f"again-{event['event_id']}"} for event in events[: len(events) // 4]]
    parts = 4
    for number in range(parts):
        made = sum(compactions_by_policy(table(memory)["policies"]).values())
        system.publish(events[number * len(events) // parts : (number + 1) * len(events) // parts])
        if number < parts - 1:
            wait_compactions(memory, made + 1)
            worker.kill()
            worker = system.start(f"worker-{number + 1}", process="compaction")
    system.wait_flushed()
    worker.wait_for_line("shadow_assigned", within=60)
    wait_quiet([worker])
    rows = until(
        lambda: answer["policies"] if (answer := table(memory))["behind"] == 0 else None,
        "the shadow has counted all records",
        within=180,
        every=0.5,
    )

    found = figures_of(rows)
    assert found == await uninterrupted(system, changes)
    assert found["worse"]["regret"]["missed"] > found["current"]["regret"]["missed"]


def calls_of_a_session(
    make_system: MakeSystem, shadow: Mapping[str, Any]
) -> tuple[int, list[tuple[str, str]], System, Worker]:
    """Compact a session three times with a model over HTTP; return the calls, its memory, and what ran."""
    with ChatCompletions() as server:
        system = make_system(
            COMPACTION__SUMMARIZER="openai",
            COMPACTION__BASE_URL=server.url,
            COMPACTION__API_KEY="k",
            COMPACTION__MODEL="gpt-4o-mini",
            COMPACTION__ASK_AGAIN="false",
            COMPACTION__TRIGGER_SIZE_BYTES=6_000,
            COMPACTION__KEEP_RECENT_TURNS=1,
            COMPACTION__SHADOW=json.dumps(shadow),
            TOKEN_COUNTER="processors.memory.tokens:ByteEstimate",
        ).create_topics()
        memory = system.start("memory")
        worker = system.start("compaction", process="compaction")
        if shadow:
            worker.wait_for_line("shadow_assigned")
        memory.wait_ready()
        for epoch in range(1, 4):
            system.publish(turns("s", 10, first=10 * epoch))
            wait_epoch(memory, "s", epoch)
            wait_quiet([worker])
        if shadow:
            wait_counted(memory, {})
        # The answers' ids differ from run to run, and so do the times.
        messages = [(one["role"], one["text"]) for one in memory.memory("s")["messages"]]
        return len(server.completions), messages, system, memory


@pytest.mark.long
def test_a_model_in_force_is_called_as_often_as_without_policies_to_try(make_system: MakeSystem) -> None:
    extractive = {name: {"summarizer": "extractive", **values} for name, values in SHADOW.items()}
    calls, messages, *_ = calls_of_a_session(make_system, {})
    with_shadow, messages_with_shadow, system, memory = calls_of_a_session(make_system, extractive)

    assert with_shadow == calls == 3
    assert messages_with_shadow == messages
    current = table(memory)["policies"][0]
    made = compactions(system)
    assert current["policy"] == "current"
    assert current["compactions"] == len(made) == 3
    assert current["calls"] == 3
    assert current["usage"]["input_tokens"] == sum(one["usage"]["input_tokens"] for one in made) == 300
    assert current["slowest_seconds"] == pytest.approx(
        max(one["duration_ms"] for one in made) / 1_000, abs=0.001
    )


def test_a_budget_ends_the_trial_and_the_table_says_how_many_sessions_it_left_out(
    make_system: MakeSystem,
) -> None:
    with ChatCompletions() as server:  # each of its answers costs 120 tokens
        system = make_system(
            PARTITIONS=1,
            COMPACTION__BASE_URL=server.url,
            COMPACTION__API_KEY="k",
            COMPACTION__ASK_AGAIN="false",
            COMPACTION__TRIGGER_SIZE_BYTES=6_000,
            COMPACTION__KEEP_RECENT_TURNS=1,
            COMPACTION__SHADOW=json.dumps({"model": {"summarizer": "openai"}}),
            LIMITS__SHADOW_TOKENS_PER_HOUR=200,
            TOKEN_COUNTER="processors.memory.tokens:ByteEstimate",
        ).create_topics()
        memory = system.start("memory")
        first = system.start("first", process="compaction")
        first.wait_for_line("shadow_assigned")
        memory.wait_ready()
        # A budget lasts until the full hour, so the hour must not change meanwhile.
        until(lambda: time.time() % 3_600 < 3_480, "the hour goes on for two minutes", within=130)
        for number in range(2):
            system.publish(turns(f"s{number}", 10))
            wait_sessions(memory, number + 1, over_budget=0)
        system.publish(turns("s2", 10))
        rows = wait_sessions(memory, 2, over_budget=1)
        assert first.stop() == 0
        second = system.start("second", process="compaction").wait_ready()
        second.wait_for_line("shadow_assigned")
        system.publish(turns("s2", 10, first=10))
        system.publish(turns("new", 10))
        later = wait_sessions(memory, 2, over_budget=2)
        calls = len(server.completions)

    assert list(rows) == list(later) == ["current", "model"]
    assert rows["model"]["usage"]["input_tokens"] == 200, (
        "of two calls, the second of which goes over the budget"
    )
    assert calls == 2, "a restart brings no new budget"
    assert len(first.lines_of("shadow_over_budget")) == 1
    assert second.metric("sessionstream_shadow_over_budget", policy="model") == 2


def wait_sessions(worker: Worker, sessions: int, *, over_budget: int) -> dict[str, dict[str, Any]]:
    """Wait until all policies have counted so many sessions, and left out so many; return their rows by policy."""

    def look() -> dict[str, dict[str, Any]] | None:
        rows = {row["policy"]: row for row in table(worker)["policies"]}
        counted = {(row["sessions"], row["sessions_over_budget"]) for row in rows.values()}
        behind = table(worker)["behind"]
        return rows if counted == {(sessions, over_budget)} and behind == 0 else None

    what = f"{sessions} sessions are tried and {over_budget} are left out"
    return until(look, what, within=60, every=0.3)
