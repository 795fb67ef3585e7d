"""A TCP proxy between clients and one broker, which can slow, cut and silence their connections."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from typing import Any, Self

_CHUNK_BYTES = 64 * 1024


class Proxy:
    """Listens on ``port`` of loopback, and passes every connection on to ``upstream_port``; a context manager.

    It runs in a thread of its own. Its methods may be called from any thread, and return when they are in force.
    """

    def __init__(self, port: int, upstream_port: int) -> None:
        self.port = port
        self._upstream_port = upstream_port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=f"proxy-{port}", daemon=True)
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._delay_seconds = 0.0
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._answers = asyncio.Event()
        self._answers.set()
        self._connections_before_silence: int | None = None
        self.connections = 0

    def __enter__(self) -> Self:
        self._thread.start()
        self._call(self._start())
        return self

    def __exit__(self, *_: object) -> None:
        self._call(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def slow(self, delay_seconds: float) -> None:
        """Hold every piece of data, in both directions, for this time; 0 ends it."""
        self._call(self._set_delay(delay_seconds))

    def silence(self) -> None:
        """Pass nothing on: connections stay open and new ones are accepted, and nothing is answered."""
        self._call(self._set_speaks(False))

    def lose_answers(self) -> None:
        """Pass on what clients send, and nothing that the broker answers."""
        self._call(self._set_answers(False))

    def silence_after(self, connections: int) -> None:
        """Be silent from the connection on that comes after so many more, on the older ones as well."""
        self._call(self._set_silence_after(connections))

    @property
    def silent(self) -> bool:
        """Whether nothing is passed on at the moment."""
        return not self._speaks.is_set()

    def cut(self) -> None:
        """Close all connections; what they had not passed on yet is lost."""
        self._call(self._cut())

    def deliver(self) -> None:
        """End silence; all that was said meanwhile arrives now, as after an interruption that TCP outlasts."""
        self._call(self._set_speaks(True))

    def restore(self) -> None:
        """End slowness and silence; a silent time also ends its connections, as a firewall would.

        Answers that were held back are lost with their connections.
        """
        self._call(self._restore())

    # In the thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()

    def _call(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)

    async def _end(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._cut()

    async def _set_delay(self, delay_seconds: float) -> None:
        self._delay_seconds = delay_seconds

    async def _set_speaks(self, speaks: bool) -> None:
        if speaks:
            self._speaks.set()
        else:
            self._speaks.clear()

    async def _set_answers(self, answers: bool) -> None:
        if answers:
            self._answers.set()
        else:
            self._answers.clear()

    async def _set_silence_after(self, connections: int) -> None:
        self._connections_before_silence = connections

    async def _restore(self) -> None:
        self._delay_seconds = 0.0
        self._connections_before_silence = None
        if not (self._speaks.is_set() and self._answers.is_set()):
            await self._cut()
            self._speaks.set()
            self._answers.set()

    async def _cut(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in list(self._writers):
            writer.transport.abort()
        self._writers.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        self.connections += 1
        if self._connections_before_silence is not None:
            if self._connections_before_silence == 0:
                self._speaks.clear()
            else:
                self._connections_before_silence -= 1
        upstream_writer: asyncio.StreamWriter | None = None
        # A client or broker that goes away is what this proxy is for.
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await self._speaks.wait()
            upstream_reader, upstream_writer = await asyncio.open_connection("127.0.0.1", self._upstream_port)
            self._writers.add(upstream_writer)
            ways = [
                asyncio.create_task(self._pass(reader, upstream_writer, self._speaks)),
                asyncio.create_task(self._pass(upstream_reader, writer, self._speaks, self._answers)),
            ]
            try:
                # When one side closes, the connection is over in both directions.
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        for one in (writer, upstream_writer):
            if one is not None:
                self._writers.discard(one)
                one.transport.abort()
        self._tasks.discard(task)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *passes: asyncio.Event
    ) -> None:
        while data := await reader.read(_CHUNK_BYTES):
            if self._delay_seconds:
                await asyncio.sleep(self._delay_seconds)
            for passing in passes:
                await passing.wait()
            writer.write(data)
            await writer.drain()
