"""Runs a user's own summarizer in threads of its own, so that code that blocks there delays no other session.

A summarizer is asynchronous, but nothing keeps its author from code that blocks: a synchronous client, a model in the
process, ``time.sleep``. On the worker's event loop that would stop everything: heartbeats to Kafka, so that the group
gives the partitions away, and the summaries of all other sessions.

There is one instance in one thread with one event loop, as its author expects. Only when it blocks there, calls go to
further threads from then on, each with an instance of its own and one call at a time.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from types import FrameType
from typing import Any, Final, cast

from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummarizerUnavailable
from streams.compaction.summarizer import Summarizer

log = logging.getLogger(__name__)

#: A thread blocks if its event loop does not take its turn for so long. Code that is only busy gets there in time.
BLOCKED_SECONDS: Final = 1.0
#: Seconds to close an instance; a thread that blocks is not waited for.
_CLOSE_SECONDS: Final = 5.0


class IsolatedSummarizer:
    """A user's summarizer, called in threads of its own. Implements :class:`streams.compaction.summarizer.Summarizer`.

    Args:
        name: What the setting calls it, for messages.
        make: Makes an instance; it is called in the thread and on the event loop where the instance is used.
        first: A thread with an instance.
        max_threads: The most threads. If all of them are at work, further calls are refused as unavailable.
        on_blocked: Called each time a thread blocks.
    """

    def __init__(
        self,
        name: str,
        make: Callable[[], Any],
        first: SummarizerThread,
        *,
        max_threads: int,
        on_blocked: Callable[[], None],
    ) -> None:
        self._name = name
        self._make = make
        self._max_threads = max_threads
        self._on_blocked = on_blocked
        self._has_blocked = False
        self._threads = [first]
        self._is_closed = False

    async def summarize(self, request: SummaryRequest) -> Summary:
        """Summarize in a thread that does not block.

        Raises:
            SummarizerUnavailable: All threads block, or it was closed.
        """
        return await self._call(lambda instance: instance.summarize(request))

    async def _call(self, call: Callable[[Any], Coroutine[Any, Any, Summary]]) -> Summary:
        while True:
            thread = await self._thread()
            thread.calls += 1
            try:
                return await self._called(thread, call)
            except _NotBegun:
                continue
            finally:
                thread.calls -= 1

    async def _thread(self) -> SummarizerThread:
        """Return the thread for the next call.

        Raises:
            SummarizerUnavailable: All threads block, or it was closed.
        """
        if self._is_closed:
            raise self._closed()
        if not self._has_blocked:
            return self._threads[0]
        for thread in self._threads:
            if thread.calls == 0 and thread.begun == 0:
                return thread
        if len(self._threads) >= self._max_threads:
            raise SummarizerUnavailable(
                f"all {len(self._threads)} threads of {self._name} are at work, because it blocks them: see the "
                "log line summarizer_blocked"
            )
        thread = SummarizerThread(self._name, len(self._threads) + 1)
        thread.calls += 1  # so that no other call takes it meanwhile
        self._threads.append(thread)
        try:
            await asyncio.wrap_future(thread.made(self._make))
        except BaseException:
            with suppress(ValueError):  # it was closed meanwhile
                self._threads.remove(thread)
            thread.stop()
            raise
        finally:
            thread.calls -= 1
        if self._is_closed:
            raise self._closed()
        return thread

    def _closed(self) -> SummarizerUnavailable:
        return SummarizerUnavailable(f"the summarizer {self._name} was closed")

    async def _called(
        self, thread: SummarizerThread, call: Callable[[Any], Coroutine[Any, Any, Summary]]
    ) -> Summary:
        begun = _Begun()
        running = thread.run(begun, call)
        answer = asyncio.wrap_future(running)
        try:
            while not answer.done():
                await asyncio.wait({answer}, timeout=BLOCKED_SECONDS)
                if answer.done() or thread.answers():
                    continue
                self._say_blocked(thread)
                if begun.withdraw():
                    raise _NotBegun
        finally:
            running.cancel()
            answer.cancel()
        if answer.cancelled():
            if self._is_closed:
                raise self._closed()
            raise RuntimeError(f"{self._name} cancelled its own call")
        return answer.result()

    def _say_blocked(self, thread: SummarizerThread) -> None:
        if thread.is_said:
            return
        level = logging.DEBUG if self._has_blocked else logging.WARNING
        thread.is_said = self._has_blocked = True
        self._on_blocked()
        log.log(
            level,
            "the summarizer %s blocks its thread, in %s: await what takes long, or use asyncio.to_thread; its other "
            "calls run in further threads from now on, one at a time in each",
            self._name,
            thread.place(),
            extra={"action": "summarizer_blocked", "summarizer": self._name},
        )

    async def close(self) -> None:
        """Close all instances, and end their threads; one that blocks ends with the process."""
        self._is_closed = True
        threads, self._threads = self._threads, []
        await asyncio.gather(*(thread.close(self._name) for thread in threads))


class IsolatedCompletingSummarizer(IsolatedSummarizer):
    """The same for a summarizer that can be asked once more for what its summary lacks."""

    async def complete(self, request: SummaryRequest, summary: Summary, missing: Sequence[str]) -> Summary:
        """Complete a summary in a thread that does not block.

        Raises:
            SummarizerUnavailable: All threads block, or it was closed.
        """
        return await self._call(lambda instance: instance.complete(request, summary, missing))


class _NotBegun(Exception):
    """The thread blocked before the call began, so another thread may take it: nothing was paid for."""


class _Begun:
    """Whether a call has begun, or was withdrawn before."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._state: str | None = None

    def begin(self) -> bool:
        """Begin, in the call's thread; false if it was withdrawn."""
        return self._become("begun")

    def withdraw(self) -> bool:
        """Withdraw; false if it has begun."""
        return self._become("withdrawn")

    def _become(self, state: str) -> bool:
        with self._lock:
            if self._state is None:
                self._state = state
            return self._state == state


class SummarizerThread:
    """A thread with an event loop and an instance of the summarizer.

    Attributes:
        instance: The instance; ``None`` until it was made.
        calls: Calls that somebody waits for.
        begun: Calls that have begun and not ended; one that blocks goes on after no one waits for it any more.
        is_said: Whether it was said that it blocks; false again when it answers.
    """

    def __init__(self, name: str, number: int) -> None:
        self.instance: Any = None
        self.calls = 0
        self.begun = 0
        self.is_said = False
        self._asked_at: float | None = None
        self._loop = asyncio.new_event_loop()
        # A daemon, because a process must be able to end while it blocks.
        self._thread = threading.Thread(
            target=self._run, daemon=True, name=f"sessionstream-summarizer-{number}-{name}"
        )
        self._thread.start()

    def made(self, make: Callable[[], Any]) -> concurrent.futures.Future[None]:
        """Make the instance on the event loop."""

        async def made() -> None:
            self.instance = make()

        return asyncio.run_coroutine_threadsafe(made(), self._loop)

    def run(
        self, begun: _Begun, call: Callable[[Any], Coroutine[Any, Any, Summary]]
    ) -> concurrent.futures.Future[Summary]:
        """Begin a call, unless it is withdrawn before; the caller's context goes with it."""

        async def called() -> Summary:
            if not begun.begin():
                raise _NotBegun
            self.begun += 1
            try:
                return await call(self.instance)
            except (SystemExit, KeyboardInterrupt) as error:
                # They would end this thread, and leave all of its calls without an answer.
                raise RuntimeError(f"a summarizer raised {type(error).__name__}") from error
            finally:
                self.begun -= 1

        return asyncio.run_coroutine_threadsafe(called(), self._loop)

    def answers(self) -> bool:
        """Return whether the event loop took its turn since it was asked last, and ask again."""
        now = time.monotonic()
        if self._asked_at is None:
            self._asked_at = now
            self._loop.call_soon_threadsafe(self._answer)
            return True
        return now - self._asked_at < BLOCKED_SECONDS

    def _answer(self) -> None:
        self._asked_at = None
        self.is_said = False

    def place(self) -> str:
        """Return the function that the thread is in, without any text of its data."""
        frame: FrameType | None = sys._current_frames().get(self._thread.ident or 0)
        if frame is None:
            return "a thread that has ended"
        return f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_qualname}, line {frame.f_lineno}"

    async def close(self, name: str) -> None:
        """Close the instance, and end the thread if it answers in time."""
        closing = asyncio.run_coroutine_threadsafe(self._closed(), self._loop)
        try:
            async with asyncio.timeout(_CLOSE_SECONDS):
                await asyncio.wrap_future(closing)
        except TimeoutError:
            log.warning(
                "the summarizer %s was not closed in %g s, in %s: it ends with the process",
                name,
                _CLOSE_SECONDS,
                self.place(),
                extra={"action": "summarizer_not_closed", "summarizer": name},
            )
        finally:
            self.stop()

    async def _closed(self) -> None:
        if self.instance is not None:  # it could not be made
            await cast("Summarizer", self.instance).close()

    def stop(self) -> None:
        """End the thread as soon as its event loop takes its turn."""
        with suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(self._loop.stop)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
            self._loop.run_until_complete(self._ended())
        finally:
            self._loop.close()

    async def _ended(self) -> None:
        """Let calls end that were cancelled, and close what they left open."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self._loop.shutdown_asyncgens()


def isolated(
    name: str, make: Callable[[], Any], *, max_threads: int, on_blocked: Callable[[], None]
) -> IsolatedSummarizer:
    """Return a user's summarizer that is called in threads of its own; it has ``complete`` if the user's has.

    The arguments are those of :class:`IsolatedSummarizer`. What ``make`` raises is raised here: a worker whose
    summarizer cannot be made does not start.
    """
    first = SummarizerThread(name, 1)
    try:
        first.made(make).result()
    except BaseException:
        first.stop()
        raise
    can_complete = callable(getattr(first.instance, "complete", None))
    kind = IsolatedCompletingSummarizer if can_complete else IsolatedSummarizer
    return kind(name, make, first, max_threads=max_threads, on_blocked=on_blocked)
