"""Sealed sessions in another set of topics, on a real Kafka: from the log, and from a sealed archive of JSON Lines."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from processors.archive.archived import archived_unread, batch_of
from processors.publishing.event_record import event_records
from processors.sealing.sealed_event import open_event, sealed_fields
from schemas.encryption_settings import EncryptionSettings
from schemas.errors import ConfigurationError
from schemas.settings import Settings
from streams.archive.stores.json_lines import JsonLinesPartition
from streams.archive.stores.local import LocalStore
from streams.kafka import topics
from streams.kafka.opened_values import session_keys
from streams.kafka.sealed_records import sealed_records
from streams.rebuild.rebuild import RebuildReport, rebuild
from streams.rebuild.session_keys import read_keys
from streams.rebuild.sources import ArchiveSource
from tests.builders.events import answer, compacted, deleted, described, event, pinned, removed, user
from tests.integration.rebuild.test_rebuild import POLICY, opened, settings_of
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.topic_records import Place, Sent

CANARY = "violetcanary"
FORKED = {"type": "SessionForked", "from_session_id": "kept", "copies": 0}


def key_file(folder: Path, active: str, *names: str) -> Path:
    """Write a key file with a master key for each name."""
    path = folder / f"keys-{active}-{len(names)}.toml"
    keys = [base64.b64encode(bytes(range(int(name), int(name) + 32))).decode() for name in names]
    lines = [f'{name} = "{key}"' for name, key in zip(names, keys, strict=True)]
    path.write_text("\n".join([f'active = "{active}"', "[keys]", *lines]))
    path.chmod(0o600)
    return path


def sealed_by(settings: Settings, file: Path) -> Settings:
    return settings.model_copy(update={"encryption": EncryptionSettings(key_file=file)})


def publish(
    system: System, settings: Settings, session_id: str, *said: Mapping[str, Any], start: int = 0
) -> list[Place]:
    """Publish a session's events, sealed as a client with the settings' key file does."""

    async def sealed() -> list[Sent]:
        events = [event(dict(fields), f"e{number}", session_id) for number, fields in enumerate(said, start)]
        async with session_keys(settings, lambda: settings.partitions) as keys:
            assert keys is not None
            records = await sealed_records(event_records(events, max_event_bytes=10_000), keys)
        return [Sent(record.key, record.value, headers=record.headers) for record in records]

    return system.writer.write(settings.topics.session_events, asyncio.run(sealed()))


async def erase(settings: Settings, session_id: str) -> None:
    async with session_keys(settings, lambda: settings.partitions) as keys:
        assert keys is not None
        await keys.erase(session_id)


def publish_sealed(system: System, source: Settings, other: Settings) -> None:
    said = [turn for n in range(5) for turn in (user(f"{CANARY} {n}"), answer(f"{CANARY} yes {n}"))]
    places = publish(system, source, "kept", *said)
    publish(
        system,
        source,
        "kept",
        pinned("e1"),
        compacted(places[5].offset, base_sequence=places[-1].offset),
        user(f"{CANARY} later"),
        removed("e12", base_sequence=places[-1].offset + 3),
        # Stale: the memory was rewritten since.
        compacted(places[7].offset),
        user("And now?"),
        start=10,
    )
    parent = {"session_id": "kept", "sequence": places[3].offset}
    publish(system, source, "fork", FORKED | {"from_sequence": places[3].offset}, user(f"{CANARY} else"))
    publish(system, source, "child", described(title=f"{CANARY} of it", parent=parent))
    publish(system, source, "erased", user(f"{CANARY} not for ever"), answer("No"), deleted())
    asyncio.run(erase(source, "erased"))
    publish(system, source, "erased", user(f"{CANARY} again"), start=3)
    publish(system, other, "lost", *said[:3])
    # What was said before encryption was switched on stays as it is.
    system.publish(
        [{**user("plain"), "session_id": "plain", "event_id": "p", "occurred_at": "2026-01-01T00:00:00Z"}]
    )


def rebuild_now(source: Any, target: Settings, *, accept_loss: bool = False) -> RebuildReport:
    return asyncio.run(rebuild(source, target, POLICY, lambda _step, _events: None, accept_loss=accept_loss))


def bytes_of(system: System, names: Iterable[str]) -> bytes:
    return b"".join(record.value or b"" for name in names for record in system.read(name))


def test_sealed_sessions_stay_sealed_and_a_missing_master_key_is_one_session_s(
    make_system: MakeSystem, tmp_path: Path
) -> None:
    old = make_system(PARTITIONS=2)
    first, both = key_file(tmp_path, "1", "1"), key_file(tmp_path, "1", "1", "2")
    source = sealed_by(settings_of(old), first)
    asyncio.run(topics.create(source))
    publish_sealed(old, source, sealed_by(source, key_file(tmp_path, "2", "1", "2")))

    # From the log, without the master key of one session.
    target = sealed_by(settings_of(old, f"{old.prefix}log-", partitions=3), first)
    report = rebuild_now(opened(source), target)

    assert (report.sessions, report.different, report.left_out) == (5, [], 0)
    assert list(report.closed) == ["lost"]
    assert "the master key '2', which the key file lacks: add it again" in report.closed["lost"]
    assert report.erased_events == 2
    with pytest.raises(ConfigurationError, match="CreateTime"):
        asyncio.run(topics.require(target))
    names = [spec.name for spec in topics.topic_specs(target)]
    assert CANARY.encode() not in bytes_of(old, names)
    summaries = opened_summaries(old, target)
    assert summaries == [place_of(old, target, "kept", 5), place_of(old, target, "kept", 7)]

    # The session is erased before the command runs again: its copy is as unreadable.
    publish(old, source, "child", deleted(), start=1)
    asyncio.run(erase(source, "child"))
    again = rebuild_now(opened(source), target, accept_loss=True)
    assert (again.copied, again.different, again.erased_events) == (1, [], 3)
    copied = asyncio.run(read_keys(target))
    assert copied is not None
    assert set(copied.erased) == {"erased", "child"}
    asyncio.run(topics.require(target))

    # From the archive, with both master keys, and an event that somebody changed.
    (changed,) = publish(old, source, "fork", user("changed", user_id="alice"), start=2)
    report = asyncio.run(from_json_lines(old, sealed_by(source, both), both, changed, tmp_path / "archive"))
    # Not the child: an archive removes what was deleted.
    assert (report.sessions, report.different, list(report.closed)) == (5, [], ["fork"])
    lost = [one for one in old.read(f"{old.prefix}archive-session-events") if one.key == b"lost"]
    assert len(lost) == 3
    assert "changed after it was sealed" in report.closed["fork"]


def opened_summaries(system: System, target: Settings) -> list[int]:
    """The sequences that the summaries in the target cover, as a worker with the key file reads them."""
    keys = asyncio.run(read_keys(target))
    assert keys is not None
    found: list[int] = []
    for record in system.read(target.topics.session_events):
        assert record.value is not None
        fields = sealed_fields(record.value)
        if fields is not None and fields["type"] == "HistoryCompacted":
            key = keys.ring.known(fields["session_id"], fields["sealed"]["key"])
            open_event(fields, key)
            found.append(fields["through_sequence"])
    return found


def place_of(system: System, target: Settings, session_id: str, number: int) -> int:
    """The sequence of a session's event in the target, by its number."""
    offsets = [
        record.offset
        for record in system.read(target.topics.session_events)
        if record.key == session_id.encode()
    ]
    return sorted(offsets)[number]


async def from_json_lines(
    system: System, source: Settings, keys: Path, changed: Place, folder: Path
) -> RebuildReport:
    """Rebuild from a store that has what the archive worker writes: sealed events as they came."""
    store = LocalStore(folder, JsonLinesPartition)
    await store.start()
    try:
        by_partition: dict[int, list[Any]] = {0: [], 1: []}
        for record in sorted(system.read(source.topics.session_events), key=lambda one: one.offset):
            assert record.key is not None
            assert record.value is not None
            value = record.value
            if (record.partition, record.offset) == changed:
                value = value.replace(b'"alice"', b'"mallory"')
            stored = archived_unread(record.key.decode(), record.offset, record.timestamp_ms, value)
            by_partition[record.partition].append(stored)
        for partition, events in by_partition.items():
            if events:
                await store.write(partition, batch_of(iter(events), events[-1].sequence + 1))
        target = sealed_by(settings_of(system, f"{system.prefix}archive-", partitions=3), keys)
        archive = await ArchiveSource.open(source, store, partitions=2)
        return await rebuild(archive, target, POLICY, lambda _step, _events: None)
    finally:
        await store.stop()
