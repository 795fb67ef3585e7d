from __future__ import annotations

from typing import Any

import httpx
import pytest

from schemas.errors import BadRequest, ConfigurationError, NotServable, SessionstreamError, Unauthorized
from schemas.settings import load_settings
from streams.client import analytics_client
from streams.client.analytics_client import AnalyticsClient, AnalyticsUnreachable
from tests.unit.streams.client.test_memory_client import Handler, problem


def client_of(handler: Handler, **settings: Any) -> AnalyticsClient:
    values = {"analytics_url": ["http://one:1", "http://two:2/"], **settings}
    return AnalyticsClient(load_settings(**values), transport=httpx.MockTransport(handler))


async def test_it_asks_for_figures_and_for_those_of_a_session() -> None:
    urls: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        urls.append(str(request.url))
        assert request.headers["Authorization"] == "Bearer t1"
        return httpx.Response(200, json={"complete": True})

    async with client_of(answer, security={"bearer_tokens": ["t1", "t2"]}) as client:
        assert await client.figures("windows", by="hour") == {"complete": True}
        await client.session("a/b c")
        await client.session("..")

    assert urls == [
        "http://one:1/analytics/windows?by=hour",
        "http://one:1/analytics/sessions/a%2Fb%20c",
        "http://one:1/analytics/sessions/%2E%2E",
    ]


async def test_a_session_nothing_was_counted_of_has_no_figures() -> None:
    async with client_of(lambda _: problem(404, "not_found")) as client:
        assert await client.session("s") is None


async def test_a_worker_that_serves_no_figures_is_left_for_one_that_does() -> None:
    hosts: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        hosts.append(request.url.host)
        return problem(503, "not_served_here") if request.url.host == "one" else httpx.Response(200, json={})

    async with client_of(answer) as client:
        await client.session("s")
        await client.session("s")

    assert hosts == ["one", "two", "two"]


@pytest.mark.parametrize("status", [404, 503])
async def test_nobody_there_is_a_clear_error_at_once(status: int) -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.host == "one":
            raise httpx.ConnectError("refused")
        return problem(status, "not_served_here")

    async with client_of(answer) as client:
        with pytest.raises(AnalyticsUnreachable) as raised:
            await client.session("s")

    assert f"http://one:1 (refused), http://two:2 (detail of {status})" in raised.value.detail
    assert "SESSIONSTREAM_ANALYTICS_URL" in raised.value.detail


async def test_no_credential_of_an_address_is_in_an_error() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.host == "one":
            raise httpx.ConnectError("refused")
        return problem(404 if request.url.host == "two" else 500, "not_served_here")

    addresses = ["http://u:hunter2@one:1", "http://hunter2@two:2"]
    async with client_of(answer, analytics_url=addresses) as client:
        with pytest.raises(AnalyticsUnreachable) as unreachable:
            await client.session("s")
    async with client_of(answer, analytics_url=["http://u:hunter2@three:3"]) as client:
        with pytest.raises(SessionstreamError) as failed:
            await client.session("s")
    async with client_of(answer, analytics_url=["http://u:hunter2/4@four:4"]) as client:
        with pytest.raises(ConfigurationError) as invalid:
            await client.session("s")

    assert (
        "http://**********@one:1 (refused), http://**********@two:2 (detail of 404)"
        in unreachable.value.detail
    )
    for error in (unreachable, failed, invalid):
        assert "hunter2" not in error.value.detail


async def test_a_worker_that_only_knows_itself_is_not_quoted_with_the_same_sentence() -> None:
    """Without a URL of its own, a memory worker asked itself: 'no worker answered at X (no worker answers at X; …)'."""

    def answer(request: httpx.Request) -> httpx.Response:
        detail = f"no analytics worker answers at http://{request.url.host}:{request.url.port}; try again"
        return httpx.Response(503, json={"error_code": "not_served_here", "detail": detail})

    async with client_of(answer) as client:
        with pytest.raises(AnalyticsUnreachable) as raised:
            await client.session("s")

    assert raised.value.detail.startswith(
        "no analytics worker answered at http://one:1, http://two:2: start one "
    )


async def test_a_worker_that_is_busy_is_asked_again_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [problem(503, **{"Retry-After": "0"})] * 4 + [httpx.Response(200, json={"complete": True})]

    async with client_of(lambda _: answers.pop(0)) as client:
        assert await client.figures("models") == {"complete": True}

    monkeypatch.setattr(analytics_client, "_WITHIN_SECONDS", 0.01)
    async with client_of(lambda _: problem(503)) as client:
        with pytest.raises(NotServable, match="analytics cannot be served right now: detail of 503"):
            await client.figures("models")


@pytest.mark.parametrize(("status", "error"), [(400, BadRequest), (401, Unauthorized), (404, BadRequest)])
async def test_errors_of_the_api_are_ours(status: int, error: type[Exception]) -> None:
    async with client_of(lambda _: problem(status)) as client:
        with pytest.raises(error, match=f"detail of {status}"):
            await client.figures("tools")


async def test_something_else_behind_the_address_is_a_clear_error() -> None:
    async with client_of(lambda _: httpx.Response(200, text="<html>")) as client:
        with pytest.raises(ConfigurationError, match="does not come from `sessionstream worker analytics`"):
            await client.session("s")
