"""One lock a session, for adapters that change a session in more than one step."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class SessionLocks:
    """The locks of one client. A lock is forgotten when nothing holds it, so their number is bounded by its use.

    A lock is of one event loop. So ask for it where it is used, and keep it no longer: a client may be used on several
    event loops, one after the other.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[tuple[asyncio.AbstractEventLoop, str], asyncio.Lock] = (
            WeakValueDictionary()
        )

    def of(self, session_id: str) -> asyncio.Lock:
        """Return the session's lock on the running event loop; all that ask while one holds it get the same."""
        return self._locks.setdefault((asyncio.get_running_loop(), session_id), asyncio.Lock())
