"""Measures whether an event costs more in a worker with many sessions, and in a session with a long history.

As in :mod:`benchmarks.fold`, everything between a broker's answer and the batches of a flush is measured, without a
broker.

Usage: python -m benchmarks.growth [--sessions 1000000 | --alone]; prints JSON
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Final, Self

from benchmarks.fold import BrokerlessWorker, produced
from benchmarks.load import load_records
from benchmarks.steady_load import in_new_sessions
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.publishing.event_record import EventRecord, event_records
from streams.worker.lifecycle import tune_garbage_collector
from tests.builders.events import answer, event, user
from tests.builders.recorded import RECORDED

#: The worker has this many sessions when it is measured; the most is given.
SESSIONS: Final = (20_000, 100_000, 300_000, 1_000_000)
#: How many messages a session has when it is measured.
HISTORIES: Final[tuple[int, ...]] = (10, 60, 2_000, 20_000)
#: Events of one round; about 8,000 sessions of two or three.
ROUND_EVENTS: Final = 20_000
#: Rounds of which the median counts.
ROUNDS: Final = 5
#: Sessions of a measurement of long histories, and the messages that are appended to each.
LONG_SESSIONS: Final = 24
APPENDED: Final = 200
#: Messages of a session that come between two flushes.
TOGETHER: Final = 2
#: Messages that are appended one by one to a session that is alone.
APPENDED_ALONE: Final = 1_000


def by_sessions(most: int) -> Iterator[tuple[int, float]]:
    """Yield how many sessions the worker has, and what an event costs then, in microseconds of CPU time.

    It is the median of the last :data:`ROUNDS`: a single round takes less than a second, and so tells of what else the
    machine did in it.
    """
    records = load_records(RECORDED, ROUND_EVENTS, short=True, counter=ByteEstimate())
    each = len({record.key for record in records})
    with _MeasuredWorker() as worker:
        done = 0
        costs: deque[float] = deque(maxlen=ROUNDS)
        for number in range(most // each + 1):
            took = worker.fold(list(in_new_sessions(records, number)))
            costs.append(took / len(records) * 1e6)
            before, done = done, done + each
            if any(before < wanted <= done for wanted in SESSIONS):
                yield done, statistics.median(costs)


def by_history() -> Iterator[tuple[int, dict[str, float]]]:
    """Yield how many messages each session has, and what an appended one costs: CPU time, bytes of the changelog.

    The lengths take turns, flush by flush, each in a worker of its own. Measured one after the other, each took a
    third of a second, and the machine's other work decided which one was dearer.
    """
    policy = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=None)
    with ExitStack() as opened:
        workers: dict[int, _MeasuredWorker] = {
            messages: opened.enter_context(_MeasuredWorker(policy)) for messages in HISTORIES
        }
        for messages, worker in workers.items():
            for start in range(0, messages, 1_000):
                worker.fold(_said(range(start, min(start + 1_000, messages)), LONG_SESSIONS))
        tune_garbage_collector()
        before = {messages: worker.changelog_bytes for messages, worker in workers.items()}
        took: dict[int, float] = dict.fromkeys(HISTORIES, 0.0)
        for offset in range(0, APPENDED, TOGETHER):
            for messages, worker in workers.items():
                start = messages + offset
                took[messages] += worker.fold(_said(range(start, start + TOGETHER), LONG_SESSIONS))
        events = LONG_SESSIONS * APPENDED
        for messages, worker in workers.items():
            written = worker.changelog_bytes - before[messages]
            yield (
                messages,
                {
                    "µs CPU an event": took[messages] / events * 1e6,
                    "changelog bytes an event": written / events,
                },
            )


def alone() -> Iterator[tuple[int, dict[str, float]]]:
    """Yield how many messages the only session has, and what one costs that is appended alone, with its flush."""
    for messages in HISTORIES:
        with _MeasuredWorker(MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=None)) as worker:
            for start in range(0, messages, 1_000):
                worker.fold(_said(range(start, min(start + 1_000, messages)), 1))
            clock, cpu = [], 0.0
            for number in range(messages, messages + APPENDED_ALONE):
                records = _said(range(number, number + 1), 1)
                began = time.perf_counter()
                cpu += worker.fold(records)
                clock.append(time.perf_counter() - began)
        clock.sort()
        yield (
            messages,
            {
                "µs CPU an event": cpu / APPENDED_ALONE * 1e6,
                "p50 µs": clock[APPENDED_ALONE // 2] * 1e6,
                "p99 µs": clock[APPENDED_ALONE * 99 // 100] * 1e6,
            },
        )


class _MeasuredWorker:
    """A worker without a broker, on an event loop of its own."""

    def __init__(self, policy: MemoryPolicy | None = None) -> None:
        self._policy = policy

    def __enter__(self) -> Self:
        self._runner = asyncio.Runner()
        self._worker = self._runner.run(self._made())
        tune_garbage_collector()
        return self

    async def _made(self) -> BrokerlessWorker:
        return BrokerlessWorker(policy=self._policy)

    def __exit__(self, *_: object) -> None:
        self._runner.close()

    @property
    def changelog_bytes(self) -> int:
        """Bytes of all batches for the changelog so far."""
        return self._worker.producer.sent_bytes["memory-changelog"]

    def fold(self, records: Sequence[EventRecord]) -> float:
        """Fold the events and flush; returns the seconds of CPU time."""
        answers = produced(records, self._worker.positions)
        began = time.process_time()
        self._runner.run(self._worker.run(answers))
        return time.process_time() - began


def _said(numbers: range, sessions: int) -> list[EventRecord]:
    events = [
        event(
            (user if number % 2 else answer)(f"message {number} " + "about the flight to Rome " * 12),
            event_id=f"{session}-{number}",
            session_id=f"long-{session}",
        )
        for number in numbers
        for session in range(sessions)
    ]
    return event_records(events, max_event_bytes=921_600, counter=ByteEstimate())


def main() -> None:
    """Parse the command line and measure once."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sessions", type=int, default=SESSIONS[-1], help="the most sessions")
    parser.add_argument("--alone", action="store_true", help="only one session, one message at a time")
    options = parser.parse_args()
    if options.alone:
        for messages, figures in alone():
            show(f"history of {messages:,} messages", figures)
        return
    for sessions, cost in by_sessions(options.sessions):
        show(f"{sessions:,} sessions", {"µs CPU an event": cost})
    for messages, figures in by_history():
        show(f"history of {messages:,} messages", figures)


def show(case: str, figures: dict[str, float]) -> None:
    """Print one case as a line of JSON."""
    print(json.dumps([case, figures], ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
