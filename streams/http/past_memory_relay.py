"""Passes a read of a past memory on to an archive worker, which has the events to fold it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fastapi import Request, Response

from schemas.archive import FOLD_SECONDS
from streams.http.guarded_route import session_of
from streams.http.memory_request import MemoryRequest
from streams.http.proxy import Proxy
from streams.http.session_path import session_path

ARCHIVE: Final = "archive"
#: Where an archive worker serves past memories: a worker of all processes serves present ones at ``/sessions``.
PAST_MEMORY_PREFIX: Final = "/archive"


async def relay_past_memory(
    proxy: Proxy, request: Request, archive_urls: Sequence[str], memory_request: MemoryRequest
) -> Response:
    """Return an archive worker's answer to a read with ``at``.

    Raises:
        NotServable: no archive worker answered.
    """
    path = session_path(session_of(request), before=PAST_MEMORY_PREFIX, after="/memory")
    seconds = memory_request.wait_seconds + FOLD_SECONDS
    return await proxy.relay(request, archive_urls, ARCHIVE, path, wait_seconds=seconds)
