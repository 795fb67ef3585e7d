"""Every kind of copy of an erased session is searched for a word of it; the same search finds it without encryption.

Copies: the topics and their segment files, those that a rebuild has made, SQLite, JSON Lines, a backup of these, the
files of OpenSearch, and RocksDB of the worker that owns the partition and of the one that follows it, as log and as SST
files. What compresses (RocksDB's SST files, Lucene's stored fields) keeps the first occurrence of a word as it is if no
other text has parts of it: so the word has random letters, and the search without encryption shows that it finds it
there. It is not looked for in the RAM of workers.
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from schemas.erasure import ErasureReceipt
from tests.builders.events import answer, described, event_object, system, user
from tests.integration.archive.test_encryption import files_with, key_file
from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.topic_records import Sent
from tests.live.waiting import until
from tests.live.worker import Worker
from tests.opensearch.server import OpenSearchServer

#: The exit code of a command for a session of which nothing is known.
NO_SUCH_SESSION = 3
#: Files that Lucene writes at a flush; without them, the search would have found a translog alone.
LUCENE = (".cfs", ".fdt", ".tim")

#: The kinds of copy that have what a session says; topics of the rebuild's target have "new-" before their names.
KINDS = frozenset(
    {
        "session-events",
        "memory-events",
        "session-analytics",
        "session-dead-letters",
        "sessionstream-memory-table-changelog",
        "sessionstream-analytics-table-changelog",
        "new-session-events",
        "segments",
        "OpenSearch",
        "sqlite",
        "file",
        "first",
        "second",
    }
)


def random_word() -> str:
    return "".join(random.choices("ghjkmnpqrstvwxz", k=24))


class Copies:
    """Searches the copies of an installation for some bytes."""

    def __init__(self, running: System, kafka: Any, server: OpenSearchServer) -> None:
        self._running = running
        self._kafka = kafka
        self._server = server
        self.indices = running.prefix.rstrip("-")
        self.target = f"{running.prefix}new-"

    def with_bytes(self, part: bytes) -> dict[str, list[str]]:
        """Return by kind of copy where these bytes are."""
        folder = self._running.folder
        names = [name for name in self._running._topic_names() if name.startswith(self._running.prefix)]
        found = {
            name.removeprefix(self._running.prefix): [
                f"{record.partition}:{record.offset}"
                for record in self._running.read(name)
                if any(
                    part in (piece or b"")
                    for piece in (record.key, record.value, *(value for _, value in record.headers))
                )
            ]
            for name in names
        }
        data_dir: Path | None = getattr(self._kafka, "data_dir", None)
        if data_dir is not None:
            found["segments"] = files_with(data_dir.glob(f"{self._running.prefix}*"), part)
        # Also what is still in RAM must be on the disk that is looked at.
        self._server.request("POST", f"/{self.indices}-*/_flush?force=true&wait_if_ongoing=true")
        found["OpenSearch"] = self._server.files_with(part)
        for name in ("sqlite", "file", "first", "second"):
            found[name] = files_with([folder / name], part)
        return found

    def sst_files_with(self, part: bytes) -> dict[str, list[str]]:
        """Return by worker the SST files with these bytes, when all that is in RocksDB is written to such files."""
        rocksdict = pytest.importorskip("rocksdict", reason="needs the rocksdb extra")
        found: dict[str, list[str]] = {}
        for name in ("first", "second"):
            copy = self._running.folder / f"flushed-{name}"
            if not copy.exists():
                shutil.copytree(self._running.folder / name, copy)
                for path in copy.rglob("CURRENT"):
                    database = rocksdict.Rdict(str(path.parent), rocksdict.Options(raw_mode=True))
                    database.flush()
                    database.close()
            found[name] = [path for path in files_with([copy], part) if path.endswith(".sst")]
        return found


@pytest.mark.long
@pytest.mark.timeout(500)  # on a busy machine
@pytest.mark.parametrize("sealed", [False, True], ids=["control", "sealed"])
def test_no_copy_of_an_erased_session_has_a_word_of_it(
    make_system: MakeSystem, kafka: Any, opensearch: OpenSearchServer, tmp_path: Path, sealed: bool
) -> None:
    word = random_word()
    erased, child = f"erased-{random_word()}", f"child-{random_word()}"
    archive_port, analytics_port = free_ports(2)
    encryption = {"ENCRYPTION__KEY_FILE": str(key_file(tmp_path, 1))} if sealed else {}
    running = make_system(
        ANALYTICS_URL=f"http://127.0.0.1:{analytics_port}",
        ARCHIVE_URL=f"http://127.0.0.1:{archive_port}",
        PARTITIONS=2,
        STORE="rocksdb://",
        STANDBY=1,
        COMPACTION__SUMMARIZER="extractive",
        COMPACTION__KEEP_RECENT_TURNS="1",
        **encryption,
    ).create_topics()
    copies = Copies(running, kafka, opensearch)
    folder = running.folder
    first, second = (running.start(name) for name in ("first", "second"))
    others = [
        running.start("compaction", process="compaction"),
        running.start("analytics", process="analytics", HTTP_PORT=analytics_port),
    ]
    running.wait_shared(first, second, within=120)
    for worker in others:
        worker.wait_ready(within=120)
    stores = {
        "sqlite": f"sqlite://{folder / 'sqlite'}",
        "file": f"file://{folder / 'file'}",
        "OpenSearch": opensearch.archive_url(copies.indices),
    }

    def archive_in(store: str) -> Worker:
        # Its flushes get half of the time, and a new index takes some of it.
        return running.start(
            f"archive-{store}",
            process="archive",
            HTTP_PORT=archive_port,
            ARCHIVE__URL=stores[store],
            SESSION_TIMEOUT_SECONDS=10,
        )

    said = [
        system(f"Mind the {word}."),
        described(title=f"About a {word}", labels={"topic": word}),
        user(f"The {word} is ORD-4711.", user_id="u/7"),
        answer(f"A {word}, noted."),
        *(
            one
            for n in range(8)
            for one in (user(f"And the {word} number {n}?"), answer(f"A {word} too, {n}"))
        ),
    ]
    places = first.say(erased, *(event_object(one, f"e{n}", erased) for n, one in enumerate(said)))
    parent = {"session_id": erased, "sequence": places[3]["sequence"]}
    of_child = [described(title="A child", parent=parent), user("the child has a text of its own")]
    first.say(child, *(event_object(one, f"c{n}", child) for n, one in enumerate(of_child)))
    compacted = running.run("compact", erased, "--instructions", f"keep the {word}")
    assert compacted.code == 0, compacted
    until(lambda: first.memory(erased)["epoch"] == 1, "the summary is in memory", within=60)
    assert word in str(first.memory(erased)["messages"])
    record = next(one for one in running.read(running.topics.session_events) if one.key == erased.encode())
    # It becomes a dead letter, which has the original bytes.
    running.writer.write(running.topics.session_events, [Sent(b"other", record.value)])
    for store in ("sqlite", "file"):
        archive = archive_in(store)
        wait_stored(archive, erased, child)
        assert archive.stop() == 0
    archive = archive_in("OpenSearch")
    wait_stored(archive, erased, child)
    rebuilt = running.run("rebuild", "--to-prefix", copies.target, "--partitions", "3")
    assert rebuilt.code == 0, rebuilt
    shutil.copytree(folder / "file", folder / "file-backup")

    # Ids stay readable, so each kind of copy shows by the id that it is searched, and that it has the session.
    wait_for_all(lambda: copies.with_bytes(erased.encode()), "has the id")
    if not sealed:
        control(running, copies, word)
        stop(first, second, archive, *others)
        assert all(copies.sst_files_with(word.encode()).values())
        opensearch.request("DELETE", f"/{copies.indices}-*")
        return
    assert any_of(copies.with_bytes(word.encode())) == []

    answered = httpx.post(f"{first.url}/erasures", json={"session_id": erased}, timeout=90, trust_env=False)
    receipt = ErasureReceipt.model_validate_json(answered.content)
    assert "erased" in receipt.sessions[0].places.values()
    # Stores that were away meanwhile erase it when they are back.
    wait_erased(archive, erased, child)
    for store in ("sqlite", "file"):
        assert archive.stop() == 0
        archive = archive_in(store)
        wait_erased(archive, erased, child)
    for memory in (first.memory, second.memory):
        until(partial(is_empty, memory, erased), "memory has erased it", within=60)

    # What is made of it after the erasure.
    exports = {}
    for export_format in ("jsonl", "openai", "markdown"):
        exported = running.run("export", erased, "--format", export_format)
        assert exported.code == NO_SUCH_SESSION, exported
        exports[export_format] = exported.output
        (folder / f"{export_format}-export").write_text(exported.output + exported.errors)
    assert exports["jsonl"] == ""
    assert json.loads(exports["openai"])["messages"] == []
    then = str(places[3]["sequence"])
    refusals = [running.run("fork", erased, *at) for at in ((), ("--at", then))]
    told = f"session {erased!r} has no memory"
    assert refusals == [
        (NO_SUCH_SESSION, "", f"{told}\n"),
        (NO_SUCH_SESSION, "", f"{told} as of sequence {then}\n"),
    ]
    refused = httpx.post(f"{first.url}/sessions/{erased}/fork", json={}, timeout=60, trust_env=False)
    assert (refused.status_code, refused.json()["detail"]) == (404, f"session {erased!r} has no memory")
    # A child of it is a session of its own, and has a key of its own.
    kept = first.memory(child)
    assert [message["text"] for message in kept["messages"]] == ["the child has a text of its own"]
    assert kept["parent"]["session_id"] == erased

    # The copy that a rebuild made before it, whose summary was sealed again there, then one that is made after it, and
    # what a worker makes of that.
    again = running.run("rebuild", "--to-prefix", copies.target, "--partitions", "3")
    assert again.code == 0, again
    prefix = f"{running.prefix}later-"
    again = running.run("rebuild", "--to-prefix", prefix, "--partitions", "3")
    assert again.code == 0, again
    assert "sealed events of erased sessions: they cannot be opened, here or there" in again.output
    worker = running.start(
        "rebuilt", TOPIC_PREFIX=prefix, GROUP_PREFIX=prefix, PARTITIONS=3, STANDBY=0
    ).wait_ready(within=120)
    until(lambda: worker.memory(child)["message_count"] == 1, "the child is there", within=60)
    assert worker.memory(erased)["message_count"] == 0

    assert any_of(copies.with_bytes(word.encode())) == []
    stop(worker, first, second, archive, *others)
    assert all(copies.sst_files_with(erased.encode()).values())
    assert not any(copies.sst_files_with(word.encode()).values())
    # Also logs, exports and the backup.
    assert files_with([folder], word.encode()) == []
    assert files_with([folder / "file-backup"], erased.encode())
    opensearch.request("DELETE", f"/{copies.indices}-*")


def control(running: System, copies: Copies, word: str) -> None:
    """Without encryption, the search finds the word in every kind of copy."""
    wait_for_all(lambda: copies.with_bytes(word.encode()), "has the word")
    lucene = [path for path in copies.with_bytes(word.encode())["OpenSearch"] if path.endswith(LUCENE)]
    assert lucene
    assert files_with([running.folder / "file-backup"], word.encode())


def types_of(worker: Worker, session_id: str) -> list[str]:
    """Return the types of the events that an archive worker has of a session, once it can say."""

    def answer() -> httpx.Response | None:
        answered = worker.get(f"/sessions/{session_id}/history", {"limit": 100})
        # A store that is busy with its first index is not ready for a moment.
        return None if answered.status_code == 503 else answered

    answered = until(answer, f"{worker.name} serves {session_id}", within=60)
    assert answered.status_code == 200, answered.text
    return [one["event"]["type"] for one in answered.json()["events"]]


def wait_stored(archive: Worker, erased: str, child: str) -> None:
    until(
        lambda: "HistoryCompacted" in types_of(archive, erased) and len(types_of(archive, child)) == 2,
        f"{archive.name} has all",
        within=120,
    )


def wait_erased(archive: Worker, erased: str, child: str) -> None:
    until(lambda: types_of(archive, erased) == [], f"{archive.name} has erased it", within=90)
    assert len(types_of(archive, child)) == 2


def is_empty(memory: Callable[[str], dict[str, Any]], session_id: str) -> bool:
    return bool(memory(session_id)["message_count"] == 0)


def any_of(found: dict[str, list[str]]) -> list[str]:
    return [f"{kind}: {place}" for kind, places in found.items() for place in places]


def wait_for_all(search: Callable[[], dict[str, list[str]]], says: str) -> None:
    """Wait until a search finds something in every kind of copy."""
    missing = KINDS

    def everywhere() -> bool:
        nonlocal missing
        missing = KINDS - {kind for kind, places in search().items() if places}
        return not missing

    until(
        everywhere,
        lambda: f"each kind of copy {says}, not only all but {sorted(missing)}",
        within=90,
        every=1.0,
    )


def stop(*workers: Worker) -> None:
    for worker in workers:
        assert worker.stop() == 0
