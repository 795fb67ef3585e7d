"""The package ``sessionstream_client``: made of this repository, under one name, without the workers' libraries."""

from __future__ import annotations

import ast
import asyncio
import importlib
import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import Any
from uuid import UUID

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.settings import Settings, load_settings
from streams import client
from tests.fakes.memory_worker import FakeWorker, serving, url_of
from tests.unit.test_document_examples import python_of

ROOT = Path(__file__).parents[2]
#: What the client must not need; the names of our own packages belong to the app here.
HEAVY = (
    "orjson", "aiokafka", "cramjam", "confluent_kafka", "faust", "mode", "fastapi", "uvicorn", "tiktoken", "rich",
    "typer",    "pydantic_settings", "phonenumbers", "stdnum", "openai", "jsonschema", "prometheus_client",
)  # fmt: skip

#: An app with packages of the names that this repository has, which runs without the heavy libraries.
APP = """
import asyncio, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HEAVY:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

HEAVY = frozenset(sys.argv[2].split(","))
sys.meta_path.insert(0, Blocked())
import processors, schemas, streams
assert (processors.OWNER, schemas.OWNER, streams.OWNER) == ("app", "app", "app")
import sessionstream_client
from sessionstream_client import FakeSessionMemory, Redact, SessionMemory, StripThinking
from sessionstream_client.background import in_background
from sessionstream_client.errors import ConfigurationError

async def main():
    async with SessionMemory(memory_url=sys.argv[1]) as memory, FakeSessionMemory() as fake:
        for one in (memory, fake):
            async with one.interaction("s", agent_id="a") as turn:
                turn.add_user_message("hé?")
                turn.add_ai_message("so", thinking="hm", tool_calls=[{"id": "c", "name": "f", "arguments": "{}"}])
                turn.add_tool_call_response("c", "f", "found")
            read = await one.memory("s", last=5)
            print([message.text for message in read.messages], read.openai_messages("x")[0]["content"])
    for needs in (lambda: sessionstream_client.subscribe, Redact, lambda: SessionMemory("h:1")):
        try:
            needs()
        except (ImportError, ConfigurationError) as error:
            print(error)
    try:
        import sessionstream_client.openai_agents as _
    except ImportError as error:
        print(error)

asyncio.run(main())
print(sorted(HEAVY & {name.partition(".")[0] for name in sys.modules}))
"""


def loaded(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    loaded(ROOT / "client" / "assemble.py", "assemble").assemble(ROOT, folder / "sessionstream_client")
    return folder


def test_it_imports_nothing_of_ours_but_itself(folder: Path) -> None:
    wrong: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            wrong += [
                f"{path}: {name}"
                for name in names
                if name.partition(".")[0] in {"schemas", "processors", "streams", "pydantic_settings"}
            ]
    assert wrong == []
    assert [path.name for path in folder.iterdir()] == ["sessionstream_client"]


def test_it_has_every_public_name_of_the_repositorys_client(folder: Path) -> None:
    code = "import sessionstream_client as s; print(' '.join(sorted(s._PLACES)))"
    answer = subprocess.run(  # noqa: PLW1510 - its output says why it failed
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )

    assert set(answer.stdout.split()) >= set(client.__all__), answer.stderr


def test_an_import_builds_no_model(folder: Path) -> None:
    code = """
import pydantic
from sessionstream_client import SessionMemory

def below(kind):
    return {kind, *(one for child in kind.__subclasses__() for one in below(child))}

ours = [one for one in below(pydantic.BaseModel) if one.__module__.startswith("sessionstream_client.schemas")]
print(len(ours) > 50, [one.__name__ for one in ours if one.__pydantic_complete__])
"""
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True
    )

    assert answer.stdout == "True []\n"


async def test_an_app_with_packages_of_our_names_uses_it_without_the_workers_libraries(
    folder: Path, tmp_path: Path
) -> None:
    for name in ("schemas", "processors", "streams"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text('OWNER = "app"\n', encoding="utf-8")
    (tmp_path / "app.py").write_text(APP, encoding="utf-8")
    worker = FakeWorker()
    async with serving(worker) as http:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "app.py", url_of(http), ",".join((*HEAVY, "agents"))),
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await asyncio.wait_for(process.communicate(), 120)

    assert process.returncode == 0, err.decode()
    *read, subscribe, redact, kafka, agents, imported = out.decode().splitlines()
    assert read == ["['hé?', 'so', 'found'] x"] * 2
    assert "sessionstream-client[kafka]" in subscribe
    assert "sessionstream-client[redaction]" in redact
    assert "sessionstream-client[kafka]" in kafka
    assert (
        "sessionstream-client[openai-agents] (in a checkout: pip install './client[openai-agents]')" in agents
    )
    assert imported == "[]"
    assert [event.type for event in worker.published] == [
        "UserMessageAdded",
        "AiMessageAdded",
        "ToolCallResponseAdded",
    ]


#: Runs blocks of Python from a JSON list on a fake memory, with nothing but the client's libraries.
BLOCKS = """
import ast, asyncio, json, sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
import sessionstream_client
from sessionstream_client import FakeSessionMemory

async def ask_model(messages):
    return "On its way."

async def stream_model(messages):
    for piece in ("On its ", "way."):
        yield piece

async def main():
    summarizer = lambda read: ("so far", "summary")
    async with FakeSessionMemory(summarizer=summarizer) as memory:
        names = {name: getattr(sessionstream_client, name) for name in sessionstream_client.__all__ if name not in LAZY}
        names |= {"ask_model": ask_model, "stream_model": stream_model, "show": str, "memory": memory}
        names["SessionMemory"] = lambda *_: FakeSessionMemory()
        for block in json.loads(sys.stdin.read()):
            names["memory"] = memory
            code = compile(block, "<document>", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
            coroutine = eval(code, names)
            if coroutine is not None:
                await coroutine
        print(len(memory.published))

LAZY = {"Redact", "subscribe", "BadRecord", "MissingRecords", "Received"}
asyncio.run(main())
"""

#: Blocks that need more than the client: the extra, and what in the block needs it.
NEED_AN_EXTRA = {"subscribe(": "kafka"}


def test_the_blocks_of_the_documents_run_with_the_client_alone(folder: Path, tmp_path: Path) -> None:
    blocks = [
        block
        for name in ("README.md", "docs/how-to/use-the-python-client.md", "docs/how-to/stream-answers.md")
        for block in python_of(name)
        if not any(needs in block for needs in NEED_AN_EXTRA)
    ]
    # `Redact` needs the extra `redaction`; the block without it is what this environment has.
    blocks = [
        block.replace(', Redact(phone_region="GB")', "").replace(
            "from streams.client", "from sessionstream_client"
        )
        for block in blocks
    ]
    blocks = [
        re.sub(r"^from sessionstream_client import SessionMemory$", "", b, flags=re.MULTILINE) for b in blocks
    ]
    assert len(blocks) == 18

    answer = subprocess.run(
        [sys.executable, "-c", BLOCKS, ",".join((*HEAVY, "agents"))],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(folder)},
        input=json.dumps(blocks),
        capture_output=True,
        text=True,
        check=False,
    )

    assert answer.returncode == 0, answer.stderr
    assert int(answer.stdout.splitlines()[-1]) > 10  # blocks print, too


class Side(StrEnum):
    USER = "user"


TEXTS = st.text(st.characters(codec="utf-8"))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def without_orjson() -> Iterator[ModuleType]:
    """The package's JSON as it is where orjson is not installed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(sys.modules, "orjson", None)
        yield loaded(ROOT / "client" / "package" / "json_bytes.py", "json_without_orjson")


@given(value=VALUES)
def test_json_is_the_same_bytes_with_and_without_orjson(without_orjson: ModuleType, value: Any) -> None:
    written = orjson.dumps(value)

    assert without_orjson.dumps(value) == written
    assert without_orjson.dumps(value, option=without_orjson.OPT_SORT_KEYS) == orjson.dumps(
        value, option=orjson.OPT_SORT_KEYS
    )
    assert orjson.dumps(without_orjson.loads(written)) == written


@pytest.mark.parametrize("number", [2**64, -(2**63) - 1, 2**70])
def test_a_whole_number_beyond_64_bits_is_refused_without_orjson_too(
    without_orjson: ModuleType, number: int
) -> None:
    """A worker makes a dead letter of it, so a client must know it before it sends."""
    for value in (number, {"a": [1, {"b": number}]}):
        for dumps in (orjson.dumps, without_orjson.dumps):
            with pytest.raises(TypeError, match="Integer exceeds 64-bit range"):
                dumps(value)
    assert without_orjson.dumps({"text": str(number)}) == orjson.dumps({"text": str(number)})


@pytest.mark.parametrize(
    "value",
    [b"abc", bytearray(b"a"), {1, 2}, Decimal("1.5"), timedelta(1), Path("/a"), range(3), object()],
    ids=repr,
)
def test_a_value_that_is_no_json_is_refused_without_orjson_too(
    without_orjson: ModuleType, value: object
) -> None:
    """Written as a text or a list, a message of an adapter would come back as another one than it was given."""
    for whole in (value, {"a": [1, (value,)]}):
        for dumps in (orjson.dumps, without_orjson.dumps):
            with pytest.raises(TypeError, match="Type is not JSON serializable"):
                dumps(whole)


@pytest.mark.parametrize("name", [1, None, True, (1,)])
def test_a_name_that_is_no_text_is_refused_without_orjson_too(
    without_orjson: ModuleType, name: object
) -> None:
    for dumps in (orjson.dumps, without_orjson.dumps):
        with pytest.raises(TypeError, match="Dict key must be str"):
            dumps([{name: 1}])


def test_a_value_that_contains_itself_is_refused_without_orjson_too(without_orjson: ModuleType) -> None:
    value: list[object] = []
    value.append(value)
    for dumps in (orjson.dumps, without_orjson.dumps):
        with pytest.raises(TypeError):
            dumps(value)


@pytest.mark.parametrize(
    "value",
    [UUID(int=1), datetime(2026, 1, 2, 3, 4, 5, 6, tzinfo=UTC), Side.USER, ("a", 1)],
    ids=repr,
)
def test_other_values_that_json_has_are_written_without_orjson_too(
    without_orjson: ModuleType, value: object
) -> None:
    assert without_orjson.dumps([value]) == orjson.dumps([value], option=orjson.OPT_UTC_Z)


@pytest.mark.parametrize("text", ["", "{", '{"a":NaN}', b"\xff", "[1,]"])
def test_what_is_no_json_is_refused_without_orjson_too(without_orjson: ModuleType, text: str | bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the texts differ
        orjson.loads(text)
    with pytest.raises(without_orjson.JSONDecodeError):
        without_orjson.loads(text)
    with pytest.raises(TypeError):
        without_orjson.dumps(object())
    assert without_orjson.dumps([without_orjson.Fragment(b'{"a": 1}')]) == b'[{"a":1}]'


@pytest.mark.parametrize(
    ("environment", "file"),
    [
        ({}, ""),
        ({"MEMORY_URL": "http://a:1,http://b:2", "security__bearer_tokens": "one", "PUBLISH__TIMEOUT_SECONDS": "3"}, ""),
        ({"MEMORY": '{"max_messages": 5}', "COMPACTION__KEEP_RECENT_TURNS": "4", "BOOTSTRAP_SERVERS": ""}, ""),
        ({"MEMORY__MAX_MESSAGES": "7", "TOPIC_PREFIX": "p-"}, '[memory]\nmax_messages = 5\nmax_tokens = 9\n'),
        (
            {"MODELS__GPT__CONTEXT_WINDOW_TOKENS": "5", "NO_SUCH": "x"},
            'topic_prefix = "f-"\n[models."a*"]\nencoding = "e"\n',
        ),
    ],
)  # fmt: skip
def test_settings_are_read_as_the_workers_read_them(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], file: str
) -> None:
    monkeypatch.syspath_prepend(str(folder))
    packaged = importlib.import_module("sessionstream_client.schemas.settings")

    for name, value in environment.items():
        monkeypatch.setenv(f"SESSIONSTREAM_{name}", value)
    if file:
        (tmp_path / "s.toml").write_text(file, encoding="utf-8")
        monkeypatch.setenv("SESSIONSTREAM_CONFIG", str(tmp_path / "s.toml"))
    arguments: dict[str, Any] = {"publish": {"buffer_bytes": 5_000}}

    assert json.loads(packaged.load_settings(**arguments).model_dump_json()) == json.loads(
        load_settings(**arguments).model_dump_json()
    )
    assert packaged.load_settings(**arguments).model_fields_set == load_settings(**arguments).model_fields_set
    assert not issubclass(packaged.Settings, Settings)
