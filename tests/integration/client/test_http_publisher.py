"""Publishing over HTTP alone, against the real HTTP API of a memory worker without Kafka."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from schemas.errors import BadRequest, Forbidden, NotServable, PublishFailed, Unauthorized
from schemas.events import SessionDeleted
from schemas.parts import NativeItem
from schemas.settings import Settings, load_settings
from streams.client import SessionMemory
from streams.client.http_publisher import MAX_EVENTS, HttpPublisher
from tests.contracts.publisher import (
    PARTITIONS,
    LogRecord,
    PublisherContract,
    Publishing,
    Setting,
    user_message,
)
from tests.fakes.memory_worker import FakeWorker, serving, url_of
from tests.fakes.publisher import InMemoryPublisher


class LoggingWorker(FakeWorker):
    """A worker whose publisher keeps the records as Kafka would."""

    def __init__(self, log: InMemoryPublisher) -> None:
        super().__init__()
        self.log = log

    @property
    def publisher(self) -> Any:
        return self.log


class TestHttpPublisher(PublisherContract):
    @pytest.fixture
    def publishing(self) -> Publishing:
        @asynccontextmanager
        async def make(*, max_event_bytes: int = 900 * 1024, **options: Any) -> AsyncGenerator[Setting]:
            kept = InMemoryPublisher(partitions=PARTITIONS)

            async def log() -> list[LogRecord]:
                return [
                    LogRecord(partition, offset, record.key, record.value, dict(record.headers))
                    for partition, records in sorted(kept.log.items())
                    for offset, record in enumerate(records)
                ]

            async with serving(LoggingWorker(kept)) as client:
                settings = load_settings(memory_url=url_of(client), max_event_bytes=max_event_bytes)
                async with HttpPublisher(settings, **options) as publisher:
                    yield Setting(publisher, log)

        return make


class Wire(httpx.AsyncBaseTransport):
    """Answers posts by a function of one session's events; counts what is under way of each session."""

    def __init__(self, answer: Callable[[int, list[Any]], httpx.Response]) -> None:
        #: The event ids of each session of each request.
        self.posts: list[list[str]] = []
        self.paths: list[str] = []
        self.under_way: dict[str, int] = {}
        self.most_of_a_session = 0
        self._answer = answer

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        sessions: dict[str, list[Any]] = {}
        for event in json.loads(await request.aread()):
            sessions.setdefault(event["session_id"], []).append(event)
        self.paths.append(request.url.path)
        answers = await asyncio.gather(*(self._of_session(*session) for session in sessions.items()))
        if request.url.path != "/events":
            return answers[0]
        return httpx.Response(
            200,
            json=[_outcome(session_id, one) for session_id, one in zip(sessions, answers, strict=True)],
        )

    async def _of_session(self, session_id: str, events: list[Any]) -> httpx.Response:
        self.posts.append([event["event_id"] for event in events])
        self.under_way[session_id] = self.under_way.get(session_id, 0) + 1
        self.most_of_a_session = max(self.most_of_a_session, self.under_way[session_id])
        number = len(self.posts)
        try:
            await asyncio.sleep(0)
            return self._answer(number, events)
        finally:
            self.under_way[session_id] -= 1


def _outcome(session_id: str, answer: httpx.Response) -> dict[str, Any]:
    """What one session's answer is as a part of the answer for several."""
    if answer.is_success:
        return {"session_id": session_id, "published": answer.json()}
    after = answer.headers.get("retry-after")
    error = {"status": answer.status_code, **answer.json(), "retry_after_seconds": after and int(after)}
    return {"session_id": session_id, "error": error}


def placed(events: list[Any]) -> httpx.Response:
    return httpx.Response(
        200, json=[{"event_id": event["event_id"], "partition": 0, "sequence": 7} for event in events]
    )


def publisher(wire: Wire, **publish: Any) -> HttpPublisher:
    settings = load_settings(memory_url="http://worker", publish={"timeout_seconds": 60.0, **publish})
    return HttpPublisher(settings, transport=wire)


@pytest.mark.parametrize("status", [503, 429])
async def test_a_busy_worker_is_asked_again_with_the_same_ids_after_its_pause(
    status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float, *_: Any) -> None:
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr("streams.client.http_publisher.asyncio.sleep", noted)
    busy = httpx.Response(status, headers={"Retry-After": "3"}, json={"error_code": "x", "detail": "busy"})
    wire = Wire(lambda number, events: placed(events) if number > 2 else busy)

    async with publisher(wire) as publishes:
        (place,) = await publishes.publish([user_message("x", event_id="mine")])

    assert place.event_id == "mine"
    assert wire.posts == [["mine"]] * 3
    assert [pause for pause in pauses if pause] == [3.0, 3.0]


async def test_an_answer_that_is_lost_is_asked_for_again_with_the_same_ids() -> None:
    def answer(number: int, events: list[Any]) -> httpx.Response:
        if number == 2:
            raise httpx.ReadError("the connection broke")
        return placed(events)

    wire = Wire(answer)
    async with publisher(wire) as publishes:
        await publishes.publish([user_message("before")])
        await publishes.publish([user_message("x"), user_message("y")])

    assert wire.posts == [["s-before"], ["s-x", "s-y"], ["s-x", "s-y"]]


async def test_what_comes_while_a_request_is_under_way_goes_together_into_the_next() -> None:
    wire = Wire(lambda _, events: placed(events))
    calls = [(f"s{number % 2}", str(number)) for number in range(2 * MAX_EVENTS + 4)]

    async with publisher(wire) as publishes:
        await asyncio.gather(
            *(publishes.publish([user_message(text, session_id=name)]) for name, text in calls)
        )

    assert wire.most_of_a_session == 1, "or a later request could overtake an earlier one"
    for name in ("s0", "s1"):
        posts = [ids for ids in wire.posts if ids[0].startswith(f"{name}-")]
        assert [event_id for ids in posts for event_id in ids] == [
            f"{name}-{text}" for session, text in calls if session == name
        ]
        assert len(posts) <= 4
        assert max(map(len, posts)) <= MAX_EVENTS


async def test_sessions_that_wait_at_once_go_together_into_few_requests() -> None:
    wire = Wire(lambda _, events: placed(events))

    async with publisher(wire) as publishes:

        async def write(name: str) -> None:
            for number in range(10):
                (place,) = await publishes.publish([user_message(str(number), session_id=name)])
                assert place.event_id == f"{name}-{number}"

        await asyncio.gather(*(write(f"s{number}") for number in range(50)))

    assert len(wire.posts) == 500
    assert wire.most_of_a_session == 1
    assert len(wire.paths) <= 30, "one request of all fifty at a time, or two"
    assert set(wire.paths) == {"/events"}


async def test_each_session_in_a_request_has_its_own_answer() -> None:
    attempts: dict[str, int] = {}

    def answer(_: int, events: list[Any]) -> httpx.Response:
        name = events[0]["session_id"]
        attempts[name] = attempts.get(name, 0) + 1
        if name == "busy" and attempts[name] == 1:
            return httpx.Response(
                503, headers={"Retry-After": "0"}, json={"error_code": "x", "detail": "away"}
            )
        if name == "refused":
            return httpx.Response(403, json={"error_code": "forbidden_session", "detail": "not yours"})
        return placed(events)

    wire = Wire(answer)
    async with publisher(wire) as publishes:
        results = await asyncio.gather(
            *(
                publishes.publish([user_message("x", session_id=name)])
                for name in ("good", "busy", "refused")
            ),
            return_exceptions=True,
        )

    assert [type(result).__name__ for result in results] == ["list", "list", "Forbidden"]
    assert attempts == {"good": 1, "busy": 2, "refused": 1}
    assert wire.paths[0] == "/events"


class Gateway(Wire):
    """Answers whole requests itself, before any worker has them, if ``refuse`` returns an answer."""

    def __init__(self, refuse: Callable[[str, bytes], httpx.Response | None]) -> None:
        super().__init__(lambda _, events: placed(events))
        self._refuse = refuse
        self.refused = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._refuse(request.url.path, await request.aread())
        if answer is None:
            return await super().handle_async_request(request)
        self.refused += 1
        return answer


async def published_together(publishes: HttpPublisher, names: list[str]) -> list[Any]:
    """Publish one event of each session at once, so that they go together into requests."""
    calls = (publishes.publish([user_message("x", session_id=name)]) for name in names)
    return await asyncio.gather(*calls, return_exceptions=True)


@pytest.mark.parametrize("status", [400, 403, 413])
async def test_a_request_that_is_refused_for_one_session_does_not_fail_the_others(status: int) -> None:
    wire = Gateway(
        lambda _, body: httpx.Response(status, text="<html>refused</html>") if b"s7-" in body else None
    )
    names = [f"s{number}" for number in range(32)]

    async with publisher(wire) as publishes:
        results = await published_together(publishes, names)

    refused = [name for name, result in zip(names, results, strict=True) if not isinstance(result, list)]
    assert refused == ["s7"]
    assert isinstance(results[7], BadRequest)
    assert sorted(event_id for ids in wire.posts for event_id in ids) == sorted(
        f"{name}-x" for name in names if name != "s7"
    ), "each is published once"
    assert wire.refused <= 6, "halves, down to the session"


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
async def test_a_whole_request_that_may_succeed_later_is_repeated_for_each_session(status: int) -> None:
    answers = [httpx.Response(status, headers={"Retry-After": "0"}, text="later")]
    wire = Gateway(lambda path, _: answers.pop() if path == "/events" and answers else None)
    names = [f"s{number}" for number in range(8)]

    async with publisher(wire) as publishes:
        results = await published_together(publishes, names)

    assert [place.event_id for (place,) in results] == [f"{name}-x" for name in names]
    assert wire.refused == 1


async def test_a_wrong_token_is_not_tried_for_each_session() -> None:
    wire = Gateway(lambda *_: httpx.Response(401, json={"error_code": "unauthorized", "detail": "no"}))

    async with publisher(wire) as publishes:
        results = await published_together(publishes, [f"s{number}" for number in range(8)])

    assert {type(result) for result in results} == {Unauthorized}
    assert wire.refused <= 2


async def test_sessions_that_are_too_much_for_a_worker_together_are_all_published() -> None:
    """A worker refuses a body with more than 200,000 JSON values; one event may have 30,000."""
    kept = InMemoryPublisher(partitions=PARTITIONS)
    native = NativeItem(format="test", item={"values": [0] * 29_000})
    events = [
        user_message("x", session_id=f"s{number}").model_copy(update={"native": native})
        for number in range(12)
    ]
    async with (
        serving(LoggingWorker(kept)) as client,
        HttpPublisher(load_settings(memory_url=url_of(client))) as publishes,
    ):
        results = await asyncio.gather(*(publishes.publish([event]) for event in events))

    assert [place.event_id for (place,) in results] == [f"s{number}-x" for number in range(12)]
    assert len(kept.published) == 12


async def test_a_call_that_is_too_large_for_a_gateway_is_sent_in_parts_in_its_order() -> None:
    wire = Gateway(lambda _, body: httpx.Response(413, text="<html>") if len(body) > 1_000 else None)
    events = [user_message(f"{number} " + "x" * 100) for number in range(20)]

    async with publisher(wire) as publishes:
        places = await publishes.publish(events)

    assert [place.event_id for place in places] == [event.event_id for event in events]
    assert [event_id for ids in wire.posts for event_id in ids] == [event.event_id for event in events]


async def test_what_follows_an_event_that_is_too_large_for_a_gateway_is_not_published_before_it() -> None:
    wire = Gateway(lambda _, body: httpx.Response(413, text="<html>") if len(body) > 1_000 else None)
    events = [user_message(f"{number} " + "x" * (2_000 if number == 2 else 10)) for number in range(4)]

    async with publisher(wire) as publishes:
        with pytest.raises(PublishFailed, match="HTTP 413") as raised:
            await publishes.publish(events)
        with pytest.raises(BadRequest, match="HTTP 413"):
            await publishes.publish(events[2:])

    assert [place.event_id for place in raised.value.delivered] == [event.event_id for event in events[:2]]
    assert raised.value.events == tuple(events[2:])


async def test_an_older_worker_is_sent_one_session_at_a_time() -> None:
    class Older(Wire):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            if request.url.path == "/events":
                self.paths.append(request.url.path)
                return httpx.Response(404, json={"error_code": "not_found", "detail": "Not Found"})
            return await super().handle_async_request(request)

    wire = Older(lambda _, events: placed(events))
    async with publisher(wire) as publishes:
        for text in ("x", "y"):
            await asyncio.gather(
                *(publishes.publish([user_message(text, session_id=f"s{number}")]) for number in range(5))
            )

    assert wire.paths.count("/events") == 1
    assert sorted(ids[0] for ids in wire.posts) == [
        f"s{number}-{text}" for number in range(5) for text in "xy"
    ]


async def test_a_request_that_is_not_answered_does_not_hold_up_other_sessions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("streams.client.event_batches._SLOW_SECONDS", 0.01)
    begun, answered = asyncio.Queue[str](), asyncio.Event()

    class Uneven(Wire):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            if "away" in request.url.path:
                begun.put_nowait(request.url.path)
                await answered.wait()
            return await super().handle_async_request(request)

    wire = Uneven(lambda _, events: placed(events))
    async with publisher(wire) as publishes:
        waiting = []
        for number in range(4):
            event = user_message("x", session_id=f"away{number}")
            waiting.append(asyncio.create_task(publishes.publish([event])))
            await begun.get()
        async with asyncio.timeout(60):
            await publishes.publish([user_message("x", session_id="other")])
        assert not any(task.done() for task in waiting)
        answered.set()
        await asyncio.gather(*waiting)


async def test_a_refused_call_does_not_fail_the_calls_that_went_with_it() -> None:
    def answer(_: int, events: list[Any]) -> httpx.Response:
        if any(event["event_id"] == "s-bad" for event in events):
            return httpx.Response(403, json={"error_code": "forbidden_scope", "detail": "not this one"})
        return placed(events)

    wire = Wire(answer)
    async with publisher(wire) as publishes:
        first = asyncio.create_task(publishes.publish([user_message("first")]))
        results = await asyncio.gather(
            *(publishes.publish([user_message(text)]) for text in ("good", "bad", "good too")),
            return_exceptions=True,
        )
        await first

    assert [type(result).__name__ for result in results] == ["list", "Forbidden", "list"]
    assert wire.posts[-3:] == [["s-good"], ["s-bad"], ["s-good too"]]


async def test_a_later_part_of_a_call_is_not_sent_when_an_earlier_one_failed() -> None:
    def answer(number: int, events: list[Any]) -> httpx.Response:
        return placed(events) if number == 1 else httpx.Response(503, json={"detail": "away"})

    wire = Wire(answer)
    events = [user_message(str(number)) for number in range(3 * MAX_EVENTS)]
    async with publisher(wire, timeout_seconds=0.5) as publishes:
        with pytest.raises(PublishFailed, match="away") as raised:
            await publishes.publish(events)

    assert [place.event_id for place in raised.value.delivered] == [
        event.event_id for event in events[:MAX_EVENTS]
    ]
    assert raised.value.events == tuple(events[MAX_EVENTS:])
    assert "s-128" not in {event_id for ids in wire.posts for event_id in ids}


async def test_callers_wait_while_the_buffer_is_full() -> None:
    wire = Wire(lambda _, events: placed(events))
    async with publisher(wire, buffer_bytes=1_000) as publishes:
        await asyncio.gather(
            *(publishes.publish([user_message(f"{number} " + "x" * 400)]) for number in range(20))
        )
        assert publishes._budget.used_bytes == 0

    assert max(map(len, wire.posts)) <= 2


async def test_stopping_fails_what_was_not_answered_and_ends() -> None:
    never = asyncio.Event()

    class Silent(Wire):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            await never.wait()
            raise AssertionError("unreachable")

    publishes = publisher(Silent(lambda _, events: placed(events)))
    await publishes.start()
    waiting = asyncio.create_task(publishes.publish([user_message("x")]))
    while not publishes._senders:  # noqa: ASYNC110 - the state of the test itself
        await asyncio.sleep(0)
    await publishes.stop(within_seconds=0.01)

    with pytest.raises(PublishFailed, match="stopped"):
        await waiting
    with pytest.raises(NotServable):
        await publishes.publish([user_message("x")])


@pytest.mark.parametrize("answer", [{}, [], [{"event_id": "other", "partition": 0, "sequence": 1}]])
async def test_an_answer_of_another_program_is_an_error(answer: Any) -> None:
    wire = Wire(lambda *_: httpx.Response(200, json=answer))
    async with publisher(wire) as publishes:
        with pytest.raises(PublishFailed, match="MEMORY_URL"):
            await publishes.publish([user_message("x")])


async def test_a_cancelled_call_has_a_known_outcome_over_http() -> None:
    """As on Kafka: what was sent cannot be taken back, and the same call again publishes nothing twice."""
    worker = FakeWorker()
    async with (
        serving(worker) as client,
        SessionMemory(memory_url=url_of(client), settings=load_settings()) as memory,
    ):
        for number in range(8):
            writing = asyncio.create_task(memory.add_user_message("s", f"said {number}"))
            for _ in range(number):
                await asyncio.sleep(0)
            writing.cancel()
            await asyncio.wait([writing])
            await memory.add_user_message("s", f"said {number}")
            outcome = await memory.settle("s")
            said = [message.text for message in (await memory.memory("s")).messages]
            assert said == [f"said {earlier}" for earlier in range(number + 1)]
            assert len(outcome) <= 1


async def test_a_token_that_may_write_only_writes_only(tmp_path: Any) -> None:
    settings = Settings(security={"bearer_tokens": ["secret"]})  # type: ignore[arg-type]
    async with serving(FakeWorker(), settings) as client:
        url = url_of(client)
        async with HttpPublisher(
            load_settings(memory_url=url, security={"bearer_tokens": ["secret"]})
        ) as known:
            await known.publish([user_message("x")])
        async with HttpPublisher(load_settings(memory_url=url)) as unknown:
            with pytest.raises(BadRequest, match="BEARER_TOKENS"):
                await unknown.publish([user_message("x")])


async def test_a_refusal_in_a_later_part_says_what_was_published() -> None:
    def answer(_: int, events: list[Any]) -> httpx.Response:
        if any(event["type"] == "SessionDeleted" for event in events):
            return httpx.Response(403, json={"error_code": "forbidden_scope", "detail": "admin only"})
        return placed(events)

    messages = [user_message(str(number)) for number in range(MAX_EVENTS)]
    deletion = SessionDeleted(event_id="d", session_id="s", occurred_at=messages[0].occurred_at)
    async with publisher(Wire(answer)) as publishes:
        with pytest.raises(PublishFailed, match="admin only") as raised:
            await publishes.publish([*messages, deletion])
        assert (len(raised.value.delivered), raised.value.events) == (MAX_EVENTS, (deletion,))
        with pytest.raises(Forbidden, match="admin only"):
            await publishes.publish([deletion])
