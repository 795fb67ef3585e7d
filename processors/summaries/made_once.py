"""A value of an object that is made when it is asked for, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Made = TypeVar("Made")


class MadeOnce(Generic[Made]):
    """Makes a method a value that is made once.

    ``functools.cached_property`` does the same, but up to Python 3.11 takes a lock, which costs more than most of what
    a sentence makes so.
    """

    def __init__(self, make: Callable[[Any], Made]) -> None:
        self._make = make
        self._name = make.__name__
        self.__doc__ = make.__doc__

    def __get__(self, instance: object, owner: type | None = None) -> Made:
        """Return the value; the instance has it from now on, so this is not called again."""
        made = self._make(instance)
        instance.__dict__[self._name] = made
        return made
