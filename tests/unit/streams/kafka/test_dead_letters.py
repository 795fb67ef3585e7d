"""A replay of very many dead letters."""

from __future__ import annotations

import tracemalloc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from aiokafka import TopicPartition

from processors.kafka.dead_letter import Replayed, dead_letter, dead_letter_headers, replayed_letter
from schemas.settings import load_settings
from streams.kafka import dead_letters
from streams.kafka.dead_letters import ReplayReport

LETTERS = 20_000
#: Half of the letters were replayed; the records that say so are behind them.
RECORDS = LETTERS + LETTERS // 2


def record(offset: int) -> Any:
    if offset < LETTERS:
        letter = dead_letter(
            "not_json",
            "no JSON",
            topic="events",
            partition=0,
            offset=offset,
            key=b"k",
            value=b'{"text": "%b"}' % (b"%d" % offset * 500),
        )
    else:
        place = Replayed(f"3:{(offset - LETTERS) * 2}", "0:1")
        letter = replayed_letter(place, topic="letters", source_topic="events")
    return SimpleNamespace(
        partition=3,
        offset=offset,
        timestamp=1,
        key=letter.key,
        value=letter.value,
        headers=dead_letter_headers(letter),
    )


class Replayer:
    """Publishes nothing."""

    async def content_of(self, item: Any) -> Any:
        return item.dead_letter.value

    async def publish(self, item: Any, _: Any) -> tuple[int, int]:
        return 0, item.offset


async def test_a_replay_of_all_holds_few_letters_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """All letters together are more than 50 MB; they were read into memory before the first one was published."""
    part = TopicPartition("letters", 3)

    class Consumer:
        async def beginning_offsets(self, _: Any) -> dict[TopicPartition, int]:
            return {part: 0}

        async def end_offsets(self, _: Any) -> dict[TopicPartition, int]:
            return {part: RECORDS}

    @asynccontextmanager
    async def given(value: Any) -> AsyncGenerator[Any]:
        yield value

    async def partitions(*_: Any) -> list[TopicPartition]:
        return [part]

    async def read_range(*_: Any) -> AsyncGenerator[Any]:
        for offset in range(RECORDS):
            yield record(offset)

    monkeypatch.setattr(dead_letters, "started_consumer", lambda _: given(Consumer()))
    monkeypatch.setattr(dead_letters, "_replayer", lambda *_: given(Replayer()))
    monkeypatch.setattr(dead_letters, "_partitions", partitions)
    monkeypatch.setattr(dead_letters, "read_range", read_range)
    published = 0

    def replayed(item: Any, *_: int) -> None:
        nonlocal published
        assert item.offset % 2 == 1
        published += 1

    tracemalloc.start()
    try:
        report = await dead_letters.replay_all(
            load_settings(bootstrap_servers="a:1"),
            on_replayed=replayed,
            on_refused=lambda *_: None,
            on_no_event=lambda *_: None,
        )
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert report == ReplayReport(LETTERS // 2, LETTERS // 2, 0)
    assert published == LETTERS // 2
    assert peak_bytes < 5_000_000
