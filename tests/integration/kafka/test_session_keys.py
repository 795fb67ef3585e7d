"""Session keys on a real Kafka: made, read by another client, erased, wrapped again."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from processors.sealing.errors import Unreadable
from processors.sealing.master_keys import MasterKeys
from schemas.settings import Settings, load_settings
from streams.kafka import topics
from streams.kafka.partitioner import partition_of
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.session_keys_topic import SessionKeysTopic

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
