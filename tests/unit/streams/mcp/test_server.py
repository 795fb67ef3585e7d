from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator, Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from pydantic import SecretStr

from processors.access.tokens import entry_text, token_hash
from schemas.access import Scope, TokenEntry
from schemas.errors import StaleRead
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings, load_settings
from streams.client import FakeSessionMemory, MemoryRead, SessionMemory
from streams.http import events_route
from streams.http.connection import ConnectionLimits
from streams.http.server import bind
from streams.mcp.server import mcp_server, serve_http
from streams.settings.http_tls import client_tls
from tests.fakes.certificates import make_certificate
from tests.fakes.silent_backend import SilentBackend

READING = ["read_memory", "search_memory", "recall", "read_history", "list_epochs"]


async def called(memory: SessionMemory, tool: str, **arguments: Any) -> Any:
    async with Client(mcp_server(memory)) as client:
        return await client.call_tool(tool, arguments)


def summary(_: MemoryRead) -> tuple[str, str]:
    return "who am I", "you are Ann"


async def test_the_tools_are_described() -> None:
    async with FakeSessionMemory() as memory, Client(mcp_server(memory)) as client:
        tools = (await client.list_tools()).tools

    *tools, of_all_sessions = tools
    assert of_all_sessions.name == "search_all_sessions"
    assert of_all_sessions.description
    assert of_all_sessions.input_schema["properties"]["query"]["description"]
    assert [tool.name for tool in tools] == [*READING, "fork_session", "compact_memory"]
    assert all(
        tool.description and tool.input_schema["properties"]["session_id"]["description"] for tool in tools
    )
    marks = [tool.annotations for tool in tools]
    assert [mark and mark.read_only_hint for mark in marks] == [True] * len(READING) + [False] * 2
    assert [mark and mark.destructive_hint for mark in marks[len(READING) :]] == [False, True]


async def test_the_server_says_its_version() -> None:
    async with FakeSessionMemory() as memory, Client(mcp_server(memory)) as client:
        assert client.server_info is not None
        assert client.server_info.version == version("sessionstream")


async def test_without_a_session_id_nothing_is_done() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        for tool, arguments in (
            ("read_memory", {}),
            ("search_memory", {"query": "a"}),
            ("compact_memory", {}),
        ):
            assert (await called(memory, tool, session_id="", **arguments)).is_error


async def test_without_a_compaction_worker_it_answers_at_once() -> None:
    backend = SilentBackend(load_settings())
    async with SessionMemory(backend=backend) as memory:
        await memory.add_interaction("s1", "question", "answer")
        answer = (await called(memory, "compact_memory", session_id="s1")).structured_content

    assert not answer["success"]
    assert "start `sessionstream worker compaction`" in answer["reason"]
    assert len(backend.log) == 2


async def test_a_session_is_read_searched_and_compacted() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        for number in range(15):
            await memory.add_interaction("s1", f"question {number}", f"answer {number}")
        await memory.set_system_message("s1", "Be brief.")

        read = (await called(memory, "read_memory", session_id="s1")).structured_content
        newest = (await called(memory, "read_memory", session_id="s1", last=1)).structured_content
        hits = (
            await called(memory, "search_memory", session_id="s1", query="question 1", limit=3)
        ).structured_content
        compacted = (await called(memory, "compact_memory", session_id="s1")).structured_content

        assert (read["message_count"], len(read["messages"]), read["system_message"]) == (30, 20, "Be brief.")
        assert [message["text"] for message in newest["messages"]] == ["answer 14"]
        assert [hit["text"] for hit in hits["hits"]] == ["question 14", "question 13", "question 12"]
        assert hits["searched"] == 30
        assert (compacted["success"], compacted["messages_compacted"]) == (True, 30)
        assert (await memory.memory("s1")).message_count == 2


async def test_metadata_is_read_on_request() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s1", "hi", metadata={"channel": "web"})
        plain = (await called(memory, "read_memory", session_id="s1")).structured_content
        whole = (await called(memory, "read_memory", session_id="s1", metadata=True)).structured_content

    assert "metadata" not in plain["messages"][0]
    assert whole["messages"][0]["metadata"] == {"channel": "web"}


async def test_an_unknown_session_is_an_empty_memory() -> None:
    async with FakeSessionMemory() as memory:
        read = (await called(memory, "read_memory", session_id="nobody")).structured_content

    assert (read["sequence"], read["messages"]) == (None, [])


async def test_what_goes_wrong_is_told_in_its_own_words() -> None:
    class Late(FakeSessionMemory):
        async def memory(self, *_: Any, **__: Any) -> MemoryRead:
            raise StaleRead("not applied within 10 s")

    async with Late() as memory:
        answer = await called(memory, "read_memory", session_id="s1")
        refused = await called(memory, "search_memory", session_id="s1", query="")

    assert answer.is_error
    assert answer.content[0].text.endswith("not applied within 10 s")
    assert refused.is_error


@pytest.mark.parametrize("session_id", [None, "s1"])
@pytest.mark.parametrize(
    ("tool", "arguments", "told"),
    [
        (
            "read_memory",
            {"last": "many"},
            "read_memory: last: Input should be a valid integer, unable to parse",
        ),
        ("search_memory", {"query": ""}, "search_memory: query: String should have at least 1 character"),
        (
            "recall",
            {"since": "yesterday", "limit": 0},
            "recall: query: Field required; since: Input should be a valid datetime",
        ),
    ],
)
async def test_wrong_arguments_are_told_in_one_line(
    session_id: str | None, tool: str, arguments: dict[str, Any], told: str
) -> None:
    """A model reads it, and corrects its call."""
    async with FakeSessionMemory() as memory, Client(mcp_server(memory, session_id=session_id)) as client:
        named = {"session_id": "s1"} if session_id is None else {}
        answer = await client.call_tool(tool, {**named, **arguments})

    assert answer.is_error
    (content,) = answer.content
    assert content.type == "text"
    assert content.text.startswith(told)
    assert "\n" not in content.text


@contextlib.asynccontextmanager
async def client_over_http(tmp_path: Path, scopes: list[Scope]) -> AsyncGenerator[Client]:
    """A client with a token of these scopes, for the sessions of one tenant."""
    token = "t" * 40
    entry = TokenEntry(
        name="bot", sha256=token_hash(token.encode()).hex(), scopes=scopes, session_prefix="tenant-a/"
    )
    path = tmp_path / "tokens.toml"
    path.write_text(entry_text(entry), encoding="utf-8")
    security = SecuritySettings(tokens_file=path, worker_token=SecretStr("between workers"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        memory = FakeSessionMemory(settings=Settings(security=security), summarizer=summary)
        serving = asyncio.create_task(serve_http(memory, listening, "127.0.0.1", allow_erase=True))
        http = create_mcp_http_client(headers={"authorization": f"Bearer {token}"})
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/mcp"
        async with http, Client(streamable_http_client(url, http_client=http)) as client:
            yield client
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


async def test_over_http_a_token_needs_the_scope_and_the_session(tmp_path: Path) -> None:
    async with client_over_http(tmp_path, ["read"]) as client:
        read = await client.call_tool("read_memory", {"session_id": "tenant-a/1"})
        other = await client.call_tool("search_memory", {"session_id": "tenant-b/1", "query": "x"})
        compacted = await client.call_tool("compact_memory", {"session_id": "tenant-a/1"})
        forked = await client.call_tool("fork_session", {"session_id": "tenant-a/1"})
        everywhere = await client.call_tool("search_all_sessions", {"query": "x"})
        past = [
            await client.call_tool(tool, {"session_id": "tenant-b/1"})
            for tool in ("read_history", "list_epochs", "fork_session", "erase_session")
        ]
        erased = await client.call_tool("erase_session", {"session_id": "tenant-a/1"})

    assert not read.is_error
    assert other.is_error
    assert "this token is for sessions whose id begins with 'tenant-a/'" in str(other.content)
    assert compacted.is_error
    assert "needs a token with the scope write" in str(compacted.content)
    assert "needs a token with the scope write" in str(forked.content)
    assert all(one.is_error for one in past)
    assert "search_all_sessions is about all sessions, and this token is for sessions" in str(
        everywhere.content
    )
    assert "needs a token with the scope admin" in str(erased.content)


async def test_over_http_a_token_that_may_not_read_gets_no_summary(tmp_path: Path) -> None:
    async with client_over_http(tmp_path, ["write"]) as client:
        compacted = await client.call_tool("compact_memory", {"session_id": "tenant-a/1"})

    assert compacted.is_error
    assert "needs a token with the scope read" in str(compacted.content)


@pytest.mark.parametrize("tokens", [[], [SecretStr("t" * 40)]])
async def test_over_http_it_answers_to_the_names_in_the_settings(tokens: list[SecretStr]) -> None:
    """With tokens it answers to any name; a page of another origin may never write."""
    settings = Settings(http_names=["mcp.example.com"], security=SecuritySettings(bearer_tokens=tokens))
    headers = {"accept": "application/json, text/event-stream", "authorization": f"Bearer {'t' * 40}"}
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(
            serve_http(FakeSessionMemory(settings=settings), listening, "127.0.0.1")
        )
        own = f"127.0.0.1:{listening.getsockname()[1]}"
        async with httpx.AsyncClient(headers=headers, trust_env=False, verify=False) as client:

            async def answered(**given: str) -> tuple[int, str]:
                answer = await client.post(f"http://{own}/mcp", json=call, headers=given)
                refused = answer.is_error and answer.json()["error_code"]
                return answer.status_code, refused or ""

            for name in (own, "mcp.example.com", "mcp.example.com:8080"):
                assert await answered(host=name) == (200, "")
                assert await answered(host=name, origin=f"http://{name}") == (200, "")
            foreign = (200, "") if tokens else (403, "forbidden_host")
            assert await answered(host="evil.example") == foreign
            assert await answered(origin="http://evil.example") == (403, "forbidden_origin")
            assert await answered(host="mcp.example.com", origin=f"http://{own}") == (403, "forbidden_origin")
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


async def test_with_a_certificate_it_speaks_tls_only(tmp_path: Path) -> None:
    """Else tokens and messages would cross the network as they are, though the settings say otherwise."""
    files = make_certificate(tmp_path)
    security = SecuritySettings(
        http_cert_file=files.certificate, http_key_file=files.key, http_ca_file=files.authority
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        serving = asyncio.create_task(
            serve_http(FakeSessionMemory(settings=Settings(security=security)), listening, "127.0.0.1")
        )
        async with httpx2.AsyncClient(verify=client_tls(security), trust_env=False) as http:
            client = Client(streamable_http_client(f"https://127.0.0.1:{port}/mcp", http_client=http))
            async with client:
                assert len((await client.list_tools()).tools) > len(READING)
            with pytest.raises(httpx2.TransportError):
                await http.get(f"http://127.0.0.1:{port}/mcp")
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


@contextlib.asynccontextmanager
async def raw_connection(listening: socket.socket, sent: bytes = b"") -> AsyncGenerator[asyncio.StreamReader]:
    reader, writer = await asyncio.open_connection("127.0.0.1", listening.getsockname()[1])
    writer.write(sent)
    await writer.drain()
    yield reader
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


@contextlib.asynccontextmanager
async def limited_server(**limits: Any) -> AsyncGenerator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        made = ConnectionLimits(**limits)
        serving = asyncio.create_task(serve_http(FakeSessionMemory(), listening, "127.0.0.1", limits=made))
        yield listening
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


async def test_over_http_a_silent_client_loses_its_connection() -> None:
    async with limited_server(head_seconds=0.2) as listening, raw_connection(listening) as silent:
        answer = await asyncio.wait_for(silent.read(), timeout=30)

    assert answer.startswith(b"HTTP/1.1 408 ")


async def test_over_http_a_new_client_takes_the_place_of_an_idle_one() -> None:
    async with (
        limited_server(max_connections=1) as listening,
        raw_connection(listening) as idle,
        raw_connection(listening),
    ):
        assert await asyncio.wait_for(idle.read(), timeout=30) == b""


async def test_over_http_a_body_that_does_not_come_or_is_too_large_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(events_route, "PIECE_SECONDS", 0.2)
    monkeypatch.setattr(events_route, "MAX_BODY_BYTES", 1_000)
    head = (
        "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        "Accept: application/json, text/event-stream\r\nContent-Length: {}\r\n\r\n{{"
    )
    async with limited_server() as listening:
        for length, told in ((100, b"request_timeout"), (1_001, b"too_large")):
            async with raw_connection(listening, head.format(length).encode()) as reader:
                answer = await asyncio.wait_for(reader.readuntil(b"}"), timeout=30)
            assert told in answer


class Listener(socket.socket):
    """A listening socket that keeps a second handle of each connection that it accepts."""

    def __init__(self, listening: socket.socket) -> None:
        super().__init__(listening.family, listening.type, listening.proto, listening.detach())
        self.accepted: list[socket.socket] = []

    def accept(self) -> tuple[socket.socket, Any]:
        connection, address = super().accept()
        self.accepted.append(connection.dup())
        return connection, address


@pytest.mark.parametrize(
    "listening",
    [lambda: bind("127.0.0.1", 0), lambda: socket.create_server(("127.0.0.1", 0))],
    ids=["of the command", "of a program"],
)
async def test_an_answer_over_http_does_not_wait_for_an_acknowledgement(
    listening: Callable[[], socket.socket],
) -> None:
    """Seen: 44 ms for each call, because TCP kept the second part of an answer back."""
    with Listener(listening()) as listener, contextlib.ExitStack() as handles:
        serving = asyncio.create_task(serve_http(FakeSessionMemory(), listener, "127.0.0.1"))
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/mcp"
        async with Client(streamable_http_client(url)) as client:
            await client.list_tools()
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving
        accepted = [handles.enter_context(connection) for connection in listener.accepted]

        assert accepted
        assert all(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in accepted)


async def test_recall_finds_what_memory_lost() -> None:
    async with FakeSessionMemory(settings=Settings(memory={"max_messages": 2})) as memory:  # type: ignore[arg-type]
        await memory.add_interaction("s1", "my order is ORD-12345", "thank you")
        await memory.add_interaction("s1", "is it raining?", "no")
        await memory.add_user_message("s2", "ORD-12345 of another session")

        found = (await called(memory, "recall", session_id="s1", query="ord-12345")).structured_content
        nothing = await called(memory, "recall", session_id="s1", query="?")

    ((group,),) = (found["found"],)
    assert (group["place"], group["messages"][0]["text"]) == ("history", "my order is ORD-12345")
    assert nothing.is_error


async def test_recall_has_pages_and_bounds_of_time() -> None:
    async with FakeSessionMemory() as memory:
        for number in range(5):
            await memory.add_user_message("s1", f"canary {number}")
        asked: dict[str, Any] = {"session_id": "s1", "query": "canary", "limit": 2}
        texts, cursor, pages = [], None, 0
        while pages == 0 or cursor is not None:
            given = asked if cursor is None else {**asked, "cursor": cursor}
            page = (await called(memory, "recall", **given)).structured_content
            texts += [message["text"] for group in page["found"] for message in group["messages"]]
            cursor, pages = page.get("next"), pages + 1
        old = (await called(memory, "recall", **asked, until="2000-01-01T00:00:00Z")).structured_content
        late = (await called(memory, "recall", **asked, since="2000-01-01T00:00:00Z")).structured_content

    assert (sorted(texts), pages) == ([f"canary {number}" for number in range(5)], 3)
    assert (old["found"], len(late["found"])) == ([], 2)


async def test_a_server_for_one_session_lets_the_model_give_the_query_alone() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s1", "the canary")
        async with Client(mcp_server(memory, session_id="s1")) as client:
            (tool,) = [one for one in (await client.list_tools()).tools if one.name == "recall"]
            found = (await client.call_tool("recall", {"query": "canary"})).structured_content

    assert sorted(tool.input_schema["properties"]) == ["cursor", "limit", "query", "since", "until"]
    assert found is not None
    assert len(found["found"]) == 1


async def test_a_server_for_one_session_has_no_tool_that_names_another() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        for name in ("s1", "s2"):
            await memory.add_interaction(name, f"question of {name}", "answer")
        async with Client(mcp_server(memory, session_id="s1", allow_erase=True)) as client:
            tools = (await client.list_tools()).tools
            read = (await client.call_tool("read_memory", {"session_id": "s2"})).structured_content
            history = (await client.call_tool("read_history", {"limit": 1})).structured_content
            erased = (await client.call_tool("erase_session", {})).structured_content

        assert all("session_id" not in tool.input_schema["properties"] for tool in tools)
        assert read is not None
        assert [message["text"] for message in read["messages"]] == ["question of s1", "answer"]
        assert history is not None
        assert [event["event"]["text"] for event in history["events"]] == ["answer"]
        assert erased is not None
        assert erased["complete"]
        assert (await memory.memory("s1")).message_count == 0
        assert (await memory.memory("s2")).message_count == 2


async def test_all_sessions_are_searched_at_once() -> None:
    """By words, user and time, also what memory lost."""
    async with FakeSessionMemory(summarizer=summary) as memory:
        for name in ("s1", "s2"):
            await memory.add_user_message(name, f"order ORD-77 of {name}", user_id=f"user of {name}")
            await memory.add_ai_message(name, "noted")
        await memory.compact("s1")

        async def found(**asked: Any) -> Any:
            answer = await called(memory, "search_all_sessions", query="ord-77", **asked)
            content = answer.structured_content
            assert content["complete"]
            return {hit["session_id"]: hit["excerpt"] for hit in content["hits"]}

        both = {"s1": "order ORD-77 of s1", "s2": "order ORD-77 of s2"}
        assert await found() == both
        assert len(await found(limit=1)) == 1
        assert await found(user_id="user of s2") == {"s2": both["s2"]}
        assert await found(since="2999-01-01T00:00:00Z") == {}
        async with Client(mcp_server(memory, session_id="s1")) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]

    assert "search_all_sessions" not in names


async def test_the_history_is_read_page_by_page_in_both_directions() -> None:
    async with FakeSessionMemory() as memory:
        sequences = []
        for number in range(5):
            published = await memory.add_user_message("s1", f"said {number}")
            assert published is not None
            sequences.append(published.sequence)
        await memory.set_system_message("s1", "x" * 70_000)
        await memory.add_user_message("s1", "y" * 70_000)

        async def page(**asked: Any) -> Any:
            answer = (await called(memory, "read_history", session_id="s1", **asked)).structured_content
            return [one["sequence"] for one in answer["events"]], answer["older"], answer["newer"]

        # One event is too large for an answer with others.
        large = sequences[-1] + 2
        assert await page() == ([large], {"before": large}, None)
        assert await page(before=large) == ([large - 1], {"before": large - 1}, {"after": large - 1})
        back = await page(before=large - 1, limit=2)
        assert back == (sequences[3:], {"before": sequences[3]}, {"after": sequences[4]})
        assert await page(before=sequences[1]) == (sequences[:1], None, {"after": sequences[0]})
        assert await page(after=-1, limit=2) == (sequences[:2], None, {"after": sequences[1]})
        assert await page(after=large) == ([], None, None)
        only = await called(memory, "read_history", session_id="s1", types=["SystemMessageSet"])
        both = await called(memory, "read_history", session_id="s1", before=3, after=1)

        assert [one["event"]["type"] for one in only.structured_content["events"]] == ["SystemMessageSet"]
        assert "session_id" not in only.structured_content["events"][0]["event"]
        assert both.is_error
        assert both.content[0].text.endswith("give before or after, not both")


async def test_past_memories_compactions_and_forks() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        first = (await memory.add_interaction("s1", "one " * 20, "two " * 20))[-1]
        await memory.compact("s1")
        await memory.add_user_message("s1", "three")
        then = (await called(memory, "read_memory", session_id="s1", at=first.sequence)).structured_content
        epochs = (await called(memory, "list_epochs", session_id="s1")).structured_content
        forked = (await called(memory, "fork_session", session_id="s1", at=first.sequence)).structured_content
        late = await called(memory, "fork_session", session_id="nobody")

        assert ([one["text"] for one in then["messages"]], then["epoch"]) == (["one " * 20, "two " * 20], 0)
        assert [(one["epoch"], one["ai_message"]) for one in epochs["epochs"]] == [(1, "you are Ann")]
        assert (await memory.memory(forked["session_id"])).message_count == 2
        assert late.is_error
        assert late.content[0].text.endswith("session 'nobody' has no memory")


async def test_erasing_is_off_unless_the_operator_allows_it() -> None:
    async with FakeSessionMemory() as memory:
        async with Client(mcp_server(memory)) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]
        async with Client(mcp_server(memory, allow_erase=True)) as client:
            (tool,) = [one for one in (await client.list_tools()).tools if one.name == "erase_session"]

    assert "erase_session" not in names
    assert tool.annotations is not None
    assert (tool.annotations.read_only_hint, tool.annotations.destructive_hint) == (False, True)
