"""``sessionstream pin`` and ``unpin``: keep messages out of every summary's reach, or give them back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from processors.counts_and_shares import plural
from streams.cli.console import exit_unknown, note, one_line, say

if TYPE_CHECKING:
    from streams.client.session_memory import SessionMemory

_SessionId = Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)]
_MessageIds = Annotated[
    list[str],
    typer.Argument(metavar="MESSAGE_ID", help="Ids as `sessionstream memory --format json` shows them."),
]
_Reason = Annotated[str | None, typer.Option("--reason", help="The reason, for readers of the log.")]


def pin(session_id: _SessionId, message_ids: _MessageIds, reason: _Reason = None) -> None:
    """Pin messages: no summary covers them and no window evicts them, until they are unpinned.

    All pinned messages together may have a quarter of each limit of the session. The exit code is 1 if a message is not
    pinned.
    """
    missing = asyncio.run(_pin(session_id, message_ids, reason))
    say(
        f"pinned {len(message_ids) - len(missing)} of {plural(len(message_ids), 'message')} of {one_line(session_id)}"
    )
    if missing:
        names = ", ".join(map(one_line, missing))
        note(
            f"not pinned: {names}; memory does not have them, or they are beyond the share for pinned messages"
        )
        raise typer.Exit(1)


def unpin(session_id: _SessionId, message_ids: _MessageIds, reason: _Reason = None) -> None:
    """Unpin messages; they are then summarized and evicted as others are.

    The exit code is 1 if memory does not have a message.
    """
    missing = asyncio.run(_unpin(session_id, message_ids, reason))
    say(
        f"unpinned {len(message_ids) - len(missing)} of {plural(len(message_ids), 'message')} of {one_line(session_id)}"
    )
    if missing:
        note(f"not unpinned: {', '.join(map(one_line, missing))}; memory does not have them")
        raise typer.Exit(1)


async def _pin(session_id: str, message_ids: list[str], reason: str | None) -> list[str]:
    from schemas.settings import load_settings
    from streams.client.provider import MemoryProvider
    from streams.client.session_memory import SessionMemory

    async with SessionMemory(settings=load_settings(), provider=MemoryProvider.limited_window()) as memory:
        await _require_known(memory, session_id)
        return await memory.pin(session_id, message_ids, reason)


async def _unpin(session_id: str, message_ids: list[str], reason: str | None) -> list[str]:
    from schemas.settings import load_settings
    from streams.client.provider import MemoryProvider
    from streams.client.session_memory import SessionMemory

    async with SessionMemory(settings=load_settings(), provider=MemoryProvider.limited_window()) as memory:
        await _require_known(memory, session_id)
        missing = await memory.unpin(session_id, message_ids, reason)
        await memory.memory(session_id, last=0)  # until it is applied
        return missing


async def _require_known(memory: SessionMemory, session_id: str) -> None:
    """End the command before anything is published of a session that memory does not know.

    Memory must have come to the end of the log: an agent may have begun the session just now.
    """
    if (await memory.memory(session_id, last=0, consistency="linearizable")).sequence is None:
        exit_unknown(f"memory knows no session {one_line(session_id)}")
