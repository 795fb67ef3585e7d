"""Passes record batches that an operator gave up, in readers outside a takeover.

``sessionstream skip`` writes a skip into the watermarks of the processes that keep a table. A worker learns of those of
a partition when it takes it over. All other readers of the log (commands, live streams, the search for a user's
sessions) look it up when they come to a damaged batch, which is rare.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

from aiokafka import AIOKafkaConsumer
from aiokafka.errors import KafkaError

from schemas.errors import SessionstreamError
from schemas.topic_names import Process, TopicNames
from streams.engine.record_batches import DamagedLog, UnreadableBatch, is_skipped
from streams.engine.skip import pass_given_up, read_watermarks

log = logging.getLogger(__name__)

#: Time between two lookups for the same batch, in seconds: the clients of live streams come again at once.
LOOKUP_SECONDS: Final = 5.0


def tables_of_readers(topics: TopicNames, topic: str) -> dict[Process, str]:
    """Return the changelogs of the processes that read a topic and keep what they passed in a table."""
    return {
        process: changelog
        for process in get_args(Process)
        if (changelog := topics.table_changelog(process)) is not None and topic in topics.sources(process)
    }


class SkippingConsumer(AIOKafkaConsumer):  # type: ignore[misc]  # aiokafka ships no types
    """Passes a damaged batch if an operator gave it up, and else raises :class:`DamagedLog` as any consumer.

    Args:
        topics: as aiokafka's consumer takes them.
        names: the topics of the installation.
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        kwargs: further arguments of aiokafka's consumer.
    """

    def __init__(
        self, *topics: str, names: TopicNames, client_settings: Mapping[str, Any], **kwargs: Any
    ) -> None:
        super().__init__(*topics, **kwargs, **client_settings)
        self._names = names
        self._client_settings = client_settings

    # aiokafka's `async for` calls this too.
    async def getone(self, *partitions: Any) -> Any:
        """Return the next record."""
        while True:
            try:
                return await super().getone(*partitions)
            except DamagedLog as error:
                if not await self._is_given_up(error.batch):
                    raise

    async def getmany(self, *partitions: Any, **kwargs: Any) -> Any:
        """Return the next records, by partition."""
        while True:
            try:
                return await super().getmany(*partitions, **kwargs)
            except DamagedLog as error:
                if not await self._is_given_up(error.batch):
                    raise

    async def _is_given_up(self, batch: UnreadableBatch) -> bool:
        if is_skipped(batch):
            return True
        if not _begin_lookup(batch):
            return False
        try:
            # A request for a missing topic by name makes some brokers create it.
            there = (await self._client.fetch_all_metadata()).topics()
        except (KafkaError, OSError):
            return False
        changelogs = tables_of_readers(self._names, batch.topic).values()
        return await _look_up(self._client_settings, [one for one in changelogs if one in there], batch)


async def _look_up(
    client_settings: Mapping[str, Any], changelogs: Sequence[str], batch: UnreadableBatch
) -> bool:
    """Return whether one of the tables says that the batch was given up; all consumers pass it then."""
    for changelog in changelogs:
        try:
            pass_given_up(batch.partition, await read_watermarks(client_settings, changelog, batch.partition))
        except (KafkaError, OSError, SessionstreamError) as error:
            # A client may have no right to read it.
            log.debug(
                "it is not known from %s what was given up: %r",
                changelog,
                error,
                extra={"action": "skips_not_known", "partition": batch.partition},
            )
        if is_skipped(batch):
            log.info(
                "passing the damaged offsets %d to %d of %s-%d, which an operator gave up",
                batch.offset,
                batch.next_offset - 1,
                batch.topic,
                batch.partition,
                extra={"action": "skipped_batch_passed", "partition": batch.partition},
            )
            return True
    return False


#: When a batch was looked up last, by topic, partition, first offset and digest; monotonic seconds.
_looked_up: Final[dict[tuple[str, int, int, str], float]] = {}


def _begin_lookup(batch: UnreadableBatch) -> bool:
    """Return whether it is time to look a batch up."""
    key, now = (batch.topic, batch.partition, batch.offset, batch.sha256), time.monotonic()
    if now - _looked_up.get(key, -LOOKUP_SECONDS) < LOOKUP_SECONDS:
        return False
    _looked_up[key] = now
    return True
