"""Measures how much of the process's memory the state of a session takes, now and then."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Final

#: What is not of a session: code, and what code refers to.
_CODE: Final = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
#: It is measured again when so many more events were taken, or a quarter more.
_LEAST_EVENTS: Final = 8
_GROWTH: Final = 0.25
#: Bytes of memory for each byte of text that came since: the message, and the words by which it is compared.
_BYTES_OF_TEXT: Final = 3


class Footprint:
    """The bytes of memory that a state takes, with all that it refers to.

    What each part of a state takes is not added up by rules, because such rules miss what is added to the state later:
    an index of words takes many times its text. The state is walked instead, and so seldom that an event costs the same
    in a long session. In between, the text that came since is added.

    Args:
        state: Returns the objects that belong to the state, without what several states share.
    """

    def __init__(self, state: Callable[[], tuple[object, ...]]) -> None:
        self._state = state
        self._measured = 0
        self._measured_text = 0
        self._events = 0
        self._next_at = 1
        self._text = 0

    @property
    def size_bytes(self) -> int:
        """The bytes, as far as they are known."""
        return self._measured + _BYTES_OF_TEXT * max(0, self._text - self._measured_text)

    def follow(self, text_bytes: int) -> None:
        """Note that an event was taken; measure if it is time. It takes a while, so call it in a thread.

        Args:
            text_bytes: Bytes of text in the state.
        """
        self._events += 1
        self._text = text_bytes
        # Much less text means a summary, and what it replaced has become an index.
        if self._events >= self._next_at or 2 * text_bytes < self._measured_text:
            self._measured = measured_bytes(self._state())
            self._measured_text = text_bytes
            self._next_at = self._events + max(_LEAST_EVENTS, round(_GROWTH * self._events))


def measured_bytes(state: tuple[object, ...]) -> int:
    """Return the bytes of memory that objects take, with all that they refer to."""
    seen: set[int] = set()
    waiting: list[object] = list(state)
    total = 0
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, _CODE):
            continue
        seen.add(id(one))
        total += sys.getsizeof(one)
        waiting += gc.get_referents(one)
    return total
