"""``sessionstream skip``: gives up a record batch that no reader can read."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Final

import typer

from processors.counts_and_shares import plural
from streams.cli.console import note, say

if TYPE_CHECKING:
    from schemas.settings import Settings
    from schemas.topic_names import TopicNames
    from streams.engine.fold import OutRecord
    from streams.engine.record_batches import UnreadableBatch
    from streams.engine.skip import SkipOutcome


def skip(
    partition: Annotated[
        int, typer.Option("--partition", min=0, help="Partition of the topic.", show_default=False)
    ],
    offset: Annotated[
        int, typer.Option("--offset", min=0, help="The offset that the worker stops at.", show_default=False)
    ],
    why: Annotated[
        str, typer.Option("--why", help="The reason; it stays in the dead letter.", show_default=False)
    ],
    topic: Annotated[
        str, typer.Option("--topic", help="session-events or memory-events, with or without TOPIC_PREFIX.")
    ] = "session-events",
) -> None:
    """Let the workers pass a record batch whose checksum is wrong, or offsets that a broker leaves out.

    Restore the topic instead, if you can: what the batch held is lost to memory, analytics and the archive, or to
    analytics alone if it is a batch of memory-events. A process that applied the batch before it was damaged keeps what
    it made of it, and passes it if it reads the log again. The batch becomes one dead letter. Each process takes the
    partition over once. What a reader can read is not skipped. A compaction worker passes such a batch of memory-events
    by itself.
    """
    from schemas.settings import load_settings

    asyncio.run(_skip(load_settings(), topic, partition, offset, why))


async def _skip(settings: Settings, topic_name: str, partition: int, offset: int, why: str) -> None:
    from aiokafka.errors import KafkaError
    from aiokafka.structs import TopicPartition

    from schemas.errors import BadRequest, Retry
    from streams.engine import record_batches
    from streams.engine.skip import TableOwner, skip_batch, unreadable_batch_at
    from streams.kafka.clients import client_settings
    from streams.kafka.failures import denied, missing_topic
    from streams.kafka.skips import tables_of_readers
    from streams.kafka.topics import partition_counts

    record_batches.install()
    clients = client_settings(settings)
    topic = topic_to_skip(settings.topics, topic_name)
    there = await partition_counts(settings)
    count = there.get(topic, 0)
    if count == 0:
        raise BadRequest(missing_topic(settings, topic))
    if partition >= count:
        raise BadRequest(f"{topic} has {plural(count, 'partition')}, so there is no partition {partition}")
    batch = await unreadable_batch_at(clients, TopicPartition(topic, partition), offset)
    # The dead letter is in the transaction of the first process; for the log that is the memory process, as it is for
    # every other bad record.
    traces = [_dead_letter(settings, batch, why)]
    for process, changelog in tables_of_readers(settings.topics, topic).items():
        if changelog not in there:
            note(f"{process}: no topic {changelog}, so there is nothing to skip")
            continue
        owner = TableOwner(
            group_id=settings.group(process),
            changelog_topic=changelog,
            client_settings=clients,
            session_timeout_seconds=settings.session_timeout_seconds,
        )
        try:
            outcome = await skip_batch(owner, batch, traces)
        except (KafkaError, TimeoutError) as error:
            if (refused := denied(error)) is not None:
                raise refused from error
            raise Retry(
                f"{process}: the skip was not written: {error!r}; a worker may have taken the partition over meanwhile. "
                "Run the command again"
            ) from error
        traces = []
        say(
            f"{process}: {_DONE[outcome].format(f'the batch at offsets {batch.offset} to {batch.next_offset - 1}')}"
        )


_DONE: Final[Mapping[SkipOutcome, str]] = {
    "will_pass": "will pass {}",
    "applied": "has applied {} before it was damaged, and passes it if it reads the log again",
    "already_passes": "already passes {}",
}


def topic_to_skip(topics: TopicNames, name: str) -> str:
    """Return the topic that an operator named, with the prefix of the settings or without.

    Raises:
        BadRequest: nothing can be skipped in a topic of this name.
    """
    from schemas.errors import BadRequest

    for topic in (topics.session_events, topics.memory_events):
        if name in {topic, topic.removeprefix(topics.prefix)}:
            return topic
    raise BadRequest(
        f"{name}: only batches of {topics.session_events} and {topics.memory_events} can be skipped; restore the topic"
    )


def _dead_letter(settings: Settings, batch: UnreadableBatch, why: str) -> OutRecord:
    from processors.kafka.dead_letter import dead_letter, dead_letter_headers
    from streams.engine.fold import out_record

    letter = dead_letter(
        "unreadable",
        f"skipped by an operator: {why} ({batch.detail})",
        topic=batch.topic,
        partition=batch.partition,
        offset=batch.offset,
        key=None,
        value=batch.value,
        original_size_bytes=batch.size_bytes if batch.is_cut else None,
        sha256=batch.sha256 if batch.is_cut else None,
    )
    headers = [(name, content or b"") for name, content in dead_letter_headers(letter)]
    return out_record(settings.topics.dead_letters, None, letter.value, headers)
