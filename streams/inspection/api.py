"""The routes that every worker has, whatever it does: the console, and what the console reads."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI, Response

from processors.memory.policy import MemoryPolicy
from schemas.inspection import DeadLetterList, DeadLetterView, GroupList, HistoryPage
from schemas.settings import Settings
from streams.http.base import documented, on_stop
from streams.http.console_route import CONSOLE_PATH, ConsoleRoute
from streams.http.documents import SESSION_ID
from streams.http.relay import Relay
from streams.inspection.dead_letters_route import DEFAULT_LETTERS, MAX_LETTERS, LettersRoute
from streams.inspection.groups import GroupReader
from streams.inspection.groups_route import GroupsRoute
from streams.inspection.history import SessionHistory
from streams.inspection.history_route import DEFAULT_EVENTS, EVENT_STREAM, MAX_EVENTS, HistoryRoute


class InspectionApi:
    """Read-only routes; nothing here changes a session.

    Args:
        settings: which cluster, and where the other processes answer.
        policy: of the memory workers.
        partition_count: of the events topic.
    """

    def __init__(self, settings: Settings, policy: MemoryPolicy, partition_count: int) -> None:
        self._settings = settings
        self._history = SessionHistory(settings, policy, partition_count)

    def add_routes(self, app: FastAPI) -> None:
        """Add them, behind those of the worker's own processes: what one of these serves is not passed on."""
        letters = LettersRoute(self._settings)
        _add(
            app,
            "/sessions/{session_id:path}/events",
            HistoryRoute(self._history).events,
            operation_id="follow_events",
            summary="A session's events from the log, and each new one as it comes",
            description=_EVENTS,
            responses=_with_stream(documented(HistoryPage, 400, 401, 503)),
            parameters=[SESSION_ID, *_EVENT_PARAMETERS],
            tag="sessions",
        )
        _add(
            app,
            "/groups",
            GroupsRoute(GroupReader(self._settings)).groups,
            operation_id="list_groups",
            summary="How far each process's consumer group is behind",
            responses=documented(GroupList, 401, 503),
        )
        _add(
            app,
            "/dead-letters",
            letters.newest,
            operation_id="list_dead_letters",
            summary="The newest records that were refused, each with its reason",
            responses=documented(DeadLetterList, 400, 401, 503),
            parameters=_LETTER_PARAMETERS,
        )
        _add(
            app,
            "/dead-letters/{place}",
            letters.one,
            operation_id="read_dead_letter",
            summary="One refused record with all of its value",
            responses=documented(DeadLetterView, 400, 401, 503),
            parameters=[_PLACE],
        )
        console = ConsoleRoute()
        app.add_api_route("/", console.page, methods=["GET"], include_in_schema=False)
        app.add_api_route(CONSOLE_PATH + "{name}", console.part, methods=["GET"], include_in_schema=False)
        memory = Relay(self._settings.memory_url, "memory")
        analytics = Relay(self._settings.analytics_url, "analytics")
        for path, relay in (
            ("/sessions", memory),
            ("/sessions/{session_id:path}/memory", memory),
            ("/analytics/{rest:path}", analytics),
        ):
            app.add_api_route(path, relay.read, methods=["GET"], include_in_schema=False)
        on_stop(app, memory.close)
        on_stop(app, analytics.close)

    async def stop(self) -> None:
        """End all streams, so that the server need not wait for them."""
        await self._history.stop()


def _add(
    app: FastAPI,
    path: str,
    endpoint: Any,
    *,
    operation_id: str,
    summary: str,
    responses: dict[int | str, dict[str, Any]],
    parameters: list[dict[str, Any]] | None = None,
    description: str | None = None,
    tag: str = "operations",
) -> None:
    app.add_api_route(
        path,
        endpoint,
        methods=["GET"],
        operation_id=operation_id,
        summary=summary,
        description=description,
        responses=responses,
        response_class=Response,
        openapi_extra={"parameters": parameters} if parameters else None,
        tags=[tag],
    )


def _with_stream(responses: dict[int | str, dict[str, Any]]) -> dict[int | str, dict[str, Any]]:
    schema = {"type": "string", "description": "server-sent events; each `data` is an object of `events`"}
    return {**responses, 200: {**responses[200], "content": {EVENT_STREAM: {"schema": schema}}}}


_EVENTS: Final = """\
Server-sent events; with `Accept: application/json` a page instead. Without `after` and `since` they begin with the
first event of the session's present life. Each message's `id` is the event's sequence, its `data` the object that
`events` of a page holds; a client that comes again with `Last-Event-ID` misses nothing and gets nothing twice.
Messages of the kind `progress` (`{"through","live"}`) say how far the log was read while there was nothing to tell,
and once that everything was told that there is so far. Refused records are left out. Of a session that fell silent
more than 200,000 records ago, events after the last one that changed its memory may be left out."""

_EVENT_PARAMETERS: Final[list[dict[str, Any]]] = [
    {
        "name": name,
        "in": place,
        "required": False,
        "description": description,
        "schema": schema,
    }
    for name, place, description, schema in (
        ("after", "query", "Only events with a greater sequence", {"type": "integer", "minimum": -1}),
        (
            "since",
            "query",
            "Only events recorded at or after this time",
            {"type": "string", "format": "date-time"},
        ),
        (
            "memory",
            "query",
            "`true`: each event comes with what it did to memory, folded anew from the life's beginning",
            {"type": "string", "enum": ["false", "true"], "default": "false"},
        ),
        (
            "limit",
            "query",
            f"Events of a page, at most {MAX_EVENTS}; no meaning for a stream",
            {"type": "integer", "minimum": 1, "default": DEFAULT_EVENTS},
        ),
        ("Last-Event-ID", "header", "Goes over `after`", {"type": "integer", "minimum": -1}),
    )
]
_LETTER_PARAMETERS: Final[list[dict[str, Any]]] = [
    {
        "name": "limit",
        "in": "query",
        "required": False,
        "description": f"At most so many, the newest; cut to {MAX_LETTERS}",
        "schema": {"type": "integer", "minimum": 1, "default": DEFAULT_LETTERS},
    },
    {
        "name": "error_code",
        "in": "query",
        "required": False,
        "description": "Only letters refused for this",
        "schema": {"type": "string"},
    },
]
_PLACE: Final[dict[str, Any]] = {
    "name": "place",
    "in": "path",
    "required": True,
    "description": "`PARTITION:OFFSET`, as `letter` of the list",
    "schema": {"type": "string", "pattern": "^[0-9]+:[0-9]+$"},
}
