"""Waits for a state, with a deadline."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, overload

T = TypeVar("T")

POLL_SECONDS = 0.02


def until(
    look: Callable[[], T | None],
    what: str | Callable[[], str],
    *,
    within: float = 60.0,
    every: float = POLL_SECONDS,
) -> T:
    """Call ``look`` until its result is true, and return the result.

    Args:
        look: returns the state.
        what: describes the expected state; a function is called at the deadline.
        within: seconds.
        every: seconds between two calls.

    Raises:
        AssertionError: not true within ``within`` seconds; the message has ``what`` and the last result.
    """
    deadline = time.monotonic() + within
    while not (seen := look()):
        _check(deadline, seen, what, within)
        time.sleep(every)
    return seen


@overload
async def until_async(
    look: Callable[[], Awaitable[T | None]],
    what: str | Callable[[], str],
    *,
    within: float = 60.0,
    every: float = POLL_SECONDS,
) -> T: ...


@overload
async def until_async(
    look: Callable[[], T | None],
    what: str | Callable[[], str],
    *,
    within: float = 60.0,
    every: float = POLL_SECONDS,
) -> T: ...


async def until_async(
    look: Callable[[], Any],
    what: str | Callable[[], str],
    *,
    within: float = 60.0,
    every: float = POLL_SECONDS,
) -> Any:
    """Do the same as :func:`until` without blocking other tasks; ``look`` may be a coroutine function."""
    deadline = time.monotonic() + within
    while True:
        seen = look()
        if inspect.isawaitable(seen):
            seen = await seen
        if seen:
            return seen
        _check(deadline, seen, what, within)
        await asyncio.sleep(every)


def _check(deadline: float, seen: object, what: str | Callable[[], str], within: float) -> None:
    if time.monotonic() > deadline:
        expectation = what if isinstance(what, str) else what()
        raise AssertionError(f"not within {within:g} s: {expectation} (last seen: {seen!r})")
