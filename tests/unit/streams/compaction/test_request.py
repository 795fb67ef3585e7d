"""Asking for a compaction, where the answer does not come or the question makes no sense."""

from __future__ import annotations

import asyncio
from typing import Any, Self

import pytest

from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import ByteEstimate
from schemas.errors import BadRequest, Retry
from schemas.settings import load_settings
from streams.client.memory_client import MemoryClient
from streams.compaction.request import CompactionRequests
from tests.fakes.publisher import InMemoryPublisher


class Silence:
    """Stands for the reader of answers: none comes."""

    def __init__(self, *_: object) -> None: ...

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def to(self, _: str) -> None:
        await asyncio.Event().wait()


async def test_a_request_nobody_answers_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    async def memory(_: MemoryClient, __: str, **___: Any) -> dict[str, Any]:
        return {"sequence": 3}

    monkeypatch.setattr("streams.compaction.request.AnswerReader", Silence)
    monkeypatch.setattr(MemoryClient, "memory", memory)
    publisher = InMemoryPublisher()
    async with MemoryClient(load_settings()) as client:
        requests = CompactionRequests(
            load_settings(),
            policy=CompactionPolicy(),
            publisher=publisher,
            memory=client,
            counter=ByteEstimate(),
        )
        with pytest.raises(Retry, match="worker compaction"):
            await requests.compact("s", reason="length_exceeded", within_seconds=0.01)
    (event,) = publisher.published
    assert (event.type, getattr(event, "reason", None)) == ("CompactionRequested", "length_exceeded")


@pytest.mark.parametrize(
    "given",
    [
        {"user_message": "x"},
        {"ai_message": "x"},
        {"user_message": "x", "ai_message": "y", "instructions": "z"},
    ],
)
async def test_half_a_summary_of_ones_own_is_refused(given: dict[str, str]) -> None:
    publisher = InMemoryPublisher()
    async with MemoryClient(load_settings()) as client:
        requests = CompactionRequests(
            load_settings(),
            policy=CompactionPolicy(),
            publisher=publisher,
            memory=client,
            counter=ByteEstimate(),
        )
        with pytest.raises(BadRequest):
            await requests.compact("s", **given)  # type: ignore[arg-type]
    assert publisher.published == []
