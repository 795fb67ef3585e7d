from __future__ import annotations

import copy
import importlib
import pickle
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

import pytest

from schemas import errors
from schemas.dead_letter import ERROR_CODES, REMEDIES, remedy_for
from schemas.events import HistoryCleared
from schemas.publication import Published

EVENT: Final = HistoryCleared(event_id="e", session_id="s", occurred_at=datetime(2024, 1, 1, tzinfo=UTC))

#: The modules outside of schemas.errors that have errors of their own.
WITH_ERRORS: Final = (
    "processors.sealing.errors",
    "streams.archive.store",
    "streams.archive.stores.opensearch",
    "streams.client.analytics_client",
    "streams.client.archive_client",
    "streams.client.memory_client",
    "streams.compaction.chat_endpoint",
    "streams.compaction.inbox",
    "streams.compaction.openai_summarizer",
    "streams.engine.store_waits",
    "streams.engine.stores",
    "streams.engine.watermark",
    "streams.engine.writer",
    "streams.http.errors",
    "streams.kafka.dead_letters",
)

#: The arguments of the errors that are not made of a detail alone, by the name of the class.
ARGUMENTS: Final[dict[str, tuple[tuple[Any, ...], dict[str, Any]]]] = {
    "NotServable": (("x",), {"retry_after_seconds": 3.0, "error_code": "restoring"}),
    "WorkerStopping": ((), {}),
    "RecordTooLarge": (("topic", ValueError("x")), {}),
    "ChangelogRecreated": (("topic", 1, 0, 7), {}),
    "StoreTooOld": ((1, 5_000), {}),
    "_KeyAway": ((7, "x"), {}),
    "_TooLarge": ((5_000, "x"), {"size_bytes": 20_000, "answer_tokens": 500}),
    "PublishFailed": (("x",), {"events": [EVENT], "delivered": [Published("d", 1, 2)]}),
    "ModelNotFound": (("x", "y"), {}),
    "SummaryRefused": (("blank", "x"), {}),
    "WindowExceeded": (("blank", "x"), {}),
    "Unsupported": (("blank", "x"), {}),
    "BadRecord": (("no_key", "x"), {}),
    "NewerContract": (("s", 9, "x"), {}),
    "Unreadable": (("s", "missing_key", "x"), {}),
    "UnreadableEvent": (("s", 9, "x"), {"code": "missing_key", "key_id": "k"}),
}


def errors_of(root: type[errors.SessionstreamError]) -> Iterator[type[errors.SessionstreamError]]:
    yield root
    for kind in root.__subclasses__():
        yield from errors_of(kind)


def test_every_error_can_be_pickled_and_copied() -> None:
    """An error that cannot be made again breaks a whole pool of processes."""
    for module in WITH_ERRORS:
        importlib.import_module(module)
    kinds = set(errors_of(errors.SessionstreamError))
    assert len(kinds) > 30
    for kind in kinds:
        if kind.__module__.startswith("tests."):
            continue
        arguments, named = ARGUMENTS.get(kind.__name__, (("x",), {}))
        error = kind(*arguments, **named)
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
            assert (type(again), again.args, again.__dict__) == (kind, error.args, error.__dict__)
            assert (str(again), again.error_code) == (str(error), error.error_code)


@pytest.mark.parametrize(
    ("error", "action", "status", "code"),
    [
        (errors.BrokerUnreachable("x"), errors.Retry, 503, "broker_unreachable"),
        (errors.NotServable("x"), errors.Retry, 503, "not_servable"),
        (errors.StaleRead("x"), errors.Retry, 504, "stale_read"),
        (errors.PublishFailed("x", events=[]), errors.Retry, 503, "publish_failed"),
        (errors.BadRecord("no_key", "x"), errors.Refused, 400, "no_key"),
        (errors.BadRequest("x"), errors.Refused, 400, "bad_request"),
        (errors.EventTooLarge("x"), errors.Refused, 413, "too_large"),
        (errors.Unauthorized("x"), errors.Refused, 401, "unauthorized"),
        (errors.ConfigurationError("x"), errors.Fatal, 500, "configuration"),
        (errors.InterceptorFailed("x"), errors.Fatal, 500, "interceptor_failed"),
    ],
)
def test_the_class_decides_the_error_code_and_the_status(
    error: errors.SessionstreamError, action: type[errors.SessionstreamError], status: int, code: str
) -> None:
    assert isinstance(error, action)
    assert (error.http_status, error.error_code, error.detail, str(error)) == (status, code, "x", "x")


def test_an_error_may_have_its_own_code() -> None:
    assert errors.NotServable("x", error_code="restoring").error_code == "restoring"
    assert errors.NotServable("x").error_code == "not_servable"


def test_publish_failed_has_the_failed_events_and_the_delivered_ones() -> None:
    event = HistoryCleared(event_id="e", session_id="s", occurred_at=datetime(2024, 1, 1, tzinfo=UTC))

    error = errors.PublishFailed("x", events=[event], delivered=[Published("d", 1, 2)])

    assert error.events == (event,)
    assert error.delivered == (Published("d", 1, 2),)


def test_every_code_has_a_remedy() -> None:
    assert set(REMEDIES) == set(ERROR_CODES)
    assert "murmur2" in (remedy_for("wrong_partition") or "")
    assert remedy_for("something else") is None
