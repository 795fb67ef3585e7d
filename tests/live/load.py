"""Publishes events at a steady rate in the background of a test."""

from __future__ import annotations

import itertools
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Self

from tests.builders.events import Fields
from tests.builders.recorded import Chat, conversations, events_of
from tests.live.system import System
from tests.live.topic_records import Place

_BATCHES_A_SECOND = 20


def interleaved(chats: Iterable[tuple[str, list[Chat]]]) -> list[Fields]:
    """Return the messages of concurrent conversations: the first of each, then the second of each, and so on."""
    waiting = [iter(events_of(session_id, chat)) for session_id, chat in chats]
    events: list[Fields] = []
    while waiting:
        pairs = [(one, event) for one in waiting if (event := next(one, None)) is not None]
        events += [event for _, event in pairs]
        waiting = [one for one, _ in pairs]
    return events


def _endless() -> Iterator[Fields]:
    for n in itertools.count():
        yield from interleaved((f"{n}/{name}", chat) for name, chat in conversations().items())


def copies(count: int) -> dict[str, list[Chat]]:
    """Return the recorded conversations ``count`` times, each time under other names."""
    return {f"{n}/{name}": chat for n in range(count) for name, chat in conversations().items()}


class Load:
    """Publishes recorded conversations in a thread until it is stopped; a context manager.

    All conversations run concurrently; when they end, they are repeated under other names.
    """

    def __init__(self, system: System, events_a_second: float) -> None:
        self._system = system
        self._events: list[Fields] = []
        self._places: list[Place] = []
        self._batch = max(1, int(events_a_second / _BATCHES_A_SECOND))
        self._error: BaseException | None = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="load", daemon=True)

    @property
    def places(self) -> list[Place]:
        """The places of the events that were published so far."""
        return list(self._places)

    @property
    def events(self) -> list[Fields]:
        """The events that were published so far."""
        return self._events[: len(self._places)]

    @property
    def chats(self) -> dict[str, list[Chat]]:
        """The published part of each conversation."""
        counts = Counter(event["session_id"] for event in self.events)
        return {
            session_id: conversations()[session_id.partition("/")[2]][:count]
            for session_id, count in counts.items()
        }

    def stop(self, *, within: float = 60.0) -> None:
        """End the load; raises the error of the thread, also if it had ended before."""
        self._stop.set()
        self._thread.join(within)
        assert not self._thread.is_alive(), "the load does not end"
        if self._error is not None:
            raise self._error

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(30)

    def _run(self) -> None:
        try:
            began = time.monotonic()
            events = _endless()
            for number in itertools.count(1):
                if self._stop.is_set():
                    return
                batch = list(itertools.islice(events, self._batch))
                self._events += batch
                self._places += self._system.publish(batch)
                ahead = began + number / _BATCHES_A_SECOND - time.monotonic()
                self._stop.wait(max(0.0, ahead))
        except BaseException as error:  # noqa: BLE001 - the end of the load raises it
            self._error = error
