from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest

from processors.reading.memory_read import MemoryRead
from schemas.archive import FOLD_SECONDS
from schemas.errors import BadRequest, ConfigurationError, NotServable, Retry, StaleRead, Unauthorized
from schemas.settings import load_settings
from schemas.view import SessionList
from streams.client import SessionMemory, worker_client
from streams.client.fake import FakeBackend
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.client.worker_client import Parameters, WorkerState
from streams.http.query import by_name, parse_query
from streams.http.sessions_query import SESSIONS_PARAMETERS
from streams.settings.http_tls import public_authorities
from tests.builders.events import calls, response
from tests.builders.memories import memory_of, view_of
from tests.fakes.raw_server import answering

Handler = Callable[[httpx.Request], httpx.Response]


def client_of(handler: Handler, **settings: Any) -> MemoryClient:
    values = {"memory_url": ["http://one:1", "http://two:2/"], **settings}
    return MemoryClient(load_settings(**values), transport=httpx.MockTransport(handler))


def problem(status: int, code: str = "x", **headers: str) -> httpx.Response:
    return httpx.Response(status, headers=headers, json={"error_code": code, "detail": f"detail of {status}"})


def memory_json(sequence: int | None) -> httpx.Response:
    return httpx.Response(
        200, json=MemoryRead.empty("s").model_dump(exclude={"asked"}) | {"sequence": sequence}
    )


async def test_it_asks_for_the_memory_of_a_session() -> None:
    requests: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        return httpx.Response(200, json={"sequence": 5})

    async with client_of(answer, security={"bearer_tokens": ["t1", "t2"]}) as client:
        assert await client.memory("a/b c", last=3, format="openai") == {"sequence": 5}

    (request,) = requests
    assert str(request.url) == "http://one:1/sessions/a%2Fb%20c/memory?last=3&format=openai"
    assert request.headers["Authorization"] == "Bearer t1"


def answer_with(answer: Any, _: httpx.Request) -> httpx.Response:
    return httpx.Response(200, json=answer)


async def test_unknown_fields_in_an_answer_of_a_newer_worker_are_dropped() -> None:
    """Also unknown fields of its messages."""
    answer = view_of(memory_of(calls("c"), response("c"))).model_dump(mode="json")
    newer = {**answer, "new": 1, "messages": [{**message, "new": 1} for message in answer["messages"]]}
    reads = []
    for one in (answer, newer):
        async with client_of(partial(answer_with, one)) as client:
            reads.append(await client.read("s", asked={"last": 3}))

    assert reads[0] == reads[1]
    assert reads[0].model_dump(include={"asked", "summary", "digest"}) == {
        "asked": {"last": 3},
        "summary": "pair",
        "digest": None,
    }


@pytest.mark.parametrize("body", [b"<html>", b"[]"])
async def test_a_memory_of_another_program_names_the_setting(body: bytes) -> None:
    async with client_of(lambda _: httpx.Response(200, content=body)) as client:
        with pytest.raises(ConfigurationError, match="SESSIONSTREAM_MEMORY_URL"):
            await client.read("s")


async def test_the_next_worker_is_asked_when_one_is_away() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.host == "one":
            raise httpx.ConnectError("refused")
        return memory_json(None)

    async with client_of(answer) as client:
        assert not await client.knows("s")


async def test_nobody_there_is_a_clear_error() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("refused")

    async with client_of(answer) as client:
        with pytest.raises(MemoryUnreachable) as raised:
            await client.memory("s")

    assert "http://one:1 (refused), http://two:2 (refused)" in raised.value.detail
    assert "SESSIONSTREAM_MEMORY_URL" in raised.value.detail


async def test_no_address_at_all_names_the_setting() -> None:
    async with client_of(partial(answer_with, {}), memory_url=[]) as client:
        with pytest.raises(
            ConfigurationError, match=r"^SESSIONSTREAM_MEMORY_URL has no address: give that of a mem"
        ):
            await client.memory("s")


async def test_while_a_partition_moves_it_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_client, "_RETRY_SECONDS", 0)
    answers = [problem(503), problem(503), memory_json(1)]

    async with client_of(lambda _: answers.pop(0)) as client:
        assert await client.knows("s")


async def test_it_does_not_ask_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_client, "_RETRY_SECONDS", 0)
    monkeypatch.setattr(worker_client, "_RETRY_FOR_SECONDS", 0.01)

    async with client_of(lambda _: problem(503)) as client:
        with pytest.raises(Retry, match="detail of 503"):
            await client.memory("s")


@pytest.mark.parametrize(
    ("status", "error"), [(400, BadRequest), (401, Unauthorized), (500, Retry), (504, StaleRead)]
)
async def test_errors_of_the_api_are_ours(status: int, error: type[Exception]) -> None:
    async with client_of(lambda _: problem(status)) as client:
        with pytest.raises(error, match=f"detail of {status}"):
            await client.memory("s")


async def test_something_else_behind_the_address_is_a_clear_error() -> None:
    async with client_of(lambda _: httpx.Response(200, text="<html>")) as client:
        with pytest.raises(ConfigurationError, match="does not come from `sessionstream worker memory`"):
            await client.memory("s")
    async with client_of(lambda _: httpx.Response(404, text="<html>")) as client:
        with pytest.raises(BadRequest, match=r"HTTP 404 .*: correct SESSIONSTREAM_MEMORY_URL$"):
            await client.memory("s")


async def test_an_address_that_is_none_is_a_clear_error() -> None:
    async with client_of(lambda _: problem(500), memory_url=["http://h:x"]) as client:
        with pytest.raises(ConfigurationError, match="SESSIONSTREAM_MEMORY_URL"):
            await client.memory("s")


async def test_waiting_repeats_until_the_sequence_is_applied() -> None:
    answers = [problem(504), problem(504), memory_json(9)]
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.query.decode())
        return answers.pop(0)

    async with client_of(answer) as client:
        await client.wait_until_applied("s", 9, within_seconds=100)

    assert asked == ["last=0&min_sequence=9&wait_ms=30000"] * 3


async def test_a_504_that_comes_at_once_is_asked_again_after_a_growing_pause() -> None:
    """As of a gateway that reaches no worker."""
    asked_at: list[float] = []

    def answer(_: httpx.Request) -> httpx.Response:
        asked_at.append(time.monotonic())
        return httpx.Response(504, text="<html>gateway timeout</html>")

    async with client_of(answer) as client:
        begun_at = time.monotonic()
        with pytest.raises(StaleRead, match="waited 1 s in all"):
            await client.wait_until_applied("s", 9, within_seconds=1)
        took_seconds = time.monotonic() - begun_at

    assert 3 <= len(asked_at) <= 7
    pauses = [later - earlier for earlier, later in pairwise(asked_at)]
    assert pauses[0] < pauses[1] < pauses[2]
    assert 1 <= took_seconds < 3, "the deadline is the caller's"


async def test_waiting_ends() -> None:
    async with client_of(lambda _: problem(504)) as client:
        with pytest.raises(StaleRead):
            await client.wait_until_applied("s", 9, within_seconds=1)


async def test_all_sessions_are_read_page_by_page() -> None:
    asked: list[str | None] = []

    def answer(request: httpx.Request) -> httpx.Response:
        assert request.url.params["order"] == "session_id"
        asked.append(request.url.params.get("cursor"))
        number = len(asked)
        following = f"after-{number}" if number < 3 else None
        page = {"sessions": [{"session_id": f"s{number}"}], "complete": True, "next": following}
        return httpx.Response(200, json=page)

    async with client_of(answer) as client:
        assert await client.session_ids() == ["s1", "s2", "s3"]
    assert asked == [None, "after-1", "after-2"]


@pytest.mark.parametrize(
    "seconds", [0.00001, 1 / 3, 60, 60.0, 1_234_567.25, 2_592_000.0, 1e15 + 0.5, 2.0**53 - 1]
)
async def test_the_age_of_sessions_is_sent_as_the_api_reads_it(seconds: float) -> None:
    asked: list[bytes] = []

    class Listing(FakeBackend):
        async def sessions(self, parameters: Parameters) -> SessionList:
            asked.append(urlencode(parameters).encode())
            return await super().sessions(parameters)

    async with SessionMemory(backend=Listing(load_settings())) as memory:
        assert [one async for one in memory.sessions(active_within_seconds=seconds)] == []

    (query,) = asked
    parameters = by_name(SESSIONS_PARAMETERS)
    assert parse_query(query, parameters)[parameters["active_within_seconds"]] == seconds


async def test_a_list_that_is_not_whole_is_refused() -> None:
    whole = {"sessions": [{"session_id": "s"}], "complete": True}

    async with client_of(lambda _: httpx.Response(200, json=whole)) as client:
        assert await client.session_ids() == ["s"]  # of an older worker, without `next`
    async with client_of(lambda _: httpx.Response(200, json=whole | {"complete": False})) as client:
        with pytest.raises(Retry, match="not complete"):
            await client.session_ids()


async def test_readiness_of_each_worker() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.host == "one":
            return problem(503)
        return httpx.Response(200, json={"status": "ready", "detail": "serving partitions [0]"})

    async with client_of(answer, memory_url=["http://one", "http://two", "http://h:x"]) as client:
        states = await client.readiness()

    assert states["http://one"] == WorkerState("not_ready", "detail of 503")
    assert states["http://two"] == WorkerState("ready", "serving partitions [0]")
    assert states["http://h:x"].kind == "unreachable"
    assert states["http://h:x"].detail.startswith("not reachable: ")


@pytest.mark.parametrize(
    "answer",
    [
        httpx.Response(200, text="<html>It works!</html>"),
        httpx.Response(200, json={}),
        httpx.Response(404, text="not found", headers={"server": "nginx/1.25"}),
    ],
)
async def test_another_program_at_the_url_is_no_worker_that_is_ready(answer: httpx.Response) -> None:
    async with client_of(lambda _: answer, memory_url=["http://one"]) as client:
        states = await client.readiness()

    media_type = answer.headers["content-type"].partition(";")[0]
    name = f"nginx/1.25, {media_type}" if answer.status_code == 404 else media_type
    assert states == {
        "http://one": WorkerState(
            "other_program", f"answers HTTP {answer.status_code} ({name}), so it is no worker"
        )
    }


async def test_a_gateway_before_a_worker_that_starts_is_waited_for() -> None:
    away = httpx.Response(502, text="Bad Gateway", headers={"server": "nginx/1.25"})
    async with client_of(lambda _: away, memory_url=["http://one"]) as client:
        states = await client.readiness()

    detail = "a gateway answers HTTP 502 (nginx/1.25, text/plain): it reaches no worker"
    assert states == {"http://one": WorkerState("unreachable", detail)}


@pytest.mark.parametrize(
    ("answer", "state"),
    [
        (
            b"220 mail.example.com ESMTP\r\n\r\n",
            WorkerState("other_program", "what answers does not speak HTTP, so it is no worker"),
        ),
        (
            b"SSH-2.0-OpenSSH_9.2\r\n",
            WorkerState("unreachable", "it closes the connection without an answer over HTTP"),
        ),
    ],
)
async def test_what_does_not_speak_http_is_no_worker(answer: bytes, state: WorkerState) -> None:
    async with (
        answering(answer) as server,
        MemoryClient(load_settings(memory_url=[server.url])) as client,
    ):
        assert await client.readiness() == {server.url: state}


async def test_it_comes_again_when_the_worker_says(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("asyncio.sleep", sleep)
    told = ["3", "Wed, 21 Oct 2026 07:28:00 GMT", "3600"]
    answers = [httpx.Response(503, headers={"Retry-After": one}, json={}) for one in told]
    answers.append(memory_json(1))

    async with client_of(lambda _: answers.pop(0), memory_url=["http://one:1"]) as client:
        await client.read("s", within_seconds=1_000)

    assert pauses == [3.0, 0.5, 10.0]


async def test_it_comes_again_soon_when_a_partition_moves_and_then_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A partition is often served again within a second; the client waited for a whole one."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("asyncio.sleep", sleep)
    headers = {"Retry-After": "1", "Retry-After-Ms": "100"}
    answers = [httpx.Response(503, headers=headers, json={}) for _ in range(6)]
    answers.append(memory_json(1))

    async with client_of(lambda _: answers.pop(0), memory_url=["http://one:1"]) as client:
        await client.read("s", within_seconds=1_000)

    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.0, 1.0]


async def test_it_gives_up_when_the_worker_says_later_than_it_may_wait() -> None:
    busy = httpx.Response(503, headers={"Retry-After": "5"}, json={"detail": "moving"})

    async with client_of(lambda _: busy) as client:
        with pytest.raises(NotServable, match="moving") as raised:
            await client.read("s", within_seconds=1)

    assert raised.value.retry_after_seconds == 5


async def test_a_worker_that_is_busy_is_left_for_one_that_is_not() -> None:
    hosts: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        hosts.append(request.url.host)
        return problem(503) if request.url.host == "one" else memory_json(1)

    async with client_of(answer) as client:
        await client.read("s")
        await client.read("s")

    assert hosts == ["one", "two", "two"]


async def test_filters_repeat_and_their_kinds_keep_their_order() -> None:
    queries: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        queries.append(request.url.query.decode())
        return memory_json(1)

    filters = [("exclude_agent_id", "a b"), ("include_agent_role", "r"), ("exclude_agent_id", "c")]
    async with client_of(answer) as client:
        await client.read("s", filters, min_sequence=4, within_seconds=2)

    (query,) = queries
    assert query.startswith(
        "exclude_agent_id=a+b&exclude_agent_id=c&include_agent_role=r&min_sequence=4&wait_ms="
    )


async def test_waiting_for_a_sequence_ends_in_time() -> None:
    async with client_of(lambda _: problem(504)) as client:
        with pytest.raises(StaleRead, match=r"this client waited 0\.01 s in all"):
            await client.read("s", min_sequence=4, within_seconds=0.01)


async def test_who_asks_again_waits_only_for_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_client, "_RETRY_SECONDS", 0.1)
    answers = [problem(503), problem(503), memory_json(4)]
    waits: list[int] = []

    def answer(request: httpx.Request) -> httpx.Response:
        waits.append(int(request.url.params["wait_ms"]))
        return answers.pop(0)

    async with client_of(answer, memory_url=["http://one:1"]) as client:
        await client.read("s", min_sequence=4, within_seconds=5)

    assert 4_000 < waits[2] <= waits[1] - 100 <= waits[0] - 200


async def test_a_worker_that_does_not_answer_costs_no_more_than_the_time_there_is() -> None:
    timeouts: list[dict[str, float]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        timeouts.append(request.extensions["timeout"])
        raise httpx.ConnectTimeout("")

    async with client_of(answer) as client:
        with pytest.raises(MemoryUnreachable):
            await client.read("s", min_sequence=4, within_seconds=3)
        with pytest.raises(MemoryUnreachable):
            await client.read("s", within_seconds=3)

    assert all(3 < timeout["read"] <= 4 for timeout in timeouts)
    # The other worker has as much time, if this one cannot be connected to.
    assert [round(timeout["connect"]) for timeout in timeouts] == [2, 4, 2, 4]


async def test_a_past_memory_has_the_time_that_an_archive_worker_takes_to_fold_it() -> None:
    seconds: list[float] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seconds.append(request.extensions["timeout"]["read"])
        return problem(400)

    async with client_of(answer) as client:
        for asking in (
            client.memory("s"),
            client.memory("s", at=5),
            client.whole_memory("s", at=5),
            client.read("s", [("at", 5), ("wait_ms", 30_000)], within_seconds=300),
        ):
            with pytest.raises(BadRequest):
                await asking

    # The memory worker waits 10 seconds longer than the fold may take, and the client 10 seconds longer than that.
    past_seconds = FOLD_SECONDS + 20
    assert seconds == [10, past_seconds, 30 + past_seconds, 30 + past_seconds]


async def test_a_worker_is_not_asked_when_another_took_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_client, "_GRACE_SECONDS", 0)
    hosts: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        hosts.append(request.url.host)
        raise httpx.ReadTimeout("")

    async with client_of(answer) as client:
        for _ in range(2):
            with pytest.raises(MemoryUnreachable, match="not asked"):
                await client.read("s", within_seconds=0)

    # The next read begins with the one that was left out.
    assert hosts == ["one", "two"]


@pytest.mark.parametrize(
    ("options", "seconds", "connect_seconds"),
    [
        # Events are acknowledged soon: a worker that stands still is left for another one.
        ({}, [30, 45, 90], [10, 22, 90]),
        # No other worker is asked after it was sent, or while the first one works.
        ({"repeatable": False}, [90, 90, 90], [30, 45, 90]),
        ({"takes_long": True}, [90, 90, 90], [30, 45, 90]),
    ],
)
async def test_what_no_other_worker_may_do_meanwhile_has_all_of_the_time(
    options: dict[str, bool], seconds: list[int], connect_seconds: list[int]
) -> None:
    timeouts: list[dict[str, float]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        timeouts.append(request.extensions["timeout"])
        return problem(503)

    urls = ["http://one:1", "http://two:2", "http://three:3"]
    async with client_of(answer, memory_url=urls) as client:
        with pytest.raises(NotServable):
            await client.post("/x", b"{}", deadline=time.monotonic() + 89, **options)

    # A second is added to the deadline.
    assert [round(timeout["read"]) for timeout in timeouts] == seconds
    assert [round(timeout["connect"]) for timeout in timeouts] == connect_seconds


async def test_an_erasure_is_not_begun_by_another_worker_while_one_works() -> None:
    hosts: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        hosts.append(request.url.host)
        assert request.extensions["timeout"]["read"] > 150
        return problem(500)

    async with client_of(answer) as client:
        with pytest.raises(Retry, match="detail of 500"):
            await client.erase(session_id="s")
    assert hosts == ["one"]


async def test_a_read_may_wait_without_a_limit() -> None:
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.params["wait_ms"])
        return httpx.Response(400, json={"error_code": "x", "detail": "a test"})

    settings = load_settings(memory_url=["http://one:1"])
    async with MemoryClient(settings, transport=httpx.MockTransport(answer)) as client:
        with pytest.raises(BadRequest, match="a test"):
            await client.read("s1", min_sequence=1, within_seconds=math.inf)

    assert asked == ["30000"]


@pytest.fixture
def no_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.mark.usefixtures("no_proxies")
async def test_a_proxy_that_cannot_be_used_matters_only_to_workers_behind_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ALL_PROXY", "socks9://127.0.0.1:1")
    monkeypatch.setenv("NO_PROXY", "[::1],127.0.0.1")
    async with MemoryClient(load_settings(memory_url=["http://127.0.0.1:1"])) as client:
        with pytest.raises(MemoryUnreachable, match="All connection attempts failed"):
            await client.read("s1", within_seconds=0.1)
    async with MemoryClient(load_settings(memory_url=["http://worker:1"])) as client:
        with pytest.raises(ConfigurationError, match="ALL_PROXY"):
            await client.read("s1", within_seconds=0.1)


def test_authorities_of_the_environment_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    public_authorities.cache_clear()
    monkeypatch.setenv("SSL_CERT_FILE", "/no/such/file.pem")
    with pytest.raises(ConfigurationError, match="SSL_CERT_FILE"):
        MemoryClient(load_settings(memory_url=["http://one:1"]))


async def test_a_read_outlasts_a_restart_of_the_only_worker() -> None:
    """Writes did; every turn begins with a read, so agents failed while a worker was started again."""
    asked = 0

    def answer(request: httpx.Request) -> httpx.Response:
        nonlocal asked
        asked += 1
        if 1 < asked < 5:
            raise httpx.ConnectError("refused", request=request)
        return memory_json(3)

    async with client_of(answer, memory_url=["http://one:1"]) as client:
        assert (await client.read("s")).sequence == 3
        assert (await client.read("s")).sequence == 3
        assert asked == 5


async def test_an_address_at_which_nobody_ever_answered_is_said_at_once() -> None:
    asked = 0

    def answer(request: httpx.Request) -> httpx.Response:
        nonlocal asked
        asked += 1
        raise httpx.ConnectError("refused", request=request)

    async with client_of(answer, memory_url=["http://one:1"]) as client:
        with pytest.raises(MemoryUnreachable):
            await client.read("s", within_seconds=60)
    assert asked == 1


async def test_a_worker_that_does_not_come_back_in_time_is_an_error() -> None:
    away = False

    def answer(request: httpx.Request) -> httpx.Response:
        if away:
            raise httpx.ConnectError("refused", request=request)
        return memory_json(3)

    async with client_of(answer, memory_url=["http://one:1"]) as client:
        await client.read("s")
        away = True
        with pytest.raises(MemoryUnreachable):
            await client.read("s", within_seconds=0.6)


async def test_policies_are_not_asked_for_half_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """``stats`` showed its other figures only after 30 seconds while no broker answered."""
    paused = 0.0
    real = time.monotonic

    async def sleep(seconds: float) -> None:
        nonlocal paused
        paused += seconds

    monkeypatch.setattr("asyncio.sleep", sleep)
    monkeypatch.setattr("time.monotonic", lambda: real() + paused)

    async with client_of(lambda _: problem(503)) as client:
        with pytest.raises(NotServable, match="detail of 503"):
            await client.policies()

    assert 8 <= paused <= 10
