"""The history of all partitions in OpenSearch: monthly indices behind one alias, and a small index for the state.

What is sent is decided in :mod:`processors.archive.index_documents`. A write answers when OpenSearch has all of the
batch on its disks. OpenSearch finds documents only after a refresh; so a read first refreshes what was written since
the last refresh, and writes cost no refresh.
"""

from __future__ import annotations

import asyncio
import io
import logging
import ssl
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import orjson
from opensearchpy import AIOHttpConnection, AsyncOpenSearch
from opensearchpy.exceptions import ConnectionError as NoConnection
from opensearchpy.exceptions import ConnectionTimeout, SerializationError, TransportError
from opensearchpy.serializer import JSONSerializer

from processors.archive.archived import ArchivedEvent, Batch, is_erased
from processors.archive.index_documents import (
    FORM,
    SOURCE_FIELDS,
    document_of,
    erasure_id,
    erasure_query,
    event_id,
    event_of,
    events_alias,
    history_query,
    index_template,
    month_index,
    older_query,
    origin_id,
    position_id,
    search_query,
    sequences_query,
    sessions_request,
    state_definition,
    state_index,
)
from processors.archive.origin import LogOrigin
from processors.archive.requests import (
    WHOLE_BYTES,
    WHOLE_EVENTS,
    Found,
    HistoryRequest,
    SearchRequest,
    up_to_bytes,
)
from schemas.archive_url import ArchiveUrl
from schemas.errors import ConfigurationError, Fatal, SessionstreamError
from schemas.settings import PREFIX, Settings
from streams.archive.store import StoreMismatch, StoreUnavailable

log = logging.getLogger(__name__)

_URL: Final = f"{PREFIX}ARCHIVE__URL"
_CREDENTIALS: Final = f"{PREFIX}ARCHIVE__USERNAME and {PREFIX}ARCHIVE__PASSWORD, or {PREFIX}ARCHIVE__API_KEY"

#: Seconds between the attempts of one request. They end well before the deadline of a flush (5 s by default), so that
#: the worker learns that OpenSearch is away: it says so, and tries again with longer pauses.
_PAUSES: Final = (0.2, 0.5, 1.0)
#: Seconds between the attempts of the first request: OpenSearch may be starting as well.
_START_PAUSES: Final = (1.0, 2.0, 4.0, 8.0, 16.0)
_REQUEST_SECONDS: Final = 30.0
#: Longest wait for the answer to the first request, which is small: a server may accept connections and never answer.
_CHECK_SECONDS: Final = 5.0
#: A request is refused for now: too many requests, a full disk, a shard or a node that is missing.
_TRANSIENT: Final = frozenset({408, 429, 500, 502, 503, 504})
#: The most events and bytes of one request.
_BULK_EVENTS: Final = 250
_BULK_BYTES: Final = 5 * 1024 * 1024
#: Events of a page of a history, at most and at first, and about how many bytes a page has: the largest event has
#: nearly 2 MB with its text, and an answer is in memory as a whole.
_PAGE_EVENTS: Final = 200
_FIRST_EVENTS: Final = 50
_PAGE_BYTES: Final = 8 * 1024 * 1024
#: OpenSearch gives no more results than this to one search (`index.max_result_window`).
_MAX_FOUND: Final = 10_000
#: Sessions that are erased by one request, and old events that one removes.
_ERASED_AT_ONCE: Final = 100
_EXPIRED_AT_ONCE: Final = 10_000
#: The least time between two looks at what deleted documents left, and between two requests to merge: each merge may
#: write gigabytes.
_LOOK_SECONDS: Final = 60.0
_MERGE_SECONDS: Final = 3_600.0
#: OpenSearch keeps deleted documents for copies of a shard that may have missed the deletion. It asks its copies every
#: 30 s what they have (`index.soft_deletes.retention_lease.sync_interval`); a merge before that removes nothing.
_LEASE_SECONDS: Final = 35.0
#: No event yet is no error; a part of the shards alone is one.
_READ_ALL: Final = {"ignore_unavailable": "true", "allow_partial_search_results": "false"}

T = TypeVar("T")


class StoreRefused(Fatal):
    """OpenSearch refuses an event for good: an operator corrects the index. Passing the event would lose it."""

    error_code = "store_refused"


class OpenSearchStore:
    """Keeps all partitions in one set of indices. Implements :class:`streams.archive.store.OriginStore`.

    Args:
        address: The servers, and what the names of the indices begin with.
        settings: Credentials and certificates, and the topic whose history this is.

    Raises:
        ConfigurationError: The file of certificates cannot be used.
    """

    def __init__(self, address: ArchiveUrl, settings: Settings) -> None:
        self._address = address
        self._archive = settings.archive
        self._events_topic = settings.topics.session_events
        self._alias, self._state = events_alias(address.index_name), state_index(address.index_name)
        self._tls = _tls(self._archive.ca_file) if address.scheme == "opensearchs" else None
        self._connected: AsyncOpenSearch | None = None
        self._positions: dict[int, int] = {}
        self._indices: set[str] = set()
        #: Indices with documents that no search finds yet. At first it is unknown which these are: all.
        self._unsearched: set[str] = {self._alias}
        self._refreshing = asyncio.Lock()
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._failing = False
        # A worker may have ended between an erasure and the tidying after it. Deletions are counted, those that nothing
        # is left of as well.
        self._deletions, self._tidied = 1, 0
        self._look_at, self._merge_at = 0.0, time.monotonic() + _LEASE_SECONDS

    def __str__(self) -> str:
        hosts = ",".join(f"{host}:{port}" for host, port in self._address.hosts)
        return f"{self._address.scheme}://{hosts}/{self._address.index_name}"

    async def start(self) -> None:
        await self.check(_START_PAUSES)
        name = self._address.index_name
        template = index_template(name)
        try:
            await self._ask(
                lambda: self._client.indices.put_index_template(name=self._alias, body=template),
                _START_PAUSES,
            )
            await self._ask(lambda: self._make_index(self._state, state_definition()), _START_PAUSES)
            await self._ask(self._take_ownership, _START_PAUSES)
        except StoreUnavailable as error:
            refused = isinstance(error.__cause__, TransportError) and error.__cause__.status_code in {
                401,
                403,
            }
            remedy = (
                f"allow this user to make index templates, and to make, write and read the indices {name}-*"
                if refused
                else "see the log of OpenSearch"
            )
            raise ConfigurationError(
                f"{_URL}: the indices cannot be made: {error.detail}; {remedy}"
            ) from error

    async def check(self, pauses: Sequence[float] = ()) -> str:
        """Ask the server who it is, without writing anything; return its name and version.

        Args:
            pauses: Seconds before each further attempt, while it does not answer.

        Raises:
            ConfigurationError: It does not answer, refuses the credentials, or is no OpenSearch.
        """
        for pause in (*pauses, None):
            try:
                version = (await self._client.info(params={"request_timeout": _CHECK_SECONDS}))["version"]
                return f"{version.get('distribution', 'elasticsearch')} {version['number']}"
            except (TypeError, KeyError, SerializationError) as error:
                raise ConfigurationError(f"{_URL}: what answers at {self} is no OpenSearch") from error
            except TransportError as error:
                if pause is None or not _is_transient(error) or _certificate_problem(error):
                    raise ConfigurationError(f"{_URL}: {self} {_start_problem(error)}") from error
            await asyncio.sleep(pause)
        raise AssertionError("the last attempt returns or raises")

    async def _take_ownership(self) -> None:
        """Write which log these indices belong to, or check that it is this one."""
        owner = {"form": FORM, "events_topic": self._events_topic}
        found = await self._state_document("owner")
        if found is None:
            await self._client.index(index=self._state, id="owner", body=owner)
        elif found["form"] != FORM:
            raise Fatal(
                f"the indices of {self} have form {found['form']}, this worker knows {FORM}: run the newer version, or "
                f"name other indices in {_URL}, so that they are filled again from the log"
            )
        elif found["events_topic"] != self._events_topic:
            raise ConfigurationError(
                f"{_URL}: the indices of {self} have the history of the topic {found['events_topic']}, not of "
                f"{self._events_topic}; name other indices: {self._address.scheme}://host:9200/name"
            )

    async def stop(self) -> None:
        client, self._connected = self._connected, None
        if client is not None:
            await client.close()

    async def position(self, partition: int) -> int:
        document = await self._ask(lambda: self._state_document(position_id(partition)))
        position = 0 if document is None else int(document["position"])
        if self._positions.get(partition) != position:
            # Another worker wrote it; what it wrote last is not found before a refresh.
            self._unsearched.add(self._alias)
        self._positions[partition] = position
        return position

    async def write(self, partition: int, batch: Batch) -> None:
        async with self._locks[partition]:
            # Asked each time: if this worker slept, another one may have written what follows, and erased some of it.
            known = await self.position(partition)
            events = await self._not_erased(partition, batch.events, known)
            if events and events[0].sequence < known:
                events = await self._lacking(partition, events)
            for index in sorted({self._index_of(event) for event in events} - self._indices):
                await self._ask(partial(self._make_index, index))
                self._indices.add(index)
            # First what is erased: then the position may move past a deletion with each part that follows.
            for group in _groups(list(batch.erased.items()), _ERASED_AT_ONCE):
                await self._erase(partition, group)
            for part in _parts(events):
                await self._create(partition, part)
                # A batch that takes longer than the worker may wait goes on here the next time.
                await self._move(partition, part[-1].sequence + 1)
            await self._move(partition, batch.end)
            self._recovered()

    async def _move(self, partition: int, position: int) -> None:
        """Write that the store has a partition up to a position, if that is further than before."""
        if position > self._positions[partition]:
            await self._put_state([(position_id(partition), {"position": position})])
            self._positions[partition] = position

    async def _not_erased(
        self, partition: int, events: list[ArchivedEvent], known: int
    ) -> list[ArchivedEvent]:
        """Return the events that no erasure covers: of those that come again, and of summaries, which may be late."""
        suspects = {
            event.session_id: erasure_id(partition, event.session_id)
            for event in events
            if event.sequence < known or event.type == "HistoryCompacted"
        }
        marks = await self._erasures(list(suspects.values()))
        if not marks:
            return events
        return [
            event
            for event in events
            if not is_erased(event, marks.get(suspects.get(event.session_id, ""), -1))
        ]

    async def _lacking(self, partition: int, events: list[ArchivedEvent]) -> list[ArchivedEvent]:
        """Return the events that are not stored, of a batch that comes again, in whatever month they are."""
        query = sequences_query(partition, events[0].sequence, events[-1].sequence)
        stored = {event.sequence: event.value async for event in self._walk(query)}
        for event in events:
            self._compare(event, stored.get(event.sequence, event.value))
        return [event for event in events if event.sequence not in stored]

    async def _create(self, partition: int, events: Sequence[ArchivedEvent]) -> None:
        """Write documents that do not exist; an item that is refused for now is sent again."""
        left = list(events)
        for pause in (*_PAUSES, None):
            answer = await self._bulk(
                (
                    {"create": {"_index": self._index_of(event), "_id": event_id(partition, event.sequence)}},
                    document_of(partition, event),
                )
                for event in left
            )
            self._unsearched.update(self._index_of(event) for event in left)
            outcomes = [(event, item["create"]) for event, item in zip(left, answer["items"], strict=True)]
            await self._compare_stored(
                partition, [event for event, outcome in outcomes if outcome["status"] == 409]
            )
            left = [event for event, outcome in outcomes if outcome["status"] not in {200, 201, 409}]
            if not left:
                return
            refused = [outcome for _, outcome in outcomes if outcome["status"] not in {200, 201, 409}]
            self._require_transient(left, refused)
            reason = _item_reason(refused[0])
            if pause is None:
                raise StoreUnavailable(f"{self} did not take {len(left)} of {len(events)} events: {reason}")
            self._report(f"{len(left)} of {len(events)} events were refused: {reason}")
            await asyncio.sleep(pause)

    def _require_transient(
        self, events: Sequence[ArchivedEvent], outcomes: Sequence[Mapping[str, Any]]
    ) -> None:
        for event, outcome in zip(events, outcomes, strict=True):
            blocked = "block" in str(outcome.get("error", {}).get("type"))
            if outcome["status"] not in _TRANSIENT and not blocked:
                raise StoreRefused(
                    f"{self} refuses the event at sequence {event.sequence} of session {event.session_id}: "
                    f"{_item_reason(outcome)}; compare the mapping of {self._index_of(event)} with its index "
                    f"template, or name other indices in {_URL}, so that they are filled again from the log"
                )

    async def _compare_stored(self, partition: int, events: Sequence[ArchivedEvent]) -> None:
        """Check that documents that exist already are the same events."""
        for part in _groups(events, _PAGE_EVENTS):
            body = {
                "docs": [
                    {
                        "_index": self._index_of(event),
                        "_id": event_id(partition, event.sequence),
                        "_source": ["value"],
                    }
                    for event in part
                ]
            }
            for event, document in zip(part, await self._documents(body), strict=True):
                if document.get("found"):
                    self._compare(event, document["_source"]["value"].encode())

    def _compare(self, event: ArchivedEvent, stored: bytes) -> None:
        if stored != event.value:
            raise StoreMismatch(
                f"{self} has another event at sequence {event.sequence} than the log: the topic was recreated, or the "
                f"indices are another log's; name others in {_URL}, or delete them"
            )

    async def _erase(self, partition: int, erased: Sequence[tuple[str, int]]) -> None:
        """Delete events of sessions, and remember up to where, so that no repeated batch brings them back."""
        marks = await self._erasures([erasure_id(partition, session_id) for session_id, _ in erased])
        new = [(erasure_id(partition, session_id), through) for session_id, through in erased]
        await self._put_state(
            [(mark, {"through": max(through, marks.get(mark, -1))}) for mark, through in new]
        )
        await self._refresh()
        await self._delete(erasure_query(partition, erased))

    async def _delete(self, query: Mapping[str, Any], limit: int | None = None) -> int:
        """Delete the events that a query gives, at most ``limit``; return how many."""
        await self._refresh()
        params = {"conflicts": "proceed", "refresh": "true", "ignore_unavailable": "true"}
        if limit is not None:
            params["max_docs"] = str(limit)

        attempts = 0

        async def delete() -> int:
            nonlocal attempts
            attempts += 1
            answer = await self._client.delete_by_query(
                index=self._alias, body={"query": query}, params=params
            )
            if answer["failures"] or answer["version_conflicts"] or answer["timed_out"]:
                raise StoreUnavailable(f"{self} did not delete all events that it should")
            return int(answer["deleted"])

        deleted = -1
        try:
            deleted = await self._ask(delete)
        finally:
            # Of an attempt without an answer it is not known what it deletes; the next one may find nothing left.
            if deleted or attempts > 1:
                self._note_deletion()
        return deleted

    def _note_deletion(self) -> None:
        """Note that there is something to tidy."""
        if self._deletions == self._tidied:
            self._merge_at = max(self._merge_at, time.monotonic() + _LEASE_SECONDS)
        self._deletions += 1

    async def expire(self, partition: int, before_ms: int) -> int:
        removed = await self._delete_older(partition, before_ms) if before_ms else 0
        try:
            await self._tidy()
        except StoreUnavailable as error:
            log.warning(
                "deleted events may still be in the files of OpenSearch, this is tried again: %s",
                error.detail,
                extra={"action": "archive_tidying_failed", "store": str(self)},
            )
        return removed

    async def _delete_older(self, partition: int, before_ms: int) -> int:
        removed = 0
        while True:
            part = await self._delete(older_query(partition, before_ms), _EXPIRED_AT_ONCE)
            removed += part
            if part < _EXPIRED_AT_ONCE:
                return removed

    async def _tidy(self) -> None:
        """Take what was deleted out of OpenSearch's files, in several calls; when nothing is left, do nothing.

        A merge leaves out deleted documents that no copy of the shard needs and that are in a commit, hence the flush
        before it. The files from before the merge go with the commit and the searcher that have them open.
        """
        now = time.monotonic()
        if self._tidied == self._deletions or now < self._look_at:
            return
        self._look_at = now + _LOOK_SECONDS
        deletions, indices = self._deletions, self._client.indices
        params = {"ignore_unavailable": "true"}
        stats = await self._ask(
            lambda: indices.stats(index=self._alias, metric="docs", params=params), pauses=()
        )
        left = stats["_all"]["total"].get("docs", {}).get("deleted", 0)
        if left and now < self._merge_at:
            return
        await self._ask(
            lambda: indices.flush(index=self._alias, params={**params, "force": "true"}), pauses=()
        )
        if left:
            merge = {**params, "only_expunge_deletes": "true", "wait_for_completion": "false"}
            await self._ask(lambda: indices.forcemerge(index=self._alias, params=merge), pauses=())
            self._merge_at = now + _MERGE_SECONDS
        else:
            await self._ask(lambda: indices.refresh(index=self._alias, params=params), pauses=())
            self._tidied = deletions

    async def _erasures(self, ids: Sequence[str]) -> dict[str, int]:
        if not ids:
            return {}
        return {
            document["_id"]: int(document["_source"]["through"])
            for document in await self._documents({"ids": ids}, self._state)
            if document.get("found")
        }

    async def _documents(self, body: Mapping[str, Any], index: str | None = None) -> list[dict[str, Any]]:
        answer = await self._ask(lambda: self._client.mget(body=body, index=index))
        documents: list[dict[str, Any]] = answer["docs"]
        return documents

    async def _put_state(self, documents: Iterable[tuple[str, Mapping[str, int | str | None]]]) -> None:
        answer = await self._bulk(
            ({"index": {"_index": self._state, "_id": name}}, source) for name, source in documents
        )
        refused = [item["index"] for item in answer["items"] if item["index"]["status"] not in {200, 201}]
        if refused:
            raise StoreUnavailable(f"{self} did not take its state: {_item_reason(refused[0])}")

    async def history(self, partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
        await self._refresh()
        events: list[ArchivedEvent] = []
        size_bytes = 0
        query = history_query(partition, request)
        async for event in self._walk(query, newest_first=request.newest_first, limit=request.limit):
            events.append(event)
            size_bytes += len(event.value)
            if request.max_bytes is not None and size_bytes >= request.max_bytes:
                break
        return events

    async def search(self, partition: int, request: SearchRequest) -> list[Found]:
        await self._refresh()
        hits = await self._search(
            {
                "query": search_query(partition, request),
                "sort": [{"_score": "desc"}, {"sequence": "desc"}],
                "track_scores": True,
                "size": min(request.limit, _MAX_FOUND),
            },
            # How rare a word is counts over all months, so that the scores can be compared.
            search_type="dfs_query_then_fetch",
        )
        return [Found(event_of(hit["_source"]), float(hit["_score"])) for hit in hits]

    async def sessions_of_user(self, partition: int, user_id: str | None) -> list[str]:
        await self._refresh()
        found: list[str] = []
        after: Mapping[str, Any] | None = None
        while True:
            answer = await self._answer(sessions_request(partition, user_id, after))
            sessions = answer.get("aggregations", {}).get("sessions", {})
            found += [bucket["key"]["session_id"] for bucket in sessions.get("buckets", [])]
            after = sessions.get("after_key")
            if after is None:
                return found

    async def partitions(self) -> list[int]:
        await self._refresh()
        body = {"size": 0, "aggs": {"partitions": {"terms": {"field": "partition", "size": _MAX_FOUND}}}}
        answer = await self._answer(body)
        return [
            int(one["key"]) for one in answer.get("aggregations", {}).get("partitions", {}).get("buckets", [])
        ]

    async def events(self, partition: int, after: int | None) -> list[ArchivedEvent]:
        await self._refresh()
        query = sequences_query(partition, 0 if after is None else after + 1, None)
        walk = self._walk(query, limit=WHOLE_EVENTS)
        return up_to_bytes([event async for event in walk], WHOLE_BYTES)

    async def origin(self, partition: int) -> LogOrigin | None:
        document = await self._ask(lambda: self._state_document(origin_id(partition)))
        return None if document is None else LogOrigin.decode(document)

    async def set_origin(self, partition: int, origin: LogOrigin) -> None:
        await self._put_state([(origin_id(partition), origin.encode())])

    async def _walk(
        self, query: Mapping[str, Any], *, newest_first: bool = False, limit: int | None = None
    ) -> AsyncGenerator[ArchivedEvent]:
        """Yield the events of one partition that a query gives, by their sequence, page after page."""
        left, after, page_events = limit, None, _FIRST_EVENTS
        while left is None or left > 0:
            size = page_events if left is None else min(left, page_events)
            body = {"query": query, "sort": [{"sequence": "desc" if newest_first else "asc"}], "size": size}
            hits = await self._search(body if after is None else {**body, "search_after": [after]})
            page_bytes = 0
            for hit in hits:
                event = event_of(hit["_source"])
                page_bytes += len(event.value) + len(event.text)
                yield event
            if len(hits) < size:
                return
            page_events = min(max(1, _PAGE_BYTES * len(hits) // max(1, page_bytes)), _PAGE_EVENTS)
            after = hits[-1]["sort"][0]
            left = None if left is None else left - size

    async def _search(self, body: Mapping[str, Any], **options: str) -> list[dict[str, Any]]:
        whole = {**body, "_source": list(SOURCE_FIELDS), "track_total_hits": False}
        hits: list[dict[str, Any]] = (await self._answer(whole, **options))["hits"]["hits"]
        return hits

    async def _answer(self, body: Mapping[str, Any], **options: str) -> dict[str, Any]:
        """Return the answer to a search in all months; one that fails is not sent again."""
        answer: dict[str, Any] = await self._ask(
            lambda: self._client.search(body=body, index=self._alias, params={**_READ_ALL, **options}),
            pauses=(),
        )
        return answer

    async def _refresh(self) -> None:
        """Let searches find all that was written before this call."""
        async with self._refreshing:
            indices, self._unsearched = self._unsearched, set()
            if not indices:
                return
            names = ",".join(sorted(indices))
            try:
                await self._ask(
                    lambda: self._client.indices.refresh(index=names, params={"ignore_unavailable": "true"}),
                    pauses=(),
                )
            except BaseException:
                self._unsearched |= indices
                raise

    async def _bulk(self, actions: Iterable[tuple[Mapping[str, Any], Mapping[str, Any]]]) -> dict[str, Any]:
        # In a thread: to make the words of 5 MB of texts takes tenths of a second.
        body = await asyncio.to_thread(_lines, actions)
        answer: dict[str, Any] = await self._ask(
            lambda: self._client.bulk(body=body, params={"filter_path": "items.*.status,items.*.error"})
        )
        return answer

    async def _state_document(self, name: str) -> dict[str, Any] | None:
        answer = await self._client.get(index=self._state, id=name, params={"ignore": [404]})
        return answer["_source"] if answer.get("found") else None

    async def _make_index(self, name: str, definition: Mapping[str, Any] | None = None) -> None:
        answer = await self._client.indices.create(index=name, body=definition, params={"ignore": [400]})
        error = answer.get("error", {})
        if error and error.get("type") != "resource_already_exists_exception":
            raise StoreUnavailable(f"{self} does not make the index {name}: {error.get('reason')}")

    def _index_of(self, event: ArchivedEvent) -> str:
        return month_index(self._address.index_name, event.recorded_ms)

    @property
    def _client(self) -> AsyncOpenSearch:
        if self._connected is None:
            # A failed request is one log line of this store; the library would log each of them.
            logging.getLogger("opensearch").setLevel(logging.CRITICAL)
            archive, headers, basic = self._archive, {}, None
            if archive.api_key is not None:
                headers["authorization"] = f"ApiKey {archive.api_key.get_secret_value()}"
            elif archive.username is not None and archive.password is not None:
                basic = (archive.username, archive.password.get_secret_value())
            tls: dict[str, Any] = {} if self._tls is None else {"use_ssl": True, "ssl_context": self._tls}
            self._connected = AsyncOpenSearch(
                hosts=[{"host": host, "port": port} for host, port in self._address.hosts],
                http_auth=basic,
                headers=headers,
                timeout=_REQUEST_SECONDS,
                # Each host once; pauses between the attempts are this store's.
                max_retries=len(self._address.hosts) - 1,
                connection_class=_Connection,
                serializer=_Json(),
                **tls,
            )
        return self._connected

    async def _ask(self, request: Callable[[], Awaitable[T]], pauses: Sequence[float] = _PAUSES) -> T:
        """Return the answer to a request; one that failed for now is sent again after each pause.

        Raises:
            StoreUnavailable: it failed to the last.
        """
        for pause in (*pauses, None):
            try:
                return await request()
            except SessionstreamError as error:
                if pause is None or isinstance(error, Fatal):
                    raise
                self._report(error.detail)
            except TransportError as error:
                reason = _reason(error)
                if pause is None or not _is_transient(error):
                    raise StoreUnavailable(f"{self} failed: {reason}") from error
                self._report(reason)
            await asyncio.sleep(pause)
        raise AssertionError("the last attempt returns or raises")

    def _report(self, reason: str) -> None:
        """Log the first failure in a row, for somebody who looks closer; if all attempts fail, the worker says so."""
        if not self._failing:
            self._failing = True
            log.debug(
                "the history store %s fails, and is asked again: %s",
                self,
                reason,
                extra={"action": "archive_store_failing", "store": str(self)},
            )

    def _recovered(self) -> None:
        if self._failing:
            self._failing = False
            log.debug(
                "the history store %s takes events again",
                self,
                extra={"action": "archive_store_recovered", "store": str(self)},
            )


class _Connection(AIOHttpConnection):
    """Gives large bodies to aiohttp as streams: as bytes they would hold the event loop while they are sent."""

    async def perform_request(
        self,
        method: str,
        url: str,
        params: Mapping[str, Any] | None = None,
        body: Any = None,
        *options: Any,
        **named: Any,
    ) -> Any:
        stream: Any = io.BytesIO(body) if isinstance(body, bytes) else body
        return await super().perform_request(method, url, params, stream, *options, **named)


class _Json(JSONSerializer):
    """orjson: answers have megabytes of texts."""

    def loads(self, s: Any) -> Any:
        try:
            return orjson.loads(s)
        except ValueError:
            # The library's own parser says what is wrong.
            return super().loads(s)


def _tls(ca_file: Path | None) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=ca_file)
    except (OSError, ValueError) as error:
        raise ConfigurationError(
            f"{PREFIX}ARCHIVE__CA_FILE: {ca_file} cannot be used ({getattr(error, 'strerror', None) or error}); name a "
            "PEM file of certificates"
        ) from error


def _is_transient(error: TransportError) -> bool:
    return isinstance(error, NoConnection) or error.status_code in _TRANSIENT


def _certificate_problem(error: TransportError) -> bool:
    return isinstance(error, NoConnection) and "certificate" in str(error.info).lower()


def _start_problem(error: TransportError) -> str:
    """Return what is wrong with the first request, and the remedy."""
    if error.status_code in {401, 403}:
        return f"refuses the credentials ({error.status_code}): set {_CREDENTIALS}"
    if _certificate_problem(error):
        return (
            f"has a certificate that is not trusted ({error.info}): name the file of its authority in "
            f"{PREFIX}ARCHIVE__CA_FILE"
        )
    if isinstance(error, NoConnection):
        return f"does not answer ({_reason(error)}): start OpenSearch, or correct the address"
    return f"answers with an error ({_reason(error)}): is it OpenSearch?"


def _reason(error: TransportError) -> str:
    """Return in a few words why a request failed."""
    if isinstance(error, ConnectionTimeout):
        return "no answer in time"
    if isinstance(error, NoConnection):
        return str(error.error)
    cause = error.info.get("error") if isinstance(error.info, dict) else None
    detail = cause.get("reason") if isinstance(cause, dict) else cause
    return f"{error.status_code} {detail or error.error}"


def _item_reason(outcome: Mapping[str, Any]) -> str:
    """Return why an item of a bulk request was refused, without the value that OpenSearch may quote."""
    reason = str((outcome.get("error") or {}).get("reason", ""))
    return f"{outcome['status']} {reason.partition(' Preview of')[0]}".strip()


def _parts(events: Iterable[ArchivedEvent]) -> Iterator[list[ArchivedEvent]]:
    """Yield the events in lists that one request takes."""
    part: list[ArchivedEvent] = []
    size_bytes = 0
    for event in events:
        # The value, the text and its words.
        event_bytes = len(event.value) + 2 * len(event.text)
        if part and (len(part) >= _BULK_EVENTS or size_bytes + event_bytes > _BULK_BYTES):
            yield part
            part, size_bytes = [], 0
        part.append(event)
        size_bytes += event_bytes
    if part:
        yield part


def _lines(actions: Iterable[tuple[Mapping[str, Any], Mapping[str, Any]]]) -> str:
    """Return the body of a bulk request."""
    lines = [orjson.dumps(part) for action in actions for part in action]
    return b"\n".join([*lines, b""]).decode()


def _groups(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
