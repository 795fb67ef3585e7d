"""``POST /erasures``: erases a session or all sessions of a user, and answers a receipt."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI, Request, Response
from pydantic import ValidationError

from schemas.erasure import ErasureOrder, ErasureReceipt
from schemas.errors import BadRequest, NotServable
from schemas.field_names import wrong_fields
from streams.http.answers import NO_STORE
from streams.http.app import on_stop
from streams.http.event_body import decode_object
from streams.http.events_route import read_body
from streams.http.guarded_route import ADMIN_LISTED, caller_of
from streams.http.openapi import add_route, documented
from streams.http.query import Query
from streams.memory.erasure import Eraser

#: Erasures at the same time; each asks all processes.
MAX_RUNNING: Final = 8


class ErasuresRoute:
    """Adds the route. Every memory worker has it; the others pass it on to one."""

    def __init__(self, eraser: Eraser) -> None:
        self._eraser = eraser
        self._running = 0

    def add_routes(self, app: FastAPI) -> None:
        """Add the route to an app made by :func:`streams.http.app.make_http_app`."""
        on_stop(app, self._eraser.close)
        add_route(
            app,
            "/erasures",
            self.erase,
            method="POST",
            operation_id="erase",
            summary="Erase a session or all sessions of a user everywhere; the answer is a receipt",
            description=_DESCRIPTION,
            responses=documented(ErasureReceipt, 400, 401, 403, 408, 413, 503),
            body={
                "required": True,
                "description": '`{"session_id": …}` or `{"user_id": …}`',
                "content": {"application/json": {"schema": ErasureOrder.model_json_schema()}},
            },
            tag="sessions",
            access=ADMIN_LISTED,
        )

    async def erase(self, request: Request, _: Query) -> Response:
        """Answer the receipt.

        Raises:
            BadRequest: the body does not name one session or one user.
            Forbidden: the caller may not name the session.
            NotServable: the sessions of the user cannot be listed now, or too many erasures are running.
            PublishFailed: Kafka did not acknowledge all deletions.
        """
        caller = caller_of(request)
        order = _order_of(await read_body(request))
        if order.session_id is not None:
            caller.require_session(order.session_id)
        if self._running >= MAX_RUNNING:
            raise NotServable(f"{MAX_RUNNING} erasures are running on this worker already; try again")
        self._running += 1
        try:
            receipt = await self._eraser.erase(order, caller.may_name)
        finally:
            self._running -= 1
        return Response(receipt.model_dump_json(), headers=NO_STORE, media_type="application/json")


def _order_of(body: bytes) -> ErasureOrder:
    fields = decode_object(body)
    try:
        return ErasureOrder.model_validate(fields)
    except ValidationError as error:
        raise BadRequest(wrong_fields(error), error_code="invalid_field") from error


_DESCRIPTION: Final = """\
Publishes a SessionDeleted for each session and waits, for up to 20 seconds, until memory, analytics and the archive have
applied it; with encryption for at least 5, until no publisher uses the erased keys. If a publisher used one meanwhile, a
second SessionDeleted follows, and `late_events` says how many events are lost between the two. The receipt says for each
session what each process has confirmed, and what remains in topics until when. It is `complete` if every process has
confirmed. Sending the same again is harmless. An event that is published later begins a new life of the session. A
user's sessions are found in memory, in the archive and in the log, each for up to a minute. A session that several users
share is erased as a whole. A caller that is limited to some sessions erases only those."""
