"""A property that is made when it is first asked for, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

Made = TypeVar("Made")


class made_once(Generic[Made]):  # noqa: N801 - it is written as ``property`` is
    """Makes a property when it is first asked for, and keeps it in the object.

    ``functools.cached_property`` does the same, but takes a lock before Python 3.12, which costs more than most of what
    is made of one sentence. Two threads that ask at the same time may both make it here.
    """

    def __init__(self, make: Callable[[Any], Made]) -> None:
        self._make = make
        self._name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, owner: None, kind: type[Any]) -> Self: ...

    @overload
    def __get__(self, owner: object, kind: type[Any]) -> Made: ...

    def __get__(self, owner: object | None, kind: type[Any]) -> Self | Made:
        """Return what is made of ``owner``; of the class itself, the property."""
        if owner is None:
            return self
        made = owner.__dict__[self._name] = self._make(owner)
        return made
