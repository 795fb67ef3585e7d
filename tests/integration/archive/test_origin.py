"""A store is never filled from two logs: topics that were made again, another broker, copies, and stores of before."""

from __future__ import annotations

import sqlite3
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from confluent_kafka import TopicCollection

from processors.archive.origin import LogOrigin
from schemas.settings import Settings
from streams.archive.source_log import kafka_log
from streams.engine.topic_identity import TopicIdentity
from tests.builders.events import deleted, event_object, user
from tests.integration.archive.reading import archived_at, logged, stored_ends
from tests.kafka.choice import Kafka, StartKafka
from tests.live.fixtures import MakeSystem
from tests.live.system import PARTITIONS, System
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM, Worker

SCHEMES = ["sqlite", "file"]


@pytest.fixture
def system(make_system: MakeSystem) -> System:
    return make_system().create_topics()


def say(system: System, *texts: str, session_id: str = "s1") -> None:
    system.publish(
        event_object(user(text), f"{session_id}-{text}-{number}", session_id)
        for number, text in enumerate(texts)
    )


def fill(system: System, url: str, *, name: str = "archive") -> Worker:
    """Start a worker and wait until the store has the log."""
    worker = system.start(name, process="archive", ARCHIVE__URL=url).wait_ready(within=60)
    ends = [end for _, end in sorted(system.ends(system.topics.session_events).items())]
    until(lambda: stored_ends(url, PARTITIONS) == ends, f"{url} has the log", within=60)
    return worker


def refused(system: System, url: str, *options: str, name: str = "refused") -> str:
    """Start a worker that must end with one line; return the line."""
    done = system.run("worker", "archive", *options, ARCHIVE__URL=url, LOG_FORMAT="text", DATA_DIR=name)
    assert done.code != 0, done
    (line,) = [line for line in done.errors.splitlines() if "has the history of another log" in line]
    assert "Traceback" not in done.errors
    return line


def content(folder: Path) -> dict[str, bytes]:
    """Return the files of a store, whose write-ahead logs are emptied before."""
    for path in folder.glob("*.sqlite"):
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith(("-wal", "-shm"))
    }


def forget_origin(folder: Path) -> None:
    """Leave the store as a version before this record wrote it."""
    for path in folder.glob("*.sqlite"):
        with sqlite3.connect(path) as connection:
            connection.execute("DROP TABLE IF EXISTS origin")
        connection.close()
    for path in folder.glob("partition-*/origin.json"):
        path.unlink()


@pytest.mark.timeout(240)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_topics_that_were_made_again_leave_the_archive_as_it_is(system: System, scheme: str) -> None:
    """An erasure of the old log hides nothing in the new one, whose archive has its own place."""
    folder = system.folder / "history"
    say(system, "a secret", "more")
    system.publish([event_object(deleted(), "gone", "s1")])
    say(system, "of the old log", session_id="s4")
    assert fill(system, f"{scheme}://{folder}").stop() == 0
    before = content(folder)

    system.delete_topics()
    system.create_topics()
    # As many events as before, and more: offsets alone show nothing.
    say(system, "a new life", "in the new log", "with more", "than before")
    say(system, "of the new log", "and more", session_id="s4")
    line = refused(system, f"{scheme}://{folder}")
    assert f"mv {folder} {folder}." in line
    assert "--accept-log" in line
    assert "has another record at offset" in refused(system, f"{scheme}://{folder}", "--accept-log")
    assert content(folder) == before

    new = f"{scheme}://{system.folder / 'new'}"
    fill(system, new, name="again").stop()
    assert archived_at(new, logged(system), PARTITIONS) == logged(system)
    assert set(logged(system)) == {"s1", "s4"}


@pytest.mark.timeout(240)
@pytest.mark.parametrize("fills_up", [True, False])
def test_topics_that_are_made_again_while_a_worker_runs_stop_it_within_seconds(
    system: System, fills_up: bool
) -> None:
    folder = system.folder / "history"
    say(system, "a secret", "more")
    worker = fill(system, f"sqlite://{folder}")
    before = content(folder)

    system.delete_topics()
    system.create_topics()
    if fills_up:
        say(system, *(f"of the new log {number}" for number in range(20)))

    # Nothing was said of it until the group was joined again, half a minute later.
    assert worker.wait_exit(within=25) != 0
    (line,) = [one for one in worker.lines if "has the history of another log" in one["message"]]
    assert f"mv {folder} {folder}." in line["message"]
    assert content(folder) == before
    assert refused(system, f"sqlite://{folder}").endswith(line["message"])


@pytest.mark.timeout(240)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_store_of_before_goes_on_with_its_log_and_with_no_other(system: System, scheme: str) -> None:
    folder = system.folder / "history"
    url = f"{scheme}://{folder}"
    say(system, "one", "two")
    say(system, "three", session_id="s4")
    assert fill(system, url).stop() == 0
    forget_origin(folder)

    say(system, "four")
    worker = fill(system, url, name="upgraded")
    assert worker.lines_of("archive_log_recorded")
    assert worker.stop() == 0
    again = fill(system, url, name="again")
    assert not again.lines_of("archive_log_recorded")
    assert again.stop() == 0

    forget_origin(folder)
    system.delete_topics()
    system.create_topics()
    before = content(folder)
    assert "the log ends at offset 0, before that" in refused(system, url)
    assert content(folder) == before


@pytest.mark.timeout(300)
def test_a_copy_on_another_broker_goes_on_once_an_operator_says_so(
    system: System, start_kafka: StartKafka, tokenizer_files: Path
) -> None:
    url = f"sqlite://{system.folder / 'history'}"
    say(system, "one", "two")
    say(system, "three", session_id="s4")
    assert fill(system, url).stop() == 0

    with System(start_kafka().bootstrap_servers, system.folder / "copy", tokenizer_files) as copy:
        copy.folder.mkdir()
        copy.deletes_topics = False
        copy.create_topics()
        # The same events at the same offsets, as a restore gives them; their times may be others.
        say(copy, "one", "two")
        say(copy, "three", session_id="s4")
        say(copy, "four")
        assert "has the history of another log" in refused(copy, url)

        worker = copy.start_command(
            "copied", [*SESSIONSTREAM, "worker", "archive", "--accept-log"], ARCHIVE__URL=url
        ).wait_ready(within=60)
        expected = logged(copy)
        until(lambda: archived_at(url, expected, PARTITIONS) == expected, "the copy is archived", within=60)
        assert worker.stop() == 0
        assert fill(copy, url, name="without").stop() == 0
    # Now it is the copy's.
    assert "has the history of another log" in refused(system, url)


def topic_of(system: System) -> TopicIdentity:
    """Return what librdkafka says of the events topic."""
    admin, topic = system._admin, system.topics.session_events
    described = admin.describe_topics(TopicCollection([topic]))[topic].result()
    number = described.topic_id
    whole = number.get_most_significant_bits() % 2**64, number.get_least_significant_bits() % 2**64
    named = urlsafe_b64encode(b"".join(half.to_bytes(8, "big") for half in whole)).rstrip(b"=").decode()
    return TopicIdentity(admin.list_topics(timeout=10).cluster_id, named)


async def test_the_broker_names_its_log_and_says_what_it_has(kafka: Kafka, system: System) -> None:
    places = system.publish([event_object(user("one"), "e1", "s1"), event_object(user("two"), "e2", "s1")])
    partition = places[0].partition
    value = {record.offset: record.value for record in system.read(system.topics.session_events)}
    settings = Settings(bootstrap_servers=kafka.bootstrap_servers, topic_prefix=system.prefix)
    async with kafka_log(settings) as log:
        origin = await log.origin()
        spans = await log.spans([partition, 99])
        assert await log.has(partition, 1, value[1] or b"")
        assert await log.has(partition, 0, value[0] or b"")
        assert not await log.has(partition, 0, value[1] or b"")
    described = topic_of(system)
    assert origin == LogOrigin(system.topics.session_events, described.cluster_id, described.topic_id)
    assert spans == {partition: (0, 2)}
