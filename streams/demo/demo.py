"""Runs the demo: broker, workers and conversations in one process. Nothing is kept."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import signal
import stat
import sys
import time
from collections.abc import Awaitable, Callable, Generator
from datetime import UTC, datetime
from tempfile import TemporaryDirectory
from typing import Final, TextIO, TypeVar

import httpx
from rich.console import Console
from rich.live import Live
from rich.table import Table

from processors.adapters.conversation import Conversation
from schemas.settings import Settings
from streams.bootstrap import PROCESSES, make_worker
from streams.demo.client import client, read, refresh
from streams.demo.ending import TEXT_AFTER_THE_END, closing_text, memory_table
from streams.demo.replay import Replay, load_conversations, message_count, moved
from streams.demo.settings import demo_settings
from streams.demo.table import SessionProgress, progress_line, progress_table
from streams.kafka.embedded_broker import EmbeddedBroker
from streams.kafka.publisher import make_publisher
from streams.settings.tokenizer import shared_counter
from streams.worker import logs
from streams.worker.lifecycle import Worker

T = TypeVar("T")

#: How long the replay takes, in seconds.
REPLAY_SECONDS: Final = 12.0

_READY_SECONDS: Final = 30.0
_FRAME_SECONDS: Final = 0.25
_SETTLE_SECONDS: Final = 5.0
_LINE_SECONDS: Final = 2.0
_PLAIN_WIDTH: Final = 140


def run(settings: Settings, once: bool = False, *, replay_seconds: float = REPLAY_SECONDS) -> int:
    """Run the demo until Ctrl-C; with ``once``, until everything was shown. Returns the exit code.

    Raises:
        ConfigurationError: the HTTP port is taken, or the bundled conversations are missing.
        SessionstreamError: the broker or a worker did not start.
    """
    now = datetime.now(UTC)
    conversations = [moved(conversation, now) for conversation in load_conversations()]
    is_debugging = logging.getLogger().isEnabledFor(logging.DEBUG)
    logs.configure(log_format="text", level="DEBUG" if is_debugging else "WARNING", stream=_CurrentStderr())
    demo = _Demo(settings, conversations, replay_seconds)
    return asyncio.run(demo.run(once=once))


class _Demo:
    """One run of the demo, on one event loop."""

    def __init__(self, settings: Settings, conversations: list[Conversation], replay_seconds: float) -> None:
        self._settings = demo_settings(settings)
        self._conversations = conversations
        self._replay_seconds = replay_seconds
        self._console = make_console()
        self._window_bytes = self._settings.memory.max_size_bytes
        self._stop = asyncio.Event()

    async def run(self, *, once: bool) -> int:
        """Start everything, show it, and stop it in every case."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        if _is_pipe(sys.stdout):
            # Nothing can be read from this end of a pipe: it is "readable" when its reader has gone, as in `| head`.
            loop.add_reader(sys.stdout.fileno(), self._reader_gone)
        began = time.monotonic()
        broker = EmbeddedBroker()
        # The history of an earlier demo is that of another log.
        history = TemporaryDirectory(prefix="sessionstream-demo-", ignore_cleanup_errors=True)
        try:
            address = await asyncio.to_thread(broker.start)
            archive = self._settings.archive.model_copy(
                update={"url": f"sqlite://{history.name}", "store": None}
            )
            settings = self._settings.model_copy(update={"bootstrap_servers": address, "archive": archive})
            worker = make_worker(settings, PROCESSES, embedded=True)
            try:
                await self._until_stopped(worker, self._start(worker, address, began))
                await self._until_stopped(worker, self._show(settings, once=once))
                if not once:
                    self._say("Ctrl-C ends the demo.")
                    await self._until_stopped(worker, self._stop.wait())
            except _Stopped:
                self._say("\nEnding.")
            finally:
                await worker.stop()
        finally:
            broker.stop()
            history.cleanup()
        return 0

    def _reader_gone(self) -> None:
        asyncio.get_running_loop().remove_reader(sys.stdout.fileno())
        self._console.drop()
        self._stop.set()

    async def _start(self, worker: Worker, address: str, began: float) -> None:
        await worker.start()
        await worker.wait_ready(_READY_SECONDS)
        self._say(
            f"Started in {time.monotonic() - began:.1f} s: a Kafka broker inside this process at {address}, "
            f"memory, compaction, analytics and archive workers at {self._settings.own_url}."
        )
        window = f"{self._window_bytes:,} bytes" if self._window_bytes else "not limited"
        self._say(
            f"{len(self._conversations)} conversations are replayed into "
            f"{self._settings.topics.session_events}; the memory of each is {window}.\n{self._compaction()}\n"
        )

    def _compaction(self) -> str:
        compaction = self._settings.compaction
        by = f"by {compaction.model}" if compaction.summarizer == "openai" else f"({compaction.summarizer})"
        over = f"{compaction.trigger_size_bytes:,} bytes" if compaction.trigger_size_bytes else "its triggers"
        return f"Above {over}, a summary {by} replaces older messages: the size falls, the epoch rises."

    async def _settle(self, http: httpx.AsyncClient, sessions: list[SessionProgress]) -> None:
        """Wait a short time for the compactions that the last messages triggered."""
        most = self._settings.compaction.trigger_size_bytes
        end = time.monotonic() + _SETTLE_SECONDS
        while most is not None and time.monotonic() < end:
            if all(one.size_bytes <= most for one in sessions):
                return
            await asyncio.sleep(_FRAME_SECONDS)
            await refresh(http, sessions)

    async def _show(self, settings: Settings, *, once: bool) -> None:
        async with (
            make_publisher(settings, shared_counter(settings)) as publisher,
            client(settings) as http,
        ):
            replay = Replay(self._conversations, publisher, self._replay_seconds)
            saying = asyncio.create_task(replay.run())
            try:
                with self._view(replay.sessions) as draw:
                    while not saying.done():
                        await refresh(http, replay.sessions)
                        draw()
                        await asyncio.wait([saying], timeout=_FRAME_SECONDS)
                    await saying
                    for name, at in replay.last_sequences.items():
                        await read(http, name, at)
                    await refresh(http, replay.sessions)
                    await self._settle(http, replay.sessions)
                    name, at = next(iter(replay.last_sequences.items()))
                    shown = await read(http, name, at)
                    draw()
            finally:
                saying.cancel()
        total = message_count(self._conversations[0])
        self._console.print()
        self._console.print(memory_table(shown, window_bytes=self._window_bytes, published_messages=total))
        if once:
            self._say(TEXT_AFTER_THE_END)
            return
        agent_id = next((one["agent_id"] for one in reversed(shown["messages"]) if one.get("agent_id")), "")
        needs_token = bool(settings.security.bearer_tokens)
        self._say(closing_text(settings.own_url, shown["session_id"], agent_id, needs_token=needs_token))

    async def _until_stopped(self, worker: Worker, work: Awaitable[T]) -> T:
        """Await ``work``; cancel it on Ctrl-C, or if the worker fails."""
        task = asyncio.ensure_future(work)
        stopping = asyncio.ensure_future(self._stop.wait())
        try:
            await asyncio.wait([task, stopping, worker.failed], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return await task
            if worker.failed.done():
                raise worker.failed.result()
            raise _Stopped
        finally:
            for one in (task, stopping):
                one.cancel()
            await asyncio.wait([task, stopping])

    @contextlib.contextmanager
    def _view(self, sessions: list[SessionProgress]) -> Generator[Callable[[], None]]:
        """Show a live table on a terminal; elsewhere, print a line at intervals."""
        if is_interactive(self._console):
            with Live(console=self._console, auto_refresh=False) as live:
                yield lambda: live.update(self._table(sessions), refresh=True)
            return
        last, said = time.monotonic(), ""

        def draw() -> None:
            nonlocal last, said
            if time.monotonic() - last >= _LINE_SECONDS:
                last, said = time.monotonic(), progress_line(sessions)
                self._say(said)

        yield draw
        if (line := progress_line(sessions)) != said:
            self._say(line)
        self._console.print(self._table(sessions))

    def _table(self, sessions: list[SessionProgress]) -> Table:
        return progress_table(sessions, self._window_bytes, width=self._console.width)

    def _say(self, text: str) -> None:
        self._console.print(text, markup=False, highlight=False, soft_wrap=True)


class _Stopped(Exception):
    """Ctrl-C or SIGTERM: the demo ends early, without an error."""


class _Output(Console):
    """Standard output; the demo ends in order, without an error, when its reader has gone."""

    def drop(self) -> None:
        """Drop all further output."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def on_broken_pipe(self) -> None:
        """End the demo. Rich raises SystemExit, which asyncio lets out before the workers have stopped."""
        self.drop()
        raise _Stopped


class _CurrentStderr(io.StringIO):
    """Standard error at the time of each write, because a live table replaces it."""

    def write(self, text: str, /) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def make_console() -> _Output:
    """Return standard output as a console: as wide as the terminal, or else wide enough for the tables."""
    console = _Output(emoji=False)
    return (
        console
        if is_interactive(console)
        else _Output(emoji=False, width=_PLAIN_WIDTH, no_color=True, force_terminal=False)
    )


def _is_pipe(stream: TextIO) -> bool:
    try:
        return stat.S_ISFIFO(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError):  # not a file of the operating system
        return False


def is_interactive(console: Console) -> bool:
    """Return whether a table can be redrawn in place."""
    return console.is_terminal and not console.is_dumb_terminal
