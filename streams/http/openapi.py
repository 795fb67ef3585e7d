"""Routes and what the OpenAPI document says of them: what is documented is what a route accepts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from fastapi import FastAPI, Request, Response

from schemas.events import EVENT_ADAPTER
from schemas.view import ErrorAnswer
from streams.http.query import Parameter, Query, by_name, parse_query
from streams.http.session_path import MAX_SESSION_ID

#: Answers a request whose query string was parsed by the route's parameters.
Endpoint = Callable[[Request, Query], Awaitable[Response]]

#: What the error answers of a route are called in its documentation.
ERROR_MEANINGS: Final = {
    400: "A parameter or the body is wrong",
    401: "No bearer token, or a wrong one",
    403: "A page of another origin tried to write, or the Host header is no name of this worker",
    404: "Nothing is known by that name",
    409: "Memory was rewritten between two pages",
    413: "An event or the body is too large",
    503: "Not servable right now; Retry-After says when to come back",
    504: "min_sequence was not applied in time",
}

SESSION_ID: Final[dict[str, Any]] = {
    "name": "session_id",
    "in": "path",
    "required": True,
    "description": "Percent-encoded; `/` allowed",
    "schema": {"type": "string", "minLength": 1, "maxLength": MAX_SESSION_ID},
}


def add_route(
    app: FastAPI,
    path: str,
    endpoint: Endpoint,
    *,
    operation_id: str,
    summary: str,
    responses: dict[int | str, dict[str, Any]],
    tag: str,
    method: str = "GET",
    parameters: Iterable[Parameter[Any]] = (),
    other_parameters: Iterable[dict[str, Any]] = (),
    description: str | None = None,
    body: dict[str, Any] | None = None,
) -> None:
    """Add a route with its documentation.

    Args:
        app: made by :func:`streams.http.app.make_http_app`.
        path: as FastAPI takes it.
        endpoint: is called once the query string is parsed; a wrong one is answered with 400.
        operation_id: unique in the document.
        summary: one line.
        responses: as :func:`documented` returns them.
        tag: under which the document lists the route.
        method: the only one that the route takes.
        parameters: of the query string; others are refused.
        other_parameters: those of the path and of headers, as the document describes them.
        description: more than the summary, where there is more.
        body: the request body, as the document describes it.
    """
    parameters, other_parameters = tuple(parameters), tuple(other_parameters)
    known = by_name(parameters)

    async def answer(request: Request) -> Response:
        return await endpoint(request, parse_query(request.scope["query_string"], known))

    extra: dict[str, Any] = {}
    if parameters or other_parameters:
        extra["parameters"] = [*other_parameters, *(parameter.document() for parameter in parameters)]
    if body is not None:
        extra["requestBody"] = body
    app.add_api_route(
        path,
        answer,
        methods=[method],
        operation_id=operation_id,
        summary=summary,
        description=description,
        responses=responses,
        response_class=Response,
        openapi_extra=extra,
        tags=[tag],
    )


def documented(model: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the ``responses`` of a route: the model of its answer, and the errors it answers with."""
    responses: dict[int | str, dict[str, Any]] = {}
    if model is not None:
        responses[200] = {"model": model, "description": "Success"}
    for status in statuses:
        responses[status] = {"model": ErrorAnswer, "description": ERROR_MEANINGS[status]}
    return responses


def events_body() -> dict[str, Any]:
    """Return the request body of a publication: one event, or a list."""
    event = {"$ref": "#/components/schemas/Event"}
    return {
        "required": True,
        "description": "One event or a list, of any types. All are valid, or none is sent",
        "content": {"application/json": {"schema": {"anyOf": [event, {"type": "array", "items": event}]}}},
    }


def document_events(app: FastAPI) -> None:
    """Add the events' schemas to the app's OpenAPI document, without what a publication may leave out."""
    generate = app.openapi

    def openapi() -> dict[str, Any]:
        document = generate()
        schemas = document.setdefault("components", {}).setdefault("schemas", {})
        if "Event" not in schemas:
            event = EVENT_ADAPTER.json_schema(ref_template="#/components/schemas/{model}")
            for name, schema in event.pop("$defs").items():
                schemas.setdefault(name, _completed_by_worker(schema))
            schemas["Event"] = event
        return document

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's documented way to extend the document


def _completed_by_worker(schema: dict[str, Any]) -> dict[str, Any]:
    if "event_id" not in schema.get("properties", {}):
        return schema
    filled = {"event_id", "session_id", "occurred_at"}
    return {**schema, "required": sorted({*schema.get("required", ()), "type"} - filled)}
