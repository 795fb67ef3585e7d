"""Kafka's own console consumer reads what this project writes, as any Kafka tool would."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from tests.builders.events import user
from tests.kafka.jars import jars, java
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.real_parts import Unavailable, unavailable

CLOUD_EVENT = {"ce_specversion", "ce_id", "ce_type", "ce_source", "ce_time", "content-type"}


class Line:
    """One line of the console consumer: headers, key and value, as it prints them."""

    def __init__(self, text: str) -> None:
        headers, self.key, self.value = text.split("\t", 2)
        pairs = [] if headers == "NO_HEADERS" else headers.split(",")
        self.headers = dict(pair.split(":", 1) for pair in pairs)

    @property
    def json(self) -> Any:
        return json.loads(self.value)


def console_consumer(system: System, topic: str, count: int) -> list[Line]:
    """The first ``count`` records of a topic as the console consumer shows them."""
    try:
        command = [str(java()), "-Xmx128m", "-XX:TieredStopAtLevel=1", "-cp", f"{jars()}/*"]
    except Unavailable as error:
        unavailable("kafka", str(error))
    properties = {"print.key": "true", "print.headers": "true", "headers.separator": ","}
    done = subprocess.run(
        [
            *command,
            "org.apache.kafka.tools.consumer.ConsoleConsumer",
            *("--bootstrap-server", system.bootstrap_servers, "--topic", topic, "--from-beginning"),
            *("--isolation-level", "read_committed", "--timeout-ms", "20000", "--max-messages", str(count)),
            *(part for name, value in properties.items() for part in ("--property", f"{name}={value}")),
        ],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return [Line(line) for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_topics_and_changelog_are_readable_json(make_system: MakeSystem) -> None:
    """Events, memory-events and changelog: JSON values under readable keys, with CloudEvents headers."""
    system = make_system(PARTITIONS=1).create_topics()
    worker = system.start().wait_ready()
    worker.say("sitzung ü", user("grüße"), user("b"))
    system.wait_flushed()

    events = console_consumer(system, system.topics.session_events, 2)
    assert [line.key for line in events] == ["sitzung ü"] * 2
    assert [line.json["text"] for line in events] == ["grüße", "b"]
    for line in events:
        assert set(line.headers) >= CLOUD_EVENT
        assert line.headers["ce_type"] == line.json["type"] == "UserMessageAdded"
        assert line.headers["ce_id"] == line.json["event_id"]
        assert line.headers["content-type"] == "application/json"

    updates = console_consumer(system, system.topics.memory_events, 1)
    assert updates[0].key == "sitzung ü"
    assert updates[0].json["type"] == updates[0].headers["ce_type"] == "HistoryUpdated"
    assert set(updates[0].headers) >= CLOUD_EVENT

    changelog = console_consumer(system, system.topics.changelog, 3)
    records = {tuple(json.loads(line.key)): line.json for line in changelog}
    assert set(records) == {("head", "sitzung ü"), ("block", "sitzung ü", 1), ("watermark", 0)}
    assert [message["text"] for message in records["block", "sitzung ü", 1]["messages"]] == ["grüße", "b"]
    assert records["watermark", 0][system.topics.session_events]["offset"] == 1
