"""Which records of session-keys another set of topics must get."""

from __future__ import annotations

from processors.rebuild.keys import closed_sessions, missing_records, valid_keys
from processors.sealing.key_records import DataKey, ErasureMark, KeyRecord, wrapped
from processors.sealing.master_keys import MasterKeys
from tests.builders.sealed import MASTERS

NEXT = MasterKeys("2026", {**MASTERS.keys, "2026": bytes(range(50, 82))})
Written = tuple[bytes, bytes | None]


def key(session_id: str, key_id: str, generation: int = 0, masters: MasterKeys = MASTERS) -> KeyRecord:
    return wrapped(DataKey(session_id, key_id, bytes(32)), generation, masters, bytes(12))


def written(record: KeyRecord | ErasureMark) -> Written:
    return record.key, record.value()


def copied(source: list[Written], target: list[Written]) -> list[Written]:
    return [*target, *((name, value) for _, name, value in missing_records(source, target))]


def test_a_target_gets_what_it_lacks_once_and_keys_that_were_wrapped_again() -> None:
    source = [written(key("s1", "a")), written(key("s1", "b")), written(key("s2", "a")), (b"not ours", b"{}")]
    target = copied(source, [])
    assert valid_keys(target) == valid_keys(source)
    assert len(valid_keys(target)) == 3
    assert missing_records(source, target) == []

    rotated = key("s1", "a", masters=NEXT)
    assert missing_records([*source, written(rotated)], target) == [("s1", rotated.key, rotated.value())]


def test_an_erasure_reaches_a_target_that_has_the_key() -> None:
    before, later = key("s1", "a"), key("s1", "b", generation=1)
    mark = ErasureMark("s1", 1)
    target = copied([written(before)], [])

    # The tombstone may be missing after a crash, or the key written again by a rotation: the mark decides.
    for end in ([], [(before.key, None)], [(before.key, None), written(before)]):
        source = [written(before), written(mark), *end, written(later)]
        missing = missing_records(source, target)
        assert missing == [
            ("s1", mark.key, mark.value()),
            ("s1", before.key, None),
            ("s1", later.key, later.value()),
        ]
        assert missing_records(source, copied(source, target)) == []


def test_a_session_whose_master_key_is_missing_is_named_alone() -> None:
    records = valid_keys([written(key("s1", "a")), written(key("s2", "a", masters=NEXT))]).values()

    assert list(closed_sessions(records, MASTERS)) == ["s2"]
    assert "lacks: add it again" in closed_sessions(records, MASTERS)["s2"]
    assert closed_sessions(records, NEXT) == {}
