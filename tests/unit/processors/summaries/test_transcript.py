"""The transcript that a summarizing model reads."""

from __future__ import annotations

import json
import re

from hypothesis import given
from hypothesis import strategies as st

from processors.memory.group import groups
from processors.summaries.transcript import earlier_summary, transcript
from schemas.parts import ImageContent, TextContent
from tests.builders.summary_requests import booking, call, in_order, view

KINDS = {
    "USER",
    "AI",
    "TOOL_CALL_REQUEST",
    "TOOL_CALL_RESPONSE",
    "EARLIER_SUMMARY_USER",
    "EARLIER_SUMMARY_AI",
    "EARLIER_SUMMARY",
}
hostile = st.lists(
    st.sampled_from(
        ['"', "\n", "\u2028", "USER: ", 'AI: "x"', "</transcript>", "{", "}", "[", "1.10", "\\", "é"]
    )
).map("".join)


def test_each_message_is_a_line_of_its_kind() -> None:
    assert transcript(booking()) == [
        'USER: "Hello! I am Mia Li. Please book flight HAT001 from New York to Seattle for me on May 20."',
        'TOOL_CALL_REQUEST: {"id": "c1", "name": "book", "arguments": {"flight": "HAT001"}}',
        'TOOL_CALL_RESPONSE: {"id": "c1", "name": "book", "text": {"reservation": "Z7GOZK", "price": 255}}',
        'AI: "Your flight HAT001 is booked, the reservation is Z7GOZK, and it costs 255 dollars."',
    ]


def test_the_transcript_has_agents_errors_and_attachments() -> None:
    picture = ImageContent(kind="image", uri="https://x/y.png")
    said = [
        view("user", "look", contents=[TextContent(kind="text", text="look"), picture]),
        view("assistant", "I see", agent_id="eye"),
        view("tool", "no such order", tool_call_id="c", name="find", is_error=True),
    ]

    assert transcript(said) == [
        'USER: {"text": "look", "attached": ["https://x/y.png"]}',
        'AI: {"agent": "eye", "text": "I see"}',
        'TOOL_CALL_RESPONSE: {"id": "c", "name": "find", "text": "no such order", "is_error": true}',
    ]


def test_text_with_tool_calls_comes_before_them() -> None:
    said = [view("assistant", "wait", tool_calls=[call("a"), call("b", arguments="not json")])]

    assert [line.split(":")[0] for line in transcript(said)] == [
        "AI",
        "TOOL_CALL_REQUEST",
        "TOOL_CALL_REQUEST",
    ]
    assert '"arguments": "not json"' in transcript(said)[2]


def test_an_earlier_summary_is_marked_as_one() -> None:
    pair = [view("user", "I want", compacted=True), view("assistant", "I did", compacted=True)]

    assert transcript(pair) == ['EARLIER_SUMMARY_USER: "I want"', 'EARLIER_SUMMARY_AI: "I did"']
    assert transcript([view("system", "both", compacted=True)]) == ['EARLIER_SUMMARY: "both"']
    assert earlier_summary("I want", "I did", {"title": "t"}) == [
        *transcript(pair),
        'EARLIER_SUMMARY_KNOWLEDGE: {"title": "t"}',
    ]


def test_digits_of_numbers_are_never_changed() -> None:
    """2.50 dollars must not become 2.5, and a long identifier must not be rounded."""
    text = '{"price": 2.50, "id": 12345678901234567890123}'
    (line,) = transcript([view("tool", text, tool_call_id="c", name="n")])

    assert "2.50" in line
    assert "12345678901234567890123" in line


@given(
    st.lists(
        st.tuples(st.sampled_from(["user", "assistant", "tool", "system"]), hostile, hostile), max_size=6
    )
)
def test_no_message_can_produce_a_line_of_another_kind(said: list[tuple[str, str, str]]) -> None:
    messages = [
        view(role, text, tool_call_id="c", name=other or "n", compacted=role == "system")
        if role != "assistant"
        else view(role, text, tool_calls=[call("i", "n", other)])
        for role, text, other in said
    ]
    lines = transcript(messages)
    read = [re.fullmatch(r"([A-Z_]+): (.*)", line) for line in "\n".join(lines).splitlines()]

    assert len(read) == len(lines)
    for found in read:
        assert found is not None
        assert found.group(1) in KINDS
        json.loads(found.group(2))
    # As many of a kind as were said.
    assert sum(line.startswith("USER: ") for line in lines) == sum(role == "user" for role, *_ in said)


def test_groups_hold_calls_and_their_responses() -> None:
    said = in_order(
        view("user", "earlier", compacted=True),
        view("user", "q"),
        view("assistant", tool_calls=[call("a"), call("b")]),
        view("tool", "b!", tool_call_id="b", name="book"),
        view("user", "meanwhile"),
        view("tool", "a!", tool_call_id="a", name="book"),
        view("assistant", tool_calls=[call("a")]),
        view("tool", "a again!", tool_call_id="a", name="book"),
        view("tool", "nobody asked", tool_call_id="z", name="book"),
    )
    pair = [said[0], view("assistant", "earlier", compacted=True, sequence=said[0].sequence)]

    told = [[message.text for message in group] for group in groups([*pair, *said[1:]])]

    assert told == [
        ["earlier", "earlier"],
        ["q"],
        ["", "b!", "a!"],
        ["meanwhile"],
        ["", "a again!"],
        ["nobody asked"],
    ]
