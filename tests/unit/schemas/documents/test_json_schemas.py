from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from schemas.analytics import ANALYTICS_MODELS
from schemas.documents.analytics_examples import ANALYTICS_EXAMPLES
from schemas.documents.event_examples import EVENT_EXAMPLES
from schemas.documents.json_schemas import EVENT_MODELS, MEMORY_EVENT_MODELS, json_schemas
from schemas.events import EVENT_TYPES, Event
from schemas.memory_events import MEMORY_EVENT_TYPES, MemoryEvent
from tests.oracles.json_schemas import problems

SCHEMAS = json_schemas()
ADAPTER: TypeAdapter[Event | MemoryEvent] = TypeAdapter(Event | MemoryEvent)
KINDS = (*EVENT_TYPES, "HistoryUpdated", "CompactionStarted", "CompactionFailed", "CompactionSkipped")


def wrong(kind: str, value: Any) -> list[str]:
    return problems(value, SCHEMAS[kind])


def test_every_kind_has_a_schema_and_an_example() -> None:
    assert [model.__name__ for model in EVENT_MODELS] == list(EVENT_TYPES)
    assert [model.__name__ for model in MEMORY_EVENT_MODELS] == list(MEMORY_EVENT_TYPES)
    assert set(EVENT_EXAMPLES) == set(KINDS)
    assert set(SCHEMAS) == {*KINDS, *ANALYTICS_EXAMPLES, "Message", "Memory", "Settings"}


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_is_valid_for_its_schema_and_its_model(kind: str) -> None:
    example = EVENT_EXAMPLES[kind]

    assert wrong(kind, example) == []
    assert ADAPTER.validate_json(json.dumps(example)).type == kind


@pytest.mark.parametrize("model", ANALYTICS_MODELS, ids=lambda model: model.__name__)
def test_examples_of_figures_are_valid_and_complete(model: type[BaseModel]) -> None:
    example = ANALYTICS_EXAMPLES[model.__name__]

    assert wrong(model.__name__, example) == []
    assert set(example) == set(model.model_fields)
    assert model.model_validate_json(json.dumps(example)) == model.model_validate(example)


@pytest.mark.parametrize("kind", KINDS)
def test_schema_and_model_require_the_same_fields(kind: str) -> None:
    for name in EVENT_EXAMPLES[kind]:
        rest = {key: value for key, value in EVENT_EXAMPLES[kind].items() if key != name}

        assert bool(wrong(kind, rest)) == _is_refused(rest), name


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("UserMessageAdded", {"text": None}),
        ("UserMessageAdded", {"session_id": ""}),
        ("UserMessageAdded", {"session_id": "x" * 257}),
        ("UserMessageAdded", {"event_id": "x" * 129}),
        ("UserMessageAdded", {"metadata": {"tenant": 7}}),
        ("UserMessageAdded", {"tokens": {"encoding": "o200k_base", "count": -1}}),
        ("UserMessageAdded", {"type": "UserMessage"}),
        ("AiMessageAdded", {"usage": {"input_tokens": "many"}}),
        ("AiMessageAdded", {"usage": {"input_tokens": 2**31, "output_tokens": 0}}),
        ("UserMessageAdded", {"tokens": {"encoding": "o200k_base", "count": 2**31}}),
        ("AiMessageAdded", {"tool_calls": [{"id": "", "name": "x", "arguments": "{}"}]}),
        ("AiMessageAdded", {"tool_calls": [{"id": "1", "name": "x", "arguments": {}}]}),
        ("AiMessageAdded", {"latency_ms": -1}),
        ("MultimodalUserMessageAdded", {"contents": [{"kind": "video", "uri": "https://video.example"}]}),
        ("MultimodalUserMessageAdded", {"contents": [{"kind": "image"}]}),
        ("ToolCallResponseAdded", {"is_error": "no"}),
        ("SessionConfigured", {"max_size_bytes": 0}),
        ("SessionConfigured", {"max_size_bytes": 2**53}),
        ("SessionConfigured", {"ttl_seconds": 10**30}),
        ("SessionConfigured", {"compaction": {"trigger_messages": 0}}),
        ("SessionConfigured", {"compaction": {"trigger_size_bytes": 2**64}}),
        ("SessionConfigured", {"compaction": {"render": "none"}}),
        ("CompactionRequested", {"reason": "because"}),
        ("HistoryCompacted", {"through_sequence": -1}),
        ("SessionExpired", {"last_sequence": 2**53}),
    ],
)
def test_the_schema_refuses_what_the_model_refuses(kind: str, change: dict[str, Any]) -> None:
    value = EVENT_EXAMPLES[kind] | change

    assert wrong(kind, value)
    assert _is_refused(value)


def test_unknown_fields_are_no_error() -> None:
    value = EVENT_EXAMPLES["UserMessageAdded"] | {"mood": "curious"}

    assert wrong("UserMessageAdded", value) == []
    assert not _is_refused(value)


@pytest.mark.parametrize(
    ("settings", "fits"),
    [
        ({}, True),
        ({"partitions": 3, "memory": {"max_size_bytes": "64KiB", "max_messages": "none"}}, True),
        ({"memory_url": "http://one:6066,http://two:6066"}, True),
        ({"memory": {"max_size_bytes": "lots"}}, False),
        ({"memory": {"max_messages": 0}}, False),
        ({"http_port": 70_000}, False),
    ],
)
def test_the_settings_schema_knows_the_spellings_of_a_file(settings: dict[str, Any], fits: bool) -> None:
    assert (wrong("Settings", settings) == []) == fits


def test_descriptions_are_for_readers_of_any_language() -> None:
    texts = json.dumps(SCHEMAS)

    assert "``" not in texts
    assert ":class:" not in texts


def _is_refused(value: dict[str, Any]) -> bool:
    try:
        ADAPTER.validate_json(json.dumps(value))
    except ValidationError:
        return True
    return False
