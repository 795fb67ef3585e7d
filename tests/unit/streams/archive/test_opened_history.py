"""A store of sealed events: history opened, search without an index, sessions that cannot be opened."""

from __future__ import annotations

import tracemalloc
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import orjson
import pytest

from processors.archive.archived import ArchivedEvent, archived_unread, batch_of
from processors.archive.past_memory import PastMemory
from processors.archive.recall import removed_ids
from processors.archive.requests import Filter, HistoryRequest, SearchRequest
from processors.archive.words import query_terms
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.errors import BadRequest
from streams.archive.opened_history import OpenedHistory
from streams.archive.stores.json_lines import JsonLinesPartition
from streams.archive.stores.local import LocalStore
from streams.archive.stores.sqlite import SqlitePartition
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.session_keys import SessionKeyRing
from streams.rebuild.sources import _archived as archived_again
from streams.rebuild.sources import decoded
from tests.builders.archived import stored
from tests.builders.events import answer, deleted, described, event_object, removed, response, system, user
from tests.builders.sealed import WRONG, ring, sealed
from tests.fakes.key_log import FakeKeyLog

SAID: Sequence[tuple[str, dict[str, Any]]] = (
    ("s1", system("mind the canary")),
    ("s1", described(title="canary")),
    ("s1", user("a canary, number 17", user_id="alice")),
    ("s1", response("c1", "the canary sings")),
    ("s2", user("a sparrow", user_id="bob")),
    ("s1", answer("canary canary")),
    ("s1", removed("e5", replacement=event_object(answer("a finch"), "e50"))),
)


def from_log(log: Sequence[Any]) -> list[ArchivedEvent]:
    """Return the events as the sink writes them."""
    return [
        archived_unread(record.key.decode(), record.offset, 1_700_000_000_000 + record.offset, record.value)
        for record in log
    ]


def looked_for(query: str, **conditions: Any) -> SearchRequest:
    return SearchRequest(terms=query_terms(query), filter=Filter(**conditions))


@pytest.mark.parametrize("partition_class", [SqlitePartition, JsonLinesPartition])
async def test_history_is_opened_and_messages_are_found_though_no_file_has_their_words(
    tmp_path: Any, partition_class: Any
) -> None:
    key_log = FakeKeyLog()
    plain = stored(user("plain canary"), 90, "s3")._replace(text="")
    store = LocalStore(tmp_path, partition_class)
    await store.start()
    await store.write(0, batch_of([*from_log(await sealed(ring(key_log), *SAID)), plain], 91))
    opened = OpenedHistory(store, ring(key_log))

    history = await opened.history(0, HistoryRequest(session_id="s1"))
    assert [event.type for event in history if b"canary" in event.value or b"finch" in event.value] == [
        event.type for event in history
    ]
    found = await opened.search(0, looked_for("canary"))
    assert found[0].event.sequence == 5
    assert {one.event.sequence for one in found} == {0, 2, 3, 5, 90}
    assert [one.event.sequence for one in await opened.search(0, looked_for("17", session_id="s1"))] == [2]
    assert [one.event.sequence for one in await opened.search(0, looked_for("a", user_id="bob"))] == [4]
    assert [one.event.role for one in await opened.search(0, looked_for("finch"))] == ["assistant"]
    assert await opened.search(0, looked_for("canary", session_prefixes=("s2",))) == []
    await store.stop()
    for path in tmp_path.rglob("*"):
        if path.is_file():
            kept = path.read_bytes()
            assert b"sings" not in kept
            assert b"sparrow" not in kept


async def read(keys: SessionKeyRing, tmp_path: Any, log: Sequence[Any]) -> list[ArchivedEvent]:
    store = LocalStore(tmp_path, SqlitePartition)
    await store.start()
    await store.write(0, batch_of(from_log(log), len(log)))
    events = await OpenedHistory(store, keys).history(0, HistoryRequest(session_id="s1"))
    await store.stop()
    return events


async def test_a_session_that_cannot_be_opened_says_why_and_its_past_memory_is_frozen_there(
    tmp_path: Any,
) -> None:
    key_log = FakeKeyLog()
    log = await sealed(ring(key_log), *SAID)
    (tmp_path / "wrong").mkdir()
    (tmp_path / "erased").mkdir()
    wrong = await read(ring(key_log, WRONG), tmp_path / "wrong", log)
    await ring(key_log).erase("s1")
    erased = await read(ring(key_log), tmp_path / "erased", log)

    for code, events in (("wrong_master_key", wrong), ("missing_key", erased)):
        assert {orjson.loads(event.value)["unreadable"] for event in events} == {code}
        past = PastMemory("s1", MemoryPolicy(token_counter=ByteEstimate()))
        past.add(events)
        assert past.memory.head is None
        assert past.frozen is not None
        assert (past.frozen.sequence, past.frozen.code) == (0, code)
        # The session's deletion ends that, as in the memory worker.
        past.add([stored(deleted(), 50), stored(user("a new life"), 51)])
        assert past.frozen is None
        assert past.memory.head is not None
    assert removed_ids(wrong) == {"e5"}


async def test_a_rebuild_without_a_key_file_refuses_sealed_events() -> None:
    (record,) = await sealed(ring(FakeKeyLog()), ("s1", described(title="canary")))
    with pytest.raises(BadRequest, match="sequence 0 of session 's1' is sealed"):
        decoded(EventDecoder(0, 1, 10_000), record)
    (event,) = from_log([record])
    with pytest.raises(BadRequest, match="sequence 0 of session 's1' is sealed"):
        archived_again(event, None)


async def test_a_search_keeps_only_what_it_answers_in_memory(tmp_path: Any) -> None:
    """It looks at all messages; a word that many have took as much memory as all of them."""
    store = LocalStore(tmp_path, SqlitePartition)
    await store.start()
    said = (user("needle " + "x" * 200_000) for _ in range(80))
    await store.write(
        0, batch_of([stored(one, place)._replace(text="") for place, one in enumerate(said)], 80)
    )
    tracemalloc.start()
    try:
        wanted = replace(looked_for("needle"), limit=1)
        found = await OpenedHistory(store, ring(FakeKeyLog())).search(0, wanted)
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [hit.event.sequence for hit in found] == [79]
    # Value and text of all of them are 32 MB. A part is held a little longer where threads wait for each other.
    assert peak_bytes < 12_000_000
    await store.stop()
