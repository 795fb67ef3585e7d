"""Reads history over the archive workers' HTTP API, for agents and commands."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import httpx

from processors.archive.export import ExportFormat
from processors.reading.etag import digest_in
from processors.reading.memory_read import MemoryRead
from schemas.archive import FOLD_SECONDS, EpochList, Recalled, Verification
from schemas.errors import Retry
from schemas.settings import Settings
from streams.client.http_connections import Answer
from streams.client.worker_client import ANSWER_SECONDS, Parameters, WorkerClient
from streams.http.session_path import session_path


class ArchiveUnreachable(Retry):
    """No archive worker answered: the caller reports it, or continues without the history."""

    error_code = "archive_unreachable"


class ArchiveClient(WorkerClient):
    """Asks any archive worker; each forwards to the one that has the session. An async context manager.

    All calls raise ArchiveUnreachable if no worker answered, BadRequest if the API refuses a parameter or the token,
    and Retry if the workers kept answering that they cannot serve the session now.
    """

    process = "archive"
    setting = "ARCHIVE_URL"
    unreachable = ArchiveUnreachable
    #: A long session may have to be folded again.
    answer_seconds = FOLD_SECONDS + ANSWER_SECONDS

    def __init__(self, settings: Settings, *, transport: httpx.AsyncBaseTransport | None = None) -> None:
        super().__init__(settings, settings.urls_of("archive"), transport=transport)

    async def history(self, session_id: str, parameters: Parameters = ()) -> dict[str, Any]:
        """Return a part of a session's history; parameters as in the query string.

        ``older`` and ``newer`` of the answer are the query strings of the parts next to it.
        """
        return await self.get(session_path(session_id, after="/history"), parameters)

    async def knows(self, session_id: str) -> bool:
        """Return whether the archive has any event of the session."""
        return bool((await self.history(session_id, [("limit", 1)]))["events"])

    async def memory_at(self, session_id: str, sequence: int, parameters: Parameters = ()) -> MemoryRead:
        """Return the session's memory as it was after a sequence, folded again from the archive.

        Args:
            session_id: the session.
            sequence: any sequence of its partition.
            parameters: which messages, as in the query string: filters, ``last``, ``limit``.

        Raises:
            StaleRead: the archive has not come to that sequence yet.
        """
        path = session_path(session_id, before="/archive", after="/memory")
        answer = await self.answer(path, [("at", sequence), *parameters])
        digest = digest_in(answer.header(b"etag"))
        return self._model_in(answer, MemoryRead).model_copy(update={"digest": digest})

    async def epochs(
        self, session_id: str, *, before: int | None = None, limit: int | None = None
    ) -> EpochList:
        """Return the compactions of a session that were applied, each with the memory before and after it.

        Args:
            session_id: the session.
            before: only compactions with a smaller sequence.
            limit: how many at most, the newest.
        """
        given = (("before", before), ("limit", limit))
        parameters: Parameters = [(name, value) for name, value in given if value is not None]
        answer = await self.get(session_path(session_id, after="/epochs"), parameters)
        # A newer worker may answer more fields.
        return EpochList.model_validate(answer, extra="ignore")

    async def verify(
        self, session_id: str, sequence: int, digest: str, parameters: Parameters = ()
    ) -> Verification:
        """Return whether a digest is that of what a model was given, by a fold of the archive; if not, what differs.

        Args:
            session_id: the session.
            sequence: ``context.sequence`` of the answer.
            digest: ``context.digest`` of the answer.
            parameters: ``context.filters`` of the answer, as in the query string of a memory.
        """
        given: Parameters = [("at", sequence), ("digest", digest), *parameters]
        answer = await self.get(session_path(session_id, after="/verify"), given)
        # A newer worker may answer more fields.
        return Verification.model_validate(answer, extra="ignore")

    async def export(self, session_id: str, export_format: ExportFormat = "jsonl") -> AsyncGenerator[bytes]:
        """Yield all of a session's history as it arrives; joined, the pieces are the whole text.

        Args:
            session_id: the session; one without events has an empty history.
            export_format: ``jsonl``, one event a line; ``openai``, Chat Completions messages; ``markdown``.

        Raises:
            Retry: the answer broke off; what was yielded is not complete.
        """
        # Waits for a worker that can answer, which is then the first one.
        await self.history(session_id, [("limit", 1)])
        url = f"{self._urls[0]}{session_path(session_id, after='/export')}"
        try:
            async with self._http.stream("GET", url, params={"format": export_format}) as response:
                if not response.is_success:
                    await response.aread()
                    raise self._error_of(Answer.of(response))
                async for piece in response.aiter_bytes():
                    yield piece
        except httpx.HTTPError as error:
            raise Retry(f"the export broke off ({error!r}): run it again") from error

    async def sessions_of_user(self, user_id: str) -> list[str]:
        """Return the sessions in which an event names the user, also those that memory has forgotten.

        Raises:
            Retry: an archive worker did not answer, so the list would not be complete.
        """
        answer = await self.get("/archive/sessions", [("user_id", user_id)])
        if not answer["complete"]:
            raise Retry(
                "not all archive workers answered, so the list of sessions is not complete: try again"
            )
        sessions: list[str] = answer["sessions"]
        return sessions

    async def search(self, query: str, parameters: Parameters = ()) -> dict[str, Any]:
        """Return the messages of all sessions that match words, the best first; parameters as in the query string."""
        return await self.get("/search", [("q", query), *parameters])

    async def recall(self, session_id: str, query: str, parameters: Parameters = ()) -> Recalled:
        """Return what one session's history has about a question: whole groups, the oldest first.

        Args:
            session_id: the session; no other session's messages are answered.
            query: words to look for.
            parameters: as in the query string.
        """
        answer = await self.get(session_path(session_id, after="/recall"), [("q", query), *parameters])
        # A newer worker may answer more fields.
        return Recalled.model_validate(answer, extra="ignore")
