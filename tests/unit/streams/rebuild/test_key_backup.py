"""The file of ``sessionstream keys export``: how it is written, replaced and read."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from processors.rebuild.key_backup import backup_of
from schemas.errors import BadRequest
from streams.rebuild.key_backup import load_backup, save_backup
from tests.unit.processors.rebuild.test_keys import key, written

ONE = backup_of([written(key("s1", "a"))])
TWO = backup_of([written(key("s1", "a")), written(key("s2", "a"))])


def test_a_file_is_its_owner_s_and_is_replaced_by_one_that_has_as_much(tmp_path: Path) -> None:
    path = tmp_path / "keys.jsonl"
    for backup in (ONE, TWO, TWO):
        save_backup(backup, path)
        assert load_backup(path) == backup
        assert path.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["keys.jsonl"]

    with pytest.raises(BadRequest, match=r"has keys of 1 session that the topic lacks .* such as 's2'"):
        save_backup(ONE, path)
    assert load_backup(path) == TWO


def test_what_a_broken_export_left_does_not_open_the_file_to_others(tmp_path: Path) -> None:
    path = tmp_path / "keys.jsonl"
    left = tmp_path / "keys.jsonl.new"
    left.write_text("half")
    left.chmod(0o644)

    save_backup(ONE, path)

    assert path.stat().st_mode & 0o777 == 0o600


def test_an_export_that_fails_leaves_what_was_there_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "keys.jsonl"
    save_backup(ONE, path)
    monkeypatch.setattr("os.fsync", full)

    with pytest.raises(OSError, match="No space left"):
        save_backup(TWO, path)
    assert load_backup(path) == ONE
    assert [one.name for one in tmp_path.iterdir()] == ["keys.jsonl"]


def test_a_file_of_something_else_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    path = tmp_path / "events.jsonl"
    path.write_text("{}\n")
    for read in (lambda: load_backup(path), lambda: save_backup(ONE, path)):
        with pytest.raises(BadRequest, match="is no copy of session-keys"):
            read()
    assert path.read_text() == "{}\n"
    with pytest.raises(BadRequest, match="cannot be read: No such file"):
        load_backup(tmp_path / "nothing")
    with pytest.raises(OSError, match="No such file"):
        save_backup(ONE, tmp_path / "folder" / "keys.jsonl")
