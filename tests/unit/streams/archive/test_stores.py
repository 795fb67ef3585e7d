"""The history stores: the contract, and what is special to each."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import os
import random
import socket
import sqlite3
import sys
import threading
import time
import tracemalloc
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from opensearchpy.exceptions import ConnectionTimeout

from processors.archive.archived import ArchivedEvent, Batch
from processors.archive.event_line import event_line
from processors.archive.index_documents import document_of
from processors.archive.requests import HistoryRequest
from processors.archive.words import words_of
from schemas.archive_url import ArchiveUrl, parse_archive_url
from schemas.errors import ConfigurationError, Fatal
from schemas.settings import Settings, load_settings
from streams.archive.store import HistoryStore, StoreUnavailable
from streams.archive.stores import json_lines, opensearch, sqlite
from streams.archive.stores.choice import make_store
from tests.builders.archived import BEGAN_MS, batch, looking_for, stored
from tests.builders.events import compacted, deleted, user
from tests.contracts.history_store import HistoryStoreContract
from tests.fakes.history_store import FakeHistoryStore


def settings(folder: Path, scheme: str) -> Settings:
    return Settings(archive={"url": f"{scheme}://{folder}"})  # type: ignore[arg-type]  # pydantic makes the group


def holding(folder: Path, text: bytes) -> list[Path]:
    """Return the files that have ``text`` among their bytes."""
    return [path for path in folder.rglob("*") if path.is_file() and text in path.read_bytes()]


def line_counts(folder: Path) -> list[int]:
    """Return the number of lines of each JSON Lines file in a folder."""
    return [path.read_bytes().count(b"\n") for path in folder.rglob("*.jsonl")]


def open_files(folder: Path) -> list[str]:
    """Return the files in a folder that this process has open."""
    found = []
    for descriptor in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found.append(str(descriptor.readlink()))
    return [path for path in found if path.startswith(str(folder))]


def files_of(folder: Path) -> set[str]:
    """Return the names of the files of sessions in partition 0."""
    return {path.name for path in (folder / "partition-0" / "sessions").iterdir()}


def failed(*_: object) -> None:
    raise OSError(5, "the disk failed")


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """File names that ignore case, as on macOS: all names of sessions are in small letters then."""
    path, ignores_case = json_lines.JsonLinesPartition._path, json_lines._ignores_case

    def in_small_letters(*arguments: Any, **options: Any) -> Path:
        exact = path(*arguments, **options)
        return exact.with_name(exact.name.lower())

    def ignore_case(*, known: bool = True) -> None:
        monkeypatch.setattr(json_lines.JsonLinesPartition, "_path", in_small_letters)
        monkeypatch.setattr(json_lines, "_ignores_case", lambda _: known)

    def tell_case_apart() -> None:
        monkeypatch.setattr(json_lines.JsonLinesPartition, "_path", path)
        monkeypatch.setattr(json_lines, "_ignores_case", ignores_case)

    return SimpleNamespace(ignore_case=ignore_case, tell_case_apart=tell_case_apart)


class TestFake(HistoryStoreContract):
    @pytest.fixture
    def store(self) -> HistoryStore:
        return FakeHistoryStore()


@pytest.mark.parametrize(
    ("kind", "name"),
    [(sqlite.SqlitePartition, "history-{}.sqlite"), (json_lines.JsonLinesPartition, "partition-{}")],
)
def test_a_copy_beside_the_files_of_a_partition_is_no_partition(
    tmp_path: Path, kind: type[sqlite.SqlitePartition | json_lines.JsonLinesPartition], name: str
) -> None:
    for number in ("3", "12", "3-copy", "old"):
        (tmp_path / name.format(number)).mkdir()

    assert sorted(kind.stored(tmp_path)) == [3, 12]


@pytest.mark.parametrize("scheme", ["sqlite", "file"])
async def test_events_with_a_time_in_the_future_keep_no_others_from_being_removed(
    tmp_path: Path, scheme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of a broker was a day ahead for a while. They themselves leave when their time is over."""
    monkeypatch.setattr(sqlite, "_EXPIRED_AT_ONCE", 2)
    day_ms, now_ms = 86_400_000, time.time_ns() // 1_000_000
    store = make_store(settings(tmp_path, scheme))

    def at(sequence: int, recorded_ms: int) -> ArchivedEvent:
        return stored(user(f"text {sequence}"), sequence)._replace(recorded_ms=recorded_ms)

    ahead = [at(number, now_ms + day_ms) for number in range(5)]
    old = [at(number, now_ms - 9 * day_ms) for number in range(5, 10)]
    between = [at(10, now_ms + 2 * day_ms), at(11, now_ms - 9 * day_ms)]
    await store.write(0, batch(*ahead, *old, *between, at(12, now_ms)))

    async def left() -> list[int]:
        return [one.sequence for one in await store.history(0, HistoryRequest(session_id="s1"))]

    assert await store.expire(0, now_ms - 8 * day_ms) == 6
    assert await left() == [0, 1, 2, 3, 4, 10, 12]
    assert await store.expire(0, now_ms - 6 * day_ms) == 0
    assert await store.expire(0, now_ms + day_ms + 3_600_000) == 6
    assert await left() == [10]
    await store.stop()


@pytest.mark.parametrize("scheme", ["sqlite", "file"])
async def test_files_that_another_worker_has_written_meanwhile_are_read_again_when_their_partition_comes_back(
    tmp_path: Path, scheme: str
) -> None:
    """Workers of one machine may share a folder. What they wrote is not written a second time, nor what they erased."""
    first, second = make_store(settings(tmp_path, scheme)), make_store(settings(tmp_path, scheme))
    await first.write(0, batch(*(stored(user(str(number)), number) for number in range(5))))
    await second.write(0, batch(*(stored(user(str(number)), number) for number in range(5, 8))))
    await second.write(0, batch(stored(user("gone"), 8, "s2")))
    await second.write(0, batch(stored(deleted(), 9, "s2")))

    assert await first.position(0) == 10
    await first.write(0, batch(stored(user("gone"), 8, "s2"), stored(user("next"), 10)))

    history = await first.history(0, HistoryRequest(session_id="s1"))
    assert [event.sequence for event in history] == [*range(8), 10]
    assert await first.history(0, HistoryRequest(session_id="s2")) == []
    if scheme == "file":
        assert sorted(line_counts(tmp_path)) == [1, 9]  # the erasure, and each event once
    await first.stop()
    await second.stop()


#: The tables of a file in form 1, whose index has a copy of the words.
_FORM_1 = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE events (
    sequence INTEGER PRIMARY KEY, session_id TEXT NOT NULL, type TEXT NOT NULL, recorded_ms INTEGER NOT NULL,
    agent_id TEXT, agent_role TEXT, user_id TEXT, value BLOB NOT NULL, text TEXT NOT NULL
);
CREATE INDEX events_of_session ON events (session_id, sequence);
CREATE TABLE erased (session_id TEXT PRIMARY KEY, through INTEGER NOT NULL) WITHOUT ROWID;
CREATE VIRTUAL TABLE words USING fts5 (body, tokenize = 'porter ascii');
INSERT INTO meta VALUES ('form', 1), ('position', 0);
"""


class TestSqlite(HistoryStoreContract):
    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncGenerator[HistoryStore]:
        store = make_store(settings(tmp_path, "sqlite"))
        await store.start()
        yield store
        await store.stop()

    async def test_a_broken_file_and_a_newer_form_are_clear_errors(self, tmp_path: Path) -> None:
        (tmp_path / "history-0.sqlite").write_bytes(b"no database at all, " * 100)
        store = make_store(settings(tmp_path, "sqlite"))
        with pytest.raises(StoreUnavailable, match=r"partition 0: file is not a database"):
            await store.position(0)
        await store.position(1)
        await store.stop()
        with sqlite3.connect(tmp_path / "history-1.sqlite") as connection:
            connection.execute("UPDATE meta SET value = 99 WHERE name = 'form'")
        connection.close()
        with pytest.raises(Fatal, match=r"has form 99, this worker knows 1 and 2: run the newer version"):
            await make_store(settings(tmp_path, "sqlite")).position(1)

    async def test_a_file_of_an_earlier_version_gets_the_index_of_users_with_its_next_write(
        self, tmp_path: Path
    ) -> None:
        store = make_store(settings(tmp_path, "sqlite"))
        await store.write(0, batch(*(stored(user(user_id=f"u{n % 2}"), n, f"s{n % 4}") for n in range(8))))
        await store.stop()
        path = tmp_path / "history-0.sqlite"

        def plan() -> str:
            with contextlib.closing(sqlite3.connect(path)) as connection:
                query = "EXPLAIN QUERY PLAN SELECT DISTINCT session_id FROM events WHERE user_id = 'u0'"
                return " ".join(str(row[-1]) for row in connection.execute(query))

        assert "events_of_user" in plan()
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("DROP INDEX events_of_user")

        store = make_store(settings(tmp_path, "sqlite"))
        assert sorted(await store.sessions_of_user(0, "u0")) == ["s0", "s2"]
        assert "events_of_user" not in plan(), "who only looks does not change it"
        await store.write(0, batch(stored(user(user_id="u0"), 8, "s5"), stored(user(), 9, "s6")))
        assert "events_of_user" in plan()
        assert sorted(await store.sessions_of_user(0, "u0")) == ["s0", "s2", "s5"]
        await store.write(0, batch(stored(deleted(), 10, "s2")))
        assert sorted(await store.sessions_of_user(0, "u0")) == ["s0", "s5"]
        await store.stop()

    @pytest.mark.parametrize("form", [1, 2])
    async def test_the_index_has_the_words_of_the_events_that_are_there(
        self, tmp_path: Path, form: int
    ) -> None:
        path = tmp_path / "history-0.sqlite"
        if form == 1:
            with sqlite3.connect(path) as connection:
                connection.executescript(_FORM_1)
            connection.close()
        store = make_store(settings(tmp_path, "sqlite"))
        written: dict[str, str] = {}
        texts = ("gate 12B of ORD-12345", "naïve café, 東京タワー", "walked there, walking back", "...")
        for start in range(0, 60, 6):
            events = [
                stored(user(f"{texts[place % 4]} n{place}"), place, f"s{place % 3}")
                for place in range(start, start + 6)
            ]
            written |= {f"n{event.sequence}": event.session_id for event in events}
            await store.write(0, batch(*events))
        await store.write(0, batch(stored(deleted(), 60, "s1")))
        assert await store.expire(0, BEGAN_MS + 12_000) == 8
        for word, session_id in written.items():
            found = [hit.event.sequence for hit in await store.search(0, looking_for(word))]
            gone = session_id == "s1" or int(word[1:]) < 12
            assert found == ([] if gone else [int(word[1:])])
        assert {hit.event.session_id for hit in await store.search(0, looking_for("walk"))} == {"s0", "s2"}
        await store.stop()
        connection = sqlite3.connect(path)
        connection.create_function("body_of", 1, sqlite._body, deterministic=True)
        # It fails unless the index has exactly the words of the rows.
        connection.execute("INSERT INTO words (words, rank) VALUES ('integrity-check', 1)")
        (stays,) = connection.execute("SELECT value FROM meta WHERE name = 'form'").fetchone()
        connection.close()
        assert stays == form

    async def test_what_has_no_score_is_found_all_the_same(self, tmp_path: Path) -> None:
        """An index that counts fewer rows than have a word has no score for them; a full disk once left one so."""
        store = make_store(settings(tmp_path, "sqlite"))
        await store.write(0, batch(*(stored(user(f"lamp n{place}"), place, "s") for place in range(5))))
        await store.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "history-0.sqlite")) as connection, connection:
            # The counts: one row, three words.
            connection.execute("UPDATE words_data SET block = x'0103' WHERE id = 1")

        store = make_store(settings(tmp_path, "sqlite"))
        for wanted in (looking_for("lamp"), looking_for("lamp", session_id="s")):
            assert [hit.event.sequence for hit in await store.search(0, wanted)] == [4, 3, 2, 1, 0]
        await store.stop()

    async def test_no_byte_of_what_was_erased_or_expired_stays_in_a_file(self, tmp_path: Path) -> None:
        store = make_store(settings(tmp_path, "sqlite"))
        for number in range(30):
            events = [
                stored(user(f"secretcanary{number} of {name}"), 2 * number + place, name)
                for place, name in enumerate(("s1", "s2"))
            ]
            await store.write(0, batch(*events))
        await store.write(0, batch(stored(deleted(), 60)))
        assert await store.expire(0, 0) == 0
        assert len(await store.search(0, looking_for("secretcanary7"))) == 1
        assert await store.expire(0, BEGAN_MS + 1_000_000) == 30

        assert [path.name for path in holding(tmp_path, b"secretcanari")] == []
        assert [path.name for path in holding(tmp_path, b"secretcanary")] == []
        await store.stop()

    @given(
        st.lists(
            st.text() | st.text(st.characters(max_codepoint=127)) | st.text("aZ09_-. \0é·京", max_size=12),
            min_size=1,
        )
    )
    def test_the_index_has_the_words_of_each_text(self, texts: list[str]) -> None:
        """A text in ASCII is split by the index itself."""

        def indexed(bodies: list[str]) -> list[tuple[str, int, int]]:
            with contextlib.closing(sqlite3.connect(":memory:")) as connection:
                connection.executescript(sqlite._TABLES)
                connection.execute("CREATE VIRTUAL TABLE found USING fts5vocab (words, instance)")
                connection.executemany("INSERT INTO words (rowid, body) VALUES (?, ?)", enumerate(bodies))
                return sorted(connection.execute('SELECT term, doc, "offset" FROM found').fetchall())

        assert indexed([sqlite._body(text) for text in texts]) == indexed(
            [" ".join(words_of(text)) for text in texts]
        )

    async def test_a_write_does_not_read_all_erasures(self, tmp_path: Path) -> None:
        """After some millions of them no write would end in time."""
        store = make_store(settings(tmp_path, "sqlite"))
        await store.start()
        await store.write(0, Batch([], {f"s{number}": number for number in range(20_000)}, 20_000))
        files = store._partitions[0]  # type: ignore[attr-defined]  # to count what SQLite does
        write, steps = files.write, 0

        def counted() -> int:
            nonlocal steps
            steps += 100
            return 0

        def write_counted(wanted: Batch) -> None:
            with files._connected() as connection:
                connection.set_progress_handler(counted, 100)
            write(wanted)

        files.write = write_counted
        late = stored(compacted(6, user_message="late"), 20_000, "s7")
        await store.write(0, batch(late, stored(user("new"), 20_001, "s8")))

        assert steps < 10_000
        assert await store.history(0, HistoryRequest(session_id="s7")) == []
        assert len(await store.history(0, HistoryRequest(session_id="s8"))) == 1
        await store.stop()

    async def test_many_partitions_hold_few_files_open(self, tmp_path: Path) -> None:
        """Most systems allow a process 1,024 files; each of 8 threads had a connection to each partition."""
        store = make_store(settings(tmp_path, "sqlite"))
        await store.start()
        held: list[int] = []
        for turn in range(8):
            calls: list[Awaitable[Any]] = []
            for partition in range(20):
                calls.append(store.write(partition, batch(stored(user("a word"), turn))))
                calls += [store.search(partition, looking_for("word")) for _ in range(2)]
            await asyncio.gather(*calls)
            held.append(len(open_files(tmp_path)))

        assert max(held) <= 20 * 7
        await store.stop()
        assert open_files(tmp_path) == []

    async def test_a_read_that_goes_on_while_the_store_stops_ends_well(self, tmp_path: Path) -> None:
        store = make_store(settings(tmp_path, "sqlite"))
        await store.write(0, batch(stored(user("a word"), 0)))
        files = store._partitions[0]  # type: ignore[attr-defined]  # to be in the middle of a read
        with files._connected() as connection:
            await store.stop()
            assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)
        assert open_files(tmp_path) == []

    async def test_a_full_disk_loses_nothing(self, tmp_path: Path) -> None:
        store = make_store(settings(tmp_path, "sqlite"))
        await store.write(0, batch(stored(user("kept"), 0)))
        files = store._partitions[0]  # type: ignore[attr-defined]  # to limit its size, as a full disk does

        def limit(pages: int) -> None:
            with files._connected() as connection:
                connection.execute(f"PRAGMA max_page_count = {pages}")

        large = batch(*(stored(user("x" * 5_000), number) for number in range(1, 200)))
        write = files.write

        def write_limited(wanted: Batch) -> None:
            limit(20)
            write(wanted)

        def write_freely(wanted: Batch) -> None:
            limit(1_000_000)
            write(wanted)

        files.write = write_limited
        with pytest.raises(StoreUnavailable, match=r"database or disk is full; check the disk's free space"):
            await store.write(0, large)
        assert await store.position(0) == 1
        files.write = write_freely
        await store.write(0, large)

        assert await store.position(0) == 200
        assert len(await store.history(0, HistoryRequest(session_id="s1", limit=1_000))) == 200
        await store.stop()


class TestJsonLines(HistoryStoreContract):
    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncGenerator[HistoryStore]:
        store = make_store(settings(tmp_path, "file"))
        await store.start()
        yield store
        await store.stop()

    async def test_no_byte_of_what_was_erased_or_expired_stays_in_a_file(self, tmp_path: Path) -> None:
        store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(*(stored(user("secretcanary"), n, f"s{n % 3}") for n in range(30))))
        await store.write(0, batch(stored(deleted(), 30, "s0")))
        assert len(holding(tmp_path, b"secretcanary")) == 2
        assert await store.expire(0, BEGAN_MS + 10_000_000) == 20

        assert [path.name for path in holding(tmp_path, b"secretcanary")] == []
        await store.stop()

    @pytest.mark.parametrize("crash", [False, True])
    async def test_no_byte_of_what_was_erased_stays_after_a_file_could_not_be_replaced(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crash: bool
    ) -> None:
        """As on a full disk, or with a crash while old events were removed."""
        store = make_store(settings(tmp_path, "file"))
        await store.write(
            0, batch(*(stored(user("secretcanary"), number) for number in range(0, 8_000, 500)))
        )
        with monkeypatch.context() as failing:
            failing.setattr(Path, "replace", failed)
            if crash:
                failing.setattr(Path, "unlink", lambda *_, **__: None)
            with pytest.raises(StoreUnavailable):
                await store.expire(0, BEGAN_MS + 4_000_000)
        assert len(holding(tmp_path, b"secretcanary")) == 1 + crash
        await store.write(0, batch(stored(deleted(), 8_000)))

        assert holding(tmp_path, b"secretcanary") == []
        await store.stop()

    async def test_the_ends_of_other_files_are_not_read_again_after_an_erasure_or_too_many_sessions(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = make_store(settings(tmp_path, "file"))
        numbers = itertools.count()
        read: list[str] = []
        repair = json_lines._repair

        def counted(path: Path) -> int:
            read.append(path.stem)
            return repair(path)

        async def say(*names: str) -> list[str]:
            """Write one event of each session; return the files whose ends were read for it."""
            read.clear()
            await store.write(0, batch(*(stored(user(), next(numbers), name) for name in names)))
            return list(read)

        monkeypatch.setattr(json_lines, "_repair", counted)
        monkeypatch.setattr(json_lines, "_CACHED_SESSIONS", 4)
        await say("a", "b", "c", "d")
        assert await say("a", "b", "c", "d") == []
        await store.write(0, batch(stored(deleted(), next(numbers), "a")))
        assert await say("b", "c", "d") == [], "only the file of the erased session has changed"
        await say("a")
        assert await say("e") == []
        assert await say("c", "d", "a", "e") == [], "the session that was written to longest ago is forgotten"
        assert await say("b") == ["b"]
        await store.stop()

    async def test_any_part_of_a_long_file_is_read_without_the_rest(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Also across damaged lines, and lines longer than what is read at once."""
        chance = random.Random(5)
        events = [
            stored(user("x" * chance.choice((1, 30, 3_000, 200_000 if number % 97 == 0 else 5))), number * 3)
            for number in range(1_000)
        ]
        store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(*events))
        file = tmp_path / "partition-0" / "sessions" / "s1.jsonl"
        lines = file.read_bytes().split(b"\n")
        for number in (10, 500, 501, 999):
            lines[number] = b"damaged"
            events[number] = events[number]._replace(session_id="")
        file.write_bytes(b"\n".join(lines) + b'{"sequence":2997,"unfin')
        kept = [event for event in events if event.session_id]
        parsed: list[bytes] = []
        parse = json_lines._parse

        def counted(line: bytes) -> ArchivedEvent | None:
            parsed.append(line)
            return parse(line)

        monkeypatch.setattr(json_lines, "_parse", counted)

        assert await store.history(0, HistoryRequest(session_id="s1", limit=2_000)) == kept
        newest = HistoryRequest(session_id="s1", limit=2_000, newest_first=True)
        assert await store.history(0, newest) == kept[::-1]
        parsed.clear()
        for _ in range(200):
            after, before = (chance.choice((None, chance.randrange(-1, 3_010))) for _ in range(2))
            newest_first = chance.random() < 0.5
            limit = chance.choice((1, 7, 40))
            request = HistoryRequest(
                session_id="s1", after=after, before=before, newest_first=newest_first, limit=limit
            )
            wanted = [
                event
                for event in kept
                if event.sequence > (-1 if after is None else after)
                and event.sequence < (3_000 if before is None else before)
            ]
            wanted = (wanted[::-1] if newest_first else wanted)[:limit]
            assert await store.history(0, request) == wanted
        # Damaged lines are tried as well; nothing else that is not wanted is parsed.
        assert len(parsed) <= 200 * 40 + 200 * 4
        await store.stop()

    async def test_a_torn_line_is_cut_off_at_every_byte(self, tmp_path: Path) -> None:
        events = [stored(user("one"), 0), stored(user("two"), 1)]
        file = tmp_path / "partition-0" / "sessions" / "s1.jsonl"
        store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(*events))
        await store.stop()
        whole = file.read_bytes()
        first = whole.index(b"\n") + 1
        for length in range(first, len(whole)):
            file.write_bytes(whole[:length])
            store = make_store(settings(tmp_path, "file"))
            assert await store.history(0, HistoryRequest(session_id="s1")) == events[:1]
            await store.write(0, batch(*events))
            await store.stop()
            assert file.read_bytes() == whole

    async def test_an_event_that_was_stored_and_is_torn_is_asked_for_again(self, tmp_path: Path) -> None:
        """However it was torn: the event of another session that comes next has its place."""
        events = [stored(user("x" * 70_000 if number == 2 else str(number)), number) for number in range(3)]
        unknown = len(event_line(events[2])) - 5  # what is left does not say which event it was
        for cut in (2, 40, unknown):
            store = make_store(settings(tmp_path / str(cut), "file"))
            file = tmp_path / str(cut) / "partition-0" / "sessions" / "s1.jsonl"
            await store.write(0, batch(*events, stored(user("other"), 3, "s2")))
            for runs in (False, True):
                file.write_bytes(file.read_bytes()[:-cut])
                if runs:
                    with pytest.raises(
                        StoreUnavailable, match=r"is unfinished; the log is read again from sequence 2"
                    ):
                        await store.write(0, batch(stored(user("next"), 4 + runs)))
                else:
                    await store.stop()
                    store = make_store(settings(tmp_path / str(cut), "file"))
                assert await store.position(0) == 2
                await store.write(0, batch(events[2], stored(user("other"), 3, "s2")))
                assert await store.position(0) == 4
                assert await store.history(0, HistoryRequest(session_id="s1")) == events
            await store.stop()

    async def test_a_line_that_another_program_left_unfinished_takes_no_event_with_it(
        self, tmp_path: Path
    ) -> None:
        events = [stored(user(str(number)), number) for number in range(4)]
        store = make_store(settings(tmp_path, "file"))
        for event in events:
            await store.write(0, batch(event))
            with (tmp_path / "partition-0" / "sessions" / "s1.jsonl").open("ab") as file:
                file.write(b'{"sequence":%d,"record' % (event.sequence + 1))
        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        await store.stop()

    @pytest.mark.parametrize("content", [b"", b'{"posi', b"[]"])
    async def test_a_damaged_state_is_one_clear_line(self, tmp_path: Path, content: bytes) -> None:
        """Without the file the partition is read again, and nothing is written twice."""
        events = [stored(user(str(number)), number) for number in range(3)]
        store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(*events))
        await store.stop()
        state = tmp_path / "partition-0" / "state.json"
        state.write_bytes(content)
        store = make_store(settings(tmp_path, "file"))
        with pytest.raises(Fatal, match=r"state\.json, which says how far .* is damaged: remove it, and"):
            await store.position(0)
        state.unlink()
        assert await store.position(0) == 0
        await store.write(0, batch(*events))
        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        await store.stop()

    async def test_a_write_does_not_write_all_erasures_again(self, tmp_path: Path) -> None:
        store = make_store(settings(tmp_path, "file"))
        erased = {f"s{number}": number for number in range(1_000)}
        await store.write(0, Batch([], erased, 1_000))
        state = tmp_path / "partition-0" / "state.json"
        assert state.stat().st_size < 100
        # As an earlier version wrote it.
        (tmp_path / "partition-0" / "erased.jsonl").unlink()
        state.write_bytes(orjson.dumps({"position": 1_000, "erased": erased}))
        for number in range(2):
            await store.stop()
            store = make_store(settings(tmp_path, "file"))
            await store.write(0, batch(stored(compacted(6, user_message="late"), 1_000 + number, "s7")))
            assert await store.history(0, HistoryRequest(session_id="s7")) == []
            assert state.stat().st_size < 100
        await store.stop()

    async def test_a_torn_erasure_is_written_again_and_a_damaged_one_is_one_clear_line(
        self, tmp_path: Path
    ) -> None:
        store = make_store(settings(tmp_path, "file"))
        state, erasures = (tmp_path / "partition-0" / name for name in ("state.json", "erased.jsonl"))
        await store.write(0, batch(stored(user("one"), 0)))
        before = state.read_bytes()
        await store.write(0, batch(stored(deleted(), 1)))
        await store.stop()
        whole = erasures.read_bytes()
        for length in range(len(whole)):
            state.write_bytes(before)
            erasures.write_bytes(whole[:length])
            store = make_store(settings(tmp_path, "file"))
            await store.write(0, batch(stored(deleted(), 1)))
            await store.stop()
            assert erasures.read_bytes() == whole
        erasures.write_bytes(b"nonsense\n" + whole)
        store = make_store(settings(tmp_path, "file"))
        with pytest.raises(
            Fatal, match=r"erased\.jsonl, which says what was erased, is damaged: remove it and"
        ):
            await store.position(0)
        await store.stop()

    async def test_a_search_keeps_only_what_it_answers_in_memory(self, tmp_path: Path) -> None:
        """A word that many messages have took as much memory as all of them."""
        store = make_store(settings(tmp_path, "file"))
        texts = ["needle " + "x" * 200_000] * 40
        await store.write(0, batch(*(stored(user(text), number) for number, text in enumerate(texts))))
        tracemalloc.start()
        try:
            found = await store.search(0, looking_for("needle", limit=1))
            _, peak_bytes = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert [hit.event.sequence for hit in found] == [39]
        assert peak_bytes < 5_000_000
        await store.stop()

    async def test_a_damaged_line_is_reported_once_and_passed(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        events = [stored(user(f"word{number}"), number) for number in range(4)]
        file = tmp_path / "partition-0" / "sessions" / "s1.jsonl"
        store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(*events[:3]))
        await store.stop()
        lines = file.read_bytes().split(b"\n")
        lines[1] = b'{"sequence":1,"recor\xff\xfe'
        file.write_bytes(b"\n".join(lines))

        store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(events[3]))
        kept = [events[0], *events[2:]]
        assert await store.history(0, HistoryRequest(session_id="s1")) == kept
        assert await store.history(0, HistoryRequest(session_id="s1")) == kept
        assert len(await store.search(0, looking_for("word3"))) == 1
        await store.stop()
        reports = [record for record in caplog.records if record.levelno == logging.ERROR]
        assert [record.__dict__["action"] for record in reports] == ["archive_line_damaged"]
        assert "line 2 of" in reports[0].getMessage()

    async def test_files_that_the_disk_did_not_take_are_synchronized_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        synchronize, failing = os.fsync, True
        synchronized: set[str] = set()

        def fsync(descriptor: int) -> None:
            path = str(Path(f"/proc/self/fd/{descriptor}").readlink())
            if failing and path.endswith("s299.jsonl"):
                raise OSError(5, "the disk failed")
            synchronized.add(path)
            synchronize(descriptor)

        monkeypatch.setattr(os, "fsync", fsync)
        store = make_store(settings(tmp_path, "file"))
        await store.start()
        # More sessions than a write holds files open.
        events = [stored(user(f"text {number}"), number, f"s{number}") for number in range(300)]
        with pytest.raises(StoreUnavailable):
            await store.write(0, batch(*events))
        assert await store.position(0) == 0
        failing = False
        synchronized.clear()
        await store.write(0, batch(*events))

        assert await store.position(0) == 300
        assert len([path for path in synchronized if path.endswith(".jsonl")]) == 300
        assert line_counts(tmp_path) == [1] * 300
        assert open_files(tmp_path) == []
        await store.stop()

    async def test_sessions_that_differ_only_in_case_have_files_of_their_own_where_names_ignore_case(
        self, tmp_path: Path, names: SimpleNamespace
    ) -> None:
        names.ignore_case()
        store = make_store(settings(tmp_path, "file"))
        order = ("bob", "Bob", "bOB", "bob", "Bob", "bOB")
        events = [stored(user(f"word{number}"), number, name) for number, name in enumerate(order)]
        await store.write(0, batch(*events))
        await store.write(0, batch(stored(deleted(), 6, "Bob")))
        for name in ("bob", "bOB"):
            kept = [event for event in events if event.session_id == name]
            assert await store.history(0, HistoryRequest(session_id=name)) == kept
        await store.stop()
        assert files_of(tmp_path) == {"bob.jsonl", "bob=6.jsonl"}

    @pytest.mark.parametrize("crash", [False, True])
    async def test_files_that_sessions_shared_are_parted_by_the_next_write(
        self, tmp_path: Path, names: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, crash: bool
    ) -> None:
        """An earlier version wrote them where names ignore case."""
        order = ("Bob", "bob", "other", "Bob", "bob")
        events = [stored(user(f"word{number}"), number, name) for number, name in enumerate(order)]
        names.ignore_case(known=False)
        store = make_store(settings(tmp_path, "file"))
        for event in events:
            await store.write(0, batch(event))
        await store.stop()
        assert files_of(tmp_path) == {"bob.jsonl", "other.jsonl"}

        names.ignore_case()
        store = make_store(settings(tmp_path, "file"))
        new = stored(user("new"), 5, "Bob")

        async def read() -> dict[str, list[int]]:
            return {
                name: [found.sequence for found in await store.history(0, HistoryRequest(session_id=name))]
                for name in ("Bob", "bob", "other")
            }

        assert await read() == {"Bob": [0, 3], "bob": [1, 4], "other": [2]}
        if crash:
            with monkeypatch.context() as failing:
                failing.setattr(json_lines.JsonLinesPartition, "_keep", failed)
                with pytest.raises(StoreUnavailable):
                    await store.write(0, batch(new))
            await store.stop()
            store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(new))
        assert await read() == {"Bob": [0, 3, 5], "bob": [1, 4], "other": [2]}
        assert len(await store.search(0, looking_for("word3"))) == 1
        assert await store.position(0) == 6
        await store.stop()
        assert files_of(tmp_path) == {"bob.jsonl", "bob=1.jsonl", "other.jsonl"}

    async def test_a_folder_is_read_and_written_on_after_it_came_from_another_file_system(
        self, tmp_path: Path, names: SimpleNamespace
    ) -> None:
        found = []
        for number, ignores_case in enumerate((False, True, False)):
            if ignores_case:
                names.ignore_case()
            else:
                names.tell_case_apart()
            store = make_store(settings(tmp_path, "file"))
            before = await store.history(0, HistoryRequest(session_id="Bob"))
            assert [event.sequence for event in before] == list(range(number))
            await store.write(0, batch(stored(user(str(number)), number, "Bob")))
            events = await store.history(0, HistoryRequest(session_id="Bob"))
            assert [event.sequence for event in events] == list(range(number + 1))
            await store.stop()
            found.append(files_of(tmp_path))
            # A copy keeps the name, which a real file system that ignores case has with its capitals.
            (file,) = (tmp_path / "partition-0" / "sessions").iterdir()
            file.rename(file.with_name(file.name.replace("b", "B", 1) if ignores_case else file.name.lower()))
        assert found == [{"Bob.jsonl"}, {"bob=1.jsonl"}, {"Bob.jsonl"}]

    async def test_a_crash_between_append_and_position_repeats_nothing(self, tmp_path: Path) -> None:
        events = [stored(user(str(number)), number) for number in range(3)]
        store = make_store(settings(tmp_path, "file"))
        await store.write(0, batch(*events[:1]))
        state = (tmp_path / "partition-0" / "state.json").read_bytes()
        await store.write(0, batch(*events))
        await store.stop()
        (tmp_path / "partition-0" / "state.json").write_bytes(state)

        store = make_store(settings(tmp_path, "file"))
        assert await store.position(0) == 1
        await store.write(0, batch(*events[1:]))
        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        assert await store.position(0) == 3
        await store.stop()


@pytest.mark.parametrize("scheme", ["sqlite", "file"])
async def test_a_write_that_goes_on_after_its_deadline_has_the_files_to_itself(
    tmp_path: Path, scheme: str
) -> None:
    """What comes next waits for it: a takeover, an erasure, and the same batch again."""
    store = make_store(settings(tmp_path, scheme))
    await store.write(0, batch(stored(user("0"), 0), stored(user("0"), 1, "s2")))
    files = store._partitions[0]  # type: ignore[attr-defined]  # to hold its write in its thread
    write, begun, goes_on = files.write, threading.Event(), threading.Event()

    def held(wanted: Batch) -> None:
        files.write = write  # only the first one is held
        begun.set()
        assert goes_on.wait(60)
        write(wanted)

    files.write = held
    events = [stored(user(str(number)), number) for number in range(2, 20)]
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await store.write(0, batch(*events))
    assert begun.wait(60)
    position = asyncio.create_task(store.position(0))
    later = [
        asyncio.create_task(store.write(0, batch(*events, stored(user("next"), 20)))),
        asyncio.create_task(store.write(0, batch(stored(deleted(), 21, "s2")))),
        asyncio.create_task(store.stop()),
    ]
    ended, _ = await asyncio.wait([position, *later], timeout=0.2)
    goes_on.set()
    await asyncio.gather(*later)

    assert not ended
    assert await position == 20
    store = make_store(settings(tmp_path, scheme))
    assert await store.position(0) == 22
    assert [event.sequence for event in await store.history(0, HistoryRequest(session_id="s1"))] == [
        0,
        *range(2, 21),
    ]
    newest = await store.history(0, HistoryRequest(session_id="s1", newest_first=True, limit=3))
    assert [event.sequence for event in newest] == [20, 19, 18]
    await store.stop()


async def test_an_opening_that_goes_on_after_its_deadline_is_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    goes_on = threading.Event()
    make = json_lines.JsonLinesPartition.__init__

    def held(files: json_lines.JsonLinesPartition, folder: Path, partition: int) -> None:
        made.append(partition)
        assert goes_on.wait(60)
        make(files, folder, partition)

    monkeypatch.setattr(json_lines.JsonLinesPartition, "__init__", held)
    store = make_store(settings(tmp_path, "file"))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await store.position(0)
    again = asyncio.create_task(store.position(0))
    await asyncio.wait([again], timeout=0.2)
    goes_on.set()

    assert await again == 0
    assert made == [0]
    await store.stop()


async def test_a_folder_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = make_store(settings(tmp_path / "file" / "below", "sqlite"))

    with pytest.raises(
        ConfigurationError, match=r"^SESSIONSTREAM_ARCHIVE__URL: the folder .* cannot be written"
    ):
        await store.start()
    await store.stop()


async def test_opensearch_is_asked_to_merge_until_it_has_removed_what_was_deleted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is looked at each minute; a merge is asked for once an hour, and what failed is asked for again."""
    store = make_store(load_settings(archive={"url": "opensearch://127.0.0.1:1/name"}))
    minutes = 0
    asked: list[tuple[int, str]] = []
    cleared_at = 125
    failing = {3}

    class Indices:
        async def stats(self, **_: object) -> object:
            if minutes in failing:
                raise StoreUnavailable("away")
            return {"_all": {"total": {"docs": {"deleted": 2 if minutes < cleared_at else 0}}}}

        def __getattr__(self, name: str) -> Callable[..., Awaitable[None]]:
            async def answer(**_: object) -> None:
                asked.append((minutes, name))

            return answer

    monkeypatch.setattr(store, "_connected", SimpleNamespace(indices=Indices(), close=Indices().close))
    began = time.monotonic()
    monkeypatch.setattr(
        "streams.archive.stores.opensearch.time.monotonic", lambda: began + 1.0 + 60.0 * minutes
    )

    async def until_minute(end: int) -> list[tuple[int, str]]:
        nonlocal minutes
        asked.clear()
        while minutes < end:
            minutes += 1
            for partition in range(3):
                await store.expire(partition, 0)
        return list(asked)

    merged = [(minute, call) for minute in (1, 61, 121) for call in ("flush", "forcemerge")]
    assert await until_minute(299) == [*merged, (125, "flush"), (125, "refresh")]
    # The next deletion.
    cleared_at = 303
    store._deletions += 1  # type: ignore[attr-defined]  # as _delete counts
    failing.add(300)
    calls = await until_minute(400)
    assert calls == [(301, "flush"), (301, "forcemerge"), (303, "flush"), (303, "refresh")]
    await store.stop()


@pytest.mark.parametrize("ends", ["late", "cancelled"])
async def test_what_a_deletion_without_an_answer_removed_is_merged_too(
    ends: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server goes on when no one waits for it any more, and the next request finds nothing left to delete."""
    store = make_store(load_settings(archive={"url": "opensearch://127.0.0.1:1/name"}))
    answer = {"deleted": 0, "failures": [], "version_conflicts": 0, "timed_out": False}
    left, looked, asked = 7, 0, asyncio.Event()

    async def delete_by_query(**_: object) -> dict[str, Any]:
        nonlocal left
        gone, left = left, 0
        asked.set()
        if gone and ends == "late":
            raise ConnectionTimeout("TIMEOUT", "no answer", None)
        if gone:
            await asyncio.Event().wait()
        return {**answer, "deleted": gone}

    async def nothing(**_: object) -> dict[str, Any]:
        return {}

    async def stats(**_: object) -> dict[str, Any]:
        nonlocal looked
        looked += 1
        return {"_all": {"total": {"docs": {"deleted": 0}}}}

    indices = SimpleNamespace(stats=stats, flush=nothing, refresh=nothing)
    client = SimpleNamespace(indices=indices, close=nothing, delete_by_query=delete_by_query)
    monkeypatch.setattr(store, "_connected", client)
    monkeypatch.setattr(opensearch, "_LOOK_SECONDS", 0.0)
    await store.expire(0, 0)
    await store.expire(0, 0)
    assert looked == 1, "nothing was deleted since"

    removing = asyncio.ensure_future(store.expire(0, 1))
    await asyncio.wait_for(asked.wait(), timeout=10)
    if ends == "cancelled":
        removing.cancel()
        await asyncio.wait({removing})
        await store.expire(0, 1)
    else:
        await removing

    assert looked == 2
    await store.stop()


async def test_opensearch_removes_all_old_events_however_many_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """10,000 a minute are 167 a second: of a partition with more new events than that, old ones stayed."""
    store = make_store(load_settings(archive={"url": "opensearch://127.0.0.1:1/name"}))
    left = 25_000

    async def delete_by_query(params: dict[str, str], **_: object) -> dict[str, Any]:
        nonlocal left
        gone = min(left, int(params["max_docs"]))
        left -= gone
        return {"deleted": gone, "failures": [], "version_conflicts": 0, "timed_out": False}

    async def nothing(**_: object) -> dict[str, Any]:
        return {"_all": {"total": {}}}

    indices = SimpleNamespace(stats=nothing, flush=nothing, refresh=nothing)
    client = SimpleNamespace(indices=indices, close=nothing, delete_by_query=delete_by_query)
    monkeypatch.setattr(store, "_connected", client)

    assert await store.expire(0, 1) == 25_000
    assert left == 0
    await store.stop()


async def test_opensearch_is_not_asked_for_more_than_a_worker_can_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A page of 200 of the largest events is 360 MB in one answer."""
    store = make_store(load_settings(archive={"url": "opensearch://127.0.0.1:1/name"}))
    asked: list[int] = []
    sizes = [1_000] * 300 + [400_000] * 200

    async def search(body: dict[str, Any], **_: object) -> dict[str, Any]:
        first = body.get("search_after", [-1])[0] + 1
        asked.append(body["size"])
        hits = []
        for sequence in range(first, min(first + body["size"], len(sizes))):
            event = stored(user("x" * sizes[sequence]), sequence)
            hits.append({"_source": document_of(0, event), "sort": [sequence]})
        return {"hits": {"hits": hits}}

    async def nothing(**_: object) -> dict[str, Any]:
        return {}

    client = SimpleNamespace(search=search, close=nothing, indices=SimpleNamespace(refresh=nothing))
    monkeypatch.setattr(store, "_connected", client)
    events = await store.history(0, HistoryRequest(session_id="s1", limit=1_000))
    assert [event.sequence for event in events] == list(range(500))
    # Few at first; then as many as events of the size of the last ones may be.
    assert asked == [50, 200, 200, 13, 10, 10, 10, 10]
    asked.clear()
    assert len(await store.history(0, HistoryRequest(session_id="s1", limit=3))) == 3
    assert asked == [3]
    await store.stop()


async def test_the_words_for_opensearch_are_made_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = make_store(load_settings(archive={"url": "opensearch://127.0.0.1:1/name"}))
    threads: list[int] = []

    def made(partition: int, event: ArchivedEvent) -> dict[str, Any]:
        threads.append(threading.get_ident())
        return document_of(partition, event)

    async def bulk(body: str, **_: object) -> dict[str, Any]:
        actions = [next(iter(json.loads(line))) for line in body.splitlines()[::2]]
        return {"items": [{action: {"status": 201}} for action in actions]}

    async def nothing(**_: object) -> dict[str, Any]:
        return {}

    monkeypatch.setattr(opensearch, "document_of", made)
    client = SimpleNamespace(bulk=bulk, get=nothing, close=nothing, indices=SimpleNamespace(create=nothing))
    monkeypatch.setattr(store, "_connected", client)
    await store.write(0, batch(stored(user("one"), 0), stored(user("two"), 1)))

    assert len(threads) == 2
    assert threading.get_ident() not in threads
    await store.stop()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "must be sqlite:///path, file:///path, opensearch://"),
        ("elasticsearch://host:9200", "must be sqlite:///path, file:///path, opensearch://"),
        ("opensearch://", "'' is no host with a port: write opensearch://host:9200/name"),
        ("opensearchs://host:none/name", "'host:none' is no host with a port: write opensearchs://"),
        ("opensearch://user:secret@host", "must not have a user name or a password, since URLs are logged"),
        ("opensearch://host/Name", "the name of the indices, 'Name', must have small letters"),
        ("sqlite://relative/path", "the path must be absolute: write sqlite:///path, with three slashes"),
    ],
)
def test_a_wrong_url_is_one_clear_line(url: str, reason: str) -> None:
    with pytest.raises(ConfigurationError, match=f"^SESSIONSTREAM_ARCHIVE__URL: {reason}"):
        load_settings(archive={"url": url})


def test_a_url_names_hosts_and_indices() -> None:
    assert parse_archive_url("opensearchs://a,b:9201,[::1]:9202/of.mine/") == ArchiveUrl(
        "opensearchs", hosts=(("a", 9200), ("b", 9201), ("::1", 9202)), index_name="of.mine"
    )
    assert parse_archive_url("opensearch://a").index_name == "sessionstream"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"username": "u"}, "archive.username and archive.password belong together"),
        ({"username": "u", "password": "p", "api_key": "k"}, "set one of them"),
    ],
)
def test_half_credentials_are_one_clear_line(options: dict[str, str], reason: str) -> None:
    with pytest.raises(ConfigurationError, match=reason):
        load_settings(archive=options)


def test_opensearch_without_its_package_or_certificates_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = "opensearchs://host"
    with pytest.raises(ConfigurationError, match=r"ARCHIVE__CA_FILE: .* cannot be used .*PEM file"):
        make_store(load_settings(archive={"url": url, "ca_file": str(tmp_path / "none.pem")}))
    monkeypatch.delitem(sys.modules, "streams.archive.stores.opensearch")
    monkeypatch.setitem(sys.modules, "opensearchpy", None)
    with pytest.raises(
        ConfigurationError, match=r"opensearchpy is not installed; install sessionstream\[open"
    ):
        make_store(load_settings(archive={"url": url}))


def test_the_default_is_a_folder_in_the_data_folder(tmp_path: Path) -> None:
    store = make_store(Settings(data_dir=tmp_path))

    assert store._folder == tmp_path / "sessionstream-archive" / "history"  # type: ignore[attr-defined]


def test_a_store_of_ones_own_is_named_by_a_setting() -> None:
    own = make_store(load_settings(archive={"store": "tests.fakes.history_store:FakeHistoryStore"}))
    assert isinstance(own, FakeHistoryStore)

    with pytest.raises(ConfigurationError, match="builtins:list lacks start, stop, position"):
        make_store(load_settings(archive={"store": "builtins:list"}))


async def test_an_opensearch_that_accepts_connections_and_never_answers_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is found at the start, within seconds."""
    monkeypatch.setattr(opensearch, "_CHECK_SECONDS", 0.2)
    # The system accepts connections for it.
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        address = parse_archive_url(f"opensearch://127.0.0.1:{port}/name")
        store = opensearch.OpenSearchStore(address, load_settings())

        with pytest.raises(
            ConfigurationError, match=r"does not answer \(no answer in time\): start OpenSearch"
        ):
            await store.check()

        await store.stop()
