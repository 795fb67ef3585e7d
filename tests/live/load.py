"""Load: events published at a steady rate while something else happens."""

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
    """Conversations held at the same time: the first message of each, then the second of each, and so on."""
    waiting = [iter(events_of(session_id, chat)) for session_id, chat in chats]
    events: list[Fields] = []
    while waiting:
        said = [(one, event) for one in waiting if (event := next(one, None)) is not None]
        events += [event for _, event in said]
        waiting = [one for one, _ in said]
    return events


def _endless() -> Iterator[Fields]:
    for n in itertools.count():
        yield from interleaved((f"{n}/{name}", chat) for name, chat in conversations().items())


def copies(count: int) -> dict[str, list[Chat]]:
    """The recorded conversations ``count`` times over, under other names."""
    return {f"{n}/{name}": chat for n in range(count) for name, chat in conversations().items()}


class Load:
    """Publishes recorded conversations in a thread until it is told to stop; a context manager.

    All conversations are held at once; when they end they are held again under other names.
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
        """Where the events stand that were published so far."""
        return list(self._places)

    @property
    def events(self) -> list[Fields]:
        """The events that were published so far."""
        return self._events[: len(self._places)]

    @property
    def chats(self) -> dict[str, list[Chat]]:
        """Each conversation as far as it was published."""
        counts = Counter(event["session_id"] for event in self.events)
        return {
            session_id: conversations()[session_id.partition("/")[2]][:count]
            for session_id, count in counts.items()
        }

    def stop(self, *, within: float = 30.0) -> None:
        """End the load; raises what went wrong, also when it had ended before."""
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
        except BaseException as error:  # noqa: BLE001 - handed to whoever waits
            self._error = error
