"""The keys of ``top``."""

from __future__ import annotations

import asyncio
import os
import pty

import pytest

from streams.cli.top import _keys_into


async def test_keys_that_are_pressed_together_all_count(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, its = pty.openpty()
    with os.fdopen(its) as terminal:
        monkeypatch.setattr("sys.stdin", terminal)
        keys: asyncio.Queue[str] = asyncio.Queue()
        with _keys_into(keys):
            os.write(mine, b"sq")
            async with asyncio.timeout(10):
                assert [await keys.get(), await keys.get()] == ["s", "q"]
    os.close(mine)
