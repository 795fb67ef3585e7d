from __future__ import annotations

import gzip
import io
import json
import os
import sys
import tempfile
import threading
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from schemas.errors import BadRequest, MemoryChanged, PublishFailed
from schemas.events import Event
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, import_file
from streams.client.import_file import (
    Import,
    ImportReport,
    count_events,
    read_lines,
    readable_again,
    wait_until_applied,
)
from streams.client.memory_client import MemoryClient
from tests.builders.events import event_object, removed, user
from tests.builders.recorded import RECORDED
from tests.fakes.publisher import InMemoryPublisher


def write(path: Path, *lines: Any) -> Path:
    path.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines))
    return path


def session(session_id: str, *texts: str) -> dict[str, Any]:
    return {"session_id": session_id, "messages": [{"role": "user", "content": text} for text in texts]}


def texts_by_session(publisher: InMemoryPublisher) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for event in publisher.published:
        found.setdefault(event.session_id, []).append(event.text)  # type: ignore[union-attr]
    return found


def memory_that_knows(*known: str, applied: bool = True) -> MemoryClient:
    def answer(request: httpx.Request) -> httpx.Response:
        if "min_sequence" in request.url.params and not applied:
            return httpx.Response(504, json={"error_code": "stale_read", "detail": "not yet"})
        session_id = request.url.path.split("/")[2]
        return httpx.Response(200, json={"sequence": 5 if session_id in known else None})

    return MemoryClient(load_settings(), transport=httpx.MockTransport(answer))


def memory_that_is_away() -> MemoryClient:
    def answer(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("refused")

    return MemoryClient(load_settings(), transport=httpx.MockTransport(answer))


async def test_sessions_are_published_in_order(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1", "2"), "", session("t", "3"), session("s", "4"))
    publisher = InMemoryPublisher()
    progress: list[int] = []

    report = await Import(publisher, None, progress.append).run(read_lines([file]))

    assert texts_by_session(publisher) == {"s": ["1", "2", "4"], "t": ["3"]}
    assert (report.sessions, report.events, report.skipped) == ({"s", "t"}, 4, [])
    assert sum(progress) == count_events([file]) == 4


async def test_the_same_session_in_several_lines_and_files_continues(tmp_path: Path) -> None:
    split = [
        write(tmp_path / "a.jsonl", session("s", "1"), session("s", "2")),
        write(tmp_path / "b.jsonl", session("s", "3")),
    ]
    whole = write(tmp_path / "c.jsonl", session("s", "1", "2", "3"))

    one, other = InMemoryPublisher(), InMemoryPublisher()
    await Import(one, None).run(read_lines(split))
    await Import(other, None).run(read_lines([whole]))

    assert one.published == other.published


async def test_importing_again_gives_the_same_ids(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1", "1"))
    publisher = InMemoryPublisher()

    await Import(publisher, None).run(read_lines([file]))
    await Import(publisher, None).run(read_lines([file]))

    ids = [event.event_id for event in publisher.published]
    assert ids[:2] == ids[2:]
    assert len(set(ids)) == 2


async def test_a_session_that_memory_knows_is_skipped(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1"), session("t", "2"), session("s", "3"))
    publisher = InMemoryPublisher()
    progress: list[int] = []

    async with memory_that_knows("s") as memory:
        report = await Import(publisher, memory, progress.append).run(read_lines([file]))

    assert texts_by_session(publisher) == {"t": ["2"]}
    assert (report.skipped, report.checked, sum(progress)) == (["s"], True, 3)


def memory_with(*events: Event, system_message: str | None = None, **rewritten: Any) -> MemoryClient:
    """Return a client of a memory that has these messages."""

    def answer(_: httpx.Request) -> httpx.Response:
        messages = [
            {**MESSAGE, "id": event.event_id, "sequence": at, "text": event.text}  # type: ignore[union-attr]
            for at, event in enumerate(events)
        ]
        return httpx.Response(
            200, json={**MEMORY, "messages": messages, "system_message": system_message, **rewritten}
        )

    return MemoryClient(load_settings(), transport=httpx.MockTransport(answer))


MESSAGE = {
    "role": "user",
    "occurred_at": "2026-03-01T00:00:00Z",
    "size_bytes": 1,
    "tokens": 1,
    "compacted": False,
}
MEMORY: dict[str, Any] = {
    "session_id": "s",
    "sequence": 9,
    "life_sequence": 0,
    "epoch": 0,
    "truncated": False,
    "size_bytes": 1,
    "tokens": 1,
    "message_count": 1,
    "usage": {},
    "compaction_usage": {},
    "system_size_bytes": 0,
    "system_tokens": 0,
    "tokens_estimated": False,
    "context_fraction": 0.0,
    "knowledge": None,
    "next": None,
}


async def appended(file: Path, memory: MemoryClient) -> tuple[list[str], ImportReport]:
    publisher = InMemoryPublisher()
    progress: list[int] = []
    async with memory:
        report = await Import(publisher, memory, progress.append, append=True).run(read_lines([file]))
    assert sum(progress) == count_events([file]) == report.events + report.there
    return texts_by_session(publisher).get("s", []), report


async def test_an_import_that_broke_off_sends_only_what_memory_lacks(tmp_path: Path) -> None:
    """Memory knows the last 128 events by their ids: of a longer session the first ones were doubled."""
    file = write(tmp_path / "a.jsonl", session("s", *map(str, range(300))))
    (line,) = read_lines([file])

    assert (await appended(file, memory_with(*line.events[:200])))[0] == [str(at) for at in range(200, 300)]
    texts, report = await appended(file, memory_with(*line.events))
    assert (texts, report.there, report.sessions) == ([], 300, set())


async def test_what_memory_never_had_is_sent_wherever_it_is(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1", "2", "3", "4"))
    (line,) = read_lines([file])

    assert (await appended(file, memory_with(line.events[0], line.events[3])))[0] == ["2", "3"]


@pytest.mark.parametrize("rewritten", [{"epoch": 1}, {"truncated": True}])
async def test_what_memory_does_not_have_any_more_is_not_sent_again(
    tmp_path: Path, rewritten: dict[str, Any]
) -> None:
    """What a summary covers, or what was removed, would come back."""
    file = write(tmp_path / "a.jsonl", session("s", "1", "2", "3", "4"))
    (line,) = read_lines([file])

    assert (await appended(file, memory_with(line.events[2], **rewritten)))[0] == ["4"]


async def test_a_description_is_sent_again_only_if_nothing_behind_it_was(tmp_path: Path) -> None:
    """It was sent before the messages, and may have been changed since."""
    file = write(tmp_path / "a.jsonl", session("s", "1", "2") | {"title": "A trip"})
    (line,) = read_lines([file])
    publisher, other = InMemoryPublisher(), InMemoryPublisher()

    async with memory_with(line.events[1]) as memory:
        await Import(publisher, memory, append=True).run(read_lines([file]))
    async with memory_with() as memory:
        await Import(other, memory, append=True).run(read_lines([file]))

    said = [event.event_id for event in line.events]
    assert [event.event_id for event in publisher.published] == said[2:]
    assert [event.event_id for event in other.published] == said


async def test_a_system_message_that_is_set_is_not_sent_again(tmp_path: Path) -> None:
    said = {"session_id": "s", "messages": [{"role": "system", "content": "be kind"}]}
    file = write(tmp_path / "a.jsonl", said)

    assert (await appended(file, memory_with(system_message="be kind")))[0] == []
    assert (await appended(file, memory_with(system_message="be quick")))[0] == ["be kind"]


async def test_a_removal_that_memory_refused_removes_nothing_from_what_is_imported(tmp_path: Path) -> None:
    """It named the memory that it was decided on, and a message had come since. An import has no such places."""
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "q0", "a0")
        base = await memory.memory("s")
        late = await memory.add_user_message("s", "meanwhile")
        with pytest.raises(MemoryChanged):
            await memory.remove_messages("s", [base.messages[-1].id], base=base)
        assert late is not None
        await memory.remove_messages("s", [late.event_id], base=await memory.memory("s"))
        exported = b"".join([part async for part in memory.export("s")])
        kept = [message.text for message in (await memory.memory("s")).messages]
    file = tmp_path / "export.jsonl"
    file.write_bytes(exported)

    async with FakeSessionMemory() as copy:
        for line in read_lines([file]):
            for event in line.events:
                await copy.append(line.session_id, [event])
        imported = [message.text for message in (await copy.memory("s")).messages]
    assert imported == kept == ["q0", "a0"]


def test_a_line_without_a_sequence_does_not_tell_whether_a_removal_was_refused(tmp_path: Path) -> None:
    """What cannot be decided counts as removed: a redacted text must not come back."""
    events = [user("0"), user("1"), removed("e0", base_sequence=0)]
    lines = [{"event": event_object(fields, f"e{number}")} for number, fields in enumerate(events)]
    read = [event for line in read_lines([write(tmp_path / "f", *lines)]) for event in line.events]

    assert [event.type for event in read] == ["UserMessageAdded", "UserMessageAdded", "MessagesRemoved"]


async def test_without_memory_workers_everything_is_appended(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1", "2"))
    told: list[None] = []
    async with memory_that_is_away() as memory:
        importer = Import(InMemoryPublisher(), memory, on_unchecked=lambda: told.append(None), append=True)
        report = await importer.run(read_lines([file]))

    assert (report.events, report.there, report.checked, len(told)) == (2, 0, False, 1)


async def test_without_memory_workers_everything_is_published(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1"), session("t", "2"))
    publisher = InMemoryPublisher()
    published_when_told: list[int] = []

    async with memory_that_is_away() as memory:
        importer = Import(
            publisher, memory, on_unchecked=lambda: published_when_told.append(len(publisher.published))
        )
        report = await importer.run(read_lines([file]))

    assert (report.events, report.checked) == (2, False)
    assert published_when_told == [0]  # once, and before anything was published


async def test_batches_keep_the_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_file, "_BATCH_EVENTS", 3)
    file = write(tmp_path / "a.jsonl", *(session("s", str(number)) for number in range(10)))
    publisher = InMemoryPublisher()

    await Import(publisher, None).run(read_lines([file]))

    assert texts_by_session(publisher) == {"s": [str(number) for number in range(10)]}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (gzip.compress(b"{}"), "compressed by gzip; decompress it first"),
        ("{}".encode("utf-16"), "not UTF-8"),
    ],
    ids=["gzip", "utf-16"],
)
def test_a_file_that_is_compressed_or_in_another_encoding_is_told_apart(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    """The reason was that of the JSON parser, about surrogates."""
    file = tmp_path / "a.jsonl"
    file.write_bytes(content)

    with pytest.raises(BadRequest, match=rf"a\.jsonl:1: {reason}"):
        list(read_lines([file]))


async def test_a_failure_is_told(tmp_path: Path) -> None:
    publisher = InMemoryPublisher()
    publisher.fail_after = 0

    with pytest.raises(PublishFailed):
        await Import(publisher, None).run(read_lines([write(tmp_path / "a.jsonl", session("s", "1"))]))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "a.jsonl:2: not JSON: "),
        ("5", "a.jsonl:2: expected an object"),
        ('{"session_id": "s", "messages": [{"role": []}]}', "a.jsonl:2: messages[0].role: [] is none of"),
        (
            '{"session_id": "s", "messages": [{"role": "user", "content": [{"type": {}}]}]}',
            "a.jsonl:2: messages[0].content[0].type: {} is none of",
        ),
        (
            '{"session_id": "s", "messages": [{"role": "assistant", "tool_calls": 5}]}',
            "a.jsonl:2: messages[0].tool_calls: expected a list",
        ),
        ('{"session_id": ["s"], "messages": []}', "a.jsonl:2: session_id must be a text"),
        ('{"session_id": "\\ud800"}', "a.jsonl:2: not JSON: "),
        ('{"session_id": "s", "messages": [{"role": "x"}]}', "a.jsonl:2: messages[0].role: 'x' is none of"),
    ],
)
def test_a_bad_line_is_named_with_its_number(tmp_path: Path, line: str, message: str) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1"), line)

    with pytest.raises(BadRequest) as raised:
        count_events([file])

    assert message in raised.value.detail


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match=r"cannot read .*missing\.jsonl: No such file"):
        count_events([tmp_path / "missing.jsonl"])


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(session("s", "1")).encode() + b"\r\n")

    assert count_events([file]) == 1


@pytest.mark.parametrize("name", ["pipe", "-"])
def test_what_can_be_read_once_is_read_again_from_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "copies"))
    (tmp_path / "copies").mkdir()
    file = write(tmp_path / "a.jsonl", session("s", "1"))
    content = json.dumps(session("t", "1", "2")).encode() + b"\n{no json"
    pipe = Path(name) if name == "-" else tmp_path / name
    writer = threading.Thread(target=lambda: pipe.write_bytes(content))
    if name == "-":
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    else:
        os.mkfifo(pipe)
        writer.start()

    with readable_again([file, pipe]) as sources:
        for _ in range(2):
            lines = read_lines(sources)
            assert [(line.session_id, len(line.events)) for line in islice(lines, 2)] == [("s", 1), ("t", 2)]
            with pytest.raises(BadRequest, match=rf"{pipe}:2: not JSON"):
                next(lines)
        if writer.is_alive():
            writer.join(60)
    assert list((tmp_path / "copies").iterdir()) == []


def test_a_folder_and_a_missing_file_are_no_pipes(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "Is a directory"), (tmp_path / "missing", "No such file")):
        with (
            readable_again([path]) as sources,
            pytest.raises(BadRequest, match=rf"cannot read {path}: {reason}"),
        ):
            count_events(sources)


async def test_waiting_says_whether_memory_has_applied_everything(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", session("s", "1"))
    report = await Import(InMemoryPublisher(), None).run(read_lines([file]))

    async with memory_that_knows("s") as memory:
        assert await wait_until_applied(memory, report, within_seconds=1)
    async with memory_that_knows("s", applied=False) as memory:
        assert not await wait_until_applied(memory, report, within_seconds=0)
    async with memory_that_is_away() as memory:
        assert not await wait_until_applied(memory, report, within_seconds=0)


async def test_recorded_conversations_lose_nothing() -> None:
    lines = [json.loads(line) for line in RECORDED.read_text(encoding="utf-8").splitlines() if line.strip()]
    publisher = InMemoryPublisher()

    report = await Import(publisher, None).run(read_lines([RECORDED]))

    assert (len(lines), report.events) == (150, 3_916)
    assert report.events == sum(len(line["messages"]) for line in lines)
    assert len({event.event_id for event in publisher.published}) == report.events
    for line in lines:
        session_id = line["session_id"]
        found = [event for event in publisher.published if event.session_id == session_id]
        calls = [call.id for event in found for call in getattr(event, "tool_calls", ())]
        expected = [call["id"] for message in line["messages"] for call in message.get("tool_calls") or ()]
        assert calls == expected
        times = [event.occurred_at for event in found]
        assert times == sorted(times)
