"""Measures the processor time of one summary without a model, of recorded conversations and of planted talk.

Each history is cut at about as many bytes. What was remembered of sentences is forgotten before each summary, so the
time is that of a worker which has not seen them. The garbage collector runs as in a worker. The least of all runs
counts, since others use the machine too.

Usage: python -m benchmarks.summary_time [--size-bytes 102400] [--runs 15]
"""

from __future__ import annotations

import argparse
import functools
import gc
import time
from collections.abc import Iterable, Iterator
from typing import Final

from processors.extractive.extract import extract
from processors.memory.tokens import ByteEstimate
from processors.summaries.request import SummaryRequest
from schemas.view import MessageView
from streams.compaction.text_caches import TextCaches
from streams.worker.lifecycle import tune_garbage_collector
from tests.builders.planted import planted_conversations
from tests.builders.recorded import conversations
from tests.builders.summary_requests import call, in_order, request, view

#: A split of planted talk that was looked at long ago.
SPLIT: Final = "held_out_2"


def recorded() -> Iterator[MessageView]:
    """Yield the messages of all recorded conversations, with their calls of tools."""
    for number, chat in enumerate(conversations().values()):
        for message in chat:
            text = message["content"] or ""
            if message["role"] == "tool":
                answered = f"{number}-{message['tool_call_id']}"
                yield view("tool", text, tool_call_id=answered, name=message["name"])
            elif message["role"] != "system":
                calls = [
                    call(f"{number}-{one['id']}", one["function"]["name"], one["function"]["arguments"])
                    for one in message.get("tool_calls") or []
                ]
                yield view(message["role"], text, tool_calls=calls)


def planted() -> Iterator[MessageView]:
    """Yield the messages of planted conversations."""
    for conversation in planted_conversations(SPLIT, range(2)):
        for portion in conversation.portions:
            yield from portion


def first_bytes(messages: Iterable[MessageView], wanted: int) -> list[MessageView]:
    """Return the first messages, of so many bytes together."""
    taken: list[MessageView] = []
    size = 0
    for message in messages:
        if size >= wanted:
            break
        taken.append(message)
        size += message.size_bytes
    return in_order(*taken)


def forget() -> None:
    """Empty the caches of texts and of all functions."""
    TextCaches().forget()
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()


def least_seconds(asked: SummaryRequest, runs: int) -> float:
    """Return the least processor time of a summary."""
    took = []
    for _ in range(runs):
        forget()
        began = time.process_time()
        extract(asked, ByteEstimate())
        took.append(time.process_time() - began)
    return min(took)


def main() -> None:
    """Parse the command line, measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size-bytes", type=int, default=102_400)
    parser.add_argument("--runs", type=int, default=15)
    options = parser.parse_args()
    tune_garbage_collector()
    for name, messages in (("recorded", recorded), ("planted talk", planted)):
        for size in (options.size_bytes, 2 * options.size_bytes):
            history = first_bytes(messages(), size)
            told = sum(message.size_bytes for message in history)
            took = least_seconds(request(history), options.runs)
            print(f"{name}, {told:,} bytes in {len(history)} messages: {took * 1_000:.0f} ms")


if __name__ == "__main__":
    main()
