from __future__ import annotations

from processors.reading.search import search
from streams.client import FakeSessionMemory


async def found(query: str, limit: int = 10) -> list[tuple[str, str]]:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "Wo ist die Straße nach PORTO?")
        call = {"id": "c1", "name": "find_route", "arguments": '{"to": "Porto"}'}
        await memory.add_ai_message("s", thinking="a route, then", tool_calls=[call])
        await memory.add_tool_call_response("s", "c1", "find_route", "A1" + " north" * 200 + " porto")
        image = [{"kind": "image", "uri": "https://example.org/porto.png"}]
        await memory.add_multimodal_user_message("s", image)
        read = await memory.memory("s")
    return [(hit.message.role, hit.excerpt) for hit in search(read.messages, query, limit)]


async def test_all_that_a_model_sees_is_searched_newest_first() -> None:
    assert [role for role, _ in await found("porto")] == ["user", "tool", "assistant", "user"]


async def test_every_word_must_occur_in_any_case() -> None:
    assert [role for role, _ in await found("STRASSE porto")] == ["user"]
    assert [role for role, _ in await found("then FIND_ROUTE")] == ["assistant"]
    assert await found("porto faro") == []


async def test_a_limit_keeps_the_newest() -> None:
    assert [role for role, _ in await found("porto", 1)] == ["user"]


async def test_an_excerpt_shows_where_it_was_found() -> None:
    ((_, excerpt), *_) = await found("porto north")

    assert excerpt.startswith("A1 north")
    assert excerpt.endswith("…")
    assert len(excerpt) == 401


async def test_an_empty_query_finds_nothing() -> None:
    assert await found("  ") == []
