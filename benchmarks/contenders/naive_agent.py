"""The simplest Faust agent, for comparison: a list per key in a table, with Faust's defaults, not exactly once.

Run it as a module, without the command ``faust``:
``python -m benchmarks.contenders.naive_agent PREFIX BOOTSTRAP_SERVERS``.
"""

from __future__ import annotations

import sys
import tempfile
from typing import Any

import faust

#: The number of partitions of all topics.
PARTITIONS = 8


def changelog_name(prefix: str) -> str:
    """Return the name that Faust gives to the changelog of the app's table."""
    return f"{prefix}naive-{prefix}memory-changelog"


def make_app(prefix: str, bootstrap_servers: str) -> faust.App:
    """Return the app; it consumes ``<prefix>session-events``."""
    app = faust.App(
        f"{prefix}naive",
        broker=f"kafka://{bootstrap_servers}",
        web_enabled=False,
        topic_disable_leader=True,
        topic_partitions=PARTITIONS,
        consumer_auto_offset_reset="earliest",
        autodiscover=False,
        datadir=tempfile.mkdtemp(),
    )
    topic = app.topic(f"{prefix}session-events", key_type=bytes, value_type=bytes)
    table: Any = app.Table(f"{prefix}memory", default=list, key_type=bytes, partitions=PARTITIONS)

    @app.agent(topic)
    async def remember(stream: Any) -> None:
        async for event in stream.events():
            messages = table[event.key]
            messages.append(event.value)
            table[event.key] = messages

    return app


if __name__ == "__main__":
    from faust.worker import Worker

    Worker(make_app(sys.argv[1], sys.argv[2]), loglevel="warning").execute_from_commandline()
