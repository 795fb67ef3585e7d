"""Interceptors: see, change or refuse a message before it is published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, Protocol, TypeVar

from pydantic import ValidationError

from schemas.errors import InterceptorFailed, SessionstreamError
from schemas.events import (
    AiMessageAdded,
    CompactionRequested,
    Event,
    HistoryCompacted,
    MessageEvent,
    MessagePinned,
    MessagesRemoved,
    MessageUnpinned,
    MultimodalUserMessageAdded,
    SessionDescribed,
    SessionEvent,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.field_names import wrong_fields

M = TypeVar("M", bound=MessageEvent)
S = TypeVar("S", bound=SessionEvent)

#: The texts of events that are no messages of a conversation: the instructions for a summarizer, a text in a summary's
#: knowledge, the reason of a removal or a pin, the title of a session, the value of a label, and a value of metadata.
TextField = Literal["instructions", "knowledge", "reason", "title", "label", "metadata"]


class Interceptor(Protocol):
    """Called with all that is said before it is written, in the order in which the interceptors are configured.

    Subclass it and override the hooks that you need; the others return what they get unchanged. The two messages of a
    summary pass the hooks of a user's and of a model's message. What no hook sees: ids, names of agents, tools, labels
    and fields, settings of sessions, the URIs of contents unless the hook of their message looks at them, and the
    native form of a message that no hook changes.

    A hook of messages returns the same event, or a changed copy of it (``message.model_copy(update={...})``) with the
    same type, ``event_id`` and ``session_id``. It keeps no state and awaits nothing. To refuse a message, raise
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

    def before_write_system_message(
        self,
        session_id: str,  # noqa: ARG002
        message: SystemMessageSet,
    ) -> SystemMessageSet:
        """Return a session's system message, unchanged or as a changed copy."""
        return message

    def before_write_text(
        self,
        session_id: str,  # noqa: ARG002
        text: str,
        field: TextField,  # noqa: ARG002
    ) -> str:
        """Return a text that is no message, unchanged or changed; ``field`` says what it is.

        All but ``instructions`` and ``knowledge`` may have at most 256 characters.
        """
        return text


#: The hook that sees the messages of a type. Every type of message needs one, but for the system message, whose hook
#: an interceptor that does not subclass :class:`Interceptor` may lack, as it may lack the one of texts.
HOOKS: Final[Mapping[type[MessageEvent], str]] = {
    UserMessageAdded: "before_write_user_message",
    MultimodalUserMessageAdded: "before_write_multimodal_user_message",
    AiMessageAdded: "before_write_ai_message",
    ToolCallResponseAdded: "before_write_tool_call_response",
}


_SYSTEM_HOOK: Final = "before_write_system_message"
_TEXT_HOOK: Final = "before_write_text"


def intercept(event: Event, interceptors: Sequence[Interceptor]) -> Event:
    """Pass what is said in an event through all interceptors in order; an event without such is returned unchanged.

    The message that replaces removed ones passes too, and both messages of a summary.

    A changed message loses ``native``, which would still have the old content, and a token count of the old text.

    Raises:
        InterceptorFailed: A hook returned None, another type or other ids, or raised an exception; or no hook is
            defined for the type of a message.
        BadRequest: An interceptor refuses the message or the text.
    """
    if not interceptors:
        return event
    if isinstance(event, MessageEvent):
        event = _message(event, interceptors)
    elif isinstance(event, MessagesRemoved) and event.replacement is not None:
        replacement = intercept(event.replacement, interceptors)
        if replacement is not event.replacement:
            event = event.model_copy(update={"replacement": replacement})
    elif isinstance(event, HistoryCompacted):
        event = _summary(event, interceptors)
    return _with_texts(event, interceptors)


def intercept_texts(
    session_id: str, value: Any, field: TextField, interceptors: Sequence[Interceptor]
) -> Any:
    """Pass a text, or all texts in a JSON value, through all interceptors in order; names in objects stay.

    A whole number is passed as its digits, and stays a number if no interceptor changes them.

    Raises as :func:`intercept`.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        digits = intercept_texts(session_id, str(value), field, interceptors)
        return value if digits == str(value) else digits
    if isinstance(value, str):
        for interceptor in interceptors:
            value = _call_text(interceptor, session_id, value, field)
        return value
    if isinstance(value, Mapping):
        return {name: intercept_texts(session_id, one, field, interceptors) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [intercept_texts(session_id, one, field, interceptors) for one in value]
    return value


def _message(event: M, interceptors: Sequence[Interceptor]) -> M:
    is_system = isinstance(event, SystemMessageSet)
    hook = _SYSTEM_HOOK if is_system else HOOKS.get(type(event))
    if hook is None:
        # Passed on unseen, it would go round every redaction.
        raise InterceptorFailed(
            f"interceptors have no hook for {type(event).__name__}: add one to processors.publishing.interceptor"
        )
    for interceptor in interceptors:
        if not is_system or hasattr(interceptor, hook):
            event = _call(interceptor, hook, event)
    return event


def _summary(event: HistoryCompacted, interceptors: Sequence[Interceptor]) -> HistoryCompacted:
    """Return a summary whose texts passed the hooks of messages; its size is that of the new texts."""
    user_message, ai_message = intercept_summary(event, event.user_message, event.ai_message, interceptors)
    if (user_message, ai_message) == (event.user_message, event.ai_message):
        return event
    before = len(event.user_message.encode()) + len(event.ai_message.encode())
    after = len(user_message.encode()) + len(ai_message.encode())
    return event.model_copy(
        update={
            "user_message": user_message,
            "ai_message": ai_message,
            "size_after_bytes": max(0, event.size_after_bytes + after - before),
        }
    )


def intercept_summary(
    event: SessionEvent, user_message: str, ai_message: str, interceptors: Sequence[Interceptor]
) -> tuple[str, str]:
    """Pass the two texts of a summary through the hooks of a user's and of a model's message.

    Args:
        event: Whose the messages are: it gives their ids and their agent.
        user_message: The user's side; an empty text is none.
        ai_message: The agents' side; an empty text is none.
        interceptors: All of them, in order.

    Raises as :func:`intercept`.
    """
    fields = {name: getattr(event, name) for name in ("event_id", "session_id", "occurred_at", "agent_id")}
    fields |= {"agent_role": event.agent_role, "user_id": event.user_id}
    user = user_message and _message(UserMessageAdded(**fields, text=user_message), interceptors).text
    answer = ai_message and _message(AiMessageAdded(**fields, text=ai_message), interceptors).text
    return user, answer


def _with_texts(event: Event, interceptors: Sequence[Interceptor]) -> Event:
    """Return the event with its other texts as the interceptors answered them."""
    through = partial(intercept_texts, event.session_id, interceptors=interceptors)
    given: list[tuple[str, Any, TextField]] = [("metadata", event.metadata, "metadata")]
    if isinstance(event, CompactionRequested):
        given.append(("instructions", event.instructions, "instructions"))
    elif isinstance(event, HistoryCompacted):
        given.append(("knowledge", event.knowledge, "knowledge"))
    elif isinstance(event, SessionDescribed):
        given.append(("title", event.title, "title"))
        given.append(("labels", event.labels, "label"))
    elif isinstance(event, MessagesRemoved | MessagePinned | MessageUnpinned):
        given.append(("reason", event.reason, "reason"))
    changed = {name: now for name, value, field in given if value and (now := through(value, field)) != value}
    return _revalidated(event.model_copy(update=changed), _TEXT_HOOK) if changed else event


def _call_text(interceptor: Interceptor, session_id: str, text: str, field: TextField) -> str:
    hook = getattr(interceptor, _TEXT_HOOK, None)
    if hook is None:
        return text
    name = f"{_name_of(interceptor)}.{_TEXT_HOOK}"
    try:
        answer = hook(session_id, text, field)
    except SessionstreamError:
        raise
    except Exception as error:
        raise InterceptorFailed(f"interceptor {name} raised {type(error).__name__}: {error}") from error
    if not isinstance(answer, str):
        raise InterceptorFailed(f"interceptor {name} returned {type(answer).__name__}: it must return a text")
    return answer


def _name_of(interceptor: Interceptor) -> str:
    return f"{type(interceptor).__module__}:{type(interceptor).__qualname__}"


def _call(interceptor: Interceptor, hook: str, message: M) -> M:
    name = f"{_name_of(interceptor)}.{hook}"
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


def _revalidated(message: S, name: str) -> S:
    """Return the event validated: ``model_copy`` checks nothing, so the worker would make it a dead letter."""
    dumped = message.model_dump(warnings=False, exclude_unset=True)
    if isinstance(message, MessagesRemoved) and message.replacement is not None:
        # Its type was never set if it was made by its class, and without it the dump does not say which class that is.
        dumped["replacement"]["type"] = message.replacement.type
    try:
        return type(message).model_validate(dumped)
    except ValidationError as error:
        # The detail may be logged, so it must not have the input.
        wrong = wrong_fields(error)
        raise InterceptorFailed(f"interceptor {name} returned an invalid message: {wrong}") from error
