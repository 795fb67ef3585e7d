"""Interceptors: see, change or refuse a message before it is published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypeVar

from pydantic import ValidationError

from schemas.errors import InterceptorFailed, SessionstreamError
from schemas.events import (
    AiMessageAdded,
    Event,
    MessageEvent,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)

M = TypeVar("M", bound=MessageEvent)


class Interceptor(Protocol):
    """Called with every message before it is written, in the order in which the interceptors are configured.

    Subclass it and override the hooks that you need; the others return the message unchanged. A hook returns the
    same event, or a changed copy of it (``message.model_copy(update={...})``) with the same type, ``event_id``
    and ``session_id``. It keeps no state and awaits nothing. To refuse a message, raise
    :class:`schemas.errors.BadRequest`: then no event of its list is published.
    """

    def before_write_user_message(
        self,
        session_id: str,  # noqa: ARG002
        message: UserMessageAdded,
    ) -> UserMessageAdded:
        """Return a user's text message, unchanged or as a changed copy."""
        return message

    def before_write_multimodal_user_message(
        self,
        session_id: str,  # noqa: ARG002
        message: MultimodalUserMessageAdded,
    ) -> MultimodalUserMessageAdded:
        """Return a user's message with images or documents, unchanged or as a changed copy."""
        return message

    def before_write_ai_message(
        self,
        session_id: str,  # noqa: ARG002
        message: AiMessageAdded,
    ) -> AiMessageAdded:
        """Return a model's answer, unchanged or as a changed copy."""
        return message

    def before_write_tool_call_response(
        self,
        session_id: str,  # noqa: ARG002
        message: ToolCallResponseAdded,
    ) -> ToolCallResponseAdded:
        """Return a tool's answer, unchanged or as a changed copy."""
        return message


#: The hook that sees the messages of a type. Every type of message needs one, but for the system message: developers
#: write it, not users.
HOOKS: Final[Mapping[type[MessageEvent], str]] = {
    UserMessageAdded: "before_write_user_message",
    MultimodalUserMessageAdded: "before_write_multimodal_user_message",
    AiMessageAdded: "before_write_ai_message",
    ToolCallResponseAdded: "before_write_tool_call_response",
}


def intercept(event: Event, interceptors: Sequence[Interceptor]) -> Event:
    """Pass a message through all interceptors in order; other events are returned unchanged.

    The message that replaces removed ones passes too.

    A changed message loses ``native``, which would still have the old content, and a token count of the old text.

    Raises:
        InterceptorFailed: A hook returned None, another type or other ids, or raised an exception; or no hook is
            for messages of this type.
        BadRequest: A hook refused the message.
    """
    if not interceptors:
        return event
    if isinstance(event, MessagesRemoved) and event.replacement is not None:
        return event.model_copy(update={"replacement": intercept(event.replacement, interceptors)})
    if not isinstance(event, MessageEvent) or isinstance(event, SystemMessageSet):
        return event
    hook = HOOKS.get(type(event))
    if hook is None:
        # Passed on unseen, it would go round every redaction.
        raise InterceptorFailed(
            f"interceptors have no hook for {event.type}: add one to processors.publishing.interceptor"
        )
    for interceptor in interceptors:
        event = _call(interceptor, hook, event)
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
        raise InterceptorFailed(f"interceptor {name} returned None: it must return the message")
    if type(answer) is not type(message):
        raise InterceptorFailed(
            f"interceptor {name} returned {type(answer).__name__}: it must return a {type(message).__name__}"
        )
    if (answer.event_id, answer.session_id) != (message.event_id, message.session_id):
        raise InterceptorFailed(f"interceptor {name} changed event_id or session_id: it must keep both")
    if answer == message:
        return message
    changed = _revalidated(answer, name)
    tokens = changed.tokens if changed.tokens != message.tokens else None
    native = changed.native if changed.native != message.native else None
    return changed.model_copy(update={"tokens": tokens, "native": native})


def _revalidated(message: M, name: str) -> M:
    """Return the message validated: ``model_copy`` checks nothing, so the worker would make it a dead letter."""
    try:
        return type(message).model_validate(message.model_dump(warnings=False, exclude_unset=True))
    except ValidationError as error:
        # The detail may be logged, so it must not have the input.
        wrong = "; ".join(f"{'.'.join(map(str, item['loc']))}: {item['msg']}" for item in error.errors())
        raise InterceptorFailed(f"interceptor {name} returned an invalid message: {wrong}") from error
