"""Events that an older worker would fold in another way say so, and no others do."""

from __future__ import annotations

import orjson
import pytest

from processors.publishing.event_record import event_records
from processors.publishing.required_contract import SECOND
from processors.sealing.sealed_event import SEALED_REQUIRES
from schemas.documents.event_examples import EVENT_EXAMPLES
from schemas.events import CONTRACT_VERSION, EVENT_ADAPTER, EVENT_MODELS, Event
from tests.builders.events import Fields, answer, described, event, removed, user

REPLACEMENT = {**answer("new"), "event_id": "n", "session_id": "s1", "occurred_at": "2026-01-02T03:04:05Z"}


def required(fields: Fields) -> int | None:
    """Return what the published record requires."""
    (record,) = event_records([event(fields)], max_event_bytes=100_000)
    stamped: int | None = orjson.loads(record.value).get("requires")
    assert stamped == record.event.requires
    return stamped


@pytest.mark.parametrize(
    ("fields", "version"),
    [
        (user(), None),
        (removed("e1"), None),
        ({**removed("e1"), "with_group": True}, None),
        ({**removed("e1"), "with_group": False}, 2),
        ({**removed("e1"), "replacement": REPLACEMENT}, 2),
        (described(title="A lamp"), 2),
        ({**described(title="A lamp"), "requires": 1}, 2),
        ({**user(), "requires": 2}, 2),
        ({**described(title="A lamp"), "requires": 7}, 7),
    ],
)
def test_the_publisher_stamps_what_a_worker_must_know(fields: Fields, version: int | None) -> None:
    assert required(fields) == version


def test_every_type_of_contract_2_requires_it_and_its_example_shows_that() -> None:
    for name, kind in EVENT_MODELS.items():
        read: Event = EVENT_ADAPTER.validate_python(EVENT_EXAMPLES[name], strict=False)
        (record,) = event_records([read], max_event_bytes=100_000)
        assert (
            record.event.requires == EVENT_EXAMPLES[name].get("requires") == (2 if kind in SECOND else None)
        )
    # No event type is new in contract 3: it has sealed events.
    assert CONTRACT_VERSION == SEALED_REQUIRES == 3


def test_a_description_that_removes_a_title_says_so_in_the_log() -> None:
    (record,) = event_records([event(described(title=None))], max_event_bytes=100_000)
    assert orjson.loads(record.value)["title"] is None
    assert "labels" not in orjson.loads(record.value)
