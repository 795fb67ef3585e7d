"""Requests that schemathesis makes from an OpenAPI document, and what must hold for the answers."""

from __future__ import annotations

from typing import Any, Final

import schemathesis
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import AcceptedNegativeData, FailureGroup
from schemathesis.generation import GenerationMode

from streams.http.openapi import PASSED_ON

load_all_checks()

#: Operations that read Kafka, which is not there in tests/fuzz; a worker on a real Kafka is asked for them in
#: tests/acceptance/test_inspection.py.
READ_KAFKA: Final = frozenset(
    {"follow_events", "list_groups", "list_policies", "list_dead_letters", "read_dead_letter"}
)

_CHECKS: Final = [
    CHECKS.get_one(name)
    for name in (
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "missing_required_header",
        "negative_data_rejection",
        "positive_data_acceptance",
    )
]

#: Refusals of requests that the document allows, because of rules that a JSON Schema cannot say.
_BEYOND_SCHEMA: Final = (
    "contradict",
    "q is missing or has no word",
    "cursor is not the `next` of",
    "to must be after from",
    "session_id differs from the one in the path",
    "no dead letter at",
    "must be greater than 0",
    "must be a number greater than 0",  # 1e-9, which a query string writes as 0.000000001
    "needs a newer worker",
    "valid integer",  # 1.0, an integer in JSON Schema
)

#: Each allows 503 and 504, which are documented answers: the owner is not known, or a read waited too long.
_SERVER_ERRORS: Final = frozenset({500, 501, 502})


def cases_of(
    document: dict[str, Any], *, only: frozenset[str] | None = None, without: frozenset[str] = frozenset()
) -> st.SearchStrategy[Any]:
    """Return requests to operations of the document: half of them as it allows, half against it.

    Args:
        document: the OpenAPI document.
        only: ids of the operations; None for all.
        without: ids of operations to leave out.
    """
    schema = schemathesis.openapi.from_dict(document)
    strategies = []
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]  # an error is raised where the document is wrong
        operation_id = operation.definition.raw["operationId"]
        if operation_id in without or (only is not None and operation_id not in only):
            continue
        if PASSED_ON in operation.definition.raw:
            continue  # what it takes is in the document of the process that answers it
        strategies.append(operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        # Without a parameter or a body, nothing in a request can be against the document.
        if operation.query or operation.path_parameters or operation.body:
            strategies.append(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    return st.one_of(strategies).map(_with_short_wait)


def check(case: Any, response: Any) -> None:
    """Check an answer against the document.

    Raises:
        AssertionError: it is a server error, or the document does not have such an answer.
    """
    assert response.status_code not in _SERVER_ERRORS, response.text
    try:
        case.validate_response(response, checks=_CHECKS)
    except FailureGroup as failed:
        if _refuses_a_part(response) and all(
            isinstance(one, AcceptedNegativeData) for one in failed.exceptions
        ):
            return
        if response.status_code != 400 or not any(part in response.text for part in _BEYOND_SCHEMA):
            raise AssertionError(str(failed)) from failed


def _refuses_a_part(response: Any) -> bool:
    """Return whether an answer refuses the events of a session; events of several are answered by session."""
    if response.status_code != 200 or response.request.method != "POST":
        return False
    parts = response.json()
    return isinstance(parts, list) and any(part.get("error", {}).get("status") == 400 for part in parts)


def _with_short_wait(case: Any) -> Any:
    """Wait briefly where a read waits for a sequence: a case that waits is slow and shows no more."""
    if any(parameter.name == "wait_ms" for parameter in case.operation.query):
        given = (case.query or {}).get("wait_ms")
        if given is None or str(given).isdigit():
            case.query = {**(case.query or {}), "wait_ms": 1}
    return case
