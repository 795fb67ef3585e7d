"""The system from outside: commands and HTTP, in processes of their own."""

from __future__ import annotations

from tests.live.browser import browser, visit

__all__ = ["browser", "visit"]
