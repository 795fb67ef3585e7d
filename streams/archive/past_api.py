"""The routes of the archive worker that read a whole session: past memories, compactions, proof, export."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import FastAPI, Request, Response
from fastapi.responses import StreamingResponse

from processors.archive.archived import ArchivedEvent
from processors.archive.export import MEDIA_TYPES, Export, export_of
from processors.archive.verification import require_digest
from schemas.archive import FOLD_SECONDS, SEARCH_SECONDS, EpochList, Verification
from schemas.errors import BadRequest, NotServable
from schemas.settings import Settings
from schemas.view import MemoryView, OpenAIView
from streams.archive.past import PastReader
from streams.archive.reader import ArchiveReader
from streams.http.answers import NO_STORE, json_answer
from streams.http.app import on_stop
from streams.http.archive_query import (
    DIGEST,
    EPOCH_PARAMETERS,
    EPOCHS,
    EPOCHS_BEFORE,
    EXPORT_PARAMETERS,
    FORMAT,
    VERIFY_PARAMETERS,
)
from streams.http.guarded_route import READ_ONE, session_of
from streams.http.memory_answer import memory_answer
from streams.http.memory_request import (
    IF_NONE_MATCH,
    PAST_MEMORY_PARAMETERS,
    MemoryRequest,
)
from streams.http.openapi import SESSION_ID, add_route, documented
from streams.http.past_memory_relay import PAST_MEMORY_PREFIX
from streams.http.proxy import Proxy
from streams.http.query import Query
from streams.http.session_path import session_path
from streams.settings.policies import compaction_policy


class PastApi:
    """Adds the routes.

    Args:
        reader: finds the worker that has a session.
        past: folds sessions again.
        settings: have the URL of this worker and its credential for other workers.
    """

    def __init__(self, reader: ArchiveReader, past: PastReader, settings: Settings) -> None:
        self._reader = reader
        self._past = past
        self._compaction = compaction_policy(settings)
        self._proxy = Proxy(settings)

    def add_routes(self, app: FastAPI) -> None:
        """Add the routes to an app made by :func:`streams.http.app.make_http_app`."""
        on_stop(app, self._proxy.close)
        add_route(
            app,
            PAST_MEMORY_PREFIX + "/sessions/{session_id:session}/memory",
            self._memory,
            operation_id="read_past_memory",
            summary="The memory of a session as it was after a sequence",
            description=_MEMORY,
            responses={
                **documented(MemoryView | OpenAIView, 400, 401, 403, 409, 503, 504),
                304: {"description": "The answer is still the one whose ETag the request names"},
            },
            parameters=PAST_MEMORY_PARAMETERS,
            other_parameters=[SESSION_ID, IF_NONE_MATCH.document("header")],
            tag="archive",
            access=READ_ONE,
        )
        add_route(
            app,
            "/sessions/{session_id:session}/epochs",
            self._epochs,
            operation_id="list_epochs",
            summary="The compactions of a session, each with the memory before and after it",
            description=_EPOCHS,
            responses=documented(EpochList, 400, 401, 403, 503),
            parameters=EPOCH_PARAMETERS,
            other_parameters=[SESSION_ID],
            tag="archive",
            access=READ_ONE,
        )

        add_route(
            app,
            "/sessions/{session_id:session}/verify",
            self._verify,
            operation_id="verify_digest",
            summary="Whether a digest is that of what a model was given",
            description=_VERIFY,
            responses=documented(Verification, 400, 401, 403, 503, 504),
            parameters=VERIFY_PARAMETERS,
            other_parameters=[SESSION_ID],
            tag="archive",
            access=READ_ONE,
        )

        add_route(
            app,
            "/sessions/{session_id:session}/export",
            self._export,
            operation_id="export_session",
            summary="All of a session's history, as a stream",
            description=_EXPORT,
            responses=_as_text(documented(None, 400, 401, 403, 503)),
            parameters=EXPORT_PARAMETERS,
            other_parameters=[SESSION_ID],
            tag="archive",
            access=READ_ONE,
        )

    async def _memory(self, request: Request, query: Query) -> Response:
        """Answer a memory as of a sequence.

        Raises:
            BadRequest: ``at`` is missing, or two parameters contradict each other.
            StaleRead: the store did not have the sequence in time.
            NotServable: no worker can prove now that it owns the partition.
        """
        session_id = session_of(request)
        wanted = MemoryRequest.of(query)
        if wanted.at is None:
            raise BadRequest("at is missing: name the sequence after which the memory is wanted")
        owner = self._reader.owner_url(session_id)
        if owner is not None:
            path = session_path(session_id, before=PAST_MEMORY_PREFIX, after="/memory")
            seconds = wanted.wait_seconds + FOLD_SECONDS
            return await self._proxy.forward(request, owner, path, wait_seconds=seconds)
        past = await self._past.memory(session_id, wanted.at, wanted.wait_ms)
        return await memory_answer(
            request, past.memory, wanted, self._past.policy, self._compaction, frozen=past.frozen
        )

    async def _verify(self, request: Request, query: Query) -> Response:
        """Answer whether a digest is that of a memory as of a sequence.

        Raises:
            BadRequest: ``at`` or ``digest`` is missing or wrong.
            StaleRead: the store did not have the sequence in time.
            NotServable: no worker can prove now that it owns the partition.
        """
        session_id = session_of(request)
        wanted, digest = MemoryRequest.of(query), require_digest(query[DIGEST] or "")
        if wanted.at is None:
            raise BadRequest(
                "at is missing: name the sequence of the memory that was read (`context.sequence`)"
            )
        owner = self._reader.owner_url(session_id)
        if owner is not None:
            path = session_path(session_id, after="/verify")
            seconds = wanted.wait_seconds + FOLD_SECONDS
            return await self._proxy.forward(request, owner, path, wait_seconds=seconds)
        result = await self._past.verification(wanted, session_id, wanted.at, digest)
        return json_answer(result.model_dump(mode="json"), NO_STORE)

    async def _export(self, request: Request, query: Query) -> Response:
        """Stream the history up to its end as it was when the request came.

        Raises:
            NotServable: no worker can prove now that it owns the partition. If it is lost later, the answer breaks off.
        """
        session_id = session_of(request)
        owner = self._reader.owner_url(session_id)
        if owner is not None:
            path = session_path(session_id, after="/export")
            return await self._proxy.forward(request, owner, path, wait_seconds=SEARCH_SECONDS)
        export_format = query[FORMAT]
        if self._reader.lacks_newest(session_id):
            # A file has no place to say that its end is missing.
            raise NotServable(
                "the archive lacks the newest events of the session's partition, because its store takes no writes for "
                "now, so this would not be all of the history; /readyz of its worker says why; try again, or read "
                "/history"
            )
        end = await self._reader.stored_end(session_id)
        stream = _exported(export_of(session_id, export_format), self._past.exported(session_id, end))
        return StreamingResponse(stream, media_type=MEDIA_TYPES[export_format], headers=NO_STORE)

    async def _epochs(self, request: Request, query: Query) -> Response:
        """Answer the newest compactions before a sequence.

        Raises:
            NotServable: no worker can prove now that it owns the partition.
        """
        session_id = session_of(request)
        owner = self._reader.owner_url(session_id)
        if owner is not None:
            path = session_path(session_id, after="/epochs")
            return await self._proxy.forward(request, owner, path, wait_seconds=FOLD_SECONDS)
        limit, stale = query[EPOCHS], self._reader.lacks_newest(session_id)
        past = await self._past.epochs(session_id, query[EPOCHS_BEFORE], limit)
        body: dict[str, Any] = {
            "session_id": session_id,
            "epochs": [epoch.model_dump(mode="json") for epoch in past.epochs],
            "older": urlencode({"before": past.epochs[0].sequence, "limit": limit}) if past.omitted else None,
        }
        if past.frozen is not None:
            body["frozen"] = past.frozen.shown()
        if stale:
            body["stale"] = True
        return json_answer(body, NO_STORE)


async def _exported(export: Export, parts: AsyncGenerator[list[ArchivedEvent]]) -> AsyncGenerator[bytes]:
    """Yield the text of one part after another."""
    async with aclosing(parts):
        async for part in parts:
            yield await asyncio.to_thread(export.add, part)
    yield export.close()


def _as_text(responses: dict[int | str, dict[str, Any]]) -> dict[int | str, dict[str, Any]]:
    content: dict[str, Any] = {media_type.partition(";")[0]: {} for media_type in MEDIA_TYPES.values()}
    return {200: {"description": "Success", "content": content}, **responses}


_EXPORT: Final = """\
`jsonl`: one event a line, `{"sequence","recorded_at_ms","event"}`, each as it was published; nothing is left out.
`openai`: one line `{"session_id","messages"}` with Chat Completions messages in the order of the log. `sessionstream
import` takes both. `markdown`: a transcript to read. In the last two an event that was published twice comes once."""

_MEMORY: Final = """\
The same as `GET /sessions/{session_id}/memory` with `at`, which every worker answers and passes on to here. The events
that the archive has are folded again, by the rules and settings of this worker. Events that were erased are missing."""

_EPOCHS: Final = """\
The events that the archive has are folded again. Only compactions that were applied are listed; also those of earlier
lives of the session."""

_VERIFY: Final = """\
The events that the archive has are folded again up to `at`, by the rules and settings of this worker, and read with the
given filters, `last` and page. If the digest is another one, `differences` says what was found: the answer that carries
the digest, and the sequence that it is the digest of."""
