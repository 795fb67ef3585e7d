"""A compacting consumer of your own: it follows memory-events, and replaces memories that are too large by a summary.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092 SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:6066
    sessionstream topics create
    sessionstream worker memory &
    curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:6066/readyz
    python examples/own_compaction.py

It stands in for `sessionstream worker compaction`, so run one of the two: of two summaries of the same memory only the
first one is applied. Several of it may run in one group. Most needs are met without it: a summarizer of your own is a
class (`SESSIONSTREAM_COMPACTION__SUMMARIZER=package.module:Class`). Without OPENAI_BASE_URL, a model on this machine
answers.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import ExitStack

from local_model import serving
from openai import AsyncOpenAI

from schemas.memory_events import HistoryUpdated
from streams.client import CompactionResult, SessionMemory, subscribe

TASK = "Summarize the conversation for the agent that goes on with it. Keep names, numbers, dates and what was promised."


def is_too_large(update: HistoryUpdated, threshold_bytes: int) -> bool:
    """Tell whether a memory is over the threshold, and has grown by a tenth since a summary that left it there."""
    left = update.compacted_to.size_bytes if update.compacted_to is not None else 0
    return update.size_bytes > threshold_bytes and (
        left <= threshold_bytes or update.size_bytes >= left * 1.1
    )


async def compact(session_id: str, memory: SessionMemory, model: AsyncOpenAI) -> CompactionResult:
    """Replace what memory has by a summary.

    The read names the epoch and the sequence that the summary is of (`base`). So messages that come while the model
    answers stay behind the summary, and a memory that was rewritten meanwhile refuses it.
    """
    read = await memory.memory(session_id)
    answer = await model.chat.completions.create(
        model=os.environ.get("MODEL", "local"),
        messages=[*read.openai_messages(), {"role": "user", "content": TASK}],  # type: ignore[list-item] # plain dicts
    )
    return await memory.compact(
        session_id,
        user_message="What was said so far?",
        ai_message=answer.choices[0].message.content or "",
        base=read,
    )


async def main(base_url: str, group: str, threshold_bytes: int, stop_after: int | None) -> None:
    """Compact until stopped, or until the given number of compactions."""
    newest: dict[str, int] = {}
    compacted = 0
    async with (
        AsyncOpenAI(base_url=base_url, api_key=os.environ.get("OPENAI_API_KEY", "local")) as model,
        SessionMemory() as memory,
        subscribe("memory-events", group=group, types=[HistoryUpdated]) as updates,
    ):
        async for received in updates:
            update: HistoryUpdated = received.event
            # Delivery is at least once, and some announcements are of the memory before the last summary.
            if update.sequence <= newest.get(update.session_id, -1):
                continue
            newest[update.session_id] = update.sequence
            if is_too_large(update, threshold_bytes):
                result = await compact(update.session_id, memory, model)
                if not result.success:
                    print(f"{update.session_id}: not compacted, {result.reason}")
                    continue
                newest[update.session_id] = max(update.sequence, result.sequence or 0)
                print(f"{update.session_id}: {result.messages_compacted} messages compacted")
                compacted += 1
                if compacted == stop_after:
                    return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--group", default="own-compaction-example")
    parser.add_argument("--threshold-bytes", type=int, default=100_000)
    parser.add_argument("--stop-after", type=int, metavar="COMPACTIONS")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        url = os.environ.get("OPENAI_BASE_URL") or stack.enter_context(serving())[0]
        asyncio.run(main(url, arguments.group, arguments.threshold_bytes, arguments.stop_after))
