"""Query strings, parsed and checked by hand: this is the hot path of every read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlencode

from processors.reading.filters import FILTER_PARAMETERS, MemoryFilter
from processors.reading.openai_format import Unanswered
from processors.reading.view import WHOLE, ViewQuery
from schemas.errors import BadRequest
from schemas.parts import MAX_SAFE_INTEGER

#: Longest wait for ``min_sequence``, in milliseconds; more is cut to this.
MAX_WAIT_MS: Final = 30_000
#: Wait for ``min_sequence`` where ``wait_ms`` is left out.
DEFAULT_WAIT_MS: Final = 5_000
#: Sessions a list holds where ``limit`` is left out, and at most.
DEFAULT_SESSIONS: Final = 100
MAX_SESSIONS: Final = 10_000

#: Parameters of a memory read that are whole numbers -> the least one allowed.
COUNTS: Final = {"last": 0, "limit": 1, "after_sequence": -1, "epoch": 0, "min_sequence": 0, "wait_ms": 0}
#: Parameters of a memory read that are one of a few words; the first is the default.
CHOICES: Final = {
    "format": ("json", "openai"),
    "unanswered": ("error", "keep"),
    "native": ("false", "true"),
    "configuration": ("false", "true"),
    "stale": ("refuse", "allow"),
}

_MAX_PARAMETERS: Final = 1_000
_INTEGER: Final = re.compile(r"-?[0-9]{1,16}")
_NUMBER: Final = re.compile(r"[0-9]{1,16}(\.[0-9]{1,16})?")


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryRequest:
    """What a memory read asks for.

    Attributes:
        view: which messages.
        openai: Chat Completions form instead of this API's own.
        unanswered: what becomes of unanswered tool calls in that form.
        native: whether messages carry a framework's own form.
        configuration: whether the answer tells the session's own settings.
        min_sequence: the partition must have been applied up to here.
        wait_ms: how long to wait for that, at most :data:`MAX_WAIT_MS`.
        allow_stale: answer the last known memory where nothing proves it current.
        epoch: of the page before this one; the memory must still have it.
    """

    view: ViewQuery = WHOLE
    openai: bool = False
    unanswered: Unanswered = "error"
    native: bool = False
    configuration: bool = False
    min_sequence: int | None = None
    wait_ms: int = DEFAULT_WAIT_MS
    allow_stale: bool = False
    epoch: int | None = None

    def next_page(self, after_sequence: int, epoch: int) -> str:
        """Return the query string of the page after ``after_sequence``, for the memory of this ``epoch``."""
        pairs: list[tuple[str, object]] = [
            ("limit", self.view.limit),
            ("after_sequence", after_sequence),
            ("epoch", epoch),
            *self.view.filters.parameters(),
        ]
        if self.native:
            pairs.append(("native", "true"))
        if self.configuration:
            pairs.append(("configuration", "true"))
        if self.allow_stale:
            pairs.append(("stale", "allow"))
        return urlencode(pairs)


_PLAIN: Final = MemoryRequest()


def parse_memory_request(query: bytes) -> MemoryRequest:
    """Parse the query string of a memory read.

    Raises:
        BadRequest: a parameter is unknown, ill-typed, given twice, or contradicts another.
    """
    if not query:
        return _PLAIN
    counts: dict[str, int] = {}
    choices: dict[str, str] = {}
    criteria: list[tuple[str, str]] = []
    for name, value in _pairs(query):
        if name in FILTER_PARAMETERS:
            criteria.append((name, value))
        elif name in counts or name in choices:
            raise BadRequest(f"{name} is given twice")
        elif name in COUNTS:
            counts[name] = count(name, value, COUNTS[name])
        elif name in CHOICES:
            choices[name] = choice(name, value, CHOICES[name])
        else:
            raise _unknown(name, [*COUNTS, *CHOICES, *FILTER_PARAMETERS])
    _refuse_contradictions(counts, choices)
    return MemoryRequest(
        view=ViewQuery(
            filters=MemoryFilter.of(criteria),
            last=counts.get("last"),
            limit=counts.get("limit"),
            after_sequence=counts.get("after_sequence"),
        ),
        openai=choices.get("format") == "openai",
        unanswered="keep" if choices.get("unanswered") == "keep" else "error",
        native=choices.get("native") == "true",
        configuration=choices.get("configuration") == "true",
        min_sequence=counts.get("min_sequence"),
        wait_ms=min(counts.get("wait_ms", DEFAULT_WAIT_MS), MAX_WAIT_MS),
        allow_stale=choices.get("stale") == "allow",
        epoch=counts.get("epoch"),
    )


@dataclass(frozen=True, slots=True)
class SessionsRequest:
    """Which sessions a list holds: the newest ``limit`` of those active lately and of this user."""

    active_within_seconds: float | None = None
    user_id: str | None = None
    limit: int = DEFAULT_SESSIONS


def parse_sessions_request(query: bytes) -> SessionsRequest:
    """Parse the query string of a list of sessions.

    Raises:
        BadRequest: a parameter is unknown, ill-typed, or given twice.
    """
    values = only_parameters(query, ("active_within_seconds", "user_id", "limit"))
    within = values.get("active_within_seconds")
    limit = count("limit", values["limit"], 1) if "limit" in values else DEFAULT_SESSIONS
    return SessionsRequest(
        _seconds("active_within_seconds", within) if within is not None else None,
        values.get("user_id"),
        min(limit, MAX_SESSIONS),
    )


def _pairs(query: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(
            query.decode(), keep_blank_values=True, errors="strict", max_num_fields=_MAX_PARAMETERS
        )
    except UnicodeDecodeError as error:
        raise BadRequest("the query string is not UTF-8 when percent-decoded") from error
    except ValueError as error:
        raise BadRequest(f"the query string has more than {_MAX_PARAMETERS} parameters") from error


def only_parameters(query: bytes, known: Sequence[str]) -> dict[str, str]:
    """Return the parameters of a query string that knows these, each at most once.

    Raises:
        BadRequest: one is unknown, or given twice.
    """
    values: dict[str, str] = {}
    for name, value in _pairs(query):
        if name not in known:
            raise _unknown(name, known)
        if name in values:
            raise BadRequest(f"{name} is given twice")
        values[name] = value
    return values


def count(name: str, value: str, least: int) -> int:
    """Return a whole number of at least ``least``.

    Raises:
        BadRequest: it is none.
    """
    if _INTEGER.fullmatch(value) is None or not least <= int(value) <= MAX_SAFE_INTEGER:
        raise BadRequest(f"{name} must be a whole number of at least {least}, not {shown(value)}")
    return int(value)


def _seconds(name: str, value: str) -> float:
    if _NUMBER.fullmatch(value) is None or float(value) == 0:
        raise BadRequest(f"{name} must be a number greater than 0, not {shown(value)}")
    return float(value)


def choice(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """Return one of the words that are allowed.

    Raises:
        BadRequest: it is none of them.
    """
    if value not in allowed:
        raise BadRequest(f"{name} must be one of {', '.join(allowed)}, not {shown(value)}")
    return value


def _unknown(name: str, known: Iterable[str]) -> BadRequest:
    return BadRequest(f"unknown parameter {shown(name)}; known are {', '.join(known) or 'none'}")


def shown(value: str) -> str:
    """Return a value as an error message shows it."""
    return repr(value if len(value) <= 64 else value[:64] + "…")


def _refuse_contradictions(counts: dict[str, int], choices: dict[str, str]) -> None:
    paging = [name for name in ("limit", "after_sequence", "epoch") if name in counts]
    if paging and "last" in counts:
        raise BadRequest(f"last and {paging[0]} contradict each other: ask for the newest, or for a page")
    if choices.get("format") == "openai":
        if paging:
            raise BadRequest(f"format=openai has no pages, so {paging[0]} does not go with it; last does")
        for name in ("native", "configuration"):
            if choices.get(name) == "true":
                raise BadRequest(f"format=openai and {name}=true contradict each other")
