"""Converts the answer of a model's API (Chat Completions or Responses) into the options of an AI message."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel

from streams.client.message_options import AnswerOptions

#: Error codes of model APIs for an input that is too long.
_TOO_LONG: Final = frozenset(
    {"context_length_exceeded", "context_window_exceeded", "string_above_max_length"}
)


def refused_for_length(error: BaseException) -> bool:
    """Tell whether a model's API refused a request because it was too long."""
    return getattr(error, "code", None) in _TOO_LONG


def answer_of(completion: Any) -> tuple[str, AnswerOptions, str | None]:
    """Return the text of an API's answer, its options, and why the model stopped (``length``: it ran out of room).

    Args:
        completion: from Chat Completions or Responses; an object of the openai library, or a mapping.
    """
    fields = completion.model_dump() if isinstance(completion, BaseModel) else dict(completion)
    return _of_response(fields) if "output" in fields else _of_chat(fields)


def _of_chat(fields: dict[str, Any]) -> tuple[str, AnswerOptions, str | None]:
    choice = fields["choices"][0]
    message = choice["message"]
    calls = [
        {
            "id": call["id"],
            "name": (call.get("function") or call["custom"])["name"],
            "arguments": call["function"]["arguments"] if call.get("function") else call["custom"]["input"],
        }
        for call in message.get("tool_calls") or ()
    ]
    answer: AnswerOptions = {"tool_calls": calls, "model": fields.get("model")}
    thinking = message.get("reasoning_content") or message.get("thinking")
    if thinking:
        answer["thinking"] = thinking
    usage = fields.get("usage")
    if usage:
        answer["usage"] = {
            "input_tokens": usage.get("prompt_tokens", 0),
            "output_tokens": usage.get("completion_tokens", 0),
        }
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
        answer["usage"] = {
            "input_tokens": usage.get("input_tokens", 0),
            "output_tokens": usage.get("output_tokens", 0),
        }
    details = fields.get("incomplete_details") or {}
    cut = details.get("reason") == "max_output_tokens"
    return "".join(texts), answer, "length" if cut else fields.get("status")
