from __future__ import annotations

import io
from datetime import UTC, datetime
from typing import Any

import pytest

from schemas.erasure import ErasedSession, ErasureReceipt
from schemas.errors import BrokerUnreachable
from schemas.settings import Settings
from streams.client.memory_client import MemoryClient
from tests.unit.streams.cli.conftest import Invoke

pytestmark = pytest.mark.usefixtures("no_worker")

RECEIPT = ErasureReceipt(
    session_id=None,
    user_id="ann",
    erased_at=datetime(2026, 7, 1, tzinfo=UTC),
    searched={},
    sessions=[],
    remaining=[],
    complete=True,
)


@pytest.fixture
def erased(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the command asked a memory worker to erase."""
    calls: list[dict[str, Any]] = []

    async def erase(_: MemoryClient, **what: Any) -> ErasureReceipt:
        calls.append(what)
        return RECEIPT

    monkeypatch.setattr(MemoryClient, "erase", erase)
    return calls


@pytest.mark.parametrize(
    ("arguments", "question"),
    [
        (["s"], "Erase the session s for good?"),
        (["--user", "ann"], "Erase all sessions of ann for good?"),
    ],
)
def test_it_asks_first_and_the_receipt_alone_is_output(
    invoke: Invoke,
    erased: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    question: str,
) -> None:
    def answering(answer: str) -> None:
        typed = io.StringIO(answer)
        monkeypatch.setattr(typed, "isatty", lambda: True, raising=False)
        monkeypatch.setattr("sys.stdin", typed)

    answering("n\n")
    no = invoke("erase", *arguments, "--json")
    assert (no.code, no.out) == (1, "")
    assert question in no.err
    assert erased == []
    answering("y\n")
    yes = invoke("erase", *arguments, "--json")
    assert yes.code == 0
    assert yes.out == RECEIPT.model_dump_json() + "\n"
    assert len(erased) == 1


def test_a_user_without_sessions_is_said_with_what_to_look_at(
    invoke: Invoke, erased: list[dict[str, Any]]
) -> None:
    """A misspelt id, or a repetition: both find nothing, and nothing was erased by it."""
    result = invoke("erase", "--user", "ann", "--yes")

    assert result.code == 0
    assert "no session of this user was found, so nothing was erased: look at the id" in result.out
    assert erased == [{"session_id": None, "user_id": "ann"}]


def test_without_a_terminal_it_needs_a_yes(
    invoke: Invoke, erased: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())

    refused = invoke("erase", "s")
    assert refused.code == 2
    assert "Without a terminal to ask on, give --yes" in refused.err
    assert erased == []
    for option in ("-y", "--yes"):
        assert invoke("erase", "s", option).code == 0
    assert erased == [{"session_id": "s", "user_id": None}] * 2


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What memory and archive, and the log, say of a session; by default nothing."""
    found: dict[str, Any] = {"known": False, "log": False, "asked": []}

    async def is_known(session_id: str, *, also_archived: bool) -> bool | None:
        assert also_archived
        return found["known"]  # type: ignore[no-any-return]

    async def is_in_log(_: Settings, session_id: str) -> bool:
        found["asked"].append(session_id)
        if isinstance(found["log"], Exception):
            raise found["log"]
        return bool(found["log"])

    monkeypatch.setattr("streams.cli.erase.is_known", is_known)
    monkeypatch.setattr("streams.inspection.user_sessions.is_in_log", is_in_log)
    return found


def test_a_session_of_which_nothing_is_known_is_erased_all_the_same_and_said_to_be_unknown(
    invoke: Invoke, erased: list[dict[str, Any]], places: dict[str, Any]
) -> None:
    result = invoke("erase", "s", "--yes")

    assert result.code == 3
    assert result.err.endswith(
        "nothing is known of s in memory, archive and log; its erasure was written all the same\n"
    )
    assert erased == [{"session_id": "s", "user_id": None}]


@pytest.mark.parametrize(
    ("known", "log", "asked"), [(True, False, []), (None, False, []), (False, True, ["s"])]
)
def test_a_session_that_one_place_knows_is_no_unknown_one(
    invoke: Invoke,
    erased: list[dict[str, Any]],
    places: dict[str, Any],
    known: bool | None,
    log: bool,
    asked: list[str],
) -> None:
    """The log is read only if nothing else knows the session; a memory that does not answer says nothing."""
    places |= {"known": known, "log": log}

    assert invoke("erase", "s", "--yes").code == 0
    assert places["asked"] == asked
    assert len(erased) == 1


def test_a_log_that_could_not_be_searched_is_said(
    invoke: Invoke, erased: list[dict[str, Any]], places: dict[str, Any]
) -> None:
    places["log"] = BrokerUnreachable("no Kafka broker answered")

    result = invoke("erase", "s", "--yes")

    assert result.code == 3
    assert "in memory and archive (the log was not searched: no Kafka broker answered)" in result.err
    assert len(erased) == 1


def test_what_is_not_confirmed_matters_more_than_what_is_not_known(
    invoke: Invoke, places: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def erase(_: MemoryClient, **__: Any) -> ErasureReceipt:
        return RECEIPT.model_copy(update={"complete": False})

    monkeypatch.setattr(MemoryClient, "erase", erase)

    assert invoke("erase", "s", "--yes").code == 1


def test_events_that_were_published_during_the_erasure_are_told(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def erase(_: MemoryClient, **__: Any) -> ErasureReceipt:
        session = ErasedSession(
            session_id="s", partition=0, sequence=7, places={"memory": "erased"}, late_events=24
        )
        return RECEIPT.model_copy(update={"sessions": [session]})

    monkeypatch.setattr(MemoryClient, "erase", erase)

    result = invoke("erase", "--user", "ann", "--yes")

    assert result.code == 0
    assert "s: 24 events were published during the erasure" in result.err
    assert "publish them again" in result.err
