"""Session keys on a real Kafka: made, read by another client, erased, wrapped again."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Protocol

import pytest

from processors.sealing.errors import Unreadable
from processors.sealing.master_keys import MasterKeys
from schemas.settings import Settings, load_settings
from streams.kafka import topics
from streams.kafka.partitioner import partition_of
from streams.kafka.publisher import KafkaPublisher
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.session_keys_topic import SessionKeysTopic
from tests.builders.events import event, user
from tests.integration.kafka.test_publisher import read_log

PARTITIONS = 3
MASTERS = MasterKeys("1", {"1": bytes(range(32))})
ROTATED = MasterKeys("2", {**MASTERS.keys, "2": bytes(range(5, 37))})


class Broker(Protocol):
    bootstrap_servers: str


def ring(topic: SessionKeysTopic, masters: MasterKeys = MASTERS) -> SessionKeyRing:
    return SessionKeyRing(topic, masters, lambda name: partition_of(name.encode(), PARTITIONS))


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
        assert sum([await rotation.rewrap(number) for number in range(PARTITIONS)]) == len(names) - 1

        fresh = ring(one, MasterKeys("2", {"2": ROTATED.keys["2"]}))
        for name in names[1:]:
            assert await fresh.find(name, made[name].key_id) == made[name]
        with pytest.raises(Unreadable, match="session was erased"):
            await fresh.find("s0", made["s0"].key_id)
    finally:
        await one.stop()
        await other.stop()


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
