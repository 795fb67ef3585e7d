"""Writes figures as records of the analytics table, and reads them back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import orjson

from processors.analytics.breakdown import SUBJECTS, load_subject
from processors.analytics.fills_ahead import Fill
from processors.analytics.partition import PartitionFigures, Summary
from processors.analytics.session import Session, load_session
from processors.analytics.windows import WindowName, load_window
from processors.memory.message import trimmed

#: The key of the record that says up to which offset a partition was counted.
POSITION_KEY: Final = orjson.dumps(["position"])

Change = tuple[bytes, bytes | None]


def session_key(session_id: str) -> bytes:
    """Return the key of a session's record."""
    # Joined instead of dumped: keys are kept, and a dumped key would keep orjson's buffer.
    return b'["session",%b]' % orjson.dumps(session_id)


def dump_session(session: Session) -> Change:
    """Return a session's record; its value is None if the session has no life."""
    value = None if session.life is None else trimmed(orjson.dumps(session.dump()))
    return session_key(session.session_id), value


def read_session(session_id: str, value: bytes | None) -> Session | None:
    """Return the session from the value of its record; None if there is no record."""
    return None if value is None else load_session(session_id, orjson.loads(value))


def take_changes(figures: PartitionFigures) -> list[Change]:
    """Return all records that changed since the last call; the next call does not return them again."""
    changed, windows = figures.changed, figures.windows
    records = [dump_session(figures.session(session_id)) for session_id in changed.sessions]
    for name in windows.dirty:
        window = windows.get(name)
        value = None if window is None else orjson.dumps(window.dump())
        records.append((orjson.dumps(["window", name.kind, name.start_us]), value))
    for subject, known in changed.subjects:
        value = orjson.dumps(figures.subjects[subject][known].dump())
        records.append((orjson.dumps([subject, known]), value))
    for sequence in changed.summaries:
        summary = figures.summaries.get(sequence)
        records.append(
            (orjson.dumps(["summary", sequence]), None if summary is None else orjson.dumps(list(summary)))
        )
    for number, fills in figures.ahead.take_groups(figures.applied):
        value = None if fills is None else orjson.dumps([[name, *fill] for name, fill in fills])
        records.append((orjson.dumps(["ahead", number]), value))
    records.append((POSITION_KEY, _dump_position(figures)))
    changed.sessions.clear()
    changed.subjects.clear()
    changed.summaries.clear()
    windows.dirty.clear()
    return records


def restore(figures: PartitionFigures, records: Iterable[tuple[bytes, bytes]]) -> list[Session]:
    """Fill fresh figures with the table's records.

    Returns:
        All sessions. The figures keep none of them loaded.
    """
    sessions: list[Session] = []
    summaries: list[tuple[int, Summary]] = []
    for key, value in records:
        match orjson.loads(key):
            case ["session", str(session_id)]:
                fields = orjson.loads(value)
                session = load_session(session_id, fields)
                sessions.append(session)
                _move_fills(figures, session, fields.get("ahead", ()))
            case ["window", kind, start_us]:
                figures.windows.restore(WindowName(kind, start_us), load_window(orjson.loads(value)))
            case ["summary", int(sequence)]:
                summaries.append((sequence, Summary(*orjson.loads(value))))
            case ["ahead", int(number)]:
                fills = [(name, Fill(*fill)) for name, *fill in orjson.loads(value)]
                figures.ahead.restore(number, fills)
            case ["position"]:
                _load_position(figures, orjson.loads(value))
            case [subject, str(name)] if subject in SUBJECTS:
                figures.subjects[subject][name] = load_subject(subject, orjson.loads(value))
            case _:  # records of the engine
                pass
    figures.summaries.update(sorted(summaries))
    return sessions


def _move_fills(figures: PartitionFigures, session: Session, fills: Iterable[tuple[int, float]]) -> None:
    """Take over the fills of events that were not counted, which a record of version 1 has: those of its session."""
    for fill in fills:
        figures.ahead.add(session.session_id, Fill(*fill))
    if session.life is None:
        # The record is removed: without a life it has nothing else.
        figures.changed.sessions.add(session.session_id)


def _dump_position(figures: PartitionFigures) -> bytes:
    return orjson.dumps(
        {
            "applied": figures.applied,
            "event_time_us": figures.windows.event_time_us,
            "skipped": sorted(figures.skipped),
        }
    )


def _load_position(figures: PartitionFigures, fields: dict[str, Any]) -> None:
    figures.applied = fields["applied"]
    figures.windows.event_time_us = fields["event_time_us"]
    figures.skipped = set(fields["skipped"])
