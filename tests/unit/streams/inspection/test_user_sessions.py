"""Which sessions of the log are a user's."""

from __future__ import annotations

from streams.inspection.user_sessions import UserSessions
from tests.builders.events import Fields, answer, deleted, event_json, event_object, removed, user


def sessions(*records: tuple[str, Fields | bytes]) -> set[str]:
    found = UserSessions("u/7")
    for number, (name, fields) in enumerate(records):
        value = fields if isinstance(fields, bytes) else event_json(fields, f"e{number}", name)
        found.add(name.encode(), value)
    found.add(None, b"{}")
    found.add(b"tombstone", None)
    return found.found


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


def test_a_session_that_was_deleted_since_is_none() -> None:
    mine = user("one", user_id="u/7")
    assert sessions(("a", mine), ("a", deleted()), ("b", mine), ("b", deleted()), ("b", mine)) == {"b"}


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
