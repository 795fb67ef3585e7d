"""The system from outside: commands and HTTP, in processes of their own."""

from __future__ import annotations

from tests.live.fixtures import count_tokens, make_own_system, make_shared_system, make_system

__all__ = ["count_tokens", "make_own_system", "make_shared_system", "make_system"]
