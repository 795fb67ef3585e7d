"""What the log says while a history store is filled."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from streams.archive.filling import report_filling
from tests.log_lines import fields_of


def owned(position: int, end: int) -> Any:
    return SimpleNamespace(
        caught_up=position >= end,
        readable_positions={"session-events": position},
        caught_up_at={"session-events": end},
    )


async def test_it_says_what_is_left_until_all_partitions_have_reached_the_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, logger="streams")
    engine = SimpleNamespace(owned={0: owned(10, 40), 1: owned(1, 3), 2: owned(7, 7)})
    report = report_filling(cast(Any, engine))

    await report()
    engine.owned = {0: owned(40, 40), 2: owned(7, 7)}
    await report()

    told = [("INFO", 32, 2, "filling the history store: 32 records left in 2 partitions")]
    assert fields_of(caplog, "archive_filling", "levelname", "records", "partitions", "message") == told
