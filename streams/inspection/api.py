"""The HTTP routes that every worker has of its own: the console, and what it reads from topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request, Response

from processors.memory.policy import MemoryPolicy
from schemas.inspection import DeadLetterList, DeadLetterView, GroupList, HistoryPage, PolicyList
from schemas.settings import Settings
from streams.http.answers import NO_STORE, json_answer
from streams.http.console_route import CONSOLE_PATH, ConsoleRoute
from streams.http.guarded_route import ADMIN_ALL, ANY_TOKEN, READ_ALL, READ_ONE
from streams.http.openapi import SESSION_ID, add_hidden_route, add_route, documented
from streams.http.query import Query
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


class InspectionApi:
    """Adds routes that only read topics and consumer groups, and the console.

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
            "/sessions/{session_id:session}/events",
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
            responses=documented(DeadLetterView, 400, 401, 403, 404, 503),
            other_parameters=[_PLACE],
            tag="operations",
            access=ADMIN_ALL,
        )
        console = ConsoleRoute()
        add_hidden_route(app, "/", console.page, ANY_TOKEN)
        add_hidden_route(app, CONSOLE_PATH + "{name}", console.file, ANY_TOKEN)

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
