"""``sessionstream sessions``: lists sessions, page by page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from processors.counts_and_shares import percent
from streams.cli.console import note, one_line, print_table, say_json

if TYPE_CHECKING:
    from rich.table import Table

    from schemas.view import SessionList, SessionView

#: Sessions in one request, and in one table.
_PAGE: Final = 500
_CELL_CHARACTERS: Final = 60
#: Columns that a table has if one of its sessions has a text there.
_OPTIONAL: Final = ("trigger", "user", "agents", "title", "labels", "origin")

_Options = list[tuple[str, str | int]]


def sessions(
    active_within: Annotated[
        float | None,
        typer.Option(
            "--active-within", metavar="SECONDS", help="Only sessions whose last event is at most this old."
        ),
    ] = None,
    user_id: Annotated[str | None, typer.Option("--user", help="Only sessions of this user.")] = None,
    label: Annotated[
        list[str] | None,
        typer.Option(
            "--label",
            metavar="NAME[=VALUE]",
            help="Only sessions with this label; repeatable, a session must have all of them.",
            show_default=False,
        ),
    ] = None,
    parent: Annotated[
        str | None, typer.Option("--parent", metavar="SESSION_ID", help="Only the children of this session.")
    ] = None,
    forked_from: Annotated[
        str | None,
        typer.Option("--forked-from", metavar="SESSION_ID", help="Only the forks of this session."),
    ] = None,
    order: Annotated[
        Literal["active", "session_id"],
        typer.Option(
            "--order",
            help="The newest activity first, or by id; by id, every session that exists all the time comes once.",
        ),
    ] = "active",
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most this many sessions.")] = 50,
    every: Annotated[bool, typer.Option("--all", help="All sessions, instead of a limit.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the HTTP API's JSON, one object a line.")
    ] = False,
) -> None:
    """List the sessions that memory has, with their users, agents, titles, labels, parents and sizes.

    `context` is how full the model's context window is, and `trigger` how near the next compaction: over 100% it is due.

    Of a session that expired or was deleted only the history is left: `history` and `search` find it. The exit code is 1
    if a worker did not answer, so that its sessions are missing. The command reads from a memory worker at
    SESSIONSTREAM_MEMORY_URL.
    """
    from streams.client.worker_client import decimal_text

    given = {
        "active_within_seconds": None if active_within is None else decimal_text(active_within),
        "user_id": user_id,
        "parent": parent,
        "forked_from": forked_from,
        "order": order,
    }
    asked: _Options = [(name, value) for name, value in given.items() if value is not None]
    asked += [("label", one) for one in label or ()]
    complete = asyncio.run(_list(asked, None if every else limit, as_json=as_json))
    if not complete:
        note("not all memory workers answered: the list is not complete")
        raise typer.Exit(1)


async def _list(asked: _Options, limit: int | None, *, as_json: bool) -> bool:
    """Print the sessions; return whether every worker answered."""
    complete, count = True, 0
    async with aclosing(_pages(asked, limit)) as pages:
        async for page in pages:
            complete = complete and page.complete
            wanted = page.sessions if limit is None else page.sessions[: limit - count]
            count += len(wanted)
            if as_json:
                for session in wanted:
                    say_json(session.model_dump_json())
            elif wanted:
                print_table(_table(wanted))
            if count == limit:
                if len(wanted) < len(page.sessions) or page.next is not None:
                    note("there may be more sessions: raise --limit, or give --all")
                break
    if not count and any(name != "order" for name, _ in asked):
        note("memory has no such session")
    elif not count:
        note(
            "memory has no session yet: a session begins with its first event, which an agent publishes, "
            "or `sessionstream import FILE`"
        )
    return complete


async def _pages(asked: _Options, limit: int | None) -> AsyncGenerator[SessionList]:
    from schemas.settings import load_settings
    from schemas.view import SessionList
    from streams.client.memory_client import MemoryClient

    page_sessions = _PAGE if limit is None else min(limit, _PAGE)
    cursor: _Options = []
    async with MemoryClient(load_settings()) as client:
        while True:
            answer = await client.get("/sessions", [*asked, ("limit", page_sessions), *cursor])
            # A newer worker may answer more fields.
            page = SessionList.model_validate(answer, extra="ignore")
            yield page
            if page.next is None:
                return
            cursor = [("cursor", page.next)]


def _table(listed: Sequence[SessionView]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    for name in ("session", "last active"):
        table.add_column(name, no_wrap=True)
    for name in ("messages", "tokens", "context"):
        table.add_column(name, justify="right", no_wrap=True)
    rows = [_cells(session) for session in listed]
    # A terminal of 80 columns has no room for a column without a text.
    used = [name for name in _OPTIONAL if any(row[name] for row in rows)]
    for name in used:
        table.add_column(name, overflow="fold")
    for row in rows:
        table.add_row(*(text for name, text in row.items() if name in used or name not in _OPTIONAL))
    return table


def _cells(session: SessionView) -> dict[str, str]:
    """Return the texts of a row by their column."""
    from rich.markup import escape

    origins = []
    if session.parent is not None:
        origins.append(f"child of {session.parent.session_id}")
    if session.forked_from is not None:
        origins.append(f"fork of {session.forked_from.session_id} at {session.forked_from.sequence}")
    texts = {
        "session": session.session_id,
        "last active": f"{session.last_active_at:%Y-%m-%d %H:%M:%S}Z",
        "messages": f"{session.message_count:,}",
        "tokens": f"{session.tokens:,}",
        "context": percent(session.context_fraction),
        "trigger": "" if session.compaction_fraction is None else percent(session.compaction_fraction),
        "user": session.user_id or "",
        "agents": one_line(", ".join(session.agents), _CELL_CHARACTERS),
        "title": one_line(session.title or "", _CELL_CHARACTERS),
        "labels": ", ".join(f"{name}={value}" for name, value in sorted(session.labels.items())),
        "origin": ", ".join(origins),
    }
    return {name: escape(one_line(text)) for name, text in texts.items()}
