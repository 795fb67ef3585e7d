"""Records that were deleted before they were applied: noticed, said with the remedy, and accepted only on request."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from schemas.errors import Damaged
from streams.engine.damage import accept_or_stop, missing_records
from streams.engine.watermark import Loss, Watermark, decode_watermarks, encode_watermarks

NOW_MS = 1_700_000_000_000


@pytest.mark.parametrize(
    ("beginning", "mark", "missing"),
    [
        (0, None, None),
        (1, None, (0, 0)),
        (40, None, (0, 39)),
        (0, Watermark(9, "d"), None),
        (10, Watermark(9, "d"), None),
        (11, Watermark(9, "d"), (10, 10)),
        (11, Watermark(9, "d", next_offset=11), None),
        (12, Watermark(9, "d", next_offset=11), (11, 11)),
    ],
)
def test_records_are_missing_if_the_log_begins_after_what_was_applied(
    beginning: int, mark: Watermark | None, missing: tuple[int, int] | None
) -> None:
    assert missing_records(beginning, mark) == missing


def decide(beginning: int, mark: Watermark | None, *, accept_loss: bool = False) -> Watermark | None:
    return accept_or_stop("log", 3, beginning, mark, accept_loss=accept_loss, now_ms=NOW_MS)


def test_a_whole_log_changes_nothing_even_if_a_loss_would_be_accepted() -> None:
    mark = Watermark(9, "d")
    assert decide(10, mark) is mark
    assert decide(10, mark, accept_loss=True) is mark
    assert decide(0, None, accept_loss=True) is None


def test_the_worker_stops_with_what_is_missing_and_how_to_go_on() -> None:
    with pytest.raises(Damaged) as stopped:
        decide(40, Watermark(9, "d"))
    assert "log-3: the records at offsets 10 to 39 were deleted" in stopped.value.detail
    assert "--accept-loss" in stopped.value.detail
    assert stopped.value.error_code == "damaged"


def test_an_accepted_loss_is_recorded_and_is_none_at_the_next_start(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        mark = decide(40, Watermark(9, "d"), accept_loss=True)
    assert mark is not None
    assert mark == Watermark(9, "d", next_offset=40, losses=(Loss(10, 39, NOW_MS),))
    line: Any = caplog.records[0]
    assert (line.action, line.partition, line.first_offset, line.last_offset) == ("loss_accepted", 3, 10, 39)

    again = decode_watermarks(encode_watermarks(3, {"log": mark}).value)["log"]
    assert again == mark
    assert decide(40, again) is again
    assert decide(50, again, accept_loss=True) == Watermark(
        9, "d", next_offset=50, losses=(Loss(10, 39, NOW_MS), Loss(40, 49, NOW_MS))
    )


def test_an_empty_table_over_a_log_without_its_beginning_continues_at_the_beginning() -> None:
    mark = decide(40, None, accept_loss=True)
    assert mark is not None
    assert (mark.next_offset, mark.losses) == (40, (Loss(0, 39, NOW_MS),))
    assert decide(40, mark) is mark
