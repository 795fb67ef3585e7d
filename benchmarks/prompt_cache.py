"""Measures which part of the requests for summaries an endpoint has in its cache of prompts, and what that saves.

Recorded conversations are joined into long sessions. Before each recorded answer an agent sends the memory to an
endpoint on this machine that caches prompts as hosted ones do (tests/fakes/chat_completions.py, PromptCache); whenever
a compaction is due, the openai summarizer asks the same endpoint: with a transcript, or with the conversation first
(COMPACTION__SHARE_PREFIX). The endpoint's answers are fixed, so only what is sent is measured, not how good it is.

Usage: python -m benchmarks.prompt_cache [--data FILE] [--sessions 3] [--trigger-size-bytes 20000]
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Any, Final

from openai import AsyncOpenAI

from benchmarks.compaction import joined
from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import TokenCounter
from processors.reading.body import memory_body
from processors.reading.memory_read import message_of
from processors.reading.openai_format import openai_messages
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import SummaryRequest
from schemas.events import AiMessageAdded, Event
from schemas.settings import load_settings
from schemas.view import MemoryView
from streams.compaction.summarizers import Summarizers
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED
from tests.fakes.chat_completions import Billed, ChatCompletions, PromptCache

MODEL: Final = "gpt-4o-mini"
TOOLS: Final = [{"type": "function", "function": {"name": "look_up", "parameters": {"type": "object"}}}]
#: What cached tokens cost, as a share of the price of others.
PRICES: Final = (0.5, 0.25, 0.1)


async def compactions(
    entries: list[Entry], counter: TokenCounter, policy: CompactionPolicy, *, share_prefix: bool, tools: bool
) -> list[Billed]:
    """Return what the endpoint billed for each request for a summary of one session."""
    memory_policy = MemoryPolicy(token_counter=counter)
    memory = Memory.empty(entries[0].event.session_id)
    sequence = 0
    found: list[Billed] = []

    def apply(event: Event, timestamp_ms: int) -> MemoryView:
        nonlocal memory, sequence
        memory, _ = fold(memory, (Entry(event, sequence, timestamp_ms),), memory_policy)
        sequence += 1
        body = memory_body(memory, memory.messages(), memory_policy, configuration=True)
        return MemoryView.model_validate_json(b"".join(body))

    with ChatCompletions(cache=PromptCache(counter.count)) as server:
        own = {"base_url": server.url, "api_key": "k", "summarizer": "openai", "share_prefix": share_prefix}
        summarizers = Summarizers(load_settings(compaction={**own, "ask_again": False}), counter)
        client = AsyncOpenAI(base_url=server.url, api_key="k", max_retries=0)
        view: MemoryView | None = None
        for entry in entries:
            if view is not None and isinstance(entry.event, AiMessageAdded):
                sent: Any = list(openai_messages(view.system_message, map(message_of, view.messages)))
                asked: Any = {"tools": TOOLS} if tools else {}
                await client.chat.completions.create(model=MODEL, messages=sent, **asked)
            view = apply(entry.event, entry.timestamp_ms)
            plan = decide(view, policy)
            if not isinstance(plan, Compact):
                continue
            before = len(server.billed)
            summary = await summarizers.summarize(SummaryRequest.of(plan, view, policy))
            found += server.billed[before:]
            view = apply(
                history_compacted(
                    plan,
                    summary,
                    policy,
                    counter,
                    session_id=view.session_id,
                    base_epoch=view.epoch,
                    base_sequence=view.sequence,
                    event_id=f"summary-{view.epoch}",
                    occurred_at=entry.event.occurred_at,
                    duration_ms=0.0,
                    policy_name="openai",
                    request_id=None,
                ),
                entry.timestamp_ms,
            )
        await client.close()
        await summarizers.close()
    return found


async def run(options: argparse.Namespace) -> None:
    """Measure each form of request, and print a row of Markdown for each."""
    counter = load_counter(load_settings())
    if counter.estimated:
        print("tokens are estimates (bytes / 4): set TIKTOKEN_CACHE_DIR for real ones")
    sessions = list(joined(options.data, 10).values())[: options.sessions]
    policy = CompactionPolicy(
        summarizer="openai",
        model=MODEL,
        trigger_size_bytes=options.trigger_size_bytes,
        trigger_context_fraction=None,
    )
    costs = " | ".join(f"cost, cached at {price:.0%}" for price in PRICES)
    print(
        f"| request | summaries | input tokens each | cached | {costs} |\n|---|---|---|---|"
        + "---|" * len(PRICES)
    )
    whole = 0
    for name, share_prefix, tools in (
        ("transcript", False, False),
        ("conversation first", True, False),
        ("conversation first, agents send tools", True, True),
    ):
        billed: list[Billed] = []
        for entries in sessions:
            billed += await compactions(entries, counter, policy, share_prefix=share_prefix, tools=tools)
        read = sum(one.input_tokens for one in billed)
        cached = sum(one.cached_tokens for one in billed)
        whole = whole or read
        shares = " | ".join(f"{(read - cached + price * cached) / whole:.2f}" for price in PRICES)
        print(f"| {name} | {len(billed)} | {read / len(billed):,.0f} | {cached / read:.0%} | {shares} |")


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, default=RECORDED)
    parser.add_argument("--sessions", type=int, default=3)
    parser.add_argument("--trigger-size-bytes", type=int, default=20_000)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
