"""What memories were, on a real Kafka: as of every event, and whether a digest is that of what a model was given."""

from __future__ import annotations

import json
from typing import Any

import pytest

from processors.reading.etag import digest_in
from schemas.archive import EpochList
from tests.builders.events import compacted, event_object
from tests.builders.recorded import conversations, events_of
from tests.integration.archive.reading import logged
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System
from tests.live.worker import Worker, memory_path


def test_a_memory_as_of_any_event_is_what_was_read_then(make_system: MakeSystem) -> None:
    """With evictions and compactions; the memory worker passes such a read on. Then verified by archive and by log."""
    system = make_system(MEMORY__MAX_MESSAGES=6).create_topics()
    archive = system.start("archive", process="archive")
    worker = system.start(ARCHIVE_URL=archive.url).wait_ready(within=120)
    archive.wait_ready(within=120)
    chats = sorted(conversations().items(), key=lambda item: -len(item[1]))[:2]
    read: dict[tuple[str, int], dict[str, Any]] = {}
    tags: dict[tuple[str, int], str] = {}
    for name, chat in chats:
        events = events_of(name, chat)[:12]
        for number, event in enumerate(events):
            memory = publish(system, worker, name, event, read, tags)
            if number in {5, 10}:
                half = memory["messages"][len(memory["messages"]) // 2]["sequence"]
                summary = event_object(compacted(half, memory["epoch"]), f"sum-{number}", name)
                memory = publish(system, worker, name, summary, read, tags)
                assert memory["messages"][0]["compacted"]

    assert len(read) == 2 * 14
    assert any(memory["truncated"] for memory in read.values())
    for (name, sequence), memory in read.items():
        past = worker.get(memory_path(name), {"at": sequence, "wait_ms": 30_000}, timeout=120)
        assert past.json() == memory
        assert past.headers["etag"] == tags[name, sequence]
    name = chats[0][0]
    path = memory_path(name).removesuffix("memory") + "epochs"
    listed = EpochList.model_validate_json(worker.get(path).content)
    assert [epoch.epoch for epoch in listed.epochs] == [1, 2]
    for epoch in listed.epochs:
        memory = read[name, epoch.sequence]
        assert epoch.after.model_dump() == {key: memory[key] for key in epoch.after.model_dump()}

    exported = system.run("export", name, ARCHIVE_URL=archive.url)
    assert exported.code == 0
    written = [(line["sequence"], line["event"]) for line in map(json.loads, exported.lines)]
    assert written == [(sequence, json.loads(value)) for sequence, value in logged(system)[name]]
    verifies_a_digest(system, archive, name, listed.epochs[0].sequence, tags)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("scheme", ["sqlite", "file", "opensearch"])
def test_at_every_event_of_twenty_sessions_the_memory_is_what_was_read_in_the_run(
    make_system: MakeSystem, scheme: str, figure: Figure, request: pytest.FixtureRequest
) -> None:
    """The twenty longest conversations, said at the same time, with evictions and with a summary every eighth event."""
    system = make_system(MEMORY__MAX_MESSAGES=10).create_topics()
    url = f"{scheme}://{system.folder / 'history'}"
    if scheme == "opensearch":
        url = request.getfixturevalue("opensearch").archive_url(system.prefix.rstrip("-"))
    archive = system.start("archive", process="archive", ARCHIVE__URL=url)
    worker = system.start(ARCHIVE_URL=archive.url).wait_ready(within=120)
    archive.wait_ready(within=120)
    chats = dict(sorted(conversations().items(), key=lambda item: -len(item[1]))[:20])
    said = {name: list(events_of(name, chat)) for name, chat in chats.items()}
    read: dict[tuple[str, int], dict[str, Any]] = {}
    tags: dict[tuple[str, int], str] = {}
    memories: dict[str, dict[str, Any]] = {}
    for number in range(max(map(len, said.values()))):
        events = {name: events[number] for name, events in said.items() if number < len(events)}
        publish_each(system, worker, events, read, tags, memories)
        if number % 8 == 7:
            summaries = {
                name: event_object(
                    compacted(messages[len(messages) // 2]["sequence"], memory["epoch"]),
                    f"sum-{number}",
                    name,
                )
                for name, memory in memories.items()
                if name in events and (messages := memory["messages"])
            }
            publish_each(system, worker, summaries, read, tags, memories)

    epochs = sum(memory["epoch"] for memory in memories.values())
    evicted = sum(memory["truncated"] for memory in memories.values())
    assert len(memories) == 20
    assert epochs >= 40
    assert any(memory["truncated"] for memory in read.values())
    for (name, sequence), memory in read.items():
        past = worker.get(memory_path(name), {"at": sequence, "wait_ms": 30_000}, timeout=120)
        assert past.json() == memory, (name, sequence)
        assert past.headers["etag"] == tags[name, sequence]
    figure(
        f"{len(read):,} memories of 20 sessions are what was read; {epochs} compactions, {evicted} truncated at the end"
    )


def publish_each(
    system: System,
    worker: Worker,
    events: dict[str, dict[str, Any]],
    read: dict[tuple[str, int], dict[str, Any]],
    tags: dict[tuple[str, int], str],
    memories: dict[str, dict[str, Any]],
) -> None:
    """Publish an event of each session, and note the memory that has it, with its ETag."""
    places = system.publish(events.values())
    for name, place in zip(events, places, strict=True):
        note(worker, name, place.offset, read, tags)
        memories[name] = read[name, place.offset]


def publish(
    system: System,
    worker: Worker,
    name: str,
    event: dict[str, Any],
    read: dict[tuple[str, int], dict[str, Any]],
    tags: dict[tuple[str, int], str],
) -> dict[str, Any]:
    """Publish an event, and note the memory that has it, with its ETag."""
    (place,) = system.publish([event])
    note(worker, name, place.offset, read, tags)
    return read[name, place.offset]


def note(
    worker: Worker,
    name: str,
    sequence: int,
    read: dict[tuple[str, int], dict[str, Any]],
    tags: dict[tuple[str, int], str],
) -> None:
    """Read the memory that has a sequence."""
    answered = worker.get(memory_path(name), {"min_sequence": sequence, "wait_ms": 30_000}, timeout=60)
    assert answered.status_code == 200, answered.text
    tags[name, sequence] = answered.headers["etag"]
    read[name, sequence] = answered.json()


def verifies_a_digest(
    system: System, archive: Worker, name: str, sequence: int, tags: dict[tuple[str, int], str]
) -> None:
    digest = str(digest_in(tags[name, sequence]))
    environment: dict[str, str | float] = {"ARCHIVE_URL": archive.url, "MEMORY__MAX_MESSAGES": 6}
    command = ("verify", name, "--digest", digest, "--sequence")

    by_log = system.run(*command, str(sequence), "--log", **environment)
    assert (by_log.code, by_log.lines) == (
        0,
        [f"yes: {name} at sequence {sequence} gave a model what has this digest (epoch 1)"],
    )
    wrong = system.run(*command, str(sequence + 1), **environment)
    assert wrong.code == 1
    assert wrong.lines[0].startswith(f"no: {name} at sequence {sequence + 1} has the digest ")
    assert f"it is the digest of the memory as of sequence {sequence}" in wrong.errors
