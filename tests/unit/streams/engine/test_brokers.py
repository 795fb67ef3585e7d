from __future__ import annotations

import asyncio

import pytest

from streams.engine import brokers as brokers_module
from streams.engine.brokers import BrokerNeeds, BrokerQuestion, Brokers

ADDRESSES = {1: "a:9092", 2: "b:9092", 3: "c:9092"}


def brokers(*silent: int, coordinator: int | None = 3, **leaders: int | None) -> Brokers:
    """Return a cluster in which partition 0 needs these leaders and this coordinator."""
    return Brokers(ADDRESSES, frozenset(silent), {0: BrokerNeeds(leaders=leaders, coordinator=coordinator)})


@pytest.mark.parametrize(
    ("known", "missing"),
    [
        (brokers(events=1, changelog=2), None),
        (brokers(2, events=1, changelog=2), "broker b:9092 does not answer"),
        (brokers(3, events=1, changelog=2), "broker c:9092 does not answer"),
        (brokers(1, 2, events=1, changelog=2), "broker a:9092, b:9092 does not answer"),
        (brokers(2, events=1, changelog=1), None),
        (brokers(events=None, changelog=2), "events-0 has no leader"),
        (brokers(events=1, changelog=2, coordinator=None), "no broker coordinates its transactions"),
    ],
    ids=[
        "all answer",
        "leader",
        "coordinator",
        "both leaders",
        "another broker",
        "no leader",
        "no coordinator",
    ],
)
def test_what_a_partition_waits_for(known: Brokers, missing: str | None) -> None:
    assert known.missing(0) == missing


def test_a_silent_bootstrap_server_delays_the_partitions_that_need_only_others() -> None:
    """The cluster has fenced the broker, but every new client may still try it first."""
    known = brokers(events=1, changelog=2)
    delayed = Brokers(known.addresses, known.silent, known.needs, ("d:9092",))

    assert delayed.missing(0) == "broker d:9092 does not answer, and delays new connections"


async def test_a_server_that_refuses_is_not_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brokers_module, "ANSWER_SECONDS", 0.2)
    left = asyncio.Event()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(65_536):
            pass
        writer.close()
        left.set()

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        question = BrokerQuestion({"bootstrap_servers": [f"127.0.0.1:{port}"]}, ["events"], "changelog")

        assert await question._is_silent("127.0.0.1", port)
        await asyncio.wait_for(left.wait(), 60)
    assert not await question._is_silent("127.0.0.1", port)


async def test_without_any_answer_every_partition_waits() -> None:
    """Nothing listens at the address."""
    question = BrokerQuestion({"bootstrap_servers": ["127.0.0.1:9"]}, ["events"], "changelog")

    missing = await question.missing([0, 5])

    assert set(missing) == {0, 5}
    assert "no broker answers" in missing[5]
