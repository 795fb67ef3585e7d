"""Converts the answer of a model's API (Chat Completions or Responses) into the options of an AI message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pydantic import BaseModel

from schemas.errors import BadRequest
from streams.client.message_options import AnswerOptions

#: Error codes of model APIs for an input that is too long.
_TOO_LONG: Final = frozenset(
    {"context_length_exceeded", "context_window_exceeded", "string_above_max_length"}
)
#: How many errors of a group or a chain are looked at.
_MAX_ERRORS: Final = 1_000


def errors_in(error: BaseException) -> Iterator[BaseException]:
    """Yield an error, and those that led to it: causes, errors that were being handled, and members of groups."""
    waiting, seen = [error], {id(error)}
    while waiting and len(seen) < _MAX_ERRORS:
        one = waiting.pop()
        yield one
        members = one.exceptions if isinstance(one, BaseExceptionGroup) else ()
        for inner in (one.__cause__, one.__context__, *members):
            if inner is not None and id(inner) not in seen:
                seen.add(id(inner))
                waiting.append(inner)


def refused_for_length(error: BaseException) -> bool:
    """Tell whether a model's API refused a request because it was too long, also where another error tells of it."""
    return any(getattr(one, "code", None) in _TOO_LONG for one in errors_in(error))


def tool_call(call: Any) -> Any:
    """Return a tool call in the form of events; one in the form of Chat Completions is converted.

    Args:
        call: ``{"id", "name", "arguments"}``, ``{"id", "function": {"name", "arguments"}}``, the same as an object of
            the openai library, or a :class:`schemas.parts.ToolCall`.
    """
    fields = call.model_dump() if isinstance(call, BaseModel) else call
    if not isinstance(fields, Mapping):
        return call
    function, custom = fields.get("function"), fields.get("custom")
    if isinstance(function, Mapping):
        return {"id": fields.get("id"), "name": function.get("name"), "arguments": function.get("arguments")}
    if isinstance(custom, Mapping):
        return {"id": fields.get("id"), "name": custom.get("name"), "arguments": custom.get("input")}
    return fields


def billed(usage: Mapping[str, Any]) -> dict[str, int]:
    """Return the usage of a call in the form of events, from that of Chat Completions or Responses."""
    details = usage.get("prompt_tokens_details") or usage.get("input_tokens_details") or {}
    cached = details.get("cached_tokens")
    return {
        "input_tokens": usage.get("prompt_tokens") or usage.get("input_tokens") or 0,
        "output_tokens": usage.get("completion_tokens") or usage.get("output_tokens") or 0,
        **({"cached_tokens": cached} if cached else {}),
    }


def answer_of(completion: Any) -> tuple[str, AnswerOptions, str | None]:
    """Return the text of an API's answer, its options, and why the model stopped (``length``: it ran out of room).

    Args:
        completion: from Chat Completions or Responses; an object of the openai library, or a mapping.

    Raises:
        BadRequest: it is something else, such as the text alone.
    """
    fields = completion.model_dump() if isinstance(completion, BaseModel) else completion
    if isinstance(fields, Mapping) and ("output" in fields or fields.get("choices")):
        return _of_response(dict(fields)) if "output" in fields else _of_chat(dict(fields))
    if isinstance(fields, str):
        raise BadRequest(
            "add_completion takes what the model's API answered; for its text alone use add_ai_message(text)"
        )
    raise BadRequest(
        f"add_completion takes what Chat Completions or Responses answered (with `choices` or `output`), "
        f"not {type(completion).__name__}"
    )


def _of_chat(fields: dict[str, Any]) -> tuple[str, AnswerOptions, str | None]:
    choice = fields["choices"][0]
    message = choice["message"]
    calls = [tool_call(call) for call in message.get("tool_calls") or ()]
    answer: AnswerOptions = {"tool_calls": calls, "model": fields.get("model")}
    thinking = message.get("reasoning_content") or message.get("thinking")
    if thinking:
        answer["thinking"] = thinking
    usage = fields.get("usage")
    if usage:
        answer["usage"] = billed(usage)
    return message.get("content") or message.get("refusal") or "", answer, choice.get("finish_reason")


def _of_response(fields: dict[str, Any]) -> tuple[str, AnswerOptions, str | None]:
    texts: list[str] = []
    thoughts: list[str] = []
    calls: list[dict[str, str]] = []
    for item in fields["output"]:
        if item["type"] == "message":
            texts += [part.get("text") or part.get("refusal") or "" for part in item["content"]]
        elif item["type"] == "reasoning":
            thoughts += [part["text"] for part in item.get("summary") or ()]
        elif item["type"] == "function_call":
            calls.append({"id": item["call_id"], "name": item["name"], "arguments": item["arguments"]})
    answer: AnswerOptions = {"tool_calls": calls, "model": fields.get("model")}
    if thoughts:
        answer["thinking"] = "\n".join(thoughts)
    usage = fields.get("usage")
    if usage:
        answer["usage"] = billed(usage)
    details = fields.get("incomplete_details") or {}
    cut = details.get("reason") == "max_output_tokens"
    return "".join(texts), answer, "length" if cut else fields.get("status")
