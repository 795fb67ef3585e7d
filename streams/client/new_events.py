"""Builds events from the arguments of a client's call."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

import orjson
from pydantic import BaseModel, ValidationError

from processors.reading.memory_read import MemoryRead
from schemas.errors import BadRequest
from schemas.events import (
    AiMessageAdded,
    MultimodalUserMessageAdded,
    SessionEvent,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.field_names import refusal_of, unknown_fields, wrong_fields
from schemas.json_values import writable
from schemas.parts import Content
from streams.client.completion import tool_call, value_text
from streams.client.message_options import AnswerOptions, MessageOptions
from streams.kafka.event_ids import new_event_id

E = TypeVar("E", bound=SessionEvent)

#: A hand-off is a call of the tool with this name and the other agent's, as in the OpenAI Agents SDK.
HAND_OFF_PREFIX: Final = "transfer_to_"
#: What the name of a tool does not have there: each of these becomes an underscore, and capitals become small.
_NOT_IN_NAMES: Final = re.compile(r"[^a-zA-Z0-9_]")
#: The longest name of a tool that the APIs of models accept.
_NAME_CHARACTERS: Final = 64
#: How many characters of the name begin the id of the call; with an event id, an id has at most 256.
_CALL_ID_PREFIX_CHARACTERS: Final = 64
#: How many characters of the call's id begin the response's; with ":to", an id has at most 128.
_ID_PREFIX_CHARACTERS: Final = 125


def require_session_id(session_id: object) -> None:
    """Refuse what cannot be the id of a session.

    Raises:
        BadRequest: it is no text, or not UTF-8.
    """
    if not isinstance(session_id, str):
        raise BadRequest(
            f"a session_id must be a text, not {type(session_id).__name__}: give str(session_id)",
            error_code="invalid_field",
        )
    if writable(session_id) != session_id:
        raise BadRequest(
            "a session_id must be UTF-8: it has half a surrogate pair", error_code="invalid_field"
        )


def require_list(name: str, value: object) -> None:
    """Refuse what is no list of texts, also one text: its characters would be taken for them.

    Raises:
        BadRequest: it is a text, or no list.
    """
    if isinstance(value, str):
        raise BadRequest(
            f"{name} must be a list of texts, not one text: give [{name[:-1]}]", error_code="invalid_field"
        )
    if not isinstance(value, Iterable):
        raise BadRequest(
            f"{name} must be a list of texts, not {type(value).__name__}", error_code="invalid_field"
        )


def session_id_text(session_id: object) -> str:
    """Return the id that a framework gives to a session, often a UUID, as a text; empty for none."""
    return "" if session_id is None else str(session_id)


def new_event(kind: type[E], session_id: str, options: Mapping[str, Any], **fields: Any) -> E:
    """Return an event with a new id that occurs now, unless ``options`` give another id or time.

    Raises:
        BadRequest: a field is wrong or unknown; the message names the field, never its value.
    """
    given = given_as_written(options)
    fields = {name: _as_written(value) for name, value in fields.items()}
    if unknown := unknown_fields({**options, **fields}, kind):
        raise BadRequest(f"{kind.__name__}: {refusal_of(unknown)}", error_code="unknown_field")
    given.setdefault("event_id", new_event_id())
    given.setdefault("occurred_at", datetime.now(UTC))
    try:
        return kind.model_validate({"session_id": session_id, **given, **fields})
    except ValidationError as error:
        raise BadRequest(f"{kind.__name__}: {wrong_fields(error)}", error_code="invalid_field") from error


def given_as_written(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that are given, with texts that can be written in UTF-8.

    An ``event_id`` of the caller's is taken as it is, or refused later.
    """
    return {
        name: value if name == "event_id" else _as_written(value)
        for name, value in options.items()
        if value is not None
    }


def _as_written(value: Any) -> Any:
    try:
        return writable(value)
    except RecursionError:
        return value  # the publisher refuses it


def user_message(session_id: str, text: str, options: MessageOptions) -> UserMessageAdded:
    """Return the event of a user's text; raises as :func:`new_event`."""
    return new_event(UserMessageAdded, session_id, options, text=text)


def multimodal_user_message(
    session_id: str, contents: Sequence[Content | Mapping[str, Any]], options: MessageOptions
) -> MultimodalUserMessageAdded:
    """Return the event; contents are ``{"kind": "text"|"image"|"pdf", …}`` or their models."""
    if isinstance(contents, str | bytes | Mapping) or not isinstance(contents, Iterable):
        raise _no_list("MultimodalUserMessageAdded: contents: a list of contents", contents)
    parts: list[Any] = [part.model_dump() if isinstance(part, BaseModel) else part for part in contents]
    for place, part in enumerate(parts):
        if isinstance(part, Mapping) and "kind" not in part:
            raise BadRequest(
                f'MultimodalUserMessageAdded: contents.{place} has no kind: give {{"kind": "text", "text": …}}, '
                '{"kind": "image", "uri": …} or {"kind": "pdf", "uri": …}',
                error_code="invalid_field",
            )
    return new_event(MultimodalUserMessageAdded, session_id, options, contents=parts)


def ai_message(session_id: str, text: str | None, options: AnswerOptions) -> AiMessageAdded:
    """Return the event of a model's answer; raises as :func:`new_event`.

    A call without an id, as some endpoints give it, has one with the event's own id in it: so the same answer that is
    added again after an error is known in spite of a new one.
    """
    fields: dict[str, Any] = {**options}
    if fields.get("event_id") is None:
        fields["event_id"] = new_event_id()
    if isinstance(fields.get("context"), MemoryRead):
        fields["context"] = fields["context"].receipt
    calls = fields.get("tool_calls") or ()
    if isinstance(calls, str | bytes | Mapping) or not isinstance(calls, Iterable):
        raise _no_list("AiMessageAdded: tool_calls: a list of calls", calls)
    fields["tool_calls"] = [
        _with_id(tool_call(call), fields["event_id"], place) for place, call in enumerate(calls)
    ]
    if fields.get("latency_ms") is not None:
        fields["latency_ms"] = _milliseconds(fields["latency_ms"])
    return new_event(AiMessageAdded, session_id, fields, text="" if text is None else text)


def _no_list(expected: str, given: object) -> BadRequest:
    return BadRequest(f"{expected} is expected, not {type(given).__name__}", error_code="invalid_field")


def _with_id(call: Any, event_id: str, place: int) -> Any:
    if isinstance(call, dict) and isinstance(call.get("arguments"), Mapping):
        raise BadRequest(
            f"AiMessageAdded: tool_calls.{place}.arguments: a JSON text is expected, not a mapping: give "
            "json.dumps(arguments)",
            error_code="invalid_field",
        )
    if isinstance(call, dict) and not call.get("id"):
        return {**call, "id": f"call-{event_id}-{place}"}
    return call


def _milliseconds(latency: Any) -> float:
    try:
        return latency / timedelta(milliseconds=1) if isinstance(latency, timedelta) else float(latency)
    except (TypeError, ValueError, OverflowError) as error:
        raise BadRequest(
            "AiMessageAdded: latency_ms: a number of milliseconds is expected", error_code="invalid_field"
        ) from error


def tool_call_response(
    session_id: str, tool_call_id: str, name: str, value: object, *, is_error: bool, options: MessageOptions
) -> ToolCallResponseAdded:
    """Return the event of a tool's answer, with a value that is no text as JSON; raises as :func:`new_event`."""
    text = "" if value is None else value_text(value, "the response of a tool")
    fields = {"tool_call_id": tool_call_id, "name": name, "text": text, "is_error": is_error}
    return new_event(ToolCallResponseAdded, session_id, options, **fields)


def hand_off(
    session_id: str, to_agent_id: str, reason: str, options: MessageOptions
) -> tuple[AiMessageAdded, ToolCallResponseAdded]:
    """Return the two events of a hand-off: the agent's call of ``transfer_to_<agent>``, and its response.

    The name of the tool and the text of the response are those that the OpenAI Agents SDK makes of the agent's name. Of
    a longer name, only the first 64 characters are taken, because the APIs of models refuse more.

    An ``event_id`` in ``options`` is the call's; the response's is derived from it.

    Raises:
        BadRequest: as :func:`new_event`; ``to_agent_id`` is empty, or one of both is no text.
    """
    if not to_agent_id or not isinstance(to_agent_id, str):
        raise BadRequest("a hand-off names the agent that takes over, by its id", error_code="invalid_field")
    if not isinstance(reason, str):
        raise BadRequest(
            f"the reason of a hand-off must be a text, not {type(reason).__name__}",
            error_code="invalid_field",
        )
    name = f"{HAND_OFF_PREFIX}{_NOT_IN_NAMES.sub('_', to_agent_id)}".lower()[:_NAME_CHARACTERS]
    event_id = options.get("event_id") or new_event_id()
    # With the event's own id, the same call made again after an error is known in spite of a new one.
    call_id = f"{name[:_CALL_ID_PREFIX_CHARACTERS]}-{event_id}"
    call = {"id": call_id, "name": name, "arguments": orjson.dumps({"reason": reason}).decode()}
    fields: Any = {**options, "event_id": event_id, "tool_calls": [call]}
    asked = ai_message(session_id, "", fields)
    answered: Any = {**options, "event_id": f"{asked.event_id[:_ID_PREFIX_CHARACTERS]}:to"}
    # The SDK's own text: with a space behind the colon, and ASCII only.
    text = json.dumps({"assistant": to_agent_id})
    return asked, tool_call_response(session_id, call_id, name, text, is_error=False, options=answered)


def system_message(session_id: str, text: str, options: MessageOptions) -> SystemMessageSet:
    """Return the event that sets the system message; raises as :func:`new_event`."""
    return new_event(SystemMessageSet, session_id, options, text=text)
