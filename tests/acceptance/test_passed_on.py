"""A worker without memory takes what is published, compacted and read, as any worker does."""

from __future__ import annotations

import pytest

from tests.builders.events import answer, user
from tests.live.fixtures import MakeSystem


@pytest.mark.parametrize("process", ["archive", "compaction"])
def test_events_are_published_and_memory_is_read_at_a_worker_of_another_process(
    make_system: MakeSystem, process: str
) -> None:
    system = make_system().create_topics()
    memory = system.start("memory").wait_ready()
    other = system.start("other", process=process, MEMORY_URL=f'["{memory.url}"]').wait_ready()

    published = other.say("a/b", user("hello"), answer("hi", agent_id="desk"))
    read = other.memory("a/b", min_sequence=published[-1]["sequence"], wait_ms=10_000)
    (listed,) = other.get("/sessions").json()["sessions"]
    refused = other.post("a/b", {"type": "Nothing"})
    paths = other.get("/openapi.json").json()["paths"]

    assert [message["text"] for message in read["messages"]] == ["hello", "hi"]
    assert read == memory.memory("a/b")
    assert listed["agents"] == ["desk"]
    assert (refused.status_code, refused.json()["error_code"]) == (400, "unknown_type")
    assert "post" in paths["/sessions/{session_id}/events"]


def test_figures_that_do_not_exist_are_not_found_at_any_worker(make_system: MakeSystem) -> None:
    """The worker that would have them answers so: its URL and its process are right."""
    system = make_system().create_topics()
    analytics = system.start("analytics", process="analytics").wait_ready()
    other = system.start("other", process="archive", ANALYTICS_URL=f'["{analytics.url}"]').wait_ready()

    for worker in (analytics, other):
        answer = worker.get("/analytics/nothing")
        assert (answer.status_code, answer.json()["error_code"]) == (404, "not_found"), worker.name
        assert worker.get("/analytics/tools").json() == {"tools": [], "complete": True}
