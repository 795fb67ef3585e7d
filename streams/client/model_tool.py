"""A tool of a model: its definition in the forms that model APIs take, and the arguments of a call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson

from schemas.errors import BadRequest


def chat_completions_tool(name: str, about: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return the definition of a tool as Chat Completions takes it.

    Args:
        name: the tool's name.
        about: what it does, for the model.
        parameters: the JSON Schema of its arguments.
    """
    return {"type": "function", "function": {"name": name, "description": about, "parameters": parameters}}


def responses_tool(name: str, about: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return the definition of a tool as Responses takes it; arguments as in :func:`chat_completions_tool`."""
    return {
        "type": "function",
        "name": name,
        "description": about,
        "parameters": parameters,
        "strict": False,
    }


def arguments_of(call: str | Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the arguments of a model's call; none if they are no JSON object.

    Args:
        call: the arguments as JSON text or decoded; an empty text has none.

    Raises:
        BadRequest: the text is not JSON.
    """
    try:
        given = orjson.loads(call or "{}") if isinstance(call, str) else call
    except orjson.JSONDecodeError as error:
        raise BadRequest("the arguments are not JSON") from error
    return given if isinstance(given, Mapping) else {}
