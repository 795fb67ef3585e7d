"""The archive worker on a real Kafka: every event once, byte for byte, also when files are lost and it is killed."""

from __future__ import annotations

import itertools
import json
import random
import shutil
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest

from schemas.archive import ArchivedHistory, Recalled, SearchResults
from streams.archive.store import StoreUnavailable
from tests.builders.events import deleted, event_object, removed, user
from tests.builders.recorded import conversations, events_of
from tests.chaos.proxy import Proxy
from tests.integration.archive.reading import Histories, archived_at, logged, stored_ends
from tests.kafka.processes import free_ports
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import PARTITIONS, System
from tests.live.topic_records import Sent
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path
from tests.opensearch.server import OpenSearchServer


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    "scheme",
    [
        "sqlite",
        pytest.param("file", marks=pytest.mark.long),
        pytest.param("opensearch", marks=pytest.mark.long),
    ],
)
def test_the_recorded_conversations_are_archived_and_filled_again_from_the_log(
    make_system: MakeSystem, scheme: str, request: pytest.FixtureRequest
) -> None:
    """A new group begins at the beginning of the log; a store that was lost is filled again, whatever was committed."""
    system = make_system().create_topics()
    server = request.getfixturevalue("opensearch") if scheme == "opensearch" else None
    chats = conversations()
    system.publish(event for name, chat in chats.items() for event in events_of(name, chat))
    system.publish(
        [event_object(user("to be forgotten"), "x1", "gone"), event_object(deleted(), "x2", "gone")]
    )
    system.writer.write(system.topics.session_events, [Sent(b"airline-1", b"no event")])
    folder, indices = system.folder / "history", system.prefix.rstrip("-")
    url = f"{scheme}://{folder}" if server is None else server.archive_url(indices)
    settings: dict[str, str | float] = {"ARCHIVE__URL": url}
    if server is not None:
        settings["SESSION_TIMEOUT_SECONDS"] = 10  # the default; a flush gets half of it
    worker = system.start("archive", process="archive", **settings).wait_ready(within=90)
    expected = {name: events for name, events in logged(system).items() if name != "gone"}

    until(lambda: is_archived(url, expected), "all events are archived", within=120, every=1.0)
    assert len(expected) == len(chats)
    assert archived_at(url, {"gone": []}, PARTITIONS) == {}
    written = sum(map(len, expected.values()))
    until(
        lambda: worker.metric("sessionstream_archive_events_written_total") == written,
        "all batches are counted",
    )
    assert worker.metric("sessionstream_archive_records_refused_total") == 1
    assert worker.metric("sessionstream_lag_records", process="archive") == 0
    assert worker.stop() == 0

    if server is None:
        shutil.rmtree(folder)
    else:
        server.request("DELETE", f"/{indices}-*")
    system.publish([event_object(user("later"), "x3", "another")])
    expected = {name: events for name, events in logged(system).items() if name != "gone"}
    again = system.start("archive", process="archive", **settings).wait_ready(within=90)
    until(lambda: is_archived(url, expected), "the lost store is filled again", within=120, every=1.0)
    answers_history_search_and_recall(system, again, expected)
    assert again.stop() == 0
    if server is not None:
        server.request("DELETE", f"/{indices}-*")


def test_a_lost_store_whose_events_the_log_has_lost_too_is_filled_with_the_rest_and_the_gap_is_said(
    make_system: MakeSystem,
) -> None:
    system = make_system().create_topics()
    folder = system.folder / "history"
    url = f"sqlite://{folder}"
    system.publish([event_object(user(f"message {number}"), f"x{number}", "s") for number in range(4)])
    worker = system.start("archive", process="archive", ARCHIVE__URL=url).wait_ready(within=90)
    until(lambda: is_archived(url, logged(system)), "all events are archived", within=60)
    assert worker.stop() == 0
    assert not worker.lines_of("store_gap")

    partition = system.read(system.topics.session_events)[0].partition
    shutil.rmtree(folder)
    system.delete_records(system.topics.session_events, {partition: 3})
    again = system.start("archive", process="archive", ARCHIVE__URL=url).wait_ready(within=90)

    (gap,) = again.lines_of("store_gap")
    assert (gap["partition"], gap["offset"]) == (partition, 0)
    assert "lacks offsets 0 to 2" in gap["message"]
    left = logged(system)
    assert len(left["s"]) == 1
    until(lambda: is_archived(url, left), "what the log still has is archived", within=60)


def is_archived(url: str, expected: Histories) -> bool:
    """Return whether the store has just these events; an index that was just made cannot be read for a moment."""
    try:
        return archived_at(url, expected, PARTITIONS) == expected
    except StoreUnavailable:
        return False


def answered(worker: Worker, path: str) -> bytes:
    """Return the answer's body; the request is repeated while the partition is moving."""

    def ask() -> httpx.Response | None:
        response = worker.get(path)
        return None if response.status_code == 503 else response

    response = until(ask, f"{worker.name} answers {path}", within=30)
    assert response.status_code == 200, response.text
    return response.content


def answers_history_search_and_recall(system: System, worker: Worker, expected: Histories) -> None:
    """Sessions are walked whole over HTTP; a command finds a message, and says where it is."""
    for name, events in list(expected.items())[::25]:
        walked: list[int] = []
        query: str | None = "limit=7"
        while query is not None:
            page = ArchivedHistory.model_validate_json(answered(worker, f"{history_path(name)}?{query}"))
            walked += [event.sequence for event in page.events]
            query = page.newer
        assert walked == [sequence for sequence, _ in events]
    environment = {"ARCHIVE_URL": worker.url}
    (hit,) = system.run("search", "later", "--session", "another", "--json", **environment).lines
    assert (json.loads(hit)["excerpt"], json.loads(hit)["place"]) == ("later", None)  # no memory worker runs
    found = Recalled.model_validate(worker.get("/sessions/another/recall", {"q": "later"}).json())
    assert [(group.place, group.messages[0].text) for group in found.groups] == [(None, "later")]
    best = SearchResults.model_validate(worker.get("/search", {"q": "reservation baggage"}).json())
    assert best.complete
    assert len({one.session_id for one in best.hits}) > 1


@pytest.mark.long
@pytest.mark.timeout(300)
def test_a_worker_archives_in_a_store_of_ones_own(make_system: MakeSystem) -> None:
    """Named by a setting; it is written, read, searched and erased as any other."""
    system = make_system().create_topics()
    store = "tests.fakes.history_store:FakeHistoryStore"
    worker = system.start("archive", process="archive", ARCHIVE__STORE=store).wait_ready(within=90)
    places = system.publish(event_object(user(f"word{number}"), f"e{number}", "mine") for number in range(30))

    def history() -> list[int]:
        page = ArchivedHistory.model_validate_json(worker.get(history_path("mine")).content)
        return [event.sequence for event in page.events]

    until(lambda: history() == [place.offset for place in places], "the store has all events", within=60)
    (hit,) = SearchResults.model_validate(worker.get("/search", {"q": "word7"}).json()).hits
    assert hit.sequence == places[7].offset
    system.publish([event_object(deleted(), "x", "mine")])
    until(lambda: history() == [], "the store has erased the session", within=60)
    assert worker.stop() == 0


def history_path(session_id: str) -> str:
    return memory_path(session_id).removesuffix("memory") + "history"


def wait_until_more_is_stored(url: str) -> None:
    """A worker that is killed before it has written its first part shows nothing."""
    before = sum(stored_ends(url, PARTITIONS))
    until(lambda: sum(stored_ends(url, PARTITIONS)) > before, "a part is stored", within=60)


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("scheme", ["sqlite", "file", "opensearch"])
def test_nothing_is_lost_or_repeated_by_ten_kills(
    make_system: MakeSystem, scheme: str, figure: Figure, request: pytest.FixtureRequest
) -> None:
    """Killed in the middle of batches, the archive has every event once in the end."""
    seed = random.randrange(10_000)
    chance = random.Random(seed)
    figure(f"random moments by seed {seed}")
    system = make_system().create_topics()
    url = f"{scheme}://{system.folder / 'history'}"
    if scheme == "opensearch":
        url = request.getfixturevalue("opensearch").archive_url(system.prefix.rstrip("-"))
    settings: dict[str, str | float] = {
        "ARCHIVE__URL": url,
        "ARCHIVE__FLUSH_INTERVAL_MS": 20,
    }
    if scheme == "opensearch":
        settings["SESSION_TIMEOUT_SECONDS"] = (
            10  # the default; the tests' own is 3 s, and a flush gets half of it
        )
    numbers = itertools.count()
    ends: list[int] = []
    for life in range(10):
        system.publish(
            event_object(user(f"message {number}"), f"e{number}", f"session-{number % 200}")
            for number in itertools.islice(numbers, 6_000)
        )
        worker = system.start(f"life{life}", process="archive", **settings)
        worker.wait_for_line("restored")
        if scheme == "opensearch":
            wait_until_more_is_stored(url)
        time.sleep(chance.uniform(0.0, 0.6))  # the moment itself is what is tried
        worker.kill()
        if scheme == "opensearch":
            ends.append(sum(stored_ends(url, PARTITIONS)))
    if ends:
        figure(f"stored at each kill: {ends}")
    system.start("last", process="archive", **settings).wait_ready(within=120)
    expected = logged(system)

    until(
        lambda: archived_at(url, expected, PARTITIONS) == expected,
        "all events are archived once",
        within=240,
        every=2.0,
    )
    assert sum(map(len, expected.values())) == 60_000


@pytest.mark.long
@pytest.mark.timeout(600)
def test_opensearch_may_be_away_for_a_minute(
    make_system: MakeSystem, opensearch_own: OpenSearchServer, figure: Figure
) -> None:
    """One line says that it is away and one that it answers; the same worker goes on, and every event is there once."""
    system = make_system().create_topics()
    url = opensearch_own.archive_url("away")
    # The default. The tests' own is 3 s, and a flush gets half of it.
    settings: dict[str, str | float] = {"ARCHIVE__URL": url, "SESSION_TIMEOUT_SECONDS": 10}
    worker = system.start("archive", process="archive", **settings).wait_ready(within=90)
    numbers = itertools.count()

    def publish(count: int) -> None:
        system.publish(
            event_object(user(f"message {number}"), f"e{number}", f"session-{number % 50}")
            for number in itertools.islice(numbers, count)
        )

    publish(2_000)
    opensearch_own.kill()
    before = len(worker.lines)
    for _ in range(8):
        publish(500)
        time.sleep(10)  # the time that it is away is what is tried: longer than the watchdog's minute
    assert worker.alive, worker.log
    answer = worker.get("/readyz")
    assert answer.status_code == 503
    assert "wait for their store: opensearch://127.0.0.1" in answer.text
    opensearch_own.start()
    began = time.monotonic()
    worker.wait_ready(within=120)
    figure(f"ready {time.monotonic() - began:.0f} s after OpenSearch was back")
    publish(500)
    expected = logged(system)
    until(
        lambda: is_archived(url, expected),
        "all events are archived once",
        within=120,
        every=2.0,
    )
    figure(f"complete {time.monotonic() - began:.0f} s after OpenSearch was back")
    assert sum(map(len, expected.values())) == 6_500
    until(lambda: worker.lines_of("store_answers"), "the worker has said that the store answers")
    actions = Counter(line.get("action") for line in worker.lines[before:] if line["level"] != "info")
    figure(f"lines above the level INFO meanwhile: {dict(actions)}")
    assert actions["waiting_for_store"] == len(worker.lines_of("store_answers")) == 1
    assert actions["takeover_failed"] == 0
    assert worker.stop() == 0


@pytest.mark.long
@pytest.mark.timeout(600)
def test_opensearch_may_hang(make_system: MakeSystem, opensearch: OpenSearchServer, figure: Figure) -> None:
    """It accepts connections and requests, and never answers: one line, and nothing is lost. So is one that is slow."""
    system = make_system().create_topics()
    (port,) = free_ports(1)
    name = f"hang{port}"
    with Proxy(port, opensearch.port) as proxy:
        settings: dict[str, str | float] = {
            "ARCHIVE__URL": f"opensearch://127.0.0.1:{port}/{name}",
            "SESSION_TIMEOUT_SECONDS": 10,
        }
        worker = system.start("archive", process="archive", **settings).wait_ready(within=90)
        numbers = itertools.count()

        def publish(count: int) -> None:
            system.publish(
                event_object(user(f"message {number}"), f"e{number}", f"session-{number % 50}")
                for number in itertools.islice(numbers, count)
            )

        def complete() -> bool:
            return is_archived(opensearch.archive_url(name), logged(system))

        def lines_above_info() -> Counter[str]:
            return Counter(line["action"] for line in worker.lines if line["level"] != "info")

        publish(2_000)
        until(complete, "all is archived", within=120, every=1.0)
        proxy.silence()
        for _ in range(8):
            publish(1_000)
            time.sleep(10)  # the time that it hangs is what is tried: longer than the watchdog's minute
        assert worker.alive, worker.log
        answer = worker.get("/readyz")
        assert answer.status_code == 503
        assert "the store did not" in answer.text, answer.text
        began = time.monotonic()
        proxy.restore()
        until(complete, "all events are archived once", within=180, every=2.0)
        figure(f"complete {time.monotonic() - began:.0f} s after OpenSearch answered again")
        until(lambda: worker.lines_of("store_answers"), "the worker has said that the store answers")
        assert lines_above_info() == {"waiting_for_store": 1}

        # A full batch takes about 20 s then, and a flush 5 s at most: the next ones are smaller, until they fit.
        proxy.slow(0.6)
        publish(10_000)
        began = time.monotonic()
        until(complete, "all events are archived once", within=400, every=5.0)
        figure(
            f"10,000 events at 1.2 s a request: {time.monotonic() - began:.0f} s, above INFO {lines_above_info()}"
        )
        assert set(lines_above_info()) <= {"waiting_for_store"}
        proxy.restore()
        assert worker.stop() == 0
    opensearch.request("DELETE", f"/{name}-*")


def test_what_was_undone_is_not_recalled_from_then_on(
    make_system: MakeSystem, tmp_path: Path, figure: Figure
) -> None:
    """The archive writes once a second; a recall waits for what was published before it, and no longer."""
    system = make_system().create_topics()
    url = f"sqlite://{tmp_path / 'undone'}"
    worker = system.start("archive", process="archive", ARCHIVE__URL=url).wait_ready(within=90)
    took: list[float] = []

    def recalled(name: str) -> list[str]:
        began = time.monotonic()
        answer = json.loads(answered(worker, f"/sessions/{name}/recall?q=canary"))
        took.append(time.monotonic() - began)
        assert "stale" not in answer
        return [message["text"] for group in answer["groups"] for message in group["messages"]]

    for number in range(20):
        name = f"session-{number}"
        system.publish([event_object(user(f"a canary {number}"), f"e{number}", name)])
        assert recalled(name) == [f"a canary {number}"]
        system.publish([event_object(removed(f"e{number}"), f"r{number}", name)])
        assert recalled(name) == []
    figure(f"{len(took)} recalls after a write: {sorted(took)[len(took) // 2] * 1_000:.0f} ms in the middle")
    assert worker.stop() == 0
