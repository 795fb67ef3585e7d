"""Waiting for a state, with a deadline."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable

#: How often a state is looked at.
LOOK_SECONDS = 0.02


async def until(condition: Callable[[], bool | Awaitable[bool]], seconds: float, what: str) -> None:
    """Wait until ``condition`` holds.

    Raises:
        AssertionError: it did not within ``seconds``.
    """
    loop = asyncio.get_running_loop()
    deadline = loop.time() + seconds
    while True:
        held = condition()
        if inspect.isawaitable(held):
            held = await held
        if held:
            return
        assert loop.time() < deadline, f"not within {seconds} s: {what}"
        await asyncio.sleep(LOOK_SECONDS)
