"""What must run as long as the worker never ends unseen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from schemas.errors import Fatal
from streams.engine.supervision import report_end


async def fail() -> None:
    raise OSError("the disk is gone")


async def return_at_once() -> None: ...


async def cancel_itself() -> None:
    raise asyncio.CancelledError


@pytest.mark.parametrize(
    ("work", "error", "message"),
    [
        (fail, OSError, "the disk is gone"),
        (return_at_once, Fatal, "the fetching ended, but must run as long as the worker"),
        (cancel_itself, Fatal, "the fetching was cancelled, but must run as long as the worker"),
    ],
    ids=["error", "return", "cancellation"],
)
@pytest.mark.parametrize("expected", [False, True], ids=["unexpected", "expected"])
async def test_an_end_is_reported_unless_it_is_expected(
    work: Callable[[], Awaitable[None]], error: type[BaseException], message: str, expected: bool
) -> None:
    reported: list[BaseException] = []
    task = asyncio.ensure_future(work())
    report_end(task, "the fetching", reported.append, expected=lambda: expected)

    await asyncio.wait({task})
    await asyncio.sleep(0)

    if expected:
        assert reported == []
    else:
        [one] = reported
        assert type(one) is error
        assert message in str(one)
