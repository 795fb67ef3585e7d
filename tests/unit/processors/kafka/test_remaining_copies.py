"""A receipt says what topics keep of an erased session, and until when."""

from __future__ import annotations

import pytest

from processors.kafka.remaining_copies import remaining_copies
from processors.kafka.topic_plan import ExistingTopic
from schemas.topic_names import TopicNames

NAMES = TopicNames("t-")


def test_retentions_are_those_of_the_cluster() -> None:
    retentions = {NAMES.session_events: "-1", NAMES.memory_events: "604800000", NAMES.dead_letters: "odd"}
    existing = {
        name: ExistingTopic(name, 1, 1, {"retention.ms": value}) for name, value in retentions.items()
    }
    copies = {copy.place: copy for copy in remaining_copies(NAMES, existing)}

    assert copies["t-session-events"].retention_seconds is None
    assert "without a limit" in copies["t-session-events"].until
    assert copies["t-memory-events"].retention_seconds == 604_800
    assert copies["t-memory-events"].until.startswith("7 days after each record")
    assert "does not tell" in copies["t-session-dead-letters"].until
    assert "log cleaner" in copies[NAMES.changelog].until
    assert "backups" in copies


@pytest.mark.parametrize(
    ("retention_ms", "shown"),
    [("86400000", "1 day"), ("3600000", "1 hour"), ("5400000", "90 minutes"), ("1500", "1 second")],
)
def test_a_retention_is_said_in_whole_numbers(retention_ms: str, shown: str) -> None:
    existing = {NAMES.memory_events: ExistingTopic(NAMES.memory_events, 1, 1, {"retention.ms": retention_ms})}
    (copy,) = (one for one in remaining_copies(NAMES, existing) if one.place == NAMES.memory_events)

    assert copy.until.startswith(f"{shown} after each record")


def test_a_cluster_that_does_not_tell_is_no_error() -> None:
    copies = remaining_copies(NAMES, {})

    assert {copy.place for copy in copies} == {
        "t-session-events",
        "t-memory-events",
        "t-session-dead-letters",
        NAMES.changelog,
        NAMES.analytics_changelog,
        NAMES.session_analytics,
        "backups",
    }
    assert all(copy.retention_seconds is None for copy in copies)


def test_files_on_machines_that_a_partition_left_are_named_with_the_way_to_find_them() -> None:
    copies = {
        copy.place: copy
        for copy in remaining_copies(NAMES, {}, archived_in_files={3, 1}, tables_in_files={1, 3})
    }

    archive = copies["archive files on other machines"]
    assert archive.what == (
        "not looked at: every event of the session, on a machine that partition 1, 3 was moved away from"
    )
    assert "`archive_files_left`" in archive.until
    assert "history-1.sqlite*, history-3.sqlite* or partition-1, partition-3" in archive.until
    assert "12 hours" in copies["table files on other machines"].until
    sealed = {
        copy.place: copy.what for copy in remaining_copies(NAMES, {}, archived_in_files={1}, keys_erased=True)
    }
    assert "unreadable from now on" in sealed["archive files on other machines"]
