"""A session memory for unit tests: everything runs in this process, by the same rules as in the workers."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import urlencode

import orjson

from processors.archive.archived import ArchivedEvent, archived, types_with_role
from processors.archive.export import ExportFormat, export_of
from processors.archive.past_memory import PastEpochs, PastMemory
from processors.archive.place import MemoryState
from processors.archive.ranking import ranked
from processors.archive.recall import is_refused, recalled, removed_alone, removed_ids, with_base
from processors.archive.recall_pages import page_at as recall_page_at
from processors.archive.requests import Filter, SearchRequest
from processors.archive.search_hit import search_hit
from processors.archive.verification import (
    DigestSearch,
    require_digest,
    verification,
    with_differences,
)
from processors.archive.words import required_terms
from processors.compaction.plan import Skip
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import session_fraction
from processors.counts_and_shares import plural
from processors.memory.fold import apply
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.record_time import moment_of
from processors.memory.tokens import ByteEstimate, TokenCounter
from processors.publishing.event_record import event_records
from processors.reading.body import memory_body
from processors.reading.described import DescriptionFilter, label_wanted
from processors.reading.etag import digest_of
from processors.reading.memory_read import MemoryRead, read_options
from processors.reading.view import select
from processors.summaries.given_summary import given_summary
from schemas.archive import (
    ArchivedEventView,
    ArchivedHistory,
    EpochList,
    Recalled,
    SearchResults,
    Verification,
)
from schemas.erasure import ErasedSession, ErasureOrder, ErasureReceipt
from schemas.errors import PublishFailed, StaleRead, SummaryRefused
from schemas.events import EVENT_ADAPTER, Event, SessionDeleted
from schemas.memory_events import CompactionFailed, CompactionSkipped
from schemas.publication import Published
from schemas.settings import Settings, load_settings
from schemas.view import MemoryView, SessionList, SessionView
from streams.client.backend import CompactionAnswer, CompactionAnswers, ReadQuery
from streams.client.memory_client import MemoryRewrittenMeanwhile
from streams.client.provider import MemoryProvider
from streams.client.reading_backend import memory_parameters, not_connected
from streams.client.session_memory import SessionMemory
from streams.client.worker_client import Parameters
from streams.http.archive_query import (
    AFTER,
    AGENT,
    BEFORE,
    EXPORT_PARAMETERS,
    GROUPS,
    HISTORY_PARAMETERS,
    HITS,
    MAX_BYTES,
    ORDER,
    RECALL_CURSOR,
    RECALL_PARAMETERS,
    ROLE,
    SEARCH_PARAMETERS,
    SESSION,
    SINCE,
    UNTIL,
    USER,
    VERIFY_PARAMETERS,
)
from streams.http.memory_request import MemoryRequest, parse_memory_request
from streams.http.query import Parameter, Query, by_name, parse_query
from streams.http.session_path import session_id_of, session_path
from streams.http.session_summary import SessionSummary
from streams.http.sessions_query import (
    ACTIVE_WITHIN_SECONDS,
    FORKED_FROM,
    PARENT,
    SESSIONS_PARAMETERS,
    USER_ID,
)
from streams.http.sessions_query import ORDER as SESSIONS_ORDER
from streams.kafka.event_ids import new_event_id
from streams.kafka.partitioner import partition_of
from streams.settings.plugins import load_interceptors
from streams.settings.policies import compaction_policy, memory_policy

#: Makes a summary of a memory: the user's side and the agents' side of it.
Summarizer = Callable[[MemoryRead], tuple[str, str]]

_PARTITIONS: Final = 4


class FakeBackend:
    """A log with partitions, the memories folded from it, and a compaction process that answers requests."""

    def __init__(
        self, settings: Settings, *, counter: TokenCounter | None = None, summarizer: Summarizer | None = None
    ) -> None:
        self.log: list[Event] = []
        self._archive: list[ArchivedEvent] = []
        self._settings = settings
        self._counter = ByteEstimate() if counter is None else counter
        self._summarizer = summarizer
        self._interceptors = load_interceptors(settings)
        self._policy = memory_policy(settings, self._counter)
        self._compaction = compaction_policy(settings)
        self._ends = [0] * _PARTITIONS
        self._memories: dict[str, Memory] = {}
        self._acknowledged_before_failure: int | None = None
        self._applies = True
        self._waiting: list[tuple[Event, Published, int]] = []
        # Clients of a test may share a backend, and close at different times.
        self._open_clients = 0

    async def start(self) -> None:
        """Allow calls: there is nothing to connect."""
        self._open_clients += 1

    async def stop(self) -> None:
        """Refuse calls once as often stopped as started, as a backend does that is closed."""
        self._open_clients = max(self._open_clients - 1, 0)

    def _require_started(self, consequence: str) -> None:
        if not self._open_clients:
            raise not_connected(consequence)

    async def counter(self) -> TokenCounter:
        return self._counter

    def broker_away(self, *, after: int = 0) -> None:
        """Acknowledge only the first ``after`` events of a call, until :meth:`broker_back`."""
        self._acknowledged_before_failure = after

    def broker_back(self) -> None:
        """Acknowledge everything again."""
        self._acknowledged_before_failure = None

    def memory_behind(self) -> None:
        """Apply no events to memory, until :meth:`memory_caught_up`."""
        self._applies = False

    def memory_caught_up(self) -> None:
        """Apply all events that were held back, in order, and all later ones at once."""
        self._applies = True
        for event, place, now_ms in self._waiting:
            self._apply(event, place, now_ms)
        self._waiting.clear()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        self._require_started("nothing can be published")
        records = event_records(
            events,
            max_event_bytes=self._settings.max_event_bytes,
            counter=self._counter,
            interceptors=self._interceptors,
            count_tokens_from_characters=self._settings.publish.count_tokens_from_characters,
        )
        accepted = records[: self._acknowledged_before_failure]
        published: list[Published] = []
        for record in accepted:
            partition = partition_of(record.key, _PARTITIONS)
            sequence = self._ends[partition]
            self._ends[partition] += 1
            # Decoded from its bytes, as in a worker.
            event = EVENT_ADAPTER.validate_json(record.value)
            self.log.append(event)
            self._archive.append(archived(event, sequence, _now_ms(), record.value))
            place = Published(event.event_id, partition, sequence)
            self._apply(event, place, _now_ms())
            published.append(place)
        if len(accepted) < len(records):
            missing = [record.event for record in records[len(accepted) :]]
            lost = f"{len(missing)} of {plural(len(records), 'event was', 'events were')}"
            detail = f"{lost} not acknowledged: the broker is away"
            raise PublishFailed(detail, events=missing, delivered=published)
        return published

    async def read(self, query: ReadQuery) -> MemoryRead:
        self._require_started("nothing can be read")
        _require_session_id(query.session_id)
        request = _memory_request(query)
        partition = partition_of(query.session_id.encode(), _PARTITIONS)
        needed = -1 if query.min_sequence is None else query.min_sequence
        if request.linearizable:
            needed = max(needed, self._ends[partition] - 1)
        if self._applied(partition) <= needed:
            raise StaleRead(f"memory has not been applied up to {needed} in time")
        memory = self._memories.get(query.session_id, Memory.empty(query.session_id))
        memory = memory.as_of(_now_ms(), self._policy)
        if request.at is not None:
            if request.at >= self._ends[partition]:
                raise StaleRead(f"the archive has not come to sequence {request.at} in time")
            past = PastMemory(query.session_id, self._policy)
            past.add(one for one in self._archive_of(query.session_id) if one.sequence <= request.at)
            memory = past.memory
        if not request.continues_pages_of(memory):
            raise MemoryRewrittenMeanwhile(
                "the memory was rewritten since the page before: read it from the first page"
            )
        selection = select(memory, request.view)
        messages = list(selection.messages)
        after = selection.next_after
        body = b"".join(
            memory_body(
                memory,
                messages,
                self._policy,
                compaction_fraction=session_fraction(memory.head, self._policy, self._compaction),
                next_page=None if after is None else request.next_page(after, memory),
                native=request.native,
                metadata=request.metadata,
                configuration=request.configuration,
                event_id=request.event_id,
                summary=request.summary,
            )
        )
        asked = read_options(query.filters, query.last, query.last_turns)
        digest = digest_of(memory, request.view, messages).of_version()
        return MemoryRead.model_validate(
            {**orjson.loads(body), "asked": asked, "digest": digest, "summary": query.summary}
        )

    async def sessions(self, parameters: Parameters) -> SessionList:
        """Return all sessions that the parameters ask for, in one page."""
        self._require_started("no session can be listed")
        given = _as_a_worker_reads(parameters, SESSIONS_PARAMETERS)
        wanted = DescriptionFilter(
            labels=[label_wanted(value) for _, value in given.repeated],
            parent=given[PARENT],
            forked_from=given[FORKED_FROM],
        )
        within, user_id = given[ACTIVE_WITHIN_SECONDS], given[USER_ID]
        since_ms = 0.0 if within is None else _now_ms() - within * 1000
        found = [
            _listed(memory, self._policy, self._compaction)
            for memory in (memory.as_of(_now_ms(), self._policy) for memory in self._memories.values())
            if memory.head is not None
            and memory.head.last_timestamp_ms >= since_ms
            and user_id in {None, memory.head.user_id}
            and wanted.passes(memory.head.description, memory.head.fork and memory.head.fork.source)
        ]
        if given[SESSIONS_ORDER] == "session_id":
            found.sort(key=lambda session: session.session_id)
        else:
            found.sort(key=lambda session: (session.last_active_at, session.session_id), reverse=True)
        return SessionList(sessions=found, complete=True, next=None)

    async def history(self, session_id: str, parameters: Parameters) -> ArchivedHistory:
        """Return all events that the parameters ask for, in one part."""
        self._require_started("no history can be read")
        _require_session_id(session_id)
        given = _as_a_worker_reads(parameters, HISTORY_PARAMETERS)
        types = {value for _, value in given.repeated}
        after, before = given[AFTER], given[BEFORE]
        found = [
            ArchivedEventView(
                sequence=event.sequence,
                recorded_at=moment_of(event.recorded_ms),
                event=orjson.loads(event.value),
            )
            for event in self._kept_of(session_id)
            if (not types or event.type in types)
            and given[AGENT] in {None, event.agent_id}
            and _within(event, given)
            and (after is None or after < event.sequence)
            and (before is None or event.sequence < before)
        ]
        if given[ORDER] == "newest":
            found.reverse()
        return ArchivedHistory(session_id=session_id, events=found, older=None, newer=None)

    async def whole_memory(
        self, session_id: str, *, at: int | None = None, min_sequence: int = 0
    ) -> MemoryView:
        return await self.read(
            ReadQuery(
                session_id=session_id,
                at=at,
                min_sequence=min_sequence or None,
                native=True,
                metadata=True,
                configuration=True,
            )
        )

    async def erase(self, *, session_id: str | None, user_id: str | None) -> ErasureReceipt:
        order = ErasureOrder(session_id=session_id, user_id=user_id)
        names = [order.session_id] if order.session_id is not None else self._sessions_of(user_id)
        now = datetime.now(UTC)
        deletions = [
            SessionDeleted(event_id=new_event_id(), session_id=name, occurred_at=now) for name in names
        ]
        published = await self.publish(deletions)
        return ErasureReceipt(
            session_id=session_id,
            user_id=user_id,
            erased_at=now,
            searched={} if user_id is None else {"memory": True, "archive": True},
            sessions=[
                ErasedSession(
                    session_id=name,
                    partition=place.partition,
                    sequence=place.sequence,
                    places={"memory": "erased", "archive": "erased"},
                )
                for name, place in zip(names, published, strict=True)
            ],
            remaining=[],
            complete=True,
        )

    def _sessions_of(self, user_id: str | None) -> list[str]:
        return sorted({event.session_id for event in self._archive if event.user_id == user_id})

    async def recall(self, session_id: str, query: str, parameters: Parameters) -> Recalled:
        self._require_started("nothing can be recalled")
        _require_session_id(session_id)
        given = _as_a_worker_reads([("q", query), *parameters], RECALL_PARAMETERS)
        terms = required_terms(query)
        question = (session_id, terms, given[SINCE], given[UNTIL])
        page = recall_page_at(question, given[RECALL_CURSOR])
        events = self._kept_of(session_id)
        matching = ranked(
            [one for one in events if _within(one, given)],
            SearchRequest(terms=terms, limit=len(events), before=page.before),
        )
        candidates = [one for one in matching if one.event.sequence not in page.seen]
        removals = [event for event in events if event.type == "MessagesRemoved"]
        refused = {
            removal.sequence
            for removal, base in with_base(removals, events)
            if is_refused(removal, base, [one for one in events if one.sequence < removal.sequence])
        }
        answer, seen = recalled(
            session_id,
            candidates[: given[GROUPS]],
            events,
            await self._state(session_id),
            max_bytes=given[MAX_BYTES],
            removed_ids=removed_ids(removals, refused),
            removed_alone=removed_alone(removals, refused),
            refused=refused,
        )
        if all(one.event.sequence in seen for one in candidates):
            return answer
        return answer.model_copy(
            update={"next": page.cursor(question, end=events[-1].sequence + 1, seen=seen)}
        )

    async def search(self, query: str, parameters: Parameters) -> SearchResults:
        self._require_started("nothing can be searched")
        given = _as_a_worker_reads([("q", query), *parameters], SEARCH_PARAMETERS)
        terms = required_terms(query)
        role = given[ROLE]
        wanted = SearchRequest(
            terms=terms,
            filter=Filter(
                types=() if role is None else types_with_role(role),
                session_id=given[SESSION],
                agent_id=given[AGENT],
                user_id=given[USER],
            ),
            limit=given[HITS],
            role=role,
        )
        sessions = dict.fromkeys(event.session_id for event in self._archive)
        kept = [event for name in sessions for event in self._kept_of(name)]
        found = ranked([one for one in kept if _within(one, given)], wanted)
        hits = [search_hit(one, terms, await self._state(one.event.session_id)) for one in found]
        return SearchResults(hits=hits, complete=True)

    async def epochs(self, session_id: str, *, before: int | None, limit: int) -> EpochList:
        self._require_started("no compactions can be listed")
        _require_session_id(session_id)
        past = PastEpochs(session_id, self._policy, limit)
        kept = self._kept_of(session_id)
        past.add(event for event in kept if before is None or event.sequence < before)
        older = urlencode({"before": past.epochs[0].sequence, "limit": limit}) if past.omitted else None
        return EpochList(session_id=session_id, epochs=list(past.epochs), older=older)

    async def verify(
        self,
        session_id: str,
        sequence: int,
        digest: str,
        parameters: Parameters,
        *,
        wait_seconds: float,  # noqa: ARG002 - this archive is never behind
    ) -> Verification:
        self._require_started("nothing can be verified")
        _require_session_id(session_id)
        given = _as_a_worker_reads([("at", sequence), ("digest", digest), *parameters], VERIFY_PARAMETERS)
        view = MemoryRequest.of(given).view
        require_digest(digest)
        if sequence >= self._ends[partition_of(session_id.encode(), _PARTITIONS)]:
            raise StaleRead(f"the archive has not come to sequence {sequence} in time")
        past = PastMemory(session_id, self._policy)
        kept = self._kept_of(session_id)
        past.add(event for event in kept if event.sequence <= sequence)
        result = verification(past, view, sequence, digest)
        if result.verified:
            return result
        search = DigestSearch(session_id, self._policy, view, digest)
        search.add(kept)
        return with_differences(result, past, view, digest, search)

    async def export(self, session_id: str, export_format: ExportFormat) -> AsyncGenerator[bytes]:
        self._require_started("no history can be exported")
        _require_session_id(session_id)
        _as_a_worker_reads([("format", export_format)], EXPORT_PARAMETERS)
        export = export_of(session_id, export_format)
        yield export.add(self._kept_of(session_id))
        yield export.close()

    async def _state(self, session_id: str) -> MemoryState:
        """Return what of a session's history is in memory."""
        memory = await self.read(ReadQuery(session_id=session_id))
        cleared = [one.sequence for one in self._kept_of(session_id) if one.type == "HistoryCleared"]
        return MemoryState.of(
            [(message.sequence, message.compacted) for message in memory.messages],
            life_sequence=memory.life_sequence,
            cleared_at=max(cleared, default=None),
            system_message=memory.system_message,
        )

    def _kept_of(self, session_id: str) -> list[ArchivedEvent]:
        """Return the session's events that no deletion erased."""
        events = self._archive_of(session_id)
        deleted = max((event.sequence for event in events if event.type == "SessionDeleted"), default=-1)
        return [event for event in events if event.sequence > deleted]

    def _archive_of(self, session_id: str) -> list[ArchivedEvent]:
        return [event for event in self._archive if event.session_id == session_id]

    async def runs_compaction(self) -> bool | None:
        return self._summarizer is not None

    @asynccontextmanager
    async def answers(self, session_id: str) -> AsyncGenerator[CompactionAnswers]:
        yield _FakeCompaction(self, session_id)

    async def compact(self, session_id: str, request_id: str) -> tuple[CompactionAnswer, int]:
        """Answer a request as the compaction process does, with the summary of this fake's summarizer."""
        memory = await self.read(ReadQuery(session_id=session_id, configuration=True))
        sequence = memory.sequence or 0

        def failed(reason: str, detail: str) -> tuple[CompactionAnswer, int]:
            answer = CompactionFailed(
                session_id=session_id,
                sequence=sequence,
                epoch=memory.epoch,
                reason=reason,
                detail=detail,
                resting=True,
                request_id=request_id,
            )
            return answer, sequence

        if self._summarizer is None:
            return failed("no_summarizer", "this fake has no summarizer")
        user_message, ai_message = self._summarizer(memory)
        try:
            # Unlike a worker, it does not keep the newest turns: a test can compact after a few messages.
            event = given_summary(
                memory,
                self._compaction,
                self._counter,
                user_message=user_message,
                ai_message=ai_message,
                event_id=new_event_id(),
                occurred_at=datetime.now(UTC),
                request_id=request_id,
            )
        except SummaryRefused as refused:
            return failed(refused.reason, refused.detail)
        if isinstance(event, Skip):
            skipped = CompactionSkipped(
                session_id=session_id,
                sequence=sequence,
                reason=event.reason,
                detail=event.detail,
                base_epoch=memory.epoch,
                epoch=memory.epoch,
                request_id=request_id,
            )
            return skipped, sequence
        (published,) = await self.publish([event])
        return event, published.sequence

    def _applied(self, partition: int) -> int:
        """Return the first sequence of a partition that memory has not applied."""
        waiting = [place.sequence for _, place, _ in self._waiting if place.partition == partition]
        return min(waiting, default=self._ends[partition])

    def _apply(self, event: Event, place: Published, now_ms: int) -> None:
        if not self._applies:
            self._waiting.append((event, place, now_ms))
            return
        name = event.session_id
        memory = self._memories.get(name, Memory.empty(name))
        self._memories[name] = apply(memory, event, place.sequence, now_ms, self._policy)


class _FakeCompaction:
    """Answers the requests for compaction of one session at once."""

    def __init__(self, backend: FakeBackend, session_id: str) -> None:
        self._backend = backend
        self._session_id = session_id

    async def wait_for(self, request_id: str) -> tuple[CompactionAnswer, int]:
        return await self._backend.compact(self._session_id, request_id)


def _require_session_id(session_id: str) -> None:
    """Refuse what a worker refuses as the id in a path."""
    session_id_of(session_path(session_id, after="/memory").encode(), "/memory")


def _as_a_worker_reads(parameters: Parameters, known: Sequence[Parameter[Any]]) -> Query:
    """Return the values of a query string; refuses what a worker refuses."""
    return parse_query(urlencode(parameters).encode(), by_name(known))


def _memory_request(query: ReadQuery) -> MemoryRequest:
    """Return a read as a worker reads it; refuses what a worker refuses."""
    parameters = [*memory_parameters(query)]
    if query.min_sequence is not None and query.at is None:
        parameters.append(("min_sequence", query.min_sequence))
    return parse_memory_request(urlencode(parameters).encode())


def _listed(memory: Memory, policy: MemoryPolicy, compaction: CompactionPolicy) -> SessionView:
    head = memory.head
    assert head is not None, "only a session with a life is listed"
    return SessionView.model_validate(SessionSummary.of(memory.session_id, head, policy, compaction).answer())


def _within(event: ArchivedEvent, given: Query) -> bool:
    """Return whether an event was recorded in ``since`` and ``until`` of a query string, where they are given."""
    recorded_at, since, until = moment_of(event.recorded_ms), given[SINCE], given[UNTIL]
    return (since is None or recorded_at >= since) and (until is None or recorded_at < until)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


class FakeSessionMemory(SessionMemory):
    """A :class:`SessionMemory` without Kafka and without HTTP, for the unit tests of an agent.

    It is the same class on another backend, and its memory is made by the same fold, so that an agent's tests
    see the memory that the agent will see. Nothing is kept after the object is gone.

    >>> async with FakeSessionMemory() as memory:
    ...     memory.backend.broker_away()
    ...     try:
    ...         await memory.add_user_message("s1", "Hello?")
    ...     except PublishFailed as error:
    ...         memory.backend.broker_back()
    ...         again = await memory.publish_again(error)
    ...     [event.text for event in memory.published]
    ['Hello?']

    Args:
        provider: see :class:`SessionMemory`.
        counter: counts tokens; by default, tokens are estimated.
        summarizer: makes the summaries that :meth:`SessionMemory.compact` asks for; without it, a request fails.
        settings: limits of the memory, for example ``memory={"max_messages": 20}``.
    """

    backend: FakeBackend

    def __init__(
        self,
        *,
        provider: MemoryProvider | None = None,
        counter: TokenCounter | None = None,
        summarizer: Summarizer | None = None,
        settings: Settings | None = None,
    ) -> None:
        settings = load_settings() if settings is None else settings
        backend = FakeBackend(settings, counter=counter, summarizer=summarizer)
        super().__init__(provider=provider, settings=settings, backend=backend)

    @property
    def published(self) -> list[Event]:
        """Everything that was published, in order."""
        return self.backend.log
