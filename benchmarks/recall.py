"""Measures whether recall finds what compaction dropped, and how long it takes.

The recorded conversations are joined into long sessions, compacted by the extractive summarizer, and archived in SQLite.
Facts are chosen by a rule and a seed, before anything is looked up. A fact counts only if its message is in the first
three quarters of its session, which is all compacted, and if the last summary does not have it.

- Identifier: of a tool's answer, an identifier, and another field. The question is "What is the FIELD of IDENTIFIER?"; a
  result is right if it has the identifier and the field's value. One question a tool's answer.
- Plain: of a sentence that a user or an agent said, with at least six different words of four letters or more, four of
  these words in their order. The question is "What was said about …?"; a result is right if it has the whole sentence.
  Words with digits are left out, so that no identifier helps.

A question is right if one of the first five results of `recall` is. Times are those of the store and the choice of
groups, without HTTP.

With ``--http`` the same events go through a Kafka into an archive worker and a memory worker, each a process of its own,
and the same questions are asked one after another over HTTP: `GET /sessions/{session_id}/recall`, and the call of the
Python client, which `sessionstream recall` makes too. Times are those of the caller. The archive worker asks the memory
worker what is still in memory, so that is part of them.

Usage: python -m benchmarks.recall [--facts 100] [--seed 1] [--events 100000] [--store sqlite|file] [--missed]
    [--http [--partitions 8] [--servers HOST:PORT]]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import tempfile
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, NamedTuple

from aiokafka.admin import AIOKafkaAdminClient

from benchmarks.broker import broker
from benchmarks.compaction import joined
from benchmarks.memory_worker import (
    WORKER,
    bench_settings,
    committed_records,
    http_client,
    start,
    stop,
    wait_ready,
)
from benchmarks.memory_worker import fill as fill_topic
from processors.archive.archived import ROLES, ArchivedEvent, archived, batch_of
from processors.archive.recall import DEFAULT_GROUPS, DEFAULT_RECALL_BYTES
from processors.archive.requests import Filter, SearchRequest
from processors.archive.words import query_terms
from processors.compaction.policy import CompactionPolicy
from processors.evaluation.recall import identifiers_in, leaves
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.publishing.event_record import event_records
from processors.summaries.request import Summary
from schemas.archive import Recalled
from schemas.events import AiMessageAdded, ToolCallResponseAdded, UserMessageAdded
from schemas.settings import Settings, load_settings
from streams.archive.reader import ArchiveReader
from streams.archive.store import HistoryStore
from streams.archive.stores.choice import make_store
from streams.client.archive_client import ArchiveClient
from streams.compaction.extractive import ExtractiveSummarizer
from streams.compaction.shadow_session import summary_text
from streams.evaluation.dry_run import try_policy
from streams.http.session_path import session_path
from streams.kafka import topics
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED
from tests.fakes.archive_worker import FakeArchive
from tests.live.waiting import until_async

#: Sessions that the conversations are joined into, and the size above which they are compacted.
SESSIONS: Final = 10
TRIGGER_BYTES: Final = 20_000
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|\n+")
_WORD: Final = re.compile(r"[A-Za-z]{4,}")
_BATCH_EVENTS: Final = 2_000


class Question(NamedTuple):
    """A question about a dropped fact.

    Attributes:
        wanted: texts that a right result has, in lower case.
    """

    kind: str
    session_id: str
    text: str
    wanted: tuple[str, ...]


async def last_summaries(sessions: Mapping[str, Sequence[Entry]]) -> dict[str, str]:
    """Return the text of each session's last summary, in lower case."""
    found: dict[str, str] = {}
    policy = CompactionPolicy(trigger_size_bytes=TRIGGER_BYTES, keep_recent_turns=2)
    counter = ByteEstimate()
    for name, entries in sessions.items():
        texts: list[str] = []

        def noted(summary: Summary, texts: list[str] = texts) -> str:
            texts.append(summary_text(summary))
            return texts[-1]

        await try_policy(
            {name: entries},
            policy,
            ExtractiveSummarizer(counter),
            MemoryPolicy(token_counter=counter),
            text_of=noted,
        )
        found[name] = texts[-1].casefold()
    return found


def questions_of(
    session_id: str, entries: Sequence[Entry], summary: str, chance: random.Random
) -> Iterator[Question]:
    """Yield every question that the rule gives for a session."""
    for entry in entries[: len(entries) * 3 // 4]:
        event = entry.event
        if isinstance(event, ToolCallResponseAdded):
            fields = list(_fields(event.text))
            known = [value for _, value in fields if set(identifiers_in(value)) == {value}]
            pairs = [
                (identifier, name, value)
                for identifier in known
                for name, value in fields
                if value != identifier and len(value) >= 3 and value not in summary
            ]
            if pairs:
                identifier, name, value = chance.choice(pairs)
                yield Question(
                    "identifier",
                    session_id,
                    f"What is the {name.replace('_', ' ')} of {identifier}?",
                    (identifier, value),
                )
        elif isinstance(event, UserMessageAdded | AiMessageAdded):
            for sentence in _SENTENCE.split(event.text):
                words = list(dict.fromkeys(word.casefold() for word in _WORD.findall(sentence)))
                if len(words) >= 6 and sentence.casefold() not in summary:
                    chosen = sorted(chance.sample(range(len(words)), 4))
                    asked = " ".join(words[number] for number in chosen)
                    yield Question(
                        "plain", session_id, f"What was said about {asked}?", (sentence.casefold(),)
                    )


def _fields(text: str) -> Iterator[tuple[str, str]]:
    try:
        value: Any = json.loads(text)
    except ValueError:
        return
    if isinstance(value, dict):
        for name, leaf in leaves(value):
            if not isinstance(leaf, bool):
                yield name, str(leaf).casefold()


async def chosen(facts: int, seed: int) -> tuple[dict[str, list[Entry]], list[Question]]:
    """Return the sessions, and as many questions of each kind, chosen by the seed."""
    sessions = joined(RECORDED, SESSIONS)
    summaries = await last_summaries(sessions)
    chance = random.Random(seed)
    everything = [
        question
        for name, entries in sessions.items()
        for question in questions_of(name, entries, summaries[name], chance)
    ]
    return sessions, [
        question
        for kind in ("identifier", "plain")
        for question in chance.sample([one for one in everything if one.kind == kind], facts)
    ]


async def fill(store: HistoryStore, sessions: Mapping[str, Sequence[Entry]], events: int) -> int:
    """Archive the sessions in partition 0, then copies of them under other names until there are this many events."""
    count = 0
    batch: list[ArchivedEvent] = []
    for entry in copies(sessions, events):
        value = entry.event.model_dump_json(exclude_none=True).encode()
        batch.append(archived(entry.event, count, entry.timestamp_ms, value))
        count += 1
        if len(batch) == _BATCH_EVENTS:
            await store.write(0, batch_of(batch, count))
            batch = []
    await store.write(0, batch_of(batch, count))
    return count


def copies(sessions: Mapping[str, Sequence[Entry]], events: int) -> Iterator[Entry]:
    """Yield the sessions, then copies of all of them under other names until there are this many events."""
    count, copy = 0, 0
    while copy == 0 or count < events:
        for name, entries in sessions.items():
            session_id = name if copy == 0 else f"{name}-copy-{copy}"
            for entry in entries:
                yield replace(entry, event=entry.event.model_copy(update={"session_id": session_id}))
                count += 1
        copy += 1


def is_right(question: Question, answer: Recalled) -> bool:
    """Return whether one of the groups has all that is wanted."""
    texts = (
        "\n".join(
            "\n".join([message.text, *(call.arguments for call in message.tool_calls or ())])
            for message in group.messages
        ).casefold()
        for group in answer.groups
    )
    return any(all(wanted in text for wanted in question.wanted) for text in texts)


async def ask(reader: ArchiveReader, question: Question) -> Recalled:
    """Return what recall gives a model for a question."""
    request = SearchRequest(
        terms=query_terms(question.text),
        filter=Filter(session_id=question.session_id, types=tuple(ROLES)),
        limit=DEFAULT_GROUPS,
    )
    return await reader.recall(request, DEFAULT_RECALL_BYTES)


class OnePartition(FakeArchive):
    """All sessions are in partition 0."""

    def partition_of(self, session_id: str) -> int:  # noqa: ARG002 - the signature is the protocol's
        return 0


async def measured(
    store: HistoryStore, questions: Sequence[Question]
) -> tuple[list[tuple[Question, bool]], list[float]]:
    """Return whether each question was answered, and how long each answer took, in seconds."""
    worker = OnePartition(store=store)
    reader = ArchiveReader(worker, store, worker, store.position)  # type: ignore[arg-type]  # it has what the reader asks for
    results: list[tuple[Question, bool]] = []
    seconds: list[float] = []
    for question in questions:
        started = time.perf_counter()
        answer = await ask(reader, question)
        seconds.append(time.perf_counter() - started)
        results.append((question, is_right(question, answer)))
    return results, seconds


def times_of(seconds: Sequence[float]) -> str:
    """Return what is printed of times."""
    return (
        f"p50 {statistics.median(seconds) * 1_000:.1f} ms, "
        f"p95 {statistics.quantiles(seconds, n=20)[-1] * 1_000:.1f} ms, max {max(seconds) * 1_000:.1f} ms"
    )


async def run(options: argparse.Namespace) -> None:
    """Measure, and print the shares and the times."""
    sessions, questions = await chosen(options.facts, options.seed)
    if options.http:
        with broker(options.servers) as servers:
            await measure_http(options, servers, sessions, questions)
        return
    with tempfile.TemporaryDirectory() as folder:
        store = make_store(load_settings(archive={"url": f"{options.store}://{folder}"}))
        await store.start()
        try:
            for events in (0, options.events):
                started = time.perf_counter()
                count = await fill(store, sessions, events)
                filled = time.perf_counter() - started
                results, seconds = await measured(store, questions)
                print(f"{count:,} events in one partition, written in {filled:.1f} s")
                for kind in ("identifier", "plain"):
                    right = [is_found for question, is_found in results if question.kind == kind]
                    share = sum(right) / len(right)
                    print(f"  {kind:10}  {sum(right)} of {len(right)} in the first five results: {share:.0%}")
                print(f"  recall      {times_of(seconds)}")
                if options.missed:
                    for question, is_found in results:
                        if not is_found:
                            print(f"  missed: {question.text} wanted {question.wanted}")
        finally:
            await store.stop()


async def measure_http(
    options: argparse.Namespace,
    servers: str,
    sessions: Mapping[str, Sequence[Entry]],
    questions: Sequence[Question],
) -> None:
    """Send the events through Kafka into running workers, ask these over HTTP, and print the times."""
    prefix = f"bench-{uuid.uuid4().hex[:6]}-"
    settings, memory = (
        bench_settings(servers, prefix).model_copy(update={"partitions": options.partitions})
        for _ in range(2)
    )
    urls = [f"http://127.0.0.1:{one.http_port}" for one in (settings, memory)]
    settings = settings.model_copy(update={"archive_url": urls[:1], "memory_url": urls[1:]})
    await topics.create(settings)
    events = [entry.event for entry in copies(sessions, options.events)]
    await fill_topic(settings, event_records(events, max_event_bytes=921_600, counter=load_counter(settings)))
    admin = AIOKafkaAdminClient(bootstrap_servers=servers)
    await admin.start()
    processes: list[subprocess.Popen[bytes]] = []
    with tempfile.TemporaryDirectory() as folder:
        environment = [
            f"SESSIONSTREAM_{name}={value}"
            for name, value in (
                ("PARTITIONS", options.partitions),
                ("ARCHIVE__URL", f"{options.store}://{folder}/history"),
                ("DATA_DIR", folder),
                ("MEMORY_URL", urls[1]),
            )
        ]
        cores = f"0-{(os.cpu_count() or 1) - 1}"
        try:
            for process, of in (("archive", settings), ("memory", memory)):
                processes.append(start(["env", *environment, *WORKER[:-1], process], of, cores=cores))

            async def applied() -> bool:
                ended = [process.args for process in processes if process.poll() is not None]
                assert not ended, f"a worker ended: {ended}"
                groups = (settings.group("archive"), settings.group("memory"))
                return min([await committed_records(admin, group) for group in groups]) >= len(events)

            await until_async(applied, "all events are archived and in memory", within=600, every=0.5)
            for of in (settings, memory):
                await wait_ready(of)
            print(
                f"{len(events):,} events in {options.partitions} partitions ({options.store}), "
                f"load {os.getloadavg()[0]:.1f}"
            )
            for says, ask_one in (
                ("GET /sessions/{session_id}/recall", asked_by_http(settings)),
                ("the Python client", asked_by_client(settings)),
            ):
                right, seconds = 0, []
                async with ask_one as asked:
                    for question in questions:
                        started = time.perf_counter()
                        answer = await asked(question)
                        seconds.append(time.perf_counter() - started)
                        right += is_right(question, answer)
                        assert all(group.place for group in answer.groups), "the memory worker did not answer"
                print(
                    f"  {says:34}  {times_of(seconds)}; {right} of {len(questions)} in the first five results"
                )
        finally:
            await admin.close()
            for running in processes:
                stop(running)


#: Asks a running archive worker.
Asked = Callable[[Question], Awaitable[Recalled]]


@asynccontextmanager
async def asked_by_http(settings: Settings) -> AsyncGenerator[Asked]:
    """Yield a call that sends a request and reads its answer."""
    async with http_client(settings) as client:

        async def asked(question: Question) -> Recalled:
            answer = await client.get(
                session_path(question.session_id, after="/recall"), params={"q": question.text}
            )
            answer.raise_for_status()
            return Recalled.model_validate_json(answer.content)

        yield asked


@asynccontextmanager
async def asked_by_client(settings: Settings) -> AsyncGenerator[Asked]:
    """Yield the client's call."""
    async with ArchiveClient(settings) as client:
        yield lambda question: client.recall(question.session_id, question.text)


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.recall", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--facts", type=int, default=100, help="questions of each kind (100)")
    parser.add_argument("--seed", type=int, default=1, help="chooses facts and questions (1)")
    parser.add_argument(
        "--events", type=int, default=100_000, help="events in the second measurement (100000)"
    )
    parser.add_argument(
        "--store", choices=("sqlite", "file"), default="sqlite", help="the history store (sqlite)"
    )
    parser.add_argument("--missed", action="store_true", help="print the questions without a right result")
    parser.add_argument("--http", action="store_true", help="ask running workers over HTTP")
    parser.add_argument("--partitions", type=int, default=8, help="with --http: partitions of the topics (8)")
    parser.add_argument("--servers", help="with --http: a running broker; by default, one is started")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
