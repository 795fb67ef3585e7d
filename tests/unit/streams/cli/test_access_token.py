from __future__ import annotations

import io
import sys
import tomllib

import pytest

from processors.access.tokens import KnownTokens
from schemas.access import TokenFile
from tests.unit.streams.cli.conftest import Invoke


def test_a_token_is_made_with_its_entry(invoke: Invoke) -> None:
    done = invoke("token", "--name", "bot", "--scope", "read", "--scope", "write", "--session-prefix", "a/")

    token = done.err.split()[-1]
    (entry,) = TokenFile.model_validate(tomllib.loads(done.out)).tokens
    caller = KnownTokens.of(bearer_tokens=[], worker_tokens=[], entries=[entry]).find(token.encode())
    assert caller is not None
    assert (caller.name, caller.scopes, caller.prefixes) == ("bot", frozenset({"read", "write"}), ("a/",))
    assert len(token) >= 43
    assert token not in done.out


def test_a_given_token_is_hashed_and_not_shown(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("a" * 40 + "\n"))
    done = invoke("token", "--name", "bot", "--stdin")

    (entry,) = TokenFile.model_validate(tomllib.loads(done.out)).tokens
    assert KnownTokens.of(bearer_tokens=[], worker_tokens=[], entries=[entry]).find(b"a" * 40) is not None
    assert entry.scopes == []
    assert done.err == ""


@pytest.mark.parametrize(
    ("options", "message"),
    [(["--stdin"], "at least 32 random characters"), (["--scope", "reed"], "scopes: Input should be 'read'")],
)
def test_wrong_use_is_said(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, options: list[str], message: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("short\n"))
    done = invoke("token", "--name", "bot", *options)

    assert done.code == 2
    assert message in " ".join(done.err.replace("│", " ").split())
