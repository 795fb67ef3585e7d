"""The same work as a Quix Streams application, for comparison: exactly once, with its state in RocksDB and a changelog.

Each event is appended to its session's list, unless its id is known; the oldest messages leave above 156 KiB; an
announcement goes to a topic of its own. Its packages have an environment of their own (``make bench`` makes it).

Run: python quix_agent.py PREFIX BOOTSTRAP_SERVERS STATE_FOLDER
"""

from __future__ import annotations

import sys
from typing import Any

import orjson
from quixstreams import Application  # pyright: ignore[reportMissingImports] - in an environment of its own

#: The default of the memory worker, in bytes.
MAX_SIZE_BYTES = 156 * 1024
#: How many ids are compared; the memory worker knows the last 128 of a session.
KNOWN_IDS = 128
#: Quix Streams commits every 5 s by itself; the memory worker flushes each 100 ms.
COMMIT_SECONDS = 0.5


def remember(event: Any, state: Any) -> dict[str, Any] | None:
    """Append an event to the session's memory, and return its announcement; None for a duplicate."""
    memory: dict[str, Any] = state.get("memory") or {"ids": [], "messages": [], "size_bytes": 0}
    event_id = event["event_id"]
    if event_id in memory["ids"]:
        return None
    memory["ids"] = [*memory["ids"][1 - KNOWN_IDS :], event_id]
    size_bytes = len(event.get("text") or event.get("content") or "")
    memory["messages"].append({"size_bytes": size_bytes, "event": event})
    memory["size_bytes"] += size_bytes
    while memory["size_bytes"] > MAX_SIZE_BYTES:
        memory["size_bytes"] -= memory["messages"].pop(0)["size_bytes"]
    state.set("memory", memory)
    return {
        "type": "HistoryUpdated",
        "session_id": event["session_id"],
        "size_bytes": memory["size_bytes"],
        "message_count": len(memory["messages"]),
    }


def main(prefix: str, servers: str, folder: str) -> None:
    """Run until a signal comes."""
    app = Application(
        broker_address=servers,
        consumer_group=f"{prefix}quix",
        auto_offset_reset="earliest",
        processing_guarantee="exactly-once",
        commit_interval=COMMIT_SECONDS,
        state_dir=folder,
        loglevel="WARNING",
    )
    # Compared with orjson, so that the JSON library makes no difference.
    events = app.topic(f"{prefix}session-events", value_deserializer="bytes")
    announced = app.topic(f"{prefix}quix-events", value_serializer="bytes")
    stream = app.dataframe(events).apply(orjson.loads).apply(remember, stateful=True)
    stream.filter(lambda value: value is not None).apply(orjson.dumps).to_topic(announced)
    app.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
