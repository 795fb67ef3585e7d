"""``POST /sessions/{session_id}/fork``: a session that begins with another one's memory."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI, Request, Response

from processors.memory.tokens import TokenCounter
from schemas.field_names import order_of
from schemas.fork_order import ForkOrder, ForkResult
from schemas.settings import Settings
from streams.http.answers import NO_STORE
from streams.http.app import on_stop
from streams.http.event_body import decode_object
from streams.http.events_route import read_body
from streams.http.guarded_route import Access, caller_of, session_of
from streams.http.openapi import SESSION_ID, add_route, documented
from streams.http.query import Query
from streams.kafka.event_publisher import EventPublisher
from streams.memory.own_client import OwnClient

#: Most forks that are made at the same time; each holds a whole memory.
MAX_FORKS: Final = 4
#: How long memory may take to answer a read, and to apply the fork, in seconds.
_READ_SECONDS: Final = 30.0
_RETRY_AFTER_SECONDS: Final = 2.0


class ForkRoute:
    """Forks sessions. It is a client of this worker: its reads are forwarded to the owners of the sessions.

    Args:
        settings: have the URL of this worker and its credential.
        publisher: publishes to the events topic.
        counter: counts the tokens of copies.
    """

    def __init__(self, settings: Settings, publisher: EventPublisher, counter: TokenCounter) -> None:
        self._client = OwnClient(settings, publisher, counter, read_timeout_seconds=_READ_SECONDS)

    def add_routes(self, app: FastAPI) -> None:
        """Add the route to an app made by :func:`streams.http.app.make_http_app`."""
        on_stop(app, self._client.close)
        add_route(
            app,
            "/sessions/{session_id:session}/fork",
            self.fork,
            method="POST",
            operation_id="fork_session",
            summary="Make a session that begins with this one's memory, and wait until it can be read",
            description=_DESCRIPTION,
            responses=documented(ForkResult, 400, 401, 403, 404, 408, 409, 413, 503, 504),
            other_parameters=[SESSION_ID],
            body={
                "required": True,
                "description": "One JSON object; every field may be left out",
                "content": {"application/json": {"schema": ForkOrder.model_json_schema()}},
            },
            tag="sessions",
            access=Access(("write",), "one"),
        )

    async def fork(self, request: Request, _: Query) -> Response:
        """Answer once the fork can be read.

        Raises:
            Forbidden: the token may not read, or may not name the fork.
            BadRequest: the order has an unknown or wrong field.
            NotFound: the session has no memory, then or now.
            MemoryChanged: the fork's id belongs to another session.
            NotServable: this worker makes as many forks as it can.
            Retry: Kafka, the archive or an owner does not answer, or memory was not applied in time.
        """
        session_id, caller = session_of(request), caller_of(request)
        caller.require_any(("read",), "a fork, which has what the session's memory holds,")
        body = await read_body(request)
        # Every field may be left out, so a body may be too.
        order = order_of(ForkOrder, decode_object(body) if body else {})
        if order.session_id is not None:
            caller.require_session(order.session_id)
        async with self._client.request(
            MAX_FORKS,
            f"this worker makes {MAX_FORKS} forks already",
            retry_after_seconds=_RETRY_AFTER_SECONDS,
        ) as memory:
            result = await memory.fork(
                session_id,
                order.at,
                new_session_id=order.session_id,
                agent_id=order.agent_id,
                agent_role=order.agent_role,
                user_id=order.user_id,
                min_sequence=order.min_sequence,
            )
        return Response(result.model_dump_json(), headers=NO_STORE, media_type="application/json")


_DESCRIPTION: Final = """\
The fork has equal messages with ids of its own, the summary, its knowledge, the system message and the settings; title,
labels and parent are not copied. A fork that is made twice, also after half of it was made, is made once. With `at` the
archive gives the memory as it was. The token needs the scope `read` too, and must be allowed to name the fork."""
