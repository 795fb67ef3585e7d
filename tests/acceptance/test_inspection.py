"""What every worker answers for people and programs that look: a session's events, lag, dead letters."""

from __future__ import annotations

import base64
import json
import time
from datetime import UTC, datetime
from typing import Any, NamedTuple

import httpx
import hypothesis
import pytest

from schemas.inspection import DeadLetterList, DeadLetterView, GroupList, HistoryPage
from streams.inspection.history_route import EVENT_STREAM
from tests.builders.events import user
from tests.fuzz.openapi_cases import READ_KAFKA, cases_of, check
from tests.live.event_stream import following
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.topic_records import Sent
from tests.live.waiting import until
from tests.live.worker import Worker, events_path

JSON = {"Accept": "application/json"}


class Pair(NamedTuple):
    system: System
    workers: tuple[Worker, Worker]

    def say(self, session_id: str, *events: dict[str, Any]) -> list[int]:
        return [published["sequence"] for published in self.workers[0].say(session_id, *events)]

    def page(self, session_id: str, query: str = "", by: int = 0) -> dict[str, Any]:
        """A page of events as JSON."""
        worker = self.workers[by]
        response = httpx.get(
            f"{worker.url}{events_path(session_id)}{query}",
            headers={**JSON, "Authorization": worker.authorization or ""},
            timeout=20,
            trust_env=False,
        )
        assert response.status_code == 200, response.text
        HistoryPage.model_validate_json(response.content)
        answer: dict[str, Any] = response.json()
        return answer


@pytest.fixture(scope="module")
def pair(make_shared_system: MakeSystem) -> Pair:
    """Two workers that share the partitions; memory keeps four messages."""
    system = make_shared_system(SECURITY__BEARER_TOKENS="let-me-in", MEMORY__MAX_MESSAGES="4").create_topics()
    one, other = system.start("one").wait_ready(), system.start("other")
    system.wait_shared(one, other)
    return Pair(system, (one, other))


def texts(told: list[dict[str, Any]]) -> list[str]:
    return [one["event"]["text"] for one in told]


def test_a_session_is_followed_from_its_first_event_and_live(pair: Pair) -> None:
    """Through either worker, whichever owns it: what was said, then what is said, in order, each once."""
    sequences = pair.say("followed", user("one"), user("two"))
    for worker in pair.workers:
        with following(worker, "followed") as stream:
            assert stream.response.headers["content-type"].startswith(EVENT_STREAM)
            told = stream.until_live()
            assert [one["sequence"] for one in told] == sequences
            assert texts(told)[:2] == ["one", "two"]
            assert told[0]["size_bytes"] == 3
            assert "memory" not in told[0]
            pair.say("another session", user("not for you"))
            sequences += pair.say("followed", user(f"and now {worker.name}"))
            assert stream.next_event()["event"]["text"] == f"and now {worker.name}"


def test_who_comes_again_gets_the_rest(pair: Pair) -> None:
    """``after`` and ``Last-Event-ID``: what came later, nothing twice."""
    sequences = pair.say("again", *(user(str(n)) for n in range(5)))
    worker = pair.workers[1]
    with following(worker, "again", f"?after={sequences[2]}") as stream:
        assert texts(stream.until_live()) == ["3", "4"]
    with following(worker, "again", "?after=0", {"Last-Event-ID": str(sequences[3])}) as stream:
        assert texts(stream.until_live()) == ["4"]


def test_events_come_in_pages_where_json_is_asked_for(pair: Pair) -> None:
    """The pages together are the session, and each says where the next one begins."""
    sequences = pair.say("paged", *(user(str(n)) for n in range(7)))
    told: list[dict[str, Any]] = []
    query: str | None = "limit=3"
    while query is not None:
        page = pair.page("paged", f"?{query}")
        assert len(page["events"]) <= 3
        told += page["events"]
        query = page["next"]
    assert [one["sequence"] for one in told] == sequences
    assert pair.page("nobody ever spoke here")["events"] == []


def test_events_since_a_time(pair: Pair) -> None:
    """By the log's own clock, through its index of times."""
    pair.say("timed", user("early"))
    [early] = pair.page("timed")["events"]
    since = datetime.fromtimestamp(
        datetime.fromisoformat(early["recorded_at"]).timestamp() + 0.001, UTC
    ).isoformat()
    until(lambda: datetime.now(UTC).isoformat() > since, "a millisecond has passed")
    pair.say("timed", user("late"))

    assert texts(pair.page("timed", f"?since={since.replace('+', '%2B')}")["events"]) == ["late"]


def test_what_each_event_did_to_memory(pair: Pair) -> None:
    """``memory=true``: the same fold, from the life's beginning, whatever part of it is asked for."""
    sequences = pair.say(
        "folded", *(user(str(n), event_id=f"f{n}") for n in range(6)), user("0", event_id="f0")
    )
    whole = pair.workers[0].memory("folded", min_sequence=sequences[-1], wait_ms=5_000)
    assert whole["life_sequence"] == sequences[0]
    for query in ("?memory=true", f"?memory=true&after={sequences[3]}"):
        with following(pair.workers[1], "folded", query) as stream:
            told = stream.until_live()
        counts = [one["memory"]["message_count"] for one in told]
        left = [one["memory"]["left"] for one in told]
        assert counts[-3:] == [4, 4, 4]
        assert left[-3:] == [[sequences[0]], [sequences[1]], []]
        assert told[-1]["memory"]["applied"] is False
        assert told[-1]["memory"]["size_bytes"] == whole["size_bytes"]


def test_refused_records_are_dead_letters_and_no_events(pair: Pair) -> None:
    """They are left out of the session, and listed with reason, origin and bytes."""
    value = b'{"type": "UserSaid", "text": "\xff<script>"}'
    pair.system.writer.write(
        pair.system.topics.session_events, [Sent(b"refused", value, [("from", b"a test")])]
    )
    pair.say("refused", user("legal"))
    worker = pair.workers[0]

    def letters() -> list[dict[str, Any]]:
        response = worker.get("/dead-letters", {"limit": 5})
        DeadLetterList.model_validate_json(response.content)
        return [one for one in response.json()["letters"] if one["key_base64"] == "cmVmdXNlZA=="]

    [letter] = until(letters, "the letter is listed")
    assert base64.b64decode(letter["value_base64"]) == value
    assert letter["error_code"] == "not_json"
    assert letter["source_topic"] == pair.system.topics.session_events
    assert ["from", base64.b64encode(b"a test").decode()] in letter["headers"]
    one = worker.get(f"/dead-letters/{letter['letter']}")
    DeadLetterView.model_validate_json(one.content)
    assert one.json()["value_base64"] == letter["value_base64"]
    assert worker.get("/dead-letters", {"error_code": "too_large"}).json()["letters"] == []
    for place in ("99:1", "0:999999"):
        missing = worker.get(f"/dead-letters/{place}")
        assert (missing.status_code, missing.json()["error_code"]) == (404, "not_found")
    assert worker.get("/dead-letters/letter").status_code == 400
    assert texts(pair.page("refused")["events"]) == ["legal"]


def test_groups_say_how_far_they_are_behind(pair: Pair) -> None:
    """Memory is caught up and has two workers; a process that never ran has no lag."""
    pair.say("counted", user("hello"))
    pair.system.wait_flushed()

    def memory() -> dict[str, Any] | None:
        response = pair.workers[1].get("/groups")
        GroupList.model_validate_json(response.content)
        groups = {group["process"]: group for group in response.json()["groups"]}
        assert groups["archive"]["lag"] is None
        assert groups["archive"]["state"] == "Absent"
        group: dict[str, Any] = groups["memory"]
        return group if group["lag"] == 0 else None

    group = until(memory, "memory has caught up", every=0.5)
    assert group["group"] == pair.system.group
    assert len(group["members"]) == 2
    assert {part["partition"] for part in group["partitions"]} == set(range(4))
    assert sum(part["end"] for part in group["partitions"]) > 0


@pytest.mark.parametrize(
    "query",
    ["after=x", "after=-2", "after=1&since=2026-01-01T00:00:00Z", "since=yesterday", "limit=0", "what=1"],
)
def test_wrong_parameters_are_refused(pair: Pair, query: str) -> None:
    response = pair.workers[0].get(f"{events_path('any')}?{query}")

    assert response.status_code == 400
    assert set(response.json()) == {"error_code", "detail"}


def test_answers_that_read_kafka_are_in_the_document(pair: Pair) -> None:
    """schemathesis asks a worker, as its document allows and against it; the cases are the same every time."""
    worker = pair.workers[0]
    pair.say("documented", user("hello"))
    document = worker.get("/openapi.json").json()

    @hypothesis.settings(
        max_examples=30,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[hypothesis.Phase.generate],  # no search for a smaller case, which takes minutes here
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )
    @hypothesis.given(cases_of(document, only=READ_KAFKA))
    def ask(case: Any) -> None:
        sent = case.as_transport_kwargs(base_url=worker.url)
        if isinstance(sent.get("data"), str | bytes):
            sent["content"] = sent.pop("data")  # as httpx calls it
        headers = dict(sent.get("headers") or {})
        # An empty Last-Event-ID is none, as it is for browsers; schemathesis takes it for a wrong one.
        hypothesis.assume(
            all(str(value).strip() for name, value in headers.items() if name.lower() == "last-event-id")
        )
        # Without Accept the events are a stream, which has no end.
        sent["headers"] = {**headers, **JSON, "Authorization": worker.authorization}
        with httpx.Client(
            cookies=sent.pop("cookies", None), trust_env=False, timeout=60, verify=False
        ) as client:
            check(case, client.request(**sent))

    ask()


def test_the_page_is_open_and_what_it_asks_for_is_not(pair: Pair) -> None:
    """No token for the page itself, which holds nothing; every figure needs one. Nothing comes from elsewhere."""
    worker = pair.workers[0]
    with httpx.Client(base_url=worker.url, trust_env=False, verify=False) as stranger:
        page = stranger.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert stranger.get("/console/app.js").status_code == 200
        assert stranger.get("/console/nothing.js").status_code == 404
        assert stranger.get("/console/..%2Fapp.py").status_code == 404
        for path in ("/groups", "/dead-letters", events_path("s"), "/analytics/windows"):
            assert stranger.get(path).status_code == 401, path


def test_figures_without_an_analytics_worker(pair: Pair) -> None:
    """Said in the one form of errors, so that a client can tell it from no figures."""
    response = pair.workers[0].get("/analytics/windows")

    assert response.status_code == 503
    assert response.json()["error_code"] == "not_served_here"


def test_streams_end_when_the_worker_stops(make_system: MakeSystem) -> None:
    """At once, so that nothing waits for them; a follower comes again elsewhere."""
    system = make_system().create_topics()
    worker = system.start().wait_ready()
    worker.post("s", [user("hello")])
    with following(worker, "s") as stream:
        stream.until_live()
        began = time.monotonic()
        assert worker.stop() == 0
        assert list(stream) == []
        assert time.monotonic() - began < 30
    assert not [line for line in worker.lines if line.get("level") == "error"], json.dumps(worker.lines[-5:])
