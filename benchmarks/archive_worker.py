"""Measures events per second of the archive worker and of the memory worker on the same log, in one run.

The topics are filled first. Each worker runs alone on core 1, then both at once on it; broker and script run on core 0.
The archive writes to SQLite in a temporary folder, to JSON Lines files there, or to the store at ``--url``.

Usage: python -m benchmarks.archive_worker [--events N] [--data FILE] [--only long] [--servers HOST:PORT]
    [--store sqlite|file] [--url opensearch://host:9200/name]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import uuid

from benchmarks.analytics_worker import rate
from benchmarks.broker import add_broker_options, broker, pin_to_script_core
from benchmarks.load import LENGTHS, add_load_options, load_records
from benchmarks.memory_worker import bench_settings, fill
from schemas.settings import Settings
from streams.kafka import topics
from streams.settings.tokenizer import load_counter


async def rates(settings: Settings, events: int, archive_url: str, *, at_once: bool) -> tuple[float, float]:
    """Return the durable events per second of the memory worker and of the archive worker."""
    names = {settings.topics.session_events}
    # Each worker has a port of its own.
    other = settings.model_copy(update={"http_port": bench_settings("none:1", "").http_port})
    memory = rate(settings, "memory", events, names)
    archive = rate(other, "archive", events, names, environment=[f"SESSIONSTREAM_ARCHIVE__URL={archive_url}"])
    if at_once:
        both = await asyncio.gather(memory, archive)
        return both[0], both[1]
    return await memory, await archive


async def run(options: argparse.Namespace, servers: str) -> None:
    """Measure long sessions, then short ones."""
    for length in LENGTHS if options.only is None else (options.only,):
        for at_once in (False, True):
            prefix = f"bench-{uuid.uuid4().hex[:6]}-"
            settings = bench_settings(servers, prefix)
            records = load_records(
                options.data, options.events, short=length == "short", counter=load_counter(settings)
            )
            await topics.create(settings)
            await fill(settings, records)
            with tempfile.TemporaryDirectory() as folder:
                url = options.url or f"{options.store}://{folder}"
                memory, archive = await rates(settings, len(records), url, at_once=at_once)
            sessions = len({record.event.session_id for record in records})
            print(
                f"{'both at once' if at_once else 'each alone'}, {len(records)} events of {sessions} sessions: "
                f"memory worker {memory:.0f} durable events/s, archive worker {archive:.0f}; "
                f"ratio {archive / memory:.2f}"
            )


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_load_options(parser)
    add_broker_options(parser)
    parser.add_argument("--store", choices=("sqlite", "file"), default="sqlite")
    parser.add_argument("--url", help="a store, instead of one in a temporary folder")
    options = parser.parse_args()
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
