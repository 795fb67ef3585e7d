"""Context windows of models by name, where no setting tells them."""

from __future__ import annotations

from typing import Final

#: Beginnings of names, the more particular first.
_WINDOWS: Final = (
    ("gpt-4.1", 1_000_000),
    ("gpt-4o", 128_000),
    ("gpt-4-turbo", 128_000),
    ("gpt-4-32k", 32_768),
    ("gpt-4.5", 128_000),
    ("gpt-4", 8_192),
    ("gpt-3.5", 16_385),
    ("gpt-5", 272_000),
    ("o1-mini", 128_000),
    ("o1-preview", 128_000),
    ("o1", 200_000),
    ("o3", 200_000),
    ("o4", 200_000),
)
#: Of a model nobody told us about. Rather too small: that costs calls, where too large would cost the summary,
#: since some servers cut what is too long without a word.
DEFAULT_WINDOW_TOKENS: Final = 16_384


def window_tokens(model: str) -> int:
    """Return how many tokens ``model`` takes, request and answer together."""
    name = model.lower().rpartition("/")[2]
    return next((tokens for prefix, tokens in _WINDOWS if name.startswith(prefix)), DEFAULT_WINDOW_TOKENS)
