"""Copies the topic ``session-keys`` into a file, and back into a topic."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path

from processors.counts_and_shares import plural
from processors.rebuild.key_backup import (
    KeyBackup,
    KeyRestore,
    backup_lines,
    backup_of,
    lost_keys,
    parsed_backup,
    restored,
)
from schemas.errors import BadRequest
from schemas.settings import Settings
from streams.rebuild.session_keys import read_key_parts, write_key_records


async def read_backup(settings: Settings) -> KeyBackup:
    """Return the copy of an installation's ``session-keys``. No key file is needed.

    Raises:
        BadRequest: the topic does not exist.
        Retry: Kafka does not answer.
    """
    parts = await read_key_parts(settings)
    if not parts:
        raise BadRequest(
            f"the topic {settings.topics.session_keys} does not exist at {settings.bootstrap_servers}, so there are no "
            "keys to export"
        )
    return backup_of(record for part in parts for record in part.records)


def save_backup(backup: KeyBackup, path: Path) -> None:
    """Write a file that its owner alone may read. A file that is there is replaced, as a whole.

    Raises:
        BadRequest: the file that is there is no copy of ``session-keys``, or has keys that would be lost.
        OSError: the file cannot be written.
    """
    if path.exists():
        lost = lost_keys(load_backup(path), backup)
        if lost:
            raise BadRequest(
                f"{path} has keys of {plural(len(lost), 'session')} that the topic lacks and that were not erased, such "
                f"as {lost[0]!r}: it stays as it is. Look whether this is the right cluster, and export into another "
                "file"
            )
    new = path.with_name(path.name + ".new")
    # A file that a broken export left, or that others made, may be open to more users.
    new.unlink(missing_ok=True)
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines(backup_lines(backup))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def load_backup(path: Path) -> KeyBackup:
    """Return what a file of :func:`save_backup` has.

    Raises:
        BadRequest: it cannot be read, is no such file, or was cut or changed.
    """
    try:
        with path.open("rb") as file:
            return parsed_backup(file, str(path))
    except OSError as error:
        raise BadRequest(f"{path} cannot be read: {error.strerror}") from error


async def restore_backup(settings: Settings, backup: KeyBackup, erased_since: Collection[str]) -> KeyRestore:
    """Write what ``session-keys`` lacks of a copy, and return what that was. It can be repeated.

    Args:
        settings: of the installation that gets the keys; it may have another number of partitions.
        backup: the copy.
        erased_since: sessions that were erased after the copy was made.

    Raises:
        BadRequest: the topic does not exist.
        Retry: Kafka does not answer, or did not acknowledge all.
    """
    parts = await read_key_parts(settings)
    if not parts:
        raise BadRequest(
            f"the topic {settings.topics.session_keys} does not exist at {settings.bootstrap_servers}: create it with "
            "`sessionstream topics create`"
        )
    restore = restored(backup, (record for part in parts for record in part.records), erased_since)
    await write_key_records(settings, len(parts), restore.records)
    return restore
