"""How a worker learns that no broker answers, and what it tells its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest

from streams.kafka.broker_watch import Absence, AbsenceLog, BrokerConnection, BrokerWatch
from tests.fakes.virtual_time import run_in_virtual_time


def answers(*seconds: tuple[float, float]) -> Iterator[str | None]:
    """Yield what a broker that is away between these times answers each second."""
    for second in range(1_000):
        yield "away" if any(begin <= second < end for begin, end in seconds) else None


async def watched(within_seconds: float, *away: tuple[float, float]) -> list[Absence]:
    """Return what a watch tells while the brokers are away between these times."""
    loop = asyncio.get_running_loop()
    told: list[Absence] = []
    given = answers(*away)

    async def ask() -> str | None:
        return next(given)

    watch = BrokerWatch(ask, clock=loop.time)
    watch.tell(told.append)
    running = asyncio.create_task(watch.run())
    await asyncio.sleep(within_seconds)
    running.cancel()
    return told


def test_a_watch_tells_how_long_no_broker_has_answered_and_when_one_does_again() -> None:
    """The time counts from the last answer: since then nobody knows."""
    assert run_in_virtual_time(watched(20, (3, 6))) == [
        Absence(1.0, "away"),
        Absence(2.0, "away"),
        Absence(3.0, "away"),
        Absence(4.0, None),
    ]
    assert run_in_virtual_time(watched(20)) == []


def test_a_question_that_takes_long_counts() -> None:
    async def silent() -> list[float]:
        loop = asyncio.get_running_loop()

        async def ask() -> str | None:
            if loop.time() < 2:
                return None
            await asyncio.sleep(5)
            return "silent"

        watch = BrokerWatch(ask, clock=loop.time)
        told: list[float] = []
        watch.tell(lambda absence: told.append(absence.seconds))
        running = asyncio.create_task(watch.run())
        await asyncio.sleep(8)
        away = watch.away_seconds
        running.cancel()
        return [*told, away]

    assert run_in_virtual_time(silent()) == [6.0, 7.0]


@pytest.mark.parametrize(
    ("away_seconds", "warned_at"), [(4, []), (8, [5.0]), (64, [5.0]), (130, [5.0, 65.0, 125.0])]
)
def test_the_log_is_told_of_an_absence_of_some_seconds_and_again_each_minute(
    away_seconds: int, warned_at: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    tell = AbsenceLog()
    with caplog.at_level(logging.INFO):
        for second in range(1, away_seconds + 1):
            tell(Absence(float(second), "127.0.0.1:1 does not answer"))
        tell(Absence(away_seconds + 1.0, None))

    lines = [record.__dict__ for record in caplog.records]
    warned = [line["seconds"] for line in lines if line["action"] == "broker_unreachable"]
    answered = [line["seconds"] for line in lines if line["action"] == "broker_answers"]
    assert warned == warned_at
    assert answered == ([away_seconds + 1.0] if warned_at else []), "what was not told is not taken back"
    assert all(line["reason"] == "127.0.0.1:1 does not answer" for line in lines if "reason" in line)


async def test_a_server_that_takes_connections_and_answers_nothing_is_no_broker_that_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One reason for each place that was asked, all at once."""
    monkeypatch.setattr("streams.kafka.broker_watch.ANSWER_SECONDS", 0.2)
    closed = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        closed.set()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    place = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    connection = BrokerConnection(
        {"bootstrap_servers": [place, "127.0.0.1:9"], "security_protocol": "PLAINTEXT"}
    )
    async with server:
        reason = await connection.ask()

        assert reason is not None
        assert f"{place} does not answer" in reason
        assert "127.0.0.1:9: " in reason
        await asyncio.wait_for(closed.wait(), 10)
        connection.close()
