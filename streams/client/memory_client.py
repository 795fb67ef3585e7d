"""Reads memory over the workers' HTTP API, for agents, commands and the import."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import parse_qsl

import httpx
import orjson

from processors.reading.continuation import joined
from processors.reading.etag import digest_in
from processors.reading.knowledge import SummaryForm
from processors.reading.memory_read import MemoryRead
from schemas.archive import FOLD_SECONDS
from schemas.erasure import ErasureReceipt
from schemas.errors import SESSION_EXISTS, MemoryChanged, Retry, SessionstreamError, StaleRead
from schemas.settings import Settings
from schemas.view import MemoryView, MessageView, SessionList
from streams.client.http_connections import Answer
from streams.client.known_memories import KnownMemories, KnownMemory, ReadKey
from streams.client.worker_client import ANSWER_SECONDS, Parameters, WorkerClient, error_code_of
from streams.http.memory_request import MAX_WAIT_MS, READ_MARK_HEADER
from streams.http.session_path import session_path

#: Messages in one page of a whole memory.
PAGE_MESSAGES: Final = 500
#: Sessions in one page of the list of all sessions.
_PAGE_SESSIONS: Final = 5_000
_READ_MARK: Final = READ_MARK_HEADER.encode()
#: How often a whole memory is read from its beginning, if it is rewritten between two pages.
_MAX_READS: Final = 5
#: The shortest time between two questions for a sequence that is not applied yet, in seconds; it doubles up to the
#: longest.
_PAUSE_SECONDS: Final = 0.05
_MAX_PAUSE_SECONDS: Final = 5.0


class MemoryUnreachable(Retry):
    """No memory worker answered: the caller reports it, or continues without memory."""

    error_code = "memory_unreachable"


class MemoryRewrittenMeanwhile(Retry):
    """Memory was rewritten between two pages: the caller reads again from the first page."""

    error_code = "memory_rewritten"


class MemoryClient(WorkerClient):
    """Asks any memory worker; each forwards to the one that has the session. An async context manager."""

    process = "memory"
    setting = "MEMORY_URL"
    unreachable = MemoryUnreachable

    def __init__(self, settings: Settings, *, transport: httpx.AsyncBaseTransport | None = None) -> None:
        super().__init__(settings, settings.memory_url, transport=transport)
        self._known = KnownMemories(settings.read_cache_bytes)

    async def memory(self, session_id: str, **parameters: str | int) -> dict[str, Any]:
        """Return a session's memory as the API answers it; parameters as in its query string.

        Raises:
            MemoryUnreachable: no worker answered.
            StaleRead: ``min_sequence`` was not applied within ``wait_ms``.
            BadRequest: the API refuses a parameter, or the token (Unauthorized).
            MemoryRewrittenMeanwhile: the requested page is of a memory that has been rewritten since.
            Retry: the workers kept answering that they cannot serve the session now.
        """
        return await self.get(session_path(session_id, after="/memory"), list(parameters.items()))

    async def read(
        self,
        session_id: str,
        parameters: Parameters = (),
        *,
        min_sequence: int | None = None,
        within_seconds: float = 30.0,
        asked: dict[str, Any] | None = None,
        summary: SummaryForm = "pair",
        shared: bool = False,
    ) -> MemoryRead:
        """Return a session's memory that has applied ``min_sequence``. Raises as :meth:`memory`.

        Where this client has read the same before, workers send only the messages that came since.

        Args:
            session_id: the session.
            parameters: as in the query string, in its order; names may repeat.
            min_sequence: the sequence that must have been applied; ``None`` takes memory as it is.
            within_seconds: how long to wait for that, for workers that answer 503 while a partition moves, and
                for workers that do not answer; the call may take about a second longer.
            asked: what the result says of its filters.
            summary: what the result says that it tells of the last summary.
            shared: whether later results may have the same messages as objects; for messages without parts that
                callers could change.
        """
        key = ReadKey.of(session_id, parameters) if shared and self._known.keeps else None
        known = None if key is None else self._known.of(key)
        answer = await self._applied(session_id, parameters, min_sequence, within_seconds, known)
        read = self._model_in(answer, MemoryRead)
        messages = read.messages
        if known is not None and read.continued is not None:
            together = joined(known.messages, read.continued, messages)
            if together is None:
                answer = await self._applied(session_id, parameters, min_sequence, within_seconds)
                read = self._model_in(answer, MemoryRead)
            messages = read.messages if together is None else together
        if key is not None:
            self._keep(key, answer.header(_READ_MARK), messages)
        said = {
            "asked": asked,
            "summary": summary,
            "digest": digest_in(answer.header(b"etag")),
            "messages": messages,
            "continued": None,
        }
        return read.model_copy(update=said)

    def _keep(self, key: ReadKey, mark: str, messages: Sequence[MessageView]) -> None:
        """Keep a read for the next one; a worker gives no mark to one that cannot be continued."""
        if mark:
            self._known.keep(key, KnownMemory(mark, tuple(messages)))
        else:
            self._known.forget(key)

    async def _applied(
        self,
        session_id: str,
        parameters: Parameters,
        min_sequence: int | None,
        within_seconds: float,
        known: KnownMemory | None = None,
    ) -> Answer:
        path = session_path(session_id, after="/memory")
        deadline = time.monotonic() + within_seconds
        headers = [] if known is None else [(_READ_MARK, known.mark.encode())]
        pause_seconds = _PAUSE_SECONDS
        while True:
            asked_at = time.monotonic()
            try:
                return await self.answer(
                    path, parameters, deadline=deadline, min_sequence=min_sequence, headers=headers
                )
            except StaleRead as error:
                if time.monotonic() >= deadline:
                    # The worker tells of the last question alone, which had what was left of the time.
                    detail = f"{error.detail} (this client waited {within_seconds:g} s in all)"
                    raise StaleRead(detail) from error
            # A worker waits before it answers 504. A gateway that reaches no worker may answer it at once.
            left_seconds = min(asked_at + pause_seconds, deadline) - time.monotonic()
            await asyncio.sleep(max(0.0, left_seconds))
            pause_seconds = min(2 * pause_seconds, _MAX_PAUSE_SECONDS)

    async def whole_memory(
        self, session_id: str, *, min_sequence: int = 0, at: int | None = None, verbatim: bool = False
    ) -> MemoryView:
        """Return a session's memory at one moment, with all its messages, its own settings and its figures.

        It is read page by page; messages added in the meantime are left out. Raises as :meth:`memory`.

        Args:
            session_id: the session.
            min_sequence: the sequence that must have been applied; 0 takes memory as it is.
            at: the memory as it was after this sequence, which an archive worker folds again.
            verbatim: whether messages also have their native forms and their metadata.

        Raises:
            Retry: memory cannot be read now, or it was rewritten during every read.
        """
        for _ in range(_MAX_READS):
            try:
                return await self._pages(session_id, min_sequence, at, verbatim=verbatim)
            except MemoryRewrittenMeanwhile:
                continue
        raise Retry(f"the memory was rewritten {_MAX_READS} times while it was read: try again")

    async def _pages(
        self, session_id: str, min_sequence: int, at: int | None, *, verbatim: bool
    ) -> MemoryView:
        parameters: dict[str, str | int] = {"configuration": "true"}
        if verbatim:
            parameters |= {"native": "true", "metadata": "true"}
        if at is None:
            parameters["limit"] = PAGE_MESSAGES
        else:
            # In one piece, since the session is folded again for each page.
            parameters |= {"at": at, "wait_ms": MAX_WAIT_MS}
        if min_sequence > 0 and at is None:
            parameters |= {"min_sequence": min_sequence, "wait_ms": MAX_WAIT_MS}
        # Page by page, so that validating a very long memory does not block the event loop.
        # A newer memory worker may answer more fields.
        first = page = MemoryView.model_validate(await self.memory(session_id, **parameters), extra="ignore")
        messages = list(first.messages)
        while page.next is not None:
            following = dict(parse_qsl(page.next, keep_blank_values=True))
            page = MemoryView.model_validate(await self.memory(session_id, **following), extra="ignore")
            messages += [one for one in page.messages if one.sequence <= (first.sequence or 0)]
        return first.model_copy(update={"messages": messages, "next": None})

    async def knows(self, session_id: str) -> bool:
        """Return whether the session has a life. Raises as :meth:`memory`."""
        return (await self.memory(session_id, last=0))["sequence"] is not None

    async def wait_until_applied(self, session_id: str, sequence: int, *, within_seconds: float) -> None:
        """Wait until the session's partition was applied up to ``sequence``. Raises as :meth:`memory`."""
        await self._applied(session_id, [("last", 0)], sequence, within_seconds)

    async def session_ids(self, *, user_id: str | None = None) -> list[str]:
        """Return the ids of all sessions with a life, or of those of a user, in their order. Raises as :meth:`memory`.

        Raises:
            Retry: a worker did not answer, so the list would not be complete.
        """
        found: list[str] = []
        cursor: str | None = None
        while True:
            parameters: list[tuple[str, str | int]] = [("order", "session_id"), ("limit", _PAGE_SESSIONS)]
            if user_id is not None:
                parameters.append(("user_id", user_id))
            if cursor is not None:
                parameters.append(("cursor", cursor))
            page = await self._whole_page(parameters)
            found += [session["session_id"] for session in page["sessions"]]
            cursor = page.get("next")  # a worker from before pages answers all sessions at once, without it
            if cursor is None:
                return found

    async def session_page(self, parameters: Parameters = ()) -> SessionList:
        """Return one page of the list of sessions; parameters as in the query string. Raises as :meth:`memory`.

        Raises:
            Retry: a worker did not answer, so the list would not be complete.
        """
        # A newer worker may answer more fields.
        return SessionList.model_validate(await self._whole_page(parameters), extra="ignore")

    async def _whole_page(self, parameters: Parameters) -> dict[str, Any]:
        page: dict[str, Any] = await self.get("/sessions", parameters)
        if not page["complete"]:
            raise Retry("not all memory workers answered, so the list of sessions is not complete: try again")
        return page

    async def sessions(self, *, limit: int) -> tuple[list[dict[str, Any]], bool]:
        """Return the newest sessions with a life as the API lists them, and whether every worker answered.

        Raises as :meth:`memory`.
        """
        answer = await self.get("/sessions", [("limit", limit)])
        return answer["sessions"], answer["complete"]

    async def runs(self, process: str) -> bool | None:
        """Return whether the consumer group of a process has members; ``None`` if Kafka does not say.

        Raises as :meth:`memory`.
        """
        answer = await self.get("/groups")
        group = next((group for group in answer["groups"] if group["process"] == process), None)
        if group is None or group["state"] == "Unknown":
            return None
        return bool(group["members"])

    async def policies(self) -> dict[str, Any]:
        """Return the policies that are tried on live traffic, as ``/compaction/policies`` answers them.

        A person waits for it beside figures that are there already, so it is not asked for half a minute.

        Raises as :meth:`memory`.
        """
        return await self.get("/compaction/policies", deadline=time.monotonic() + ANSWER_SECONDS)

    async def erase(
        self, *, session_id: str | None = None, user_id: str | None = None, within_seconds: float = 150.0
    ) -> ErasureReceipt:
        """Erase a session, or all sessions of a user, and return the receipt. Repeating it does no harm.

        Args:
            session_id: the session, if it is one.
            user_id: the user, if it is all of a user's sessions.
            within_seconds: how long to wait for the receipt.

        Raises:
            MemoryUnreachable: no worker answered.
            NotServable: not all sessions of the user could be found now; nothing was erased.
            BadRequest: neither or both are given, or the token may not erase (Forbidden).
        """
        given = {"session_id": session_id, "user_id": user_id}
        body = orjson.dumps({name: value for name, value in given.items() if value is not None})
        deadline = time.monotonic() + within_seconds
        answer = await self.post("/erasures", body, deadline=deadline, takes_long=True)
        # A newer worker may answer more fields.
        return ErasureReceipt.model_validate(answer, extra="ignore")

    async def events(self, session_id: str) -> list[dict[str, Any]]:
        """Return all events of a session's current life, each with its effect on memory. Raises as :meth:`memory`."""
        path = session_path(session_id, after="/events")
        events: list[dict[str, Any]] = []
        query: Parameters | None = [("limit", 10_000), ("memory", "true")]
        while query is not None:
            answer = await self.get(path, query)
            events += answer["events"]
            following = answer["next"]
            query = parse_qsl(following) if following is not None else None
        return events

    def _answer_seconds_of(self, parameters: Parameters) -> float:
        # A past memory is folded again by an archive worker. The memory worker waits for it, and says if it fails.
        is_past = any(name == "at" for name, _ in parameters)
        return self.answer_seconds + (FOLD_SECONDS + ANSWER_SECONDS if is_past else 0.0)

    def _error_of(self, answer: Answer) -> SessionstreamError:
        error = super()._error_of(answer)
        if answer.status_code != 409:
            return error
        if error_code_of(answer) == SESSION_EXISTS:
            return MemoryChanged(error.detail, error_code=SESSION_EXISTS)
        return MemoryRewrittenMeanwhile(error.detail)
