"""Compares the key file with the keys in ``session-keys``, before anything is sealed or opened with it."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.kafka.opened_values import session_keys
from streams.kafka.session_keys import MasterKeyProblems

_SETTING = f"{PREFIX}ENCRYPTION__KEY_FILE"


async def examined_keys(settings: Settings, partition_count: int) -> MasterKeyProblems | None:
    """Return what the key file has wrong for the keys of all partitions; None without encryption. Reads all keys.

    Raises:
        ConfigurationError: the key file cannot be read.
        Retry: Kafka does not answer.
    """
    async with session_keys(settings, lambda: partition_count) as keys:
        if keys is None:
            return None
        return _together([await keys.problems(partition) for partition in range(partition_count)])


async def key_file_warnings(settings: Settings, partition_count: int) -> list[str]:
    """Check the key file at the start of a worker; return what does not stop it, one line each.

    Raises:
        ConfigurationError: the file has another master key than before under an id, or cannot be read. What is sealed
            with such a file could not be opened with the right one.
        Retry: Kafka does not answer.
    """
    problems = await examined_keys(settings, partition_count)
    if problems is None:
        return []
    if problems.wrong:
        raise ConfigurationError(wrong_keys(problems))
    return [missing_keys(problems)] if problems.missing else []


def wrong_keys(problems: MasterKeyProblems) -> str:
    """Return the line that names the master keys that are others than they were."""
    names = ", ".join(sorted(problems.wrong))
    return f"{_SETTING}: the key file has another master key than before under the id {names}: put the right one back"


def missing_keys(problems: MasterKeyProblems) -> str:
    """Return the line that names the master keys that the file lacks."""
    names = ", ".join(sorted(problems.missing))
    return f"{_SETTING}: the key file lacks the master key {names}: its sessions cannot be read; add it again"


def _together(parts: Iterable[MasterKeyProblems]) -> MasterKeyProblems:
    parts = list(parts)
    right = {name for part in parts for name in part.right}
    return MasterKeyProblems(
        missing={name for part in parts for name in part.missing},
        # A partition may have one key alone, and its record may have been changed.
        wrong={name for part in parts for name in part.wrong} - right,
        right=right,
        retired={name for part in parts for name in part.retired},
        key_count=sum(part.key_count for part in parts),
    )
