"""What a history does if a broker fails."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiokafka.errors import KafkaTimeoutError

from schemas.errors import Retry, StaleRead
from schemas.settings import load_settings
from streams.inspection import history, history_route
from streams.inspection.history import SessionHistory
from streams.inspection.history_items import HistoryItem, HistoryRequest, SerializedEvent, Start
from tests.builders.memories import POLICY
from tests.log_lines import fields_of


class FailingConsumer:
    """Brokers that let it in, and then answer nothing."""

    async def end_offsets(self, _: object) -> None:
        raise KafkaTimeoutError

    async def offsets_for_times(self, _: object) -> None:
        raise KafkaTimeoutError


async def test_brokers_that_stop_answering_are_an_error_after_which_a_client_tries_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @asynccontextmanager
    async def started(_: object) -> AsyncGenerator[FailingConsumer]:
        yield FailingConsumer()

    monkeypatch.setattr(history, "started_consumer", started)
    settings = load_settings(bootstrap_servers="nowhere:1", memory_url="http://nowhere")
    past = SessionHistory(settings, POLICY, 1)

    with pytest.raises(Retry, match="the events topic could not be read"):
        await anext(past.page(HistoryRequest(session_id="s"), Start(0)))
    with pytest.raises(Retry, match="the events topic could not be read"):
        await past.start_of(HistoryRequest(session_id="s", since_ms=1))
    await past.stop()


@pytest.mark.parametrize("later", [7, None])
async def test_memory_is_asked_once_more_whether_an_unknown_session_began_just_now(
    later: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first event was acknowledged, and memory had not applied it yet: the page was empty."""
    past = SessionHistory(
        load_settings(bootstrap_servers="nowhere:1", memory_url="http://nowhere"), POLICY, 1
    )
    asked: list[dict[str, Any]] = []

    async def answer(_: str, **parameters: Any) -> dict[str, Any]:
        asked.append(parameters)
        if "stale" in parameters:
            return {"life_sequence": None}
        if later is None:
            raise StaleRead("not in time")
        return {"life_sequence": later}

    monkeypatch.setattr(past, "_ask_memory", answer)

    assert await past.start_of(HistoryRequest(session_id="s")) == Start(later, life_sequence=later)
    assert [one.get("consistency") for one in asked] == [None, "linearizable"]
    await past.stop()


async def test_a_stream_that_ends_early_says_so_to_its_client_and_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def failing() -> AsyncGenerator[HistoryItem]:
        yield SerializedEvent(7, b"{}")
        raise Retry("the events topic could not be read")

    answered = b"".join([piece async for piece in history_route._stream("s", failing())])

    assert b"id: 7\ndata: {}\n\nevent: failed\n" in answered
    wanted = [("WARNING", "s", "the events topic could not be read")]
    assert fields_of(caplog, "event_stream_ended", "levelname", "session_id", "error") == wanted
