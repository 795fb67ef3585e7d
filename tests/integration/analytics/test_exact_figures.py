"""Every figure is the one that a plain script computes from the file, whatever happened to the workers."""

from __future__ import annotations

import json
import threading
from collections import defaultdict
from collections.abc import Collection
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.builders.enriched import PRICE_OF, PRICES, enriched_lines, write_enriched_files
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import CommandResult, System
from tests.live.topic_records import StoredRecord
from tests.live.waiting import until
from tests.live.worker import Worker
from tests.oracles.analytics import (
    CountTokens,
    differences,
    expected_agents,
    expected_late_events,
    expected_models,
    expected_sessions,
    expected_windows,
    tools,
)

GRACE = timedelta(seconds=60)
KINDS = ("minute", "hour", "day")


class Oracle:
    """What every read must answer."""

    def __init__(self, count: CountTokens) -> None:
        lines = self.lines = enriched_lines()
        self.count = count
        self.sessions = expected_sessions(lines, PRICE_OF, count)
        self.windows = {kind: expected_windows(lines, kind, PRICE_OF, count) for kind in KINDS}
        self.agents = expected_agents(lines, PRICE_OF, count)
        self.models = expected_models(lines, PRICE_OF)
        self.tools = tools([message for line in lines for message in line["messages"]])

    def wrong(self, worker: Worker) -> list[str]:
        """What the worker answers otherwise, over all workers."""
        found = answered(worker, "sessions", "?limit=1000")
        lines = compared("session", {one["session_id"]: one for one in found}, self.sessions, {"sequence"})
        for kind in KINDS:
            windows = {moment(one["start"]): one for one in answered(worker, "windows", f"?by={kind}")}
            lines += compared(kind, windows, self.windows[kind], {"closed", "late_events"})
        agents = {one["agent_id"]: one for one in answered(worker, "agents")}
        lines += compared("agent", agents, self.agents)
        lines += compared("model", {one["model"]: one for one in answered(worker, "models")}, self.models)
        used = {one.pop("tool"): one for one in answered(worker, "tools")}
        return lines + compared("tool", used, self.tools)

    def wrong_records(self, system: System) -> list[str]:
        """What the newest records of session-analytics say otherwise; each window's part is of its partition."""
        newest: dict[tuple[int, str], StoredRecord] = {}
        for record in system.read(system.topics.session_analytics):
            assert record.key is not None
            newest[record.partition, record.key.decode()] = record
        sessions: dict[str, dict[str, Any]] = {}
        parts: dict[int, dict[str, dict[str, Any]]] = defaultdict(dict)
        for (partition, key), record in newest.items():
            if record.header("ce_type") == "SessionAnalytics":
                sessions[key] = record.json
            else:
                parts[partition][key] = record.json
        lines = compared("session record", sessions, self.sessions, {"sequence"})
        log = system.read(system.topics.session_events)
        for partition in range(system.partitions):
            expected = self.parts([record.json for record in log if record.partition == partition])
            for part in parts[partition].values():
                assert (part.pop("partition"), part.pop("partitions")) == (partition, system.partitions)
                answers = sum(part.pop("response_buckets").values())
                assert answers == 0 or part["response_seconds"]["max"] is not None
            lines += compared(f"partition {partition}", parts[partition], expected, {"sequence"})
        return lines

    def parts(self, events: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
        """The closed windows of a partition, by the key of their records; ``events`` as its log has them."""
        held = {event["session_id"] for event in events}
        lines = [line for line in self.lines if line["session_id"] in held]
        times = [moment(event["occurred_at"]) for event in events]
        found = {}
        for kind in KINDS:
            late = expected_late_events(times, kind, GRACE)
            for start, window in expected_windows(lines, kind, PRICE_OF, self.count).items():
                if window["end"] + GRACE <= max(times):
                    key = f"window:{kind}:{start:%Y-%m-%dT%H:%M:%S}.000Z"
                    found[key] = {**window, "closed": True, "late_events": late.get(start, 0)}
        return found


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def answered(worker: Worker, what: str, query: str = "") -> list[dict[str, Any]]:
    response = worker.get(f"/analytics/{what}{query}")
    assert response.status_code == 200, response.text
    body = response.json()
    return body[what] if body["complete"] else []


def compared(
    what: str,
    found: dict[Any, dict[str, Any]],
    expected: dict[Any, Any],
    unknown: Collection[str] = (),
) -> list[str]:
    lines = [f"{what} {name} is missing" for name in set(expected) - set(found)]
    lines += [f"{what} {name} should not be" for name in set(found) - set(expected)]
    for name in set(found) & set(expected):
        known = {field: value for field, value in found[name].items() if field not in unknown}
        lines += differences(f"{what} {name}", known, expected[name])
    return lines


def wait_exact(oracle: Oracle, worker: Worker, *, within: float = 60.0) -> None:
    wrong: list[str] = []

    def exact() -> bool:
        wrong[:] = oracle.wrong(worker)
        return not wrong

    # A look costs some 100 ms of two cores.
    until(exact, lambda: "\n".join(wrong[:20]), within=within, every=0.2)


@pytest.mark.slow
@pytest.mark.timeout(360)
def test_figures_are_exact_after_a_kill_a_rebalance_and_a_replay(
    make_system: MakeSystem, count_tokens: CountTokens, tmp_path: Path, figure: Figure
) -> None:
    """All conversations are imported while workers are killed, join and leave; then all is counted again."""
    oracle = Oracle(count_tokens)
    system = make_system(
        MODELS=json.dumps(PRICES), MEMORY__MAX_SIZE_BYTES="none", ANALYTICS__FLUSH_INTERVAL_MS=100
    ).create_topics()
    halves = write_enriched_files(tmp_path, 2)
    memory = system.start("memory").wait_ready()
    killed = system.start("killed", process="analytics", ANALYTICS__FLUSH_INTERVAL_MS=1_500).wait_ready()
    assert system.run("import", str(halves[0])).code == 0
    counted = "sessionstream_analytics_events_applied_total"
    before = until(lambda: killed.metric(counted), "some events are counted")
    killed.kill()
    done: list[CommandResult] = []
    importing = threading.Thread(target=lambda: done.append(system.run("import", str(halves[1]))))
    importing.start()
    first = system.start("first", process="analytics")
    second = system.start("second", process="analytics")
    importing.join()
    assert done[0].code == 0, done
    for worker in (first, second):
        worker.wait_ready(within=60)
    wait_exact(oracle, first)
    assert oracle.wrong(second) == []
    figure(f"{before:.0f} events counted by the one that was killed")

    # One leaves: whatever partitions it had are restored by the other.
    assert first.stop() == 0
    until(lambda: second.is_ready() and len(second.partitions()) == 4, "the other has them all")
    assert oracle.wrong(second) == []
    assert second.stop() == 0
    assert oracle.wrong_records(system) == []

    # Everything again from offset 0, by the process that runs both.
    assert memory.stop() == 0
    system.delete_topics(system.topics.analytics_changelog, system.topics.session_analytics)
    system.create_topics()
    anew = system.start("anew", process="all").wait_ready(within=60)
    wait_exact(oracle, anew)
    assert anew.metric(counted) == sum(len(line["messages"]) for line in enriched_lines())
    assert anew.stop() == 0
    assert oracle.wrong_records(system) == []
