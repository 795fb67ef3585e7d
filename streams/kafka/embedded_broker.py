"""A Kafka broker inside this process, for the demo: librdkafka's mock cluster. Nothing is kept.

No Docker, no Java. Topics appear on first use with 4 partitions. Its transactions do not fence, so the engine
flushes without them on it.
"""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from schemas.errors import Retry

#: Partitions of every topic on the mock cluster; librdkafka fixes it.
EMBEDDED_PARTITIONS: Final = 4
_METADATA_SECONDS: Final = 10.0


class EmbeddedBroker:
    """One broker that lives from :meth:`start` to :meth:`stop`."""

    def __init__(self) -> None:
        self._owner: object | None = None

    def start(self) -> str:
        """Start the broker.

        Returns:
            Its address, ``host:port``.

        Raises:
            Retry: it did not come up.
        """
        from confluent_kafka import KafkaException
        from confluent_kafka.admin import AdminClient

        # The cluster belongs to this client and ends with it; the client has no other use.
        client = AdminClient({"test.mock.num.brokers": 1, "log_level": 0})
        try:
            metadata = client.list_topics(timeout=_METADATA_SECONDS)
        except KafkaException as error:
            raise Retry(f"the embedded broker did not start: {error}") from error
        self._owner = client
        broker = next(iter(metadata.brokers.values()))
        return f"{broker.host}:{broker.port}"

    def stop(self) -> None:
        """End the broker and forget everything it holds."""
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
