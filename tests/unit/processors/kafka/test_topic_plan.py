from __future__ import annotations

from dataclasses import replace
from typing import get_args

from processors.kafka.topic_plan import (
    ExistingTopic,
    TopicDifference,
    TopicSpec,
    blocking_differences,
    contradictions,
    differences,
    in_one_line,
    topic_specs,
)
from schemas.topic_names import Process, TopicNames

NAMES = TopicNames("p.")
DAY_MS = 24 * 3600 * 1000


def specs(
    *, partitions: int = 4, replication_factor: int = 3, max_event_bytes: int = 921_600
) -> list[TopicSpec]:
    return topic_specs(
        NAMES,
        partitions=partitions,
        replication_factor=replication_factor,
        max_event_bytes=max_event_bytes,
    )


def as_made() -> dict[str, ExistingTopic]:
    return {
        spec.name: ExistingTopic(spec.name, spec.partitions, spec.replication_factor, spec.configs)
        for spec in specs()
    }


def test_cleanup_and_retention_are_the_contract() -> None:
    configs = {spec.name.removeprefix("p."): spec.configs for spec in specs()}

    policies = {name: (c["cleanup.policy"], c.get("retention.ms")) for name, c in configs.items()}
    assert policies == {
        "session-events": ("delete", "-1"),
        "memory-events": ("delete", str(7 * DAY_MS)),
        "session-analytics": ("compact", None),
        "session-dead-letters": ("delete", str(30 * DAY_MS)),
        "sessionstream-memory-table-changelog": ("compact", None),
        "sessionstream-analytics-table-changelog": ("compact", None),
        "sessionstream-archive-table-changelog": ("compact", None),
    }
    assert configs["session-events"]["retention.bytes"] == "-1"
    assert {c["message.timestamp.type"] for c in configs.values()} == {"LogAppendTime"}


def test_every_changelog_is_the_table_of_a_process() -> None:
    """What passes or looks at tables finds them by the process."""
    made = {spec.name for spec in specs() if spec.name.endswith("-changelog")}

    assert made == {NAMES.table_changelog(process) for process in get_args(Process)} - {None}


def test_all_topics_have_the_same_partitions() -> None:
    assert {spec.partitions for spec in specs(partitions=7)} == {7}


def test_two_replicas_must_be_in_sync_if_there_is_more_than_one() -> None:
    assert {spec.configs["min.insync.replicas"] for spec in specs(replication_factor=3)} == {"2"}
    assert {spec.configs["min.insync.replicas"] for spec in specs(replication_factor=1)} == {"1"}


def test_larger_events_need_larger_records() -> None:
    assert {spec.configs["max.message.bytes"] for spec in specs()} == {"1048588"}
    assert {spec.configs["max.message.bytes"] for spec in specs(max_event_bytes=2_000_000)} == {"2065536"}


def test_topics_as_made_do_not_differ() -> None:
    assert differences(specs(), as_made(), NAMES) == []


def test_a_larger_message_limit_is_not_a_difference() -> None:
    found = {
        name: replace(topic, configs={**topic.configs, "max.message.bytes": "9999999"})
        for name, topic in as_made().items()
    }

    assert differences(specs(), found, NAMES) == []


def test_a_missing_topic_is_one_line() -> None:
    found = as_made()
    del found["p.memory-events"]

    (one,) = differences(specs(), found, NAMES)

    assert one.is_missing
    assert str(one) == "p.memory-events: missing; make it with `sessionstream topics create`"


def test_what_several_topics_have_in_common_is_said_once() -> None:
    """A worker on a new cluster said seven times that a topic can be made, and how."""
    wrong = TopicDifference("b", "wrong", "mend it")
    missing, other = (TopicDifference(name, "missing", "make it", is_missing=True) for name in "ac")
    two_missing = [missing, wrong, other]

    assert in_one_line([missing, wrong]) == "a: missing; make it; b: wrong; mend it"
    assert in_one_line(two_missing) == (
        "b: wrong; mend it; 2 topics are missing; make them with `sessionstream topics create`: a, c"
    )
    every = in_one_line(differences(specs(), {}, NAMES))
    assert every.count("sessionstream topics create") == 1
    assert all(spec.name in every for spec in specs())


def test_every_difference_is_one_line_with_its_remedy() -> None:
    found = as_made()
    found["p.memory-events"] = ExistingTopic(
        "p.memory-events",
        5,
        1,
        {
            "cleanup.policy": "compact",
            "retention.ms": "1",
            "message.timestamp.type": "CreateTime",
            "min.insync.replicas": "1",
            "max.message.bytes": "1000",
        },
    )

    lines = [str(one) for one in differences(specs(), found, NAMES)]

    assert len(lines) == 7
    assert all(line.startswith("p.memory-events: ") and "; " in line for line in lines)
    for expected in (
        "5 partitions, expected 4",
        "replication factor 1, expected 3",
        "cleanup.policy is compact, expected delete",
        "retention.ms is 1, expected 604800000",
        "message.timestamp.type is CreateTime, expected LogAppendTime",
        "min.insync.replicas is 1, expected 2",
        "max.message.bytes is 1000, expected 1048588",
    ):
        assert any(expected in line for line in lines)


def test_no_worker_runs_where_producers_write_the_timestamps() -> None:
    found = as_made()
    for name in ("p.session-events", "p.memory-events", "p.session-dead-letters"):
        configs = {**found[name].configs, "message.timestamp.type": "CreateTime"}
        found[name] = replace(found[name], configs=configs)

    lines = [str(one) for one in blocking_differences(specs(), found, NAMES)]

    assert [line.split(": ")[0] for line in lines] == ["p.session-events", "p.memory-events"]
    assert all("message.timestamp.type is CreateTime, expected LogAppendTime" in line for line in lines)


def test_what_exists_contradicts_by_its_partitions_and_cleanup_alone() -> None:
    found = as_made()
    del found["p.session-analytics"]
    tuned = found["p.memory-events"]
    found["p.memory-events"] = replace(
        tuned, replication_factor=1, configs={**tuned.configs, "retention.ms": "1"}
    )

    assert contradictions(specs(), found, NAMES) == []
    found["p.session-events"] = replace(found["p.session-events"], partitions=8)
    found_now = contradictions(specs(), found, NAMES)
    assert str(found_now[0]).startswith("p.session-events: 8 partitions, expected 4")
    assert not any(one.is_missing for one in found_now)


def test_a_changelog_with_another_number_of_partitions_has_its_own_line() -> None:
    found = as_made()
    changelog = NAMES.changelog
    found[changelog] = replace(found[changelog], partitions=8)

    lines = [str(one) for one in differences(specs(), found, NAMES)]

    (line,) = (
        line for line in lines if "8 partitions, but p.session-events has 4; they must be equal" in line
    )
    assert "rebuild" not in line.replace("rebuilt", "")


def test_after_more_partitions_for_the_log_the_changelog_is_not_just_deleted() -> None:
    """Its old events stay where they were, so that fold would put nearly all of them aside."""
    found = as_made()
    found["p.session-events"] = replace(found["p.session-events"], partitions=8)

    lines = [str(one) for one in differences(specs(), found, NAMES)]

    (line,) = (line for line in lines if line.startswith(NAMES.changelog))
    assert "but not if p.session-events was given more partitions" in line
    assert line.endswith("rebuild with `sessionstream rebuild --from archive --from-partitions 4`")


def test_tombstones_that_go_too_early_stop_workers_that_keep_copies_of_a_changelog() -> None:
    """A copy that misses the tombstone of a deleted session brings it back. Others only report it."""
    found = as_made()
    for name, value in ((NAMES.changelog, "3600000"), (NAMES.analytics_changelog, "86400000")):
        found[name] = replace(found[name], configs={**found[name].configs, "delete.retention.ms": value})

    (early,) = differences(specs(), found, NAMES)
    line = str(early)

    assert early.config == "delete.retention.ms"
    assert line.startswith(f"{NAMES.changelog}: delete.retention.ms is 3600000, expected 86400000 or more; ")
    assert f"--topic {NAMES.changelog} --add-config delete.retention.ms=86400000`, since copies" in line
    assert blocking_differences(specs(), found, NAMES) == []
    assert blocking_differences(specs(), found, NAMES, keeps_copies=True) == [early]


def test_an_election_that_loses_acknowledged_records_is_a_difference() -> None:
    found = as_made()
    for name in ("p.session-events", "p.session-dead-letters"):
        configs = {**found[name].configs, "unclean.leader.election.enable": "true"}
        found[name] = replace(found[name], configs=configs)

    (unclean,) = differences(specs(), found, NAMES)

    assert str(unclean).startswith(
        "p.session-events: unclean.leader.election.enable is true, expected false; "
    )
    assert blocking_differences(specs(), found, NAMES) == []


def test_a_changelog_that_also_deletes_stops_all_workers_with_the_reason() -> None:
    found = as_made()
    configs = {**found[NAMES.changelog].configs, "cleanup.policy": "compact,delete"}
    found[NAMES.changelog] = replace(found[NAMES.changelog], configs=configs)

    line = str(*blocking_differences(specs(), found, NAMES))

    assert "cleanup.policy is compact,delete, expected compact; set it with `" in line
    assert line.endswith("`, since with delete the records of idle sessions disappear")
