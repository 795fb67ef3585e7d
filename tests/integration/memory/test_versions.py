"""Workers of two versions in one group: an upgrade costs waiting, never memory."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import tests.live.newer_worker
from processors.memory.version import FOLD_VERSION
from schemas.events import CONTRACT_VERSION
from tests.builders.events import Fields, answer, event_object, user
from tests.builders.newer_version import NOTED
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker

EXIT_FATAL = 70
SESSIONS = [f"s{number}" for number in range(12)]


def newer(fold_version: int = FOLD_VERSION) -> list[str]:
    program = str(Path(tests.live.newer_worker.__file__))
    return [sys.executable, program, str(fold_version), "worker", "memory"]


def start(system: System, name: str, is_newer: bool) -> Worker:
    return system.start_command(name, newer()) if is_newer else system.start(name)


def part(number: int) -> list[Fields]:
    """Events of all sessions; every third one has events for the newer version, and more after them."""
    said: list[Fields] = []
    for index, session_id in enumerate(SESSIONS):
        kinds = [user(f"{number} asks"), answer(f"{number} answers")]
        if index % 3 == number % 3:
            kinds.insert(1, {**NOTED, "text": f"{number} notes"})
        said += [
            event_object(fields, f"{session_id}-{number}-{place}", session_id)
            for place, fields in enumerate(kinds)
        ]
    return said


def memories(worker: Worker) -> dict[str, Any]:
    return {session_id: worker.memory(session_id) for session_id in SESSIONS}


def served_by_all(system: System, *workers: Worker) -> None:
    system.wait_shared(*workers, within=120.0)
    system.wait_flushed(within=120.0)


@pytest.mark.long
@pytest.mark.parametrize("newer_first", [True, False], ids=["newer first", "older first"])
def test_workers_of_two_versions_share_a_group_and_an_upgrade_loses_nothing(
    make_system: MakeSystem, newer_first: bool
) -> None:
    """After all are upgraded, memory equals a fresh fold; an older worker stops at the table of a newer fold."""
    system = make_system(PARTITIONS=4).create_topics()
    first = start(system, "first", newer_first).wait_ready(within=120.0)
    system.publish(part(0))
    system.wait_flushed(within=120.0)

    second = start(system, "second", not newer_first)
    served_by_all(system, first, second)
    system.publish(part(1))
    system.wait_flushed(within=120.0)
    older = second if newer_first else first
    frozen = [name for name in SESSIONS if "frozen" in older.memory(name)]
    assert frozen or newer_first, "the older one folded alone before"
    for name in frozen:
        assert (
            f"needs a newer worker: contract {CONTRACT_VERSION + 1}" in older.memory(name)["frozen"]["detail"]
        )

    assert older.metric("sessionstream_sessions_frozen") == len(frozen)
    assert older.stop(within=60.0) == 0
    upgraded = system.start_command("upgraded", newer())
    served_by_all(system, *{first, second} - {older}, upgraded)
    system.publish(part(2))
    system.wait_flushed(within=120.0)
    until(
        lambda: all("frozen" not in memory for memory in memories(upgraded).values()), "all thaw", within=120
    )
    after_upgrade = memories(upgraded)
    assert all(memory["message_count"] == 7 for memory in after_upgrade.values())
    thawed = [line for worker in (first, second, upgraded) for line in worker.lines_of("session_thawed")]
    assert {line["session_id"] for line in thawed} >= set(frozen)
    caught_up = [line for worker in (first, second, upgraded) for line in worker.lines_of("catching_up")]
    assert {line["partition"] for line in caught_up} >= {line["partition"] for line in thawed}
    assert not system.read(system.topics.dead_letters)

    for worker in {first, second, upgraded} - {older}:
        assert worker.stop(within=60.0) == 0
    system.delete_topics(system.topics.changelog)
    system.create_topics()
    fresh = system.start_command("fresh", newer(FOLD_VERSION + 1)).wait_ready(within=120.0)
    system.wait_flushed(within=120.0)
    assert memories(fresh) == after_upgrade
    assert fresh.stop(within=60.0) == 0

    changelog = system.read(system.topics.changelog)
    stopped = system.start("older")
    assert stopped.wait_exit(within=120.0) == EXIT_FATAL
    (line,) = stopped.lines_of("worker_failed")
    assert line["error_code"] == "newer_version"
    assert "a newer worker has written its table" in line["message"]
    assert system.read(system.topics.changelog) == changelog


def test_what_frozen_sessions_missed_is_flushed_while_it_is_folded_and_not_folded_again_after_a_crash(
    make_system: MakeSystem,
) -> None:
    system = make_system(PARTITIONS=1, MEMORY__FLUSH_EVENTS=100).create_topics()
    older = system.start("older").wait_ready(within=120.0)
    noted = [
        event_object({**NOTED, "text": "note"}, f"{session_id}-note", session_id) for session_id in SESSIONS
    ]
    said = [
        event_object(user(f"{number} asks"), f"{session_id}-{number}", session_id)
        for number in range(200)
        for session_id in SESSIONS
    ]
    system.publish([*noted, *said])
    system.wait_flushed(within=120.0)
    assert all("frozen" in memory for memory in memories(older).values())
    assert older.stop(within=60.0) == 0

    def flushed_meanwhile() -> bool:
        return any(b'"read_through":' in (one.value or b"") for one in system.read(system.topics.changelog))

    first = system.start_command("first", newer())
    until(flushed_meanwhile, "a part of what was missed is flushed", within=120)
    first.kill()
    second = system.start_command("second", newer()).wait_ready(within=120.0)
    caught_up = memories(second)
    assert all(memory["message_count"] == 201 and "frozen" not in memory for memory in caught_up.values())
    assert second.stop(within=60.0) == 0
    system.delete_topics(system.topics.changelog)
    system.create_topics()
    fresh = system.start_command("fresh", newer(FOLD_VERSION + 1)).wait_ready(within=120.0)
    system.wait_flushed(within=120.0)
    assert memories(fresh) == caught_up
