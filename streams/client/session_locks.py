"""One lock a session, for adapters that change a session in more than one step."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class SessionLocks:
    """The locks of one client. A lock is forgotten when nothing holds it, so their number is bounded by its use."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, session_id: str) -> asyncio.Lock:
        """Return the session's lock; all that ask while one holds it get the same."""
        return self._locks.setdefault(session_id, asyncio.Lock())
