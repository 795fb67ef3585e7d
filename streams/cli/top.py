"""``sessionstream top``: shows consumer groups, lag, rates and the fullest sessions, live."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Generator
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from schemas.settings import Settings
    from streams.cli.top_view import Reading
    from streams.client.memory_client import MemoryClient
    from streams.inspection.groups import GroupReader

#: How many sessions are read each time; the newest ones.
_SESSIONS: Final = 2_000
_KEYS_AT_ONCE: Final = 1_024


def top(
    interval: Annotated[
        float, typer.Option("--interval", min=0.5, help="Seconds between two readings.")
    ] = 2.0,
    once: Annotated[
        bool, typer.Option("--once", help="Show one reading and end; this is the default in a pipe.")
    ] = False,
) -> None:
    """Watch consumer groups, their lag and rates, and the fullest sessions, until q or Ctrl-C.

    The consumer groups come from Kafka, so they are shown even if no worker runs. The sessions come from a memory
    worker at SESSIONSTREAM_MEMORY_URL. With --once the exit code is 1 if Kafka does not answer.
    """
    from schemas.settings import load_settings

    settings = load_settings()
    settings.require_bootstrap_servers()
    asyncio.run(_top(settings, interval, once=once or not sys.stdout.isatty()))


async def _top(settings: Settings, interval: float, *, once: bool) -> None:
    from rich.console import Console
    from rich.live import Live

    from schemas.errors import Retry
    from streams.cli.top_view import ORDERS, Reading, screen
    from streams.client.memory_client import MemoryClient
    from streams.inspection.groups import GroupReader

    reading = Reading()
    console = Console(emoji=False)
    title = settings.require_bootstrap_servers()[0]
    keys: asyncio.Queue[str] = asyncio.Queue()
    groups = GroupReader(settings)
    async with MemoryClient(settings) as memory:
        await _read(reading, groups, memory)
        if once:
            if reading.groups_problem is None:
                # A rate needs two readings.
                await asyncio.sleep(min(interval, 2.0))
                await _read(reading, groups, memory)
            if reading.groups or reading.sessions:
                console.print(screen(reading, title=title, height=max(24, console.height)))
            if reading.groups_problem is not None:
                raise Retry(reading.groups_problem)
            return
        with (
            _keys_into(keys),
            Live(console=console, screen=True, auto_refresh=False, vertical_overflow="crop") as live,
        ):
            due = time.monotonic() + interval
            while True:
                live.update(screen(reading, title=title, height=console.height), refresh=True)
                try:
                    key = await asyncio.wait_for(keys.get(), max(0.0, due - time.monotonic()))
                except TimeoutError:
                    await _read(reading, groups, memory)
                    due = time.monotonic() + interval
                    continue
                if key == "q":
                    return
                if key == "s":
                    reading.order = ORDERS[(ORDERS.index(reading.order) + 1) % len(ORDERS)]


async def _read(reading: Reading, groups: GroupReader, memory: MemoryClient) -> None:
    """Read both concurrently; if one fails, its last figures stay, with a line about the problem."""
    from schemas.errors import SessionstreamError

    async def read_groups() -> None:
        try:
            reading.update_groups(await groups.read(), time.monotonic())
        except SessionstreamError as error:
            reading.groups_problem = error.detail

    async def read_sessions() -> None:
        try:
            reading.sessions, complete = await asyncio.wait_for(memory.sessions(limit=_SESSIONS), 10)
            reading.sessions_problem = (
                None if complete else "not all memory workers answer: some sessions are missing"
            )
        except (SessionstreamError, TimeoutError) as error:
            reading.sessions_problem = str(error) or "the memory worker does not answer in time"

    await asyncio.gather(read_groups(), read_sessions())


@contextlib.contextmanager
def _keys_into(keys: asyncio.Queue[str]) -> Generator[None]:
    """Put each pressed key into ``keys``; without a terminal, there are none."""
    if not sys.stdin.isatty():
        yield
        return
    import termios
    import tty

    number = sys.stdin.fileno()
    loop = asyncio.get_running_loop()
    before = termios.tcgetattr(number)
    tty.setcbreak(number)

    def take() -> None:
        # All that was typed: with sys.stdin, keys that come together would wait for the next one in its buffer.
        typed = os.read(number, _KEYS_AT_ONCE)
        if not typed:  # the terminal has gone
            loop.remove_reader(number)
        for key in typed.decode(errors="replace"):
            keys.put_nowait(key)

    loop.add_reader(number, take)
    try:
        yield
    finally:
        loop.remove_reader(number)
        termios.tcsetattr(number, termios.TCSADRAIN, before)
