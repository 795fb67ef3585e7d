from __future__ import annotations

from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from schemas.events import EVENT_TYPES
from schemas.settings import Settings
from schemas.view import ErrorAnswer
from tests.builders.events import event, user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker, memory_app


def resolved(document: dict[str, Any], reference: str) -> dict[str, Any]:
    found: Any = document
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    assert isinstance(found, dict)
    return found


def references(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [reference for child in node.values() for reference in references(child)]
    if isinstance(node, list):
        return [reference for child in node for reference in references(child)]
    return []


@pytest.fixture
async def document(client: httpx.AsyncClient) -> dict[str, Any]:
    answered = await client.get("/openapi.json")
    assert answered.status_code == 200
    found = answered.json()
    assert isinstance(found, dict)
    return found


async def test_every_route_is_documented(document: dict[str, Any]) -> None:
    assert {(path, method) for path, item in document["paths"].items() for method in item} == {
        ("/sessions/{session_id}/memory", "get"),
        ("/sessions/{session_id}/events", "post"),
        ("/events", "post"),
        ("/sessions", "get"),
        ("/healthz", "get"),
        ("/readyz", "get"),
        ("/metrics", "get"),
    }


async def test_every_reference_has_a_target(document: dict[str, Any]) -> None:
    found = references(document)

    assert found
    for reference in found:
        assert resolved(document, reference)


def test_an_error_status_makes_no_validator_at_every_start() -> None:
    """A worker has a hundred of them, and a model of each cost more than half of the time to make its routes."""
    models = {
        (route.path, status)
        for route in memory_app(FakeWorker(), Settings()).routes
        if isinstance(route, APIRoute)
        for status in route.response_fields
    }
    assert ("/sessions/{session_id:session}/memory", 200) in models
    assert {status for _, status in models} == {200}


async def test_events_may_omit_fields_that_the_worker_fills_in(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]

    for kind in EVENT_TYPES:
        assert kind in schemas["Event"]["discriminator"]["mapping"]
        assert "type" in schemas[kind]["required"]
        assert not {"event_id", "session_id", "occurred_at"} & set(schemas[kind]["required"])
    assert "text" in schemas["UserMessageAdded"]["required"]


async def test_documented_parameters_are_accepted_with_their_minimum_and_their_words(
    worker: FakeWorker, client: httpx.AsyncClient, document: dict[str, Any]
) -> None:
    await worker.publish([event(user(), "e0", "t")])
    operation = document["paths"]["/sessions/{session_id}/memory"]["get"]
    queries = [parameter for parameter in operation["parameters"] if parameter["in"] == "query"]

    assert len(queries) == 22
    for parameter in queries:
        schema = parameter["schema"]
        for value in schema.get("enum", [schema.get("minimum", "a")]):
            answered = await client.get("/sessions/s/memory", params={parameter["name"]: value})
            # The epoch of a memory that is not there is no longer the one it was, and no archive worker runs here.
            status = {"epoch": 409, "at": 503}.get(parameter["name"], 200)
            assert answered.status_code == status, parameter


async def test_errors_are_documented_in_their_one_form(document: dict[str, Any]) -> None:
    for item in document["paths"].values():
        for operation in item.values():
            for status, response in operation["responses"].items():
                assert status != "422"
                if status == "304":
                    assert "content" not in response
                elif status != "200":
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": f"#/components/schemas/{ErrorAnswer.__name__}"}


async def test_reads_and_publications_are_measured(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.hold(memory_of(user()))
    await client.get("/sessions/s/memory")
    await client.post("/sessions/s/events", json=user())

    answered = await client.get("/metrics")

    assert answered.headers["content-type"].startswith("text/plain; version=")
    assert 'sessionstream_memory_read_seconds_count{served="local"} 1.0' in answered.text
    assert 'sessionstream_http_events_published_total{type="UserMessageAdded"} 1.0' in answered.text
