"""Empties the caches of texts in RAM when a memory has been emptied: its session may have been erased."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from processors.statements import facts, obligation_words, obligations, run_on, stated_values, statement_form

Work = TypeVar("Work")
Result = TypeVar("Result")


class TextCaches:
    """The caches of sentences that summaries of all sessions share.

    An attempt that is running while a session is erased may have its texts in hand, and puts them into the caches after
    that. So the caches are emptied once more when the attempts of that moment have ended.
    """

    def __init__(self) -> None:
        self._running = 0
        self._again = False

    def forget(self) -> None:
        """Empty the caches, and again after the attempts that are running now."""
        _forget()
        self._again = self._running > 0

    def using(self, attempt: Callable[[Work], Awaitable[Result]]) -> Callable[[Work], Awaitable[Result]]:
        """Return ``attempt``, known to use the caches while it runs."""

        async def attempt_with_caches(work: Work) -> Result:
            self._running += 1
            try:
                return await attempt(work)
            finally:
                self._running -= 1
                if self._again:
                    _forget()
                    self._again = self._running > 0

        return attempt_with_caches


def _forget() -> None:
    for module in (facts, obligation_words, obligations, run_on, stated_values, statement_form):
        module.forget_texts()
