"""Events that were published while their session was being erased, and that no one can read.

A publisher seals with the key of a session for some seconds before it looks whether the session was erased. What it adds
to the log behind the deletion in that time belongs to the next life, and its key is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import orjson

from processors.sealing.sealed_event import named_key
from schemas.events import SessionDeleted

_DELETED: Final[str] = SessionDeleted.model_fields["type"].default


class LateEvents:
    """Collects what the log has of erased sessions behind their deletions.

    Args:
        deletions: by session, the offset of its deletion.
        until: by session, the offset up to which its events count; without one all do.
    """

    def __init__(self, deletions: Mapping[str, int], until: Mapping[str, int]) -> None:
        self._until = until
        self._deletions = {
            session_id.encode(): (session_id, offset) for session_id, offset in deletions.items()
        }
        self._counts: dict[str, int] = {}
        self._keys: dict[str, set[str]] = {}

    def add(self, key: bytes | None, value: bytes | None, offset: int) -> None:
        """Look at the next record of a partition."""
        session_id, deletion = self._deletions.get(key or b"", ("", offset))
        if value is None or not deletion < offset < self._until.get(session_id, offset + 1):
            return
        if _is_deletion(value):
            # Another one ended that life.
            self._counts.pop(session_id, None)
            self._keys.pop(session_id, None)
            return
        self._counts[session_id] = self._counts.get(session_id, 0) + 1
        key_id = named_key(value)
        if key_id is not None:
            self._keys.setdefault(session_id, set()).add(key_id)

    def named(self) -> list[tuple[str, str]]:
        """Return session and key id of each key that seals any of the events."""
        return [(session_id, key_id) for session_id, key_ids in self._keys.items() for key_id in key_ids]

    def unreadable(self, is_missing: Callable[[str, str], bool]) -> dict[str, int]:
        """Return the sessions with an event that no one can read, and how many events they have behind the deletion.

        Args:
            is_missing: whether a session's key is gone, by its id.
        """
        sessions = {session_id for session_id, key_id in self.named() if is_missing(session_id, key_id)}
        return {session_id: self._counts[session_id] for session_id in sorted(sessions)}


def _is_deletion(value: bytes) -> bool:
    if _DELETED.encode() not in value:
        return False
    try:
        fields = orjson.loads(value)
    except orjson.JSONDecodeError:
        return False
    return isinstance(fields, dict) and fields.get("type") == _DELETED
