"""Reads figures over the analytics workers' HTTP API, for the command line."""

from __future__ import annotations

import time
from typing import Any, Final

import httpx

from schemas.errors import NotFound, Retry
from schemas.settings import Settings
from streams.client.worker_client import WorkerClient
from streams.http.session_path import session_path

#: How long a read may take in all, in seconds: a person waits for it at a terminal.
_WITHIN_SECONDS: Final = 15.0


class AnalyticsUnreachable(Retry):
    """No analytics worker answered: the caller reports it, or shows what it has without these figures."""

    error_code = "analytics_unreachable"


class AnalyticsClient(WorkerClient):
    """Asks any analytics worker; any other worker forwards the request. An async context manager."""

    process = "analytics"
    setting = "ANALYTICS_URL"
    unreachable = AnalyticsUnreachable

    def __init__(self, settings: Settings, *, transport: httpx.AsyncBaseTransport | None = None) -> None:
        super().__init__(settings, settings.urls_of("analytics"), transport=transport)

    async def session(self, session_id: str, min_sequence: int | None = None) -> dict[str, Any] | None:
        """Return one session's figures; ``None`` if nothing was counted for it.

        Args:
            session_id: the session.
            min_sequence: its partition must have been counted up to this sequence.

        Raises:
            StaleRead: it was not yet.
            Exception: as :meth:`figures`.
        """
        try:
            path = session_path(session_id, before="/analytics")
            parameters = [] if min_sequence is None else [("min_sequence", str(min_sequence))]
            return await self.get(path, parameters, deadline=time.monotonic() + _WITHIN_SECONDS)
        except NotFound:
            return None

    async def figures(self, name: str, **parameters: str) -> dict[str, Any]:
        """Return the answer of ``/analytics/{name}``; parameters as in its query string.

        Raises:
            AnalyticsUnreachable: no analytics worker answered.
            NotServable: the workers kept answering that they cannot serve it now.
            BadRequest: a parameter is refused, or the token is (Unauthorized).
        """
        deadline = time.monotonic() + _WITHIN_SECONDS
        return await self.get(f"/analytics/{name}", list(parameters.items()), deadline=deadline)
