"""``sessionstream rebuild`` before it asks Kafka: which installation is the target."""

from __future__ import annotations

import base64
import socket
import time
from pathlib import Path

import pytest

from schemas.errors import BadRequest, BrokerUnreachable, ConfigurationError
from streams.cli.rebuild import rebuild


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "127.0.0.1:9")


def test_the_source_itself_is_no_target() -> None:
    with pytest.raises(BadRequest, match="the target is the source itself: name another --to-prefix"):
        rebuild()


@pytest.mark.parametrize(
    ("text", "named"),
    [('topic_prefx = "v2-"', "topic_prefx"), ("topic_prefix = ", "cannot be read"), (None, "cannot be read")],
)
def test_a_file_of_settings_that_is_wrong_is_one_line(tmp_path: Path, text: str | None, named: str) -> None:
    file = tmp_path / "target.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")

    with pytest.raises(ConfigurationError, match=named):
        rebuild(to_config=file)


def test_source_and_target_have_the_same_master_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def key_file(name: str, first: int) -> Path:
        path = tmp_path / name
        path.write_text(
            f'active = "1"\n[keys]\n1 = "{base64.b64encode(bytes(range(first, first + 32))).decode()}"\n'
        )
        path.chmod(0o600)
        return path

    target = tmp_path / "target.toml"
    target.write_text(f'[encryption]\nkey_file = "{key_file("new.toml", 2)}"\n', encoding="utf-8")
    with pytest.raises(BadRequest, match="is set for one of source and target"):
        rebuild(to_config=target, to_prefix="v2-")

    monkeypatch.setenv("SESSIONSTREAM_ENCRYPTION__KEY_FILE", str(key_file("old.toml", 1)))
    with pytest.raises(BadRequest, match="lacks the source's master key '1'"):
        rebuild(to_config=target, to_prefix="v2-")


def test_a_port_that_answers_nothing_is_given_up_as_other_commands_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It took 45 seconds: a rebuild that is under way outlasts brokers, and one that begins waited as long."""
    monkeypatch.setattr("streams.kafka.clients.PROMPT_SECONDS", 0.1)
    monkeypatch.setattr("streams.kafka.clients.FIRST_ANSWER_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"127.0.0.1:{silent.getsockname()[1]}"
        monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", place)
        began = time.monotonic()
        with pytest.raises(BrokerUnreachable, match=f"{place} takes the connection and does not answer"):
            rebuild(to_prefix="new-")

    assert time.monotonic() - began < 20
