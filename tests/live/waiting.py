"""Waiting for a state with a deadline."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

POLL_SECONDS = 0.02


def until(look: Callable[[], T | None], what: str, *, within: float = 30.0, every: float = POLL_SECONDS) -> T:
    """Look until what is seen is true, and return it.

    Raises:
        AssertionError: it was not so within ``within`` seconds; names ``what`` and what was seen last.
    """
    deadline = time.monotonic() + within
    while True:
        seen = look()
        if seen:
            return seen
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {within:g} s: {what} (last seen: {seen!r})")
        time.sleep(every)
