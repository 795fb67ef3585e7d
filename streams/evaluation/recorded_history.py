"""Reads recorded history by session, from the events topic or from files in the import format."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from processors.memory.fold import Entry
from schemas.errors import BadRequest
from schemas.settings import Settings
from streams.client.import_file import read_lines
from streams.kafka.clients import started_consumer
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.event_keys import EventKeys
from streams.kafka.failures import missing_topic
from streams.kafka.opened_values import session_keys
from streams.kafka.topic_reader import partitions_of, read_range


def from_files(paths: Sequence[Path], session_ids: Collection[str]) -> dict[str, list[Entry]]:
    """Return the sessions of files in the import format, by id; all of them if ``session_ids`` is empty.

    Raises:
        BadRequest: A file cannot be read, or a line is not in the import format.
    """
    found: dict[str, list[Entry]] = {}
    for line in read_lines(paths):
        if session_ids and line.session_id not in session_ids:
            continue
        entries = found.setdefault(line.session_id, [])
        for event in line.events:
            entries.append(Entry(event, len(entries), int(event.occurred_at.timestamp() * 1_000)))
    return found


async def from_log(settings: Settings, session_ids: Collection[str]) -> dict[str, list[Entry]]:
    """Return the sessions of the events topic up to its current end, by id; all if ``session_ids`` is empty.

    Records that are not valid events are skipped, as memory skips them; sealed events that cannot be opened too.

    Raises:
        BadRequest: The events topic does not exist.
        BrokerUnreachable: No broker answers.
    """
    topic = settings.topics.session_events
    wanted = {session_id.encode() for session_id in session_ids}
    found: dict[str, list[Entry]] = {}
    async with (
        session_keys(settings, lambda: len(partitions)) as keys,
        started_consumer(settings) as consumer,
    ):
        partitions = await partitions_of(consumer, topic)
        if not partitions:
            raise BadRequest(missing_topic(settings, topic))
        starts = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        decoders = {
            part.partition: EventDecoder(part.partition, len(partitions), settings.max_event_bytes, keys)
            for part in partitions
        }
        async for record in read_range(consumer, starts, ends):
            if wanted and record.key not in wanted:
                continue
            if keys is not None:
                await EventKeys(keys, record.partition).before_decode([record])
            for entry in decoders[record.partition].decode_all([record]).items:
                found.setdefault(entry.event.session_id, []).append(entry)
    return found
