"""A user's summarizer in threads of its own: what blocks there blocks neither the caller nor, for long, other calls."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummarizerUnavailable
from streams.compaction import isolated_summarizer
from streams.compaction.isolated_summarizer import IsolatedCompletingSummarizer, IsolatedSummarizer, isolated
from streams.compaction.summarizer import Summarizer
from tests.builders.summary_requests import long_conversation, request
from tests.contracts.summarizer import SummarizerContract
from tests.unit.streams.compaction.own_summarizer import Echo

REQUEST = request(long_conversation(5))
NOTE = contextvars.ContextVar("note", default="")


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolated_summarizer, "BLOCKED_SECONDS", 0.1)
    monkeypatch.setattr(isolated_summarizer, "_CLOSE_SECONDS", 0.5)


class Gate:
    """What the instances of :class:`Gated` share: which calls block, until when, and what was seen."""

    def __init__(self) -> None:
        self.blocking = 0
        self.opened = threading.Event()
        self.instances: list[Gated] = []
        self.blocked = 0
        self.saw_block = asyncio.Event()

    def make(self) -> Gated:
        made = Gated(self)
        self.instances.append(made)
        return made

    def isolated(self, make: Callable[[], Any] | None = None, *, max_threads: int = 4) -> IsolatedSummarizer:
        return isolated("a.b:C", make or self.make, max_threads=max_threads, on_blocked=self._count)

    def _count(self) -> None:
        self.blocked += 1
        self.saw_block.set()


class Gated(Echo):
    """Its first ``blocking`` calls block their thread until the gate opens."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.loop = asyncio.get_running_loop()
        self.thread = threading.get_ident()
        self.began = 0
        self.note = ""
        self.is_closed = False

    async def summarize(self, request: SummaryRequest) -> Summary:
        self.began += 1
        self.note = NOTE.get()
        assert asyncio.get_running_loop() is self.loop
        if self.gate.blocking > 0:
            self.gate.blocking -= 1
            self.gate.opened.wait(30)
        await asyncio.sleep(0.01)
        return await super().summarize(request)

    async def close(self) -> None:
        self.is_closed = True


@pytest.fixture
async def gate() -> AsyncIterator[Gate]:
    made = Gate()
    yield made
    made.opened.set()


class TestContractOfAnIsolated(SummarizerContract):
    @pytest.fixture
    async def summarizer(self) -> AsyncIterator[Summarizer]:
        made = Gate().isolated(Echo)
        yield made
        await made.close()


async def test_one_that_never_blocks_has_one_instance_in_one_thread_for_all_calls(gate: Gate) -> None:
    summarizer = gate.isolated()
    NOTE.set("of the caller")

    summaries = await asyncio.gather(*(summarizer.summarize(REQUEST) for _ in range(20)))
    await summarizer.close()
    await summarizer.close()

    (instance,) = gate.instances
    assert len(summaries) == instance.began == 20
    assert instance.thread != threading.get_ident()
    assert instance.note == "of the caller", "its context goes with a call"
    assert instance.is_closed
    assert gate.blocked == 0


async def test_a_call_that_blocks_delays_neither_the_loop_nor_calls_after_it(
    gate: Gate, caplog: pytest.LogCaptureFixture
) -> None:
    gate.blocking = 1
    summarizer = gate.isolated()
    blocked = asyncio.create_task(summarizer.summarize(REQUEST))
    await asyncio.sleep(0)

    begun = time.monotonic()
    others = await asyncio.wait_for(
        asyncio.gather(*(summarizer.summarize(REQUEST) for _ in range(3))), timeout=10
    )

    assert len(others) == 3
    assert not blocked.done()
    assert time.monotonic() - begun < 10
    assert 2 <= len(gate.instances) <= 4
    assert gate.instances[0].began == 1, "what had not begun went to other threads"
    (line,) = [one for one in caplog.records if one.__dict__.get("action") == "summarizer_blocked"]
    assert line.levelno == logging.WARNING
    assert "a.b:C blocks its thread, in " in line.getMessage()
    assert gate.blocked == 1
    gate.opened.set()
    assert (await blocked).knowledge == {"by": "echo"}
    await summarizer.close()
    assert all(one.is_closed for one in gate.instances)


async def test_a_call_that_has_begun_is_not_made_again(gate: Gate) -> None:
    gate.blocking = 1
    summarizer = gate.isolated()
    calls = [asyncio.create_task(summarizer.summarize(REQUEST)) for _ in range(3)]
    await asyncio.wait_for(gate.saw_block.wait(), timeout=10)
    gate.opened.set()

    await asyncio.gather(*calls)

    assert sum(one.began for one in gate.instances) == 3
    await summarizer.close()


async def test_a_deadline_ends_the_wait_for_a_call_that_blocks(gate: Gate) -> None:
    gate.blocking = 1
    summarizer = gate.isolated()

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await summarizer.summarize(REQUEST)

    assert (await summarizer.summarize(REQUEST)).knowledge == {"by": "echo"}
    gate.opened.set()
    await summarizer.close()


async def test_if_all_threads_block_a_call_is_refused_and_the_stop_does_not_wait(
    gate: Gate, caplog: pytest.LogCaptureFixture
) -> None:
    gate.blocking = 2
    summarizer = gate.isolated(max_threads=2)
    for _ in range(2):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await summarizer.summarize(REQUEST)

    with pytest.raises(SummarizerUnavailable, match=r"all 2 threads of a\.b:C are at work"):
        await summarizer.summarize(REQUEST)
    await asyncio.wait_for(summarizer.close(), timeout=10)

    assert {one.__dict__["action"] for one in caplog.records} >= {"summarizer_not_closed"}


async def test_a_call_after_the_close_is_refused_and_starts_no_thread(gate: Gate) -> None:
    gate.blocking = 1
    summarizer = gate.isolated()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await summarizer.summarize(REQUEST)
    never_blocked = gate.isolated(Echo)
    gate.opened.set()

    for one in (summarizer, never_blocked):
        await one.close()
        with pytest.raises(SummarizerUnavailable, match=r"a\.b:C was closed"):
            await one.summarize(REQUEST)
    assert len(gate.instances) == 1


class Waiting(Echo):
    def __init__(self) -> None:
        self.began = threading.Event()

    async def summarize(self, request: SummaryRequest) -> Summary:
        self.began.set()
        await asyncio.Event().wait()
        return await super().summarize(request)


async def test_a_call_that_the_close_ends_did_not_cancel_itself(gate: Gate) -> None:
    made: list[Waiting] = []

    def make() -> Waiting:
        made.append(Waiting())
        return made[-1]

    summarizer = gate.isolated(make)
    call = asyncio.create_task(summarizer.summarize(REQUEST))
    await asyncio.to_thread(made[0].began.wait, 10)

    await summarizer.close()

    with pytest.raises(SummarizerUnavailable, match="was closed"):
        await asyncio.wait_for(call, timeout=10)


class Leaving(Echo):
    async def summarize(self, request: SummaryRequest) -> Summary:
        raise SystemExit(3)


class Cancelling(Echo):
    async def summarize(self, request: SummaryRequest) -> Summary:
        raise asyncio.CancelledError


@pytest.mark.parametrize(
    ("kind", "told"), [(Leaving, "raised SystemExit"), (Cancelling, "cancelled its own")]
)
async def test_a_call_that_ends_badly_leaves_the_thread_alive(
    kind: type[Echo], told: str, gate: Gate
) -> None:
    summarizer = gate.isolated(kind)
    for _ in range(2):
        with pytest.raises(RuntimeError, match=told):
            await asyncio.wait_for(summarizer.summarize(REQUEST), timeout=10)
    await summarizer.close()


async def test_an_instance_that_cannot_be_made_is_said_at_once() -> None:
    def make() -> Any:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        Gate().isolated(make)


class Completing(Echo):
    async def complete(self, request: SummaryRequest, summary: Summary, missing: list[str]) -> Summary:
        return Summary(user_message=" ".join(missing), ai_message="b", knowledge=None)


async def test_it_can_complete_a_summary_if_the_users_own_can(gate: Gate) -> None:
    plain, completing = gate.isolated(Echo), gate.isolated(Completing)
    summary = await plain.summarize(REQUEST)

    assert not hasattr(plain, "complete")
    assert isinstance(completing, IsolatedCompletingSummarizer)
    assert (await completing.complete(REQUEST, summary, ["x"])).user_message == "x"
    await plain.close()
    await completing.close()
