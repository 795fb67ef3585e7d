"""Your own figures from the log of all sessions, live: the tokens of every agent, and the tools that fail.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092
    python examples/analyst_subscribe.py

The consumer group's offsets are committed: after a restart, the program continues where it stopped. Use another
--group to count from the beginning. Delivery is at least once; here the sequence tells which events are new.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter

from schemas.events import AiMessageAdded, ToolCallResponseAdded
from streams.client import subscribe


async def main(group: str, stop_after: int | None) -> None:
    """Count until stopped, or until the given number of events; prints one line per event."""
    tokens: Counter[str] = Counter()
    calls: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    newest: dict[str, int] = {}
    seen = 0
    subscription = subscribe("session-events", group=group, types=[AiMessageAdded, ToolCallResponseAdded])
    # Closed at the end of the block, so that it leaves the group at once and another member can continue.
    async with subscription as events:
        async for received in events:
            event = received.event
            if received.sequence <= newest.get(event.session_id, -1):
                continue
            newest[event.session_id] = received.sequence
            agent = event.agent_id or "unknown"
            if isinstance(event, AiMessageAdded):
                if event.usage is not None:
                    tokens[agent] += event.usage.input_tokens + event.usage.output_tokens
                print(f"{event.session_id} {agent}: {tokens[agent]:,} tokens so far")
            else:
                calls[event.name] += 1
                failures[event.name] += event.is_error
                print(
                    f"{event.session_id} {event.name}: {failures[event.name]} of {calls[event.name]} calls failed"
                )
            seen += 1
            if seen == stop_after:
                return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--group", default="analyst-example")
    parser.add_argument("--stop-after", type=int, metavar="EVENTS")
    arguments = parser.parse_args()
    asyncio.run(main(arguments.group, arguments.stop_after))
