"""The key file is read once at start; what is wrong with it is one line that names it."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from schemas.errors import ConfigurationError
from schemas.settings import Settings
from streams.settings.key_file import load_master_keys


def settings(path: Path | None) -> Settings:
    given: dict[str, Any] = {"encryption": {"key_file": path}}
    return Settings(**given)


def written(path: Path, mode: int = 0o600) -> Path:
    path.write_text(f'active = "a"\n[keys]\na = "{b64encode(bytes(range(32))).decode()}"\n')
    path.chmod(mode)
    return path


def test_without_a_file_there_is_no_encryption() -> None:
    assert load_master_keys(settings(None)) is None


def test_the_keys_are_those_of_the_file(tmp_path: Path) -> None:
    masters = load_master_keys(settings(written(tmp_path / "keys.toml", 0o640)))

    assert masters is not None
    assert masters.keys == {"a": bytes(range(32))}


def test_a_file_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    binary.chmod(0o600)
    for path, named in (
        (tmp_path / "missing", "cannot be read (No such file"),
        (written(tmp_path / "open", 0o644), "can be read by everybody: `chmod 600"),
        (binary, "is no text in UTF-8"),
    ):
        with pytest.raises(ConfigurationError) as raised:
            load_master_keys(settings(path))
        assert raised.value.detail.startswith("SESSIONSTREAM_ENCRYPTION__KEY_FILE: ")
        assert named in raised.value.detail
