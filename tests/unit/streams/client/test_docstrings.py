"""The examples in the client's docstrings and in docs/how-to/use-the-python-client.md run, on a fake memory."""

from __future__ import annotations

import ast
import contextlib
import doctest
import inspect
import io
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import streams.client
from streams.client import FakeSessionMemory
from streams.client.turn import Turn

ROOT = Path(__file__).resolve().parents[4]
_FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def documented() -> Iterator[tuple[str, str]]:
    """Name and docstring of everything public that has an example."""
    things: dict[str, Any] = {"streams.client": streams.client}
    for name in streams.client.__all__:
        thing = getattr(streams.client, name)
        things[name] = thing
        if inspect.isclass(thing):
            members = inspect.getmembers(thing, lambda one: inspect.isfunction(one) or inspect.ismethod(one))
            things.update({f"{name}.{member}": value for member, value in members if member[0] != "_"})
    for name, thing in things.items():
        text = inspect.getdoc(thing) or ""
        if not isinstance(thing, str) and ">>> " in text:
            yield name, text


async def run(text: str, names: dict[str, Any]) -> None:
    """Run the examples of a docstring one after the other, ``await`` among them; compare what they print."""
    checker = doctest.OutputChecker()
    for example in doctest.DocTestParser().get_examples(text):
        flags = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
        code = compile(example.source, "<docstring>", "single", flags, dont_inherit=True)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            coroutine = eval(code, names)
            if coroutine is not None:
                await coroutine
        assert checker.check_output(example.want, printed.getvalue(), _FLAGS), (
            f"{example.source}printed {printed.getvalue()!r}, not {example.want!r}"
        )


@pytest.mark.parametrize(("name", "text"), list(documented()), ids=[name for name, _ in documented()])
async def test_the_example_does_what_it_says(name: str, text: str) -> None:
    names = {one: getattr(streams.client, one) for one in streams.client.__all__}
    async with FakeSessionMemory() as memory:
        await run(text, {**names, "memory": memory})


@pytest.mark.parametrize("kind", [streams.client.SessionMemory, Turn, streams.client.MemoryProvider])
def test_every_public_method_says_what_it_does(kind: type) -> None:
    methods = inspect.getmembers(kind, inspect.isfunction)

    assert [name for name, method in methods if name[0] != "_" and not inspect.getdoc(method)] == []


def test_every_way_to_write_and_read_has_an_example() -> None:
    names = {name for name, _ in documented()}
    public = {
        f"SessionMemory.{name}"
        for name, _ in inspect.getmembers(streams.client.SessionMemory, inspect.isfunction)
        if name[0] != "_"
    }

    assert public - names == {"SessionMemory.append", "SessionMemory.publish_again", "SessionMemory.read"}


def blocks() -> list[str]:
    """The Python of docs/how-to/use-the-python-client.md, block by block."""
    text = (ROOT / "docs/how-to/use-the-python-client.md").read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


async def test_the_document_shows_what_runs() -> None:
    async def ask_model(messages: list[dict[str, Any]]) -> str:
        return f"an answer to {len(messages)} messages"

    async def stream_model(messages: list[dict[str, Any]]) -> AsyncIterator[str]:
        for piece in ("an ", "answer"):
            yield piece

    names: dict[str, Any] = {one: getattr(streams.client, one) for one in streams.client.__all__}
    async with FakeSessionMemory() as memory:
        names |= {"stream_model": stream_model, "show": lambda _: None}
        names |= {"ask_model": ask_model, "memory": memory, "provider": streams.client.MemoryProvider.none()}
        for block in blocks():
            code = compile(
                block,
                "docs/how-to/use-the-python-client.md",
                "exec",
                ast.PyCF_ALLOW_TOP_LEVEL_AWAIT,
                dont_inherit=True,
            )
            if "subscribe(" in block:
                continue  # for ever, and on Kafka
            if "import SessionMemory" in block:
                code = compile(
                    block.replace("from streams.client import SessionMemory", "").replace(
                        'SessionMemory("localhost:9092", "http://127.0.0.1:6066")', "FakeSessionMemory()"
                    ),
                    "docs/how-to/use-the-python-client.md",
                    "exec",
                    ast.PyCF_ALLOW_TOP_LEVEL_AWAIT,
                    dont_inherit=True,
                )
            coroutine = eval(code, names)
            if coroutine is not None:
                await coroutine
            names["memory"] = memory  # the one of a block is closed behind it

    assert len(blocks()) >= 7
