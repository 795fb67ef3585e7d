"""Import files, settings, model answers and calls of MCP tools: accepted, or refused with an error of ours."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from pathlib import Path
from typing import Any
from unittest import mock

from hypothesis import strategies as st
from mcp import Client

from processors.summaries.answer import read_answer
from processors.summaries.schema import answer_schema, knowledge_schema
from schemas.errors import BadRequest, ConfigurationError, SummaryRefused
from schemas.setting_names import setting_paths
from schemas.settings import load_settings
from streams.client import FakeSessionMemory
from streams.client.import_file import read_lines
from streams.mcp.server import mcp_server
from tests.fuzz.inputs import JSON, almost, damaged, fuzzed, json_bytes, texts

CONVERSATION = {
    "session_id": "s",
    "user_id": "u",
    "messages": [
        {"role": "system", "content": "be kind"},
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "look"},
                {"type": "image_url", "image_url": {"url": "https://x/y"}},
            ],
        },
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [{"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}}],
            "usage": {"input_tokens": 1, "output_tokens": 2},
            "model": "m",
            "latency_ms": 3,
        },
        {"role": "tool", "tool_call_id": "c", "content": "done", "is_error": True},
        {"role": "assistant", "content": "bye", "occurred_at": "2026-01-01T00:00:00Z", "agent_id": "a"},
    ],
}
lines = st.lists(damaged(almost(CONVERSATION)) | damaged(JSON) | st.binary(max_size=40), max_size=3)


@fuzzed(lines, percent=27)
def test_an_import_file_is_read_or_refused(content: list[bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "import.jsonl"
        file.write_bytes(b"\n".join(content))
        with contextlib.suppress(BadRequest):
            for line in read_lines([file]):
                assert all(event.session_id == line.session_id for event in line.events)


VARIABLES = [f"SESSIONSTREAM_{'__'.join(path).upper()}" for path in setting_paths()]
setting_values = (
    texts(20).filter(lambda text: "\x00" not in text and "\ud800" not in text)
    | st.sampled_from(
        ["0", "-1", "1e999", "nan", "none", "10KiB", "true", "[]", "{}", "[1", "a,b", "http://", "://"]
    )
    | st.integers(-(2**70), 2**70).map(str)
    | JSON.map(lambda value: json_bytes(value).decode("utf-8", "replace").replace("\x00", ""))
).filter(lambda text: text.encode("utf-8", "ignore").decode() == text)


@fuzzed(st.dictionaries(st.sampled_from(VARIABLES), setting_values, max_size=4), percent=15)
def test_settings_are_loaded_or_refused_in_one_line(variables: dict[str, str]) -> None:
    with mock.patch.dict(os.environ, variables):
        try:
            load_settings()
        except ConfigurationError as error:
            refused = error.detail
        else:
            refused = ""
    assert "\n" not in refused


SCHEMA = answer_schema(knowledge_schema(None))
ANSWER: dict[str, Any] = {
    "user_message": "who",
    "ai_message": "Ann",
    "knowledge": {"facts": ["a"], "open_tasks": []},
}
answers = (
    damaged(almost(ANSWER)).map(lambda content: content.decode("utf-8", "surrogateescape"))
    | texts(60)
    | st.integers(1, 20_000).map(lambda depth: "[" * depth)
    | damaged(JSON).map(lambda content: f"```json\n{content.decode('utf-8', 'replace')}\n```")
)


@fuzzed(answers, percent=27)
def test_a_models_answer_is_a_summary_or_refused(text: str) -> None:
    with contextlib.suppress(SummaryRefused):
        read_answer(text, SCHEMA)


ARGUMENTS = {
    "session_id": "s",
    "last": 3,
    "query": "a b",
    "limit": 4,
    "instructions": "keep",
    "at": 0,
    "before": 9,
}
calls = st.tuples(
    st.sampled_from(
        [
            "read_memory",
            "search_memory",
            "recall",
            "read_history",
            "list_epochs",
            "fork_session",
            "compact_memory",
            "other",
        ]
    ),
    st.lists(
        almost(ARGUMENTS).map(lambda value: {k: v for k, v in value.items() if _sendable(v)}),
        min_size=1,
        max_size=8,
    ),
)


def _sendable(value: Any) -> bool:
    try:
        json_bytes(value).decode()
    except ValueError:
        return False
    return True


@fuzzed(calls, percent=1)
def test_a_tool_call_is_answered(given: tuple[str, list[dict[str, Any]]]) -> None:
    name, calls_of_tool = given

    async def call() -> None:
        memory = FakeSessionMemory(summarizer=lambda _: ("who", "Ann"))
        async with memory, Client(mcp_server(memory)) as client:
            for arguments in calls_of_tool:
                answered = await client.call_tool(name, arguments)
                assert answered.content or answered.structured_content is not None

    asyncio.run(asyncio.wait_for(call(), 60))
