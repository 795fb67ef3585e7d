from __future__ import annotations

import logging
from pathlib import Path

import pytest
from pydantic import SecretStr

from processors.access.tokens import entry_text, token_hash
from schemas.access import TokenEntry
from schemas.errors import ConfigurationError
from schemas.security_settings import SecuritySettings
from schemas.settings import load_settings
from streams.http.token_file import (
    CHECK_SECONDS,
    AcceptedTokens,
    credential_for_workers,
    read_token_file,
    settings_of_worker,
)
from tests.log_lines import fields_of

TOKEN, OTHER = "a" * 40, "b" * 40


def entry(token: str, name: str = "bot") -> str:
    return entry_text(TokenEntry(name=name, sha256=token_hash(token.encode()).hex(), scopes=["read"])) + "\n"


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tokens.toml"
    path.write_text(entry(TOKEN), encoding="utf-8")
    return path


@pytest.fixture
def tokens(path: Path, clock: Clock) -> AcceptedTokens:
    security = SecuritySettings(tokens_file=path, worker_token=SecretStr("w"))
    return AcceptedTokens(security, monotonic=clock)


def knows(tokens: AcceptedTokens, token: str) -> bool:
    return tokens.find(token.encode()) is not None


def test_a_changed_file_is_read_again(
    path: Path, tokens: AcceptedTokens, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    assert knows(tokens, TOKEN)
    assert not knows(tokens, OTHER)
    path.write_text(entry(OTHER, "another"), encoding="utf-8")
    assert knows(tokens, TOKEN)

    clock.seconds += CHECK_SECONDS

    assert not knows(tokens, TOKEN)
    assert knows(tokens, OTHER)
    assert knows(tokens, "w")
    told = [("INFO", "the changed file of tokens is used: 1 token")]
    assert fields_of(caplog, "tokens_file_read", "levelname", "message") == told
    assert OTHER not in caplog.text


def test_a_file_with_a_mistake_changes_nothing(
    path: Path, tokens: AcceptedTokens, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for content in ("[[tokens]]\nname = 3", "not TOML", None):
        if content is None:
            path.unlink()
        else:
            path.write_text(content, encoding="utf-8")
        clock.seconds += CHECK_SECONDS
        with caplog.at_level(logging.ERROR):
            assert knows(tokens, TOKEN)
            clock.seconds += CHECK_SECONDS
            assert knows(tokens, TOKEN)
    assert [record.__dict__["action"] for record in caplog.records] == ["tokens_file_refused"] * 3
    assert TOKEN not in caplog.text

    path.write_text(entry(OTHER, "another"), encoding="utf-8")
    clock.seconds += CHECK_SECONDS
    assert knows(tokens, OTHER)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "tokens: Field required"),
        ("x = ", "is not TOML"),
        (entry(TOKEN) + "sesion_prefix = 'a'", "tokens.0.sesion_prefix: Extra inputs are not permitted"),
        (entry(TOKEN) + entry(TOKEN, "twin"), "bot and twin have the same token"),
        (
            entry(TOKEN).replace("read", "reed"),
            "tokens.0.scopes.0: Input should be 'read', 'write' or 'admin'",
        ),
        ("[[tokens]]\nname='n'\nsha256='secret'\nscopes=[]", "tokens.0.sha256: "),
    ],
)
def test_a_mistake_is_one_line_with_the_remedy(path: Path, content: str, message: str) -> None:
    path.write_text(content, encoding="utf-8")

    with pytest.raises(ConfigurationError) as raised:
        read_token_file(path)

    assert message in raised.value.detail
    assert "SESSIONSTREAM_SECURITY__TOKENS_FILE" in raised.value.detail
    assert "sessionstream token" in raised.value.detail
    assert "\n" not in raised.value.detail
    assert "secret" not in raised.value.detail


def test_the_file_needs_a_credential_between_workers(path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"worker_token, the credential between workers: set it"):
        load_settings(security={"tokens_file": str(path)})


def test_the_credential_is_set_derived_or_not_needed() -> None:
    assert credential_for_workers(SecuritySettings()) is None
    assert credential_for_workers(SecuritySettings(worker_token=SecretStr("w"))) == "w"
    derived = credential_for_workers(SecuritySettings(bearer_tokens=[SecretStr("t"), SecretStr("u")]))
    assert derived is not None
    assert AcceptedTokens(SecuritySettings(bearer_tokens=[SecretStr("u"), SecretStr("t")])).find(
        derived.encode()
    )


def test_a_client_sends_its_own_token_and_a_worker_the_credential_between_workers() -> None:
    """Where a command runs with the settings of a worker, its token must be able to do more than read."""
    settings = load_settings(security={"bearer_tokens": "operator", "worker_token": "between workers"})
    worker = settings_of_worker(settings)

    assert settings.security.client_token == "operator"
    assert worker.security.client_token == "between workers"
    assert worker.security.needs_token
    only_bearer = load_settings(security={"bearer_tokens": "operator"})
    assert settings_of_worker(only_bearer) is only_bearer
    assert load_settings(security={"worker_token": "w"}).security.client_token == "w"
