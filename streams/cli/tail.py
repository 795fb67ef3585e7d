"""``sessionstream tail``: shows events as they are published."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from processors.memory.record_time import moment_of
from streams.cli.console import note, output

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from aiokafka import AIOKafkaConsumer

    from schemas.settings import Settings
    from streams.kafka.session_keys import SessionKeyRing

#: How many characters of the content a line shows without ``--full``.
_LIMIT: Final = 160

#: How often the brokers are asked whether they are there, and how long they may take to answer, in seconds.
_LOOK_SECONDS: Final = 2.0
_ANSWER_SECONDS: Final = 10.0

#: What memory-events says of compactions. A set of texts cannot be asked for a type that is a list, so a tuple.
_OF_COMPACTIONS: Final = ("CompactionStarted", "CompactionFailed", "CompactionSkipped")


def tail(
    session_id: Annotated[
        str | None, typer.Argument(metavar="SESSION_ID", help="Only this session.", show_default=False)
    ] = None,
    from_beginning: Annotated[
        bool,
        typer.Option("--from-beginning", help="Begin with the oldest event instead of the next new one."),
    ] = False,
    follow: Annotated[
        bool,
        typer.Option(
            "--follow/--no-follow", help="Wait for new events, or stop at the present end of the log."
        ),
    ] = True,
    compactions: Annotated[
        bool,
        typer.Option(
            "--compactions",
            help="Also show from memory-events which compactions started, failed or were skipped.",
        ),
    ] = False,
    full: Annotated[bool, typer.Option("--full", help="Show messages whole.")] = False,
) -> None:
    """Show events as they are published, one per line, until Ctrl-C.

    If no broker answers any more, one line on standard error says so, and another one when a broker answers again; then
    it goes on with the next event.
    """
    from schemas.settings import load_settings

    settings = load_settings()
    limit = None if full else _LIMIT
    topics = settings.topics
    followed = [topics.session_events, *([topics.memory_events] if compactions else [])]
    asyncio.run(
        _tail(settings, followed, session_id, from_beginning=from_beginning, follow=follow, limit=limit)
    )


async def _tail(
    settings: Settings,
    topics: Sequence[str],
    session_id: str | None,
    *,
    from_beginning: bool,
    follow: bool,
    limit: int | None,
) -> None:
    from processors.sealing.errors import Unreadable
    from streams.cli.event_line import event_line
    from streams.kafka.opened_values import opened_value

    wanted = session_id.encode() if session_id is not None else None
    console = output()
    async for record, keys in _records(settings, topics, from_beginning=from_beginning, follow=follow):
        if wanted is not None and record.key != wanted:
            continue
        if record.topic == settings.topics.memory_events and not _tells_of_a_compaction(record.value):
            continue
        value, detail = record.value, None
        try:
            value = await opened_value(record.value or b"", keys)
        except Unreadable as unreadable:
            detail = unreadable.detail
        time = moment_of(record.timestamp).astimezone().strftime("%H:%M:%S")
        place = f"{record.partition}:{record.offset}"
        console.print(event_line(value, place=place, time=time, limit=limit, unreadable=detail))


def _tells_of_a_compaction(value: bytes | None) -> bool:
    """Return whether a record of memory-events is what a compaction worker or the fold says of a compaction.

    A request is in session-events too.
    """
    try:
        fields = json.loads(value or b"")
    except (ValueError, RecursionError):
        return False
    return isinstance(fields, dict) and fields.get("type") in _OF_COMPACTIONS


async def _records(
    settings: Settings, topics: Sequence[str], *, from_beginning: bool, follow: bool
) -> AsyncIterator[tuple[Any, SessionKeyRing | None]]:
    """Yield the records, each with what opens it."""
    from schemas.errors import BadRequest
    from streams.kafka.clients import started_consumer
    from streams.kafka.failures import missing_topic
    from streams.kafka.opened_values import session_keys
    from streams.kafka.topic_reader import partitions_of, read_range

    async with (
        session_keys(settings, lambda: len(partitions) // len(topics)) as keys,
        started_consumer(settings) as consumer,
    ):
        partitions = []
        for topic in topics:
            of_topic = await partitions_of(consumer, topic)
            if not of_topic:
                raise BadRequest(missing_topic(settings, topic))
            partitions += of_topic
        ends = await consumer.end_offsets(partitions)
        if from_beginning:
            begins = await consumer.beginning_offsets(partitions)
            async for record in read_range(consumer, begins, ends):
                yield record, keys
        if not follow:
            return
        note(f"waiting for events in {' and '.join(topics)}; press Ctrl-C to end")
        consumer.assign(partitions)
        for partition in partitions:
            consumer.seek(partition, ends[partition])
        watch = asyncio.create_task(_say_when_brokers_go_and_come(settings, consumer))
        try:
            async for record in consumer:
                yield record, keys
        finally:
            watch.cancel()


async def _say_when_brokers_go_and_come(settings: Settings, consumer: AIOKafkaConsumer) -> None:
    """Say once that no broker answers, and once that one does again; the consumer itself goes on trying silently."""
    from streams.kafka.broker_watch import Absence, BrokerWatch

    servers = ", ".join(settings.require_bootstrap_servers())
    said = False

    def say(absence: Absence) -> None:
        nonlocal said
        if absence.reason is None:
            note(f"Kafka at {servers} answers again; going on with the next event")
        elif not said:
            note(
                f"the connection to Kafka at {servers} is lost: {absence.reason}; trying again until one does, press "
                "Ctrl-C to end"
            )
        said = absence.reason is not None

    async def ask() -> str | None:
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                # It also lets the consumer find the brokers again.
                answers = await consumer._client.force_metadata_update()
        except TimeoutError:
            answers = False
        return None if answers else "no broker answers"

    brokers = BrokerWatch(ask, every_seconds=_LOOK_SECONDS)
    brokers.tell(say)
    await brokers.run()
