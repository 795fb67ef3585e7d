"""What an endpoint's errors mean for a summary, as far as their codes and words tell."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Literal

from schemas.errors import SummarizerUnavailable, SummaryRefused
from schemas.settings import PREFIX

#: Characters of an endpoint's own words that go on.
_LONGEST: Final = 300
#: Characters of an error that are looked at; behind them some endpoints repeat the request.
_LOOKED_AT: Final = 2_000
_FORMAT: Final = re.compile(
    r"response_format|json_schema|json_object|structured output|guided", re.IGNORECASE
)
_LIMIT: Final = re.compile(r"max_completion_tokens", re.IGNORECASE)
_WINDOW: Final = re.compile(
    r"context_length_exceeded|(maximum|available|model'?s?) context|context (length|window|size)|prompt is too long"
    r"|too many (input )?tokens|request too large",
    re.IGNORECASE,
)


class WindowExceeded(SummaryRefused):
    """The request is larger than the model's window: it has to be made smaller, and sent again."""


class Unsupported(SummaryRefused):
    """The endpoint does not know one of the request's parameters: the question has to be put another way.

    Attributes:
        what: ``format`` of the answer, or ``limit`` of its tokens.
    """

    def __init__(self, what: Literal["format", "limit"], detail: str) -> None:
        super().__init__("rejected", detail)
        self.what = what


def translated(error: Exception, masked: Callable[[str], str]) -> Exception:
    """Return an error of the client as one of ours.

    Args:
        error: What the client raised after its own attempts.
        masked: Takes secrets out of the endpoint's words.
    """
    import openai

    said = masked(_words(error))
    if isinstance(error, openai.APITimeoutError):
        return SummarizerUnavailable("the model did not answer in time, in all attempts")
    if isinstance(error, openai.APIConnectionError):
        cause = error.__cause__
        why = f" ({type(cause).__name__})" if cause is not None else ""
        return SummarizerUnavailable(f"the model's endpoint cannot be reached, in all attempts{why}")
    if not isinstance(error, openai.APIStatusError):
        return SummarizerUnavailable(f"the endpoint's answer cannot be read: {said}")
    status = error.status_code
    whole = f"{error.code} {error.message} {error.body}"[:_LOOKED_AT]
    if status == 413 or (status in {400, 422} and _WINDOW.search(whole)):
        return WindowExceeded("rejected", f"the request is larger than the model's window: {said}")
    if status in {400, 422}:
        return _bad_request(error, whole, said)
    return SummarizerUnavailable(f"the model's endpoint answered {status}: {said}{_remedy(status)}")


def one_line(text: str) -> str:
    """Return the beginning of ``text`` without line breaks, and without what UTF-8 cannot hold."""
    line = " ".join(text.encode("utf-8", "replace").decode().split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"


def _bad_request(error: Any, whole: str, said: str) -> Exception:
    param = str(error.param or "")
    if error.code == "content_filter":
        return SummaryRefused("refusal", "a filter before the model refused to summarize")
    # The code names what is wrong where there is one; words are for the endpoints that have none.
    if param.startswith("response_format") or (not param and _FORMAT.search(whole)):
        return Unsupported("format", f"the endpoint refuses the form of the answer: {said}")
    if _LIMIT.fullmatch(param) or (not param and _LIMIT.search(whole)):
        return Unsupported("limit", f"the endpoint refuses the limit of tokens: {said}")
    return SummaryRefused("rejected", f"the model's endpoint refuses the request: {said}")


def _words(error: Any) -> str:
    """The endpoint's own message; of an error in any other form nothing, for some repeat the request in it."""
    body = getattr(error, "body", None)
    message = body.get("message") if isinstance(body, dict) else None
    return message if isinstance(message, str) else "without a word of why"


def _remedy(status: int) -> str:
    if status in {401, 403}:
        return f"; correct {PREFIX}COMPACTION__API_KEY or OPENAI_API_KEY"
    if status == 404:
        return f"; correct {PREFIX}COMPACTION__MODEL or {PREFIX}COMPACTION__BASE_URL"
    return ""
