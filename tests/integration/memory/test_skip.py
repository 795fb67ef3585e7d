"""A record batch with a wrong checksum stops every worker, until an operator gives it up: on a real broker."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from urllib.parse import quote

import httpx
import pytest
from confluent_kafka.admin import AdminClient

from tests.builders.events import Fields, event_object, user
from tests.chaos.topic_settings import change_settings, wait_in_force
from tests.kafka.broker import Broker, KafkaBroker
from tests.live.event_stream import following
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker, events_path, memory_path

SESSION = "a session with a damaged event"


def event(number: int, text: str) -> Fields:
    return event_object(user(text), f"event-{number}", SESSION)


def damage(broker: KafkaBroker, topic: str, text: bytes) -> None:
    """Change one byte of a record on the broker's disk, as a disk does."""
    broker.stop()
    changed = 0
    for segment in (broker.data_dir).rglob(f"{topic}-0/*.log"):
        content = segment.read_bytes()
        if text in content:
            segment.write_bytes(content.replace(text, text[:-1] + b"?"))
            changed += 1
    assert changed == 1
    broker.start()


def texts(worker: Worker) -> list[str]:
    return [message["text"] for message in worker.memory(SESSION)["messages"]]


@pytest.mark.long
def test_a_damaged_batch_stops_the_workers_until_it_is_skipped(
    kafka_own: Broker, make_own_system: MakeSystem
) -> None:
    if not isinstance(kafka_own, KafkaBroker):
        pytest.skip("the broker's disk is inside a container")
    system = make_own_system(PARTITIONS=1).create_topics()
    places = [system.publish([event(n, text)])[0] for n, text in enumerate(["one", "two-damaged", "three"])]
    damaged = places[1].offset
    assert [place.offset for place in places] == [damaged - 1, damaged, damaged + 1]
    damage(kafka_own, system.topics.session_events, b"two-damaged")

    stuck = system.start("stuck", process="all")
    assert stuck.wait_exit(within=90) == 70
    assert f"sessionstream skip --partition 0 --offset {damaged} --why" in stuck.log

    where = ("skip", "--partition", "0", "--why", "the disk of broker 1", "--offset")
    assert "can be read; only what no reader can read is skipped" in system.run(*where, "0").refusal()
    assert "offset 99 is not in the log" in system.run(*where, "99").refusal()
    assert (
        "has 1 partition, so there is no partition 7" in system.run(*where, "0", "--partition", "7").refusal()
    )
    skipped = system.run(*where, str(damaged))
    assert skipped.code == 0, skipped
    passes = f"the batch at offsets {damaged} to {damaged}"
    assert [line.split(": ")[1] for line in skipped.lines[:2]] == [f"will pass {passes}"] * 2
    again = system.run(*where, str(damaged))
    assert [line.split(": ")[1] for line in again.lines[:2]] == [f"already passes {passes}"] * 2

    worker = system.start("worker", process="all").wait_ready(within=90)
    assert texts(worker) == ["one", "three"]
    system.wait_flushed()
    worker.kill()
    worker = system.start("worker", process="all").wait_ready(within=90)
    until(lambda: texts(worker) == ["one", "three"], "a restart passes it too", within=60)
    system.publish([event(4, "four")])
    until(lambda: texts(worker) == ["one", "three", "four"], "the stream goes on", within=60)

    (letter,) = system.read(system.topics.dead_letters)
    assert letter.header("error_code") == "unreadable"
    assert letter.header("source_offset") == str(damaged)
    assert (
        letter.header("error_detail")
        == "skipped by an operator: the disk of broker 1 (its checksum is wrong)"
    )
    assert "has applied" not in worker.log


@pytest.mark.long
@pytest.mark.timeout(600)
def test_what_was_skipped_stops_no_reader_of_the_log(kafka_own: Broker, make_own_system: MakeSystem) -> None:
    """Not even one that takes no partition over: another worker, or a command."""
    if not isinstance(kafka_own, KafkaBroker):
        pytest.skip("the broker's disk is inside a container")
    system = make_own_system(PARTITIONS=1).create_topics()
    said = [{**event(n, text), "user_id": "u"} for n, text in enumerate(["one", "two-damaged", "three"])]
    places = [system.publish([one])[0] for one in said]
    damaged = places[1].offset
    damage(kafka_own, system.topics.session_events, b"two-damaged")

    remedy = f"sessionstream skip --partition 0 --offset {damaged}"
    readers = [
        ("tail", "--from-beginning", "--no-follow"),
        ("compact", "--dry-run", "--from-log", "--summarizer", "extractive"),
        ("rebuild", "--to-prefix", f"{system.prefix}new-", "--partitions", "2"),
    ]
    for command in readers:
        assert remedy in system.run(*command).refusal()
    skipped = system.run("skip", "--partition", "0", "--why", "a disk", "--offset", str(damaged))
    assert skipped.code == 0, skipped

    shown = system.run(*readers[0])
    assert [text in shown.output for text in ("one", "two-damaged", "three")] == [True, False, True], shown
    for command in readers[1:]:
        done = system.run(*command)
        assert done.code == 0, done

    owner = system.start("owner").wait_ready(within=90)
    other = system.start("other").wait_ready(within=90)
    read = owner.get(memory_path(SESSION))
    digest = str(read.headers["etag"]).strip('"')
    arguments = ("--log", "--sequence", str(places[2].offset), "--digest", digest)
    verified = system.run("verify", SESSION, *arguments)
    assert verified.code == 0, verified

    for worker in (owner, other):
        url, accept = f"{worker.url}{events_path(SESSION)}", {"accept": "application/json"}
        page = httpx.get(url, headers=accept, timeout=30, trust_env=False).json()
        assert [one["event"]["text"] for one in page["events"]] == ["one", "three"]
        with following(worker, SESSION) as stream:
            assert [one["event"]["text"] for one in stream.until_live()] == ["one", "three"]
    erased = httpx.post(f"{other.url}/erasures", json={"user_id": "u"}, timeout=90, trust_env=False).json()
    assert erased["searched"]["log"] is True
    assert [one["session_id"] for one in erased["sessions"]] == [SESSION]


@pytest.mark.parametrize("rotten", [2, 3])
def test_a_batch_that_memory_had_applied_is_skipped_for_all_who_read_it_later(
    kafka_own: Broker, make_own_system: MakeSystem, rotten: int
) -> None:
    """Also if it is the last one of the log: then a takeover compares its record with the log."""
    if not isinstance(kafka_own, KafkaBroker):
        pytest.skip("the broker's disk is inside a container")
    system = make_own_system(PARTITIONS=1).create_topics()
    memory = system.start("memory").wait_ready(within=90)
    said = ["one", "two-damaged", "three-damaged"]
    places = [system.publish([{**event(n, text), "user_id": "u"}])[0] for n, text in enumerate(said, 1)]
    until(lambda: texts(memory) == said, "memory has all", within=60)
    system.wait_flushed()
    assert memory.stop() == 0
    damaged = places[rotten - 1].offset
    damage(kafka_own, system.topics.session_events, said[rotten - 1].encode())
    rebuild = ("rebuild", "--to-prefix", f"{system.prefix}new-", "--partitions", "2")
    assert f"--offset {damaged}" in system.run(*rebuild).refusal()

    skip = ("skip", "--partition", "0", "--why", "a disk", "--offset", str(damaged))
    skipped = system.run(*skip)
    assert skipped.code == 0, skipped
    passes = f"the batch at offsets {damaged} to {damaged}"
    assert skipped.lines == [
        f"memory: has applied {passes} before it was damaged, and passes it if it reads the log again",
        f"analytics: will pass {passes}",
        f"archive: will pass {passes}",
    ]
    again = system.run(*skip)
    assert [line.split(": ")[1] for line in again.lines] == [f"already passes {passes}"] * 3
    (letter,) = system.read(system.topics.dead_letters)
    assert letter.header("source_offset") == str(damaged)

    done = system.run(*rebuild)
    assert done.code == 0, done
    worker = system.start("all", process="all").wait_ready(within=90)
    # Memory keeps what it made of the batch; the archive reads it for the first time.
    assert texts(worker) == said
    readable = [text for text in said if text != said[rotten - 1]]
    history = f"/sessions/{quote(SESSION)}/history"

    def archived() -> bool:
        return [one["event"]["text"] for one in worker.get(history).json()["events"]] == readable

    until(archived, "the archive has what can be read", within=60)
    system.publish([event(4, "four")])
    until(lambda: texts(worker) == [*said, "four"], "the stream goes on", within=60)
    erased = system.run("erase", "--user", "u", "--yes", "--json", ARCHIVE_URL=worker.url)
    receipt = json.loads(erased.output)
    assert receipt["searched"]["log"] is True
    assert [one["session_id"] for one in receipt["sessions"]] == [SESSION]
    until(lambda: texts(worker) == [], "it is erased", within=60)


def with_length(added: int) -> Callable[[bytes], bytes]:
    def change(batch: bytes) -> bytes:
        (length,) = struct.unpack_from(">i", batch, 8)
        return batch[:8] + struct.pack(">i", added if added < 0 else length + added) + batch[12:]

    return change


#: How the header of the second of three batches is damaged -> how.
HEADERS: dict[str, Callable[[bytes], bytes]] = {
    "format": lambda batch: batch[:16] + b"\x07" + batch[17:],
    "too-long": with_length(1_000_000),
    "offset": lambda batch: bytes(8) + batch[8:],
    "no-length": with_length(-1),
}


def damage_header(broker: KafkaBroker, topic: str, text: bytes, change: Callable[[bytes], bytes]) -> None:
    """Change the header of the batch that has a text, in a file that the broker does not read at its start."""
    (segment,) = [one for one in broker.data_dir.rglob(f"{topic}-0/*.log") if text in one.read_bytes()]
    assert segment.name != max(one.name for one in segment.parent.glob("*.log"))
    content, at = segment.read_bytes(), 0
    while True:
        end = at + 12 + struct.unpack_from(">i", content, at + 8)[0]
        if text in content[at:end]:
            break
        at = end
    segment.write_bytes(content[:at] + change(content[at:end]) + content[end:])


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_damaged_header_never_loses_an_event_in_silence(
    kafka_own: Broker, make_own_system: MakeSystem
) -> None:
    """Not even where the broker itself passes over it: what the header says is not in the checksum."""
    if not isinstance(kafka_own, KafkaBroker):
        pytest.skip("the broker's disk is inside a container")
    systems = {kind: make_own_system(PARTITIONS=1).create_topics() for kind in HEADERS}
    admin = AdminClient({"bootstrap.servers": kafka_own.bootstrap_servers})
    for system in systems.values():
        topic = system.topics.session_events
        change_settings(admin, [topic], {"segment.ms": "1000"})
        wait_in_force(admin, topic, "segment.ms", "1000")
        for number, text in enumerate(["one", "two-damaged", "three"]):
            system.publish([event(number, text)])
    for kind, system in systems.items():
        # A file is complete when a record comes after its time.
        folder = f"{system.topics.session_events}-0"

        def rolled(system: System = system, folder: str = folder) -> bool:
            system.publish([event(9, "again")])
            files = sorted(kafka_own.data_dir.rglob(f"{folder}/*.log"))
            return b"two-damaged" not in files[-1].read_bytes()

        until(rolled, f"{kind}: the next file has begun", within=60, every=1.0)
    kafka_own.stop()
    for kind, system in systems.items():
        damage_header(kafka_own, system.topics.session_events, b"two-damaged", HEADERS[kind])
    kafka_own.start()

    worker = systems["format"].start("format").wait_ready(within=90)
    assert texts(worker)[:3] == ["one", "two-damaged", "three"], "its checksum proves that the batch is right"
    assert worker.stop() == 0

    for kind in ("too-long", "offset"):
        system = systems[kind]
        stuck = system.start(f"{kind}-stuck")
        assert stuck.wait_exit(within=90) == 70
        found = re.search(
            r"leaves out the offsets (\d+) to (\d+), .* skip --partition 0 --offset (\d+)", stuck.log
        )
        assert found, stuck.log
        assert found[1] == found[3]
        skipped = system.run("skip", "--partition", "0", "--offset", found[1], "--why", "a disk")
        assert (skipped.code, "memory: will pass" in skipped.output) == (0, True), skipped
        worker = system.start(f"{kind}-worker").wait_ready(within=90)
        there = texts(worker)
        assert there[0] == "one"
        assert "two-damaged" not in there
        (letter,) = system.read(system.topics.dead_letters)
        assert letter.header("source_offset") == found[1]
        assert (
            letter.header("error_detail")
            == "skipped by an operator: a disk (the broker leaves its offsets out)"
        )
        assert worker.stop() == 0

    # Here the broker cannot find what follows; the worker never serves less as if it were all.
    stuck = systems["no-length"].start("no-length")
    line = stuck.wait_for_line("broker_cannot_read", within=90)
    assert f"{systems['no-length'].topics.session_events}-0" in line["message"]
    assert not stuck.is_ready()


@pytest.mark.long
def test_a_damaged_batch_of_announcements_stops_no_compaction_worker_and_analytics_until_it_is_skipped(
    kafka_own: Broker, make_own_system: MakeSystem
) -> None:
    """Memory announces again what is over a trigger, so compaction loses nothing with an announcement."""
    if not isinstance(kafka_own, KafkaBroker):
        pytest.skip("the broker's disk is inside a container")
    system = make_own_system(PARTITIONS=1).create_topics()
    memory = system.start("memory").wait_ready(within=90)
    memory.say(SESSION, event(0, "one"))
    system.wait_flushed()
    assert memory.stop() == 0
    damage(kafka_own, system.topics.memory_events, b"event-0")

    compaction = system.start("compaction", process="compaction").wait_ready(within=90)
    line = compaction.wait_for_line("memory_event_unreadable", within=90)
    assert "passed a damaged record batch" in line["message"]
    assert compaction.is_ready()
    assert compaction.stop() == 0

    # Nothing announces again what analytics counts, so there an operator decides.
    topic = system.topics.memory_events
    stuck = system.start("stuck", process="analytics")
    assert stuck.wait_exit(within=90) == 70
    found = re.search(rf"sessionstream skip --partition 0 --offset (\d+) --why … --topic {topic}'", stuck.log)
    assert found, stuck.log
    where = ("skip", "--partition", "0", "--why", "the disk of broker 1", "--offset", found[1])
    assert "can be read" in system.run(*where).refusal()
    skipped = system.run(*where, "--topic", topic)
    assert [line.split(" the batch")[0] for line in skipped.lines] == ["analytics: will pass"]
    again = system.run(*where, "--topic", "memory-events")
    assert [line.split(" the batch")[0] for line in again.lines] == ["analytics: already passes"]

    analytics = system.start("analytics", process="analytics").wait_ready(within=90)
    assert analytics.stop() == 0
    (letter,) = system.read(system.topics.dead_letters)
    assert letter.header("source_topic") == topic
    assert letter.header("source_offset") == found[1]
