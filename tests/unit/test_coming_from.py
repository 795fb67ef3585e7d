"""Every name that docs/how-to/come-from-another-system.md promises is there."""

from __future__ import annotations

import re
from typing import Any

import pytest

import streams.client
from schemas import events, memory_events
from schemas.setting_names import unknown_variables
from schemas.settings import PREFIX
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.langgraph import SessionCheckpointer
from streams.client.openai_agents import KafkaSession
from tests.unit.test_documents import rows, text_of

DOCUMENT = text_of("docs/how-to/come-from-another-system.md")
#: What stands in the second column of all tables.
HERE = [name for row in rows(DOCUMENT) for name in re.findall(r"`([^`]+)`", row[1])]
ROOTS: dict[str, Any] = {
    **vars(streams.client),
    "KafkaSession": KafkaSession,
    "KafkaChatMessageHistory": KafkaChatMessageHistory,
    "SessionCheckpointer": SessionCheckpointer,
    **{name: getattr(events, name) for name in events.EVENT_TYPES},
    **{name: getattr(memory_events, name) for name in memory_events.MEMORY_EVENT_TYPES},
}
CLASSES = sorted({name for name in HERE if re.fullmatch(r"[A-Z][a-z]\w+(\.\w+)?", name)})
FUNCTIONS = sorted({name for name in HERE if re.fullmatch(r"[a-z]+(_[a-z]+)+", name)})


#: Parameters, values and fields of events within events.
ELSEWHERE = {
    "after_sequence",
    "history_size_bytes",
    "length_exceeded",
    "user_message",
    "ai_message",
}


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_and_what_it_has_are_there(name: str) -> None:
    root, _, attribute = name.partition(".")

    assert root in ROOTS
    there = ROOTS[root]
    fields = {*getattr(there, "model_fields", ()), *getattr(there, "__dataclass_fields__", ())}
    assert not attribute or attribute in fields or hasattr(there, attribute)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_or_a_field_is_there(name: str) -> None:
    fields = {
        field
        for there in ROOTS.values()
        for field in (
            *getattr(there, "model_fields", ()),
            *getattr(there, "__dataclass_fields__", ()),
            *(vars(there) if isinstance(there, type) else ()),
        )
    }

    assert name in ROOTS or name in fields | ELSEWHERE


def test_every_setting_is_one() -> None:
    names = {
        name
        for name in HERE
        if re.fullmatch(r"[A-Z]+(_[A-Z]+)*__[A-Z_]+|TOKEN_[A-Z]+|MODELS|TOPIC_PREFIX", name)
    }

    assert len(names) > 20
    assert unknown_variables(f"{PREFIX}{name}" for name in names) == {}


def test_every_system_that_is_asked_for_has_its_place() -> None:
    headings = re.findall(r"^## (.+)$", DOCUMENT, re.MULTILINE)

    assert headings[:6] == [
        "Akka",
        "Sentinel AI",
        "LangChain4j",
        "Orka",
        "OpenAI Agents",
        "LangChain and LangGraph",
    ]
