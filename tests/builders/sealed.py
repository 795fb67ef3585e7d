"""Sealed records, as a publisher with encryption writes them, and the keys of a process."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from processors.publishing.event_record import event_records
from processors.sealing.master_keys import MasterKeys
from schemas.events import Event
from streams.kafka.sealed_records import sealed_records
from streams.kafka.session_keys import SessionKeyRing
from tests.builders.events import event
from tests.builders.source_records import Record
from tests.fakes.key_log import FakeKeyLog

MASTERS = MasterKeys("2025", {"2025": bytes(range(32))})
#: The same id, and another key.
WRONG = MasterKeys("2025", {"2025": bytes(range(9, 41))})

#: What :func:`tampered` changes.
ALICE = b'"user_id":"alice"'


def ring(log: FakeKeyLog, masters: MasterKeys = MASTERS) -> SessionKeyRing:
    """Return the keys of a process that reads and writes one partition."""
    return SessionKeyRing(log, masters, lambda _: 0)


async def sealed(keys: SessionKeyRing, *said: tuple[str, dict[str, Any]], start: int = 0) -> list[Record]:
    """Return the records of events, given with their sessions; event ids are ``e`` and the offset."""
    events: list[Event] = [
        event(fields, f"e{offset}", session_id) for offset, (session_id, fields) in enumerate(said, start)
    ]
    records = await sealed_records(event_records(events, max_event_bytes=10_000), keys)
    return [
        Record(record.value, key=record.key, offset=offset, headers=record.headers)
        for offset, record in enumerate(records, start)
    ]


def tampered(record: Record) -> Record:
    """Return the record with another user in its readable part."""
    assert record.value is not None
    return replace(record, value=record.value.replace(ALICE, b'"user_id":"mallory"'))
