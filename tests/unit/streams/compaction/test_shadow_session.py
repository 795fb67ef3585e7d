"""A policy that is tried folds the same conversation as the policy in force."""

from __future__ import annotations

from typing import Any, cast

import pytest

from processors.adapters.conversation import BEGINNING
from processors.compaction.policy import CompactionPolicy
from processors.memory.fold import Entry
from processors.publishing.fork import fork_events
from schemas.events import Event
from streams.compaction.logged_session import LoggedSession
from streams.compaction.shadow_session import ShadowSession
from tests.builders.events import answer, compacted, event, removed, user
from tests.builders.memories import POLICY, START_MS, memory_of, view_of


def texts(session: ShadowSession | LoggedSession) -> list[str | None]:
    return [message.text for message in view_of(session.scored.memory).messages]


def followed(events: list[tuple[int, Event]]) -> tuple[ShadowSession, LoggedSession]:
    """Return a trial that never compacts, and the session under the policy in force, after these events of the log."""
    session_id = events[0][1].session_id
    unused = cast(Any, None)
    tried = ShadowSession(session_id, CompactionPolicy(), unused, POLICY, unused)
    in_force = LoggedSession(session_id, POLICY, unused)
    for sequence, one in events:
        entry = Entry(one, sequence, START_MS + sequence)
        tried.apply(entry)
        in_force.apply(entry)
    return tried, in_force


@pytest.mark.parametrize(("base", "left"), [(1009, ["one", "two", "five"]), (1003, None), (1020, None)])
def test_a_turn_that_was_undone_is_undone_in_a_trial_and_one_that_was_not_stays(
    base: int, left: list[str] | None
) -> None:
    said = [(1000, user("one")), (1003, answer("two")), (1007, user("three")), (1009, answer("four"))]
    undo = removed("e1007", "e1009", base_sequence=base)
    log = [*said, (1015, undo), (1020, user("five"))]
    tried, in_force = followed([(sequence, event(fields, f"e{sequence}")) for sequence, fields in log])

    assert texts(tried) == texts(in_force)
    assert texts(tried) == (left or ["one", "two", "three", "four", "five"])


def test_a_fork_of_a_compacted_session_has_in_a_trial_all_that_it_began_with() -> None:
    forked = memory_of(user("one"), answer("two"), compacted(1), user("three"), answer("four"))
    copies = fork_events(view_of(forked), "the-fork", occurred_at=BEGINNING, encoding=None)
    events = [*copies, event(user("said in the fork"), "own", "the-fork")]
    tried, in_force = followed(list(enumerate(events, 100)))

    assert texts(tried) == texts(in_force)
    assert len(texts(tried)) == 5
