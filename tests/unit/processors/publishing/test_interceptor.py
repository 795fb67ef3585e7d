from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal, get_args

import pytest

from processors.memory.tokens import ByteEstimate
from processors.publishing.event_record import intercepted
from processors.publishing.interceptor import HOOKS, Interceptor, TextField, intercept
from schemas.errors import BadRequest, InterceptorFailed
from schemas.events import (
    AiMessageAdded,
    CompactionRequested,
    Event,
    HistoryCleared,
    HistoryCompacted,
    MessageEvent,
    MessagePinned,
    MessagesRemoved,
    MessageUnpinned,
    MultimodalUserMessageAdded,
    SessionDescribed,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import NativeItem, TextContent, TokenCount
from tests.builders.events import compacted

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
    hooks = {*HOOKS.values(), "before_write_system_message", "before_write_text"}
    assert {name for name in vars(Interceptor) if name.startswith("before_write")} == hooks


class Only(Interceptor):
    """Replaces the secret by the hooks of a user's and of a model's message, and of no other text."""

    def before_write_user_message(self, session_id: str, message: UserMessageAdded) -> UserMessageAdded:
        return message.model_copy(update={"text": message.text.replace("4111", "<user>")})

    def before_write_ai_message(self, session_id: str, message: AiMessageAdded) -> AiMessageAdded:
        return message.model_copy(update={"text": message.text.replace("4111", "<ai>")})


class Texts(Interceptor):
    """Says which field it saw, in which session."""

    def before_write_text(self, session_id: str, text: str, field: TextField) -> str:
        return f"{session_id} {field} {text}"


class System(Interceptor):
    def before_write_system_message(self, session_id: str, message: SystemMessageSet) -> SystemMessageSet:
        return message.model_copy(update={"text": "changed"})


class OfOldTimes:
    """An interceptor that subclasses nothing and has the first four hooks alone."""

    def _same(self, _: str, message: Any) -> Any:
        return message

    before_write_user_message = before_write_multimodal_user_message = _same
    before_write_ai_message = before_write_tool_call_response = _same


def summary(**fields: Any) -> HistoryCompacted:
    given = {**compacted(1, user_message="I am 4111.", ai_message="You are 4111."), **fields}
    return HistoryCompacted.model_validate({**BASE, **given})


def test_the_messages_of_a_summary_pass_the_hooks_of_a_users_and_a_models_message() -> None:
    given = summary(size_after_bytes=23, tokens_after=20)
    event = intercept(given, [Only()])

    assert isinstance(event, HistoryCompacted)
    assert (event.user_message, event.ai_message) == ("I am <user>.", "You are <ai>.")
    assert event.size_after_bytes == len("I am <user>.You are <ai>.")
    counted = intercepted(given, [Only()], ByteEstimate())
    assert isinstance(counted, HistoryCompacted)
    assert counted.tokens_after == 20 + 3 + 4 - 3 - 4
    unchanged = summary(user_message="no secret", ai_message="")
    assert intercept(unchanged, [Only()]) is unchanged
    with pytest.raises(InterceptorFailed, match=r"Answers\.before_write_user_message returned None"):
        intercept(given, [Answers(None)])


@pytest.mark.parametrize(
    ("kind", "fields", "seen"),
    [
        (CompactionRequested, {"reason": "user", "instructions": "4111"}, {"instructions": "instructions"}),
        (SessionDescribed, {"title": "4111", "labels": {"a": "4111"}}, {"title": "title", "labels": "label"}),
        (MessagesRemoved, {"message_ids": ["4111"], "reason": "4111"}, {"reason": "reason"}),
        (MessagePinned, {"message_ids": ["4111"], "reason": "4111"}, {"reason": "reason"}),
        (MessageUnpinned, {"message_ids": ["4111"], "reason": "4111"}, {"reason": "reason"}),
        (HistoryCleared, {"metadata": {"a": "4111"}}, {"metadata": "metadata"}),
        (UserMessageAdded, {"text": "q", "metadata": {"a": "4111"}}, {"metadata": "metadata"}),
        (SystemMessageSet, {"text": "q", "metadata": {"a": "4111"}}, {"metadata": "metadata"}),
    ],
)
def test_other_texts_pass_the_hook_of_texts_which_is_told_what_they_are(
    kind: Any, fields: dict[str, Any], seen: dict[str, str]
) -> None:
    given = kind(**{**BASE, **fields})
    event = intercept(given, [Texts(), Texts()])

    expected = {
        name: {"a": f"s {field} s {field} 4111"}
        if isinstance(fields[name], dict)
        else f"s {field} s {field} 4111"
        for name, field in seen.items()
    }
    assert event.model_dump(exclude_unset=True) == {**given.model_dump(exclude_unset=True), **expected}
    assert intercept(given, [Nothing()]) is given


def test_all_texts_and_numbers_of_knowledge_pass_and_its_names_and_its_form_stay() -> None:
    known = {"4111": "4111", "list": ["4111", 4111, 7, True, None, 1.5], "deep": {"4111": {"x": "4111"}}}
    event = intercept(summary(knowledge=known), [Masked()])

    assert isinstance(event, HistoryCompacted)
    assert event.knowledge == {
        "4111": "****",
        "list": ["****", "****", 7, True, None, 1.5],
        "deep": {"4111": {"x": "****"}},
    }


@pytest.mark.parametrize("field", ["reason", "metadata"])
def test_a_removal_keeps_its_replacement_when_another_text_of_it_changes(field: str) -> None:
    """The replacement was made by its class, so its type was never given."""
    fields: dict[str, Any] = {**BASE, field: "4111" if field == "reason" else {"card": "4111"}}
    of_replacement: dict[str, Any] = {**BASE, "event_id": "r"}
    replacement = UserMessageAdded(**of_replacement, text="hi")
    given = MessagesRemoved(**fields, message_ids=["m"], replacement=replacement)

    event = intercept(given, [Masked()])

    assert isinstance(event, MessagesRemoved)
    assert event.replacement == given.replacement
    assert getattr(event, field) == ("****" if field == "reason" else {"card": "****"})


class Masked(Interceptor):
    def before_write_text(self, session_id: str, text: str, field: TextField) -> str:
        return text.replace("4111", "****")


def test_metadata_that_changes_leaves_native_and_the_count_as_they_are() -> None:
    event = intercept(USER.model_copy(update={"metadata": {"card": "4111"}}), [Masked()])

    assert isinstance(event, UserMessageAdded)
    assert (event.text, event.metadata) == (USER.text, {"card": "****"})
    assert (event.native, event.tokens) == (USER.native, USER.tokens)


def test_a_system_message_has_a_hook_of_its_own() -> None:
    event = intercept(SystemMessageSet(**BASE, text="4111"), [System()])

    assert isinstance(event, SystemMessageSet)
    assert event.text == "changed"


def test_an_interceptor_without_the_newer_hooks_goes_on_to_work() -> None:
    old: Any = OfOldTimes()
    for event in (
        *ALL,
        summary(knowledge={"a": "4111"}),
        SystemMessageSet(**BASE, text="4111"),
        SessionDescribed(**BASE, title="4111", metadata={"a": "4111"}),
    ):
        assert intercept(event, [old]) is event


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (None, r"Broken\.before_write_text returned NoneType: it must return a text"),
        ("x" * 257, r"before_write_text returned an invalid message: title: "),
        (RuntimeError("boom"), r"Broken\.before_write_text raised RuntimeError: boom"),
        (BadRequest("no cards please"), "no cards please"),
    ],
)
def test_a_hook_of_texts_that_breaks_its_contract_is_named(answer: Any, message: str) -> None:
    class Broken(Interceptor):
        def before_write_text(self, session_id: str, text: str, field: TextField) -> str:
            if isinstance(answer, Exception):
                raise answer
            return answer  # type: ignore[no-any-return]

    with pytest.raises((InterceptorFailed, BadRequest), match=message):
        intercept(SessionDescribed(**BASE, title="t"), [Broken()])
