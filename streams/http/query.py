"""Parses query strings by one rule for all routes. A route accepts and documents the parameters that it lists.

The rule:

- A parameter that the route does not list is an error.
- A parameter that is given twice is an error, unless it is repeatable.
- An empty value is a value: an error for a number, a time or one of several words, otherwise an empty text.
- An error is answered with 400 and a detail that names the parameter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Generic, TypeVar
from urllib.parse import parse_qsl

from schemas.errors import BadRequest
from schemas.parts import MAX_SAFE_INTEGER

_MAX_PARAMETERS: Final = 1_000
_MAX_QUOTED_CHARACTERS: Final = 64
_INTEGER: Final = re.compile(r"-?[0-9]{1,16}")
_NUMBER: Final = re.compile(r"[0-9]{1,16}(\.[0-9]{1,32})?")

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
Default = TypeVar("Default", int, None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter(Generic[T]):
    """One parameter of a query string.

    Attributes:
        name: the name in the query string.
        description: its meaning, for the OpenAPI document.
        schema: its JSON Schema, for the OpenAPI document.
        parse: converts the text to the value; raises ``BadRequest`` if the text is not valid.
        default: the value if the parameter is omitted.
        repeatable: whether it may be given several times.
        required: whether the OpenAPI document names it as required; the route refuses a request without it.
    """

    name: str
    description: str
    schema: Mapping[str, Any]
    parse: Callable[[str], T]
    default: T
    repeatable: bool = False
    required: bool = False

    def document(self, place: str = "query") -> dict[str, Any]:
        """Return the parameter's description in the OpenAPI document."""
        return {
            "name": self.name,
            "in": place,
            "required": self.required,
            "description": self.description,
            "schema": dict(self.schema),
        }


class Query:
    """The values of a route's parameters in a query string.

    Attributes:
        repeated: name and text of the repeatable parameters, in the order of the query string.
    """

    __slots__ = ("_values", "repeated")

    def __init__(self, values: Mapping[str, Any], repeated: list[tuple[str, str]]) -> None:
        self._values = values
        self.repeated = repeated

    def __getitem__(self, parameter: Parameter[T]) -> T:
        value: T = self._values.get(parameter.name, parameter.default)
        return value

    def __contains__(self, parameter: Parameter[Any]) -> bool:
        return parameter.name in self._values

    def __bool__(self) -> bool:
        return bool(self._values or self.repeated)


_EMPTY: Final = Query({}, [])


def by_name(parameters: Iterable[Parameter[Any]]) -> dict[str, Parameter[Any]]:
    """Return the parameters of one route by name, for :func:`parse_query`."""
    return {parameter.name: parameter for parameter in parameters}


def parse_query(query: bytes, known: Mapping[str, Parameter[Any]]) -> Query:
    """Parse a percent-encoded query string.

    Raises:
        BadRequest: a parameter is unknown or not valid, or is given twice although it is not repeatable.
    """
    if not query:
        return _EMPTY
    values: dict[str, Any] = {}
    repeated: list[tuple[str, str]] = []
    for name, text in _pairs(query):
        parameter = known.get(name)
        if parameter is None:
            raise BadRequest(
                f"unknown parameter {_quoted(name)}; known parameters: {', '.join(known) or 'none'}"
            )
        if parameter.repeatable:
            repeated.append((name, parameter.parse(text)))
        elif name in values:
            raise BadRequest(f"{name} is given twice; give it once")
        else:
            values[name] = parameter.parse(text)
    return Query(values, repeated)


def whole_number(
    name: str, description: str, *, least: int, default: Default, cut_to: int | None = None
) -> Parameter[int | Default]:
    """Return a parameter that is a whole number of at least ``least``; numbers over ``cut_to`` are lowered to it."""

    def parse(text: str) -> int:
        if _INTEGER.fullmatch(text) is None or not least <= int(text) <= MAX_SAFE_INTEGER:
            raise BadRequest(f"{name} must be a whole number of at least {least}, not {_quoted(text)}")
        return int(text) if cut_to is None else min(int(text), cut_to)

    schema: dict[str, Any] = {"type": "integer", "minimum": least, "maximum": MAX_SAFE_INTEGER}
    if default is not None:
        schema["default"] = default
    return Parameter(name=name, description=description, schema=schema, parse=parse, default=default)


def positive_number(name: str, description: str) -> Parameter[float | None]:
    """Return a parameter that is a number greater than 0; None if it is omitted."""

    def parse(text: str) -> float:
        # Very small ones are 0 for Python.
        if _NUMBER.fullmatch(text) is None or not 0 < float(text) <= MAX_SAFE_INTEGER:
            raise BadRequest(f"{name} must be a number greater than 0, not {_quoted(text)}")
        return float(text)

    schema = {"type": "number", "exclusiveMinimum": 0, "maximum": MAX_SAFE_INTEGER}
    return Parameter(name=name, description=description, schema=schema, parse=parse, default=None)


def one_of(
    name: str, description: str, words: tuple[Word, ...], *, default: Word | None = None
) -> Parameter[Word]:
    """Return a parameter that is one of several words; without ``default`` the first one is the default."""
    default = words[0] if default is None else default
    schema = {"type": "string", "enum": list(words), "default": default}
    return Parameter(
        name=name, description=description, schema=schema, parse=_word(name, words), default=default
    )


def optional_one_of(name: str, description: str, words: tuple[Word, ...]) -> Parameter[Word | None]:
    """Return a parameter that is one of several words; None if it is omitted."""
    schema = {"type": "string", "enum": list(words)}
    return Parameter(
        name=name, description=description, schema=schema, parse=_word(name, words), default=None
    )


def flag(name: str, description: str) -> Parameter[bool]:
    """Return a parameter that is ``true`` or ``false``; false if it is omitted."""
    choice = one_of(name, description, ("false", "true"))
    return Parameter(
        name=name,
        description=description,
        schema=choice.schema,
        parse=lambda text: choice.parse(text) == "true",
        default=False,
    )


def text(
    name: str, description: str, *, required: bool = False, pattern: str | None = None
) -> Parameter[str | None]:
    """Return a parameter that is any text; None if it is omitted.

    Args:
        name: the name in the query string.
        description: its meaning.
        required: whether the route refuses a request without it.
        pattern: for the document: what the route accepts, as a regular expression.
    """
    schema = {"type": "string"} if pattern is None else {"type": "string", "pattern": pattern}
    return Parameter(
        name=name, description=description, schema=schema, parse=str, default=None, required=required
    )


def repeatable_text(name: str, description: str) -> Parameter[str]:
    """Return a repeatable parameter that is any text; its values are in :attr:`Query.repeated`."""
    return Parameter(
        name=name,
        description=description,
        schema={"type": "array", "items": {"type": "string"}},
        parse=str,
        default="",
        repeatable=True,
    )


def rfc3339_time(name: str, description: str) -> Parameter[datetime | None]:
    """Return a parameter that is an RFC 3339 time with its offset from UTC; None if it is omitted."""

    def parse(text: str) -> datetime:
        try:
            # A plus sign that is not percent-encoded is decoded as a space.
            time = datetime.fromisoformat(text.replace(" ", "+"))
        except ValueError as error:
            raise BadRequest(
                f"{name} must be a time such as 2026-01-31T12:00:00Z, not {_quoted(text)}"
            ) from error
        if time.tzinfo is None:
            raise BadRequest(f"{name} must have an offset from UTC, such as 2026-01-31T12:00:00Z")
        return time

    schema = {"type": "string", "format": "date-time"}
    return Parameter(name=name, description=description, schema=schema, parse=parse, default=None)


def _word(name: str, words: tuple[Word, ...]) -> Callable[[str], Word]:
    by_text = {str(word): word for word in words}

    def parse(text: str) -> Word:
        if text not in by_text:
            raise BadRequest(f"{name} must be one of {', '.join(words)}, not {_quoted(text)}")
        return by_text[text]

    return parse


def _pairs(query: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(
            query.decode(), keep_blank_values=True, errors="strict", max_num_fields=_MAX_PARAMETERS
        )
    except UnicodeDecodeError as error:
        raise BadRequest("the query string is not UTF-8 when percent-decoded") from error
    except ValueError as error:
        raise BadRequest(f"the query string has more than {_MAX_PARAMETERS} parameters") from error


def _quoted(value: str) -> str:
    return repr(value if len(value) <= _MAX_QUOTED_CHARACTERS else value[:_MAX_QUOTED_CHARACTERS] + "…")
