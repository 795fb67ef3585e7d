"""SessionDescribed: what lists show of a session, in a record of its own."""

from __future__ import annotations

from typing import Any

import orjson
import pytest
from pydantic import ValidationError

from processors.memory import records
from schemas.events import MAX_LABELS
from tests.builders.events import SESSION, compacted, configured, deleted, described, event, user
from tests.builders.memories import Session, reloaded, table_of

PARENT = {"session_id": "p", "sequence": 7}


def test_each_field_replaces_its_own_earlier_value_and_null_removes_it() -> None:
    session = Session().say(described(title="A lamp", labels={"team": "a", "x": "y"}))
    assert session.head.description == {"title": "A lamp", "labels": {"team": "a", "x": "y"}}

    session.say(described(labels={"team": "b"}), described(parent=PARENT))
    assert session.head.description == {"title": "A lamp", "labels": {"team": "b"}, "parent": PARENT}

    session.say(described(title=None, labels={}), user("hello"))
    assert session.head.description == {"parent": PARENT}
    assert reloaded(session.memory) == session.memory

    session.say(described(parent=None))
    assert session.head.description is None
    assert records.record_key(SESSION, "description") not in table_of(session.memory)
    assert reloaded(session.memory) == session.memory


def test_a_session_may_begin_with_its_description_and_keeps_it_beside_its_messages() -> None:
    session = Session(max_messages=2).say(described(title="A lamp"))
    assert (session.head.life_sequence, session.head.message_count, session.head.epoch) == (0, 0, 0)

    session.say(configured(max_messages=5), user("one"), user("two"), compacted(2), user("three"))
    assert session.head.description == {"title": "A lamp"}


def test_the_description_ends_with_its_life() -> None:
    session = Session().say(described(title="A lamp"), user(), deleted())
    assert "description" in session.changes.dirty
    assert session.memory.head is None

    session.say(user("again"))
    assert session.head.description is None


def test_a_session_without_description_writes_nothing_of_it() -> None:
    session = Session().say(user(), user())
    table = table_of(session.memory)
    assert not any(b"descri" in key + value for key, value in table.items())
    assert "description" not in session.head.__dict__


def test_only_a_description_that_changes_something_is_written() -> None:
    session = Session().say(described(title="A lamp"))
    session.changes.dirty.clear()
    session.say(described(title="A lamp"), user())
    assert "description" not in session.changes.dirty
    session.say(described(title="Another"))
    assert "description" in session.changes.dirty


def test_a_field_of_a_description_that_is_not_known_here_survives_in_the_head() -> None:
    """An older worker keeps ``has_description`` as it keeps every field of a newer version."""
    session = Session().say(described(title="A lamp"))
    key = records.head_key(SESSION)
    assert orjson.loads(table_of(session.memory)[key])["has_description"] is True


@pytest.mark.parametrize(
    "wrong",
    [
        {"parent": {"session_id": SESSION}},
        {"parent": {"session_id": ""}},
        {"labels": {"a=b": "c"}},
        {"labels": {"": "c"}},
        {"labels": {"a": 1}},
        {"labels": {f"l{number}": "" for number in range(MAX_LABELS + 1)}},
        {"title": "x" * 257},
    ],
)
def test_a_description_that_is_wrong_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        event(described(**wrong))
