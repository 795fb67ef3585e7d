from __future__ import annotations

import io
from datetime import UTC, datetime
from typing import Any

import pytest

from schemas.erasure import ErasureReceipt
from streams.client.memory_client import MemoryClient
from tests.unit.streams.cli.conftest import Invoke

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
