from __future__ import annotations

from datetime import UTC, datetime

import pytest

from schemas import errors
from schemas.dead_letter import ERROR_CODES, REMEDIES, remedy_for
from schemas.events import HistoryCleared
from schemas.publication import Published


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
