"""Adds routes with their OpenAPI documentation, so that a route accepts exactly what is documented."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.routing import APIRoute

from schemas.events import EVENT_ADAPTER
from schemas.view import ErrorAnswer
from streams.http.guarded_route import Access
from streams.http.query import Parameter, Query, by_name, parse_query
from streams.http.session_path import MAX_SESSION_ID

#: Answers a request, given its query string parsed by the route's parameters.
Endpoint = Callable[[Request, Query], Awaitable[Response]]

#: Names, in the OpenAPI document, the process to which a route is passed on.
PASSED_ON: Final = "x-sessionstream-passed-on"

#: Descriptions of error answers in the OpenAPI document.
ERROR_MEANINGS: Final = {
    400: "A parameter or the body is not valid",
    401: "The bearer token is missing or wrong",
    403: "The token lacks a scope or is for other sessions; or a web page of another origin tried to write; or the "
    "Host header is not a name of this worker",
    404: "Nothing has this name",
    408: "The body came too slowly",
    409: "Memory was rewritten between two pages, or the id of a fork is another session's",
    413: "An event or the body is too large",
    503: "Cannot be answered at the moment; Retry-After says when to retry",
    504: "min_sequence was not applied in time",
}

_ERROR_CONTENT: Final = {
    "application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorAnswer.__name__}"}}
}

SESSION_ID: Final[dict[str, Any]] = {
    "name": "session_id",
    "in": "path",
    "required": True,
    "description": "Percent-encoded; `/` is allowed",
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
    access: Access,
    method: str = "GET",
    parameters: Iterable[Parameter[Any]] = (),
    other_parameters: Iterable[dict[str, Any]] = (),
    description: str | None = None,
    body: dict[str, Any] | None = None,
) -> None:
    """Add a route with its documentation.

    Args:
        app: made by :func:`streams.http.app.make_http_app`.
        path: in FastAPI's form; a session id in it is ``{session_id:session}``.
        endpoint: called with the parsed query string; a query string that is not valid is answered with 400.
        operation_id: unique in the document.
        summary: one line.
        responses: as :func:`documented` returns them.
        tag: the group of the route in the document.
        access: which token a request needs.
        method: the HTTP method of the route.
        parameters: the allowed parameters of the query string.
        other_parameters: parameters of the path and of headers, in OpenAPI's form.
        description: details that the summary does not have.
        body: the request body, in OpenAPI's form.
    """
    parameters, other_parameters = tuple(parameters), tuple(other_parameters)
    known = by_name(parameters)

    async def answer(request: Request) -> Response:
        return await endpoint(request, parse_query(request.scope["query_string"], known))

    extra: dict[str, Any] = access.document()
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


def add_hidden_route(
    app: FastAPI,
    path: str,
    endpoint: Callable[[Request], Awaitable[Response]],
    access: Access,
    *,
    method: str = "GET",
) -> None:
    """Add a route that the OpenAPI document leaves out: a page, or one that is only passed on."""
    app.add_api_route(
        path, endpoint, methods=[method], include_in_schema=False, openapi_extra=access.document()
    )


def add_relayed_route(
    app: FastAPI,
    path: str,
    endpoint: Callable[[Request], Awaitable[Response]],
    access: Access,
    *,
    process: str,
    operation_id: str,
    summary: str,
    method: str = "GET",
) -> None:
    """Add a route that is passed on to another process, unless the app serves it itself.

    The OpenAPI document lists it; parameters, body and answers are in the document of that process.
    """
    if any(
        isinstance(route, APIRoute) and route.path == path and method in (route.methods or ())
        for route in app.routes
    ):
        return
    extra: dict[str, Any] = {**access.document(), PASSED_ON: process}
    if access.sessions == "one":
        extra["parameters"] = [SESSION_ID]
    if method == "POST":
        extra["requestBody"] = {"content": {"application/json": {"schema": {}}}}
    app.add_api_route(
        path,
        endpoint,
        methods=[method],
        operation_id=operation_id,
        summary=summary,
        description=f"Passed on to the {process} process. The OpenAPI document of a worker of that process has the "
        "parameters, the body and all answers.",
        responses={200: {"description": "Success"}, **documented(None, 400, 401, 403, 503)},
        response_class=Response,
        openapi_extra=extra,
        tags=["sessions" if process == "memory" else process],
    )


def documented(model: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the ``responses`` of a route: the model of its answer, and its error statuses."""
    responses: dict[int | str, dict[str, Any]] = {}
    if model is not None:
        responses[200] = {"model": model, "description": "Success"}
    for status in statuses:
        # Not as a model, of which FastAPI would make a validator for each status of each route at every start.
        responses[status] = {"content": _ERROR_CONTENT, "description": ERROR_MEANINGS[status]}
    return responses


def document_errors(schemas: dict[str, Any]) -> None:
    """Add the schema that the error statuses of :func:`documented` name to the schemas of an OpenAPI document."""
    schemas[ErrorAnswer.__name__] = ErrorAnswer.model_json_schema()


def events_body(*, of_one_session: bool) -> dict[str, Any]:
    """Return OpenAPI's description of the request body with events: one event or a list.

    Args:
        of_one_session: the path names the session, so an event need not.
    """
    event: dict[str, Any] = {"$ref": "#/components/schemas/Event"}
    if not of_one_session:
        event = {"allOf": [event, {"required": ["session_id"]}]}
    return {
        "required": True,
        "description": "One event or a list, of any types. If one is not valid, none of its session is sent",
        "content": {"application/json": {"schema": {"anyOf": [event, {"type": "array", "items": event}]}}},
    }


def document_events(app: FastAPI) -> None:
    """Add the events' schemas to the app's OpenAPI document; fields that the worker fills in are not required."""
    generate = app.openapi

    def openapi() -> dict[str, Any]:
        document = generate()
        schemas = document.setdefault("components", {}).setdefault("schemas", {})
        if "Event" not in schemas:
            event = EVENT_ADAPTER.json_schema(ref_template="#/components/schemas/{model}")
            for name, schema in event.pop("$defs").items():
                schemas.setdefault(name, _completed_by_worker(schema))
                if "properties" in schema:
                    # Readers of the log ignore fields that they do not know. In a request such a field is an error.
                    schemas[name]["additionalProperties"] = False
            schemas["Event"] = event
        return document

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's documented way to extend the document


def _completed_by_worker(schema: dict[str, Any]) -> dict[str, Any]:
    if "event_id" not in schema.get("properties", {}):
        return schema
    filled = {"event_id", "session_id", "occurred_at"}
    return {**schema, "required": sorted({*schema.get("required", ()), "type"} - filled)}
