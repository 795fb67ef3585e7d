"""``POST /sessions/{session_id}/compact``: compacts a session for clients without Kafka, as the Python client does."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI, Request, Response

from processors.memory.tokens import TokenCounter
from schemas.compaction_order import CompactionOrder, SummaryBase
from schemas.field_names import order_of
from schemas.settings import Settings
from streams.client.compaction import CompactionResult, options_of
from streams.http.answers import NO_STORE
from streams.http.app import on_stop
from streams.http.event_body import decode_object
from streams.http.events_route import read_body
from streams.http.guarded_route import Access, caller_of, session_of
from streams.http.openapi import SESSION_ID, add_route, documented
from streams.http.query import Query
from streams.kafka.event_publisher import EventPublisher
from streams.memory.own_client import OwnClient

#: Most compactions that are waited for at the same time; each holds a consumer of Kafka.
MAX_WAITING: Final = 16
#: How long memory may take to answer a read, and to apply a summary, in seconds.
_READ_SECONDS: Final = 20.0
_RETRY_AFTER_SECONDS: Final = 5.0


class CompactRoute:
    """Compacts on request. It is a client of this worker: its reads are forwarded to the owner of the session.

    Args:
        settings: have the URL of this worker, its credential, and the brokers.
        publisher: publishes to the events topic.
        counter: counts the tokens of summaries.
    """

    def __init__(self, settings: Settings, publisher: EventPublisher, counter: TokenCounter) -> None:
        self._client = OwnClient(settings, publisher, counter, read_timeout_seconds=_READ_SECONDS)

    def add_routes(self, app: FastAPI) -> None:
        """Add the route to an app made by :func:`streams.http.app.make_http_app`."""
        on_stop(app, self._client.close)
        add_route(
            app,
            "/sessions/{session_id:session}/compact",
            self.compact,
            method="POST",
            operation_id="compact_session",
            summary="Compact a session now, and wait until its new memory can be read",
            description=_DESCRIPTION,
            responses=documented(CompactionResult, 400, 401, 403, 408, 413, 503, 504),
            other_parameters=[SESSION_ID],
            body={
                "required": True,
                "description": "One JSON object; every field may be left out. `base` is `{sequence, epoch?, "
                "life_sequence?}` of the memory that the author of the summary has read",
                "content": {"application/json": {"schema": _order_schema()}},
            },
            tag="sessions",
            access=Access(("write",), "one"),
        )

    async def compact(self, request: Request, _: Query) -> Response:
        """Answer once it is decided what became of the compaction.

        Raises:
            Forbidden: the token may not read.
            BadRequest: the order has an unknown or wrong field, or contradicts itself.
            NotServable: this worker waits for as many compactions as it can.
            Retry: Kafka or the owner of the session does not answer, or memory was not applied in time.
        """
        session_id = session_of(request)
        # The answer has a summary of what was said.
        caller_of(request).require_any(("read",), "a compaction, whose answer has the summary,")
        order = order_of(CompactionOrder, decode_object(await read_body(request)))
        async with self._client.request(
            MAX_WAITING,
            f"this worker waits for {MAX_WAITING} compactions already",
            retry_after_seconds=_RETRY_AFTER_SECONDS,
        ) as memory:
            result = await memory.compact(
                session_id,
                order.instructions,
                order.user_message,
                order.ai_message,
                order.knowledge,
                base=order.base,
                reason=order.reason,
                timeout_seconds=order.timeout_seconds,
                needs_worker=order.needs_worker,
                keep_recent_turns=order.keep_recent_turns,
                keep_recent_messages=order.keep_recent_messages,
                keep_recent_tokens=order.keep_recent_tokens,
                min_sequence=order.min_sequence,
                **options_of(order),
            )
        return Response(result.model_dump_json(), headers=NO_STORE, media_type="application/json")


def _order_schema() -> dict[str, Any]:
    """Return the schema of the body, whole, as an OpenAPI document can have it."""
    schema = CompactionOrder.model_json_schema()
    schema.pop("$defs")
    described = schema["properties"]["base"]["description"]
    schema["properties"]["base"] = {**SummaryBase.model_json_schema(), "description": described}
    return schema


_DESCRIPTION: Final = """\
The compaction worker makes the summary, unless `user_message` and `ai_message` give one. A compaction that is refused
(blank, or larger than what it replaces), skipped, failed, or not made in time is answered with 200 and `success` false;
`code` and `detail` say why. A request that was not answered in time is kept, and is carried out later, unless
memory applies it only after an hour. The token needs the scope `read` too, since the answer has the summary."""
