"""One rule says what a time is, in events and in requests."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from schemas.events import EVENT_ADAPTER, UserMessageAdded
from schemas.times import WRONG_TIME, Time, time_of
from tests.builders.events import event_object, user

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)

RIGHT = {
    "2026-01-31T12:00:00Z": NOON,
    "2026-01-31t12:00:00z": NOON,
    "2026-01-31 12:00:00Z": NOON,
    "2026-01-31T13:30:00+01:30": NOON,
    "2026-01-31T12:00:00-00:00": NOON,
    "2026-01-31T12:00:00.5Z": NOON + timedelta(seconds=0.5),
    "2026-01-31T12:00:00.1234567Z": NOON + timedelta(microseconds=123_456),
    "0001-01-01T00:00:00Z": datetime(1, 1, 1, tzinfo=UTC),
    "9999-12-31T23:59:59.999999Z": datetime.max.replace(tzinfo=UTC),
}
WRONG: list[Any] = [
    "12345678901",
    "1.5",
    "-1",
    "+5",
    "",
    " 2026-01-31T12:00:00Z",
    "2026-01-31T12:00:00Z ",
    "2026-01-31T12:00:00Z\n",
    "2026-01-31",
    "2026-01-31T12:00Z",
    "2026-01-31T12:00:00",
    "2026-01-31_12:00:00Z",
    "2026-01-31T12:00:00,5Z",
    "2026-01-31T12:00:00.Z",
    "2026-01-31T12:00:00+0100",
    "2026-01-31T12:00:00+01",
    "2026-01-31T12:00:00+24:00",
    "2026-01-31T12:00:60Z",
    "2026-01-31T24:00:00Z",
    "2026-02-30T12:00:00Z",
    "20260131T120000Z",
    "2026-W05-6T12:00:00Z",
    "0000-01-01T00:00:00Z",
    "10000-01-01T00:00:00Z",
    "٢٠٢٦-01-31T12:00:00Z",
    12345678901,
    1.5,
    True,
    None,
]


@pytest.mark.parametrize(("text", "moment"), RIGHT.items(), ids=list(RIGHT))
def test_a_time_is_rfc_3339(text: str, moment: datetime) -> None:
    event = EVENT_ADAPTER.validate_json(to_json(event_object({**user(), "occurred_at": text})))

    assert event.occurred_at == time_of(text) == moment


@pytest.mark.parametrize("value", WRONG, ids=str)
def test_anything_else_is_refused_with_what_a_time_is(value: object) -> None:
    with pytest.raises(ValidationError) as refused:
        EVENT_ADAPTER.validate_json(to_json(event_object({**user(), "occurred_at": value})))

    assert [error["msg"] for error in refused.value.errors()] == [WRONG_TIME]
    assert not isinstance(value, str) or time_of(value) is None


def test_python_code_gives_a_datetime_with_an_offset() -> None:
    made = [
        UserMessageAdded(event_id="e", session_id="s", text="", occurred_at=moment)
        for moment in (NOON, NOON.astimezone(timezone(timedelta(hours=5))))
    ]
    assert [event.occurred_at for event in made] == [NOON, NOON]
    for wrong in (NOON.replace(tzinfo=None), "2026-01-31T12:00:00Z"):
        with pytest.raises(ValidationError, match="RFC 3339"):
            UserMessageAdded(event_id="e", session_id="s", text="", occurred_at=wrong)  # type: ignore[arg-type]  # what is tested


def test_its_json_schema_is_that_of_a_time() -> None:
    assert TypeAdapter(Time).json_schema() == {"type": "string", "format": "date-time"}
