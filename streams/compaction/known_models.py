"""What is known of the models that summarize: how much they take, and how their tokens are counted."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Final

from processors.compaction.models import window_tokens
from processors.memory.tokens import ByteEstimate, TokenCounter
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.settings.tokenizer import TiktokenCounter

log = logging.getLogger(__name__)

#: Models that are remembered at most; sessions may name any.
_MOST_REMEMBERED: Final = 1_000


@dataclass(frozen=True, slots=True)
class KnownModel:
    """One model.

    Attributes:
        name: As it is asked for.
        window_tokens: Request and answer together.
        counter: Counts its tokens, or guesses them.
        exact: Whether ``counter`` is this model's own way of counting.
    """

    name: str
    window_tokens: int
    counter: TokenCounter
    exact: bool = True

    @property
    def usable_tokens(self) -> int:
        """The window, less what a count may be wrong by."""
        if self.counter.estimated:
            # Digits and identifiers have two bytes a token where the estimate has four.
            return self.window_tokens // 2
        return self.window_tokens * (97 if self.exact else 75) // 100


class KnownModels:
    """The table of the settings, then OpenAI's own models by name, then a cautious default.

    Args:
        settings: ``MODELS__`` tells windows and encodings.
        counter: The one memory counts with; used for models of the same encoding, and where nothing is known.

    Raises:
        ConfigurationError: ``MODELS__`` names an encoding there is not.
    """

    def __init__(self, settings: Settings, counter: TokenCounter) -> None:
        self._table = {name.lower(): model for name, model in settings.models.items()}
        self._counter = counter
        self._known: dict[str, KnownModel] = {}
        _require_encodings(settings)

    async def named(self, name: str) -> KnownModel:
        """What is known of the model ``name``."""
        if name not in self._known:
            told = self._table.get(name.lower())
            encoding = (told.encoding if told is not None else None) or _encoding_of(name)
            counter = await asyncio.to_thread(self._counter_of, encoding)
            window = (told.context_window_tokens if told is not None else None) or window_tokens(name)
            self._remember(KnownModel(name, window, counter, exact=encoding is not None))
        return self._known[name]

    def smaller(self, model: KnownModel) -> KnownModel:
        """The same model with half the window, for it has just shown that it takes less than was thought."""
        current = self._known.get(model.name, model)
        found = replace(model, window_tokens=min(current.window_tokens, model.window_tokens // 2))
        log.warning(
            "%s takes less than %d tokens: summaries are made with %d; set its context window in %sMODELS",
            model.name,
            model.window_tokens,
            found.window_tokens,
            PREFIX,
            extra={
                "action": "model_window_exceeded",
                "model": model.name,
                "window_tokens": found.window_tokens,
            },
        )
        self._remember(found)
        return found

    def _remember(self, model: KnownModel) -> None:
        if len(self._known) >= _MOST_REMEMBERED:
            self._known.clear()
        self._known[model.name] = model

    def _counter_of(self, encoding: str | None) -> TokenCounter:
        if encoding is None or encoding == self._counter.encoding:
            return self._counter
        try:
            return TiktokenCounter(encoding)
        except (OSError, ValueError):
            return ByteEstimate(encoding)


def _require_encodings(settings: Settings) -> None:
    import tiktoken

    known = tiktoken.list_encoding_names()
    for name, model in settings.models.items():
        if model.encoding is not None and model.encoding not in known:
            raise ConfigurationError(
                f"{PREFIX}MODELS: {name} has no encoding {model.encoding!r}; there are {', '.join(known)}"
            )


def _encoding_of(name: str) -> str | None:
    import tiktoken

    try:
        return tiktoken.encoding_name_for_model(name.rpartition("/")[2])
    except KeyError:
        return None
