from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from processors.memory.tokens import ByteEstimate
from processors.publishing.event_record import encode_event, event_records
from schemas.compaction_overrides import CompactionOverrides
from schemas.errors import BadRequest, EventTooLarge
from schemas.events import (
    EVENT_ADAPTER,
    AiMessageAdded,
    Event,
    HistoryCleared,
    HistoryCompacted,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    SessionConfigured,
    SystemMessageSet,
    UserMessageAdded,
)
from schemas.parts import ImageContent, NativeItem, TextContent, TokenCount, ToolCall

BASE: dict[str, Any] = {
    "event_id": "e1",
    "session_id": "sé",
    "occurred_at": datetime(2024, 5, 15, 15, 0, 0, 250_000, tzinfo=UTC),
}
LIMIT = 900 * 1024


class Words:
    encoding = "words"
    estimated = False

    def count(self, text: str) -> int:
        return len(text.split())


def test_a_record_is_key_value_and_cloud_event_headers() -> None:
    (record,) = event_records([UserMessageAdded(**BASE, text="hé")], max_event_bytes=LIMIT)

    assert record.key == "sé".encode()
    assert json.loads(record.value) == {
        "type": "UserMessageAdded",
        "event_id": "e1",
        "session_id": "sé",
        "occurred_at": "2024-05-15T15:00:00.250000Z",
        "text": "hé",
    }
    assert "hé".encode() in record.value
    assert record.headers == [
        ("ce_specversion", b"1.0"),
        ("ce_id", b"e1"),
        ("ce_type", b"UserMessageAdded"),
        ("ce_source", b"sessionstream"),
        ("ce_time", b"2024-05-15T15:00:00.250000+00:00"),
        ("content-type", b"application/json"),
    ]


@pytest.mark.parametrize(
    "event",
    [
        UserMessageAdded(**BASE, text="", native=NativeItem(format="f", item={"a": None, "b": [None, {}]})),
        MultimodalUserMessageAdded(**BASE, contents=(ImageContent(kind="image", uri="https://x/y.png"),)),
        AiMessageAdded(**BASE, tool_calls=(ToolCall(id="c", name="n", arguments="{}"),), latency_ms=1.5),
        SessionConfigured(**BASE, max_messages=None, compaction=CompactionOverrides(model=None)),
        SessionConfigured(**BASE, max_size_bytes=5),
        HistoryCleared(**BASE),
        HistoryCompacted(
            **BASE,
            base_epoch=0,
            through_sequence=1,
            user_message="u",
            ai_message="a",
            knowledge={"open": None},
            trigger="size",
            policy="p",
            messages_compacted=1,
            size_before_bytes=2,
            size_after_bytes=1,
            tokens_before=2,
            tokens_after=1,
            duration_ms=3,
        ),
    ],
    ids=lambda event: event.type,
)
def test_an_event_comes_back_as_it_was(event: Event) -> None:
    again = EVENT_ADAPTER.validate_json(encode_event(event))

    assert again == event
    if isinstance(event, SessionConfigured):
        # What lifts a limit must not look like what was left out.
        assert again.model_fields_set == event.model_fields_set | {"type"}


def test_messages_are_stamped_with_their_tokens() -> None:
    events: list[Event] = [
        UserMessageAdded(**BASE, text="one two"),
        AiMessageAdded(
            **BASE, text="one", thinking="a b", tool_calls=(ToolCall(id="c", name="n", arguments="x y z"),)
        ),
        MultimodalUserMessageAdded(**BASE, contents=(TextContent(kind="text", text="a b c"),)),
        SystemMessageSet(**BASE, text="a"),
    ]

    records = event_records(events, max_event_bytes=LIMIT, counter=Words())

    counts = [json.loads(record.value)["tokens"] for record in records]
    assert counts == [{"encoding": "words", "count": count + 3} for count in (2, 7, 3, 1)]


def test_a_count_of_the_client_is_kept() -> None:
    event = UserMessageAdded(**BASE, text="one", tokens=TokenCount(encoding="x", count=99))

    (record,) = event_records([event], max_event_bytes=LIMIT, counter=Words())

    assert json.loads(record.value)["tokens"] == {"encoding": "x", "count": 99}


def test_a_message_with_few_characters_is_counted_later_if_that_is_wanted() -> None:
    short, long = UserMessageAdded(**BASE, text="a" * 9), UserMessageAdded(**BASE, text="a" * 10)

    records = event_records(
        [short, long], max_event_bytes=LIMIT, counter=Words(), count_tokens_from_characters=10
    )

    assert ["tokens" in json.loads(record.value) for record in records] == [False, True]


def test_an_estimate_is_not_stamped() -> None:
    """Memory would treat it as exact."""
    event = UserMessageAdded(**BASE, text="one")

    (record,) = event_records([event], max_event_bytes=LIMIT, counter=ByteEstimate())

    assert "tokens" not in json.loads(record.value)


def test_an_event_that_is_not_a_message_is_not_stamped() -> None:
    (record,) = event_records([HistoryCleared(**BASE)], max_event_bytes=LIMIT, counter=Words())

    assert "tokens" not in json.loads(record.value)


def test_a_removal_is_of_the_user_of_its_replacement_unless_it_names_one() -> None:
    """What is found by a user, such as the sessions to erase, is found by the event's own field."""
    new = UserMessageAdded(**BASE, text="short", user_id="eve")
    removals = [
        MessagesRemoved(**BASE, message_ids=["a"], replacement=new),
        MessagesRemoved(**BASE, message_ids=["a"], replacement=new, user_id="ann"),
        MessagesRemoved(**BASE, message_ids=["a"]),
    ]

    assert [record.event.user_id for record in event_records(removals, max_event_bytes=LIMIT)] == [
        "eve",
        "ann",
        None,
    ]


def test_the_limit_is_of_the_value_in_bytes() -> None:
    event = UserMessageAdded(**BASE, text="é")
    size = len(encode_event(event))

    event_records([event], max_event_bytes=size)
    with pytest.raises(EventTooLarge, match=rf"is {size} bytes, more than max_event_bytes \({size - 1}\)"):
        event_records([event], max_event_bytes=size - 1)


def test_a_token_count_that_does_not_fit_in_is_left_out() -> None:
    """A copy of a message at the limit has a longer id than its original; the workers count, too."""
    counted = UserMessageAdded(**BASE, text="hello", tokens=TokenCount(encoding="words", count=4))
    plain = UserMessageAdded(**BASE, text="hello")
    size = len(encode_event(counted))

    (fits,) = event_records([counted], max_event_bytes=size)
    (fitted,) = event_records([counted], max_event_bytes=size - 1)
    assert (fits.event, fitted.event) == (counted, plain)
    assert fitted.value == encode_event(plain)
    with pytest.raises(EventTooLarge, match=rf"is {len(fitted.value)} bytes, more than"):
        event_records([counted], max_event_bytes=len(fitted.value) - 1)


def test_a_long_inline_uri_is_refused() -> None:
    short = ImageContent(kind="image", uri="data:image/png;base64," + "A" * 1_000)
    long = ImageContent(kind="image", uri="DATA:image/png;base64," + "A" * 1_003)
    text = TextContent(kind="text", text="data:" + "A" * 5_000)

    event_records([MultimodalUserMessageAdded(**BASE, contents=(short, text))], max_event_bytes=LIMIT)
    with pytest.raises(BadRequest, match=r"contents\[1\] of event e1 is an inline data: URI"):
        event_records([MultimodalUserMessageAdded(**BASE, contents=(short, long))], max_event_bytes=LIMIT)


def test_a_native_form_that_is_not_json_is_refused() -> None:
    event = UserMessageAdded(**BASE, text="", native=NativeItem(format="f", item=object()))

    with pytest.raises(BadRequest, match="event e1 cannot be written as JSON"):
        event_records([event], max_event_bytes=LIMIT)


@pytest.mark.parametrize(
    "event",
    [
        UserMessageAdded(**BASE, text="", native=NativeItem(format="f", item={"a": 2**70})),
        UserMessageAdded(
            **BASE, text="", native=NativeItem(format="f", item=json.loads("[" * 220 + "]" * 220))
        ),
        MessagesRemoved(
            **BASE,
            message_ids=["e0"],
            replacement=AiMessageAdded(**BASE, text="", native=NativeItem(format="f", item=-(2**70))),
        ),
    ],
    ids=["integer", "depth", "replacement"],
)
def test_what_a_worker_would_make_a_dead_letter_of_is_refused(event: Event) -> None:
    with pytest.raises(BadRequest, match="event e1 cannot be stored by a worker: ") as refused:
        event_records([event], max_event_bytes=LIMIT)

    assert refused.value.error_code == "invalid_field"


def test_an_event_without_any_json_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly all events have none, and to validate each of them would double its cost."""
    checked: list[Event] = []
    monkeypatch.setattr("processors.publishing.event_record.storage_problem", checked.append)

    event_records([UserMessageAdded(**BASE, text="x"), HistoryCleared(**BASE)], max_event_bytes=LIMIT)
    assert checked == []
    event_records(
        [UserMessageAdded(**BASE, text="x", native=NativeItem(format="f", item=1))], max_event_bytes=LIMIT
    )
    assert len(checked) == 1
