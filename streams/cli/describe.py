"""``sessionstream describe``: says what lists show of a session, or shows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from streams.cli.console import exit_unknown, one_line, say

if TYPE_CHECKING:
    from processors.reading.memory_read import MemoryRead
    from streams.client.session_memory import SessionDescription


def describe(
    session_id: Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)],
    title: Annotated[
        str | None, typer.Option("--title", help="A title for people; an empty one removes it.")
    ] = None,
    label: Annotated[
        list[str] | None,
        typer.Option(
            "--label",
            metavar="NAME=VALUE",
            help="A label; repeatable. Together they replace all earlier labels.",
        ),
    ] = None,
    no_labels: Annotated[bool, typer.Option("--no-labels", help="Remove all labels.")] = False,
    parent: Annotated[
        str | None,
        typer.Option("--parent", help="The session that this one belongs to; an empty one removes it."),
    ] = None,
) -> None:
    """Give a session a title, labels or a parent, and wait until memory has applied it. Without options, show them.

    `GET /sessions` lists them, and can be filtered by label and parent.
    """
    if label and no_labels:
        raise typer.BadParameter("give --label, or --no-labels")
    given: SessionDescription = {}
    if title is not None:
        given["title"] = title or None
    if label or no_labels:
        given["labels"] = dict(map(_label, label or [])) or None
    if parent is not None:
        given["parent"] = parent or None
    asyncio.run(_describe(session_id, given))


def _label(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise typer.BadParameter(f"--label {one_line(text)!r}: write NAME=VALUE")
    return name, value


async def _describe(session_id: str, given: SessionDescription) -> None:
    from schemas.settings import load_settings
    from streams.client.provider import MemoryProvider
    from streams.client.session_memory import SessionMemory

    async with SessionMemory(settings=load_settings(), provider=MemoryProvider.limited_window()) as memory:
        if given:
            await memory.describe(session_id, **given)
        read = await memory.memory(session_id, last=0)
    if read.sequence is None:
        exit_unknown(f"memory knows no session {one_line(session_id)}")
    say(_shown(session_id, read))


def _shown(session_id: str, read: MemoryRead) -> str:
    labels = ", ".join(f"{one_line(name)}={one_line(value)}" for name, value in (read.labels or {}).items())
    parts = [
        "no title" if read.title is None else f"title {one_line(read.title)!r}",
        f"labels {labels}" if labels else "no labels",
        "no parent" if read.parent is None else f"parent {one_line(read.parent.session_id)}",
    ]
    return f"{one_line(session_id)}: {'; '.join(parts)}"
