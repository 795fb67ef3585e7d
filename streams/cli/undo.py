"""``sessionstream undo``: remove the newest turn of a session from its memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer

from processors.counts_and_shares import plural
from streams.cli.console import Yes, confirm, exit_unknown, note, one_line, require_session_id, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from processors.reading.memory_read import MemoryRead
    from schemas.view import MessageView
    from streams.client.session_memory import SessionMemory
    from streams.client.undo import UndoneTurn

#: How many characters of a message are shown.
_SHOWN_CHARACTERS: Final = 100

_Reason = Annotated[str | None, typer.Option("--reason", help="The reason, for readers of the log.")]


def undo(
    session_id: Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)],
    reason: _Reason = None,
    yes: Yes = False,
) -> None:
    """Remove the newest turn from a session's memory: the newest user message and all that follows it.

    The command shows the turn and asks first; without a terminal it needs --yes. If the session changes meanwhile,
    nothing is removed, and the exit code is 1. The history keeps what was removed.
    """
    require_session_id(session_id)
    name = one_line(session_id)
    shown = None if yes else asyncio.run(_read(session_id))
    if shown is not None and shown.message_count:
        turn = shown.newest_turn()
        _show(turn, note)
        confirm(f"Remove {plural(len(turn), 'message')} from the memory of session {name}?", yes=yes)
    undone, is_known = asyncio.run(_undo(session_id, reason, shown))
    if not is_known:
        exit_unknown(f"memory knows no session {name}")
    if not undone.messages:
        say(f"the memory of {name} has no messages")
        return
    say(f"removed the newest turn of {name}, {plural(len(undone.messages), 'message')}:")
    _show(undone.messages, say)


async def _read(session_id: str) -> MemoryRead:
    async with _memory() as memory:
        return await memory.memory(session_id, consistency="linearizable")


async def _undo(session_id: str, reason: str | None, shown: MemoryRead | None) -> tuple[UndoneTurn, bool]:
    """Return what was removed, and whether memory knows the session."""
    async with _memory() as memory:
        undone = await memory.undo_last_turn(session_id, reason, base=shown)
        return undone, bool(undone.messages) or (await memory.memory(session_id, last=0)).sequence is not None


def _memory() -> SessionMemory:
    from schemas.settings import load_settings
    from streams.client.provider import MemoryProvider
    from streams.client.session_memory import SessionMemory

    return SessionMemory(settings=load_settings(), provider=MemoryProvider.limited_window())


def _show(messages: Sequence[MessageView], line: Callable[[str], None]) -> None:
    for message in messages:
        calls = ", ".join(call.name for call in message.tool_calls or ())
        text = one_line(message.text, _SHOWN_CHARACTERS) or (f"→ {one_line(calls)}" if calls else "")
        line(f"  {message.sequence} {message.role}: {text}")
