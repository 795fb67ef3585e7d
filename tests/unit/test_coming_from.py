"""Every name that docs/how-to/come-from-another-system.md promises is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import streams.client
from schemas import events, memory_events
from schemas.setting_names import unknown_variables
from schemas.settings import PREFIX
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.langgraph import SessionCheckpointer
from streams.client.openai_agents import KafkaSession
from tests.contracts.documented_rows import DocumentedRows, sections
from tests.unit.test_documents import rows, text_of

HERE_FOLDER = Path(__file__).parent
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
    assert list(sections()) == [
        "Akka",
        "Sentinel AI",
        "LangChain4j",
        "Orka",
        "OpenAI Agents",
        "LangChain and LangGraph",
    ]


def test_the_rows_of_every_system_are_held_against_their_tests() -> None:
    """A section without a module of tests, or a module that does not look for rows without one, fails here."""
    modules = [path.read_text(encoding="utf-8") for path in sorted(HERE_FOLDER.glob("test_coming_from_*.py"))]
    checked = {
        heading: "assert ROWS.untested() == []" in text
        for text in modules
        for heading in re.findall(r'DocumentedRows\("(.+?)"\)', text)
    }

    assert checked == dict.fromkeys(sections(), True)


def test_a_row_without_a_test_and_a_test_without_a_row_are_found() -> None:
    def test_of_it() -> None: ...

    def no_test() -> None: ...

    documented = DocumentedRows("Orka")
    first, *others = documented.names
    assert documented.row(first)(test_of_it) is test_of_it
    assert documented.untested() == others
    with pytest.raises(AssertionError, match="0 rows begin with 'a row that was taken out'"):
        documented.row("a row that was taken out")
    with pytest.raises(AssertionError, match="rows begin with '`'"):
        documented.row("`")
    with pytest.raises(AssertionError, match="no_test is no test"):
        documented.row(others[0])(no_test)
