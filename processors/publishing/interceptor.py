"""What may look at, and change, a message before it is published: masking, tagging, refusing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from pydantic import ValidationError

from schemas.errors import InterceptorFailed, SessionstreamError
from schemas.events import (
    AiMessageAdded,
    Event,
    MessageEvent,
    MultimodalUserMessageAdded,
    ToolCallResponseAdded,
    UserMessageAdded,
)

M = TypeVar("M", bound=MessageEvent)


class Interceptor(Protocol):
    """Called with every message before it is written, in the order the interceptors are configured.

    Subclass it and override the hooks you need; the others answer what they are given. A hook answers the
    same event, or a changed copy of it (``message.model_copy(update={...})``) of the same type, ``event_id``
    and ``session_id``. It keeps no state and awaits nothing. To refuse a message, raise
    :class:`schemas.errors.BadRequest`: nothing of the list it came in is published.
    """

    def before_write_user_message(
        self,
        session_id: str,  # noqa: ARG002
        message: UserMessageAdded,
    ) -> UserMessageAdded:
        """Look at a user's text message."""
        return message

    def before_write_multimodal_user_message(
        self,
        session_id: str,  # noqa: ARG002
        message: MultimodalUserMessageAdded,
    ) -> MultimodalUserMessageAdded:
        """Look at a user's message with images or documents."""
        return message

    def before_write_ai_message(
        self,
        session_id: str,  # noqa: ARG002
        message: AiMessageAdded,
    ) -> AiMessageAdded:
        """Look at a model's answer."""
        return message

    def before_write_tool_call_response(
        self,
        session_id: str,  # noqa: ARG002
        message: ToolCallResponseAdded,
    ) -> ToolCallResponseAdded:
        """Look at a tool's answer."""
        return message


def intercept(event: Event, interceptors: Sequence[Interceptor]) -> Event:
    """Pass a message through all interceptors in order; other events pass untouched.

    A message that was changed loses ``native``, which would still tell the old story, and a token count
    that was made for the old text.

    Raises:
        InterceptorFailed: a hook answered nothing, another type or another identity, or raised.
        BadRequest: a hook refused the message.
    """
    for interceptor in interceptors:
        if isinstance(event, UserMessageAdded):
            event = _call(interceptor, "before_write_user_message", event)
        elif isinstance(event, MultimodalUserMessageAdded):
            event = _call(interceptor, "before_write_multimodal_user_message", event)
        elif isinstance(event, AiMessageAdded):
            event = _call(interceptor, "before_write_ai_message", event)
        elif isinstance(event, ToolCallResponseAdded):
            event = _call(interceptor, "before_write_tool_call_response", event)
    return event


def _call(interceptor: Interceptor, hook: str, message: M) -> M:
    name = f"{type(interceptor).__module__}:{type(interceptor).__qualname__}.{hook}"
    try:
        answer = getattr(interceptor, hook)(message.session_id, message)
    except SessionstreamError:
        raise
    except Exception as error:
        raise InterceptorFailed(f"interceptor {name} raised {type(error).__name__}: {error}") from error
    if answer is message:
        return message
    if answer is None:
        raise InterceptorFailed(f"interceptor {name} answered None: it must answer the message")
    if type(answer) is not type(message):
        raise InterceptorFailed(
            f"interceptor {name} answered {type(answer).__name__}: it must answer a {type(message).__name__}"
        )
    if (answer.event_id, answer.session_id) != (message.event_id, message.session_id):
        raise InterceptorFailed(f"interceptor {name} changed event_id or session_id, which it must not")
    if answer == message:
        return message
    changed = _revalidated(answer, name)
    tokens = changed.tokens if changed.tokens != message.tokens else None
    native = changed.native if changed.native != message.native else None
    return changed.model_copy(update={"tokens": tokens, "native": native})


def _revalidated(message: M, name: str) -> M:
    """``model_copy`` checks nothing, so a wrong type would only be seen by the worker, as a dead letter."""
    try:
        return type(message).model_validate(message.model_dump(warnings=False, exclude_unset=True))
    except ValidationError as error:
        # Where and what, never the input: the detail may be logged.
        wrong = "; ".join(f"{'.'.join(map(str, item['loc']))}: {item['msg']}" for item in error.errors())
        raise InterceptorFailed(f"interceptor {name} answered an invalid message: {wrong}") from error
