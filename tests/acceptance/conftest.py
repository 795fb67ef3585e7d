"""The system from outside: commands and HTTP, in processes of their own."""

from __future__ import annotations

from tests.live.browser import browser, visit
from tests.live.fixtures import count_tokens, figure, make_own_system, make_shared_system, make_system

__all__ = [
    "browser",
    "count_tokens",
    "figure",
    "make_own_system",
    "make_shared_system",
    "make_system",
    "visit",
]
