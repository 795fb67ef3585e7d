"""The copy of session-keys in a file, and what a topic gets back from it."""

from __future__ import annotations

import pytest

from processors.rebuild.key_backup import (
    KeyBackup,
    backup_lines,
    backup_of,
    erased_sessions,
    lost_keys,
    parsed_backup,
    restored,
)
from processors.rebuild.keys import valid_keys
from processors.sealing.key_records import ErasureMark
from schemas.errors import BadRequest
from tests.unit.processors.rebuild.test_keys import NEXT, Written, key, written

GONE = ErasureMark("gone", 1)
TOPIC: list[Written] = [
    written(key("kept", "a")),
    written(key("gone", "a")),
    written(GONE),
    (key("gone", "a").key, None),
    written(key("gone", "b", generation=1)),
    written(key("told", "a")),
]


def topic_after(
    backup: KeyBackup, topic: list[Written], erased: frozenset[str] = frozenset()
) -> list[Written]:
    return [*topic, *((name, value) for _, name, value in restored(backup, topic, erased).records)]


def test_an_empty_topic_gets_all_back_and_the_second_time_nothing() -> None:
    backup = parsed_backup(backup_lines(backup_of(TOPIC)), "keys")
    assert backup == backup_of(TOPIC)
    assert len(backup.keys) == 3

    first = restored(backup, [], frozenset())
    assert (first.keys, first.there, first.erased, first.refused) == (3, 0, ["gone"], [])
    topic = topic_after(backup, [])
    assert valid_keys(topic) == valid_keys(TOPIC)
    again = restored(backup, topic, frozenset())
    assert (again.records, again.keys, again.there, again.erased) == ([], 0, 3, [])


def test_what_was_erased_after_the_copy_stays_erased() -> None:
    backup = backup_of(TOPIC)
    since = frozenset({"told", "gone", "other"})
    topic = topic_after(backup, [], since)
    assert {record.session_id for record in valid_keys(topic).values()} == {"kept"}
    restore = restored(backup, [], since)
    assert restore.without_key == ["other"]
    assert restore.erased == ["gone", "told"]
    assert topic_after(backup, topic, since) == topic
    # Also without the list, and with it after an import without it.
    assert topic_after(backup, topic) == topic
    assert valid_keys(topic_after(backup, topic_after(backup, []), since)) == valid_keys(topic)

    # The topic knows of the erasure: by its mark, or by a tombstone alone.
    mark = ErasureMark("kept", 1)
    for end in ([written(mark)], [(key("kept", "a").key, None)]):
        assert "kept" not in {
            record.session_id for record in valid_keys(topic_after(backup, [*TOPIC, *end])).values()
        }


def test_no_key_that_is_there_is_replaced_or_made_void() -> None:
    backup = backup_of(TOPIC)
    rotated = key("kept", "a", masters=NEXT)
    assert valid_keys(topic_after(backup, [written(rotated)]))[rotated.key] == rotated

    # Agents made a key before the erasures came back: the mark would make what they said unreadable.
    made = key("gone", "new")
    restore = restored(backup, [written(made)], frozenset())
    assert restore.refused == ["gone"]
    assert all(session_id != "gone" for session_id, _, _ in restore.records)


def test_a_newer_copy_does_not_replace_one_with_keys_that_it_lacks() -> None:
    backup = backup_of(TOPIC)
    assert lost_keys(backup, backup_of([*TOPIC, written(key("new", "a"))])) == []
    assert lost_keys(backup, backup_of([*TOPIC, written(ErasureMark("told", 1))])) == []
    assert lost_keys(backup, backup_of([])) == ["gone", "kept", "told"]


def test_a_file_that_was_cut_or_changed_is_refused() -> None:
    lines = list(backup_lines(backup_of(TOPIC)))
    for cut in (
        lines[:-1],
        lines[:2],
        [*lines[:1], *lines[2:]],
        [*lines[:-1], lines[-1][:20]],
        [*lines, lines[1]],
    ):
        with pytest.raises(BadRequest, match="use another copy"):
            parsed_backup(cut, "keys")
    changed = lines[2].replace(b'"box":"', b'"box":"AAAA')
    with pytest.raises(BadRequest, match="was changed"):
        parsed_backup([*lines[:2], changed, *lines[3:]], "keys")
    for other in ([], [b"{}\n"], [b'{"topic": "session-events", "partitions": 4}\n']):
        with pytest.raises(BadRequest, match=r"keys (is no copy|was cut)"):
            parsed_backup(other, "keys")


def test_records_of_a_newer_form_are_counted() -> None:
    assert backup_of([(b'["key","s","a"]', b'{"form":2}'), (b'["key","s","b"]', None)]).unknown == 1


def test_a_list_of_erasures_has_ids_or_receipts() -> None:
    receipt = (
        '{"session_id":null,"user_id":"u","erased_at":"2026-01-01T00:00:00Z","searched":{},"remaining":[],'
        '"complete":true,"sessions":[{"session_id":"s 2","partition":0,"sequence":7,"places":{}}]}'
    )
    assert erased_sessions(["s1", "", receipt, " s3 ", "s1"], "list") == ["s1", "s 2", "s3"]
    with pytest.raises(BadRequest, match="list, line 2 is no receipt"):
        erased_sessions(["s1", '{"session_id":"s2"}'], "list")
