"""What a client has read of memories lately, so that a read of one again needs only the messages that came since."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from schemas.view import MessageView
from streams.client.worker_client import Parameters

#: What no one has read for so long is forgotten, so that it does not outlive its session for long in this process.
UNREAD_SECONDS: Final = 600.0
#: About what the JSON of a message has besides what a model sees.
MESSAGE_BYTES: Final = 250

_size_bytes = attrgetter("size_bytes")


class ReadKey(NamedTuple):
    """What tells reads apart that can continue one another: the session, and the parameters of the query."""

    session_id: str
    parameters: tuple[tuple[str, str | int], ...]

    @classmethod
    def of(cls, session_id: str, parameters: Parameters) -> ReadKey:
        """Return the key of a read with these parameters."""
        return cls(session_id, tuple(parameters))


class KnownMemory(NamedTuple):
    """One read.

    Attributes:
        mark: by which a worker knows the state of the memory that was read; opaque.
        messages: all of them. They are frozen, and shared with those who read them.
    """

    mark: str
    messages: Sequence[MessageView]

    @property
    def size_bytes(self) -> int:
        """About the bytes of their JSON."""
        of_contents: int = sum(map(_size_bytes, self.messages))
        return MESSAGE_BYTES * len(self.messages) + of_contents


class _Kept(NamedTuple):
    known: KnownMemory
    size_bytes: int
    read_seconds: float


class KnownMemories:
    """Keeps the reads that were used last, within a limit of bytes.

    Args:
        limit_bytes: the most bytes of JSON of all reads together; nothing is kept with 0. As objects they take about
            four times as much RAM.
        now: seconds of a clock that never goes back.
    """

    def __init__(self, limit_bytes: int, *, now: Callable[[], float] = time.monotonic) -> None:
        self._limit_bytes = limit_bytes
        self._now = now
        self._kept: OrderedDict[ReadKey, _Kept] = OrderedDict()
        self.size_bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def keeps(self) -> bool:
        """Whether anything is ever kept."""
        return self._limit_bytes > 0

    def of(self, key: ReadKey) -> KnownMemory | None:
        """Return the last read with this key; None if there is none."""
        self._forget_unread()
        kept = self._kept.get(key)
        return None if kept is None else kept.known

    def keep(self, key: ReadKey, known: KnownMemory) -> None:
        """Keep a read instead of the one before."""
        self.forget(key)
        size_bytes = known.size_bytes
        if size_bytes > self._limit_bytes:
            return
        self._kept[key] = _Kept(known, size_bytes, self._now())
        self.size_bytes += size_bytes
        while self.size_bytes > self._limit_bytes:
            self.forget(next(iter(self._kept)))

    def forget(self, key: ReadKey) -> None:
        """Forget the read with this key, if there is one."""
        kept = self._kept.pop(key, None)
        if kept is not None:
            self.size_bytes -= kept.size_bytes

    def _forget_unread(self) -> None:
        """Forget what was read last too long ago; the order is that of the last reads."""
        oldest = self._now() - UNREAD_SECONDS
        while self._kept:
            key = next(iter(self._kept))
            if self._kept[key].read_seconds >= oldest:
                return
            self.forget(key)
