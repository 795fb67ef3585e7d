"""What memories were, on a real Kafka: as of every event, and whether a digest is that of what a model was given."""

from __future__ import annotations

import json
from typing import Any

from processors.reading.etag import digest_in
from schemas.archive import EpochList
from tests.builders.events import compacted, event_object
from tests.builders.recorded import conversations, events_of
from tests.integration.archive.reading import logged
from tests.live.fixtures import MakeSystem
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
    answered = worker.get(memory_path(name), {"min_sequence": place.offset, "wait_ms": 30_000}, timeout=60)
    assert answered.status_code == 200, answered.text
    tags[name, place.offset] = answered.headers["etag"]
    memory: dict[str, Any] = answered.json()
    read[name, place.offset] = memory
    return memory


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
