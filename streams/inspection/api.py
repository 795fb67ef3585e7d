"""The HTTP routes that every worker has: the console, and the data that the console reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from fastapi import FastAPI, Request, Response

from processors.memory.policy import MemoryPolicy
from schemas.archive import FOLD_SECONDS
from schemas.errors import BadRequest
from schemas.inspection import DeadLetterList, DeadLetterView, GroupList, HistoryPage, PolicyList
from schemas.settings import Settings
from streams.http.answers import NO_STORE, json_answer
from streams.http.app import on_stop
from streams.http.console_route import CONSOLE_PATH, ConsoleRoute
from streams.http.event_body import with_event_ids
from streams.http.events_route import read_body
from streams.http.guarded_route import (
    ADMIN_ALL,
    ADMIN_LISTED,
    ANY_TOKEN,
    READ_ALL,
    READ_LISTED,
    READ_ONE,
    Access,
    caller_of,
    session_of,
)
from streams.http.memory_request import MAX_WAIT_MS, parse_memory_request
from streams.http.openapi import SESSION_ID, add_hidden_route, add_relayed_route, add_route, documented
from streams.http.past_memory_relay import ARCHIVE, relay_past_memory
from streams.http.proxy import Proxy
from streams.http.query import Query
from streams.http.session_path import session_path
from streams.http.token_file import credential_for_workers
from streams.inspection.dead_letters_route import DEAD_LETTER_PARAMETERS, DeadLettersRoute
from streams.inspection.groups import GroupReader, RunningProcess
from streams.inspection.history import SessionHistory
from streams.inspection.history_route import (
    EVENT_STREAM,
    HISTORY_PARAMETERS,
    LAST_EVENT_ID,
    HistoryRoute,
)
from streams.inspection.policy_scores import PolicyScoreReader
from streams.kafka.broker_watch import BrokerWatch
from streams.kafka.dead_letters import PLACE_PATTERN
from streams.kafka.event_ids import new_event_id

_Relay = Callable[[Request], Awaitable[Response]]

#: The path of one session's routes, in FastAPI's form.
_SESSION: Final = "/sessions/{session_id:session}"

#: How long a memory worker may take for the receipt of an erasure, in seconds.
ERASURE_SECONDS: Final = 120.0
#: How long a memory worker may take to fork a session, which it may have to fold again, in seconds.
_FORK_SECONDS: Final = 120.0
#: A session's memory knows the ids of its last 128 events.
MAX_REPEATED: Final = 100
#: How long a memory worker may take to compact a session, in seconds: the longest wait of an order, and its reads.
_COMPACT_SECONDS: Final = 340.0


class InspectionApi:
    """Adds read-only routes, and passes on what other processes serve.

    Args:
        settings: name the cluster, its topics and the URLs of the other processes.
        policy: the memory settings of the workers.
        partition_count: number of partitions of the events topic.
        running: the processes of this worker, if its broker is the embedded one, which knows no consumer groups.
        brokers: knows how long no broker has answered; None if nothing watches it.
    """

    def __init__(
        self,
        settings: Settings,
        policy: MemoryPolicy,
        partition_count: int,
        running: Mapping[str, RunningProcess] | None = None,
        *,
        brokers: BrokerWatch | None = None,
    ) -> None:
        self._settings = settings
        self._history = SessionHistory(settings, policy, partition_count)
        self._groups = GroupReader(settings, running)
        self._policies = PolicyScoreReader(settings, brokers)

    def add_routes(self, app: FastAPI) -> None:
        """Add the routes; call it after the worker's processes added theirs, which then have precedence."""
        dead_letters = DeadLettersRoute(self._settings)
        add_route(
            app,
            f"{_SESSION}/events",
            HistoryRoute(self._history).events,
            operation_id="follow_events",
            summary="A session's events from the log, and each new event when it arrives",
            description=_EVENTS,
            responses=_with_stream(documented(HistoryPage, 400, 401, 403, 503)),
            parameters=HISTORY_PARAMETERS,
            other_parameters=[SESSION_ID, LAST_EVENT_ID.document("header")],
            tag="sessions",
            access=READ_ONE,
        )
        add_route(
            app,
            "/groups",
            self._list_groups,
            operation_id="list_groups",
            summary="The lag of each process's consumer group",
            responses=documented(GroupList, 400, 401, 403, 503),
            tag="operations",
            access=READ_ALL,
        )
        add_route(
            app,
            "/compaction/policies",
            self._list_policies,
            operation_id="list_policies",
            summary="The compaction policies that are tried on live traffic: recall, regret, bytes, cost, time",
            responses=documented(PolicyList, 400, 401, 403, 503),
            tag="operations",
            access=READ_ALL,
        )
        add_route(
            app,
            "/dead-letters",
            dead_letters.newest,
            operation_id="list_dead_letters",
            summary="The newest dead letters, each with the reason",
            responses=documented(DeadLetterList, 400, 401, 403, 503),
            parameters=DEAD_LETTER_PARAMETERS,
            tag="operations",
            access=ADMIN_ALL,
        )
        add_route(
            app,
            "/dead-letters/{place}",
            dead_letters.one,
            operation_id="read_dead_letter",
            summary="One dead letter with its whole value",
            responses=documented(DeadLetterView, 400, 401, 403, 503),
            other_parameters=[_PLACE],
            tag="operations",
            access=ADMIN_ALL,
        )
        console = ConsoleRoute()
        add_hidden_route(app, "/", console.page, ANY_TOKEN)
        add_hidden_route(app, CONSOLE_PATH + "{name}", console.file, ANY_TOKEN)
        RelayedRoutes(self._settings).add_routes(app)

    async def _list_groups(self, _: Request, __: Query) -> Response:
        """Answer the consumer groups of this installation, with their lag.

        Raises:
            Retry: Kafka did not answer.
        """
        groups = [
            {**group._asdict(), "partitions": [part._asdict() for part in group.partitions]}
            for group in await self._groups.read()
        ]
        return json_answer({"groups": groups}, NO_STORE)

    async def _list_policies(self, _: Request, __: Query) -> Response:
        """Answer the policies that are tried, the one in force first.

        Raises:
            Retry: Kafka did not answer.
        """
        return json_answer(await self._policies.read(), NO_STORE)

    async def stop(self) -> None:
        """End all streams, so that the server does not wait for them when it stops."""
        await self._history.stop()


class RelayedRoutes:
    """Relays requests to other processes, so that the console of any worker has all data.

    The other process validates the query, and its OpenAPI document has the parameters and answers.

    Args:
        settings: have the URLs of the other processes.
    """

    def __init__(self, settings: Settings) -> None:
        self._proxy = Proxy(settings)
        self._has_tokens = credential_for_workers(settings.security) is not None
        self._urls = {
            "memory": settings.memory_url,
            "analytics": settings.analytics_url,
            ARCHIVE: settings.archive_url,
        }
        self._publish_seconds = settings.publish.timeout_seconds

    def add_routes(self, app: FastAPI) -> None:
        """Add the routes; call it after the worker's processes added theirs."""
        on_stop(app, self._proxy.close)
        write, publish = Access(("write",), "one"), Access(("write", "admin"), "one")
        add_relayed_route(
            app,
            f"{_SESSION}/memory",
            self._memory,
            READ_ONE,
            process="memory",
            operation_id="read_memory",
            summary="The memory of a session, as a model gets it",
        )
        gets: list[tuple[str, str, Access, float, str, str]] = [
            ("/sessions", "memory", READ_LISTED, 0.0, "list_sessions",
             "Active sessions of all workers, page by page"),
            ("/analytics/sessions", "analytics", READ_LISTED, 0.0, "list_session_analytics",
             "Sessions by cost, tokens, fullness or last activity, of all workers"),
            (f"/analytics{_SESSION}", "analytics", READ_ONE, 0.0, "read_session_analytics",
             "The figures of one session"),
            (f"/analytics/trees{_SESSION}", "analytics", READ_ONE, 0.0, "read_session_tree",
             "The figures of a session and of all sessions below it, and their sum"),
            (f"{_SESSION}/history", ARCHIVE, READ_ONE, 0.0, "read_history",
             "The archived events of a session, in both directions"),
            (f"{_SESSION}/recall", ARCHIVE, READ_ONE, 0.0, "recall",
             "What a session's history has about a question, as a model's tool wants it"),
            (f"{_SESSION}/epochs", ARCHIVE, READ_ONE, FOLD_SECONDS, "list_epochs",
             "The compactions of a session, each with the memory before and after it"),
            (f"{_SESSION}/verify", ARCHIVE, READ_ONE, FOLD_SECONDS + MAX_WAIT_MS / 1_000, "verify_digest",
             "Whether a digest is that of what a model was given"),
            (f"{_SESSION}/export", ARCHIVE, READ_ONE, 0.0, "export_session",
             "All of a session's history, as a stream"),
            ("/search", ARCHIVE, READ_LISTED, 0.0, "search",
             "Messages of all sessions that match words, the best first"),
            ("/archive/sessions", ARCHIVE, READ_LISTED, FOLD_SECONDS, "list_archived_sessions",
             "The sessions of a user, also those that memory has forgotten"),
        ]  # fmt: skip
        posts: list[tuple[str, _Relay, Access, str, str]] = [
            (f"{_SESSION}/events", self._events, publish, "publish_events",
             "Publish one event or a list"),
            ("/events", self._events_of_many, Access(publish.scopes, "listed"), "publish_events_of_many_sessions",
             "Publish events of several sessions"),
            (f"{_SESSION}/compact", self._compact, write, "compact_session",
             "Compact a session now, and wait until its new memory can be read"),
            (f"{_SESSION}/fork", self._fork, write, "fork_session",
             "Make a session that begins with this one's memory, and wait until it can be read"),
            ("/erasures", self._erasures, ADMIN_LISTED, "erase",
             "Erase a session or all sessions of a user everywhere; the answer is a receipt"),
        ]  # fmt: skip
        for path, process, access, wait_seconds, name, summary in gets:
            endpoint = self._read_at(path, process, wait_seconds)
            add_relayed_route(
                app, path, endpoint, access, process=process, operation_id=name, summary=summary
            )
        # After the routes above, which it would match too. Its name stands for several.
        add_hidden_route(app, "/analytics/{rest:path}", self._analytics, READ_ALL)
        for path, endpoint, access, name, summary in posts:
            add_relayed_route(
                app,
                path,
                endpoint,
                access,
                process="memory",
                operation_id=name,
                summary=summary,
                method="POST",
            )

    def _read_at(self, path: str, process: str, wait_seconds: float) -> _Relay:
        """Return an endpoint that passes on a read to the same path of another process.

        Args:
            path: of the route.
            process: serves the route.
            wait_seconds: how long it may work before it begins to answer.
        """
        urls = self._urls[process]
        before, session, after = path.partition(_SESSION)

        async def read(request: Request) -> Response:
            there = session_path(session_of(request), before=before, after=after) if session else path
            return await self._proxy.relay(request, urls, process, there, wait_seconds=wait_seconds)

        return read

    async def _memory(self, request: Request) -> Response:
        path = session_path(session_of(request), after="/memory")
        try:
            memory_request = parse_memory_request(request.scope["query_string"])
            if memory_request.at is not None:
                return await relay_past_memory(self._proxy, request, self._urls[ARCHIVE], memory_request)
            wait_seconds = memory_request.wait_seconds
        except BadRequest:  # the memory worker answers the error, or is newer and knows more parameters
            wait_seconds = 0.0
        return await self._proxy.relay(
            request, self._urls["memory"], "memory", path, wait_seconds=wait_seconds
        )

    async def _erasures(self, request: Request) -> Response:
        self._require_open("an erasure")
        body = await read_body(request)
        return await self._proxy.relay(
            request, self._urls["memory"], "memory", "/erasures", wait_seconds=ERASURE_SECONDS, body=body
        )

    async def _fork(self, request: Request) -> Response:
        caller_of(request).require_any(("read",), "a fork, which has what the session's memory holds,")
        self._require_open("a fork")
        path, body = session_path(session_of(request), after="/fork"), await read_body(request)
        return await self._proxy.relay(
            request, self._urls["memory"], "memory", path, wait_seconds=_FORK_SECONDS, body=body
        )

    async def _compact(self, request: Request) -> Response:
        caller_of(request).require_any(("read",), "a compaction, whose answer has the summary,")
        path = session_path(session_of(request), after="/compact")
        return await self._publishing(request, path, "a compaction", _COMPACT_SECONDS)

    async def _events(self, request: Request) -> Response:
        path = session_path(session_of(request), after="/events")
        return await self._publishing(request, path, "the publishing of events", self._publish_seconds)

    async def _events_of_many(self, request: Request) -> Response:
        return await self._publishing(request, "/events", "the publishing of events", self._publish_seconds)

    async def _publishing(self, request: Request, path: str, what: str, seconds: float) -> Response:
        """Pass on a request that publishes. It is sent twice only if memory would then count each event once."""
        self._require_open(what)
        body, count = with_event_ids(await read_body(request), new_event_id)
        return await self._proxy.relay(
            request,
            self._urls["memory"],
            "memory",
            path,
            wait_seconds=seconds,
            body=body,
            repeatable=count <= MAX_REPEATED,
        )

    def _require_open(self, what: str) -> None:
        """Return if no tokens are set: the credential between workers only reads.

        Raises:
            BadRequest: tokens are set. The caller's own token may be right, so it is not forbidden.
        """
        if self._has_tokens:
            raise BadRequest(
                f"where tokens are set, workers pass on only reads to one another: ask a memory worker for {what}"
            )

    async def _analytics(self, request: Request) -> Response:
        path = request.scope["raw_path"].decode("latin-1")
        return await self._proxy.relay(request, self._urls["analytics"], "analytics", path)


def _with_stream(responses: dict[int | str, dict[str, Any]]) -> dict[int | str, dict[str, Any]]:
    schema = {"type": "string", "description": "server-sent events; each `data` is an object of `events`"}
    return {**responses, 200: {**responses[200], "content": {EVENT_STREAM: {"schema": schema}}}}


_EVENTS: Final = """\
Server-sent events; with `Accept: application/json` a page instead. Without `after` and `since` the answer begins with
the first event of the session's current life. The `id` of a message is the event's sequence, and its `data` is an
object as in `events` of a page. A client that reconnects with `Last-Event-ID` gets no event twice, and misses none that
the log still has. What its retention has deleted is one message of the kind `missing` (`{"first","following"}`, and
`missing` of a page): sequences from `first` to before `following` are gone, perhaps events of the session among them;
`memory` is left out of events then, until a life begins that the log has whole. Messages of the kind `progress`
(`{"through","live"}`) report how far the log was read without an event of the session;
`live` is true once all existing events were sent, and false again while Kafka does not answer (then `waits_for` is
`kafka`). A message of the kind `failed` (`{"error_code","detail"}`) is the last one of a stream that had to end.
Refused records are omitted. If the session's last event is more than 200,000 records ago, events after the last one
that changed its memory may be omitted."""

_PLACE: Final[dict[str, Any]] = {
    "name": "place",
    "in": "path",
    "required": True,
    "description": "`PARTITION:OFFSET`, the field `letter` of the list",
    "schema": {"type": "string", "pattern": PLACE_PATTERN},
}
