"""Which sessions of the log are a user's."""

from __future__ import annotations

import pytest

from processors.sealing.key_records import DataKey
from processors.sealing.sealed_event import seal_event
from schemas.publication import Published
from streams.inspection.user_sessions import PastLife, SessionsInLog, UserSessions
from tests.builders.events import (
    Fields,
    answer,
    compacted,
    deleted,
    event_json,
    event_object,
    removed,
    user,
)


def in_log(*records: tuple[str, Fields | bytes]) -> SessionsInLog:
    found = UserSessions("u/7")
    for number, (name, fields) in enumerate(records):
        value = fields if isinstance(fields, bytes) else event_json(fields, f"e{number}", name)
        found.add(name.encode(), value, 3, number)
    found.add(None, b"{}", 3, len(records))
    found.add(b"tombstone", None, 3, len(records))
    return found.found()


def sessions(*records: tuple[str, Fields | bytes]) -> set[str]:
    found = in_log(*records)
    assert found.past == {}
    return set(found.present)


def test_any_event_may_name_the_user() -> None:
    assert sessions(
        ("a", user("one", user_id="u/7")),
        ("a", answer("two")),
        ("b", user("one", user_id="u/8")),
        ("c", answer("one")),
        ("c", user("two", user_id="u/7")),
        ("d", user('"user_id":"u/7"')),
    ) == {"a", "c"}


def test_a_message_that_replaces_another_may_name_the_user() -> None:
    """A publisher of its own may name it there alone."""
    new = event_object(user("one", user_id="u/7"), "r", "a")
    other = event_object(user("one", user_id="u/8"), "r", "b")
    assert sessions(
        ("a", removed("e0", replacement=new)),
        ("b", removed("e0", replacement=other)),
        ("c", removed("e0", replacement="u/7")),
    ) == {"a"}


MINE = user("one", user_id="u/7")
ANOTHERS = user("one", user_id="u/8")


def test_a_session_that_was_deleted_since_is_one_too() -> None:
    """The worker that deleted it may have ended before each process had confirmed it."""
    late = compacted(0)
    assert sessions(
        ("a", MINE), ("a", deleted()), ("a", late), ("b", MINE), ("b", deleted()), ("b", MINE)
    ) == {
        "a",
        "b",
    }


@pytest.mark.parametrize("begins", [ANOTHERS, {"type": "OfALaterVersion"}, {"type": ["of", "no event"]}])
def test_the_next_life_of_a_deleted_session_is_not_the_users(begins: Fields) -> None:
    found = in_log(("a", MINE), ("a", deleted()), ("a", deleted()), ("a", begins), ("b", MINE))
    past = PastLife(Published("e2", 3, 2), frozenset())
    assert found == SessionsInLog(frozenset({"b"}), {"a": past})


def test_it_is_the_users_once_it_names_the_user_or_was_deleted_as_well() -> None:
    past = [("a", MINE), ("a", deleted()), ("a", ANOTHERS)]
    assert sessions(*past, ("a", MINE)) == {"a"}
    assert sessions(*past, ("a", deleted())) == {"a"}


def test_the_keys_of_a_past_life_are_those_that_seal_it() -> None:
    def sealed(fields: Fields, number: int, key_id: str) -> bytes:
        return seal_event(event_json(fields, f"s{number}", "a"), DataKey("a", key_id, bytes(32)), bytes(12))

    found = in_log(
        ("a", sealed(MINE, 0, "first")),
        ("a", sealed(answer("two"), 1, "second")),
        ("a", deleted()),
        ("a", sealed(ANOTHERS, 3, "third")),
        ("a", sealed(answer("two"), 4, "third")),
    )
    assert found.past["a"].key_ids == {"first", "second"}


def test_however_the_json_is_written() -> None:
    escaped = event_json(user("one", user_id="u/7"), "e", "a").replace(b'"user_id"', b'"us\\u0065r_id"')
    spaced = event_json(user("one", user_id="u/7"), "e", "b").replace(b'":', b'" :\n ')
    lenient = event_json(user("one", user_id="u/7"), "e", "c").replace(b"{", b'{"score":NaN,', 1)
    assert sessions(("a", escaped), ("b", spaced), ("c", lenient)) == {"a", "b", "c"}


def test_what_is_no_event_says_nothing() -> None:
    another = event_json(user("one", user_id="u/7"), "e", "b")
    assert (
        sessions(
            ("a", b'{"user_id":'),
            ("a", b'["user_id","u/7"]'),
            ("a", b"user_id \xff"),
            ("a", b'{"user_id":' + b"[" * 100_000),
            ("a", another),
        )
        == set()
    )
