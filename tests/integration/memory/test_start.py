"""What a worker refuses to start on, and how it says so: one line, and an exit code that is not 0."""

from __future__ import annotations

import socket
import time

import pytest

from streams.kafka.partitioner import partition_of
from tests.builders.events import Fields, event_object, user
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.worker import SESSIONSTREAM, Worker

EXIT_REFUSED = 1
EXIT_FATAL = 70


def user_messages(session_id: str, count: int, word: str) -> list[Fields]:
    return [
        event_object(user(f"{word} {number}"), f"{session_id}-{word}-{number}", session_id)
        for number in range(count)
    ]


def last_word(worker: Worker, code: int, *, within: float = 30.0) -> str:
    """The one line the worker ended with; it must have ended with ``code`` and shown no traceback."""
    assert worker.wait_exit(within=within) == code, worker.log
    assert "Traceback" not in worker.log
    plain = [line for line in worker.log.splitlines() if line.startswith("error: ")]
    critical = [line["message"] for line in worker.lines if line["level"] == "critical"]
    assert len(plain) + len(critical) == 1, worker.log
    return str([*plain, *critical][0])


def test_without_a_broker_it_tries_for_a_while_and_says_which_one(make_system: MakeSystem) -> None:
    """Broker away at start: retries for STARTUP_TIMEOUT_SECONDS, then one line with its address; code 1."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        system = make_system(STARTUP_TIMEOUT_SECONDS=3)
        began = time.monotonic()
        worker = system.start(BOOTSTRAP_SERVERS=address)

        said = last_word(worker, EXIT_REFUSED)

    took = time.monotonic() - began
    assert address in said
    assert "SESSIONSTREAM_BOOTSTRAP_SERVERS" in said
    assert 3.0 <= took < 60
    assert len(worker.lines_of("broker_unreachable")) >= 2, worker.log


def remake(system: System, topic: str, partitions: int, **configuration: str) -> None:
    system.delete_topics(topic)
    settings = {name.replace("_", "."): value for name, value in configuration.items()}
    system.create_topic(topic, partitions, {"message.timestamp.type": "LogAppendTime", **settings})


def test_topics_that_are_not_as_they_must_be(make_system: MakeSystem) -> None:
    """Topics missing or wrong: one line that names each, what it must be and the remedy; exit code 1."""
    system = make_system().create_topics()
    system.delete_topics(system.topics.dead_letters)
    remake(system, system.topics.changelog, 3, cleanup_policy="delete")

    said = last_word(system.start(), EXIT_REFUSED)

    assert "session-dead-letters: missing; make it with `sessionstream topics create`" in said
    assert "changelog: 3 partitions, expected 4" in said
    assert "they must be equal" in said
    assert "changelog: cleanup.policy is delete, expected compact; set it with `kafka-configs --alter" in said


def test_a_changelog_that_also_deletes(make_system: MakeSystem) -> None:
    """With ``compact,delete`` a quiet session's memory would vanish one day: refused as well."""
    system = make_system().create_topics()
    remake(system, system.topics.changelog, 4, cleanup_policy="compact,delete")

    said = last_word(system.start(), EXIT_REFUSED)

    assert "cleanup.policy is compact,delete, expected compact" in said


def test_its_http_port_is_taken(make_system: MakeSystem) -> None:
    """A port somebody else listens on: one line that names the setting, exit code 1."""
    system = make_system().create_topics()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        said = last_word(system.start(HTTP_PORT=port), EXIT_REFUSED)

    assert str(port) in said
    assert "SESSIONSTREAM_HTTP_PORT" in said


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("BOOTSTRAP_SERVERS", "", "SESSIONSTREAM_BOOTSTRAP_SERVERS"),
        ("MEMORY__MAX_SIZE_BYTES", "0", "max_size_bytes must be greater than 0"),
        ("TOKEN_COUNTER", "nowhere:Counter", "SESSIONSTREAM_TOKEN_COUNTER"),
        ("PUBLISH__INTERCEPTORS", "nowhere:Interceptor", "SESSIONSTREAM_PUBLISH__INTERCEPTORS"),
    ],
)
def test_a_setting_that_is_wrong(name: str, value: str, wanted: str, stopped_system: System) -> None:
    """A wrong setting: one line that names it, exit code 1."""
    said = last_word(stopped_system.start(name, **{name: value}), EXIT_REFUSED)

    assert wanted in said


@pytest.fixture(scope="module")
def stopped_system(make_shared_system: MakeSystem) -> System:
    """Topics that nobody works on."""
    return make_shared_system().create_topics()


def applied_system(make_system: MakeSystem) -> System:
    """A system whose worker has applied 20 events of one session and stopped."""
    system = make_system(PARTITIONS=1).create_topics()
    system.publish(user_messages("s", 20, "old"))
    worker = system.start("first").wait_ready(within=90.0)
    system.wait_flushed()
    assert worker.stop() == 0
    return system


def test_an_events_topic_that_was_recreated_or_cut(make_system: MakeSystem) -> None:
    """Another log under the same name, shorter or longer: one line says so, and nothing is folded on it."""
    system = applied_system(make_system)
    changelog = system.read(system.topics.changelog)
    events = {"cleanup_policy": "delete", "retention_ms": "-1", "retention_bytes": "-1"}
    for count, what in (5, "the log ends at offset 5"), (40, "the log has another record at that offset"):
        remake(system, system.topics.session_events, 1, **events)
        system.publish(user_messages("s", count, "new"))

        said = last_word(system.start("again"), EXIT_FATAL)

        assert "session-events-0 is not the log this worker's table was made from" in said
        assert "offset 19" in said
        assert what in said
        assert "sessionstream topics create" in said
    assert system.read(system.topics.changelog) == changelog


def test_events_deleted_by_retention_are_no_fault(make_system: MakeSystem) -> None:
    """A log whose old records retention took, up to its end, is the same log: memory goes on from there."""
    system = applied_system(make_system)
    system.delete_records(system.topics.session_events, {0: 20})

    worker = system.start("again").wait_ready()
    system.publish(user_messages("s", 1, "next"))
    system.wait_flushed()

    texts = [message["text"] for message in worker.memory("s")["messages"]]
    assert texts == [*(f"old {number}" for number in range(20)), "next 0"]


def test_events_deleted_before_they_were_applied_stop_it_until_the_loss_is_accepted(
    make_system: MakeSystem,
) -> None:
    """One line says which are gone and how to go on; an accepted loss is recorded."""
    system = applied_system(make_system)
    system.publish(user_messages("s", 10, "new"))
    system.delete_records(system.topics.session_events, {0: 25})
    changelog = system.read(system.topics.changelog)

    refused = system.start("again")
    said = last_word(refused, EXIT_FATAL, within=90.0)

    assert "session-events-0: the records at offsets 20 to 24 were deleted from the log" in said
    assert "--accept-loss" in said
    assert [line["error_code"] for line in refused.lines_of("worker_failed")] == ["damaged"]
    assert system.read(system.topics.changelog) == changelog

    accepting = system.start_command(
        "again", [*SESSIONSTREAM, "worker", "memory", "--accept-loss"]
    ).wait_ready(within=90.0)
    texts = [message["text"] for message in accepting.memory("s")["messages"]]
    assert texts == [*(f"old {n}" for n in range(20)), *(f"new {n}" for n in range(5, 10))]
    (line,) = accepting.lines_of("loss_accepted")
    assert (line["first_offset"], line["last_offset"]) == (20, 24)
    system.wait_flushed(within=90.0)
    assert accepting.stop() == 0

    marks = [record for record in system.read(system.topics.changelog) if record.key == b'["watermark",0]']
    assert marks[-1].json[system.topics.session_events]["losses"][0][:2] == [20, 24]

    # The same with an emptied changelog: there is nothing to fold the lost events from.
    system.delete_topics(system.topics.changelog)
    system.create_topics()
    assert "at offsets 0 to 24 were deleted" in last_word(system.start("again"), EXIT_FATAL, within=90.0)


def test_what_is_an_operators_choice_is_a_warning_and_so_are_other_settings_than_the_tables(
    make_system: MakeSystem,
) -> None:
    """A worker runs with another retention, and with settings that its group must share; both are said at start."""
    system = make_system().create_topics()
    remake(system, system.topics.dead_letters, 4, cleanup_policy="delete", retention_ms="3600000")
    first = system.start("first").wait_ready()
    system.publish(user_messages("s", 1, "said"))
    system.wait_flushed()

    lines = first.lines_of("topic_differs")
    assert {line["level"] for line in lines} == {"warning"}
    assert any("session-dead-letters: retention.ms is 3600000" in line["message"] for line in lines)
    assert not first.lines_of("settings_differ")
    assert first.stop() == 0

    second = system.start("second", MEMORY__MAX_MESSAGES=9).wait_ready()
    (line,) = second.lines_of("settings_differ")
    assert (line["level"], line["partition"]) == ("warning", partition_of(b"s", 4))
    assert "all workers of a group must have the same" in line["message"]
