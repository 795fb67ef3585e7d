"""Converts the answer of a model's API (Chat Completions or Responses) into the options of an AI message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pydantic import BaseModel

from processors.adapters.adapted import json_text
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

    Raises:
        BadRequest: the arguments are no JSON.
    """
    fields = call.model_dump() if isinstance(call, BaseModel) else call
    if not isinstance(fields, Mapping):
        return call
    function, custom = fields.get("function"), fields.get("custom")
    if isinstance(function, Mapping):
        return _call(fields.get("id"), function.get("name"), function.get("arguments"))
    if isinstance(custom, Mapping):
        return _call(fields.get("id"), custom.get("name"), custom.get("input"))
    return fields


def _call(call_id: Any, name: Any, arguments: Any) -> dict[str, Any]:
    return {"id": call_id, "name": name, "arguments": arguments_text(arguments)}


def arguments_text(arguments: Any) -> str:
    """Return the arguments of a call as a JSON text: some endpoints decode them, or give none to a call without any.

    Raises:
        BadRequest: they are no JSON.
    """
    return "{}" if arguments is None else value_text(arguments, "the arguments of a tool call")


def value_text(value: Any, what: str) -> str:
    """Return a text as it is, and any other value as JSON.

    Raises:
        BadRequest: it is no JSON.
    """
    if isinstance(value, BaseModel):
        value = value.model_dump(mode="json")
    try:
        return value if isinstance(value, str) else json_text(value)
    except (TypeError, RecursionError) as error:
        raise BadRequest(
            f"{what} must be a text or a value of JSON: {error}", error_code="invalid_field"
        ) from error


def text_of(content: Any) -> str:
    """Return the text of an answer: a text, or the texts of its parts; parts without one add nothing.

    Raises:
        BadRequest: it is something else.
    """
    if content is None or isinstance(content, str):
        return content or ""
    if isinstance(content, Mapping):
        return text_of(content.get("text") or content.get("refusal"))
    if isinstance(content, list | tuple):
        return "".join(text_of(part) for part in content)
    raise BadRequest(f"the content of an answer is a text or a list of parts, not {type(content).__name__}")


def thinking_of(message: Mapping[str, Any]) -> str:
    """Return the thinking of a message or of a delta: its own, and that of the parts of its content."""
    own = message.get("reasoning_content") or message.get("thinking")
    content = message.get("content")
    parts = content if isinstance(content, list | tuple) else ()
    return _thought(own) + "".join(
        _thought(part.get("thinking")) for part in parts if isinstance(part, Mapping)
    )


def _thought(value: Any) -> str:
    if isinstance(value, Mapping):
        return _thought(value.get("text") or value.get("thinking"))
    if isinstance(value, list | tuple):
        return "".join(_thought(part) for part in value)
    return value if isinstance(value, str) else ""


def billed(usage: Any) -> dict[str, Any]:
    """Return the usage of a call in the form of events, from that of Chat Completions or Responses.

    Raises:
        BadRequest: it has no names.
    """
    if not isinstance(usage, Mapping):
        raise BadRequest(f"the usage of an answer is an object, not {type(usage).__name__}")
    details = usage.get("prompt_tokens_details") or usage.get("input_tokens_details")
    cached = _tokens(details.get("cached_tokens")) if isinstance(details, Mapping) else 0
    return {
        "input_tokens": _tokens(usage.get("prompt_tokens") or usage.get("input_tokens")),
        "output_tokens": _tokens(usage.get("completion_tokens") or usage.get("output_tokens")),
        **({"cached_tokens": cached} if cached else {}),
    }


def _tokens(number: Any) -> Any:
    """Return a number of tokens; some endpoints write it as 1.0."""
    return int(number) if isinstance(number, float) and number.is_integer() else number or 0


def answer_of(completion: Any) -> tuple[str, AnswerOptions, str | None]:
    """Return the text of an API's answer, its options, and why the model stopped (``length``: it ran out of room).

    Args:
        completion: from Chat Completions or Responses; an object of the openai library, or a mapping.

    Raises:
        BadRequest: it is something else, such as the text alone.
    """
    fields = completion.model_dump() if isinstance(completion, BaseModel) else completion
    if isinstance(fields, Mapping) and ("output" in fields or fields.get("choices")):
        return _of_response(fields) if "output" in fields else _of_chat(fields)
    if isinstance(fields, str):
        raise BadRequest(
            "add_completion takes what the model's API answered; for its text alone use add_ai_message(text)"
        )
    raise BadRequest(
        f"add_completion takes what Chat Completions or Responses answered (with `choices` or `output`), "
        f"not {type(completion).__name__}"
    )


def _of_chat(fields: Mapping[str, Any]) -> tuple[str, AnswerOptions, str | None]:
    choice = _items(fields["choices"], "choices")[0]
    message = choice.get("message")
    if not isinstance(message, Mapping):
        raise BadRequest("add_completion: the first choice has no message")
    calls: list[Any] = [*(message.get("tool_calls") or ())]
    if message.get("function_call"):  # the older form of Chat Completions, without an id
        calls.append({"function": message["function_call"]})
    answer: AnswerOptions = {"tool_calls": [tool_call(call) for call in calls], "model": fields.get("model")}
    if thinking := thinking_of(message):
        answer["thinking"] = thinking
    if usage := fields.get("usage"):
        answer["usage"] = billed(usage)
    return text_of(message.get("content") or message.get("refusal")), answer, choice.get("finish_reason")


def _of_response(fields: Mapping[str, Any]) -> tuple[str, AnswerOptions, str | None]:
    texts: list[str] = []
    thoughts: list[str] = []
    calls: list[dict[str, Any]] = []
    for item in _items(fields["output"] or (), "output"):
        kind = item.get("type")
        if kind == "message":
            texts.append(text_of(item.get("content")))
        elif kind == "reasoning":
            thoughts += [thought for part in item.get("summary") or () if (thought := _thought(part))]
        elif kind in ("function_call", "custom_tool_call"):
            arguments = item.get("arguments") if kind == "function_call" else item.get("input")
            call_id = item.get("call_id") or item.get("id")
            calls.append(_call(call_id, item.get("name"), arguments))
    answer: AnswerOptions = {"tool_calls": calls, "model": fields.get("model")}
    if thoughts:
        answer["thinking"] = "\n".join(thoughts)
    if usage := fields.get("usage"):
        answer["usage"] = billed(usage)
    details = fields.get("incomplete_details") or {}
    cut = details.get("reason") == "max_output_tokens"
    return "".join(texts), answer, "length" if cut else fields.get("status")


def _items(value: Any, name: str) -> Sequence[Mapping[str, Any]]:
    if not isinstance(value, list | tuple) or not all(isinstance(item, Mapping) for item in value):
        raise BadRequest(f"add_completion: `{name}` must be a list of objects")
    return value
