"""A real Prometheus scrapes real workers: the dashboard's and the alerts' queries have data."""

from __future__ import annotations

import json
import math
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.builders.events import answer, event_object, response, user
from tests.live.fixtures import MakeSystem
from tests.live.load import Load
from tests.live.prometheus import DEPLOY, TOKEN_FILE, Prometheus
from tests.live.topic_records import Sent
from tests.live.waiting import until
from tests.live.worker import Worker
from tests.real_parts import require_program

ALERTS = [
    rule
    for group in yaml.safe_load((DEPLOY / "rules.yml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
DASHBOARD = json.loads((DEPLOY / "grafana/dashboards/sessionstream.json").read_text(encoding="utf-8"))


def promtool(*arguments: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    program = require_program("prometheus", "promtool")
    return subprocess.run(
        [str(program), *arguments], input=text, capture_output=True, text=True, check=False, timeout=60
    )


def test_promtool_accepts_rules_and_configuration(tmp_path: Path) -> None:
    for kind, name in (("rules", "rules.yml"), ("config", "prometheus.yml")):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        # promtool also looks whether the file with the token is there.
        (tmp_path / name).write_text(text.replace(TOKEN_FILE, str(tmp_path / "rules.yml")), encoding="utf-8")
        answer = promtool("check", kind, str(tmp_path / name))
        assert answer.returncode == 0, answer


def measured(expression: str) -> str:
    """Return the expression of an alert without its threshold."""
    return (
        re.sub(r"\s*(>|<|==)\s*[0-9.]+\s*$", "", expression.strip())
        .removeprefix("absent(")
        .removesuffix(")" if expression.startswith("absent(") else "")
    )


def has_data(samples: list[dict[str, Any]]) -> bool:
    return any(not math.isnan(float(sample["value"][1])) for sample in samples)


@pytest.mark.slow
def test_every_query_has_data_and_promtool_accepts_the_metrics(
    make_system: MakeSystem, tmp_path: Any
) -> None:
    """Two workers and one that is both are scraped under load; a refused record sets off its alert."""
    system = make_system(COMPACTION__TRIGGER_MESSAGES=8, ANALYTICS__FLUSH_INTERVAL_MS=200).create_topics()
    workers = [
        system.start("memory").wait_ready(),
        system.start("analytics", process="analytics").wait_ready(),
        system.start("both", process="all"),
    ]
    for worker in workers:
        until(worker.is_ready, "all are ready", within=40)
    targets = [worker.url.removeprefix("http://") for worker in workers]
    with Prometheus(tmp_path, targets) as prometheus, Load(system, 100) as load:
        until(lambda: len(prometheus.query("up == 1")) == len(workers), "all are scraped", within=20)
        until(lambda: prometheus.query("sessionstream_dead_letters_total"), "it was scraped", within=10)
        system.writer.write(system.topics.session_events, [Sent(b"nobody", b"no JSON")])

        queries = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
        waiting = [*queries, *(measured(alert["expr"]) for alert in ALERTS)]

        def answered() -> bool:
            read_some(workers[0], load)
            waiting[:] = [one for one in waiting if not has_data(prometheus.query(one))]
            return not waiting

        until(answered, f"all queries have data: {waiting}", within=40, every=0.5)
        until(lambda: fired(prometheus) == {"SessionstreamDeadLetters"}, "that alert alone fires", within=20)
        assert {rule["health"] for rule in prometheus.rules()} == {"ok"}
        load.stop()

    for worker in workers:
        text = worker.get("/metrics").text
        answer = promtool("check", "metrics", text=text)
        assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")
        assert "session_id" not in text


def test_what_workers_did_is_in_their_metrics(make_system: MakeSystem) -> None:
    """One worker with all processes: what it folded, dropped, refused, flushed and summarized."""
    system = make_system(
        COMPACTION__TRIGGER_MESSAGES=3, ANALYTICS__FLUSH_INTERVAL_MS=200, PARTITIONS=2
    ).create_topics()
    worker = system.start("all", process="all").wait_ready(within=120)
    said = [event_object(one, f"e{number}", "s") for number, one in enumerate([user("q"), answer("a")] * 4)]
    system.publish([*said, said[0], event_object(response("of no call"), "e9", "s")])
    system.writer.write(system.topics.session_events, [Sent(b"nobody", b"no JSON")])
    system.wait_flushed()

    moved = {
        "sessionstream_events_applied_total": 1,
        "sessionstream_events_duplicate_total": 1,
        "sessionstream_tool_responses_orphaned_total": 1,
        "sessionstream_dead_letters_total": 1,
        "sessionstream_flush_seconds_count": 1,
        "sessionstream_flush_records_sum": 1,
        "sessionstream_flush_last_seconds": 1e-6,
        "sessionstream_sessions_by_context_fraction": 1,
        "sessionstream_compactions_total": 1,
        "sessionstream_summarizer_seconds_count": 1,
        "sessionstream_analytics_events_applied_total": 1,
        "sessionstream_analytics_events_duplicate_total": 1,
        "sessionstream_analytics_records_refused_total": 1,
        "sessionstream_analytics_memory_events_applied_total": 1,
        "sessionstream_archive_events_written_total": 1,
        "sessionstream_archive_bytes_written_total": 1,
        "sessionstream_archive_write_seconds_count": 1,
        "sessionstream_archive_records_refused_total": 1,
        "sessionstream_memory_read_seconds_count": 1,
    }
    until(
        lambda: not [name for name, least in moved.items() if worker.metric(name) < least],
        "all have moved",
        within=60,
    )
    assert worker.metric("sessionstream_events_duplicate_total") == 1
    assert worker.metric("sessionstream_dead_letters_total", error_code="not_json") == 1
    assert worker.metric("sessionstream_sessions_by_context_fraction") == 1
    assert worker.metric("sessionstream_partitions_assigned", process="memory") == 2
    until(lambda: worker.metric("sessionstream_lag_records") == 0, "all is applied")
    assert worker.metric("sessionstream_lag_seconds") == 0
    assert worker.metric("sessionstream_partitions_restoring") == 0
    # No summary of a few letters is smaller than they are.
    assert worker.metric("sessionstream_compaction_failures_total", reason="larger_than_input") == 1
    assert worker.metric("sessionstream_sessions_resting") == 1


def read_some(worker: Worker, load: Load) -> None:
    for event in load.events[:3]:
        worker.get(f"/sessions/{event['session_id'].replace('/', '%2F')}/memory")


def fired(prometheus: Prometheus) -> set[str]:
    return {rule["name"] for rule in prometheus.rules() if rule["state"] == "firing"}
