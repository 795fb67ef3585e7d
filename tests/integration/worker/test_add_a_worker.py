"""The code of ``docs/how-to/add-a-worker.md``, put into the files that it names, is a working worker."""

from __future__ import annotations

import asyncio
import importlib
import re
import sys
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest

from schemas import process_settings
from schemas.events import SessionDeleted, UserMessageAdded
from schemas.settings import Settings
from schemas.topic_names import TopicNames
from streams.kafka.embedded_broker import EmbeddedBroker
from streams.kafka.publisher import KafkaPublisher
from streams.worker.lifecycle import Worker
from tests.builders.events import event_json, user
from tests.builders.source_records import DictTable, Record
from tests.live.waiting import until_async

NOW = datetime(2026, 1, 1, tzinfo=UTC)
PAGE = Path(__file__).resolve().parents[3] / "docs/how-to/add-a-worker.md"
PYTHON = [
    re.sub(r"^  ", "", block, flags=re.MULTILINE) if indent else block
    for indent, block in re.findall(
        r"^( *)```python\n(.*?)^ *```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
]


def block(begin: str) -> str:
    (found,) = (one for one in PYTHON if one.startswith(begin))
    return found


@pytest.fixture
def tally(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The room as the page has it, under its own name; gives its assembly."""
    import streams

    for code in PYTHON:
        named = re.match(r"# (streams/tally/\w+\.py)\n", code)
        if named:
            path = tmp_path / named[1]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code, encoding="utf-8")
    monkeypatch.setattr(streams, "__path__", [*streams.__path__, str(tmp_path / "streams")])
    names: dict[str, Any] = {}
    exec(block("@property"), names)
    monkeypatch.setattr(TopicNames, "tally_changelog", names["tally_changelog"], raising=False)
    monkeypatch.setattr(TopicNames, "sources", lambda topics, process: (topics.session_events,))
    yield importlib.import_module("streams.tally.assembly")
    for name in [name for name in sys.modules if name.startswith("streams.tally")]:
        del sys.modules[name]


def settings_with_tally(**values: Any) -> Settings:
    names: dict[str, Any] = dict(vars(process_settings))
    exec(block("class TallySettings"), names)
    group = names["TallySettings"]

    class TallyingSettings(Settings):
        tally: group = group(flush_interval_ms=20)  # type: ignore[valid-type]  # made from the page

    return TallyingSettings(**values)


@pytest.fixture
async def settings() -> AsyncIterator[Settings]:
    broker = EmbeddedBroker()
    address = await asyncio.to_thread(broker.start)
    yield settings_with_tally(bootstrap_servers=address, http_port=0)
    await asyncio.to_thread(broker.stop)


async def test_the_worker_of_the_page_counts_and_answers(tally: ModuleType, settings: Settings) -> None:
    worker = Worker(settings, {"tally": tally.make_tally_process}, embedded=True)
    try:
        await worker.start()
        await worker.wait_ready(20)
        async with (
            KafkaPublisher(settings) as publisher,
            httpx.AsyncClient(base_url=worker.url, trust_env=False, verify=False) as client,
        ):

            async def counts(session_id: str, count: int) -> bool:
                answer = await client.get(f"/tally/sessions/{session_id}")
                return bool(answer.json() == {"events": count})

            said = [
                UserMessageAdded(event_id=f"{name}{number}", session_id=name, occurred_at=NOW, text="hello")
                for name in ("a", "b/c")
                for number in range(3)
            ]
            await publisher.publish(said)
            await until_async(lambda: counts("a", 3), "the events of a are counted")
            await until_async(lambda: counts("b/c", 3), "the events of b/c are counted")
            await publisher.publish([SessionDeleted(event_id="end", session_id="a", occurred_at=NOW)])
            await until_async(lambda: counts("a", 0), "the deleted session has no count")
            metrics = (await client.get("/metrics")).text
            assert 'sessionstream_sessions{process="tally"} 1.0' in metrics
            assert (await client.get("/readyz")).json()["detail"] == "serving partitions [0, 1, 2, 3]"
    finally:
        await worker.stop()


def test_the_state_of_the_page_is_restored_from_its_table(tally: ModuleType) -> None:
    fold = sys.modules["streams.tally.fold"].TallyFold(1, 1_000)
    table = DictTable()
    first = fold.open(0, table)
    first.apply(
        first.decode(
            [Record(event_json(user())), Record(event_json(user(), event_id="e2"), offset=1), Record(b"{")]
        )
    )
    table.write([*first.take_changes()[0], (b'["watermark",0]', b"{}")])

    second = fold.open(0, table)
    second.restored()

    assert second.counts == {"s1": 2}
    assert (first.pending_events(), first.pending_bytes(), second.key_count()) == (0, 0, 1)


async def test_the_sink_of_the_page_stores_its_changes(tally: ModuleType) -> None:
    sink = importlib.import_module("streams.tally.sink")
    from streams.engine.fold import PartitionSink
    from streams.kafka.event_decoding import EventDecoder

    stored: list[tuple[int, int]] = []

    class ListStore:
        async def write(self, partition: int, entries: Any) -> None:
            stored.extend((partition, entry.sequence) for entry in entries)

    partition = sink.StoredPartition(3, EventDecoder(0, 1, 1_000), ListStore())
    assert isinstance(partition, PartitionSink)
    partition.apply(partition.decode([Record(event_json(user()), offset=7)]))
    partition.take_changes()
    partition.apply(partition.decode([Record(event_json(user(), event_id="e2"), offset=8)]))
    await partition.write_out()

    assert stored == [(3, 7)]
    assert partition.pending_events() == 1
