"""Seals the content of event records before they are sent."""

from __future__ import annotations

from collections.abc import Iterable

import orjson

from processors.publishing.event_record import EventRecord
from processors.sealing.sealed_event import has_content, plain_value, seal_fields
from streams.kafka.session_keys import SessionKeyRing


async def sealed_records(records: Iterable[EventRecord], keys: SessionKeyRing) -> list[EventRecord]:
    """Return the records in their order, each sealed with its session's key, or without content if it is never sealed.

    Raises:
        Unreadable: the key file is wrong for a session that has a key.
        Retry: Kafka does not answer; nothing may be sent.
    """
    sealed: list[EventRecord] = []
    for record in records:
        fields = orjson.loads(record.value)
        if not has_content(fields):
            # A deletion needs no key, and must not make one.
            sealed.append(record._replace(value=plain_value(fields, record.value)))
            continue
        key = await keys.key_to_seal(record.event.session_id)
        sealed.append(record._replace(value=seal_fields(fields, record.value, key, keys.nonce())))
    return sealed
