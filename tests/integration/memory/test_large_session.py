"""A session of 20 MB in 10,000 messages, with no window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.builders.events import Fields, answer, event_object, user
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System
from tests.live.worker import Worker, memory_path

MESSAGES = 10_000
TEXT_BYTES = 2_000
SESSION = "large"
MIB = 1024 * 1024

#: An event writes the tail block, the head and the watermark: about two messages' worth, and a few KiB.
APPEND_BYTES = 16 * 1024
#: What holding the session may add at its peak: its 20 MB folded, and as records, and on their way there.
HELD_BYTES = 320 * MIB
#: What reading may add at its peak, whole or in pages.
READ_BYTES = 64 * MIB


def text_of(number: int) -> str:
    return f"message {number} ".ljust(TEXT_BYTES, "abcdefghij klmnopqrst "[number % 20])


def event_of(number: int) -> Fields:
    message = user if number % 2 == 0 else answer
    stamp = {"encoding": "o200k_base", "count": 500}
    return event_object(message(text_of(number), tokens=stamp), f"e{number}", SESSION)


class Large(NamedTuple):
    system: System
    worker: Worker
    idle_bytes: int


@pytest.fixture(scope="module")
def large(make_shared_system: MakeSystem) -> Large:
    """The session, applied and flushed."""
    system = make_shared_system(MEMORY__MAX_SIZE_BYTES="none", PARTITIONS=2).create_topics()
    worker = system.start().wait_ready()
    idle_bytes = worker.peak_memory_bytes()
    system.publish(map(event_of, range(MESSAGES)))
    system.wait_flushed(within=120)
    return Large(system, worker, idle_bytes)


def forget_peak(worker: Worker) -> None:
    """Reset the peak of the resident set to its current size."""
    Path(f"/proc/{worker.pid}/clear_refs").write_text("5", encoding="ascii")


def in_order(messages: list[dict[str, Any]]) -> bool:
    return [message["text"] for message in messages] == [text_of(number) for number in range(MESSAGES)]


@pytest.mark.slow
def test_it_is_read_whole_as_a_stream(large: Large, figure: Figure) -> None:
    """One read gives all messages in order, in pieces, with bounded memory for a slow reader."""
    worker = large.worker
    held = worker.peak_memory_bytes() - large.idle_bytes
    forget_peak(worker)
    before = worker.peak_memory_bytes()
    body = b""
    pieces = 0
    with httpx.stream("GET", worker.url + memory_path(SESSION), trust_env=False, timeout=60) as response:
        assert response.headers["transfer-encoding"] == "chunked"
        for piece in response.iter_raw(65_536):
            pieces += 1
            body += piece
            if pieces == 20:
                # The body is far from sent, and the worker answers others meanwhile.
                assert worker.get(memory_path("nobody")).status_code == 200
    memory = json.loads(body)
    grown = worker.peak_memory_bytes() - before

    assert memory["message_count"] == MESSAGES
    assert memory["size_bytes"] == MESSAGES * TEXT_BYTES
    assert memory["tokens"] == MESSAGES * 500
    assert memory["truncated"] is False
    assert in_order(memory["messages"])
    figure(f"idle {large.idle_bytes / MIB:.0f} MiB; the session added {held / MIB:.0f} MiB at its peak")
    figure(f"a whole read added {grown / MIB:.1f} MiB")
    assert held < HELD_BYTES
    assert grown < READ_BYTES


@pytest.mark.slow
def test_its_pages_have_all_messages(large: Large) -> None:
    """Following ``next`` from the first page gives every message once, in order, however large a page is."""
    for limit in (999, 4_000):
        messages: list[dict[str, Any]] = []
        query: str | None = f"limit={limit}"
        pages = 0
        while query is not None:
            page = large.worker.get(f"{memory_path(SESSION)}?{query}").json()
            assert len(page["messages"]) <= limit
            messages += page["messages"]
            query = page["next"]
            pages += 1
        assert pages == -(-MESSAGES // limit)
        assert in_order(messages)


def test_its_end_is_read_without_the_rest(large: Large) -> None:
    """``last`` and ``after_sequence`` give only the newest messages."""
    worker = large.worker

    last = worker.memory(SESSION, last=3)
    assert [message["text"] for message in last["messages"]] == [
        text_of(n) for n in range(MESSAGES - 3, MESSAGES)
    ]
    assert last["message_count"] == MESSAGES
    after = last["messages"][0]["sequence"]
    assert worker.memory(SESSION, after_sequence=after)["messages"] == last["messages"][1:]


@pytest.mark.slow
def test_one_more_message_writes_little_and_a_restart_restores_it_all(large: Large, figure: Figure) -> None:
    """No record nears Kafka's 1 MB, an append writes a bounded number of bytes, a restart has everything."""
    system, worker, idle_bytes = large
    changelog = system.topics.changelog
    assert max(len(record.value or b"") for record in system.read(changelog)) < 64 * 1024
    before = system.ends(changelog)

    system.publish([event_of(MESSAGES)])
    system.wait_flushed()

    written = system.read(changelog, from_offsets=before)
    size = sum(len(record.key or b"") + len(record.value or b"") for record in written)
    figure(f"one more message wrote {size} bytes in {len(written)} records")
    assert size < APPEND_BYTES
    assert worker.stop() == 0
    again = system.start("again").wait_ready(within=60)
    memory = again.memory(SESSION)
    assert memory["messages"][-1]["text"] == text_of(MESSAGES)
    assert in_order(memory["messages"][:-1])
    held = again.peak_memory_bytes() - idle_bytes
    figure(f"restored and read whole, the session added {held / MIB:.0f} MiB at its peak")
    assert held < HELD_BYTES
