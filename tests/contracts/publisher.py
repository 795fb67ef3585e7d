"""The contract of every EventPublisher; run against Kafka and against the fake of the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Any, NamedTuple, Protocol

import orjson
import pytest

from processors.memory.tokens import TokenCounter
from processors.publishing.interceptor import Interceptor
from processors.publishing.ready_interceptors import Redact
from schemas.errors import BadRequest, EventTooLarge, InterceptorFailed
from schemas.events import (
    EVENT_ADAPTER,
    Event,
    MultimodalUserMessageAdded,
    SessionConfigured,
    UserMessageAdded,
)
from schemas.parts import ImageContent, NativeItem
from streams.kafka.event_publisher import EventPublisher
from tests.builders.events import event_object

PARTITIONS = 4


class LogRecord(NamedTuple):
    """A record in the log."""

    partition: int
    offset: int
    key: bytes
    value: bytes
    headers: dict[str, bytes]


class Log(Protocol):
    """Returns everything that was published, by partition and offset."""

    async def __call__(self) -> list[LogRecord]: ...


class Setting(NamedTuple):
    """A publisher and the log it writes to."""

    publisher: EventPublisher
    log: Log


class Publishing(Protocol):
    """Makes a publisher; the log is empty at first."""

    def __call__(
        self,
        *,
        max_event_bytes: int = 900 * 1024,
        counter: TokenCounter | None = None,
        interceptors: Sequence[Interceptor] = (),
    ) -> AbstractAsyncContextManager[Setting]: ...


class Words:
    encoding = "words"
    estimated = False

    def count(self, text: str) -> int:
        return len(text.split())


class Upper(Interceptor):
    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
        return message.model_copy(update={"text": message.text.upper()})


class ForgetsToAnswer(Interceptor):
    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
        return None  # type: ignore[return-value]


def user_message(
    text: str, *, session_id: str = "s", event_id: str | None = None, **fields: Any
) -> UserMessageAdded:
    return UserMessageAdded(
        event_id=event_id or f"{session_id}-{text}"[:128],
        session_id=session_id,
        occurred_at=datetime(2024, 1, 1, tzinfo=UTC),
        text=text,
        **fields,
    )


def telling(secret: str) -> list[dict[str, Any]]:
    """Return events that tell the secret in every text that is no name and no id; no summary, which workers make."""
    return [
        {"type": "MultimodalUserMessageAdded", "contents": [{"kind": "text", "text": secret}]},
        {
            "type": "AiMessageAdded",
            "text": secret,
            "thinking": secret,
            "tool_calls": [{"id": "c", "name": "f", "arguments": orjson.dumps({"to": secret}).decode()}],
        },
        {"type": "ToolCallResponseAdded", "tool_call_id": "c", "name": "f", "text": secret},
        {"type": "SystemMessageSet", "text": secret},
        {"type": "SessionDescribed", "title": secret, "labels": {"of": secret}},
        {"type": "CompactionRequested", "reason": "user", "instructions": f"keep {secret}"},
        {"type": "HistoryCleared", "metadata": {"why": secret}},
        {"type": "MessagePinned", "message_ids": ["e1"], "reason": secret},
        {
            "type": "MessagesRemoved",
            "message_ids": ["e1"],
            "reason": secret,
            "replacement": event_object({"type": "UserMessageAdded", "text": secret}, "r"),
        },
    ]


class PublisherContract:
    """A subclass provides the fixture ``publishing``."""

    async def test_answers_where_each_event_stands(self, publishing: Publishing) -> None:
        events = [user_message(str(number), session_id=f"s{number % 3}") for number in range(9)]

        async with publishing() as (publisher, log):
            published = await publisher.publish(events)

            records = {(record.partition, record.offset): record for record in await log()}
        assert [item.event_id for item in published] == [event.event_id for event in events]
        for item in published:
            stored = orjson.loads(records[item.partition, item.sequence].value)
            assert stored["event_id"] == item.event_id

    async def test_events_of_a_session_stand_in_one_partition_in_order(self, publishing: Publishing) -> None:
        events = [user_message(str(number)) for number in range(50)]

        async with publishing() as (publisher, _):
            published = [*await publisher.publish(events[:20]), *await publisher.publish(events[20:])]

        assert len({item.partition for item in published}) == 1
        sequences = [item.sequence for item in published]
        assert sequences == sorted(set(sequences))

    async def test_calls_under_way_at_once_keep_their_order(self, publishing: Publishing) -> None:
        lists = [[user_message(f"{number}-{part}") for part in range(5)] for number in range(20)]

        async with publishing() as (publisher, log):
            await asyncio.gather(*(publisher.publish(events) for events in lists))

            texts = [orjson.loads(record.value)["text"] for record in await log()]
        assert texts == [event.text for events in lists for event in events]

    async def test_a_record_has_key_value_and_cloud_event_headers(self, publishing: Publishing) -> None:
        async with publishing() as (publisher, log):
            await publisher.publish([user_message("hé", session_id="sé/1", event_id="e1")])

            (record,) = await log()
        assert record.key == "sé/1".encode()
        assert orjson.loads(record.value)["text"] == "hé"
        assert record.headers == {
            "ce_specversion": b"1.0",
            "ce_id": b"e1",
            "ce_type": b"UserMessageAdded",
            "ce_source": b"sessionstream",
            "ce_time": b"2024-01-01T00:00:00+00:00",
            "content-type": b"application/json",
        }

    async def test_nothing_is_published_for_nothing(self, publishing: Publishing) -> None:
        async with publishing() as (publisher, log):
            assert await publisher.publish([]) == []
            assert await log() == []

    @pytest.mark.parametrize(
        ("bad", "error"),
        [
            (user_message("x" * 3_000), EventTooLarge),
            (
                MultimodalUserMessageAdded(
                    event_id="m",
                    session_id="s",
                    occurred_at=datetime(2024, 1, 1, tzinfo=UTC),
                    contents=(ImageContent(kind="image", uri="data:," + "A" * 1_100),),
                ),
                BadRequest,
            ),
            (user_message("x", native=NativeItem(format="f", item={"a": 2**70})), BadRequest),
            (
                user_message("x", native=NativeItem(format="f", item=orjson.loads("[" * 220 + "]" * 220))),
                BadRequest,
            ),
        ],
        ids=["too large", "inline data", "integer beyond 64 bits", "nested too deeply"],
    )
    async def test_all_events_of_a_list_are_sent_or_none(
        self, publishing: Publishing, bad: Event, error: type[Exception]
    ) -> None:
        async with publishing(max_event_bytes=2_000) as (publisher, log):
            with pytest.raises(error):
                await publisher.publish([user_message("good"), bad, user_message("good too")])

            assert await log() == []
            await publisher.publish([user_message("good")])
            assert len(await log()) == 1

    async def test_an_interceptor_that_fails_sends_nothing(self, publishing: Publishing) -> None:
        async with publishing(interceptors=[ForgetsToAnswer()]) as (publisher, log):
            with pytest.raises(InterceptorFailed, match="before_write_user_message returned None"):
                await publisher.publish([user_message("x")])

            assert await log() == []

    async def test_interceptors_see_messages_before_tokens_are_counted(self, publishing: Publishing) -> None:
        async with publishing(counter=Words(), interceptors=[Upper()]) as (publisher, log):
            await publisher.publish([user_message("one two")])

            (record,) = await log()
        stored = orjson.loads(record.value)
        assert stored["text"] == "ONE TWO"
        assert stored["tokens"] == {"encoding": "words", "count": 5}

    async def test_no_record_has_what_a_redacting_interceptor_takes_out(self, publishing: Publishing) -> None:
        said = [
            user_message("mail ann@example.org", metadata={"from": "ann@example.org"}, event_id="e0"),
            *[
                EVENT_ADAPTER.validate_json(orjson.dumps(event_object(fields, f"e{number}")))
                for number, fields in enumerate(telling("ann@example.org"), 1)
            ],
        ]
        redacting = [Redact(["email"], system_message=True)]
        async with publishing(interceptors=redacting) as (publisher, log):
            await publisher.publish(said)

            values = [record.value for record in await log()]
        assert len(values) == len(said)
        for value in values:
            assert b"ann@example.org" not in value
            assert b"[email]" in value

    async def test_null_lifts_a_limit_and_is_sent(self, publishing: Publishing) -> None:
        event = SessionConfigured(
            event_id="c", session_id="s", occurred_at=datetime(2024, 1, 1, tzinfo=UTC), max_messages=None
        )

        async with publishing() as (publisher, log):
            await publisher.publish([event])

            (record,) = await log()
        stored = orjson.loads(record.value)
        assert stored["max_messages"] is None
        assert "max_tokens" not in stored

    async def test_the_same_event_twice_is_two_records(self, publishing: Publishing) -> None:
        """Memory drops duplicates; a publisher that did so would have to remember all ids."""
        async with publishing() as (publisher, log):
            first, second = await publisher.publish([user_message("x"), user_message("x")])

            assert len(await log()) == 2
        assert first.event_id == second.event_id
        assert first.sequence < second.sequence
