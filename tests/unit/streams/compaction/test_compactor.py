"""Attempts to compact a session: memory over HTTP, a scripted summarizer, a publisher that keeps Kafka's contract."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import httpx
import pytest
from prometheus_client import CollectorRegistry

from processors.compaction.policy import CompactionPolicy
from processors.memory.memory import Memory
from processors.memory.tokens import ByteEstimate
from processors.reading.body import memory_body
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import ModelNotFound, Spent, SummarizerUnavailable, SummaryRefused
from schemas.events import CompactionRequested, HistoryCompacted
from schemas.memory_events import CompactionFailed, CompactionSkipped, CompactionStarted
from schemas.parts import Usage
from schemas.settings import load_settings
from streams.client.memory_client import MemoryClient
from streams.compaction.announcer import Announcer
from streams.compaction.breakers import RETRY_SECONDS, Breakers
from streams.compaction.compactor import Compactor
from streams.compaction.metrics import CompactionMetrics
from streams.compaction.schedule import Attempt, Job
from streams.compaction.summarizer import Summarizer
from tests.builders.events import Fields, answer, compacted, user
from tests.builders.memories import POLICY, memory_of
from tests.fakes.publisher import InMemoryPublisher
from tests.log_lines import fields_of
from tests.unit.streams.compaction.test_schedule import request_of

SUMMARY = Summary(
    user_message="asked",
    ai_message="answered",
    knowledge={"facts": ["one"]},
    usage=Usage(input_tokens=50, output_tokens=5),
    model="m",
    calls=1,
)
LONG = [user("1" * 300), answer("1" * 300), user("2" * 20), answer("2"), user("3"), answer("3")]
REST_SECONDS = 100.0


class Desk:
    """A compactor with fakes of everything it uses."""

    def __init__(
        self,
        *events: Fields,
        tokens_per_hour: int | None = None,
        made_by: Summarizer | None = None,
        **policy: Any,
    ) -> None:
        self.memory: Memory = memory_of(*events) if events else Memory.empty("s")
        self.reads: list[httpx.Request] = []
        self.unreadable: httpx.Response | None = None
        self.script: list[Summary | BaseException] = []
        self.requests: list[SummaryRequest] = []
        self.during: Callable[[], None] = lambda: None
        self.announced: list[CompactionFailed | CompactionSkipped] = []
        self.started: list[CompactionStarted] = []
        self.told: list[str] = []
        self.publisher = InMemoryPublisher(partitions=1)
        self.owned = {0}
        self.now = 0.0
        self.registry = CollectorRegistry()
        settings: dict[str, Any] = {"trigger_size_bytes": 500, "trigger_context_fraction": None, **policy}
        self.compactor = Compactor(
            policy=CompactionPolicy(**settings),
            counter=ByteEstimate(),
            memory=MemoryClient(load_settings(), transport=httpx.MockTransport(self._answer)),
            summarizer=made_by or self,
            publisher=self.publisher,
            announcer=cast("Announcer", self),
            breakers=Breakers(rest_seconds=REST_SECONDS, clock=lambda: self.now),
            metrics=CompactionMetrics(self.registry),
            owns=lambda partition: partition in self.owned,
            tokens_per_hour=tokens_per_hour,
            clock=lambda: self.now,
        )

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.reads.append(request)
        if self.unreadable is not None:
            return self.unreadable
        body = memory_body(self.memory, self.memory.messages(), POLICY, configuration=True)
        return httpx.Response(200, content=b"".join(body))

    async def summarize(self, request: SummaryRequest) -> Summary:
        self.requests.append(request)
        self.during()
        outcome = self.script.pop(0) if self.script else SUMMARY
        if isinstance(outcome, BaseException):
            raise outcome
        return outcome

    async def close(self) -> None:
        """Nothing is open."""

    async def publish(self, event: CompactionStarted | CompactionFailed | CompactionSkipped) -> None:
        self.told.append(event.type)
        if isinstance(event, CompactionStarted):
            self.started.append(event)
        else:
            self.announced.append(event)

    async def attempt(self, sequence: int = 0, request: CompactionRequested | None = None) -> Attempt:
        return await self.compactor.attempt(Job("s", 0, sequence, request))

    @property
    def published(self) -> list[HistoryCompacted]:
        return [event for event in self.publisher.published if isinstance(event, HistoryCompacted)]

    def counted(self, outcome: str) -> float | None:
        return self.sample("sessionstream_compactions_total", outcome=outcome)

    def sample(self, metric: str, **labels: str) -> float | None:
        return self.registry.get_sample_value(metric, labels)


async def test_a_session_over_its_trigger_gets_a_summary_with_all_its_figures() -> None:
    desk = Desk(*LONG)

    assert await desk.attempt(5) == Attempt("compacted")

    (event,) = desk.published
    fields = event.model_dump(exclude={"event_id", "occurred_at", "duration_ms"}, exclude_none=True)
    assert fields == {
        "type": "HistoryCompacted",
        "session_id": "s",
        "base_epoch": 0,
        "base_sequence": 5,
        "through_sequence": 1,
        "user_message": "asked",
        "ai_message": "answered",
        "knowledge": {"facts": ["one"]},
        "trigger": "size",
        "policy": "extractive",
        "model": "m",
        "usage": {"input_tokens": 50, "output_tokens": 5},
        "messages_compacted": 2,
        "size_before_bytes": 600,
        "size_after_bytes": 13,
        "tokens_before": 156,
        "tokens_after": 10,
    }
    assert [message.id for message in desk.requests[0].messages] == ["e0", "e1"]
    assert dict(desk.reads[0].url.params)["min_sequence"] == "5"
    assert desk.counted("compacted") == 1
    assert desk.registry.get_sample_value("sessionstream_summarizer_tokens_total", {"kind": "input"}) == 50
    assert desk.registry.get_sample_value("sessionstream_compaction_freed_bytes_total") == 587
    assert desk.sample("sessionstream_messages_compacted_total") == 2
    assert desk.sample("sessionstream_summarizer_seconds_count") == 1


async def test_the_event_says_how_many_calls_a_summary_took_and_what_of_them_was_cached() -> None:
    desk = Desk(*LONG)
    desk.script = [replace(SUMMARY, calls=3, cached_tokens=40)]

    await desk.attempt(5)

    (event,) = desk.published
    assert event.calls == 3
    assert event.usage == Usage(input_tokens=50, output_tokens=5, cached_tokens=40)


async def test_the_next_attempt_reads_a_memory_that_has_the_summary() -> None:
    """An announcement from before the summary was applied must not cause another summary."""
    desk = Desk(*LONG)
    desk.publisher.log[0] = [cast("Any", None)] * 40  # so the summary has offset 40
    await desk.attempt(5)
    await desk.attempt(5)
    assert [dict(read.url.params)["min_sequence"] for read in desk.reads] == ["5", "40"]


async def test_a_sessions_own_settings_take_precedence_over_the_workers() -> None:
    desk = Desk(
        {
            "type": "SessionConfigured",
            "compaction": {"keep_recent_turns": 1, "render": "system", "model": "other"},
        },
        *LONG,
    )
    await desk.attempt()
    assert desk.requests[0].policy.model == "other"
    assert len(desk.requests[0].messages) == 4
    assert desk.published[0].size_after_bytes == len("asked\n\nanswered")


@pytest.mark.parametrize(
    ("kept", "covered"),
    [
        ({"keep_recent_messages": 4}, 2),
        ({"keep_recent_tokens": 1}, 5),
        ({"keep_recent_tokens": 5_000}, 2),
    ],
)
async def test_what_a_request_keeps_takes_precedence_over_the_settings(
    kept: dict[str, int], covered: int
) -> None:
    desk = Desk(*LONG, keep_recent_turns=0)
    await desk.attempt(request=request_of("s", "r1").model_copy(update={"keep_recent_turns": 0, **kept}))

    assert [message.id for message in desk.requests[0].messages] == [f"e{n}" for n in range(covered)]


async def test_a_session_that_has_spent_its_tokens_waits_for_the_next_hour() -> None:
    """What a refused summary cost counts too; a request is told when the next summary may be made."""
    desk = Desk(*LONG, tokens_per_hour=100)
    refused = SummaryRefused("blank", "the summary's user_message is blank")
    refused.spent = Spent(1, 90, 10, 64)
    desk.script = [refused]
    assert (await desk.attempt(5)).outcome == "failed"
    assert desk.sample("sessionstream_summarizer_refused_tokens_total", kind="input") == 90
    assert desk.sample("sessionstream_summarizer_refused_tokens_total", kind="output") == 10
    assert desk.sample("sessionstream_summarizer_cached_tokens_total") == 64
    assert desk.sample("sessionstream_summarizer_calls_total", summary="refused") == 1

    for _ in range(2):
        assert await desk.attempt(5) == Attempt("skipped")
    await desk.attempt(request=request_of("s", "r1"))
    assert len(desk.requests) == 1
    skipped = [event for event in desk.announced if isinstance(event, CompactionSkipped)]
    assert [(event.reason, event.request_id) for event in skipped] == [
        ("over_budget", None),
        ("over_budget", "r1"),
    ]
    assert "SESSIONSTREAM_LIMITS__SUMMARY_TOKENS_PER_HOUR" in (skipped[0].detail or "")
    assert "in 61 minutes at the earliest" in (skipped[0].detail or "")

    desk.now += 61 * 60
    assert await desk.attempt(5) == Attempt("compacted")


async def test_a_session_over_its_budget_is_not_read_at_each_reminder() -> None:
    """Memory announces it each minute, and each time all of it was read only to find the budget spent."""
    desk = Desk(*LONG, tokens_per_hour=100)
    refused = SummaryRefused("blank", "the summary's user_message is blank")
    refused.spent = Spent(1, 90, 10)
    desk.script = [refused]
    await desk.attempt(5)
    desk.now += 90
    reads = len(desk.reads)
    for _ in range(8):
        desk.now += 60
        assert await desk.attempt(5) == Attempt("skipped")
    assert len(desk.reads) == reads + 1
    assert desk.sample("sessionstream_compaction_skips_total", reason="over_budget") == 8
    await desk.attempt(request=request_of("s", "r1"))
    assert len(desk.reads) == reads + 2, "a request gets its answer"

    desk.now += 610
    await desk.attempt(5)
    assert len(desk.reads) == reads + 3, "its next life would have a budget of its own"
    desk.now = 62 * 60.0
    assert await desk.attempt(5) == Attempt("compacted")


async def test_what_another_worker_spent_on_a_session_counts() -> None:
    """Each worker counted what it spent itself, so a session had the limit once for each worker and each restart."""
    spent = compacted(1, usage={"input_tokens": 60, "output_tokens": 5})
    desk = Desk(*LONG, spent, *LONG, tokens_per_hour=100)
    assert desk.memory.head is not None
    desk.now = desk.memory.head.last_timestamp_ms / 1_000

    refused = SummaryRefused("blank", "the summary's user_message is blank")
    refused.spent = Spent(1, 30, 4)
    desk.script = [refused, refused]
    assert (await desk.attempt(13)).outcome == "failed", "65 of 100 are spent"
    assert (await desk.attempt(13)).outcome == "failed", "99 of 100"
    assert await desk.attempt(13) == Attempt("skipped"), "133, of which this worker spent 68"
    assert len(desk.requests) == 2

    other = Desk(
        *LONG, compacted(1, usage={"input_tokens": 90, "output_tokens": 10}), *LONG, tokens_per_hour=100
    )
    other.now = desk.now
    assert await other.attempt(13) == Attempt("skipped")
    assert other.requests == []
    other.now += 62 * 60
    assert await other.attempt(13) == Attempt("compacted")


async def test_a_call_that_a_rebalance_cut_off_counts_as_what_it_was_to_read() -> None:
    """A session whose partition moved at each call could spend any number of tokens."""
    desk = Desk(*LONG, tokens_per_hour=156, summarizer="openai")
    desk.script = [asyncio.CancelledError()]
    with pytest.raises(asyncio.CancelledError):
        await desk.attempt(5)

    (abandoned,) = desk.announced
    assert isinstance(abandoned, CompactionSkipped)
    assert (
        (abandoned.reason, abandoned.tokens)
        == ("abandoned", desk.started[0].tokens_before)
        == (
            "abandoned",
            156,
        )
    )
    assert await desk.attempt(5) == Attempt("skipped"), "also if the partition comes back"
    assert len(desk.requests) == 1

    next_owner = Desk(*LONG, tokens_per_hour=300, summarizer="openai")
    for offset in (0, 0, 4, 4, 0):  # records are read again after a rebalance
        next_owner.compactor.count_abandoned("s", abandoned.tokens or 0, offset, 0)
    assert await next_owner.attempt(5) == Attempt("skipped")
    assert next_owner.requests == []
    next_owner.now = 62 * 60.0
    assert await next_owner.attempt(5) == Attempt("compacted")


async def test_an_abandoned_summary_that_was_billed_tells_its_bill_and_counts_once() -> None:
    desk = Desk(*LONG, tokens_per_hour=56)
    desk.during = desk.owned.clear
    await desk.attempt(5)
    (abandoned,) = desk.announced
    assert isinstance(abandoned, CompactionSkipped)
    assert abandoned.tokens == 55

    desk.owned.add(0)
    desk.during = lambda: None
    desk.compactor.count_abandoned("s", 55, 0, 0)
    assert await desk.attempt(5) == Attempt("compacted")


@pytest.mark.parametrize("trouble", ["no model", "published"])
async def test_an_abandoned_compaction_tells_no_cost_if_there_was_none_or_the_log_has_it(
    trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(*LONG, tokens_per_hour=100, summarizer="extractive" if trouble == "no model" else "openai")

    async def stop(_: Any) -> None:
        raise asyncio.CancelledError

    if trouble == "no model":
        desk.script = [asyncio.CancelledError()]
    else:
        monkeypatch.setattr(desk.publisher, "publish", stop)
    with pytest.raises(asyncio.CancelledError):
        await desk.attempt(5)
    (abandoned,) = desk.announced
    assert isinstance(abandoned, CompactionSkipped)
    assert abandoned.tokens is None


async def test_an_old_record_of_another_clock_frees_no_budget() -> None:
    desk = Desk(*LONG, tokens_per_hour=100)
    desk.now = 100_000.0
    desk.compactor.count_abandoned("s", 100, 0, 100_000_000)
    desk.compactor.count_abandoned("s", 100, 1, -1)
    assert await desk.attempt(5) == Attempt("skipped")


async def test_a_request_needs_no_trigger_and_its_id_is_in_the_summary() -> None:
    desk = Desk(*LONG, trigger_size_bytes=10_000)
    assert await desk.attempt() == Attempt("skipped")
    asked = request_of("s", "r1").model_copy(update={"instructions": "keep dates"})

    assert await desk.attempt(request=asked) == Attempt("compacted")

    assert desk.requests[0].instructions == "keep dates"
    assert (desk.published[0].request_id, desk.published[0].trigger) == ("r1", "requested")


async def test_nothing_to_gain_is_announced_once_and_for_every_request(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, logger="streams")
    desk = Desk(user("q"), answer("x" * 900))
    for sequence in (1, 2):
        assert await desk.attempt(sequence) == Attempt("skipped")
    await desk.attempt(request=request_of("s", "r1"))

    assert [(event.reason, event.request_id) for event in desk.announced] == [
        ("nothing_to_gain", None),
        ("nothing_to_gain", "r1"),
    ]
    reads = len(desk.reads)
    await desk.attempt(1)
    assert len(desk.reads) == reads, "a reminder of the same sequence causes no read"
    assert desk.sample("sessionstream_compaction_skips_total", reason="nothing_to_gain") == 3
    told = [("INFO", "s", "nothing_to_gain")] * 2
    assert fields_of(caplog, "compaction_skipped", "levelname", "session_id", "reason") == told


async def test_nothing_to_gain_is_announced_again_in_the_next_life_of_a_session() -> None:
    desk = Desk(user("q"), answer("x" * 900))
    await desk.attempt(1)
    desk.memory = memory_of(user("q"), answer("x" * 900), first=7)

    await desk.attempt(8)

    assert [(event.reason, event.sequence) for event in desk.announced] == [
        ("nothing_to_gain", 1),
        ("nothing_to_gain", 8),
    ]


async def test_a_log_that_was_created_again_has_other_events_at_the_sequence_of_a_skip() -> None:
    """What is known of the old log's sequences kept the session over its trigger until its next message."""
    desk = Desk(user("q"), answer("x" * 900), user("short"), answer("short"), user("q"), answer("a"))
    assert await desk.attempt(5) == Attempt("compacted")
    desk.memory = memory_of(user("q"), answer("x" * 900))
    assert await desk.attempt(1) == Attempt("skipped")

    desk.compactor.forget_sequences()
    desk.memory = memory_of(user("1" * 600), *LONG[1:])

    assert await desk.attempt(1) == Attempt("compacted")
    assert dict(desk.reads[-1].url.params)["min_sequence"] == "1"


async def test_a_request_that_keeps_more_does_not_keep_its_session_over_the_trigger() -> None:
    """Reminders of the same sequence were passed by until the next message, which an idle session never gets."""
    small = [fields for number in range(10) for fields in (user(f"question {number}"), answer("yes"))]
    desk = Desk(*small, user("q"), answer("x" * 5_000), trigger_size_bytes=None, trigger_messages=10)
    keeps_all = request_of("s", "r1").model_copy(update={"keep_recent_messages": 100})
    assert await desk.attempt(request=keeps_all) == Attempt("skipped")
    assert desk.memory.head is not None

    assert await desk.attempt(desk.memory.head.last_sequence) == Attempt("compacted")


async def test_a_session_that_is_under_its_trigger_again_is_not_announced() -> None:
    desk = Desk(user("short"))
    assert await desk.attempt(0) == Attempt("skipped")
    assert desk.announced == []


async def test_a_refused_summary_is_retried_and_then_the_session_rests() -> None:
    desk = Desk(*LONG)
    desk.script = [SummaryRefused("blank", "the summary's user_message is blank")] * 3

    attempts = [await desk.attempt() for _ in range(3)]

    assert attempts == [
        Attempt("failed", RETRY_SECONDS),
        Attempt("failed", 2 * RETRY_SECONDS),
        Attempt("failed"),
    ]
    assert [
        (event.reason, getattr(event, "failures", 0), getattr(event, "resting", None))
        for event in desk.announced
    ] == [
        ("blank", 1, False),
        ("blank", 2, False),
        ("blank", 3, True),
    ]
    assert desk.published == []
    assert await desk.attempt() == Attempt("resting")
    assert len(desk.requests) == 3, "a resting session costs nothing"
    desk.now = REST_SECONDS
    assert await desk.attempt() == Attempt("compacted"), "after the rest without a request"
    desk.script = [SummaryRefused("blank", "again")]
    assert (await desk.attempt()).retry_seconds == RETRY_SECONDS, "a success resets the failures"


async def test_what_would_be_refused_again_is_tried_once() -> None:
    """It was tried three times; after a rest, another event is a reason to try again, a reminder is not."""
    desk = Desk(*LONG)
    desk.script = [SummaryRefused("larger_than_input", "no summary would be smaller", is_final=True)]

    assert await desk.attempt(5) == Attempt("failed")

    (failed,) = desk.announced
    assert isinstance(failed, CompactionFailed)
    assert (failed.reason, failed.failures, failed.resting) == ("larger_than_input", 1, True)
    assert await desk.attempt(6) == Attempt("resting")
    desk.now = REST_SECONDS
    assert await desk.attempt(5) == Attempt("skipped"), "a reminder of the same memory"
    assert len(desk.requests) == 1
    desk.memory = memory_of(*LONG, user("4"))
    assert await desk.attempt(6) == Attempt("compacted")


async def test_a_request_that_would_be_refused_again_is_tried_once() -> None:
    desk = Desk(*LONG)
    desk.script = [SummaryRefused("invalid_policy", "the prompt has no ${sessionMessages}")] * 2

    assert await desk.attempt(request=request_of("s", "r1")) == Attempt("failed")
    assert await desk.attempt(request=request_of("s", "r2")) == Attempt("failed")

    assert [(event.request_id, event.reason) for event in desk.announced] == [
        ("r1", "invalid_policy"),
        ("r2", "invalid_policy"),
    ]


async def test_a_request_is_handled_even_while_the_session_rests() -> None:
    desk = Desk(*LONG)
    desk.script = [SummaryRefused("malformed", "no JSON")] * 4
    for _ in range(3):
        await desk.attempt()
    assert await desk.attempt(request=request_of("s", "r1")) == Attempt("failed")
    assert await desk.attempt(request=request_of("s", "r2")) == Attempt("compacted")
    assert (desk.announced[-1].request_id, getattr(desk.announced[-1], "resting", None)) == ("r1", True)


async def test_an_endpoint_that_is_down_rests_for_all_sessions() -> None:
    desk = Desk(*LONG)
    desk.script = [SummarizerUnavailable("connection refused")] * 3
    for _ in range(3):
        await desk.attempt()
    other = Job("other", 0)

    assert await desk.compactor.attempt(other) == Attempt("resting")
    assert await desk.compactor.attempt(Job("other", 0, request=request_of("other", "r"))) == Attempt(
        "resting"
    )

    assert len(desk.requests) == 3
    assert [event.reason for event in desk.announced] == ["unavailable"] * 3 + ["resting"]
    desk.now = REST_SECONDS / 10
    assert await desk.compactor.attempt(other) == Attempt("compacted"), "retried after the rest"


@pytest.mark.parametrize("own_model", [True, False])
async def test_a_model_that_the_endpoint_lacks_stops_those_who_named_it(own_model: bool) -> None:
    """A session its own compactions; the worker, whose model others have, all that need it."""
    model = {"type": "SessionConfigured", "compaction": {"model": "gpt-typo"}}
    desk = Desk(*([model] if own_model else []), *LONG, summarizer="openai")
    desk.script = [ModelNotFound("the endpoint answered 404: no gpt-typo", "correct COMPACTION__MODEL")] * 3
    for _ in range(3):
        assert (await desk.attempt()).outcome == "failed"
    other = await desk.compactor.attempt(Job("other", 0))

    assert other == Attempt("compacted" if own_model else "resting")
    failures = [(event.reason, event.detail) for event in desk.announced]
    if own_model:
        detail = "; correct `model` in the session's own compaction settings (SessionConfigured)"
        assert failures == [("invalid_policy", f"the endpoint answered 404: no gpt-typo{detail}")] * 3
        assert (await desk.attempt()) == Attempt("resting"), "the session itself"
    else:
        detail = "the endpoint answered 404: no gpt-typo; correct COMPACTION__MODEL"
        assert failures == [("unavailable", detail)] * 3


async def test_a_session_does_not_rest_if_memory_cannot_be_read() -> None:
    desk = Desk(*LONG)
    desk.unreadable = httpx.Response(500, json={"error_code": "internal", "detail": "broken"})
    job = Job("s", 0)
    attempts = [await desk.compactor.attempt(job) for _ in range(6)]

    assert [attempt.retry_seconds for attempt in attempts] == [1, 2, 4, 8, 15, None]
    assert [event.reason for event in desk.announced] == ["unavailable"], "announced once, at the end"
    desk.unreadable = None
    assert await desk.attempt() == Attempt("compacted")


async def test_a_publication_that_is_not_acknowledged_is_retried() -> None:
    desk = Desk(*LONG)
    desk.publisher.fail_after = 0
    assert (await desk.attempt()).retry_seconds == 1
    desk.publisher.fail_after = None
    assert await desk.attempt() == Attempt("compacted")


async def test_a_summary_that_was_not_acknowledged_is_published_again_without_another_call() -> None:
    desk = Desk(*LONG)
    desk.publisher.fail_after = 0
    job = Job("s", 0)
    await desk.compactor.attempt(job)
    assert job.unpublished is not None
    event_id = job.unpublished.event_id
    desk.publisher.fail_after = None

    assert await desk.compactor.attempt(job) == Attempt("compacted")

    assert [event.event_id for event in desk.published] == [event_id]
    assert len(desk.requests) == 1


@pytest.mark.parametrize("end", ["HistoryCleared", "SessionDeleted"])
async def test_an_unpublished_summary_of_an_earlier_epoch_or_life_is_replaced(end: str) -> None:
    desk = Desk(*LONG)
    desk.publisher.fail_after = 0
    job = Job("s", 0)
    await desk.compactor.attempt(job)
    assert job.unpublished is not None
    event_id = job.unpublished.event_id
    desk.publisher.fail_after = None
    desk.memory = memory_of(user("old"), answer("old"), {"type": end}, *LONG)

    assert await desk.compactor.attempt(job) == Attempt("compacted")

    assert len(desk.requests) == 2
    assert event_id not in [event.event_id for event in desk.published]


async def test_a_summary_that_is_refused_by_the_publisher_counts_as_a_failure_of_the_session() -> None:
    desk = Desk(*LONG)
    desk.publisher = InMemoryPublisher(partitions=1, max_event_bytes=10)
    desk.compactor._publisher = desk.publisher
    job = Job("s", 0)

    attempts = [await desk.compactor.attempt(job) for _ in range(3)]

    assert [attempt.retry_seconds for attempt in attempts] == [RETRY_SECONDS, 2 * RETRY_SECONDS, None]
    assert [event.reason for event in desk.announced] == ["unpublishable"] * 3
    assert await desk.attempt() == Attempt("resting")


async def test_the_refusal_of_a_request_has_its_id() -> None:
    desk = Desk(*LONG)
    await desk.compactor.refuse(Job("s", 0, request=request_of("s", "r1")))
    assert [(event.reason, event.request_id) for event in desk.announced] == [("too_many_requests", "r1")]


async def test_a_partition_lost_during_the_call_is_left_to_its_next_owner() -> None:
    desk = Desk(*LONG)
    desk.during = desk.owned.clear
    assert await desk.attempt() == Attempt("abandoned")
    assert desk.published == []


async def test_a_cancelled_attempt_is_counted_and_publishes_no_summary() -> None:
    desk = Desk(*LONG)

    def stop() -> None:
        raise asyncio.CancelledError

    desk.during = stop
    with pytest.raises(asyncio.CancelledError):
        await desk.attempt()
    assert (desk.published, desk.counted("abandoned")) == ([], 1)
    assert desk.told == ["CompactionStarted", "CompactionSkipped"]


async def test_an_unexpected_error_of_a_summarizer_is_a_failure_like_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    desk = Desk(*LONG)
    desk.script = [ZeroDivisionError("what was said must not be repeated")]
    assert (await desk.attempt()).outcome == "failed"
    (failed,) = desk.announced
    assert (failed.reason, failed.detail) == ("internal", "ZeroDivisionError")
    logged = "".join(caplog.handler.format(line) for line in caplog.records if line.levelno > logging.DEBUG)
    assert "ZeroDivisionError" in logged
    assert "what was said" not in logged


async def test_a_compaction_is_announced_before_the_summarizer_is_asked() -> None:
    desk = Desk(*LONG)
    told_then: list[str] = []
    desk.during = lambda: told_then.extend(desk.told)

    await desk.attempt(5, request=request_of("s", "r1"))

    assert told_then == ["CompactionStarted"]
    (started,), (event,) = desk.started, desk.published
    assert started.model_dump() == {
        "type": "CompactionStarted",
        "session_id": "s",
        "sequence": event.base_sequence,
        "base_epoch": event.base_epoch,
        "through_sequence": event.through_sequence,
        "trigger": event.trigger,
        "policy": event.policy,
        "messages_to_compact": event.messages_compacted,
        "size_before_bytes": event.size_before_bytes,
        "tokens_before": event.tokens_before,
        "request_id": "r1",
    }


async def test_what_needs_no_summarizer_is_not_announced_as_started() -> None:
    short = Desk(user("short"))
    await short.attempt(0)
    await short.attempt(request=request_of("s", "r1"))
    assert short.started == []

    again = Desk(*LONG)
    again.publisher.fail_after = 0
    job = Job("s", 0)
    await again.compactor.attempt(job)
    again.publisher.fail_after = None
    await again.compactor.attempt(job)
    assert again.told == ["CompactionStarted", "CompactionFailed"], "published again, not made again"
    assert len(again.published) == 1


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ([SUMMARY], []),
        ([SummaryRefused("blank", "blank")], ["CompactionFailed"]),
        ([SummarizerUnavailable("no answer")], ["CompactionFailed"]),
        ([ZeroDivisionError()], ["CompactionFailed"]),
        ([asyncio.CancelledError()], ["CompactionSkipped"]),
    ],
    ids=["summary", "refused", "unavailable", "unexpected", "cancelled"],
)
@pytest.mark.parametrize("trouble", ["none", "unpublished", "moved"])
async def test_every_started_compaction_is_followed_by_what_came_of_it(
    script: list[Any], told: list[str], trouble: str
) -> None:
    desk = Desk(*LONG)
    desk.script = list(script)
    if trouble == "unpublished":
        desk.publisher.fail_after = 0
    elif trouble == "moved":
        desk.during = desk.owned.clear

    with contextlib.suppress(asyncio.CancelledError):
        await desk.attempt()

    assert desk.told[0] == "CompactionStarted"
    if script == [SUMMARY]:
        told = {"none": [], "unpublished": ["CompactionFailed"], "moved": ["CompactionSkipped"]}[trouble]
    assert desk.told[1:] == told
    assert bool(desk.published) == (told == [])
    assert all(event.base_epoch == 0 for event in desk.announced if isinstance(event, CompactionSkipped))


async def test_an_abandoned_compaction_is_no_answer_to_its_request() -> None:
    """The next owner reads the request again, and answers it."""
    desk = Desk(*LONG)
    desk.during = desk.owned.clear
    await desk.attempt(request=request_of("s", "r1"))
    (abandoned,) = desk.announced
    assert (abandoned.reason, abandoned.request_id) == ("abandoned", None)
    assert desk.started[0].request_id == "r1"


async def test_a_cancelled_attempt_ends_although_kafka_takes_no_announcement(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("streams.compaction.compactor._ABANDON_SECONDS", 0.01)
    desk = Desk(*LONG)
    desk.script = [asyncio.CancelledError()]
    taken = desk.publish

    async def hangs(event: Any) -> None:
        await taken(event)
        if event.type == "CompactionSkipped":
            await asyncio.Event().wait()

    monkeypatch.setattr(desk, "publish", hangs)
    with pytest.raises(asyncio.CancelledError):
        await desk.attempt()
    assert desk.told == ["CompactionStarted", "CompactionSkipped"]
