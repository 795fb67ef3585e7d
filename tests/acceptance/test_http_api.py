"""The HTTP API of two memory workers, behind bearer tokens, as an agent in any language meets it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import pytest

from tests.builders.events import user
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.worker import Worker, memory_path

#: What ids may look like; each goes percent-encoded into a path.
SESSION_IDS = [*(f"session-{n}" for n in range(10)), "a/b/memory", "täglich ?x=1#%2F&", "..", "x" * 256]


class Pair(NamedTuple):
    system: System
    workers: tuple[Worker, Worker]

    def say(self, session_id: str, *events: dict[str, Any], by: int = 0) -> list[dict[str, Any]]:
        """Publish through one worker; returns where each event stands."""
        return self.workers[by].say(session_id, *events)


@pytest.fixture(scope="module")
def pair(make_shared_system: MakeSystem) -> Pair:
    """Two workers that share the partitions, and ask for one of two tokens."""
    system = make_shared_system(SECURITY__BEARER_TOKENS="first-token,second-token").create_topics()
    one, other = system.start("one").wait_ready(), system.start("other")
    system.wait_shared(one, other)
    return Pair(system, (one, other))


def test_any_worker_answers_for_any_session(pair: Pair) -> None:
    """Both give the same memory of every session at the sequence that publishing gave, whichever owns it."""
    for number, session_id in enumerate(SESSION_IDS):
        published = pair.say(session_id, user(f"hello {number}", user_id=f"u{number % 2}"), by=number % 2)
        at = published[0]["sequence"]
        answers = [worker.memory(session_id, min_sequence=at, wait_ms=10_000) for worker in pair.workers]

        assert answers[0] == answers[1]
        assert answers[0]["session_id"] == session_id
        assert [message["text"] for message in answers[0]["messages"]] == [f"hello {number}"]
        assert answers[0]["sequence"] == at
    for worker in pair.workers:
        assert worker.metric("sessionstream_memory_read_seconds_count", served="forwarded") > 0
        assert worker.metric("sessionstream_memory_read_seconds_count", served="local") > 0


def test_sessions_are_listed_over_all_workers(pair: Pair) -> None:
    """Whichever worker is asked: all sessions, newest first, by user, by activity, at most so many."""
    published = [pair.say(f"listed-{n}", user("hello", user_id=f"lister-{n % 2}"))[0] for n in range(8)]
    for n, place in enumerate(published):
        pair.workers[0].memory(f"listed-{n}", min_sequence=place["sequence"], wait_ms=10_000)

    def ask(worker: Worker, **parameters: Any) -> list[str]:
        answer = worker.get("/sessions", parameters).json()
        assert answer["complete"] is True
        times = [session["last_active_at"] for session in answer["sessions"]]
        assert times == sorted(times, reverse=True)
        return [session["session_id"] for session in answer["sessions"]]

    one, other = pair.workers
    assert ask(one) == ask(other)
    assert {f"listed-{n}" for n in range(8)} <= set(ask(one, limit=1_000))
    assert set(ask(other, user_id="lister-1")) == {f"listed-{n}" for n in (1, 3, 5, 7)}
    assert ask(one, limit=3) == ask(one)[:3]
    assert len(ask(one, active_within_seconds=3_600)) >= 8
    assert ask(other, active_within_seconds=0.001) == []


def test_a_read_that_would_be_too_old_is_no_answer(pair: Pair) -> None:
    """min_sequence beyond the log: 504 after wait_ms, from the owner and through another worker alike."""
    at = pair.say("too old", user("hello"))[0]["sequence"]
    for worker in pair.workers:
        began = time.monotonic()
        response = worker.get(memory_path("too old"), {"min_sequence": at + 1_000, "wait_ms": 300})

        assert response.status_code == 504
        assert response.json()["error_code"] == "stale_read"
        assert 0.25 < time.monotonic() - began < 25


def test_a_list_of_events_is_published_whole_or_not_at_all(pair: Pair) -> None:
    """One event that is wrong: 400 with its position and field, and nothing in the log."""
    before = pair.system.ends(pair.system.topics.session_events)
    wrong: list[tuple[int, str, Any]] = [
        (400, "invalid_field", [user("fine"), user("no number", agent_id=5)]),
        (400, "unknown_type", [user("fine"), {"type": "UserSaid", "text": "x"}]),
        (400, "session_mismatch", [user("fine"), user("elsewhere", session_id="another")]),
        (400, "invalid_field", [user("fine"), "a text"]),
        (400, "invalid_field", user("x", occurred_at="yesterday")),
        (413, "too_large", [user("fine"), user("x" * 1_000_000)]),
    ]
    for status, error_code, body in wrong:
        response = pair.workers[0].post("careful", body)
        assert (response.status_code, response.json()["error_code"]) == (status, error_code)
        assert set(response.json()) == {"error_code", "detail"}
    broken = pair.workers[0].post_bytes("careful", b"{no json")
    assert (broken.status_code, broken.json()["error_code"]) == (400, "not_json")
    assert pair.system.ends(pair.system.topics.session_events) == before

    published = pair.say("careful", user("one", event_id="mine"), user("two"))
    assert published[0]["event_id"] == "mine"
    assert len(published[1]["event_id"]) == 36
    assert published[0]["partition"] == published[1]["partition"]
    assert published[1]["sequence"] > published[0]["sequence"]
    assert pair.say("careful") == []


def test_what_several_agents_said_is_filtered(pair: Pair) -> None:
    """Includes are a union, excludes remove, ``last`` comes after them; groups stay whole."""
    call = {"id": "c", "name": "look_up", "arguments": "{}"}
    published = pair.say(
        "team",
        user("question", agent_id="front", agent_role="router", event_id="1"),
        {
            "type": "AiMessageAdded",
            "agent_id": "billing",
            "agent_role": "expert",
            "tool_calls": [call],
            "event_id": "2",
        },
        {
            "type": "ToolCallResponseAdded",
            "agent_id": "billing",
            "agent_role": "expert",
            "tool_call_id": "c",
            "name": "look_up",
            "text": "42",
            "event_id": "3",
        },
        {
            "type": "AiMessageAdded",
            "text": "so 42",
            "agent_id": "legal",
            "agent_role": "expert",
            "event_id": "4",
        },
    )
    at = published[-1]["sequence"]
    asked: list[tuple[list[tuple[str, str]], list[str]]] = [
        ([("include_agent_id", "billing")], ["2", "3"]),
        ([("include_agent_id", "billing"), ("include_agent_id", "front")], ["1", "2", "3"]),
        ([("include_agent_id", "front"), ("include_agent_role", "expert")], ["1", "2", "3", "4"]),
        ([("exclude_agent_id", "billing")], ["1", "4"]),
        ([("include_agent_role", "expert"), ("exclude_agent_id", "legal")], ["2", "3"]),
        ([("exclude_agent_role", "router"), ("last", "2")], ["4"]),
        ([("last", "1")], ["4"]),
        ([("last", "3")], ["2", "3", "4"]),
        ([("last", "0")], []),
    ]
    for worker in pair.workers:
        worker.memory("team", min_sequence=at, wait_ms=10_000)
        for parameters, wanted in asked:
            answer = worker.get(memory_path("team"), parameters).json()
            assert [message["id"] for message in answer["messages"]] == wanted, parameters
            assert answer["message_count"] == 4


def test_memory_is_ready_for_chat_completions(pair: Pair) -> None:
    """format=openai: system first, responses next to their calls, an unanswered call answered by an error."""
    calls = [{"id": name, "name": "look_up", "arguments": '{"q": 1}'} for name in ("c1", "c2")]
    at = pair.say(
        "chat",
        user("question"),
        {"type": "AiMessageAdded", "tool_calls": calls},
        {"type": "SystemMessageSet", "text": "be brief"},
        {"type": "ToolCallResponseAdded", "tool_call_id": "c2", "name": "look_up", "text": "42"},
        user("hurry up"),
    )[-1]["sequence"]
    for worker in pair.workers:
        messages = worker.memory("chat", format="openai", min_sequence=at, wait_ms=10_000)["messages"]
        kept = worker.memory("chat", format="openai", unanswered="keep")["messages"]

        assert [message["role"] for message in messages] == [
            "system", "user", "assistant", "tool", "tool", "user",
        ]  # fmt: skip
        assert [call["function"]["arguments"] for call in messages[2]["tool_calls"]] == ['{"q": 1}'] * 2
        answers = {message["tool_call_id"]: message["content"] for message in messages[3:5]}
        assert answers["c2"] == "42"
        assert set(answers) == {"c1", "c2"}
        assert [message.get("tool_call_id") for message in kept if message["role"] == "tool"] == ["c2"]


def test_a_frameworks_own_form_is_kept_verbatim(pair: Pair) -> None:
    """``native`` comes back as it was given, when it is asked for, and only then."""
    item = {"nested": [{"big": 9_007_199_254_740_993, "none": None, "float": 0.1, "text": "ü\u2028"}]}
    native = {"format": "some-framework/1", "item": item}
    at = pair.say("native", user("hello", native=native))[0]["sequence"]
    for worker in pair.workers:
        plain = worker.memory("native", min_sequence=at, wait_ms=10_000)["messages"][0]
        told = worker.memory("native", native="true")["messages"][0]

        assert "native" not in plain
        assert told == {**plain, "native": native}
        assert plain["size_bytes"] == 5


def test_tokens_are_asked_for(pair: Pair) -> None:
    """Without a token 401 everywhere but at the probes; any of the tokens opens, through forwarding too."""
    pair.say("secret", user("hello"))
    for worker in pair.workers:
        with httpx.Client(base_url=worker.url, trust_env=False, verify=False) as stranger:
            for method, path in [
                ("GET", memory_path("secret")),
                ("GET", "/sessions"),
                ("GET", "/metrics"),
                ("POST", "/sessions/secret/events"),
            ]:
                refused = stranger.request(method, path)
                assert refused.status_code == 401, path
                assert refused.headers["www-authenticate"] == "Bearer"
                assert refused.json()["error_code"] == "unauthorized"
            wrong = stranger.get("/sessions", headers={"Authorization": "Bearer first-toke"})
            assert wrong.status_code == 401
            assert stranger.get("/healthz").status_code == 200
            assert stranger.get("/readyz").status_code == 200
            second = {"Authorization": "Bearer second-token"}
            assert stranger.get(memory_path("secret"), headers=second).json()["message_count"] == 1
            assert stranger.get("/sessions", headers=second).json()["complete"] is True


def test_it_listens_on_this_machine_only(pair: Pair) -> None:
    """Unless told otherwise the API is bound to 127.0.0.1."""
    for worker in pair.workers:
        port = urlsplit(worker.url).port
        assert port is not None
        listening = {
            fields[1].split(":")[0]
            for name in ("tcp", "tcp6")
            for line in Path(f"/proc/net/{name}").read_text(encoding="ascii").splitlines()[1:]
            if (fields := line.split())[3] == "0A" and fields[1].endswith(f":{port:04X}")
        }
        assert listening == {"0100007F"}


def test_errors_have_one_form(pair: Pair) -> None:
    """Whatever is wrong with a request: a status that fits, and error_code with detail."""
    worker = pair.workers[0]
    for status, path in [
        (404, "/nothing"),
        (404, "/sessions/"),
        (400, f"{memory_path('s')}?lost=1"),
        (400, f"{memory_path('s')}?last=some"),
        (400, f"{memory_path('s')}?last=1&limit=1"),
        (400, memory_path("x" * 257)),
    ]:
        response = worker.get(path)
        assert response.status_code == status, path
        assert set(response.json()) == {"error_code", "detail"}


def test_the_api_describes_itself(pair: Pair) -> None:
    """/openapi.json names every path, and the messages as they are answered."""
    document = pair.workers[0].get("/openapi.json").json()

    paths = {"/sessions", "/healthz", "/readyz", "/metrics"}
    assert paths <= set(document["paths"])
    assert {path for path in document["paths"] if path.endswith(("/memory", "/events"))}
    assert "sequence" in str(document["components"]["schemas"])
