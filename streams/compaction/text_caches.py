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
    that. So the caches are emptied once more when each of the attempts of that moment has ended.
    """

    def __init__(self) -> None:
        self._forgotten = 0

    def forget(self) -> None:
        """Empty the caches, and again after the attempts that are running now."""
        self._forgotten += 1
        _forget()

    def using(self, attempt: Callable[[Work], Awaitable[Result]]) -> Callable[[Work], Awaitable[Result]]:
        """Return ``attempt``, known to use the caches while it runs."""

        async def attempt_with_caches(work: Work) -> Result:
            before = self._forgotten
            try:
                return await attempt(work)
            finally:
                if self._forgotten != before:
                    _forget()

        return attempt_with_caches


def _forget() -> None:
    for module in (facts, obligation_words, obligations, run_on, stated_values, statement_form):
        module.forget_texts()
