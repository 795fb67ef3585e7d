"""The table of models: context window, encoding and price of a model, by its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

#: The most names in the cache; the names come from outside.
_MAX_CACHED_NAMES: Final = 10_000
_WILDCARD: Final = re.compile(r"\[[^\]]+\]|[*?]")


class Price(NamedTuple):
    """The price of a million tokens, in US dollars; ``None`` if cached input tokens cost what others cost."""

    input_usd: float
    output_usd: float
    cached_input_usd: float | None = None


class Model(NamedTuple):
    """The known properties of a model; ``None`` for an unknown one.

    Attributes:
        context_window_tokens: Tokens of request and answer together.
        encoding: Name of the tiktoken encoding of its tokens.
        price: Price of its input and output.
    """

    context_window_tokens: int | None = None
    encoding: str | None = None
    price: Price | None = None


#: A model that is not in the table.
UNKNOWN: Final = Model()

#: Context windows of OpenAI's models. A provider's prefix, as in ``openai/gpt-4o``, is ignored here.
_BUILT_IN: Final[Mapping[str, Model]] = {
    "gpt-3.5*": Model(16_385),
    "gpt-4*": Model(8_192),
    "gpt-4-32k*": Model(32_768),
    "gpt-4-turbo*": Model(128_000),
    "gpt-4.1*": Model(1_000_000),
    "gpt-4.5*": Model(128_000),
    "gpt-4o*": Model(128_000),
    "gpt-5*": Model(272_000),
    "o1*": Model(200_000),
    "o1-mini*": Model(128_000),
    "o1-preview*": Model(128_000),
    "o3*": Model(200_000),
    "o4*": Model(200_000),
}


def names_model(pattern: str, name: str) -> bool:
    """Return whether a pattern of the settings names the model ``name``: it is the name itself, or matches it.

    Upper and lower case are the same.
    """
    pattern, name = pattern.lower(), name.lower()
    return pattern == name or fnmatchcase(name, pattern)


class ModelTable:
    """Models by name or pattern. Properties that the table does not define come from the built-in table.

    :func:`names_model` says which entries name a model. One with the exact name comes before every pattern. If several
    patterns match, the one with the most characters that are not wildcards comes first. Each property comes from the
    first entry that has it: ``gpt-4o-mini`` may have its own price, and the context window of ``gpt-4o*``.

    Args:
        entries: Models by name or pattern, as ``gpt-4o`` or ``claude-*``; ``?`` matches one character, ``[ab]`` one
            of these characters.
    """

    def __init__(self, entries: Mapping[str, Model]) -> None:
        self._patterns = _Patterns(entries)
        self._cache: dict[str, Model] = {}

    def context_windows(self) -> dict[str, int | None]:
        """Return the context windows of this table's own entries, by pattern in lower case."""
        return {pattern: model.context_window_tokens for pattern, model in self._patterns.entries()}

    def find(self, name: str | None) -> Model:
        """Return the properties of the model ``name``; :data:`UNKNOWN` without a name."""
        if not name:
            return UNKNOWN
        found = self._cache.get(name)
        if found is None:
            if len(self._cache) >= _MAX_CACHED_NAMES:
                self._cache.clear()
            found = self._cache[name] = self._look_up(name.lower())
        return found

    def _look_up(self, name: str) -> Model:
        entries = [*self._patterns.matching(name), *_BUILT_IN_PATTERNS.matching(name.rpartition("/")[2])]
        if not entries:
            return UNKNOWN
        columns = zip(*entries, strict=True)
        return Model(*(next((value for value in column if value is not None), None) for column in columns))


class _Patterns:
    """Entries by lower-case pattern, the most specific first."""

    def __init__(self, entries: Mapping[str, Model]) -> None:
        self._entries = {pattern.lower(): model for pattern, model in entries.items()}
        self._order = sorted(self._entries, key=_generality)

    def entries(self) -> list[tuple[str, Model]]:
        """Return the entries, by pattern in lower case."""
        return sorted(self._entries.items())

    def matching(self, name: str) -> Iterable[Model]:
        """Yield the entries that match ``name``, the most specific first."""
        if name in self._entries:
            yield self._entries[name]
        for pattern in self._order:
            if pattern != name and names_model(pattern, name):
                yield self._entries[pattern]


def _generality(pattern: str) -> tuple[int, int, str]:
    """Return a key that sorts the most specific pattern first; the pattern itself makes the order unambiguous."""
    return -len(_WILDCARD.sub("", pattern)), -len(pattern), pattern


_BUILT_IN_PATTERNS: Final = _Patterns(_BUILT_IN)

#: The table of a worker whose settings name no model.
BUILT_IN_MODELS: Final = ModelTable({})
