"""What the backends of a session memory share: reading memory and history over HTTP, and the counter of tokens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Final
from urllib.parse import parse_qsl

from processors.archive.export import ExportFormat
from processors.memory.tokens import TokenCounter
from processors.reading.memory_read import MemoryRead, read_options
from schemas.archive import ArchivedHistory, EpochList, Recalled, SearchResults, Verification
from schemas.erasure import ErasureReceipt
from schemas.errors import ConfigurationError, SessionstreamError
from schemas.settings import Settings
from schemas.view import MemoryView, SessionList
from streams.client.archive_client import ArchiveClient
from streams.client.backend import ReadQuery
from streams.client.memory_client import MemoryClient
from streams.client.worker_client import Parameters
from streams.http.memory_request import MAX_WAIT_MS
from streams.settings.tokenizer import load_counter, require_encoding

#: How long a memory worker may take to say which consumer groups have members, in seconds.
_GROUP_SECONDS: Final = 5.0


class ReadingBackend:
    """Reads over HTTP, from :meth:`start` to :meth:`stop`; how it publishes is decided in the classes below it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._reader: MemoryClient | None = None
        self._archive: ArchiveClient | None = None
        self._counter: asyncio.Future[TokenCounter] | None = None

    async def start(self) -> None:
        """Make the HTTP clients; no worker is asked yet."""
        self._reader = MemoryClient(self._settings)
        self._archive = ArchiveClient(self._settings)

    async def stop(self) -> None:
        """Close the HTTP clients."""
        reader, self._reader = self._reader, None
        archive, self._archive = self._archive, None
        for client in (reader, archive):
            if client is not None:
                await client.close()

    async def counter(self) -> TokenCounter:
        """Return the counter of tokens, loaded once, in a thread, because its vocabulary may be downloaded first."""
        if self._counter is None or _failed(self._counter):
            self._counter = asyncio.ensure_future(asyncio.to_thread(load_counter, self._settings))
        # A cancelled caller must not cancel the loading for the others.
        return await asyncio.shield(self._counter)

    async def check_counter(self) -> None:
        """Check the settings of the counter, without the work of loading a vocabulary.

        Raises:
            ConfigurationError: The class in ``TOKEN_COUNTER`` or the encoding in ``TOKEN_ENCODING`` cannot be used.
        """
        if self._settings.token_counter is not None:
            await self.counter()
        else:
            require_encoding(self._settings.token_encoding)

    async def read(self, query: ReadQuery) -> MemoryRead:
        return await self.reader("nothing can be read").read(
            query.session_id,
            memory_parameters(query),
            min_sequence=query.min_sequence,
            within_seconds=query.timeout_seconds,
            asked=read_options(query.filters, query.last, query.last_turns),
            summary=query.summary,
            # Callers may change native forms and metadata.
            shared=not (query.native or query.metadata),
        )

    async def sessions(self, parameters: Parameters) -> SessionList:
        return await self.reader("no session can be listed").session_page(parameters)

    async def history(self, session_id: str, parameters: Parameters) -> ArchivedHistory:
        answer = await self.archive("no history can be read").history(session_id, parameters)
        # A newer worker may answer more fields.
        return ArchivedHistory.model_validate(answer, extra="ignore")

    async def whole_memory(
        self, session_id: str, *, at: int | None = None, min_sequence: int = 0
    ) -> MemoryView:
        reader = self.reader("nothing can be read")
        return await reader.whole_memory(session_id, min_sequence=min_sequence, at=at, verbatim=True)

    async def erase(self, *, session_id: str | None, user_id: str | None) -> ErasureReceipt:
        reader = self.reader("nothing can be erased")
        return await reader.erase(session_id=session_id, user_id=user_id)

    async def recall(self, session_id: str, query: str, parameters: Parameters) -> Recalled:
        archive = self.archive("nothing can be recalled")
        return await archive.recall(session_id, query, parameters)

    async def search(self, query: str, parameters: Parameters) -> SearchResults:
        answer = await self.archive("nothing can be searched").search(query, parameters)
        # A newer worker may answer more fields.
        return SearchResults.model_validate(answer, extra="ignore")

    async def epochs(self, session_id: str, *, before: int | None, limit: int) -> EpochList:
        archive = self.archive("no compactions can be listed")
        return await archive.epochs(session_id, before=before, limit=limit)

    async def verify(
        self, session_id: str, sequence: int, digest: str, parameters: Parameters, *, wait_seconds: float
    ) -> Verification:
        archive = self.archive("nothing can be verified")
        waits: Parameters = [("wait_ms", _wait_ms(wait_seconds))]
        return await archive.verify(session_id, sequence, digest, [*parameters, *waits])

    def export(self, session_id: str, export_format: ExportFormat) -> AsyncGenerator[bytes]:
        return self.archive("no history can be exported").export(session_id, export_format)

    async def runs_compaction(self) -> bool | None:
        reader = self.reader("nothing can be compacted")
        try:
            async with asyncio.timeout(_GROUP_SECONDS):
                return await reader.runs("compaction")
        except (
            SessionstreamError,
            TimeoutError,
        ):  # of an older worker, or one that its token keeps from asking
            return None

    def reader(self, consequence: str) -> MemoryClient:
        """Return the client of the memory workers.

        Raises:
            ConfigurationError: the backend is not started, so ``consequence``.
        """
        if self._reader is None:
            raise not_connected(consequence)
        return self._reader

    def archive(self, consequence: str) -> ArchiveClient:
        """Return the client of the archive workers. Raises as :meth:`reader`."""
        if self._archive is None:
            raise not_connected(consequence)
        return self._archive


def memory_parameters(query: ReadQuery) -> Parameters:
    """Return the query string of a memory read, as names and values, but for ``min_sequence``."""
    if query.page is not None:
        return parse_qsl(query.page, keep_blank_values=True)
    return [
        *query.filters.parameters(),
        *([("last_turns", query.last_turns)] if query.last_turns is not None else []),
        *([("last", query.last)] if query.last is not None else []),
        *([("limit", query.limit)] if query.limit is not None else []),
        *([("after_sequence", query.after_sequence)] if query.after_sequence is not None else []),
        *([("native", "true")] if query.native else []),
        *([("metadata", "true")] if query.metadata else []),
        *([("summary", query.summary)] if query.summary != "pair" else []),
        *([("configuration", "true")] if query.configuration else []),
        *([("event_id", query.event_id)] if query.event_id is not None else []),
        *_as_of(query),
        *([("consistency", "linearizable")] if query.linearizable else []),
    ]


def _as_of(query: ReadQuery) -> list[tuple[str, str | int]]:
    """Return the parameters of a past memory; the worker waits until the archive has that sequence."""
    if query.at is None:
        return []
    return [("at", query.at), ("wait_ms", _wait_ms(query.timeout_seconds))]


def _wait_ms(seconds: float) -> int:
    return int(min(seconds * 1_000, MAX_WAIT_MS))


def not_connected(consequence: str) -> ConfigurationError:
    """Return the error of a call outside of the memory's block."""
    return ConfigurationError(
        f"the session memory is not connected, so {consequence}: "
        "use it as `async with SessionMemory(…) as memory:`"
    )


def _failed(loading: asyncio.Future[TokenCounter]) -> bool:
    return loading.done() and (loading.cancelled() or loading.exception() is not None)
