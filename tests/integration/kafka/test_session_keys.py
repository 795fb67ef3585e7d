"""Session keys on a real Kafka: made, read by another client, erased, wrapped again."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import Protocol

import pytest
import typer

from processors.sealing.errors import Unreadable
from processors.sealing.key_records import KeyRecord, parse_key_record
from processors.sealing.master_keys import MasterKeys
from processors.sealing.sealed_event import named_key
from schemas.settings import Settings, load_settings
from streams.cli.keys import _rotate
from streams.engine.ownership import now_seconds
from streams.kafka import topics
from streams.kafka.partitioner import partition_of
from streams.kafka.publisher import KafkaPublisher
from streams.kafka.session_keys import FRESH_SECONDS, SessionKeyRing
from streams.kafka.session_keys_topic import SessionKeysTopic
from tests.builders.events import event, user
from tests.integration.kafka.test_publisher import read_log
from tests.live.waiting import until_async

PARTITIONS = 3
MASTERS = MasterKeys("1", {"1": bytes(range(32))})
ROTATED = MasterKeys("2", {**MASTERS.keys, "2": bytes(range(5, 37))})


class Broker(Protocol):
    bootstrap_servers: str


def ring(topic: SessionKeysTopic, masters: MasterKeys = MASTERS) -> SessionKeyRing:
    return SessionKeyRing(topic, masters, lambda name: partition_of(name.encode(), PARTITIONS))


def sealing(kafka: Broker, topic_prefix: str, folder: Path, masters: MasterKeys) -> Settings:
    """Settings of one partition, with a key file of these master keys."""
    path = folder / "keys.toml"
    lines = [f'{name} = "{base64.b64encode(key).decode()}"' for name, key in masters.keys.items()]
    path.write_text("\n".join([f'active = "{masters.active}"', "[keys]", *lines]))
    path.chmod(0o600)
    return load_settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=topic_prefix,
        partitions=1,
        encryption={"key_file": path},
    )


async def test_keys_live_in_their_topic_until_they_are_erased(kafka: Broker, topic_prefix: str) -> None:
    settings: Settings = load_settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=topic_prefix,
        partitions=PARTITIONS,
        encryption={"key_file": Path("/nowhere/keys.toml")},
    )
    assert len(await topics.create(settings)) == 8
    assert await topics.check(settings) == []
    one, other = SessionKeysTopic(settings), SessionKeysTopic(settings)
    try:
        writer, reader = ring(one), ring(other)
        names = [f"s{number}" for number in range(6)]
        made = {name: await writer.key_to_seal(name) for name in names}
        for name in names:
            assert await reader.find(name, made[name].key_id) == made[name]
        await writer.erase("s0")
        rotation = ring(other, ROTATED)
        assert (
            sum([(await rotation.rewrap(number)).key_count for number in range(PARTITIONS)]) == len(names) - 1
        )

        fresh = ring(one, MasterKeys("2", {"2": ROTATED.keys["2"]}))
        for name in names[1:]:
            assert await fresh.find(name, made[name].key_id) == made[name]
        with pytest.raises(Unreadable, match="session was erased"):
            await fresh.find("s0", made["s0"].key_id)
    finally:
        await one.stop()
        await other.stop()


async def test_a_topic_of_keys_that_is_created_again_is_noticed_by_processes_that_run(
    kafka: Broker, topic_prefix: str, caplog: pytest.LogCaptureFixture
) -> None:
    """They went on with keys that no other process could find, or waited for an end that never came."""
    settings: Settings = load_settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=topic_prefix,
        partitions=PARTITIONS,
        encryption={"key_file": Path("/nowhere/keys.toml")},
    )
    await topics.create(settings)
    one, other, third = SessionKeysTopic(settings), SessionKeysTopic(settings), SessionKeysTopic(settings)
    seconds = [0.0]
    running = SessionKeyRing(one, MASTERS, lambda _: 1, clock=lambda: seconds[0])
    try:
        before = await running.key_to_seal("s")
        await running.catch_up(1)
        await topics.delete(settings, [settings.topics.session_keys])
        await topics.create(settings)
        # The end is where it was, and not before it.
        others = SessionKeyRing(other, MASTERS, lambda _: 1)
        await others.key_to_seal("other")

        seconds[0] = FRESH_SECONDS
        after = await running.key_to_seal("s")

        assert after != before
        fresh = SessionKeyRing(third, MASTERS, lambda _: 1)
        assert await fresh.find("s", after.key_id) == after
        said = [vars(line).get("action") for line in caplog.records]
        assert said.count("session_keys_made_anew") == 1
    finally:
        for topic in (one, other, third):
            await topic.stop()


async def test_a_publisher_seals_and_with_a_wrong_key_file_sends_nothing(
    kafka: Broker, topic_prefix: str, tmp_path: Path
) -> None:
    def settings(seed: int) -> Settings:
        path = tmp_path / f"{seed}.toml"
        key = base64.b64encode(bytes(range(seed, seed + 32))).decode()
        path.write_text(f'active = "1"\n[keys]\n1 = "{key}"\n')
        path.chmod(0o600)
        return load_settings(
            bootstrap_servers=kafka.bootstrap_servers,
            topic_prefix=topic_prefix,
            partitions=PARTITIONS,
            encryption={"key_file": path},
        )

    await topics.create(settings(1))
    said = [event(user("a secret"), f"e{number}", "s1") for number in range(3)]
    async with KafkaPublisher(settings(1)) as publisher:
        places = await publisher.publish(said)
    assert [place.sequence for place in places] == [0, 1, 2]
    async with KafkaPublisher(settings(2)) as publisher:
        with pytest.raises(Unreadable) as raised:
            await publisher.publish(said)
        assert raised.value.code == "wrong_master_key"
    values = [record.value for record in await read_log(settings(1))]
    assert len(values) == 3
    assert all(b'"sealed"' in value and b"a secret" not in value for value in values)


async def test_an_event_that_waited_behind_others_is_not_sealed_with_a_key_that_was_erased_meanwhile(
    kafka: Broker, topic_prefix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It came into the log after the receipt of the erasure, which did not tell of it, and froze the next life."""
    settings = sealing(kafka, topic_prefix, tmp_path, MASTERS)
    await topics.create(settings)
    topic, waited = SessionKeysTopic(settings), [0.0]
    monkeypatch.setattr("streams.kafka.publisher.now_seconds", lambda: now_seconds() + waited[0])
    eraser = SessionKeyRing(topic, MASTERS, lambda _: 0)
    try:
        async with KafkaPublisher(settings) as publisher:
            assert publisher._keys is not None
            publisher._keys.ring._clock = lambda: now_seconds() + waited[0]
            await publisher.publish([event(user("before"), "e1", "s1")])
            await publisher._send_lock.acquire()
            late = asyncio.create_task(publisher.publish([event(user("after"), "e2", "s1")]))
            await until_async(lambda: publisher._send_lock._waiters, "the event waits, sealed", within=10)
            await eraser.erase("s1")
            waited[0] = FRESH_SECONDS
            publisher._send_lock.release()
            assert [place.event_id for place in await late] == ["e2"]

        first, second = [named_key(record.value) for record in await read_log(settings)]
        assert first is not None
        assert second is not None
        with pytest.raises(Unreadable):
            await eraser.find("s1", first)
        assert (await eraser.find("s1", second)).key_id == second
    finally:
        await topic.stop()


async def test_keys_rotate_wraps_the_others_and_names_a_key_that_was_changed(
    kafka: Broker, topic_prefix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = sealing(kafka, topic_prefix, tmp_path, ROTATED)
    await topics.create(settings)
    topic = SessionKeysTopic(settings)
    try:
        writer = SessionKeyRing(topic, MASTERS, lambda _: 0)
        for name in ("first", "changed", "last"):
            await writer.key_to_seal(name)
        (damaged,) = [
            record
            for record in (parse_key_record(*one) for one in (await topic.read(0, 0)).records)
            if isinstance(record, KeyRecord) and record.session_id == "changed"
        ]
        await topic.write(0, [(damaged.key, damaged._replace(box=bytes(len(damaged.box))).value())])

        with pytest.raises(typer.Exit) as ended:
            await _rotate(settings)

        assert ended.value.exit_code == 1
        printed = capsys.readouterr()
        assert "2 keys wrapped again by the master key 2" in printed.out
        assert "changed: a key of it cannot be unwrapped" in printed.out + printed.err
        only_new = SessionKeyRing(topic, MasterKeys("2", {"2": ROTATED.keys["2"]}), lambda _: 0)
        assert (await only_new.key_to_seal("last")).session_id == "last"
    finally:
        await topic.stop()


async def test_keys_rotate_wraps_what_it_can_and_names_the_master_key_that_the_file_lacks(
    kafka: Broker, topic_prefix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = sealing(kafka, topic_prefix, tmp_path, ROTATED)
    await topics.create(settings)
    topic = SessionKeysTopic(settings)
    try:
        await SessionKeyRing(topic, MasterKeys("0", {"0": bytes(range(32))}), lambda _: 0).key_to_seal(
            "closed"
        )
        await SessionKeyRing(topic, MASTERS, lambda _: 0).key_to_seal("open")

        with pytest.raises(typer.Exit) as ended:
            await _rotate(settings)

        assert ended.value.exit_code == 1
        printed = capsys.readouterr()
        told = (printed.out + printed.err).splitlines()
        assert "1 key wrapped again by the master key 2" in told
        (line,) = (line for line in told if "lacks" in line)
        assert line == (
            "1 key left as before: SESSIONSTREAM_ENCRYPTION__KEY_FILE: the key file lacks the master key 0: "
            "its sessions cannot be read; add it again, and run this again"
        )
        only_new = SessionKeyRing(topic, MasterKeys("2", {"2": ROTATED.keys["2"]}), lambda _: 0)
        assert (await only_new.key_to_seal("open")).session_id == "open"
    finally:
        await topic.stop()
