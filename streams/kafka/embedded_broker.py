"""A Kafka broker inside this OS process, for the demo: librdkafka's mock cluster. It stores nothing on disk.

It needs neither Docker nor Java. Topics are created at first use, with 4 partitions. Its transactions do not fence,
so the engine does not use them on it.
"""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from schemas.errors import Retry

#: Partitions of every topic on the mock cluster; librdkafka sets this number.
EMBEDDED_PARTITIONS: Final = 4
_METADATA_SECONDS: Final = 10.0


class EmbeddedBroker:
    """One broker that runs from :meth:`start` to :meth:`stop`."""

    def __init__(self) -> None:
        self._owner: object | None = None

    def start(self) -> str:
        """Start the broker.

        Returns:
            Its address, ``host:port``.

        Raises:
            Retry: the broker did not start in time.
        """
        from confluent_kafka import KafkaException
        from confluent_kafka.admin import AdminClient

        # The mock cluster exists as long as this client, which has no other use.
        client = AdminClient({"test.mock.num.brokers": 1, "log_level": 0})
        try:
            metadata = client.list_topics(timeout=_METADATA_SECONDS)
        except KafkaException as error:
            raise Retry(f"the embedded broker did not start: {error}") from error
        self._owner = client
        broker = next(iter(metadata.brokers.values()))
        return f"{broker.host}:{broker.port}"

    def stop(self) -> None:
        """Stop the broker; all its records are lost."""
        self._owner = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()
