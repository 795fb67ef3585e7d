"""Knows whether any Kafka broker answers, and for how long none did.

Kafka's clients try again by themselves and tell no one. A worker has a dozen of them, so it asks once for all:
:class:`BrokerWatch` asks every second, and tells its listeners how long the brokers have been away.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

from aiokafka.conn import AIOKafkaConnection, collect_hosts, create_conn
from aiokafka.errors import KafkaError
from aiokafka.protocol.metadata import MetadataRequest

from schemas.errors import BrokerUnreachable
from streams.kafka.connection_check import obstacle_of

log = logging.getLogger(__name__)

#: Pause between two questions, in seconds.
LOOK_SECONDS: Final = 1.0
#: How long a broker may take for one question over a new connection, in seconds. One that takes longer counts as one
#: that does not answer.
ANSWER_SECONDS: Final = 5.0
#: How long the broker of the connection that is kept may take, before all are asked.
_PROMPT_SECONDS: Final = 2.0
#: A worker tells its log of brokers that have been away for so long, and again after each further minute.
TOLD_SECONDS: Final = 5.0
_TOLD_AGAIN_SECONDS: Final = 60.0


class Absence(NamedTuple):
    """The time without an answer of any broker.

    Attributes:
        seconds: since the last answer, or from it to the next one.
        reason: why none answers; None if one answers again.
    """

    seconds: float
    reason: str | None


class BrokerWatch:
    """Asks again and again whether a broker answers, and tells how long none has.

    Args:
        ask: returns None if a broker answers, otherwise the reason in words. It takes some seconds at most.
        clock: a monotonic clock, in seconds.
        every_seconds: pause between two questions.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[str | None]],
        *,
        clock: Callable[[], float] = time.monotonic,
        every_seconds: float = LOOK_SECONDS,
    ) -> None:
        self._ask = ask
        self._clock = clock
        self._every_seconds = every_seconds
        self._listeners: list[Callable[[Absence], None]] = []
        self._answered_at = clock()
        self._away = False

    @property
    def away_seconds(self) -> float:
        """For how long no broker has answered; 0 while one does."""
        return self._clock() - self._answered_at if self._away else 0.0

    def require_answers(self) -> None:
        """Do nothing while a broker answers, or is away for a moment: a question to it may wait.

        Raises:
            BrokerUnreachable: no broker has answered for :data:`TOLD_SECONDS`; a question would wait for nothing.
        """
        if self.away_seconds >= TOLD_SECONDS:
            raise BrokerUnreachable(
                f"no Kafka broker has answered this worker for {self.away_seconds:.0f} seconds; try again when one does"
            )

    def tell(self, listener: Callable[[Absence], None]) -> None:
        """Call ``listener`` after each question without an answer, and once when a broker answers again."""
        self._listeners.append(listener)

    async def run(self) -> None:
        """Watch until cancelled."""
        self._answered_at = self._clock()
        while True:
            asked_at = self._clock()
            reason = await self._ask()
            if reason is not None or self._away:
                self._away = reason is not None
                absence = Absence(self._clock() - self._answered_at, reason)
                for listener in self._listeners:
                    listener(absence)
            if reason is None:
                # An answer shows that the broker was there when it was asked.
                self._answered_at = asked_at
            await asyncio.sleep(self._every_seconds)


class BrokerConnection:
    """One connection to some broker, which is asked whether it answers.

    It goes to the bootstrap servers, and to the brokers that the last answer named: a cluster may have moved on from
    its bootstrap servers while clients that know its brokers go on.

    Args:
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
    """

    def __init__(self, client_settings: Mapping[str, Any]) -> None:
        servers = collect_hosts(client_settings["bootstrap_servers"])
        self._servers = [(host, port) for host, port, _ in servers]
        self._known: list[tuple[str, int]] = []
        self._options = {
            name: value for name, value in client_settings.items() if name != "bootstrap_servers"
        }
        self._connection: AIOKafkaConnection | None = None

    async def ask(self) -> str | None:
        """Return None if a broker answers, otherwise what is wrong with each."""
        if self._connection is not None and self._connection.connected():
            with suppress(KafkaError, OSError):  # a TimeoutError is an OSError
                async with asyncio.timeout(_PROMPT_SECONDS):
                    await self._question(self._connection)
                return None
        self.close()
        places = list(dict.fromkeys([*self._servers, *self._known]))
        attempts = [asyncio.create_task(self._connect(*place)) for place in places]
        reasons: list[str] = []
        try:
            for attempt in asyncio.as_completed(attempts):
                reason = await attempt
                if reason is None:
                    return None
                reasons.append(reason)
        finally:
            for attempt in attempts:
                attempt.cancel()
            await asyncio.wait(attempts)
        return "; ".join(sorted(reasons))

    def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def _connect(self, host: str, port: int) -> str | None:
        """Connect to one broker and keep the connection if it is the first that answers; return what is wrong."""
        place = f"{host}:{port}"
        connection: AIOKafkaConnection | None = None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                connection = await create_conn(
                    host, port, request_timeout_ms=int(ANSWER_SECONDS * 1000), **self._options
                )
                await self._question(connection)
            if self._connection is None:
                self._connection, connection = connection, None
        except TimeoutError:
            return f"{place} does not answer"
        except (KafkaError, OSError) as error:
            return obstacle_of(place, error, self._options).detail
        finally:
            if connection is not None:
                connection.close()
        return None

    async def _question(self, connection: AIOKafkaConnection) -> None:
        # No topics: the shortest answer of which each broker is capable, whatever rights the client has.
        answer: Any = await connection.send(MetadataRequest([]))
        self._known = [(host, port) for _, host, port, *_ in answer.brokers]


class AbsenceLog:
    """Tells the log of a worker that no broker answers, and that one does again: one line each for all its clients."""

    def __init__(self) -> None:
        self._told_at: float | None = None

    def __call__(self, absence: Absence) -> None:
        """Tell of brokers that have been away for :data:`TOLD_SECONDS`, and again once a minute."""
        seconds = round(absence.seconds, 1)
        if absence.reason is None:
            if self._told_at is not None:
                log.info(
                    "a Kafka broker answers again, after %g s",
                    seconds,
                    extra={"action": "broker_answers", "seconds": seconds},
                )
            self._told_at = None
            return
        due = TOLD_SECONDS if self._told_at is None else self._told_at + _TOLD_AGAIN_SECONDS
        if absence.seconds >= due:
            self._told_at = absence.seconds
            log.warning(
                "no Kafka broker has answered for %g s; this worker goes on by itself when one does",
                seconds,
                extra={"action": "broker_unreachable", "seconds": seconds, "reason": absence.reason},
            )
