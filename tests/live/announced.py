"""Compares memory-events with the published events."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from tests.builders.events import Fields
from tests.live.system import System
from tests.live.topic_records import Place

MESSAGES = {"UserMessageAdded", "MultimodalUserMessageAdded", "AiMessageAdded", "ToolCallResponseAdded"}


def size_of(event: Fields) -> int:
    calls = [call[part] for call in event.get("tool_calls", ()) for part in ("name", "arguments")]
    return sum(len(text.encode()) for text in [event.get("text", ""), event.get("thinking", ""), *calls])


def announcement_faults(system: System, events: Sequence[Fields], places: Sequence[Place]) -> list[str]:
    """Return where HistoryUpdated does not announce every message once, in order, with the history's size."""
    published: dict[str, list[tuple[str, int, int]]] = defaultdict(list)
    history: dict[str, int] = defaultdict(int)
    for event, place in zip(events, places, strict=True):
        if event["type"] in MESSAGES:
            history[event["session_id"]] += size_of(event)
            published[event["session_id"]].append(
                (event["event_id"], place.offset, history[event["session_id"]])
            )
    announced: dict[str, list[tuple[str, int, int]]] = defaultdict(list)
    sequences: dict[str, list[int]] = defaultdict(list)
    for record in system.read(system.topics.memory_events):
        record_event = record.json
        if record_event["type"] != "HistoryUpdated":
            continue
        sequences[record_event["session_id"]].append(record_event["sequence"])
        announced[record_event["session_id"]] += [
            (message["id"], message["sequence"], message["history_size_bytes"])
            for message in record_event["messages"]
        ]
    faults = [
        f"{name}: {len(announced[name])} messages announced ({len(set(announced[name]))} different), "
        f"{len(published[name])} published"
        for name in published.keys() | announced.keys()
        if announced[name] != published[name]
    ]
    faults += [
        f"{name}: announced as of {numbers}"
        for name, numbers in sequences.items()
        if numbers != sorted(set(numbers))
    ]
    return faults
