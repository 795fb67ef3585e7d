"""What was seen of the sessions met last, in bounded space."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """A value a session, of the ``limit`` sessions noted last; whatever is forgotten must do no harm."""

    def __init__(self, limit: int = 10_000) -> None:
        self._limit = limit
        self._values: OrderedDict[str, T] = OrderedDict()

    def get(self, session_id: str) -> T | None:
        """What was noted last."""
        return self._values.get(session_id)

    def note(self, session_id: str, value: T) -> None:
        """Note a value in place of the one before."""
        self._values[session_id] = value
        self._values.move_to_end(session_id)
        if len(self._values) > self._limit:
            self._values.popitem(last=False)

    def forget(self, session_id: str) -> None:
        """Forget what was noted, if anything."""
        self._values.pop(session_id, None)

    def values(self) -> list[T]:
        """All that is known."""
        return list(self._values.values())
