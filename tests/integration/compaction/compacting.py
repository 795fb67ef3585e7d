"""What tests of compaction say, ask and wait for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.builders.events import Fields
from tests.builders.recorded import conversations, events_of
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker

Memory = dict[str, Any]

MESSAGES = {"UserMessageAdded", "MultimodalUserMessageAdded", "AiMessageAdded", "ToolCallResponseAdded"}


def long_sessions(count: int) -> dict[str, list[Fields]]:
    """All recorded conversations, joined end to end into ``count`` sessions; AI messages cost tokens."""
    sessions: dict[str, list[Fields]] = {}
    chats = list(conversations().values())
    for number in range(count):
        chat = [message for part in chats[number::count] for message in part]
        session_id = f"long-{number}"
        sessions[session_id] = events_of(session_id, chat)
        for event in sessions[session_id]:
            if event["type"] == "AiMessageAdded":
                event["usage"] = {"input_tokens": 3, "output_tokens": 2}
    return sessions


def turns(session_id: str, count: int, *, first: int = 0, size_bytes: int = 400) -> list[Fields]:
    """So many turns of a question and an answer."""
    chat = [
        {"role": role, "content": f"{role} {number} ".ljust(size_bytes, "x")}
        for number in range(count)
        for role in ("user", "assistant")
    ]
    events = events_of(session_id, chat)
    for number, event in enumerate(events, 2 * first):
        event["event_id"] = f"{session_id}/{number}"
    return events


def kept_ids(memory: Memory) -> list[str]:
    """The messages that no summary stands for."""
    return [message["id"] for message in memory["messages"] if not message["compacted"]]


def summary_of(memory: Memory) -> str | None:
    """The text of the summary's first message."""
    return next((message["text"] for message in memory["messages"] if message["compacted"]), None)


def compactions(system: System, session_id: str | None = None) -> list[Fields]:
    """Every HistoryCompacted in the log, with its offset as ``sequence``."""
    return [
        {**record.json, "sequence": record.offset}
        for record in system.read(system.topics.session_events)
        if record.json["type"] == "HistoryCompacted" and session_id in {None, record.json["session_id"]}
    ]


def told(system: System, kind: str) -> list[Fields]:
    """Every event of a kind in memory-events."""
    return [record.json for record in system.read(system.topics.memory_events) if record.json["type"] == kind]


def wait_epoch(worker: Worker, session_id: str, epoch: int, *, within: float = 30.0) -> Memory:
    """Wait until the session's memory is in an epoch, at least."""

    def look() -> Memory | None:
        memory = worker.memory(session_id)
        return memory if memory["epoch"] >= epoch else None

    return until(look, f"{session_id} is in epoch {epoch}", within=within, every=0.1)


def wait_quiet(compactors: Sequence[Worker], *, within: float = 60.0) -> None:
    """Wait until no compaction worker has anything to do."""

    def busy() -> float:
        names = ("sessionstream_compactions_running", "sessionstream_compactions_waiting")
        return sum(worker.metric(name) for worker in compactors for name in names)

    until(lambda: busy() == 0, "compaction is at rest", within=within, every=0.1)


def group_lag(worker: Worker, process: str) -> int | None:
    """How many records the consumer group of a process has not finished."""
    groups = {group["process"]: group for group in worker.get("/groups").json()["groups"]}
    lag: int | None = groups[process]["lag"]
    return lag
