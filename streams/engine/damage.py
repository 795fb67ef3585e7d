"""Damage that a takeover finds: records of the log that were deleted before they were applied.

The worker stops and says what is missing. An operator restores it, or accepts the loss (``--accept-loss``). An
accepted loss stays recorded in the partition's watermark.
"""

from __future__ import annotations

import logging
from dataclasses import replace

from schemas.errors import Damaged
from streams.engine.watermark import Loss, Watermark

log = logging.getLogger(__name__)


def missing_records(beginning: int, mark: Watermark | None) -> tuple[int, int] | None:
    """Return the first and the last offset that were deleted before they were applied; None if none were.

    Args:
        beginning: the lowest offset that the log still has, or its end if it has none.
        mark: the topic's watermark; None if nothing was applied yet.
    """
    position = 0 if mark is None else mark.next_offset
    return (position, beginning - 1) if beginning > position else None


def accept_or_stop(
    topic: str, partition: int, beginning: int, mark: Watermark | None, *, accept_loss: bool, now_ms: int
) -> Watermark | None:
    """Return the watermark to continue from: behind a loss if the operator accepts it, else the one given.

    Args:
        topic: the log.
        partition: of the log and the table.
        beginning: see :func:`missing_records`.
        mark: see :func:`missing_records`.
        accept_loss: whether the operator accepts that the records are lost.
        now_ms: wall-clock milliseconds, recorded with an accepted loss.

    Raises:
        Damaged: records are missing, and the loss is not accepted.
    """
    missing = missing_records(beginning, mark)
    if missing is None:
        return mark
    first, last = missing
    what = (
        f"{topic}-{partition}: the records at offsets {first} to {last} were deleted from the log before they were "
        "applied"
    )
    if not accept_loss:
        raise Damaged(
            f"{what}. What is made from this log would lack them. Restore the topic from a backup, or start the worker "
            "once with --accept-loss, which continues without them and records the loss"
        )
    log.warning(
        "%s; the loss is accepted and recorded",
        what,
        extra={
            "action": "loss_accepted",
            "partition": partition,
            "first_offset": first,
            "last_offset": last,
        },
    )
    loss = Loss(first, last, now_ms)
    if mark is None:
        return Watermark(beginning - 1, "", next_offset=beginning, losses=(loss,))
    return replace(mark, next_offset=beginning, losses=(*mark.losses, loss))
