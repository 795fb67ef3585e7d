"""The wrapped keys of sessions in another set of topics: which records its topic ``session-keys`` must get.

They are copied as they are wrapped: the same master keys open them there. An erasure reaches the copy as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from processors.sealing.errors import Unreadable
from processors.sealing.key_records import ErasureMark, KeyRecord, parse_key_record
from processors.sealing.master_keys import MasterKeys


def erasures(records: Iterable[tuple[bytes, bytes | None]]) -> dict[str, int]:
    """Return by session how many erasures there were."""
    found: dict[str, int] = {}
    for key, value in records:
        mark = parse_key_record(key, value)
        if isinstance(mark, ErasureMark):
            found[mark.session_id] = max(mark.generation, found.get(mark.session_id, 0))
    return found


def valid_keys(records: Iterable[tuple[bytes, bytes | None]]) -> dict[bytes, KeyRecord]:
    """Return the last record of each key that no erasure has made void.

    Args:
        records: of ``session-keys``; those of one session in their order.
    """
    records = list(records)
    generations = erasures(records)
    last = dict(records)
    parsed = ((key, parse_key_record(key, value)) for key, value in last.items())
    return {
        key: record
        for key, record in parsed
        if isinstance(record, KeyRecord) and record.generation >= generations.get(record.session_id, 0)
    }


def missing_records(
    source: Iterable[tuple[bytes, bytes | None]], target: Iterable[tuple[bytes, bytes | None]]
) -> list[tuple[str, bytes, bytes | None]]:
    """Return what the target lacks: session, key and value of each record, marks of erasures before all else.

    A key that the source has no more was erased there, so the target gets a tombstone. Empty if both say the same.
    """
    source, target = list(source), list(target)
    wanted, there = valid_keys(source), valid_keys(target)
    marked = erasures(target)
    missing: list[tuple[str, bytes, bytes | None]] = []
    for session_id, generation in erasures(source).items():
        if generation > marked.get(session_id, 0):
            mark = ErasureMark(session_id, generation)
            missing.append((session_id, mark.key, mark.value()))
    missing += [(record.session_id, key, None) for key, record in there.items() if key not in wanted]
    missing += [
        (record.session_id, key, record.value()) for key, record in wanted.items() if there.get(key) != record
    ]
    return missing


def closed_sessions(keys: Iterable[KeyRecord], masters: MasterKeys) -> dict[str, str]:
    """Return the sessions that have a key which no master key unwraps, and for each the reason."""
    closed: dict[str, str] = {}
    for record in keys:
        try:
            record.unwrap(masters)
        except Unreadable as unreadable:
            closed.setdefault(record.session_id, unreadable.detail)
    return closed
