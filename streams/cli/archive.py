"""``sessionstream history``, ``epochs``, ``export``, ``search`` and ``recall``: show what the archive has."""

from __future__ import annotations

import asyncio
import codecs
import json
import sys
from collections.abc import Coroutine
from contextlib import aclosing
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar
from urllib.parse import parse_qsl

import typer

from processors.counts_and_shares import plural
from processors.reading.printable import printable, printable_json
from streams.cli.console import exit_unknown, is_terminal, note, one_line, output, say_json
from streams.cli.event_line import event_line
from streams.cli.known_session import is_archived

if TYPE_CHECKING:
    from collections.abc import Callable

    from streams.client.archive_client import ArchiveClient
    from streams.client.worker_client import Parameters

T = TypeVar("T")

_JSON = Annotated[bool, typer.Option("--json", help="Print the HTTP API's JSON, one object a line.")]
_SessionId = Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)]
_Words = Annotated[list[str], typer.Argument(metavar="WORD", help="Words to look for.", show_default=False)]
_Since = Annotated[
    str | None,
    typer.Option(
        "--since", metavar="TIME", help="Only what was recorded at or after it, 2026-11-23T08:00:00Z."
    ),
]
_Until = Annotated[
    str | None, typer.Option("--until", metavar="TIME", help="Only what was recorded before this time.")
]
#: Events in one request.
_PAGE = 500
#: What is said of an answer that lacks the newest events.
_STALE = "the archive's store takes no writes for now: the newest events are missing"


def history(
    session_id: _SessionId,
    last: Annotated[
        int | None,
        typer.Option("--last", min=1, help="Only the newest N events. [default: all]", show_default=False),
    ] = None,
    event_type: Annotated[
        list[str] | None,
        typer.Option("--type", help="Only events of this type; repeatable.", show_default=False),
    ] = None,
    agent_id: Annotated[str | None, typer.Option("--agent", help="Only events of this agent.")] = None,
    since: _Since = None,
    until: _Until = None,
    as_json: _JSON = False,
) -> None:
    """Show every event of a session, oldest first, also what memory no longer has.

    The command reads from an archive worker at SESSIONSTREAM_ARCHIVE_URL.
    """
    conditions: list[tuple[str, str | int]] = [("type", one) for one in event_type or ()]
    given = {"agent_id": agent_id, "since": since, "until": until}
    conditions += [(name, value) for name, value in given.items() if value is not None]

    def show(event: dict[str, Any]) -> None:
        if as_json:
            say_json(json.dumps(event, ensure_ascii=False))
            return
        value = json.dumps(event["event"]).encode()
        place, time = str(event["sequence"]), event["recorded_at"][11:19]
        output().print(event_line(value, place=place, time=time, limit=None if last else 200))

    async def read(client: ArchiveClient) -> bool:
        return await (
            _all(client, session_id, conditions, show)
            if last is None
            else _newest(client, session_id, conditions, last, show)
        )

    if not _with_client(read):
        _say_nothing_found(
            session_id, "the archive has no such event of this session", may_have_others=bool(conditions)
        )


async def _all(
    client: ArchiveClient,
    session_id: str,
    conditions: Parameters,
    show: Callable[[dict[str, Any]], None],
) -> bool:
    """Show all events, a page after another; return whether there were any."""
    query: Parameters | None = [*conditions, ("limit", _PAGE)]
    found, answer = False, dict[str, Any]()
    while query is not None:
        answer = await client.history(session_id, query)
        for event in answer["events"]:
            found = True
            show(event)
        query = None if answer["newer"] is None else parse_qsl(answer["newer"])
    if "stale" in answer:
        note(_STALE)
    return found


async def _newest(
    client: ArchiveClient,
    session_id: str,
    conditions: Parameters,
    last: int,
    show: Callable[[dict[str, Any]], None],
) -> bool:
    """Show the newest events, oldest first; return whether there were any."""
    events: list[dict[str, Any]] = []
    stale = False
    query: Parameters | None = [*conditions, ("limit", min(last, _PAGE)), ("order", "newest")]
    while query is not None and len(events) < last:
        answer = await client.history(session_id, query)
        events += answer["events"]
        query = None if answer["older"] is None else parse_qsl(answer["older"])
        stale = stale or "stale" in answer
    for event in reversed(events[:last]):
        show(event)
    if stale:
        note(_STALE)
    return bool(events)


def epochs(
    session_id: _SessionId,
    last: Annotated[
        int, typer.Option("--last", min=1, max=1_000, help="Only the newest N compactions.")
    ] = 100,
    as_json: _JSON = False,
) -> None:
    """Show the compactions of a session, oldest first: the memory before and after each, and the summary.

    The command reads from an archive worker at SESSIONSTREAM_ARCHIVE_URL.
    """
    found = _with_client(lambda client: client.epochs(session_id, limit=last))
    for epoch in found.epochs:
        if as_json:
            say_json(epoch.model_dump_json())
            continue
        before, after = epoch.before, epoch.after
        head = (
            f"{epoch.sequence} epoch {epoch.epoch}: {before.size_bytes:,} → {plural(after.size_bytes, 'byte')}, "
            f"{before.tokens:,} → {plural(after.tokens, 'token')}, "
            f"{before.message_count} → {plural(after.message_count, 'message')}, "
            f"{epoch.messages_compacted} summarized by {one_line(epoch.policy)} ({one_line(epoch.trigger)})"
        )
        output().print(head, markup=False, style="bold")
        for text in (epoch.user_message, epoch.ai_message):
            output().print(_indented(text), markup=False)
    if not found.epochs:
        _say_nothing_found(session_id, "the archive has no compaction of this session")
    if found.older is not None:
        note("there are older compactions: raise --last")
    if found.stale:
        note(_STALE)
    if found.frozen is not None:
        note(f"the list ends before sequence {found.frozen.sequence}: {one_line(found.frozen.detail)}")


def export(
    session_id: _SessionId,
    export_format: Annotated[
        Literal["jsonl", "openai", "markdown"],
        typer.Option(
            "--format",
            help="One event a line, one line with Chat Completions messages (both can be imported), or a transcript.",
        ),
    ] = "jsonl",
) -> None:
    """Write all of a session's history to the output.

    If it breaks off, the exit code is 1 and the output is not complete. The events are as they were published, but on a
    terminal control characters in JSON are escaped. The command reads from an archive worker at
    SESSIONSTREAM_ARCHIVE_URL.
    """
    is_escaped = export_format != "markdown" and is_terminal()
    # A piece may end within a character.
    decoder = codecs.getincrementaldecoder("utf-8")("replace")

    async def write(client: ArchiveClient) -> int:
        stream, written = sys.stdout.buffer, 0
        async with aclosing(client.export(session_id, export_format)) as pieces:
            async for piece in pieces:
                written += len(piece)
                stream.write(printable_json(decoder.decode(piece)).encode() if is_escaped else piece)
        stream.flush()
        return written

    from processors.archive.export import export_of

    # A list of messages, or a transcript, has a beginning and an end also without a message.
    if _with_client(write) <= len(export_of(session_id, export_format).close()):
        kind = "event" if export_format == "jsonl" else "message"
        _say_nothing_found(session_id, f"the archive has no {kind} of this session")


def search(
    words: _Words,
    session_id: Annotated[str | None, typer.Option("--session", help="Only this session.")] = None,
    user_id: Annotated[str | None, typer.Option("--user", help="Only this user.")] = None,
    agent_id: Annotated[str | None, typer.Option("--agent", help="Only this agent.")] = None,
    role: Annotated[
        Literal["user", "assistant", "tool", "system"] | None, typer.Option("--role", help="Only this role.")
    ] = None,
    since: _Since = None,
    until: _Until = None,
    limit: Annotated[int, typer.Option("--limit", min=1, max=100, help="At most this many messages.")] = 20,
    as_json: _JSON = False,
) -> None:
    """Search the messages of all sessions, the best first.

    For each message it says whether it is still in memory, only in a summary, or only in the history. The exit code is 1
    if a worker did not answer, so that its messages are missing. The command reads from an archive worker at
    SESSIONSTREAM_ARCHIVE_URL.
    """
    given = {
        "session_id": session_id,
        "user_id": user_id,
        "agent_id": agent_id,
        "role": role,
        "since": since,
        "until": until,
        "limit": limit,
    }
    parameters = [(name, value) for name, value in given.items() if value is not None]
    answer = _with_client(lambda client: client.search(" ".join(words), parameters))
    for hit in answer["hits"]:
        if as_json:
            say_json(json.dumps(hit, ensure_ascii=False))
            continue
        head = f"{one_line(hit['session_id'])} {hit['sequence']}  {hit['role']}  {_place(hit['place'])}"
        output().print(head, markup=False, style="bold")
        output().print(f"  {one_line(hit['excerpt'])}", markup=False)
    if not answer["hits"]:
        note("nothing was found")
    if not answer["complete"]:
        note("not all archive workers answered: the result is not complete")
        raise typer.Exit(1)


def recall(
    session_id: _SessionId,
    words: _Words,
    limit: Annotated[
        int, typer.Option("--limit", min=1, max=100, help="Look up at most this many messages.")
    ] = 5,
    max_bytes: Annotated[
        int, typer.Option("--max-bytes", min=1, help="At most this many bytes of text.")
    ] = 16_384,
    since: _Since = None,
    until: _Until = None,
    cursor: Annotated[
        str | None,
        typer.Option(
            "--cursor", help="The next best messages, after a page that said so; same words and times."
        ),
    ] = None,
    as_json: _JSON = False,
) -> None:
    """Show what the tool `recall` gives a model: whole messages of one session, oldest first.

    The command reads from an archive worker at SESSIONSTREAM_ARCHIVE_URL.
    """
    given = {"since": since, "until": until, "limit": limit, "max_bytes": max_bytes, "cursor": cursor}
    parameters = [(name, value) for name, value in given.items() if value is not None]
    found = _with_client(lambda client: client.recall(session_id, " ".join(words), parameters))
    for group in found.groups:
        if as_json:
            say_json(group.model_dump_json(exclude_none=True))
            continue
        output().print(_place(group.place), markup=False, style="bold")
        for message in group.messages:
            calls = [f"→ {call.name}({call.arguments})" for call in message.tool_calls or ()]
            text = "\n".join(filter(None, [message.text, *calls]))
            output().print(_indented(f"{message.sequence} {message.role}: {text}"), markup=False)
    if not found.groups and not found.omitted:
        _say_nothing_found(session_id, "nothing was found")
    if found.omitted:
        note(f"{found.omitted} more do not fit into {max_bytes} bytes: raise --max-bytes")
    if found.next is not None:
        note(f"there are more: --cursor {found.next}")
    if found.stale:
        note(_STALE)


def _say_nothing_found(session_id: str, what: str, *, may_have_others: bool = True) -> None:
    """Say that nothing was found; with the code of an unknown session if the archive has no event of this one at all.

    Args:
        session_id: the session.
        what: what was not found.
        may_have_others: whether there may be other events of the session; without it, the archive is not asked.
    """
    detail = f"{one_line(session_id)}: {what}"
    if not (may_have_others and asyncio.run(is_archived(session_id))):
        exit_unknown(detail)
    note(detail)


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in printable(text).split("\n"))


def _place(place: str | None) -> str:
    texts = {"memory": "in memory", "summary": "only in a summary", "history": "only in the history"}
    return texts.get(place or "", "where it is now is not known")


def _with_client(work: Callable[[ArchiveClient], Coroutine[Any, Any, T]]) -> T:
    from schemas.settings import load_settings
    from streams.client.archive_client import ArchiveClient

    async def run() -> T:
        async with ArchiveClient(load_settings()) as client:
            return await work(client)

    return asyncio.run(run())
