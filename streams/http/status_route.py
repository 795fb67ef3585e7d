"""``/healthz`` and ``/readyz``: whether a worker lives, and whether it serves."""

from __future__ import annotations

from collections.abc import Callable

import orjson
from fastapi import Response

from schemas.errors import NotServable
from streams.http.answers import JSON
from streams.http.backend import Readiness


class StatusRoute:
    """Answers the probes of an orchestrator."""

    def __init__(self, readiness: Callable[[], Readiness]) -> None:
        self._readiness = readiness

    async def live(self) -> Response:
        """Answer that the process and its event loop run; nothing else is looked at."""
        return _status("ok", "alive")

    async def ready(self) -> Response:
        """Answer that everything assigned is served.

        Raises:
            NotServable: it is not; says what is missing.
        """
        readiness = self._readiness()
        if not readiness.ready:
            raise NotServable(readiness.detail, error_code="not_ready")
        return _status("ready", readiness.detail)


def _status(status: str, detail: str) -> Response:
    return Response(orjson.dumps({"status": status, "detail": detail}), media_type=JSON)
