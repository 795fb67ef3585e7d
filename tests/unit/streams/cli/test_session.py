from __future__ import annotations

import io
from typing import Any, Self

import pytest

from processors.reading.memory_read import MemoryRead
from schemas.errors import StaleRead
from schemas.events import HistoryCleared, SessionDeleted
from streams.client.archive_client import ArchiveClient
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.client.worker_client import Parameters
from tests.fakes.publisher import InMemoryPublisher
from tests.unit.streams.cli.conftest import Invoke

pytestmark = pytest.mark.usefixtures("no_worker")


class FakePublisher(InMemoryPublisher):
    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass


@pytest.fixture
def publisher(monkeypatch: pytest.MonkeyPatch) -> FakePublisher:
    fake = FakePublisher()
    monkeypatch.setattr("streams.kafka.publisher.KafkaPublisher", lambda _: fake)
    return fake


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What the commands waited for; memory applies everything and knows s0 to s9."""
    waits: list[tuple[str, int]] = []

    async def wait(_: MemoryClient, session_id: str, sequence: int, **__: Any) -> None:
        waits.append((session_id, sequence))

    async def read(_: MemoryClient, session_id: str, parameters: Parameters, **__: Any) -> MemoryRead:
        assert ("consistency", "linearizable") in parameters, "its first event may only be in the log yet"
        sequence = None if session_id == "nobody" else 3
        return MemoryRead.empty(session_id).model_copy(update={"sequence": sequence})

    monkeypatch.setattr(MemoryClient, "read", read)

    async def session_ids(_: MemoryClient) -> list[str]:
        return [f"s{number}" for number in range(10)]

    monkeypatch.setattr(MemoryClient, "wait_until_applied", wait)
    monkeypatch.setattr(MemoryClient, "session_ids", session_ids)
    return waits


def test_clear_publishes_and_waits(
    invoke: Invoke, publisher: FakePublisher, waited: list[tuple[str, int]]
) -> None:
    result = invoke("clear", "s", "--yes")

    (event,) = publisher.published
    assert (result.code, result.out) == (0, "cleared s\n")
    assert isinstance(event, HistoryCleared)
    assert event.session_id == "s"
    assert waited == [("s", 0)]


def test_delete_publishes_and_waits(
    invoke: Invoke, publisher: FakePublisher, waited: list[tuple[str, int]]
) -> None:
    result = invoke("delete", "s", "--yes")

    (event,) = publisher.published
    assert (result.code, result.out) == (0, "deleted s\n")
    assert isinstance(event, SessionDeleted)
    assert waited == [("s", 0)]


def test_deleting_a_session_that_never_was_says_so(
    invoke: Invoke, publisher: FakePublisher, waited: list[tuple[str, int]]
) -> None:
    known, unknown = invoke("delete", "s", "--yes"), invoke("delete", "nobody", "--yes")

    assert (known.code, known.err) == (0, "")
    assert (unknown.code, unknown.out, unknown.err) == (
        3,
        "",
        "memory knew no session nobody, so nothing was there to delete\n",
    )
    assert len(publisher.published) == 2  # an archive may still have it


def test_clear_all_waits_once_a_partition(
    invoke: Invoke, publisher: FakePublisher, waited: list[tuple[str, int]]
) -> None:
    result = invoke("clear", "--all", "--yes")

    assert (result.code, result.out) == (0, "cleared 10 sessions\n")
    assert sorted(event.session_id for event in publisher.published) == [f"s{number}" for number in range(10)]
    expected = {(records[-1].key.decode(), len(records) - 1) for records in publisher.log.values()}
    assert set(waited) == expected


def test_a_session_that_only_the_archive_knows_is_deleted(
    invoke: Invoke,
    publisher: FakePublisher,
    waited: list[tuple[str, int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def history(_: ArchiveClient, session_id: str, *__: Any) -> dict[str, Any]:
        return {"events": [{"sequence": 1}] if session_id == "nobody" else []}

    monkeypatch.setattr(ArchiveClient, "history", history)

    assert invoke("delete", "nobody", "--yes") == (0, "deleted nobody\n", "")


@pytest.mark.parametrize(
    ("arguments", "question"),
    [
        (["clear", "--all"], "Clear the memory of 10 sessions?"),
        (["clear", "s"], "Clear the memory of session s?"),
        (["delete", "s"], "Delete session s?"),
        (["delete", "nobody"], "Memory knows no session nobody. Delete session nobody?"),
    ],
)
def test_what_destroys_asks_first(
    invoke: Invoke,
    publisher: FakePublisher,
    waited: list[tuple[str, int]],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    question: str,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    without_terminal = invoke(*arguments)
    assert without_terminal.code == 2
    assert "--yes" in without_terminal.err
    assert publisher.published == []

    def terminal(answer: str) -> None:
        typed = io.StringIO(answer)
        monkeypatch.setattr(typed, "isatty", lambda: True, raising=False)
        monkeypatch.setattr("sys.stdin", typed)

    terminal("n\n")
    refused = invoke(*arguments)
    assert refused.code == 1
    assert refused.err.startswith(f"{question} [y/N]")
    assert refused.out.strip() == ""
    assert publisher.published == []
    terminal("y\n")
    assert invoke(*arguments).code == (3 if "nobody" in arguments else 0)
    assert publisher.published


def test_clear_wants_a_session_or_all(invoke: Invoke, publisher: FakePublisher) -> None:
    assert invoke("clear").code == 2
    assert invoke("clear", "s", "--all").code == 2
    assert publisher.published == []


@pytest.mark.parametrize("error", [MemoryUnreachable("no memory worker answered"), StaleRead("not yet")])
def test_what_memory_was_not_seen_to_apply_is_said(
    invoke: Invoke,
    publisher: FakePublisher,
    waited: list[tuple[str, int]],
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
) -> None:
    async def wait(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(MemoryClient, "wait_until_applied", wait)

    result = invoke("delete", "s", "--yes")

    assert (result.code, result.out) == (1, "")
    assert len(publisher.published) == 1
    first, second = result.err.splitlines()
    assert first == f"published for s, but could not confirm that memory has applied it: {error}"
    assert second.startswith("nothing is lost")


def test_an_id_that_is_too_long_is_refused(invoke: Invoke, publisher: FakePublisher) -> None:
    result = invoke("delete", "x" * 257)

    assert result.code == 1
    assert result.err == "error: a session_id must have 1 to 256 characters\n"


def test_an_argument_that_is_not_utf_8_is_refused(invoke: Invoke, publisher: FakePublisher) -> None:
    # As Python decodes the arguments of a process.
    result = invoke("clear", "b\udce9", "--yes")

    assert (result.code, publisher.published) == (2, [])
    assert result.err == "error: not UTF-8: 'b\\udce9'\n"
