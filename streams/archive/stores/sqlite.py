"""The history of one partition in an SQLite database, with a search index (FTS5)."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from processors.archive.archived import ArchivedEvent, Batch, is_erased
from processors.archive.origin import LogOrigin
from processors.archive.requests import (
    WHOLE_BYTES,
    WHOLE_EVENTS,
    Filter,
    Found,
    HistoryRequest,
    SearchRequest,
    up_to_bytes,
)
from processors.archive.words import EXACT, words_of
from schemas.errors import Fatal
from streams.archive.store import StoreMismatch
from streams.archive.stores.local import numbers_of
from streams.worker.process import wall_clock_ms

#: The version of the tables in a new file; one that is not in ``_KNOWN_FORMS`` is a clear stop. In form 1 the index
#: keeps a copy of each text's words; all else is the same.
_FORM: Final = 2
_KNOWN_FORMS: Final = (1, _FORM)
#: The pages of a new file. Larger ones need fewer steps for an event of 1 to 2 kB.
_PAGE_BYTES: Final = 8_192

# The words are those of processors.archive.words, see `_body`. `ascii` splits a text at each ASCII character that is
# neither a letter nor a digit; `porter` stems English words. The index reads the words of a row that it removes from
# `bodies`, so `_body` must return for a text what it returned when the text was written.
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (
    sequence INTEGER PRIMARY KEY, session_id TEXT NOT NULL, type TEXT NOT NULL, recorded_ms INTEGER NOT NULL,
    agent_id TEXT, agent_role TEXT, user_id TEXT, value BLOB NOT NULL, text TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS events_of_session ON events (session_id, sequence);
CREATE TABLE IF NOT EXISTS erased (session_id TEXT PRIMARY KEY, through INTEGER NOT NULL) WITHOUT ROWID;
CREATE VIEW IF NOT EXISTS bodies AS SELECT sequence, body_of(text) AS body FROM events WHERE text <> '';
CREATE VIRTUAL TABLE IF NOT EXISTS words
USING fts5 (body, content = 'bodies', content_rowid = 'sequence', tokenize = 'porter ascii');
"""
#: Made before the first write: this looks at all events of a file of an earlier version, which has none. Without it the
#: sessions of a user are found by looking at all events.
_USERS: Final = (
    "CREATE INDEX IF NOT EXISTS events_of_user ON events (user_id, session_id) WHERE user_id IS NOT NULL"
)
#: Made with the first record, so that looking at a file of an earlier version does not change it.
_ORIGIN: Final = "CREATE TABLE IF NOT EXISTS origin (topic TEXT NOT NULL, cluster_id TEXT, topic_id TEXT)"
#: The rank of what was found. SQLite gives NULL if more rows have a word than its index counts; so it was after a full
#: disk had broken writes off.
_SCORE: Final = "coalesce(bm25(words), 0.0)"
#: A word from its first digit on, and the place of its mark.
_NUMBERS: Final = re.compile("([0-9][0-9A-Za-z]*)()")
#: From this version on the index removes words at once (`secure-delete`); before, by merging its parts.
_SECURE_INDEX: Final = (3, 42, 0)
#: Pages of the index that are merged in one write, and the changes of a row from which on there is more to merge.
_MERGED_PAGES: Final = 500
_MERGE_GOES_ON: Final = 2
#: Events that are removed in one write.
_EXPIRED_AT_ONCE: Final = 2_000
_MORE: Final = "more"
#: Later than any time of a record, which has 64 bits.
_NEVER_MS: Final = 2**63
#: Connections of a partition that stay open for the next calls. Each has two files open, and a worker may have hundreds
#: of partitions; most systems allow a process 1,024 files.
_IDLE_CONNECTIONS: Final = 2
#: Seconds that a connection waits while another one writes.
_BUSY_SECONDS: Final = 5.0


class SqlitePartition:
    """One database. Implements :class:`streams.archive.stores.local.LocalPartition`.

    Readers see the state after the last batch (write-ahead log). Each call has a connection to itself; some stay open
    for the next calls.
    """

    def __init__(self, folder: Path, partition: int) -> None:
        self._path = folder / f"history-{partition}.sqlite"
        #: Connections that no call uses, the one that was used last at the end.
        self._idle: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._closed = False
        # Up to this sequence all events that are left have a time in the future, as of a broker whose clock was ahead.
        # They are passed until the first of these times.
        self._passed_through = -1
        self._passed_until_ms = _NEVER_MS
        # A crash may have come between an erasure and the tidying after it.
        self._untidy = True
        self._has_users = False
        with self._connected() as connection:
            connection.executescript(_TABLES)
            if sqlite3.sqlite_version_info >= _SECURE_INDEX:
                connection.execute("INSERT INTO words (words, rank) VALUES ('secure-delete', 1)")
            connection.execute("INSERT OR IGNORE INTO meta VALUES ('form', ?), ('position', 0)", (_FORM,))
        form = self._meta("form")
        if form not in _KNOWN_FORMS:
            self.close()
            raise Fatal(
                f"the history database {self._path} has form {form}, this worker knows 1 and 2: run the newer version, "
                "or move the file away so that it is filled again from the log"
            )

    def position(self) -> int:
        return self._meta("position")

    def write(self, batch: Batch) -> None:
        """Write all of the batch in one transaction."""
        with self._connected() as connection:
            if not self._has_users:
                # Not in the transaction: if the batch comes too late, the index is made all the same.
                connection.execute(_USERS)
                self._has_users = True
            with _transaction(connection):
                self._insert(connection, batch)
                self._erase(connection, batch)
                connection.execute(
                    "UPDATE meta SET value = max(value, ?) WHERE name = 'position'", (batch.end,)
                )

    def _insert(self, connection: sqlite3.Connection, batch: Batch) -> None:
        if not batch.events:
            return
        erased: dict[str, int] = {}
        # One at a time: there may be millions of erased sessions, and few in a batch.
        for name in {event.session_id for event in batch.events}:
            erased.update(
                connection.execute("SELECT session_id, through FROM erased WHERE session_id = ?", (name,))
            )
        first, last = batch.events[0].sequence, batch.events[-1].sequence
        stored = dict(
            connection.execute(
                "SELECT sequence, value FROM events WHERE sequence BETWEEN ? AND ?", (first, last)
            )
        )
        for event in batch.events:
            if stored.get(event.sequence, event.value) != event.value:
                raise StoreMismatch(
                    f"the history database {self._path} has another event at sequence {event.sequence} than the log: "
                    "the topic was recreated, or the file is another log's; name another ARCHIVE__URL, or move it away"
                )
        new = [
            event
            for event in batch.events
            if event.sequence not in stored and not is_erased(event, erased.get(event.session_id, -1))
        ]
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", new)
        connection.executemany(
            "INSERT INTO words (rowid, body) VALUES (?, ?)",
            [(event.sequence, _body(event.text)) for event in new if event.text],
        )

    def _erase(self, connection: sqlite3.Connection, batch: Batch) -> None:
        for session_id, through in batch.erased.items():
            gone = (session_id, through)
            self._untidy = True
            connection.execute(
                "DELETE FROM words WHERE rowid IN (SELECT sequence FROM events WHERE session_id = ? AND sequence <= ?)",
                gone,
            )
            connection.execute("DELETE FROM events WHERE session_id = ? AND sequence <= ?", gone)
            connection.execute(
                "INSERT INTO erased VALUES (?, ?) ON CONFLICT DO UPDATE SET through = max(through, excluded.through)",
                gone,
            )

    def history(self, request: HistoryRequest) -> list[ArchivedEvent]:
        conditions, values = ["session_id = ?"], [request.session_id]
        _add(conditions, values, "sequence > ?", request.after)
        _add(conditions, values, "sequence < ?", request.before)
        _add_filter(conditions, values, request.filter)
        order = "DESC" if request.newest_first else "ASC"
        where = " AND ".join(conditions)
        query = f"SELECT * FROM events WHERE {where} ORDER BY sequence {order} LIMIT ?"  # noqa: S608 - fixed texts
        with self._connected() as connection:
            rows = connection.execute(query, (*values, request.limit))
            return request.cut(ArchivedEvent(*row) for row in rows)

    def search(self, request: SearchRequest) -> list[Found]:
        conditions: list[str] = []
        values: list[Any] = []
        _add_filter(conditions, values, request.filter)
        _add(conditions, values, "events.sequence < ?", request.before)
        where = " AND ".join(conditions)
        if request.filter.session_id is None:
            # All that matches is joined with its event, since the filter may leave out any of it.
            also = f"AND {where}" if where else ""
            query = (
                f"SELECT events.*, {_SCORE} AS score FROM words JOIN events ON events.sequence = words.rowid "  # noqa: S608
                f"WHERE words MATCH ? {also} ORDER BY score, events.sequence DESC LIMIT ?"  # values are bound
            )
        else:
            # The session's events are few: to look up which they are is ten times as fast as to join all that matches.
            # The + keeps SQLite from asking the index once for each of them.
            query = (
                f"SELECT events.*, score FROM (SELECT rowid AS place, {_SCORE} AS score FROM words "  # noqa: S608
                f"WHERE words MATCH ? AND +rowid IN (SELECT sequence FROM events WHERE {where}) "  # values are bound
                "ORDER BY score, rowid DESC LIMIT ?) JOIN events ON events.sequence = place ORDER BY score, place DESC"
            )
        values.insert(0, _match(request.terms))
        with self._connected() as connection:
            rows = connection.execute(query, (*values, request.limit))
            return [Found(ArchivedEvent(*row[:-1]), -row[-1]) for row in rows]

    def sessions_of_user(self, user_id: str | None) -> list[str]:
        where, values = ("", ()) if user_id is None else (" WHERE user_id = ?", (user_id,))
        with self._connected() as connection:
            rows = connection.execute(f"SELECT DISTINCT session_id FROM events{where}", values)  # noqa: S608 - fixed
            return [session_id for (session_id,) in rows]

    def events(self, after: int | None) -> list[ArchivedEvent]:
        with self._connected() as connection:
            rows = connection.execute(
                "SELECT * FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?",
                (-1 if after is None else after, WHOLE_EVENTS),
            )
            return up_to_bytes((ArchivedEvent(*row) for row in rows), WHOLE_BYTES)

    def origin(self) -> LogOrigin | None:
        with self._connected() as connection:
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'origin'").fetchone() is None:
                return None
            row = connection.execute("SELECT topic, cluster_id, topic_id FROM origin").fetchone()
        return None if row is None else LogOrigin(*row)

    def set_origin(self, origin: LogOrigin) -> None:
        with self._connected() as connection, _transaction(connection):
            connection.execute(_ORIGIN)
            connection.execute("DELETE FROM origin")
            connection.execute("INSERT INTO origin VALUES (?, ?, ?)", origin)

    @staticmethod
    def stored(folder: Path) -> list[int]:
        return numbers_of(folder, "history-", ".sqlite")

    def expire(self, before_ms: int, place: str | None) -> tuple[int, str | None]:  # noqa: ARG002 - the table is the place
        """Remove the oldest events, which come first in the table; then tidy what erased events left behind."""
        if before_ms > self._passed_until_ms:
            self._passed_through, self._passed_until_ms = -1, _NEVER_MS
        with self._connected() as connection:
            first = connection.execute(
                "SELECT sequence, recorded_ms FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?",
                (self._passed_through, _EXPIRED_AT_ONCE),
            ).fetchall()
            oldest = [(sequence,) for sequence, recorded_ms in first if recorded_ms < before_ms]
            if oldest:
                with _transaction(connection):
                    connection.executemany("DELETE FROM words WHERE rowid = ?", oldest)
                    connection.executemany("DELETE FROM events WHERE sequence = ?", oldest)
                self._untidy = True
            if before_ms and self._passed(first, before_ms):
                return len(oldest), _MORE
            if oldest:
                return len(oldest), _MORE
            return 0, _MORE if self._untidy and not self._tidy(connection) else None

    def _passed(self, first: Sequence[tuple[int, int]], before_ms: int) -> bool:
        """Pass events if all of them that stay have a time in the future; return whether there were any."""
        kept_ms = [recorded_ms for _, recorded_ms in first if recorded_ms >= before_ms]
        # If this machine's clock is wrong, events are passed too often or not at all; none is removed for that.
        if not kept_ms or min(kept_ms) <= wall_clock_ms():
            return False
        self._passed_through = first[-1][0]
        self._passed_until_ms = min(self._passed_until_ms, *kept_ms)
        return True

    def _tidy(self, connection: sqlite3.Connection) -> bool:
        """Merge some of the index, which keeps removed words until then; return whether it is done.

        The write-ahead log, which has the removed pages, is emptied at the end. If a reader is in the way, the next
        call does it.
        """
        if sqlite3.sqlite_version_info < _SECURE_INDEX:
            before = connection.total_changes
            # A negative number merges all parts of the index, also those that need no merging yet.
            connection.execute("INSERT INTO words (words, rank) VALUES ('merge', ?)", (-_MERGED_PAGES,))
            if connection.total_changes - before >= _MERGE_GOES_ON:
                return False
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        self._untidy = bool(busy)
        return True

    def close(self) -> None:
        """Close the database; a connection that a call still uses is closed when the call ends."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _meta(self, name: str) -> int:
        with self._connected() as connection:
            row = connection.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
        return int(row[0])

    @contextmanager
    def _connected(self) -> Generator[sqlite3.Connection]:
        """Lend a connection, which no other call uses meanwhile."""
        with self._lock:
            connection = self._idle.pop() if self._idle else None
        if connection is None:
            connection = self._connect()
        try:
            yield connection
        finally:
            with self._lock:
                kept = not self._closed and len(self._idle) < _IDLE_CONNECTIONS
                if kept:
                    self._idle.append(connection)
            if not kept:
                connection.close()

    def _connect(self) -> sqlite3.Connection:
        # One thread after another uses it.
        connection = sqlite3.connect(
            self._path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")
            connection.execute("PRAGMA journal_mode = WAL")
            # FULL: a committed batch survives a power failure, since its offsets are committed to Kafka afterwards.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")
            # A view calls the function; some builds of SQLite allow that only when they are asked to.
            connection.execute("PRAGMA trusted_schema = ON")
            connection.create_function("body_of", 1, _body, deterministic=True)
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Generator[None]:
    """Commit what the block writes, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _body(text: str) -> str:
    """Return what the index gets of a text: it makes the words of it that :func:`words_of` gives.

    In ASCII it splits a text as ``words_of`` does, and makes small letters. Only words with a digit need their mark.
    """
    if not text.isascii():
        return " ".join(words_of(text))
    # What lies between, the number, the place of its mark, and so on. `sub` would run Python code for each number.
    parts = _NUMBERS.split(text)
    parts[2::3] = [EXACT] * (len(parts) // 3)
    return "".join(parts)


def _match(terms: Sequence[tuple[str, ...]]) -> str:
    """Return FTS5's query for any of the terms; a term of several words is a phrase. Words have no quotes."""
    return " OR ".join('"' + " ".join(term) + '"' for term in terms)


def _add_filter(conditions: list[str], values: list[Any], wanted: Filter) -> None:
    _add(conditions, values, "events.session_id = ?", wanted.session_id)
    for prefix in wanted.session_prefixes:
        conditions.append("substr(events.session_id, 1, ?) = ?")
        values += [len(prefix), prefix]
    _add(conditions, values, "events.agent_id = ?", wanted.agent_id)
    _add(conditions, values, "events.user_id = ?", wanted.user_id)
    _add(conditions, values, "events.recorded_ms >= ?", wanted.since_ms)
    _add(conditions, values, "events.recorded_ms < ?", wanted.until_ms)
    if wanted.types:
        conditions.append(f"events.type IN ({', '.join('?' * len(wanted.types))})")
        values.extend(wanted.types)


def _add(conditions: list[str], values: list[Any], condition: str, value: object) -> None:
    if value is not None:
        conditions.append(condition)
        values.append(value)
