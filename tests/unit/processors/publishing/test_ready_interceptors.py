from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from processors.publishing.interceptor import Interceptor, intercept
from processors.publishing.ready_interceptors import Redact, StripThinking, TruncateToolResponses
from schemas.errors import ConfigurationError
from schemas.events import AiMessageAdded, MultimodalUserMessageAdded, ToolCallResponseAdded, UserMessageAdded
from schemas.parts import ImageContent, NativeItem, TextContent, TokenCount, ToolCall

COMMON: dict[str, Any] = {
    "event_id": "e",
    "session_id": "s",
    "occurred_at": datetime(2024, 1, 1, tzinfo=UTC),
    "native": NativeItem(format="f", item="old"),
    "tokens": TokenCount(encoding="e", count=9),
}
MAIL = "a@example.org"


def through(interceptor: Interceptor, event: Any) -> Any:
    return intercept(event, [interceptor])


def test_thinking_is_stripped_and_the_native_form_with_it() -> None:
    thought = through(StripThinking(), AiMessageAdded(text="x", thinking="hm", **COMMON))
    silent = AiMessageAdded(text="x", **COMMON)

    assert (thought.text, thought.thinking, thought.native, thought.tokens) == ("x", None, None, None)
    assert through(StripThinking(), silent) is silent


def test_tool_responses_keep_both_ends() -> None:
    long = ToolCallResponseAdded(tool_call_id="1", name="f", text="a" * 500 + "z" * 500, **COMMON)
    cut = through(TruncateToolResponses(100), long)

    assert cut.text.startswith("a" * 50 + "\n[… 900 characters left out …]\n")
    assert cut.text.endswith("z" * 50)
    assert cut.native is None
    assert through(TruncateToolResponses(100), cut).text == cut.text
    assert through(TruncateToolResponses(1_000), long) is long
    with pytest.raises(ConfigurationError, match="at least 2"):
        TruncateToolResponses(1)


def test_all_texts_are_redacted_and_uris_are_not() -> None:
    redact = Redact()
    contents = (TextContent(kind="text", text=MAIL), ImageContent(kind="image", uri=f"https://x/{MAIL}"))
    call = ToolCall(id="1", name="mail", arguments='{"to": "a@example.org"}')

    user = through(redact, UserMessageAdded(text=MAIL, **COMMON))
    picture = through(redact, MultimodalUserMessageAdded(contents=contents, **COMMON))
    answer = through(redact, AiMessageAdded(text=MAIL, thinking=MAIL, tool_calls=(call,), **COMMON))
    response = through(redact, ToolCallResponseAdded(tool_call_id="1", name="f", text=MAIL, **COMMON))

    assert user.text == response.text == picture.contents[0].text == "[email]"
    assert picture.contents[1] == contents[1]
    assert (answer.text, answer.thinking) == ("[email]", "[email]")
    assert answer.tool_calls[0].arguments == '{"to":"[email]"}'
    assert {event.native for event in (user, picture, answer, response)} == {None}


def test_a_message_without_findings_keeps_its_native_form() -> None:
    event = UserMessageAdded(text="nothing here", **COMMON)

    assert through(Redact(), event) == event


@pytest.mark.parametrize(
    ("options", "complaint"),
    [({"kinds": ["mail"]}, "mail is not one of"), ({"patterns": {"x": "("}}, "is not a regular expression")],
)
def test_a_wrong_configuration_is_a_clear_error(options: Any, complaint: str) -> None:
    with pytest.raises(ConfigurationError, match=complaint):
        Redact(**options)
