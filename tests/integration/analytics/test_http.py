"""``/analytics`` over several workers: each partition once, whichever is asked."""

from __future__ import annotations

import threading
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from pydantic import SecretStr

from processors.analytics.answer import PartitionResult, merged_subjects
from processors.analytics.breakdown import Subject
from processors.analytics.costs import PriceTable
from schemas.analytics import (
    AgentAnalyticsList,
    ModelAnalyticsList,
    SessionAnalytics,
    SessionAnalyticsList,
    SessionTreeAnalytics,
    ToolAnalyticsList,
    WindowAnalyticsList,
)
from schemas.process_settings import AnalyticsSettings
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.analytics import api
from tests.builders.events import answer, described, user
from tests.fakes.counted_analytics import FakeAnalytics, serving


@asynccontextmanager
async def two_workers() -> AsyncGenerator[tuple[FakeAnalytics, FakeAnalytics, httpx.AsyncClient], None]:
    """The first one is asked; each holds one partition."""
    first, second = FakeAnalytics(), FakeAnalytics()
    first.say(0, "a", user("one"), answer("two", model="m", usage={"input_tokens": 9, "output_tokens": 1}))
    second.say(1, "b/1", user("one"), user("two"), answer("three four five", agent_id="x", model="?"))
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(serving(first))
        other = await stack.enter_async_context(serving(second))
        first.urls = ["http://itself", str(other.base_url)]
        first.owners = {"b/1": str(other.base_url)}
        yield first, second, client


async def test_everything_is_answered_over_all_workers_as_documented() -> None:
    async with two_workers() as (_, _, client):
        sessions = (await client.get("/analytics/sessions?order=tokens")).json()
        windows = (await client.get("/analytics/windows?by=day")).json()
        agents = (await client.get("/analytics/agents")).json()
        models = (await client.get("/analytics/models")).json()
        tools = (await client.get("/analytics/tools")).json()

    assert SessionAnalyticsList.model_validate(sessions).complete
    assert [session["session_id"] for session in sessions["sessions"]] == ["b/1", "a"]
    (day,) = WindowAnalyticsList.model_validate(windows).windows
    assert (day.messages.user, day.messages.ai, day.sessions_started, day.cost_usd) == (3, 2, 2, None)
    assert [agent.agent_id for agent in AgentAnalyticsList.model_validate(agents).agents] == ["x"]
    told = {model.model: model.cost_usd for model in ModelAnalyticsList.model_validate(models).models}
    assert told == {"?": None, "m": 0.00001}
    assert ToolAnalyticsList.model_validate(tools).complete


async def test_the_note_about_prices_comes_with_the_models() -> None:
    note = "list prices of March"
    worker, noted = FakeAnalytics(), AnalyticsSettings(prices_note=note)
    async with serving(worker, Settings(analytics=noted)) as client, serving(worker) as other:
        assert (await client.get("/analytics/models")).json()["prices_note"] == note
        assert "prices_note" not in (await client.get("/analytics/tools")).json()
        assert (await other.get("/analytics/models")).json()["prices_note"] is None


async def test_unpriced_sessions_come_last_by_cost() -> None:
    async with two_workers() as (_, _, client):
        by_cost = (await client.get("/analytics/sessions?order=cost")).json()["sessions"]
        one = (await client.get("/analytics/sessions?order=cost&limit=1")).json()["sessions"]

    assert [(session["session_id"], session["cost_usd"]) for session in by_cost] == [
        ("a", 0.00001),
        ("b/1", None),
    ]
    assert one == by_cost[:1]


async def test_one_session_is_asked_of_its_owner() -> None:
    async with two_workers() as (_, second, client):
        own = await client.get("/analytics/sessions/a")
        forwarded = await client.get("/analytics/sessions/b%2F1")

    assert SessionAnalytics.model_validate(own.json()).session_id == "a"
    assert forwarded.json() == second.session("b/1")


async def test_a_partition_that_is_not_counted_so_far_is_said_so() -> None:
    """Also for a session without figures: it may be one whose events come yet."""
    async with two_workers() as (first, _, client):
        (counted,) = {one.applied for one in first.figures_by_partition.values()}
        early = await client.get(f"/analytics/sessions/nobody?min_sequence={counted}")
        for name in ("a", "nobody"):
            answered = await client.get(f"/analytics/sessions/{name}?min_sequence={counted + 1}")
            assert (answered.status_code, answered.json()["error_code"]) == (504, "stale_read")

    assert early.status_code == 404


async def test_what_is_not_known_wrong_or_not_to_be_had_is_said_so() -> None:
    async with two_workers() as (first, _, client):
        first.owners["moving"] = None
        statuses = {
            path: (
                (answered := await client.get(f"/analytics/{path}")).status_code,
                answered.json()["error_code"],
            )
            for path in (
                "sessions/nobody",
                "sessions/moving",
                "sessions/a?limit=1",
                "sessions?order=name",
                "sessions?limit=0",
                "windows?by=week",
                "windows?from=yesterday",
                "windows?from=2026-01-01T00:00:00",
                "windows?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z",
                "tools?x=1",
            )
        }

    assert statuses.pop("sessions/nobody") == (404, "not_found")
    assert statuses.pop("sessions/moving") == (503, "not_servable")
    assert set(statuses.values()) == {(400, "bad_request")}


async def test_windows_are_cut_out_by_where_they_begin() -> None:
    async with two_workers() as (_, _, client):
        minute = (await client.get("/analytics/windows?by=minute")).json()["windows"][0]["start"]
        assert minute == "2026-01-02T03:04:00.000Z"
        found = {
            query: len((await client.get(f"/analytics/windows?by=minute&{query}")).json()["windows"])
            for query in (
                "from=2026-01-02T03:04:00Z",
                "from=2026-01-02T04:04:00+01:00",
                "from=2026-01-02T03:04:01Z",
                "to=2026-01-02T03:04:00Z",
                "to=2026-01-02T03:04:01Z",
            )
        }
    assert list(found.values()) == [1, 1, 0, 0, 1]


async def test_a_partition_that_two_workers_tell_of_counts_once_as_newest() -> None:
    async with two_workers() as (first, second, client):
        first.say(1, "b/1", user("one"))  # as it was before the partition moved
        day = (await client.get("/analytics/windows?by=day")).json()["windows"][0]
    assert day["messages"]["user"] == 3
    assert second.figures_by_partition[1].applied > first.figures_by_partition[1].applied


async def test_an_answer_says_that_a_partition_is_missing() -> None:
    async with two_workers() as (first, _, client):
        first.urls = ["http://itself", "http://127.0.0.1:9"]
        body = (await client.get("/analytics/sessions")).json()

    assert body["complete"] is False
    assert [session["session_id"] for session in body["sessions"]] == ["a"]


async def test_figures_ask_for_the_token_as_memory_does() -> None:
    settings = Settings(security=SecuritySettings(bearer_tokens=[SecretStr("t")]))
    async with serving(FakeAnalytics(), settings) as client:
        assert (await client.get("/analytics/sessions")).status_code == 401
        allowed = await client.get("/analytics/sessions", headers={"Authorization": "Bearer t"})
        assert allowed.json() == {"sessions": [], "complete": False}


async def test_every_route_is_documented() -> None:
    async with serving(FakeAnalytics()) as client:
        paths = (await client.get("/openapi.json")).json()["paths"]

    assert {path for path in paths if path.startswith("/analytics")} == {
        "/analytics/sessions",
        "/analytics/sessions/{session_id}",
        "/analytics/trees/sessions/{session_id}",
        "/analytics/windows",
        "/analytics/agents",
        "/analytics/models",
        "/analytics/tools",
    }


async def test_the_cost_of_children_on_all_workers_rolls_up_to_the_root() -> None:
    spent = {"model": "m", "usage": {"input_tokens": 10, "output_tokens": 0}}
    async with two_workers() as (first, second, client):
        second.say(1, "b/child", described(parent={"session_id": "a"}), answer("1", **spent))
        first.say(0, "b/grandchild", described(parent={"session_id": "b/child"}), answer("1", **spent))
        tree = (await client.get("/analytics/trees/sessions/a")).json()
        below = (await client.get("/analytics/trees/sessions/b%2Fchild")).json()
        children = (await client.get("/analytics/sessions?parent=a&parent=b%2Fchild")).json()["sessions"]
        named = (await client.get("/analytics/sessions?session_id=b%2F1")).json()["sessions"]
        nobody = await client.get("/analytics/trees/sessions/nobody")
        first.urls.append("http://127.0.0.1:9")
        first.partition_count = 3
        partly = (await client.get("/analytics/trees/sessions/a")).json()

    assert SessionTreeAnalytics.model_validate(tree).complete
    assert [(one["depth"], one["figures"]["session_id"]) for one in tree["sessions"]] == [
        (0, "a"),
        (1, "b/child"),
        (2, "b/grandchild"),
    ]
    assert (tree["total"]["sessions"], tree["total"]["cost_usd"]) == (3, 0.00003)
    assert (below["total"]["sessions"], below["total"]["cost_usd"]) == (2, 0.00002)
    assert [one["session_id"] for one in children] == ["b/child", "b/grandchild"]
    assert [one["session_id"] for one in named] == ["b/1"]
    assert (nobody.status_code, nobody.json()["error_code"]) == (404, "not_found")
    assert not partly["complete"]


async def test_a_tree_whose_root_was_deleted_says_that_it_lacks_children(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A list of children ends at as many as a tree may have, and without the root the tree was not over its limit."""
    monkeypatch.setattr(api, "MAX_RANKED", 3)
    async with two_workers() as (first, _, client):
        for number in range(4):
            first.say(0, f"child{number}", described(parent={"session_id": "gone"}), user("one"))
        tree = (await client.get("/analytics/trees/sessions/gone")).json()

    assert (len(tree["sessions"]), tree["omitted"]) == (3, True)


@pytest.mark.parametrize("count", [3, 1_000])
async def test_long_results_of_all_workers_are_merged_in_a_thread(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To merge a week of minutes held the event loop of the worker that was asked for more than a second."""
    threads: list[int] = []

    def noted(
        subject: Subject, results: Iterable[PartitionResult], prices: PriceTable
    ) -> Iterator[dict[str, Any]]:
        for record in merged_subjects(subject, results, prices):
            threads.append(threading.get_ident())
            yield record

    monkeypatch.setattr("streams.analytics.api.merged_subjects", noted)
    async with two_workers() as (first, second, client):
        for partition, worker in enumerate((first, second)):
            for number in range(count):
                worker.say(partition, f"many-{partition}", user("one", agent_id=f"agent-{number}"))
        answered = (await client.get("/analytics/agents")).json()

    agents = AgentAnalyticsList.model_validate(answered)
    assert agents.complete
    assert {agent.agent_id: agent.messages.user for agent in agents.agents} == {
        "x": 0,
        **{f"agent-{number}": 2 for number in range(count)},
    }
    assert (threading.get_ident() in threads) == (count == 3)
    assert len(set(threads)) == 1
