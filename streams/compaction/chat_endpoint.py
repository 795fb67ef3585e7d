"""The client of one Chat Completions endpoint, with structured output or, if refused, with JSON mode or plain text."""

from __future__ import annotations

import asyncio
import importlib
import json
import logging
import os
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from pydantic import BaseModel

from processors.masked_addresses import mask_credentials
from processors.summaries.json_schema import is_strict
from schemas.errors import (
    BadRequest,
    ConfigurationError,
    ModelNotFound,
    Spent,
    SummarizerUnavailable,
    SummaryRefused,
)
from schemas.process_settings import CompactionSettings
from schemas.settings import PREFIX
from streams.client.completion import text_of

if TYPE_CHECKING:
    from openai import AsyncOpenAI
    from openai.types.chat import ChatCompletion

log = logging.getLogger(__name__)

#: The longest Retry-After that the client follows, in seconds.
_MAX_WAIT_SECONDS: Final = 120.0
#: How many pairs of model and schema are remembered; one that is forgotten costs a refused request.
_MAX_REMEMBERED: Final = 1_000
#: The ways to request the form of an answer, the best first.
_FORMATS: Final = ("json_schema", "json_object", "text")
_LIMITS: Final = ("max_completion_tokens", "max_tokens")
#: The most tokens that one call can be billed for; no model reads as many. A higher number is none.
_MAX_BILLED: Final = 10_000_000
#: The key for self-hosted endpoints that need none, because the client requires one.
_NO_KEY: Final = "none"
#: The most characters of an endpoint's own message that are quoted.
_MAX_QUOTE_CHARACTERS: Final = 300
#: The most characters of an error that are searched; some endpoints repeat the request after them.
_MAX_EXAMINED_CHARACTERS: Final = 2_000
#: Statuses of requests that were refused whatever the conversation was.
_MESSAGE_STATUSES: Final = frozenset({401, 403, 404, 429})
#: A code, a type or the name of a parameter; no sentence.
_CODE: Final = re.compile(r"[A-Za-z0-9_.\[\]-]{1,64}")
_FORMAT_ERROR: Final = re.compile(
    r"response_format|json_schema|json_object|structured output|guided", re.IGNORECASE
)
_LIMIT_ERROR: Final = re.compile(r"max_completion_tokens", re.IGNORECASE)
_WINDOW_ERROR: Final = re.compile(
    r"context_length_exceeded|(maximum|available|model'?s?) context|context (length|window|size)|prompt is too long"
    r"|too many (input )?tokens|request too large",
    re.IGNORECASE,
)


class WindowExceeded(SummaryRefused):
    """The request is larger than the model's window; it must be made smaller and sent again."""


class Unsupported(SummaryRefused):
    """The endpoint does not support one of the request's parameters; another variant of the request must be sent.

    Attributes:
        parameter: ``format`` (the answer's form) or ``limit`` (its limit of tokens).
    """

    def __init__(self, parameter: Literal["format", "limit"], detail: str) -> None:
        super().__init__("rejected", detail)
        self.parameter = parameter


class ChatRequest(NamedTuple):
    """One request, for all variants in which it can be sent.

    Attributes:
        model: The model's name.
        system: The text of the system message.
        user: The text of the user message.
        schema: The JSON Schema of the answer.
        schema_text: The schema in words, for endpoints that do not support it as a parameter.
        max_tokens: The limit of tokens in the answer.
        temperature: The temperature; ``None`` means the model's default.
        conversation: Messages in the API's form that come first, as the agents send them. Then there is no system
            message and no parameter for the answer's form, because endpoints put both before the conversation.
    """

    model: str
    system: str
    user: str
    schema: Mapping[str, Any]
    schema_text: str
    max_tokens: int
    temperature: float | None
    conversation: tuple[Mapping[str, Any], ...] = ()


class Reply(NamedTuple):
    """The model's answer, which is not checked yet, and its usage.

    Attributes:
        text: The text of the answer; ``None`` if it has none.
        spent: What the call was billed for.
        is_cut_off: Whether the answer reached its limit of tokens.
    """

    text: str | None
    spent: Spent
    is_cut_off: bool = False


class _Variant(NamedTuple):
    """The variant of a request: indices into ``_FORMATS`` and ``_LIMITS``."""

    format: int = 0
    limit: int = 0


class ChatEndpoint:
    """An endpoint, called with OpenAI's client.

    The client retries with backoff after 408, 409, 429, 5xx, timeouts and broken connections. A variant that the
    endpoint refused once (a JSON schema, a name of the token limit) is not sent again.

    Raises:
        ConfigurationError: There is no API key, and no self-hosted endpoint that may need none.
    """

    def __init__(self, settings: CompactionSettings) -> None:
        self._settings = settings
        self._client: AsyncOpenAI | None = None
        self._variants: dict[tuple[str, str], _Variant] = {}
        self._key = api_key(settings)

    async def client(self) -> AsyncOpenAI:
        """Return the client; it is imported at its first use, in a thread, because that takes a second or more."""
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
        """Return ``text`` without the key, on one line, and short enough for a log."""
        return one_line(text.replace(self._key, "***") if self._key != _NO_KEY else text)

    async def ask(self, request: ChatRequest) -> Reply:
        """Send ``request`` to the model, in another variant if the endpoint refuses one.

        Raises:
            SummaryRefused: The model refused (``refusal``), or the endpoint will never accept the request
                (``rejected``).
            WindowExceeded: The request is larger than the model's window.
            ModelNotFound: The endpoint does not know the model.
            SummarizerUnavailable: There was no answer after all attempts, or it is not Chat Completions.
        """
        key = request.model, json.dumps(request.schema)
        variant = self._variants.get(key, _Variant())
        while True:
            try:
                completion = await self._completion(request, variant)
            except Unsupported as refused:
                if request.conversation and refused.parameter == "format":
                    # It has none, so it would be the same request again.
                    raise SummaryRefused("rejected", refused.detail) from refused
                variant = _next_variant(variant, refused)
                continue
            if variant != self._variants.get(key, _Variant()):
                if len(self._variants) >= _MAX_REMEMBERED:
                    self._variants.clear()
                self._variants[key] = variant
            return _reply(completion)

    async def check_model(self, model: str) -> tuple[str, str]:
        """Check, without a paid request, that the endpoint has the model; return a finding, and a remedy if needed.

        Raises:
            SummarizerUnavailable: The endpoint cannot be reached or refuses the key; the message has a remedy.
        """
        client = await self.client()
        from openai import NotFoundError, OpenAIError

        where = self.masked(mask_credentials(str(client.base_url)))
        remedy = f"check {PREFIX}COMPACTION__BASE_URL: with most servers it ends in /v1"
        try:
            try:
                known: Any = await client.models.retrieve(model)
            except NotFoundError:
                names = await _listed_models(client)
                if names is None:
                    return f"{where} answers, but does not list its models", remedy
                some = f"it has {', '.join(names[:5])}" if names else "it lists none"
                return f"{where} does not know {model}; {some}", f"set {PREFIX}COMPACTION__MODEL"
        except (OpenAIError, ValueError) as error:
            # Nothing of a conversation was sent.
            ours = own_error(error, self.masked, with_message=True)
            raise SummarizerUnavailable(f"{where}: {ours}; check {PREFIX}COMPACTION__BASE_URL") from error
        if not isinstance(known, BaseModel) or getattr(known, "error", None):
            # A page to log in, for example.
            raise SummarizerUnavailable(f"{where} answers, but not with a model; {remedy}")
        return f"{model} at {where}", ""

    async def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.close()

    async def _completion(self, request: ChatRequest, variant: _Variant) -> ChatCompletion:
        client = await self.client()
        from openai import OpenAIError

        attempts = self._settings.max_retries
        # The client's timeout limits silence only; this one also ends an endpoint that sends a byte from time to time.
        longest = (attempts + 1) * self._settings.timeout_seconds + attempts * _MAX_WAIT_SECONDS
        try:
            async with asyncio.timeout(longest):
                completion: ChatCompletion = await client.chat.completions.create(
                    **_parameters(request, variant)
                )
        except TimeoutError as error:
            raise SummarizerUnavailable(f"the model has not answered in {longest:g} seconds") from error
        except OpenAIError as error:
            raise own_error(error, self.masked) from error
        except ValueError as error:
            raise SummarizerUnavailable(
                "the endpoint's answer is not JSON: check that it supports Chat Completions"
            ) from error
        if not hasattr(completion, "choices"):
            raise SummarizerUnavailable(
                f"the endpoint does not support Chat Completions: correct {PREFIX}COMPACTION__BASE_URL"
            )
        return completion


async def _listed_models(client: AsyncOpenAI) -> list[str] | None:
    """Return the names of the endpoint's models; ``None`` if it has no such list."""
    from openai import NotFoundError

    try:
        listed = [getattr(model, "id", None) async for model in client.models.list()]
    except (
        NotFoundError,
        AttributeError,
        TypeError,
    ):  # the client expects a list of models, and checks no types
        return None
    return [name for name in listed if isinstance(name, str)]


def api_key(settings: CompactionSettings) -> str:
    """Return the key: ``COMPACTION__API_KEY``, ``OPENAI_API_KEY``, or a placeholder for self-hosted endpoints.

    Raises:
        ConfigurationError: There is no key, and the endpoint is OpenAI's own.
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


def _parameters(request: ChatRequest, variant: _Variant) -> dict[str, Any]:
    system = request.system
    parameters: dict[str, Any] = {_LIMITS[variant.limit]: request.max_tokens}
    if request.temperature is not None:
        parameters["temperature"] = request.temperature
    if request.conversation:
        task = {"role": "user", "content": f"{request.user}\n\n{request.schema_text}"}
        return {"model": request.model, "messages": [*request.conversation, task], **parameters}
    if _FORMATS[variant.format] == "json_schema":
        parameters["response_format"] = {
            "type": "json_schema",
            "json_schema": {
                "name": "summary",
                "schema": request.schema,
                "strict": is_strict(request.schema),
            },
        }
    else:
        system = f"{system}\n\n{request.schema_text}"
        if _FORMATS[variant.format] == "json_object":
            parameters["response_format"] = {"type": "json_object"}
    messages = [{"role": "system", "content": system}, {"role": "user", "content": request.user}]
    return {"model": request.model, "messages": messages, **parameters}


def _next_variant(variant: _Variant, refused: Unsupported) -> _Variant:
    """Return the next variant; raise the refusal if there is none left."""
    if refused.parameter == "format" and variant.format + 1 < len(_FORMATS):
        return variant._replace(format=variant.format + 1)
    if refused.parameter == "limit" and variant.limit + 1 < len(_LIMITS):
        return variant._replace(limit=variant.limit + 1)
    raise SummaryRefused("rejected", refused.detail) from refused


def _reply(completion: Any) -> Reply:
    """Return the answer; the client checks none of its types.

    Raises:
        SummaryRefused: There is none; ``spent`` is what the call cost all the same.
        SummarizerUnavailable: The endpoint, or the model behind it, failed.
    """
    used = getattr(completion, "usage", None)
    choices = completion.choices if isinstance(completion.choices, list) else []
    choice = choices[0] if choices else None
    message = getattr(choice, "message", None)
    failure: SummaryRefused | SummarizerUnavailable
    if not choices and not getattr(completion, "error", None):
        failure = SummaryRefused("malformed", "the model's answer has no choices")
    elif choice is None or getattr(choice, "error", None) or _finish(choice) == "error":
        # Gateways answer 200 before they know whether the model behind them fails.
        failure = SummarizerUnavailable("the endpoint answered with an error instead of choices")
    elif not isinstance(message, BaseModel):
        failure = SummarizerUnavailable("the endpoint answered with a choice that has no message")
    elif getattr(message, "refusal", None) or _finish(choice) == "content_filter":
        failure = SummaryRefused("refusal", "the model, or a filter before it, refused to summarize")
    else:
        try:
            text = text_of(getattr(message, "content", None))
        except BadRequest:
            failure = SummaryRefused("malformed", "the content of the model's answer is no text")
        else:
            return Reply(text, _spent(used), _finish(choice) == "length")
    if used is not None or isinstance(failure, SummaryRefused):
        failure.spent = _spent(used)
    raise failure


def _finish(choice: Any) -> Any:
    return getattr(choice, "finish_reason", None)


def _spent(used: Any) -> Spent:
    return Spent(
        1,
        _billed(used, "prompt_tokens", "input_tokens"),
        _billed(used, "completion_tokens", "output_tokens"),
        _billed(getattr(used, "prompt_tokens_details", None), "cached_tokens")
        or _billed(used, "prompt_cache_hit_tokens", "cache_read_input_tokens"),
    )


def _billed(used: Any, *names: str) -> int:
    """Return the first number of tokens under these names, because endpoints name them in different ways.

    Some endpoints write a number as ``1.0`` or as a text. What is no number of tokens counts nothing.
    """
    for name in names:
        value = getattr(used, name, None)
        try:
            number = 0 if isinstance(value, bool) else int(value or 0)
        except (TypeError, ValueError, OverflowError):
            continue
        if 0 < number <= _MAX_BILLED:
            return number
    return 0


def own_error(error: Exception, masked: Callable[[str], str], *, with_message: bool = False) -> Exception:
    """Return an error of the client as one of ours.

    An endpoint may repeat the request in its message, so the conversation. So ours has its status and its codes; of the
    message only what an endpoint says before it looks at the conversation: about the key, the model and quotas. All of
    the message is logged at debug level.

    Args:
        error: The error that the client raised after its own attempts.
        masked: Removes secrets from the endpoint's text.
        with_message: The request had no text of a conversation, so the message is kept.
    """
    import openai

    message = masked(_error_message(error))
    log.debug("the endpoint's own message: %s", message, extra={"action": "endpoint_message"})
    if not with_message and getattr(error, "status_code", None) not in _MESSAGE_STATUSES:
        message = _codes(error)
    if isinstance(error, openai.APITimeoutError):
        return SummarizerUnavailable("the model did not answer in time, in all attempts")
    if isinstance(error, openai.APIConnectionError):
        cause = error.__cause__
        why = f" ({type(cause).__name__})" if cause is not None else ""
        return SummarizerUnavailable(f"the model's endpoint cannot be reached, in all attempts{why}")
    if not isinstance(error, openai.APIStatusError):
        return SummarizerUnavailable(f"the endpoint's answer cannot be read: {message}")
    status = error.status_code
    searched = f"{error.code} {error.message} {error.body}"[:_MAX_EXAMINED_CHARACTERS]
    if status == 413 or (status in {400, 422} and _WINDOW_ERROR.search(searched)):
        return WindowExceeded("rejected", f"the request is larger than the model's window: {message}")
    if status in {400, 422}:
        return _bad_request(error, searched, message)
    answered = f"the model's endpoint answered {status}: {message}"
    if status == 404:
        return ModelNotFound(answered, f"correct {PREFIX}COMPACTION__MODEL or {PREFIX}COMPACTION__BASE_URL")
    if status in {401, 403}:
        answered += f"; correct {PREFIX}COMPACTION__API_KEY or OPENAI_API_KEY"
    return SummarizerUnavailable(answered)


def one_line(text: str) -> str:
    """Return the beginning of ``text`` without line breaks, and without characters that UTF-8 cannot encode."""
    line = " ".join(text.encode("utf-8", "replace").decode().split())
    return line if len(line) <= _MAX_QUOTE_CHARACTERS else f"{line[:_MAX_QUOTE_CHARACTERS]}…"


def _bad_request(error: Any, searched: str, message: str) -> Exception:
    param = str(error.param or "")
    if error.code == "content_filter":
        return SummaryRefused("refusal", "a filter before the model refused to summarize")
    # If there is a parameter, it names the problem; the words are only for endpoints that give none.
    if param.startswith("response_format") or (not param and _FORMAT_ERROR.search(searched)):
        return Unsupported("format", f"the endpoint refuses the form of the answer: {message}")
    if _LIMIT_ERROR.fullmatch(param) or (not param and _LIMIT_ERROR.search(searched)):
        return Unsupported("limit", f"the endpoint refuses the limit of tokens: {message}")
    return SummaryRefused("rejected", f"the model's endpoint refuses the request: {message}")


def _codes(error: Any) -> str:
    """Return what an endpoint's error names by words of a protocol."""
    values = {name: str(getattr(error, name, None) or "") for name in ("code", "type", "param")}
    named = [f"{name} {value}" for name, value in values.items() if _CODE.fullmatch(value)]
    return f"{', '.join(named) or 'no code'} (its own message is logged at debug level)"


def _error_message(error: Any) -> str:
    """Return the endpoint's own message. An error in any other form is not quoted, because it may repeat the request."""
    body = getattr(error, "body", None)
    message = body.get("message") if isinstance(body, dict) else None
    return message if isinstance(message, str) else "it gives no reason"
