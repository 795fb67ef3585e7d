"""Exports: complete, importable again, and readable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orjson
import pytest

from processors.archive.archived import ArchivedEvent
from processors.archive.export import ExportFormat, export_of
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.reading.body import memory_body
from schemas.events import EVENT_ADAPTER, Event, MultimodalUserMessageAdded, SessionDescribed
from streams.client.import_file import read_lines
from tests.builders.archived import BEGAN_MS, stored
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    cleared,
    compacted,
    configured,
    deleted,
    described,
    event_object,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import POLICY
from tests.builders.recorded import conversations, events_of


def exported(
    session_id: str, export_format: ExportFormat, events: list[ArchivedEvent], part: int = 7
) -> bytes:
    export = export_of(session_id, export_format)
    parts = [export.add(events[start : start + part]) for start in range(0, len(events), part)]
    return b"".join([*parts, export.close()])


def imported(path: Path, text: bytes) -> list[Event]:
    path.write_bytes(text)
    return [event for line in read_lines([path]) for event in line.events]


def messages_of(events: list[Event]) -> list[dict[str, Any]]:
    """Return what memory has of the events, without the places in the log."""
    entries = [Entry(event, number, BEGAN_MS) for number, event in enumerate(events)]
    memory, _ = fold(Memory.empty(events[0].session_id), entries, POLICY)
    body = orjson.loads(b"".join(memory_body(memory, memory.messages(), POLICY)))
    shown = [{**message, "id": None} for message in body["messages"]]
    return [{"system": body["system_message"]}, *shown]


def test_what_is_exported_of_the_recorded_conversations_gives_the_same_memory_again(tmp_path: Path) -> None:
    for name, chat in conversations().items():
        archived = [stored(fields, number, name) for number, fields in enumerate(events_of(name, chat))]
        original = [EVENT_ADAPTER.validate_json(event.value) for event in archived]
        path = tmp_path / "one.jsonl"

        assert imported(path, exported(name, "jsonl", archived)) == original
        again = imported(path, exported(name, "openai", archived))
        assert messages_of(again) == messages_of(original), name


def test_lines_have_every_event_and_an_import_leaves_out_what_is_of_another_log(tmp_path: Path) -> None:
    fields = [
        system("s"),
        configured(max_messages=9),
        user("a\u2028b"),
        calls("c1", context={"sequence": 2, "epoch": 0, "digest": "0" * 32}),
        response("c1", '{"a":\n1}'),
        {"type": "CompactionRequested", "reason": "user"},
        compacted(3),
        {"type": "MessagesRemoved", "message_ids": ["e2"], "base_sequence": 4},
        cleared(),
        {"type": "SessionExpired", "last_sequence": 8},
        deleted(),
    ]
    archived = [stored(one, number) for number, one in enumerate(fields)]
    lines = exported("s1", "jsonl", archived).splitlines()
    again = imported(tmp_path / "one.jsonl", b"\n".join(lines))

    assert [orjson.loads(line)["sequence"] for line in lines] == list(range(11))
    assert [orjson.loads(line)["event"] for line in lines] == [
        orjson.loads(event.value) for event in archived
    ]
    assert [event.event_id for event in again] == ["e0", "e1", "e2", "e3", "e4", "e7", "e8"]
    assert [getattr(again[3], "context", 0), getattr(again[5], "base_sequence", 0)] == [None, None]


def test_texts_have_an_event_once_and_leave_out_what_they_cannot_say() -> None:
    asked = stored(user("a", event_id="same"), 1)
    twice = [asked, stored(user("a", event_id="same"), 2), stored(configured(max_messages=3), 3)]
    newer = asked._replace(sequence=4, value=b'{"type":"MoodNoted","event_id":"m"}')

    document = orjson.loads(exported("s1", "openai", [*twice, newer]))
    assert [message["content"] for message in document["messages"]] == ["a"]
    assert orjson.loads(exported("nobody", "openai", [])) == {"session_id": "nobody", "messages": []}
    assert exported("nobody", "jsonl", []) == b""


def test_messages_have_the_parts_of_chat_completions_and_are_imported_as_they_were(tmp_path: Path) -> None:
    """They had the parts of our events (`kind`), which no model API takes."""
    contents = [
        {"kind": "text", "text": "look"},
        {"kind": "image", "uri": "https://example.com/a.png", "detail": "low", "mime_type": "image/png"},
        {"kind": "image", "uri": "https://example.com/b.png"},
        {"kind": "pdf", "uri": "https://example.com/c.pdf"},
        {"kind": "pdf", "uri": "file-abc"},
        {"kind": "pdf", "uri": "data:application/pdf;base64,QQ=="},
    ]
    text = exported("s1", "openai", [stored({"type": "MultimodalUserMessageAdded", "contents": contents}, 0)])

    assert orjson.loads(text)["messages"][0]["content"] == [
        {"type": "text", "text": "look"},
        {
            "type": "image_url",
            "image_url": {"url": "https://example.com/a.png", "detail": "low"},
            "mime_type": "image/png",
        },
        {"type": "image_url", "image_url": {"url": "https://example.com/b.png"}},
        {"type": "file", "file": {"file_url": "https://example.com/c.pdf"}},
        {"type": "file", "file": {"file_id": "file-abc"}},
        {"type": "file", "file": {"file_data": "data:application/pdf;base64,QQ=="}},
    ]
    (event,) = imported(tmp_path / "one.jsonl", text)
    assert isinstance(event, MultimodalUserMessageAdded)
    assert [content.model_dump(exclude_none=True) for content in event.contents] == contents


def test_messages_keep_who_said_them_and_their_metadata(tmp_path: Path) -> None:
    said = [
        user("mine") | {"user_id": "u-1", "metadata": {"channel": "web"}},
        answer("yours") | {"user_id": "u-1", "agent_id": "a", "agent_role": "support"},
        user("ours") | {"user_id": "u-2"},
        user("nobody's"),
    ]
    text = exported("s1", "openai", [stored(fields, number) for number, fields in enumerate(said)])

    kept = [(event.user_id, event.agent_id, event.metadata) for event in imported(tmp_path / "one", text)]
    assert kept == [
        ("u-1", None, {"channel": "web"}),
        ("u-1", "a", None),
        ("u-2", None, None),
        (None, None, None),
    ]


def test_texts_say_title_labels_and_parent_and_the_import_takes_them_again(tmp_path: Path) -> None:
    """The list of sessions shows them, so a copy without them could not be found by them."""
    said = [
        described(title="A [draft]", labels={"team": "x"}),
        user("hello", user_id="u-1"),
        described(title="A\ntrip"),
        described(parent={"session_id": "p", "sequence": 7}, labels={"team": "y", "city": "Ulm"}),
        answer("bye"),
    ]
    archived = [stored(fields, number) for number, fields in enumerate(said)]

    text = exported(SESSION, "openai", archived, part=1)
    line = orjson.loads(text)
    assert list(line) == ["session_id", "messages", "title", "labels", "parent"]
    assert [message["content"] for message in line["messages"]] == ["hello", "bye"]
    kept = {"title": "A\ntrip", "labels": {"team": "y", "city": "Ulm"}, "parent": {"session_id": "p"}}
    assert {name: line[name] for name in kept} == kept
    first, *others = imported(tmp_path / "one.jsonl", text)
    assert isinstance(first, SessionDescribed)
    assert first.model_dump(include=set(kept), exclude_none=True) == kept
    assert [getattr(event, "text", None) for event in others] == ["hello", "bye"]

    transcript = exported(SESSION, "markdown", archived).decode()
    assert (
        "## session described · 3 · 2023-11-14 22:13:23 UTC\n\nlabels: team=y, city=Ulm\n\nparent: p\n"
        in transcript
    )
    assert "\n\ntitle: A trip\n" in transcript


def test_a_title_that_was_removed_is_not_exported() -> None:
    said = [described(title="old", labels={"a": "b"}), described(title=None, labels={}), user("hello")]
    archived = [stored(fields, number) for number, fields in enumerate(said)]

    assert list(orjson.loads(exported(SESSION, "openai", archived))) == ["session_id", "messages", "labels"]
    assert "\n\nno title\n\nno labels\n" in exported(SESSION, "markdown", archived).decode()


@pytest.mark.parametrize(("base", "refused"), [(1, False), (0, True), (None, False)])
def test_messages_that_replace_others_are_exported_as_memory_has_them(
    tmp_path: Path, base: int | None, refused: bool
) -> None:
    new = event_object(answer("instead") | {"agent_id": "clerk"}, "n")
    removal = removed("e1", base_sequence=base, user_id="u-1", replacement=new)
    fields = [user("ask"), answer("wrong"), removal, answer("late")]
    archived = [stored(one, number) for number, one in enumerate(fields)]
    entries = [
        Entry(EVENT_ADAPTER.validate_json(one.value), one.sequence, one.recorded_ms) for one in archived
    ]
    shown = [message.id for message in fold(Memory.empty(SESSION), entries, POLICY)[0].messages()]
    assert shown == (["e0", "e1", "e3"] if refused else ["e0", "n", "e3"])

    again = imported(tmp_path / "one.jsonl", exported(SESSION, "openai", archived))
    texts = [(getattr(event, "text", ""), event.agent_id, event.user_id) for event in again]
    assert texts == [
        ("ask", None, None),
        ("wrong", None, None),
        *([] if refused else [("instead", "clerk", "u-1")]),
        ("late", None, None),
    ]
    transcript = exported(SESSION, "markdown", archived).decode()
    assert ("## 1 message removed from memory · 2 ·" in transcript) is not refused
    assert ("## assistant (clerk) · 2 · 2023-11-14 22:13:22 UTC\n\ninstead\n" in transcript) is not refused


def test_markdown_is_a_transcript() -> None:
    events = [
        user("hello"),
        {**calls("c1"), "agent_id": "clerk"},
        response("c1", "```"),
        answer("bye"),
        compacted(1),
        cleared(),
    ]
    text = exported(
        "s 1", "markdown", [stored(one, number) for number, one in enumerate(events)], part=1
    ).decode()

    assert text.startswith(
        "# s 1\n\n## user · 0 · 2023-11-14 22:13:20 UTC\n\nhello\n\n## assistant (clerk) · 1"
    )
    assert "`" * 8 + "\n```\n" + "`" * 8 in text
    assert "summary of what was up to 1" in text
    assert text.endswith("## memory cleared · 5 · 2023-11-14 22:13:25 UTC\n")
    assert exported("s1", "markdown", []) == b"# s1\n"


def test_a_transcript_does_not_control_the_terminal_that_shows_it() -> None:
    """The other formats are data, and have every character."""
    said = "\x1b]52;c;cm0=\x07 東京\u3000タワー"
    events = [stored({**user(said), "agent_id": "\x9b31m"}, 0), stored(response("c1", said), 1)]

    transcript = exported("\x1b[31m", "markdown", events).decode()
    assert not set("\x1b\x07\x9b") & set(transcript)
    assert transcript.count("�]52;c;cm0=� 東京\u3000タワー") == 2
    assert orjson.loads(exported("s1", "openai", events))["messages"][0]["content"] == said


def test_no_text_ends_its_own_block_of_code() -> None:
    inner = "`" * 9
    text = exported("s1", "markdown", [stored(response("c1", f"{inner}\n# no heading"), 0)]).decode()

    assert f"{inner}`\n{inner}\n# no heading\n{inner}`" in text


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b'{"event": 3}', "event must be an object"),
        (b'{"event": {"type": "UserMessageAdded", "session_id": "s"}}', "event.event_id: Field required"),
    ],
)
def test_a_line_with_a_wrong_event_is_refused_with_its_place(tmp_path: Path, line: bytes, error: str) -> None:
    with pytest.raises(Exception, match=rf"one\.jsonl:1: {error}"):
        imported(tmp_path / "one.jsonl", line)


def test_no_answer_of_a_tool_ends_its_fence_in_a_transcript() -> None:
    for ticks in (1, 2, 3, 8, 40):
        text = f"{'`' * ticks}\n\n## user · 7 · never said"
        lines = exported("s", "markdown", [stored(response("c1", text), 0)]).decode().splitlines()

        fences = [place for place, line in enumerate(lines) if line and set(line) == {"`"}]
        longest = max(len(lines[place]) for place in fences)
        opened, closed = (place for place in fences if len(lines[place]) == longest)
        assert lines[opened + 1 : closed] == text.splitlines()
        assert longest >= 3
