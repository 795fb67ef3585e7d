"""AsyncAPI's own parser was run on the document by hand. These tests check its structure and our names."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from processors.kafka.topic_plan import topic_specs
from processors.publishing.event_record import cloud_event_headers
from schemas.dead_letter import DEAD_LETTER_HEADERS, ERROR_CODES, REPLAYED
from schemas.documents.asyncapi import asyncapi_document
from schemas.events import EVENT_TYPES
from schemas.memory_events import MEMORY_EVENT_TYPES
from schemas.settings import Settings
from tests.oracles.json_schemas import problems

SETTINGS = Settings(bootstrap_servers="one:9092, two:9092", topic_prefix="test.", partitions=3)
DOCUMENT = asyncapi_document(SETTINGS)
CHANNELS = DOCUMENT["channels"]
COMPONENTS = DOCUMENT["components"]


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def test_the_document_has_the_parts_that_asyncapi_3_requires() -> None:
    assert DOCUMENT["asyncapi"] == "3.0.0"
    assert {"title", "version"} <= set(DOCUMENT["info"])
    assert json.loads(json.dumps(DOCUMENT)) == DOCUMENT
    for channel in CHANNELS.values():
        assert {"address", "messages"} <= set(channel)
    for operation in DOCUMENT["operations"].values():
        assert operation["action"] in {"send", "receive"}
        channel = operation["channel"]["$ref"]
        # An operation's messages must be named through its own channel.
        assert all(message["$ref"].startswith(f"{channel}/messages/") for message in operation["messages"])


def test_its_version_is_the_projects() -> None:
    project = tomllib.loads(
        (Path(__file__).resolve().parents[4] / "pyproject.toml").read_text(encoding="utf-8")
    )

    assert DOCUMENT["info"]["version"] == project["project"]["version"]


def test_every_reference_can_be_resolved() -> None:
    for reference in set(references(DOCUMENT)):
        node: Any = DOCUMENT
        for part in reference.removeprefix("#/").split("/"):
            node = node[part]
        assert node, reference


def test_every_event_is_in_its_channel_with_a_valid_example() -> None:
    assert tuple(CHANNELS["sessionEvents"]["messages"]) == EVENT_TYPES
    assert tuple(CHANNELS["memoryEvents"]["messages"]) == MEMORY_EVENT_TYPES
    for name in {*EVENT_TYPES, *MEMORY_EVENT_TYPES}:
        message = COMPONENTS["messages"][name]
        (example,) = message["examples"]

        assert problems(example["payload"], message["payload"], DOCUMENT) == []


def test_discriminators_are_names_as_asyncapi_has_them() -> None:
    contents = COMPONENTS["schemas"]["MultimodalUserMessageAdded"]["properties"]["contents"]

    assert contents["items"]["discriminator"] == "kind"


def test_topics_are_those_that_topics_create_makes() -> None:
    specs = topic_specs(SETTINGS.topics, partitions=3, replication_factor=1, max_event_bytes=1)

    assert [channel["address"] for channel in CHANNELS.values()] == [spec.name for spec in specs]
    for channel, spec in zip(CHANNELS.values(), specs, strict=True):
        kafka = channel["bindings"]["kafka"]
        assert kafka["partitions"] == spec.partitions
        for name, value in kafka["topicConfiguration"].items():
            assert spec.configs[name] == (value[0] if isinstance(value, list) else str(value))


def test_headers_are_those_that_are_written() -> None:
    written = cloud_event_headers(event_id="1", event_type="HistoryCleared", time="2026-03-03T09:12:04Z")
    letter = COMPONENTS["schemas"]["DeadLetterHeaders"]["properties"]

    assert list(COMPONENTS["schemas"]["CloudEventHeaders"]["properties"]) == [name for name, _ in written]
    assert list(letter) == list(DEAD_LETTER_HEADERS)
    assert letter["error_code"]["enum"] == [*ERROR_CODES, REPLAYED]


def test_the_document_describes_the_partitioning() -> None:
    description = CHANNELS["sessionEvents"]["description"]

    assert "partitioner=murmur2_random" in description
    assert "librdkafka" in description
    assert "sarama" in description


def test_brokers_are_servers() -> None:
    assert [server["host"] for server in DOCUMENT["servers"].values()] == ["one:9092", "two:9092"]
    assert "security" not in DOCUMENT["servers"]["broker1"]


@pytest.mark.parametrize(
    ("security", "protocol", "scheme"),
    [
        ({"protocol": "SASL_SSL", "sasl_mechanism": "SCRAM-SHA-512"}, "kafka-secure", "scramSha512"),
        ({"protocol": "SASL_PLAINTEXT", "sasl_mechanism": "PLAIN"}, "kafka", "plain"),
    ],
)
def test_the_document_has_the_security_scheme_but_no_secrets(
    security: dict[str, str], protocol: str, scheme: str
) -> None:
    credentials = {"username": "writer", "password": "correct horse"}
    document = asyncapi_document(Settings.model_validate({"security": {**security, **credentials}}))

    assert document["servers"]["broker1"]["protocol"] == protocol
    assert document["components"]["securitySchemes"]["sasl"] == {"type": scheme}
    assert "correct horse" not in json.dumps(document)
    assert "writer" not in json.dumps(document)
