"""A lost installation with encryption comes back, on a real Kafka: from the archive and the file of its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest

from processors.archive.archived import archived_unread, batch_of
from schemas.errors import BadRequest
from streams.archive.stores.json_lines import JsonLinesPartition
from streams.archive.stores.local import LocalStore
from streams.cli.keys import export_keys, import_keys
from streams.kafka import topics
from streams.rebuild.key_backup import load_backup, read_backup, restore_backup, save_backup
from streams.rebuild.rebuild import RebuildReport, rebuild
from streams.rebuild.sources import ArchiveSource
from tests.builders.events import answer, deleted, user
from tests.integration.rebuild.test_rebuild import POLICY, settings_of
from tests.integration.rebuild.test_sealed import CANARY, bytes_of, erase, key_file, publish, sealed_by
from tests.live.fixtures import MakeSystem
from tests.live.topic_records import StoredRecord
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path


def test_kept_sessions_are_readable_again_and_erased_ones_are_not(
    make_system: MakeSystem,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, copy, erased_since = key_file(tmp_path, "1", "1"), tmp_path / "keys.jsonl", tmp_path / "erased"
    old = make_system(PARTITIONS=1)
    source = sealed_by(settings_of(old), file)
    asyncio.run(topics.create(source))
    said = (user(f"The {CANARY} is ORD-4711."), answer(f"A {CANARY}, noted."))
    publish(old, source, "kept", *said)
    publish(old, source, "erased", *said, deleted())
    asyncio.run(erase(source, "erased"))
    publish(old, source, "later", *said)

    # No key file is given: a machine that makes backups needs none.
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", old.bootstrap_servers)
    monkeypatch.setenv("SESSIONSTREAM_TOPIC_PREFIX", old.prefix)
    capsys.readouterr()
    export_keys(copy)
    assert capsys.readouterr().out == f"2 wrapped keys, 1 erased session: {copy}\n"
    assert copy.stat().st_mode & 0o077 == 0
    records = old.read(old.topics.session_events)
    asyncio.run(erase(source, "later"))
    erased_since.write_text("later\nlatter\n")

    new = make_system(PARTITIONS=2, ENCRYPTION__KEY_FILE=str(file))
    target = sealed_by(settings_of(new), file)
    asyncio.run(topics.create(target))
    with pytest.raises(BadRequest, match="has keys of 2 sessions that the topic lacks"):
        save_backup(asyncio.run(read_backup(target)), copy)
    monkeypatch.setenv("SESSIONSTREAM_TOPIC_PREFIX", new.prefix)
    import_keys(copy, erased_since)
    imported = capsys.readouterr()
    assert imported.out == "1 wrapped key written, 0 were there; 2 sessions marked as erased\n"
    assert imported.err == "latter: no key of it is in the file\n"

    async def restored() -> RebuildReport:
        store = LocalStore(tmp_path / "archive", JsonLinesPartition)
        await store.start()
        try:
            await fill(store, records)
            archive = await ArchiveSource.open(target, store, partitions=1)
            return await rebuild(archive, target, POLICY, lambda _step, _events: None)
        finally:
            await store.stop()

    report = asyncio.run(restored())
    # The archive removes what was deleted, so it has nothing of the session that was erased before.
    assert (report.sessions, report.different, report.closed, report.erased_events) == (2, [], {}, 2)

    again = asyncio.run(restore_backup(target, load_backup(copy), {"later"}))
    assert (again.records, again.there, again.refused) == ([], 1, [])

    worker = new.start().wait_ready()
    until(lambda: len(texts(worker, "kept")) == 2, "the memory", within=60)
    assert texts(worker, "kept") == [f"The {CANARY} is ORD-4711.", f"A {CANARY}, noted."]
    # A busy worker may answer 503 for a moment.
    frozen = until(lambda: worker.get(memory_path("later")).json().get("frozen"), "frozen", within=60)
    assert frozen["code"] == "missing_key"
    for session in ("erased", "later"):
        assert texts(worker, session) == []

    # As the how-to says: also its ids and sizes go.
    def erased_again() -> bool:
        order = {"session_id": "later"}
        receipt = httpx.post(f"{worker.url}/erasures", json=order, timeout=90).json()
        return bool(
            receipt.get("keys") == "erased" and receipt["sessions"][0]["places"]["memory"] == "erased"
        )

    until(erased_again, "the erasure", within=90)
    assert worker.get(memory_path("later")).json().get("frozen") is None
    assert CANARY.encode() not in bytes_of(new, [spec.name for spec in topics.topic_specs(target)])


async def fill(store: LocalStore, records: Iterable[StoredRecord]) -> None:
    """Write what the archive worker would have of one partition: sealed events as they came."""
    events: list[Any] = []
    for record in records:
        assert record.key is not None
        assert record.value is not None
        events.append(archived_unread(record.key.decode(), record.offset, record.timestamp_ms, record.value))
    await store.write(0, batch_of(iter(events), events[-1].sequence + 1))


def texts(worker: Worker, session_id: str) -> list[str]:
    """Return the messages of a memory; none while it cannot be read."""
    answered = worker.get(memory_path(session_id))
    return [message["text"] for message in answered.json().get("messages", [])]
