"""Compares a turn of the OpenAI Agents SDK with KafkaSession to one with the SDK's own SQLiteSession.

One run, one machine: KafkaSession on Kafka (one broker, acks=all) with a memory worker; KafkaSession over HTTP alone;
both also with a turn's items held until the answer ("held": one write a turn), and as they were before, with a read
before each write ("before");
SQLiteSession on a file; and no session at all, which is what the SDK itself takes. A scripted model answers at once,
so nothing but the session costs time. Turns of all kinds alternate, so that a slow moment of the machine hits all of
them. Each row says the median milliseconds of a turn without a tool and of one with a tool call, how many times
SQLiteSession's these are, and the reads and writes of the memory that one turn took, on average. Each session has a
partition of its own; with `--partitions 1` all share one, as in a system with many sessions.

Usage: python -m benchmarks.agent_turns [--turns N] [--partitions N] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import tempfile
import time
import uuid
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from agents import (
    Agent,
    Model,
    ModelResponse,
    Runner,
    SQLiteSession,
    Usage,
    function_tool,
    set_tracing_disabled,
)
from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText

from benchmarks.broker import broker
from benchmarks.client import worker_clients
from schemas.settings import load_settings
from streams.client import SessionMemory
from streams.client.openai_agents import KafkaSession
from streams.kafka.partitioner import partition_of

TOOL = "Look it up."
PLAIN = "Say it."


class ScriptedModel(Model):
    """Answers at once; calls the tool if the user asks for it, and has not had its output."""

    def __init__(self) -> None:
        self._numbers = itertools.count()

    async def get_response(self, system_instructions: Any, input: Any, *_: Any, **__: Any) -> ModelResponse:  # noqa: A002, ARG002 - the SDK's names
        """Return a tool call, or an answer."""
        name = f"{uuid.uuid4().hex}{next(self._numbers)}"
        item: Any
        if input[-1].get("content") == TOOL:
            item = ResponseFunctionToolCall(
                id=f"fc_{name}", call_id=f"call_{name}", name="look_up", arguments="{}", type="function_call"
            )
        else:
            text = ResponseOutputText(text="It is so. " * 10, annotations=[], type="output_text")
            item = ResponseOutputMessage(
                id=f"msg_{name}", content=[text], role="assistant", status="completed", type="message"
            )
        return ModelResponse(output=[item], usage=Usage(), response_id=None)

    def stream_response(self, *_: Any, **__: Any) -> AsyncIterator[Any]:
        """Not measured."""
        raise NotImplementedError("these turns are not streamed")


@function_tool
def look_up() -> str:
    """Look something up."""
    return "found " * 20


class ReadingEachTime(KafkaSession):
    """Reads before each write of a model's items, as KafkaSession did before it compared offsets."""

    async def add_items(self, items: Any, **options: Any) -> None:
        """Forget what is known, and add items."""
        self._known = None
        await super().add_items(items, **options)


class Holding(KafkaSession):
    """Holds the items of a turn until the answer, and writes them together."""

    def __init__(self, session_id: str, memory: SessionMemory) -> None:
        super().__init__(session_id, memory, hold_seconds=60.0)


class Calls:
    """Counts the reads and writes of a session memory."""

    def __init__(self, memory: SessionMemory | None) -> None:
        self.counts = {"reads": 0, "writes": 0}
        if memory is None:
            return
        backend: Any = memory.backend
        for method, name in (("read", "reads"), ("publish", "writes")):
            setattr(backend, method, self._counted(getattr(backend, method), name))

    def _counted(self, call: Callable[..., Any], name: str) -> Callable[..., Any]:
        async def counted(*arguments: Any) -> Any:
            self.counts[name] += 1
            return await call(*arguments)

        return counted


async def measure(sessions: Mapping[str, tuple[Any, Calls]], turns: int) -> None:
    """Run the turns, and print a row for each kind of session."""
    set_tracing_disabled(True)
    agent = Agent(name="a", instructions="Be brief.", model=ScriptedModel(), tools=[look_up])
    took: dict[tuple[str, str], list[float]] = {
        (name, text): [] for name in sessions for text in (PLAIN, TOOL)
    }
    calls: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for number in range(turns + 1):
        for text in (PLAIN, TOOL):
            for name, (session, counted) in sessions.items():
                before = dict(counted.counts)
                began = time.perf_counter()
                await Runner.run(agent, text, session=session)
                if number:  # the first is a warm-up
                    took[name, text].append((time.perf_counter() - began) * 1_000)
                    calls[name, text].update({kind: counted.counts[kind] - before[kind] for kind in before})
    medians = {key: statistics.median(times) for key, times in took.items()}
    print(
        f"{'':<30} {'turn, ms':>10} {'of SQLite':>10} {'r/w':>8} {'with a tool':>18} {'of SQLite':>10} {'r/w':>8}"
    )
    for name in sessions:
        print(
            f"{name:<30}",
            *(_figures(medians, calls[name, text], turns, name, text) for text in (PLAIN, TOOL)),
            flush=True,
        )


def _figures(
    medians: Mapping[tuple[str, str], float],
    calls: Mapping[str, int],
    turns: int,
    name: str,
    text: str,
) -> str:
    median = medians[name, text]
    reads, writes = calls["reads"] / turns, calls["writes"] / turns
    width = 10 if text == PLAIN else 18
    share = median / medians["SQLiteSession", text]
    return f"{median:{width}.1f} {share:9.1f}x {reads:>4.1f}/{writes:.1f}"


def session_ids(partitions: int) -> Iterator[str]:
    """Yield ids of sessions, each in the next partition; after the last one, in the first again."""
    for wanted in itertools.cycle(range(partitions)):
        names = (uuid.uuid4().hex for _ in itertools.count())
        yield next(name for name in names if partition_of(name.encode(), partitions) == wanted)


async def run(servers: str, turns: int, partitions: int) -> None:
    """Compare all of them."""
    prefix = f"bench{uuid.uuid4().hex[:8]}-"
    settings = load_settings(
        bootstrap_servers=servers, topic_prefix=prefix, group_prefix=prefix, partitions=partitions
    )
    with tempfile.TemporaryDirectory() as folder:
        async with worker_clients(settings) as clients:
            named: Sequence[tuple[str, SessionMemory]] = list(
                zip(("KafkaSession (Kafka)", "KafkaSession (HTTP)"), clients[:2], strict=True)
            )
            ids = session_ids(partitions)
            sqlite = SQLiteSession("s", Path(folder) / "sessions.db")
            sessions: dict[str, tuple[Any, Calls]] = {
                "no session": (None, Calls(None)),
                "SQLiteSession": (sqlite, Calls(None)),
                **{
                    f"{name}{which}": (kind(next(ids), memory), Calls(memory))
                    for name, memory in named
                    for kind, which in (
                        (KafkaSession, ""),
                        (Holding, ", held"),
                        (ReadingEachTime, ", before"),
                    )
                },
            }
            await measure(sessions, turns)
            sqlite.close()


def main() -> None:
    """Parse the command line, start a broker if none is given, and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=50, help="of each kind, with each session")
    parser.add_argument("--servers", help="a running broker; by default, one is started")
    parser.add_argument(
        "--partitions", type=int, default=8, help="with fewer than 6, sessions of the benchmark share them"
    )
    options = parser.parse_args()
    with broker(options.servers) as servers:
        asyncio.run(run(servers, options.turns, options.partitions))


if __name__ == "__main__":
    main()
