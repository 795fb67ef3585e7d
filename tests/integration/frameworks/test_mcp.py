"""`sessionstream mcp`, as clients of the protocol use it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from streams.client import SessionMemory
from tests.live.system import System
from tests.live.worker import SESSIONSTREAM


@pytest.fixture
async def said(memory: SessionMemory, session_id: str) -> str:
    await memory.add_interaction(session_id, "Where is my lamp?", "In Lübeck.")
    # Another client waits for nothing: it is there before that one reads.
    await memory.memory(session_id)
    return session_id


async def look(client: Client, session_id: str) -> Any:
    read = await client.call_tool("read_memory", {"session_id": session_id})
    hits = await client.call_tool("search_memory", {"session_id": session_id, "query": "LÜBECK"})
    assert read.structured_content is not None
    assert hits.structured_content is not None
    texts = [message["text"] for message in read.structured_content["messages"]]
    return texts, [hit["text"] for hit in hits.structured_content["hits"]]


async def test_over_stdio(system: System, said: str) -> None:
    command, *arguments = SESSIONSTREAM
    server = StdioServerParameters(command=command, args=[*arguments, "mcp"], env=system.environment())
    async with Client(stdio_client(server)) as client:
        assert await look(client, said) == (["Where is my lamp?", "In Lübeck."], ["In Lübeck."])


@pytest.fixture
def http_url(system: System) -> Iterator[str]:
    process = subprocess.Popen(
        [*SESSIONSTREAM, "mcp", "--http", "--port", "0"],
        env=system.environment(),
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    line = process.stderr.readline()
    assert line.startswith("serving MCP at "), line
    yield line.split()[-1]
    process.terminate()
    ended = process.wait(20)
    rest = process.stderr.read()
    process.stderr.close()
    assert (ended in {0, -15, 143}, rest) == (True, "")


async def test_over_http(http_url: str, said: str) -> None:
    async with Client(http_url) as client:
        assert await look(client, said) == (["Where is my lamp?", "In Lübeck."], ["In Lübeck."])
        compacted = await client.call_tool("compact_memory", {"session_id": said})
        assert compacted.structured_content is not None
        assert "no compaction worker runs" in compacted.structured_content["reason"]


def test_web_pages_of_another_origin_may_not_use_it(http_url: str) -> None:
    answer = httpx.post(http_url, json={}, headers={"Origin": "https://evil.example"}, trust_env=False)

    assert answer.status_code == 403


def test_without_the_sdk_it_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['mcp.server.mcpserver'] = None; sys.argv[1:] = ['mcp']\n"
        "from streams.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert (
        done.stderr == "error: streams.mcp.server needs the MCP SDK: install sessionstream[mcp]"
        " (in a checkout: pip install '.[mcp]')\n"
    )
    assert done.returncode == 1
