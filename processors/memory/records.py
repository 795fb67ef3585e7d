"""Converts a memory to records of the table and back. The records are the same bytes on every worker."""

from __future__ import annotations

from base64 import b64decode
from binascii import b2a_base64
from collections.abc import Callable, Collection, Container, Mapping
from dataclasses import fields as fields_of
from typing import Any, Final, NamedTuple

import orjson

from processors.memory.block import PAIR_BLOCK, Block
from processors.memory.changes import RecordName
from processors.memory.fork import Fork
from processors.memory.head import DEFAULTS, NO_USAGE, Baseline, Head, UsageTotal, new_head
from processors.memory.memory import Memory, SystemMessage
from processors.memory.message import trimmed
from processors.memory.reports import NO_REPORTS, Reports
from processors.memory.spending import Spending
from schemas.errors import NewerVersion

#: Returns the value of a key, or ``None`` without one.
Read = Callable[[bytes], bytes | None]

_BLOCK: Final = "block"
_HEAD_BEGIN: Final = b'["head",'
_BLOCK_BEGIN: Final = b'["block",'

#: The kinds of records that a session has at most one of.
_SESSION_KINDS: Final = frozenset({"head", "configuration", "description", "system", "knowledge", "frozen"})

#: Version of the form of a session's records; its head carries it. A record without a version has form 1.
#: Form 2 counts the blocks. A field that older workers may ignore, and need only keep, is no new form.
RECORD_FORM: Final = 2

#: About the bytes of a head without hashes and open calls.
_HEAD_BYTES: Final = 600

#: A new head's record. It gives the order of the fields, of which a head has not all.
_EMPTY_HEAD: Final = {"form": RECORD_FORM, "blocks": 0, **DEFAULTS}

_NO_USAGE: Final = list(NO_USAGE)
#: Fields of a head's record that are the head's; the description is a record of its own.
_KNOWN_FIELDS: Final = frozenset(field.name for field in fields_of(Head)) - {"unknown", "description"}


class RecordKey(NamedTuple):
    """The parts of a record's key.

    Attributes:
        kind: ``head``, ``configuration``, ``description``, ``system``, ``knowledge``, ``frozen``, ``block`` or
            ``watermark``.
        name: The session's id; of a watermark, the empty text.
        number: The block's number; of a watermark, the partition; else ``None``.
    """

    kind: str
    name: str
    number: int | None


def record_key(session_id: str, name: RecordName) -> bytes:
    """Return the key of the session's record ``name``."""
    return _key(orjson.dumps(session_id), name)


def _key(session_id_json: bytes, name: RecordName) -> bytes:
    # Joined instead of dumped: keys are kept, and a dumped key would keep orjson's buffer.
    if isinstance(name, int):
        return b'["block",%b,%d]' % (session_id_json, name)
    return b'["%b",%b]' % (name.encode(), session_id_json)


def head_key(session_id: str) -> bytes:
    """Return the key of the session's head, which exists as long as the session has a life."""
    return record_key(session_id, "head")


def parse_key(key: bytes) -> RecordKey:
    """Return the parts of ``key``.

    Raises:
        ValueError: It is not a key of this table.
    """
    # Most keys are of heads and blocks, and a restore reads all of them.
    if key.startswith(_HEAD_BEGIN) and key.endswith(b'"]'):
        name = orjson.loads(key[len(_HEAD_BEGIN) : -1])
        if isinstance(name, str):
            return RecordKey("head", name, None)
    elif key.startswith(_BLOCK_BEGIN) and key.endswith(b"]"):
        json, _, digits = key[len(_BLOCK_BEGIN) : -1].rpartition(b",")
        if json.endswith(b'"') and digits.isdigit() and (digits == b"0" or digits[:1] != b"0"):
            name = orjson.loads(json)
            if isinstance(name, str):
                return RecordKey(_BLOCK, name, int(digits))
    match orjson.loads(key):
        case [str(kind), str(session_id)] if kind in _SESSION_KINDS:
            return RecordKey(kind, session_id, None)
        case ["block", str(session_id), int(number)]:
            return RecordKey(_BLOCK, session_id, number)
        case ["watermark", int(partition)]:
            return RecordKey("watermark", "", partition)
        case _:
            raise ValueError(f"not a key of the memory table: {key[:100]!r}")


def dump(memory: Memory, dirty: Collection[RecordName]) -> list[tuple[bytes, bytes | None]]:
    """Return the records that ``dirty`` names: the head first, blocks by number.

    Returns:
        Keys and values. The value is ``None`` (a tombstone) if the memory does not have the record.
    """
    session_id = orjson.dumps(memory.session_id)
    records: list[tuple[bytes, bytes | None]] = []
    if "head" in dirty:
        value = None if memory.head is None else _dump_head(memory.head, len(memory.blocks))
        records.append((_key(session_id, "head"), value))
    if "configuration" in dirty:
        value = None if memory.head is None else _dump_configuration(memory.head)
        records.append((_key(session_id, "configuration"), value))
    if "description" in dirty:
        value = None if memory.head is None else _dump_description(memory.head)
        records.append((_key(session_id, "description"), value))
    if "system" in dirty:
        value = None if memory.system is None else _dump_system(memory.system)
        records.append((_key(session_id, "system"), value))
    if "knowledge" in dirty:
        records.append((_key(session_id, "knowledge"), memory.knowledge))
    for number in sorted([name for name in dirty if isinstance(name, int)]):
        block = memory.blocks.get(number)
        records.append((_key(session_id, number), None if block is None else block.record))
    return records


def added_bytes(
    before: Memory, after: Memory, dirty: Collection[RecordName], unwritten: Collection[RecordName]
) -> int:
    """Return about how many bytes a change adds to what :func:`dump` will write. Its cost is that of the change.

    Args:
        before: The memory before the change.
        after: The memory after it.
        dirty: Names of the records that the change makes dirty.
        unwritten: Names of the records that were dirty before.
    """
    size = 0
    for name in dirty:
        if name == "head":
            head = after.head
            if head is not None and name not in unwritten:
                size += _HEAD_BYTES + 2 * len(head.event_hashes)
                if head.open_calls:
                    size += 2 * sum(map(len, head.open_calls))
                if len(head.agents) > 1:
                    size += sum(map(len, head.agents))
        elif isinstance(name, int):
            block = after.blocks.get(name)
            if block is not None:
                size += block.weight
            if name in unwritten and (earlier := before.blocks.get(name)) is not None:
                size -= earlier.weight
        elif name not in unwritten:
            size += _record_bytes(after, name)
    return size


def _record_bytes(memory: Memory, name: str) -> int:
    head, system = memory.head, memory.system
    match name:
        case "configuration" if head is not None and head.has_configuration:
            return len(_dump_configuration(head) or b"")
        case "description" if head is not None:
            return len(_dump_description(head) or b"")
        case "system" if system is not None:
            return system.size_bytes + len(system.native or b"")
        case "knowledge":
            return len(memory.knowledge or b"")
        case _:
            return 0


def load(session_id: str, read: Read) -> Memory:
    """Return the memory whose records :func:`dump` wrote; empty if there is no head.

    Args:
        session_id: The session.
        read: Called once for each record that the head names, and for the numbers of removed blocks.
    """
    value = read(head_key(session_id))
    if value is None:
        return Memory.empty(session_id)
    head = load_head(session_id, value, read)
    blocks: dict[int, Block] = {}
    numbers = range(head.first_block, head.next_block)
    for number in (*([] if head.pair_sequence is None else [PAIR_BLOCK]), *numbers):
        record = read(record_key(session_id, number))
        if record is not None:
            blocks[number] = Block.from_record(record)
    system = read(record_key(session_id, "system")) if head.has_system else None
    knowledge = read(record_key(session_id, "knowledge")) if head.has_knowledge else None
    return Memory(session_id, head, blocks, None if system is None else _load_system(system), knowledge)


def missing_records(session_id: str, fields: Mapping[str, Any], there: Container[bytes]) -> list[str]:
    """Return what the session's head names and the table lacks, in words; empty if the memory is whole.

    Heads of form 1 do not count their blocks, so of these a missing block is not noticed.

    Args:
        session_id: The session.
        fields: The JSON of the head's record.
        there: The keys of the records that the table has.
    """
    missing: list[str] = [
        name
        for name in ("configuration", "description", "system", "knowledge")
        if fields.get(f"has_{name}") and record_key(session_id, name) not in there
    ]
    counted = fields.get("blocks")
    if counted is not None:
        numbers = (
            *([] if fields["pair_sequence"] is None else [PAIR_BLOCK]),
            *range(fields["first_block"], fields["next_block"]),
        )
        json = orjson.dumps(session_id)
        found = sum([_key(json, number) in there for number in numbers])
        if found < counted:
            missing.append(f"{counted - found} of {counted} blocks")
    return missing


def _dump_head(head: Head, block_count: int) -> bytes:
    fields: dict[str, Any] = {**_EMPTY_HEAD, "blocks": block_count, **head.__dict__}
    del fields["unknown"]
    # orjson does not write named tuples or bytes.
    fields["usage"] = _NO_USAGE if head.usage is NO_USAGE else list(head.usage)
    fields["compaction_usage"] = (
        _NO_USAGE if head.compaction_usage is NO_USAGE else list(head.compaction_usage)
    )
    if head.compacted_to is not None:
        fields["compacted_to"] = list(head.compacted_to)
    if head.model is None:
        del fields["model"]
    if head.summary_spending.by_minute:
        fields["summary_spending"] = head.summary_spending.by_minute
    else:
        del fields["summary_spending"]
    fields["event_hashes"] = b2a_base64(head.event_hashes, newline=False).decode()
    if head.has_configuration or not head.configuration:
        # A record of its own: prompts and schemas are large, and the head is written for every event.
        del fields["configuration"]
    fields.pop("description", None)
    if head.fork is not None:
        fields["fork"] = list(head.fork)
    if head.reports is not NO_REPORTS:
        fields["reports"] = list(head.reports)
    return trimmed(orjson.dumps(fields | head.unknown if head.unknown else fields))


def _dump_configuration(head: Head) -> bytes | None:
    return trimmed(orjson.dumps({"configuration": head.configuration})) if head.has_configuration else None


def _dump_description(head: Head) -> bytes | None:
    return None if head.description is None else trimmed(orjson.dumps(head.description))


def load_head(session_id: str, value: bytes, read: Read) -> Head:
    """Return the head whose record has the value ``value``, with configuration and description.

    A field that an older version did not write gets its default. An unknown field of a newer version is kept.
    Older versions wrote the configuration into the head. The fold moves it when it next changes the memory.

    Args:
        session_id: The session.
        value: The value of the head's record.
        read: Called for the configuration and the description, where they are records of their own.

    Raises:
        NewerVersion: A newer version wrote the record in a form that this one does not know.
    """
    return head_of(session_id, orjson.loads(value), read)


def head_of(session_id: str, fields: dict[str, Any], read: Read) -> Head:
    """Do the same as :func:`load_head` with the fields of the record, which become those of the head."""
    form = fields.pop("form", 1)
    if form > RECORD_FORM:
        raise NewerVersion(
            f"the memory of session {session_id!r} was written by a newer worker: records of form {form}, this one "
            f"knows {RECORD_FORM}; upgrade this worker"
        )
    fields.pop("blocks", None)
    if fields.get("has_configuration"):
        configuration = read(record_key(session_id, "configuration"))
        if configuration is not None:
            fields["configuration"] = orjson.loads(configuration)["configuration"]
    fields["usage"] = UsageTotal(*fields.get("usage") or ())
    fields["compaction_usage"] = UsageTotal(*fields.get("compaction_usage") or ())
    spent = fields.get("summary_spending")
    if spent is not None:
        fields["summary_spending"] = Spending(tuple([(minute, tokens) for minute, tokens in spent]))
    compacted_to = fields.get("compacted_to")
    if compacted_to is not None:
        fields["compacted_to"] = Baseline(*compacted_to)
    fields["event_hashes"] = b64decode(fields.get("event_hashes") or "")
    calls = fields.get("open_calls")
    fields["open_calls"] = {call: tuple(made) for call, made in calls.items()} if calls else {}
    for name in _RARE_FORMS.keys() & fields.keys():
        fields[name] = _RARE_FORMS[name](fields[name])
    head = new_head(fields["last_sequence"], fields["last_timestamp_ms"])
    if fields.keys() <= _KNOWN_FIELDS:
        head.__dict__.update(fields)
    else:
        for name, value in fields.items():
            (head.__dict__ if name in _KNOWN_FIELDS else head.unknown)[name] = value
    if head.has_description:
        description = read(record_key(session_id, "description"))
        if description is not None:
            head.description = orjson.loads(description)
    return head


#: How the rare fields that are no plain JSON are made of it.
_RARE_FORMS: Final[dict[str, Callable[[Any], Any]]] = {
    "fork": lambda value: Fork(*value),
    "pins": tuple,
    "reports": lambda value: Reports(*value),
}


def _dump_system(system: SystemMessage) -> bytes:
    fields: dict[str, Any] = {
        "text": system.text,
        "size_bytes": system.size_bytes,
        "tokens": system.tokens,
        "estimated": system.estimated,
    }
    json = orjson.dumps(fields)
    if system.native is None:
        return trimmed(json)
    return b"".join([json[:-1], b',"native":', system.native, b"}"])


def _load_system(value: bytes) -> SystemMessage:
    fields = orjson.loads(value)
    native = fields.get("native")
    return SystemMessage(
        fields["text"],
        fields["size_bytes"],
        fields["tokens"],
        fields["estimated"],
        None if native is None else trimmed(orjson.dumps(native)),
    )
