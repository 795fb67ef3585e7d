"""10,000 sessions from 8 to 24 partitions, with a kill -9 on the way: every memory is the one that it was."""

from __future__ import annotations

import contextlib
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from confluent_kafka import KafkaException

from tests.builders.events import compacted, event_object
from tests.builders.recorded import conversations, events_of
from tests.integration.rebuild.test_rebuild import in_old_sequences, memory, old_sequences
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM

SESSIONS = 10_000
EVENTS = 20


@pytest.mark.long
@pytest.mark.timeout(3_600)
def test_ten_thousand_sessions_from_8_to_24_partitions(make_system: MakeSystem, figure: Figure) -> None:
    old = make_system(PARTITIONS=8).create_topics()
    names = publish(old)
    prefix = f"{old.prefix}new-"
    topic = f"{prefix}session-events"
    command = [*SESSIONSTREAM, "rebuild", "--to-prefix", prefix, "--partitions", "24"]
    first = subprocess.Popen(command, env=old.environment(), cwd=old.folder)

    def copied() -> int:
        assert first.poll() is None, "it ended before it was killed"
        # A request for a missing topic could make it, and a new one has no leaders yet.
        with contextlib.suppress(KafkaException):
            return sum(old.ends(topic).values()) if topic in old._topic_names() else 0
        return 0

    try:
        until(lambda: copied() > 60_000, "some of it is copied", within=600, every=0.5)
    finally:
        first.kill()
        first.wait()
    half = sum(old.ends(topic).values())
    began = time.monotonic()
    # Longer than a command of a test may take.
    second = subprocess.run(
        command, env=old.environment(), cwd=old.folder, capture_output=True, text=True, check=False
    )
    seconds = time.monotonic() - began

    assert second.returncode == 0, second
    assert f"verified: {SESSIONS:,} sessions equal, 0 different" in second.stdout
    assert "(0 copied" not in second.stdout
    figure(
        f"rebuild from 8 to 24 partitions, killed at about {half:,} events: the second run took {seconds:.0f} s"
    )
    figure(second.stdout.splitlines()[0])
    before = old.start()
    after = old.start("rebuilt", TOPIC_PREFIX=prefix, GROUP_PREFIX=prefix, PARTITIONS=24)
    for worker in (before, after):
        worker.wait_ready(within=900)
    sequences = old_sequences(old, prefix)

    def is_same(name: str) -> bool:
        return bool(in_old_sequences(memory(after, name), sequences[name]) == memory(before, name))

    with ThreadPoolExecutor(4) as threads:
        assert [name for name, same in zip(names, threads.map(is_same, names), strict=True) if not same] == []


def publish(system: System) -> list[str]:
    """Publish the recorded conversations under many names, each third one with a summary; return the sessions."""
    chats = list(conversations().items())
    names = [f"{number}/{chats[number % len(chats)][0]}" for number in range(SESSIONS)]
    for start in range(0, SESSIONS, 1_000):
        part = names[start : start + 1_000]
        events = {
            name: events_of(name, chats[(start + number) % len(chats)][1])[:EVENTS]
            for number, name in enumerate(part)
        }
        flat = [(name, event) for name, chat in events.items() for event in chat]
        places: dict[str, list[int]] = {}
        for (name, _), place in zip(flat, system.publish([event for _, event in flat]), strict=True):
            places.setdefault(name, []).append(place.offset)
        system.publish(
            [
                event_object(compacted(places[name][len(places[name]) // 2]), f"{name}/summary", name)
                for name in part[::3]
            ]
        )
    return names
