"""The copy of ``session-keys`` in a file, and what a topic gets back from it.

The file has the wrapped keys that are valid, and how often each session was erased: no master key, and no key of an
erased session. It is JSON lines: a head, a line for each record, and an end that says how many there are and their
digest, so a file that was cut or changed is noticed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

import orjson
from pydantic import ValidationError

from processors.rebuild.keys import erasures, valid_keys
from processors.sealing.key_records import ErasureMark, KeyRecord, Tombstone, parse_key_record
from schemas.erasure import ErasureReceipt
from schemas.errors import BadRequest

_HEAD: Final = b'{"copy_of":"session-keys","form":1}\n'

Written = tuple[bytes, bytes | None]


class KeyBackup(NamedTuple):
    """What the copy has.

    Attributes:
        keys: the valid wrapped keys, by the keys of their records.
        erased: by session, how many erasures there were.
        unknown: how many records of the topic are left out, because this version does not know their form.
    """

    keys: dict[bytes, KeyRecord]
    erased: dict[str, int]
    unknown: int = 0


def backup_of(records: Iterable[Written]) -> KeyBackup:
    """Return the copy of a topic.

    Args:
        records: of ``session-keys``; those of one session in their order.
    """
    records = list(records)
    last = dict(records)
    unknown = sum(value is not None and parse_key_record(key, value) is None for key, value in last.items())
    return KeyBackup(valid_keys(records), erasures(records), unknown)


def backup_lines(backup: KeyBackup) -> Iterator[bytes]:
    """Yield the lines of the file."""
    yield _HEAD
    digest = sha256(_HEAD)
    marks = [ErasureMark(session_id, count) for session_id, count in backup.erased.items()]
    records = [(mark.key, mark.value()) for mark in marks]
    records += [(key, record.value()) for key, record in backup.keys.items()]
    for key, value in records:
        line = b'{"key":%b,"value":%b}\n' % (key, value)
        digest.update(line)
        yield line
    end = {"keys": len(backup.keys), "erased": len(backup.erased), "sha256": digest.hexdigest()}
    yield orjson.dumps(end) + b"\n"


def parsed_backup(lines: Iterable[bytes], name: str) -> KeyBackup:
    """Return what a file has.

    Args:
        lines: of the file.
        name: of the file, for errors.

    Raises:
        BadRequest: it is no such file, or it was cut or changed.
    """
    records: list[Written] = []
    digest, end = sha256(), None
    for number, line in enumerate(lines, 1):
        if number == 1:
            if line != _HEAD:
                raise BadRequest(f"{name} is no copy of session-keys that this version can read")
        elif end is not None:
            raise BadRequest(f"{name} has lines behind its end: use another copy")
        else:
            fields = _object(line)
            if "sha256" in fields:
                end = fields
                continue
            record = _record(fields)
            if record is None:
                raise BadRequest(f"{name}, line {number} is no record of session-keys: use another copy")
            records.append(record)
        digest.update(line)
    if end is None:
        raise BadRequest(f"{name} was cut: its end is missing; use another copy")
    if end["sha256"] != digest.hexdigest():
        raise BadRequest(f"{name} was changed: its digest is another one; use another copy")
    return backup_of(records)


def lost_keys(before: KeyBackup, now: KeyBackup) -> list[str]:
    """Return the sessions whose keys an earlier copy has, and a newer one neither has nor says erased."""
    lost = {
        record.session_id
        for key, record in before.keys.items()
        if key not in now.keys and record.generation >= now.erased.get(record.session_id, 0)
    }
    return sorted(lost)


class KeyRestore(NamedTuple):
    """What a topic gets back.

    Attributes:
        records: to write, in this order; with each, its session.
        keys: how many of them are keys.
        erased: sessions that get the mark of an erasure.
        there: how many keys of the copy the topic has already. It keeps its own, which may be wrapped by a newer
            master key.
        refused: sessions that get nothing: the topic has keys of theirs that the copy does not know, and the mark of
            an erasure would make them void.
        without_key: sessions that were named as erased, and of which the copy has no key.
    """

    records: list[tuple[str, bytes, bytes | None]]
    keys: int
    erased: list[str]
    there: int
    refused: list[str]
    without_key: list[str]


def restored(backup: KeyBackup, topic: Iterable[Written], erased_since: Collection[str]) -> KeyRestore:
    """Return what a topic gets back from a copy; nothing the second time.

    A key comes back only if neither the topic, the copy nor ``erased_since`` says that it was erased.

    Args:
        backup: the copy.
        topic: what ``session-keys`` has; the records of one session in their order.
        erased_since: sessions that were erased after the copy was made.
    """
    topic = list(topic)
    there, marked = valid_keys(topic), erasures(topic)
    removed = {key for key, value in dict(topic).items() if _is_tombstone(key, value)}
    saved, own = _by_session(backup.keys.values()), _by_session(there.values())
    marks: list[tuple[str, bytes, bytes | None]] = []
    keys: list[tuple[str, bytes, bytes | None]] = []
    erased: list[str] = []
    refused: list[str] = []
    there_count = 0
    for session_id in sorted(backup.erased.keys() | saved.keys()):
        generation = backup.erased.get(session_id, 0)
        if session_id in erased_since and session_id in saved:
            generation = 1 + max(record.generation for record in saved[session_id])
        if generation > marked.get(session_id, 0):
            void = [record.key for record in own.get(session_id, ()) if record.generation < generation]
            if not backup.keys.keys() >= set(void):
                refused.append(session_id)
                continue
            mark = ErasureMark(session_id, generation)
            marks.append((session_id, mark.key, mark.value()))
            marks += [(session_id, key, None) for key in void]
            erased.append(session_id)
        valid_from = max(generation, marked.get(session_id, 0))
        for record in saved.get(session_id, ()):
            if record.generation < valid_from:
                continue
            if record.key in there:
                there_count += 1
            elif record.key not in removed:
                keys.append((session_id, record.key, record.value()))
    without_key = [session_id for session_id in erased_since if session_id not in saved]
    return KeyRestore([*marks, *keys], len(keys), erased, there_count, refused, without_key)


def erased_sessions(lines: Iterable[str], name: str) -> list[str]:
    """Return the sessions that a list names: a session id in a line, or a receipt of an erasure as JSON.

    Args:
        lines: of the list.
        name: of the list, for errors.

    Raises:
        BadRequest: a line begins as JSON and is no receipt.
    """
    sessions: dict[str, None] = {}
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text.startswith("{"):
            try:
                receipt = ErasureReceipt.model_validate_json(text)
            except ValidationError:
                raise BadRequest(
                    f"{name}, line {number} is no receipt of `sessionstream erase --json`: give one receipt, or one "
                    "session id, in a line"
                ) from None
            sessions |= dict.fromkeys(session.session_id for session in receipt.sessions)
        elif text:
            sessions[text] = None
    return list(sessions)


def _by_session(keys: Iterable[KeyRecord]) -> dict[str, list[KeyRecord]]:
    found: defaultdict[str, list[KeyRecord]] = defaultdict(list)
    for record in keys:
        found[record.session_id].append(record)
    return found


def _is_tombstone(key: bytes, value: bytes | None) -> bool:
    return value is None and isinstance(parse_key_record(key, None), Tombstone)


def _object(line: bytes) -> dict[str, Any]:
    try:
        fields = orjson.loads(line)
    except orjson.JSONDecodeError:
        return {}
    return fields if isinstance(fields, dict) else {}


def _record(fields: dict[str, Any]) -> Written | None:
    if not isinstance(fields.get("value"), dict):
        return None
    key, value = orjson.dumps(fields.get("key")), orjson.dumps(fields["value"])
    return (key, value) if parse_key_record(key, value) is not None else None
