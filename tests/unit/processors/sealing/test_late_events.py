"""What the log has of an erased session behind its deletion."""

from __future__ import annotations

import pytest

from processors.sealing.key_records import DataKey
from processors.sealing.late_events import LateEvents
from processors.sealing.sealed_event import seal_event
from tests.builders.events import SESSION, deleted, event_json, user

ERASED = DataKey(SESSION, "erased", bytes(range(32)))
NEW = DataKey(SESSION, "new", bytes(range(1, 33)))
KEY = SESSION.encode()
PLAIN = event_json(user("said"), "e1", SESSION)
DELETION = event_json(deleted(), "d1", SESSION)


def sealed_with(key: DataKey) -> bytes:
    return seal_event(PLAIN, key, bytes(12))


def is_erased(session_id: str, key_id: str) -> bool:
    assert session_id == SESSION
    return key_id == "erased"


@pytest.mark.parametrize(
    ("values", "lost"),
    [
        ([], {}),
        ([sealed_with(NEW), PLAIN], {}),
        # All behind the deletion count: a session is frozen at the first that cannot be read.
        ([PLAIN, sealed_with(ERASED), sealed_with(ERASED), sealed_with(NEW)], {SESSION: 4}),
        # Another deletion ended that life.
        ([sealed_with(ERASED), DELETION], {}),
        ([sealed_with(ERASED), DELETION, sealed_with(NEW), sealed_with(ERASED)], {SESSION: 2}),
        (
            [event_json(user("no SessionDeleted"), "e2", SESSION), sealed_with(ERASED), None, b"{"],
            {SESSION: 3},
        ),
    ],
)
def test_a_session_with_an_unreadable_event_loses_all_behind_its_deletion(
    values: list[bytes | None], lost: dict[str, int]
) -> None:
    late = LateEvents({SESSION: 5}, {})
    for offset, value in enumerate([sealed_with(ERASED), DELETION, *values], 4):
        late.add(KEY, value, offset)

    assert late.unreadable(is_erased) == lost


def test_records_of_other_sessions_and_without_a_key_are_passed() -> None:
    late = LateEvents({SESSION: 5}, {})
    for key in (None, b"", b"another", b"\xff"):
        late.add(key, sealed_with(ERASED), 6)

    assert late.named() == []
    assert late.unreadable(is_erased) == {}


def test_events_count_up_to_the_next_deletion() -> None:
    late = LateEvents({SESSION: 5}, {SESSION: 8})
    for offset in range(6, 8):
        late.add(KEY, sealed_with(ERASED), offset)
    late.add(KEY, DELETION, 8)
    late.add(KEY, PLAIN, 9)

    assert late.unreadable(is_erased) == {SESSION: 2}
