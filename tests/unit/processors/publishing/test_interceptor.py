from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal, get_args

import pytest

from processors.publishing.interceptor import HOOKS, Interceptor, intercept
from schemas.errors import BadRequest, InterceptorFailed
from schemas.events import (
    AiMessageAdded,
    Event,
    HistoryCleared,
    MessageEvent,
    MultimodalUserMessageAdded,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import NativeItem, TextContent, TokenCount

BASE: dict[str, Any] = {
    "event_id": "e",
    "session_id": "s",
    "occurred_at": datetime(2024, 1, 1, tzinfo=UTC),
}
USER = UserMessageAdded(
    **BASE,
    text="my card is 4111",
    native=NativeItem(format="f", item={"raw": "4111"}),
    tokens=TokenCount(encoding="o200k_base", count=9),
)
ALL: list[Event] = [
    USER,
    MultimodalUserMessageAdded(**BASE, contents=(TextContent(kind="text", text="4111"),)),
    AiMessageAdded(**BASE, text="4111"),
    ToolCallResponseAdded(**BASE, tool_call_id="c", name="n", text="4111"),
]


class Nothing(Interceptor):
    pass


class Mask(Interceptor):
    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
        return message.model_copy(update={"text": message.text.replace("4111", "****")})


class Sign(Interceptor):
    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
        return message.model_copy(update={"text": f"{message.text} [{session_id}]"})


class Answers(Interceptor):
    """Returns the configured answer."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


def test_hooks_return_the_message_unchanged_by_default() -> None:
    for event in ALL:
        assert intercept(event, [Nothing(), Nothing()]) is event


def test_each_message_type_has_its_own_hook() -> None:
    called: list[str] = []

    class Spy:
        def __getattr__(self, name: str) -> Any:
            def hook(session_id: str, message: Event) -> Event:
                called.append(f"{name} {session_id} {message.type}")
                return message

            return hook

    spy: Any = Spy()
    for event in ALL:
        intercept(event, [spy])

    assert called == [
        "before_write_user_message s UserMessageAdded",
        "before_write_multimodal_user_message s MultimodalUserMessageAdded",
        "before_write_ai_message s AiMessageAdded",
        "before_write_tool_call_response s ToolCallResponseAdded",
    ]


def test_an_event_that_is_not_a_message_is_unchanged() -> None:
    for event in (HistoryCleared(**BASE), SystemMessageSet(**BASE, text="4111")):
        assert intercept(event, [Mask(), Answers(None)]) is event


def test_interceptors_are_stacked_in_order() -> None:
    event = intercept(USER, [Mask(), Sign()])

    assert isinstance(event, UserMessageAdded)
    assert event.text == "my card is **** [s]"


def test_a_changed_message_loses_native_and_a_stale_count() -> None:
    event = intercept(USER, [Mask()])

    assert isinstance(event, UserMessageAdded)
    assert (event.native, event.tokens) == (None, None)


def test_an_unchanged_message_keeps_both() -> None:
    event = intercept(USER, [Answers(USER.model_copy())])

    assert event == USER


def test_a_new_count_and_native_form_of_the_interceptor_stay() -> None:
    tokens = TokenCount(encoding="o200k_base", count=2)
    native = NativeItem(format="f", item={"raw": "****"})
    answer = USER.model_copy(update={"text": "****", "tokens": tokens, "native": native})

    event = intercept(USER, [Answers(answer)])

    assert isinstance(event, UserMessageAdded)
    assert (event.tokens, event.native) == (tokens, native)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (None, r"Answers\.before_write_user_message returned None"),
        (ALL[2], r"returned AiMessageAdded: it must return a UserMessageAdded"),
        (USER.model_copy(update={"session_id": "t"}), "changed event_id or session_id"),
        (USER.model_copy(update={"event_id": "f"}), "changed event_id or session_id"),
        (USER.model_copy(update={"text": 5}), r"returned an invalid message: text: "),
        (RuntimeError("boom"), r"raised RuntimeError: boom"),
    ],
)
def test_a_broken_contract_is_a_clear_error_that_names_the_hook(answer: Any, message: str) -> None:
    with pytest.raises(InterceptorFailed, match=message) as raised:
        intercept(USER, [Answers(answer)])

    assert "Answers.before_write_user_message" in raised.value.detail


def test_an_interceptor_may_refuse() -> None:
    with pytest.raises(BadRequest, match="no cards please"):
        intercept(USER, [Answers(BadRequest("no cards please"))])


class PictureAdded(MessageEvent):
    type: Literal["PictureAdded"] = "PictureAdded"


def test_a_message_of_a_type_without_a_hook_is_refused_not_passed_on_unseen() -> None:
    picture: Any = PictureAdded(**BASE)

    with pytest.raises(InterceptorFailed, match="no hook for PictureAdded"):
        intercept(picture, [Nothing()])

    assert intercept(picture, []) is picture


def test_every_type_of_message_has_a_hook_of_the_protocol() -> None:
    kinds = get_args(get_args(Event)[0])
    messages = {kind for kind in kinds if issubclass(kind, MessageEvent)}

    assert set(HOOKS) == messages - {SystemMessageSet}
    assert {name for name in vars(Interceptor) if name.startswith("before_write")} == set(HOOKS.values())
