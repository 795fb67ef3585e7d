"""What the OpenAPI document says about parameters and bodies that routes parse by hand."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI

from processors.reading.filters import FILTER_PARAMETERS
from schemas.events import EVENT_ADAPTER
from streams.http.query import CHOICES, COUNTS, DEFAULT_SESSIONS, DEFAULT_WAIT_MS, MAX_SESSIONS, MAX_WAIT_MS
from streams.http.session_path import MAX_SESSION_ID

_COUNT_MEANINGS: Final = {
    "last": "At most the newest so many messages after filters; groups that do not fit are left out, except "
    "the newest, which comes whole. 0: none. Not together with limit, after_sequence or epoch",
    "limit": "Messages of a page; `next` is the next page's query string, null on the last",
    "after_sequence": "Only messages with a greater sequence",
    "epoch": "Epoch of the page before; 409 where memory was rewritten since. Part of `next`",
    "min_sequence": "Wait until the session's partition has been applied up to this sequence",
    "wait_ms": f"Longest wait for min_sequence (default {DEFAULT_WAIT_MS}, at most {MAX_WAIT_MS}); then 504",
}
_CHOICE_MEANINGS: Final = {
    "format": "`openai`: messages ready for Chat Completions; no paging",
    "unanswered": "With format=openai: `error` answers an unanswered tool call by a synthetic error",
    "native": "`true`: messages carry the framework's own form, where they have one",
    "configuration": "`true`: also the session's own settings, and its figures after the last compaction",
    "stale": "`allow`: where ownership cannot be proved, answer the last known memory, marked `stale`",
}
_FILTER_MEANINGS: Final = {
    "include": "Only messages of these (together with all other includes); repeatable",
    "exclude": "No messages of these; repeatable",
}

SESSION_ID: Final[dict[str, Any]] = {
    "name": "session_id",
    "in": "path",
    "required": True,
    "description": "Percent-encoded; `/` allowed",
    "schema": {"type": "string", "minLength": 1, "maxLength": MAX_SESSION_ID},
}


def memory_parameters() -> list[dict[str, Any]]:
    """Return the parameters of a memory read."""
    counts = [
        query_parameter(name, _COUNT_MEANINGS[name], {"type": "integer", "minimum": least})
        for name, least in COUNTS.items()
    ]
    choices = [
        query_parameter(
            name, _CHOICE_MEANINGS[name], {"type": "string", "enum": list(words), "default": words[0]}
        )
        for name, words in CHOICES.items()
    ]
    filters = [
        query_parameter(name, _FILTER_MEANINGS[kind], {"type": "array", "items": {"type": "string"}})
        for name, (kind, _) in FILTER_PARAMETERS.items()
    ]
    return [SESSION_ID, *counts, *filters, *choices]


def sessions_parameters() -> list[dict[str, Any]]:
    """Return the parameters of a list of sessions."""
    return [
        query_parameter(
            "active_within_seconds",
            "Only sessions with an event in the last so many seconds",
            {"type": "number", "exclusiveMinimum": 0},
        ),
        query_parameter("user_id", "Only sessions of this user", {"type": "string"}),
        query_parameter(
            "limit",
            f"At most so many sessions, the newest; cut to {MAX_SESSIONS}",
            {"type": "integer", "minimum": 1, "default": DEFAULT_SESSIONS},
        ),
    ]


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

    app.openapi = openapi  # type: ignore[method-assign]


def _completed_by_worker(schema: dict[str, Any]) -> dict[str, Any]:
    if "event_id" not in schema.get("properties", {}):
        return schema
    filled = {"event_id", "session_id", "occurred_at"}
    return {**schema, "required": sorted({*schema.get("required", ()), "type"} - filled)}


def query_parameter(name: str, description: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Return the description of an optional parameter of a query string."""
    return {"name": name, "in": "query", "required": False, "description": description, "schema": schema}
