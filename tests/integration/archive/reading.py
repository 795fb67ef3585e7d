"""Reads a history store beside the worker that writes it, and compares it with the log."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path

from processors.archive.archived import ArchivedEvent
from processors.archive.requests import HistoryRequest
from schemas.settings import Settings
from streams.archive.stores.choice import make_store
from streams.kafka.partitioner import partition_of
from tests.live.system import System

#: By session, the sequence and the value of each event.
Histories = dict[str, list[tuple[int, bytes]]]


def logged(system: System) -> Histories:
    """Return what the events topic has, by session; records that are no JSON objects are left out."""
    found: defaultdict[str, list[tuple[int, bytes]]] = defaultdict(list)
    for record in sorted(system.read(system.topics.session_events), key=lambda record: record.offset):
        if record.key and record.value and record.value.startswith(b"{"):
            found[record.key.decode()].append((record.offset, record.value))
    return dict(found)


def archived(folder: Path, sessions: Histories, partitions: int, scheme: str = "sqlite") -> Histories:
    """Return what the store in ``folder`` has of these sessions."""
    return archived_at(f"{scheme}://{folder}", sessions, partitions)


def archived_at(url: str, sessions: Histories, partitions: int) -> Histories:
    """Return what the store at ``url`` has of these sessions."""
    events = asyncio.run(_read(url, list(sessions), partitions))
    return {
        name: [(event.sequence, event.value) for event in history]
        for name, history in events.items()
        if history
    }


async def _read(url: str, sessions: list[str], partitions: int) -> dict[str, list[ArchivedEvent]]:
    store = make_store(Settings(archive={"url": url}))  # type: ignore[arg-type]  # pydantic makes the group
    try:
        return {
            name: await store.history(
                partition_of(name.encode(), partitions), HistoryRequest(session_id=name, limit=100_000)
            )
            for name in sessions
        }
    finally:
        await store.stop()


def stored_ends(url: str, partitions: int) -> list[int]:
    """Return the first offset that the store at ``url`` lacks, of each partition."""
    return asyncio.run(_ends(url, partitions))


async def _ends(url: str, partitions: int) -> list[int]:
    store = make_store(Settings(archive={"url": url}))  # type: ignore[arg-type]  # pydantic makes the group
    try:
        return [await store.position(partition) for partition in range(partitions)]
    finally:
        await store.stop()
