"""Query strings of the analytics routes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final, get_args

from processors.analytics.answer import ORDERS, Order
from processors.analytics.event_time import KINDS, WindowKind, microseconds_of
from schemas.errors import BadRequest
from streams.http.query import choice, count, only_parameters, shown

#: Sessions a list holds where ``limit`` is left out, and at most.
DEFAULT_RANKED: Final = 100
MAX_RANKED: Final = 1_000

_EVER_US: Final = 10**18


@dataclass(frozen=True, slots=True)
class RankedRequest:
    """Which sessions come first, and how many of them."""

    order: Order
    limit: int


@dataclass(frozen=True, slots=True)
class WindowsRequest:
    """Which windows: those of ``kind`` that begin at or after ``from_us`` and before ``to_us``."""

    kind: WindowKind
    from_us: int
    to_us: int


def parse_ranked_request(query: bytes) -> RankedRequest:
    """Parse the query string of a list of sessions' figures.

    Raises:
        BadRequest: a parameter is unknown, ill-typed, or given twice.
    """
    values = only_parameters(query, ("order", "limit"))
    order = choice("order", values.get("order", "last_activity"), ORDERS)
    limit = count("limit", values["limit"], 1) if "limit" in values else DEFAULT_RANKED
    return RankedRequest(next(one for one in get_args(Order) if one == order), min(limit, MAX_RANKED))


def parse_windows_request(query: bytes) -> WindowsRequest:
    """Parse the query string of a list of windows.

    Raises:
        BadRequest: a parameter is unknown, ill-typed, given twice, or ``to`` is not after ``from``.
    """
    values = only_parameters(query, ("by", "from", "to"))
    kind = choice("by", values.get("by", "hour"), KINDS)
    from_us = _moment("from", values["from"]) if "from" in values else -_EVER_US
    to_us = _moment("to", values["to"]) if "to" in values else _EVER_US
    if to_us <= from_us:
        raise BadRequest("to must be after from")
    return WindowsRequest(next(one for one in get_args(WindowKind) if one == kind), from_us, to_us)


def parse_nothing(query: bytes) -> None:
    """Refuse parameters where there are none.

    Raises:
        BadRequest: there are some.
    """
    only_parameters(query, ())


def _moment(name: str, value: str) -> int:
    # A bare + in a query is a space, and everybody forgets to write %2B.
    text = value.replace(" ", "+")
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise BadRequest(f"{name} must be a time as 2026-01-31T12:00:00Z, not {shown(value)}") from error
    if moment.tzinfo is None:
        raise BadRequest(f"{name} must say its offset from UTC, as 2026-01-31T12:00:00Z")
    return microseconds_of(moment)
