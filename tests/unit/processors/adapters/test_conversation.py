from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
import pytest

from processors.adapters.conversation import (
    BEGINNING,
    Cursor,
    ExportedBefore,
    read_conversation,
    read_exported_event,
)
from processors.archive.archived import archived
from processors.archive.event_line import event_line
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.publishing.event_record import encode_event
from processors.publishing.fork import fork_events
from schemas.errors import BadRequest
from schemas.events import (
    AiMessageAdded,
    Event,
    MultimodalUserMessageAdded,
    SessionDescribed,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import ImageContent, PdfContent, TextContent, ToolCall, Usage
from tests.builders.events import answer, compacted, event, user
from tests.builders.memories import POLICY, START_MS, memory_of, view_of

CALL = {"id": "c1", "type": "function", "function": {"name": "find", "arguments": '{"q": 1}'}}
#: JSON can be read that is nested more deeply than it can be written.
DEEP = orjson.loads("[" * 300 + "]" * 300)
DEEP_CALL = {"id": "c1", "name": "find", "arguments": DEEP}
LINE: dict[str, Any] = {
    "session_id": "s",
    "user_id": "u",
    "messages": [
        {"role": "system", "content": "Be kind."},
        {"role": "user", "content": "Hi"},
        {"role": "assistant", "content": None, "tool_calls": [CALL]},
        {"role": "tool", "tool_call_id": "c1", "content": "found"},
        {"role": "assistant", "content": "Here."},
    ],
}


def events_of(*messages: dict[str, Any], cursor: Cursor | None = None) -> list[Event]:
    line = {"session_id": "s", "messages": list(messages)}
    return read_conversation(line, cursor or Cursor()).events


def test_chat_messages_become_events() -> None:
    events = read_conversation(LINE, Cursor()).events

    system, user, call, response, answer = events
    assert isinstance(system, SystemMessageSet)
    assert system.text == "Be kind."
    assert isinstance(user, UserMessageAdded)
    assert user.text == "Hi"
    assert isinstance(call, AiMessageAdded)
    assert (call.text, call.tool_calls) == ("", (ToolCall(id="c1", name="find", arguments='{"q": 1}'),))
    assert isinstance(response, ToolCallResponseAdded)
    assert (response.tool_call_id, response.name, response.text) == ("c1", "find", "found")
    assert isinstance(answer, AiMessageAdded)
    assert answer.text == "Here."
    assert {(event.session_id, event.user_id) for event in events} == {("s", "u")}


def test_a_message_may_have_another_user_than_its_line() -> None:
    messages = [{"role": "user", "content": "Hi", "user_id": "v"}, {"role": "assistant", "content": "Hello"}]

    events = read_conversation({**LINE, "messages": messages}, Cursor()).events

    assert [event.user_id for event in events] == ["v", "u"]


def test_what_a_line_says_of_its_session_comes_before_its_messages() -> None:
    """At the time of the first of them. So it is there as soon as the session is."""
    messages = [{"role": "user", "content": "Hi", "occurred_at": "2025-02-03T04:05:06Z"}]
    line = {**LINE, "title": "A trip", "labels": {"team": "x"}, "parent": None, "messages": messages}

    described, user = read_conversation(line, Cursor()).events

    assert isinstance(described, SessionDescribed)
    assert described.model_dump(include={"title", "labels", "parent", "user_id", "occurred_at"}) == {
        "title": "A trip",
        "labels": {"team": "x"},
        "parent": None,
        "user_id": "u",
        "occurred_at": user.occurred_at,
    }
    assert "parent" not in described.model_fields_set, "null in a line says nothing"
    assert user == read_conversation({**LINE, "messages": messages}, Cursor()).events[0], "with the same id"
    again, _ = read_conversation({**line, "title": "Another"}, Cursor()).events
    assert again.event_id != described.event_id


def test_a_line_without_messages_may_describe_its_session() -> None:
    (described,) = read_conversation({"session_id": "s", "title": "A trip", "messages": []}, Cursor()).events

    assert (described.type, described.occurred_at) == ("SessionDescribed", BEGINNING)


def test_the_same_line_gives_the_same_events() -> None:
    assert read_conversation(LINE, Cursor()) == read_conversation(LINE, Cursor())


def test_ids_are_unique_and_differ_between_sessions() -> None:
    ids = {event.event_id for event in read_conversation(LINE, Cursor()).events}
    others = {event.event_id for event in read_conversation({**LINE, "session_id": "t"}, Cursor()).events}

    assert len(ids) == 5
    assert not ids & others


def test_missing_times_are_one_second_apart() -> None:
    times = [event.occurred_at for event in read_conversation(LINE, Cursor()).events]

    assert times == [BEGINNING + timedelta(seconds=number) for number in range(5)]


def test_the_last_time_that_there_is_has_no_later_one() -> None:
    events = events_of(
        {"role": "user", "content": "a", "occurred_at": "9999-12-31T23:59:59.5Z"},
        {"role": "user", "content": "b"},
    )

    assert events[1].occurred_at == events[0].occurred_at


def test_a_given_time_is_kept_and_continued() -> None:
    events = events_of(
        {"role": "user", "content": "a", "occurred_at": "2025-02-03T04:05:06+01:00"},
        {"role": "user", "content": "b"},
    )

    assert events[0].occurred_at == datetime(2025, 2, 3, 3, 5, 6, tzinfo=UTC)
    assert events[1].occurred_at == events[0].occurred_at + timedelta(seconds=1)


def test_a_session_in_two_lines_is_the_session_in_one() -> None:
    first = read_conversation({**LINE, "messages": LINE["messages"][:3]}, Cursor())
    second = read_conversation({**LINE, "messages": LINE["messages"][3:]}, first.cursor)

    assert first.events + second.events == read_conversation(LINE, Cursor()).events


def test_optional_fields_are_carried_over() -> None:
    (event,) = events_of(
        {
            "role": "assistant",
            "content": "x",
            "agent_id": "planner",
            "agent_role": "lead",
            "usage": {"prompt_tokens": 5, "completion_tokens": 2, "total_tokens": 7},
            "model": "gpt-4o",
            "latency_ms": 12.5,
            "reasoning_content": "hm",
            "metadata": {"k": "v"},
        }
    )

    assert isinstance(event, AiMessageAdded)
    assert (event.agent_id, event.agent_role, event.model) == ("planner", "lead", "gpt-4o")
    assert (event.usage, event.latency_ms) == (Usage(input_tokens=5, output_tokens=2), 12.5)
    assert (event.thinking, event.metadata) == ("hm", {"k": "v"})


def test_a_response_has_the_name_of_the_tool_whose_call_memory_pairs_it_with() -> None:
    """Ids may recur. Memory pairs neither of two open calls with one id, and only the newest calls stay open."""

    def call(call_id: str, name: str) -> dict[str, Any]:
        return {"role": "assistant", "tool_calls": [{"id": call_id, "name": name, "arguments": "{}"}]}

    def names(*messages: dict[str, Any]) -> list[str]:
        return [event.name for event in events_of(*messages) if isinstance(event, ToolCallResponseAdded)]

    answer = {"role": "tool", "tool_call_id": "a", "content": "x"}
    others = [call(f"c{number}", "other") for number in range(128)]

    assert names(call("a", "find"), answer, call("a", "book"), answer, answer) == ["find", "book", ""]
    assert names(call("a", "find"), call("a", "book"), answer) == [""]
    assert names(call("a", "find"), *others, answer) == [""]
    assert names(call("a", "find"), *others, call("a", "book"), answer) == ["book"]


def test_a_failed_tool_call() -> None:
    (event,) = events_of({"role": "tool", "tool_call_id": "c", "content": "no", "is_error": True})

    assert isinstance(event, ToolCallResponseAdded)
    assert (event.is_error, event.name) == (True, "")


def test_multimodal_content() -> None:
    (event,) = events_of(
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "What is this?"},
                {"type": "image_url", "image_url": {"url": "https://x/a.png", "detail": "low"}},
                {"type": "input_image", "image_url": "https://x/b.png"},
                {"type": "file", "file": {"file_data": "https://x/c.pdf"}},
                {"kind": "pdf", "uri": "https://x/d.pdf"},
            ],
        }
    )

    assert isinstance(event, MultimodalUserMessageAdded)
    assert event.contents == (
        TextContent(kind="text", text="What is this?"),
        ImageContent(kind="image", uri="https://x/a.png", detail="low"),
        ImageContent(kind="image", uri="https://x/b.png"),
        PdfContent(kind="pdf", uri="https://x/c.pdf"),
        PdfContent(kind="pdf", uri="https://x/d.pdf"),
    )


def test_text_parts_elsewhere_are_joined() -> None:
    parts = [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]
    call = {"id": "c", "name": "n", "arguments": {"q": 1}}

    system, answer, response = events_of(
        {"role": "developer", "content": parts},
        {"role": "assistant", "content": [{"type": "refusal", "refusal": "no"}], "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c", "content": parts},
    )

    assert isinstance(system, SystemMessageSet)
    assert isinstance(answer, AiMessageAdded)
    assert isinstance(response, ToolCallResponseAdded)
    assert (system.text, answer.text, response.text, response.name) == ("a\nb", "no", "a\nb", "n")
    assert answer.tool_calls[0].arguments == '{"q":1}'


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (3, 'expected an object {"session_id", "messages"}'),
        ({"messages": []}, "session_id must be a text of 1 to 256 characters"),
        ({"session_id": "s" * 257, "messages": []}, "session_id must be a text"),
        ({"session_id": "s"}, "messages must be a list"),
        ({"session_id": "s", "messages": [1]}, "messages[0]: expected an object"),
        ({"session_id": "s", "messages": [{"role": "robot"}]}, "messages[0].role: 'robot' is none of"),
        (
            {"session_id": "s", "messages": [{"role": "user", "content": "x"}, {"role": "tool"}]},
            "messages[1].tool_call_id: ",
        ),
        (
            {"session_id": "s", "messages": [{"role": "user", "content": "x", "occurred_at": "yesterday"}]},
            "messages[0].occurred_at: ",
        ),
        (
            {"session_id": "s", "messages": [{"role": "user", "content": [{"type": "audio"}]}]},
            "messages[0].content[0].type: 'audio' is none of",
        ),
        (
            {"session_id": "s", "messages": [{"role": "system", "content": [{"type": "image_url"}]}]},
            "messages[0].content[0]: expected a text part",
        ),
        ({"session_id": "s", "messages": [{"role": "user", "content": 5}]}, "messages[0].content: expected"),
        (
            {"session_id": "s", "messages": [{"role": "assistant", "tool_calls": [{"id": "x"}]}]},
            "messages[0].tool_calls[0]: a call needs a function with a name",
        ),
        (
            {"session_id": "s", "messages": [{"role": "assistant", "content": "", "usage": 3}]},
            "messages[0].usage: expected an object",
        ),
        (
            {"session_id": "s", "messages": [{"role": "user", "content": [{"type": "file", "file": {}}]}]},
            "messages[0].content[0]: a file needs",
        ),
        (
            {"session_id": "s", "messages": [{"role": "user", "content": "x", "note": DEEP}]},
            "messages[0]: it cannot be stored as JSON: Recursion limit reached",
        ),
        ({"session_id": "s", "messages": [], "labels": ["a"]}, "labels: "),
        ({"session_id": "s", "messages": [], "title": 5}, "title: "),
        ({"session_id": "s", "messages": [], "parent": {"session_id": "s"}}, "a session cannot be its own"),
        ({"session_id": "s", "messages": [], "labels": DEEP}, "it cannot be stored as JSON: Recursion limit"),
        (
            {"session_id": "s", "messages": [{"role": "assistant", "tool_calls": [DEEP_CALL]}]},
            "messages[0]: it cannot be stored as JSON: Recursion limit reached",
        ),
    ],
)
def test_the_error_of_an_invalid_line_says_where(line: Any, message: str) -> None:
    with pytest.raises(BadRequest) as raised:
        read_conversation(line, Cursor())

    assert raised.value.detail.startswith(message)


@pytest.mark.parametrize(
    ("event", "message"),
    [
        ([], "event must be an object"),
        ({"type": "UserMessageAdded", "event_id": "e"}, "event.session_id: Field required"),
        ({"type": "UserMessageAdded", "note": DEEP}, "event: it cannot be stored as JSON: Recursion limit"),
    ],
)
def test_the_error_of_an_invalid_exported_event_says_where(event: Any, message: str) -> None:
    with pytest.raises(BadRequest) as raised:
        read_exported_event({"event": event})

    assert raised.value.detail.startswith(message)


def test_an_exported_fork_of_a_compacted_memory_is_imported_with_all_that_it_began_with() -> None:
    forked = memory_of(user("one"), answer("two"), compacted(1), user("three"), answer("four"))
    copies = fork_events(view_of(forked), "the-fork", occurred_at=BEGINNING, encoding=None)
    events = [*copies, event(user("said in the fork"), "own", "the-fork")]
    before = ExportedBefore()
    imported: list[Event] = []
    for sequence, one in enumerate(events, 100):
        line = event_line(archived(one, sequence, START_MS, encode_event(one)))
        imported += read_exported_event(orjson.loads(line), before).events

    def texts(log: list[Event]) -> list[str]:
        entries = [Entry(one, number, START_MS) for number, one in enumerate(log)]
        memory = fold(Memory.empty("the-fork"), entries, POLICY)[0]
        assert memory.head is not None
        assert memory.head.fork is not None
        assert memory.head.fork.complete
        return [message.text or "" for message in view_of(memory).messages]

    assert texts(imported) == texts(events)
    assert len(texts(imported)) == 5
