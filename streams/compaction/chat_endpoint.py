"""One endpoint that speaks Chat Completions: asked with structured output, or with what it takes instead."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from processors.summaries.json_schema import is_strict
from schemas.errors import ConfigurationError, SummarizerUnavailable, SummaryRefused
from schemas.parts import Usage
from schemas.process_settings import CompactionSettings
from schemas.settings import PREFIX
from streams.settings.report import mask_credentials

if TYPE_CHECKING:
    from openai import AsyncOpenAI
    from openai.types.chat import ChatCompletion

#: Longest wait the client takes from Retry-After, in seconds.
_LONGEST_WAIT_SECONDS: Final = 120.0
#: What is remembered of models and schemas at most; it only saves a refused request.
_MOST_REMEMBERED: Final = 1_000
#: Ways to ask for the form of an answer, the best first.
_FORMATS: Final = ("json_schema", "json_object", "text")
_LIMITS: Final = ("max_completion_tokens", "max_tokens")
#: For endpoints of one's own that ask for no key; the client wants one.
_NO_KEY: Final = "none"
#: Characters of an endpoint's own words that go on.
_LONGEST_QUOTE: Final = 300
#: Characters of an error that are looked at; behind them some endpoints repeat the request.
_LOOKED_AT: Final = 2_000
_FORMAT_WORDS: Final = re.compile(
    r"response_format|json_schema|json_object|structured output|guided", re.IGNORECASE
)
_LIMIT_WORDS: Final = re.compile(r"max_completion_tokens", re.IGNORECASE)
_WINDOW_WORDS: Final = re.compile(
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


class Question(NamedTuple):
    """One request, whatever way it is put.

    Attributes:
        model: Which model.
        system: The system part.
        user: The user part.
        schema: JSON Schema of the answer.
        schema_text: The schema in words, for endpoints that do not take it as a parameter.
        max_tokens: What the answer may have.
        temperature: ``None`` leaves it to the model.
    """

    model: str
    system: str
    user: str
    schema: Mapping[str, Any]
    schema_text: str
    max_tokens: int
    temperature: float | None


class Reply(NamedTuple):
    """What came back: a text that is not checked yet."""

    text: str | None
    usage: Usage


class _Way(NamedTuple):
    """How a question is put; indices into what is tried."""

    format: int = 0
    limit: int = 0


class ChatEndpoint:
    """The real client, with its own attempts: 408, 409, 429, 5xx, timeouts and broken connections, with backoff.

    What an endpoint refused once (a JSON schema, a name of the token limit) it is not asked again.

    Raises:
        ConfigurationError: there is no API key, and no endpoint of one's own that could do without.
    """

    def __init__(self, settings: CompactionSettings) -> None:
        self._settings = settings
        self._client: AsyncOpenAI | None = None
        self._ways: dict[tuple[str, str], _Way] = {}
        self._key = api_key(settings)

    async def client(self) -> AsyncOpenAI:
        """The client, made when first used: importing it takes a second or more, which others shall not wait."""
        if self._client is None:
            await asyncio.to_thread(importlib.import_module, "openai")
        if self._client is None:
            from openai import AsyncOpenAI

            self._client = AsyncOpenAI(
                api_key=self._key,
                base_url=self._settings.base_url,
                timeout=self._settings.timeout_seconds,
                max_retries=self._settings.max_retries,
            )
        return self._client

    def masked(self, text: str) -> str:
        """Return ``text`` without the key, in one line, and not too long for a log."""
        return one_line(text.replace(self._key, "***") if self._key != _NO_KEY else text)

    async def ask(self, question: Question) -> Reply:
        """Put ``question`` to the model.

        Raises:
            SummaryRefused: the model refused (``refusal``), its answer was cut off (``cut_off``), or the endpoint
                will never take the request (``rejected``).
            WindowExceeded: the request is larger than the model's window.
            SummarizerUnavailable: no answer after all attempts, or none of the kind.
        """
        key = question.model, json.dumps(question.schema)
        way = self._ways.get(key, _Way())
        while True:
            try:
                completion = await self._completion(question, way)
            except Unsupported as refused:
                way = _next_way(way, refused)
                continue
            if way != self._ways.get(key, _Way()):
                if len(self._ways) >= _MOST_REMEMBERED:
                    self._ways.clear()
                self._ways[key] = way
            return _reply(completion)

    async def examined(self, model: str) -> tuple[str, str]:
        """Return what is known of the endpoint without a paid request, and a remedy where one is needed.

        Raises:
            SummarizerUnavailable: it cannot be reached, or does not let us in; the message says what to do.
        """
        client = await self.client()
        from openai import NotFoundError, OpenAIError

        where = self.masked(mask_credentials(str(client.base_url)))
        try:
            try:
                await client.models.retrieve(model)
            except NotFoundError:
                listed = [known.id async for known in client.models.list()]
                names = f"it has {', '.join(listed[:5])}" if listed else "it lists none"
                return f"{where} does not know {model}; {names}", f"set {PREFIX}COMPACTION__MODEL"
        except NotFoundError:
            return (
                f"{where} answers, but does not tell its models",
                f"see that {PREFIX}COMPACTION__BASE_URL is right: it ends in /v1 with most servers",
            )
        except (OpenAIError, ValueError) as error:
            ours = self._translated(error)
            raise SummarizerUnavailable(f"{where}: {ours}; see {PREFIX}COMPACTION__BASE_URL") from error
        return f"{model} at {where}", ""

    async def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.close()

    async def _completion(self, question: Question, way: _Way) -> ChatCompletion:
        client = await self.client()
        from openai import OpenAIError

        attempts = self._settings.max_retries
        # The client's timeout is for a silence; this is for an endpoint that sends a byte now and then.
        longest = (attempts + 1) * self._settings.timeout_seconds + attempts * _LONGEST_WAIT_SECONDS
        try:
            async with asyncio.timeout(longest):
                completion: ChatCompletion = await client.chat.completions.create(
                    **_parameters(question, way)
                )
        except TimeoutError as error:
            raise SummarizerUnavailable(f"the model has not answered in {longest:g} seconds") from error
        except OpenAIError as error:
            raise self._translated(error) from error
        except ValueError as error:
            raise SummarizerUnavailable(
                "the endpoint's answer is not JSON: is it Chat Completions?"
            ) from error
        if not hasattr(completion, "choices"):
            raise SummarizerUnavailable(
                f"the endpoint does not speak Chat Completions: correct {PREFIX}COMPACTION__BASE_URL"
            )
        if not completion.choices and getattr(completion, "error", None):
            # Gateways answer 200 before they know what the model behind them will do.
            raise SummarizerUnavailable("the endpoint answered with an error in place of choices")
        return completion

    def _translated(self, error: Exception) -> Exception:
        """The error as one of ours; its text is the endpoint's and may hold anything."""
        return translated(error, self.masked)


def api_key(settings: CompactionSettings) -> str:
    """The key to use: ``COMPACTION__API_KEY``, ``OPENAI_API_KEY``, or a stand-in for endpoints of one's own.

    Raises:
        ConfigurationError: none was given, and OpenAI itself would be asked.
    """
    if settings.api_key is not None:
        return settings.api_key.get_secret_value()
    given = os.environ.get("OPENAI_API_KEY")
    if given:
        return given
    if settings.base_url or os.environ.get("OPENAI_BASE_URL"):
        return _NO_KEY
    raise ConfigurationError(
        f"the openai summarizer needs a key: set {PREFIX}COMPACTION__API_KEY or OPENAI_API_KEY, "
        f"or {PREFIX}COMPACTION__BASE_URL for an endpoint of your own"
    )


def _parameters(question: Question, way: _Way) -> dict[str, Any]:
    system = question.system
    parameters: dict[str, Any] = {_LIMITS[way.limit]: question.max_tokens}
    if _FORMATS[way.format] == "json_schema":
        parameters["response_format"] = {
            "type": "json_schema",
            "json_schema": {
                "name": "summary",
                "schema": question.schema,
                "strict": is_strict(question.schema),
            },
        }
    else:
        system = f"{system}\n\n{question.schema_text}"
        if _FORMATS[way.format] == "json_object":
            parameters["response_format"] = {"type": "json_object"}
    if question.temperature is not None:
        parameters["temperature"] = question.temperature
    messages = [{"role": "system", "content": system}, {"role": "user", "content": question.user}]
    return {"model": question.model, "messages": messages, **parameters}


def _next_way(way: _Way, refused: Unsupported) -> _Way:
    """Another way to ask; the refusal itself when there is none left."""
    if refused.what == "format" and way.format + 1 < len(_FORMATS):
        return way._replace(format=way.format + 1)
    if refused.what == "limit" and way.limit + 1 < len(_LIMITS):
        return way._replace(limit=way.limit + 1)
    raise SummaryRefused("rejected", refused.detail) from refused


def _reply(completion: ChatCompletion) -> Reply:
    if not completion.choices:
        raise SummaryRefused("malformed", "the model's answer has no choices")
    choice = completion.choices[0]
    refusal = getattr(choice.message, "refusal", None)
    if refusal or choice.finish_reason == "content_filter":
        raise SummaryRefused("refusal", "the model, or a filter before it, refused to summarize")
    if choice.finish_reason == "length":
        raise SummaryRefused(
            "cut_off",
            "the model's answer was cut off at its limit of tokens: raise max_summary_tokens, "
            f"or {PREFIX}COMPACTION__MAX_ANSWER_TOKENS",
        )
    usage = completion.usage
    if usage is None:
        return Reply(choice.message.content, Usage())
    return Reply(
        choice.message.content,
        Usage(input_tokens=usage.prompt_tokens or 0, output_tokens=usage.completion_tokens or 0),
    )


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
    if status == 413 or (status in {400, 422} and _WINDOW_WORDS.search(whole)):
        return WindowExceeded("rejected", f"the request is larger than the model's window: {said}")
    if status in {400, 422}:
        return _bad_request(error, whole, said)
    return SummarizerUnavailable(f"the model's endpoint answered {status}: {said}{_remedy(status)}")


def one_line(text: str) -> str:
    """Return the beginning of ``text`` without line breaks, and without what UTF-8 cannot hold."""
    line = " ".join(text.encode("utf-8", "replace").decode().split())
    return line if len(line) <= _LONGEST_QUOTE else f"{line[:_LONGEST_QUOTE]}…"


def _bad_request(error: Any, whole: str, said: str) -> Exception:
    param = str(error.param or "")
    if error.code == "content_filter":
        return SummaryRefused("refusal", "a filter before the model refused to summarize")
    # The code names what is wrong where there is one; words are for the endpoints that have none.
    if param.startswith("response_format") or (not param and _FORMAT_WORDS.search(whole)):
        return Unsupported("format", f"the endpoint refuses the form of the answer: {said}")
    if _LIMIT_WORDS.fullmatch(param) or (not param and _LIMIT_WORDS.search(whole)):
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
