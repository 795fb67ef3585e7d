"""Memory rebuilt in fresh topics on a real Kafka: with other partitions, after a break, from the log and the archive."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import httpx
import pytest

from processors.archive.archived import archived, batch_of
from processors.memory.fold import Entry
from schemas.errors import BadRequest, ConfigurationError, Retry
from schemas.settings import Settings, load_settings
from streams.archive.stores.local import LocalStore
from streams.archive.stores.sqlite import SqlitePartition
from streams.kafka import topics
from streams.rebuild.rebuild import RebuildReport, rebuild
from streams.rebuild.sources import ArchiveSource, LogSource, Original, Source
from streams.rebuild.target import BATCH_BYTES, Target
from tests.builders.events import (
    Fields,
    compacted,
    deleted,
    described,
    event_object,
    pinned,
    removed,
    user,
)
from tests.builders.memories import policy
from tests.builders.recorded import conversations, events_of
from tests.integration.archive.reading import stored_ends
from tests.live.fixtures import MakeSystem
from tests.live.system import System, event_record
from tests.live.topic_records import Place, Sent
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path

WINDOW = 10
POLICY = policy(max_messages=WINDOW)
#: Their sequences follow the log.
_SEQUENCES = frozenset({"sequence", "call_sequence", "life_sequence"})


def publish_history(system: System) -> list[str]:
    """Publish conversations with all that names a sequence, and a record that is no event; return the sessions."""
    names = list(conversations())[:8]
    events = {name: events_of(name, conversations()[name])[:14] for name in names}
    places = {name: [place.offset for place in system.publish(chat)] for name, chat in events.items()}
    for name in names[:5]:
        _publish(system, name, "pin", pinned(events[name][1]["event_id"]))
        # Its cut is in the middle of a conversation; what was pinned stays before it.
        _publish(system, name, "sum", compacted(places[name][9], base_sequence=places[name][-1]))
        later = _publish(system, name, "later", user("And then?"))
        _publish(system, name, "undo", removed(f"{name}-later", base_sequence=later.offset))
        # Stale: it was made from a memory that was rewritten since.
        _publish(system, name, "stale", compacted(places[name][11]))
        _publish(system, name, "last", user("And now?"))
    _publish(system, names[5], "end", deleted())
    _publish(system, names[5], "again", user("A new life"))
    _publish(system, names[6], "end", deleted())
    parent = {"session_id": names[0], "sequence": places[names[0]][3]}
    _publish(system, names[7], "child", described(title="A child", parent=parent))
    system.writer.write(system.topics.session_events, [Sent(b"nobody", b"no event")])
    return names


def _publish(system: System, name: str, event_id: str, fields: Fields) -> Place:
    (place,) = system.publish([event_object(fields, f"{name}-{event_id}", name)])
    return place


def test_memory_with_other_partitions_is_the_memory_that_it_was(make_system: MakeSystem) -> None:
    """It broke off on its way, and goes on; no worker starts before it is whole. Compared with what workers answer."""
    old = make_system(PARTITIONS=3, MEMORY__MAX_MESSAGES=WINDOW)
    asyncio.run(topics.create(settings_of(old)))
    before = old.start()
    names = publish_history(old)
    names.append(forked(before, names[0]))
    prefix = f"{old.prefix}new-"
    source, target = settings_of(old), settings_of(old, prefix, partitions=5)
    with pytest.raises(InterruptedError):
        rebuild_now(Breaking(opened(source), after=70), target, batch_bytes=4_000)
    with pytest.raises(ConfigurationError, match=r"message\.timestamp\.type is CreateTime"):
        asyncio.run(topics.require(target))

    done = old.run("rebuild", "--to-prefix", prefix, "--partitions", "5")

    assert done.code == 0, done
    first, second, last = done.lines
    assert re.match(
        r"9 sessions, \d+ events \([1-9]\d* copied, [1-9]\d* were there\), 1 record without an event left out",
        first,
    )
    assert second == "verified: 9 sessions equal, 0 different"
    assert f"SESSIONSTREAM_TOPIC_PREFIX={prefix}" in last
    after = old.start("rebuilt", TOPIC_PREFIX=prefix, GROUP_PREFIX=prefix, PARTITIONS=5)
    require_same_memories({name: memory(before, name) for name in names}, after, old_sequences(old, prefix))
    assert memory(after, names[-1])["message_count"] == memory(after, names[0])["message_count"] > 0
    assert memory(after, names[-1])["forked_from"]["session_id"] == names[0]
    assert memory(after, names[6])["sequence"] is None
    assert memory(after, names[0])["compaction_usage"] is not None
    assert [message["compacted"] for message in memory(after, names[0])["messages"] if "compacted" in message]
    # Workers have written to the target, so it is no target any more. The workers of the source go on meanwhile.
    with pytest.raises(BadRequest, match="the target is in use") as refused:
        rebuild_now(opened(source), target)
    assert after.stop() == 0
    variables, command = refused.value.detail.split("delete the target: ")[1].split(" sessionstream ")
    given = dict(one.removeprefix("SESSIONSTREAM_").split("=") for one in variables.split())
    deleted_target = old.run(*command.split(), "--yes", **given)
    assert (deleted_target.code, len(deleted_target.lines)) == (0, 7), deleted_target
    assert before.memory(names[0])["message_count"] > 0


@pytest.mark.long
@pytest.mark.timeout(400)
@pytest.mark.parametrize("scheme", ["sqlite", "file", "opensearch"])
def test_memory_comes_back_from_what_the_archive_worker_wrote(
    make_system: MakeSystem, scheme: str, request: pytest.FixtureRequest
) -> None:
    """The log is gone; the store has it, whichever it is."""
    old = make_system(PARTITIONS=3, MEMORY__MAX_MESSAGES=WINDOW)
    url = f"{scheme}://{old.folder / 'history'}"
    if scheme == "opensearch":
        url = request.getfixturevalue("opensearch").archive_url(old.prefix.rstrip("-"))
    asyncio.run(topics.create(settings_of(old)))
    before = old.start()
    archive = old.start("archive", process="archive", ARCHIVE__URL=url, SESSION_TIMEOUT_SECONDS=10)
    names = publish_history(old)
    names.append(forked(before, names[0]))
    archive.wait_ready(within=90)
    ends = old.ends(old.topics.session_events)
    until(
        lambda: stored_ends(url, 3) == [ends[partition] for partition in range(3)],
        "all is archived",
        within=90,
    )
    answers = {name: memory(before, name) for name in names}
    for worker in (before, archive):
        assert worker.stop() == 0
    old.delete_topics(*(spec.name for spec in topics.topic_specs(settings_of(old))))

    prefix = f"{old.prefix}new-"
    arguments = ("rebuild", "--from", "archive", "--to-prefix", prefix, "--partitions", "5")
    wrong = old.run(*arguments, "--from-partitions", "2", ARCHIVE__URL=url)
    assert "more than 2 partitions: name their number in --from-partitions" in wrong.refusal()
    done = old.run(*arguments, "--from-partitions", "3", ARCHIVE__URL=url)

    assert done.code == 0, done
    assert done.lines[1] == "verified: 8 sessions equal, 0 different"
    after = old.start("rebuilt", TOPIC_PREFIX=prefix, GROUP_PREFIX=prefix, PARTITIONS=5)
    sequences = old_sequences(old, prefix)
    assert names[6] not in sequences
    assert (answers.pop(names[6])["message_count"], memory(after, names[6])["message_count"]) == (0, 0)
    # The store has no event of the life that was deleted, so nothing says that there was one.
    assert (
        in_old_sequences(memory(after, names[5])["messages"], sequences[names[5]])
        == answers.pop(names[5])["messages"]
    )
    require_same_memories(answers, after, sequences)
    # What is answered now can be verified by the new log.
    answer = after.get(memory_path(names[0]))
    given = ("--sequence", str(answer.json()["sequence"]), "--digest", answer.headers["etag"], "--log")
    verified = old.run("verify", names[0], *given, TOPIC_PREFIX=prefix, PARTITIONS=5)
    assert verified.code == 0, verified


def test_what_a_rebuild_refuses_and_what_it_finds(make_system: MakeSystem, tmp_path: Path) -> None:
    """From the archive too; twice; into a target with records of others; from a log without its beginning."""
    old = make_system(PARTITIONS=2)
    source = settings_of(old)
    asyncio.run(topics.create(source))
    publish_history(old)
    archive = f"{old.prefix}archive-"
    report = asyncio.run(from_archive(source, settings_of(old, archive, partitions=3), tmp_path))
    assert (report.sessions, report.different, report.there_already) == (7, [], 0)
    again = asyncio.run(from_archive(source, settings_of(old, archive, partitions=3), tmp_path))
    assert (again.copied, again.there_already, again.equal) == (0, report.copied, 7)
    # The log has more than the archive: the events before a deletion.
    log = rebuild_now(opened(source), settings_of(old, f"{old.prefix}log-", partitions=3))
    assert (log.sessions, log.different, log.left_out) == (8, [], 1)
    assert log.copied > report.copied

    # An event that is another one than in the source is found by the comparison.
    tampered = f"{old.prefix}tampered-"
    target = settings_of(old, tampered, partitions=1)
    asyncio.run(topics.create(target))
    first = min(old.read(f"{old.prefix}session-events"), key=lambda record: (record.partition, record.offset))
    assert first.key is not None
    assert first.value is not None
    headers = [
        ("source_topic", f"{old.prefix}session-events".encode()),
        ("source_partition", b"%d" % first.partition),
        ("source_offset", b"%d" % first.offset),
    ]
    other = first.value.replace(b'"text": "', b'"text": "not ', 1)
    old.writer.write(f"{tampered}session-events", [Sent(first.key, other, headers=headers)])
    assert rebuild_now(opened(source), target).different == [first.key.decode()]
    with pytest.raises(ConfigurationError, match="CreateTime"):
        asyncio.run(topics.require(target))

    others = settings_of(old, f"{old.prefix}others-", partitions=2)
    asyncio.run(topics.create(others))
    old.writer.write(others.topics.session_events, [Sent(b"s", b"{}")])
    with pytest.raises(BadRequest, match=r"records of others: offset 0 in partition \d"):
        rebuild_now(opened(source), others)
    assert sum(old.ends(others.topics.session_events).values()) == 1

    old.delete_records(source.topics.session_events, {0: 2})
    with pytest.raises(BadRequest, match=r"partition 0 of .* begins at offset 2.*--from archive"):
        opened(source)


@pytest.mark.parametrize("own_ms", [None, "7200000"])
def test_records_from_the_future_are_rebuilt_with_their_times(
    make_system: MakeSystem, monkeypatch: pytest.MonkeyPatch, own_ms: str | None
) -> None:
    """A broker whose clock was a day ahead stamped them; Kafka 4 refuses what is more than an hour ahead."""
    old = make_system(PARTITIONS=1)
    source = settings_of(old)
    events = source.topics.session_events
    limits = {"message.timestamp.after.max.ms": str(2**63 - 1)}
    asyncio.run(topics.create(source, configs={events: {"message.timestamp.type": "CreateTime", **limits}}))
    ahead_ms = int(time.time() * 1_000) + 26 * 60 * 60 * 1_000
    times_ms = [ahead_ms - 25 * 60 * 60 * 1_000, ahead_ms, ahead_ms + 1]
    said = [event_object(user(f"message {number}"), f"e{number}", "s") for number in range(3)]
    for one, time_ms in zip(said, times_ms, strict=True):
        old.writer.write(events, [event_record(one)._replace(timestamp_ms=time_ms)])
    target = settings_of(old, f"{old.prefix}new-")
    fresh = target.topics.session_events
    if own_ms is not None:
        own = {"message.timestamp.type": "CreateTime", "message.timestamp.after.max.ms": own_ms}
        asyncio.run(topics.create(target, configs={fresh: own}))

    with monkeypatch.context() as patched:
        patched.setattr(topics, "set_configs", _keeping_limits(topics.set_configs))
        with pytest.raises(
            ConfigurationError, match=r"refuses the time of an event in partition 0.* fixed here"
        ):
            rebuild_now(opened(source), target)
    report = rebuild_now(opened(source), target)

    assert (report.copied + report.there_already, report.equal, report.different) == (3, 1, [])
    assert [record.timestamp_ms for record in old.read(fresh)] == times_ms
    after = asyncio.run(topics.own_configs(target, fresh))
    assert after["message.timestamp.type"] == "LogAppendTime"
    assert after.get("message.timestamp.after.max.ms") == own_ms
    assert asyncio.run(topics.check(target)) == []


@pytest.mark.parametrize("own_ms", [None, "7200000", str(2**63 - 1)])
def test_a_rebuild_that_broke_off_gives_back_the_limits_of_times_when_it_is_run_again(
    make_system: MakeSystem, monkeypatch: pytest.MonkeyPatch, own_ms: str | None
) -> None:
    """The run that lifted them knows what they were, and is gone."""
    old = make_system(PARTITIONS=1)
    source = settings_of(old)
    asyncio.run(topics.create(source))
    old.writer.write(source.topics.session_events, [event_record(event_object(user(), "e", "s"))])
    target = settings_of(old, f"{old.prefix}new-")
    fresh, limit = target.topics.session_events, "message.timestamp.after.max.ms"
    own = {} if own_ms is None else {limit: own_ms}
    asyncio.run(topics.create(target, configs={fresh: {"message.timestamp.type": "CreateTime", **own}}))
    before = asyncio.run(topics.own_configs(target, fresh))

    async def broken(_: Target) -> None:
        raise Retry("the brokers are gone")

    with monkeypatch.context() as patched:
        patched.setattr(Target, "flush", broken)
        for _ in range(2):
            with pytest.raises(Retry, match="the brokers are gone"):
                rebuild_now(opened(source), target)
    assert int(asyncio.run(topics.own_configs(target, fresh))[limit]) >= 2**62
    assert rebuild_now(opened(source), target).copied == 1

    after = asyncio.run(topics.own_configs(target, fresh))
    assert after == before | {"message.timestamp.type": "LogAppendTime"}


def _keeping_limits(change: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A managed cluster that lets nobody change the limits of times."""

    async def refusing(settings: Settings, name: str, wanted: dict[str, str | None]) -> Any:
        if "message.timestamp.after.max.ms" in wanted:
            raise ConfigurationError("it is fixed here")
        return await change(settings, name, wanted)

    return refusing


def settings_of(system: System, prefix: str | None = None, **values: Any) -> Settings:
    given = {"partitions": system.partitions, **values}
    return load_settings(
        bootstrap_servers=system.bootstrap_servers, topic_prefix=prefix or system.prefix, **given
    )


def opened(settings: Settings) -> LogSource:
    return asyncio.run(LogSource.open(settings))


def rebuild_now(source: Source, target: Settings, batch_bytes: int = BATCH_BYTES) -> RebuildReport:
    return asyncio.run(rebuild(source, target, POLICY, lambda _step, _events: None, batch_bytes=batch_bytes))


async def from_archive(source: Settings, target: Settings, folder: Path) -> RebuildReport:
    """Rebuild from a store that has what the archive worker writes."""
    store = LocalStore(folder, SqlitePartition)
    await store.start()
    try:
        log = await LogSource.open(source)
        for partition in range(log.partition_count):
            async with aclosing(log.events(partition)) as events:
                logged = [original.logged async for original in events]
            entries = [(one.entry, one.value) for one in logged if isinstance(one.entry, Entry)]
            assert len(entries) == len(logged)
            await store.write(
                partition,
                batch_of(
                    (archived(one.event, one.sequence, one.timestamp_ms, value) for one, value in entries),
                    entries[-1][0].sequence + 1,
                ),
            )
        with pytest.raises(
            BadRequest, match="more than 1 partitions: name their number in --from-partitions"
        ):
            await ArchiveSource.open(source, store, partitions=1)
        opened_archive = await ArchiveSource.open(source, store, partitions=2)
        return await rebuild(opened_archive, target, POLICY, lambda _step, _events: None)
    finally:
        await store.stop()


class Breaking:
    """A source that breaks off."""

    def __init__(self, source: Source, after: int) -> None:
        self._source = source
        self._left = after
        self.topic, self.partition_count = source.topic, source.partition_count
        self.record_count, self.left_out, self.keys = source.record_count, source.left_out, source.keys

    async def events(self, partition: int) -> AsyncGenerator[Original]:
        async with aclosing(self._source.events(partition)) as events:
            async for original in events:
                self._left -= 1
                if self._left < 0:
                    raise InterruptedError
                yield original


def forked(worker: Worker, name: str) -> str:
    """Fork a session whose memory begins with a summary; return the fork, once the worker has all of it."""
    until(lambda: memory(worker, name)["messages"][-1]["text"] == "And now?", "the worker has all")
    path = f"{memory_path(name).removesuffix('memory')}fork"
    made = httpx.post(f"{worker.url}{path}", json={"session_id": "a-fork"}, timeout=60)
    assert made.is_success, made.text
    until(
        lambda: memory(worker, "a-fork")["message_count"] == memory(worker, name)["message_count"],
        "the fork is whole",
    )
    return "a-fork"


def memory(worker: Worker, name: str) -> dict[str, Any]:
    """The whole memory, once the worker has all."""
    worker.wait_ready(within=120)
    answered: dict[str, Any] = worker.get(memory_path(name), timeout=60).json()
    return answered


def require_same_memories(
    answers: dict[str, dict[str, Any]], after: Worker, sequences: dict[str, dict[int, int]]
) -> None:
    """Compare what workers answered before, by session, and answer now; ``sequences`` are those of the old log."""
    for name, was in answers.items():
        is_now = memory(after, name)
        # These name sequences of another session.
        for field in ("parent", "forked_from"):
            was_other, other = was.pop(field, None), is_now.pop(field, None)
            if other is not None:
                other["sequence"] = sequences[other["session_id"]][other["sequence"]]
            assert other == was_other
        assert in_old_sequences(is_now, sequences.get(name, {})) == was


def old_sequences(system: System, prefix: str) -> dict[str, dict[int, int]]:
    """By session, the old sequence of each new one, as the headers of the rebuilt log say."""
    found: dict[str, dict[int, int]] = {}
    for record in system.read(f"{prefix}session-events"):
        assert record.key is not None
        found.setdefault(record.key.decode(), {})[record.offset] = int(record.header("source_offset"))
    for sequences in found.values():
        in_order = [sequences[new] for new in sorted(sequences)]
        assert in_order == sorted(set(in_order))
    return found


def in_old_sequences(value: Any, sequences: dict[int, int]) -> Any:
    """An answer with the sequences of the old log."""
    if isinstance(value, dict):
        return {
            name: sequences[item]
            if name in _SEQUENCES and item is not None
            else in_old_sequences(item, sequences)
            for name, item in value.items()
        }
    if isinstance(value, list):
        items: Iterable[Any] = value
        return [in_old_sequences(item, sequences) for item in items]
    return value
