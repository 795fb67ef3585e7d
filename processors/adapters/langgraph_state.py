"""Keeps the checkpoints of a LangGraph thread as messages of a session, and puts them together again.

A session of its own holds them: each checkpoint, and each task's pending writes, is one record. A record is one message,
or several if it is large; its text says only what it is, and ``native`` has it as it was written. Values are what
LangGraph's serializer made of them.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from processors.adapters.adapted import MessageFields
from schemas.errors import Damaged
from schemas.view import MessageView

#: The format of ``native``; its item is a part of a record.
FORMAT: Final = "langgraph"
#: The framework's name in errors.
SOURCE: Final = "LangGraph"
#: The most characters of a record in one message. Base64 has one byte a character.
_PART_CHARACTERS: Final = 256 * 1024

#: A value as a serializer wrote it: its kind, and its bytes.
Typed = tuple[str, bytes]
#: One record, as JSON.
Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class StoredCheckpoint:
    """One checkpoint.

    Attributes:
        checkpoint_id: Unique in the thread; a later checkpoint has a greater one.
        parent_id: Of the checkpoint that it follows; ``None`` for the first one.
        checkpoint: All of it, with the values of its channels.
        metadata: Of the checkpoint.
    """

    checkpoint_id: str
    parent_id: str | None
    checkpoint: Typed
    metadata: Typed


@dataclass(frozen=True, slots=True)
class StoredWrite:
    """One pending write of a task.

    Attributes:
        task_path: The place of the task among those of its step.
        task_id: The task.
        index: The number of the write; negative for LangGraph's own channels, of which a task has one write each.
        channel: The channel that is written to.
        value: What is written.
    """

    task_path: str
    task_id: str
    index: int
    channel: str
    value: Typed


@dataclass(slots=True)
class ThreadState:
    """The checkpoints and pending writes of one thread.

    Attributes:
        checkpoints: By namespace and id.
        writes: By namespace and id of the checkpoint, then by task and index.
        message_ids: The messages that hold a checkpoint and its writes, by its namespace and id.
    """

    checkpoints: dict[str, dict[str, StoredCheckpoint]] = field(default_factory=lambda: defaultdict(dict))
    writes: dict[tuple[str, str], dict[tuple[str, int], StoredWrite]] = field(
        default_factory=lambda: defaultdict(dict)
    )
    message_ids: dict[tuple[str, str], list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, record: Record, message_ids: Iterable[str]) -> None:
        """Add one record. Records are added in the order of the log; adding one again changes nothing."""
        namespace, checkpoint_id = record["namespace"], record["checkpoint_id"]
        self.message_ids[namespace, checkpoint_id] += message_ids
        if record["kind"] == "checkpoint":
            self.checkpoints[namespace][checkpoint_id] = StoredCheckpoint(
                checkpoint_id, record["parent_id"], _typed(record["checkpoint"]), _typed(record["metadata"])
            )
            return
        writes = self.writes[namespace, checkpoint_id]
        for index, channel, value in record["writes"]:
            key = (record["task_id"], index)
            # A task that runs again repeats its writes; those to LangGraph's own channels replace the earlier ones.
            if index < 0 or key not in writes:
                writes[key] = StoredWrite(
                    record["task_path"], record["task_id"], index, channel, _typed(value)
                )

    def latest(self, namespace: str) -> StoredCheckpoint | None:
        """Return the newest checkpoint of a namespace; ``None`` if there is none."""
        return max(
            self.checkpoints.get(namespace, {}).values(),
            key=lambda stored: stored.checkpoint_id,
            default=None,
        )

    def pending(self, namespace: str, checkpoint_id: str) -> list[StoredWrite]:
        """Return the pending writes of a checkpoint, in the order in which LangGraph applies them."""
        writes = self.writes.get((namespace, checkpoint_id), {})
        return sorted(writes.values(), key=lambda write: (write.task_path, write.task_id, write.index))

    def older_message_ids(self) -> list[str]:
        """Return the messages that hold anything but the newest checkpoint of each namespace and its writes."""
        kept = {
            (namespace, latest.checkpoint_id)
            for namespace in self.checkpoints
            if (latest := self.latest(namespace)) is not None
        }
        return [name for key, names in self.message_ids.items() if key not in kept for name in names]


def checkpoint_record(
    namespace: str, checkpoint_id: str, parent_id: str | None, checkpoint: Typed, metadata: Typed
) -> Record:
    """Return the record of a checkpoint."""
    return {
        "kind": "checkpoint",
        "namespace": namespace,
        "checkpoint_id": checkpoint_id,
        "parent_id": parent_id,
        "checkpoint": _json(checkpoint),
        "metadata": _json(metadata),
    }


def writes_record(
    namespace: str,
    checkpoint_id: str,
    task: tuple[str, str],
    writes: Iterable[tuple[int, str, Typed]],
) -> Record:
    """Return the record of a task's pending writes; ``task`` is its path and its id."""
    return {
        "kind": "writes",
        "namespace": namespace,
        "checkpoint_id": checkpoint_id,
        "task_path": task[0],
        "task_id": task[1],
        "writes": [(index, channel, _json(value)) for index, channel, value in writes],
    }


def message_fields_of(record: Record, record_id: str) -> list[MessageFields]:
    """Return the fields of the messages that hold a record, in order; ``record_id`` is unique in the session.

    They are user messages: each is a turn of its own, so that memory removes none of them together with another.
    """
    body = orjson.dumps(record).decode()
    parts = [body[start : start + _PART_CHARACTERS] for start in range(0, len(body), _PART_CHARACTERS)]
    return [
        {
            "type": "UserMessageAdded",
            "text": record["kind"],
            "native": {
                "format": FORMAT,
                "item": {"record_id": record_id, "part": number, "parts": len(parts), "body": part},
            },
        }
        for number, part in enumerate(parts)
    ]


def state_of(messages: Sequence[MessageView]) -> ThreadState:
    """Return the state that these messages hold, which are all messages of their session.

    A record whose later parts are missing was never written completely, so it is left out.

    Raises:
        Damaged: A message is no part of a record, as after a compaction of this session.
    """
    state = ThreadState()
    for record, message_ids in _records_in(messages):
        state.add(record, message_ids)
    return state


def _records_in(messages: Sequence[MessageView]) -> Iterator[tuple[Record, list[str]]]:
    parts: dict[str, tuple[list[str], list[str]]] = {}
    for message in messages:
        if message.native is None or message.native.format != FORMAT or message.compacted:
            raise Damaged(
                f"message {message.id!r} holds no checkpoint of {SOURCE}: the session was compacted, or something else "
                "wrote to it; delete the thread, or begin another one"
            )
        item: Any = message.native.item
        bodies, message_ids = parts.setdefault(item["record_id"], ([], []))
        # A part that comes again was published again.
        if item["part"] == len(bodies):
            bodies.append(item["body"])
            message_ids.append(message.id)
        if len(bodies) == item["parts"]:
            del parts[item["record_id"]]
            yield orjson.loads("".join(bodies)), message_ids


def _json(value: Typed) -> list[str]:
    return [value[0], b64encode(value[1]).decode()]


def _typed(value: Sequence[str]) -> Typed:
    return value[0], b64decode(value[1])
