"""``sessionstream fork``: makes a session that begins with another one's memory."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from processors.counts_and_shares import plural
from streams.cli.console import exit_unknown, one_line, say


def fork(
    session_id: Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)],
    new_session_id: Annotated[
        str | None,
        typer.Argument(
            metavar="NEW_SESSION_ID",
            help="The fork. [default: derived from the session and the sequence]",
            show_default=False,
        ),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            "--at",
            min=0,
            help="Begin with the memory as it was after this sequence of the log; needs an archive worker.",
        ),
    ] = None,
) -> None:
    """Make a session that begins with another one's memory, and wait until it can be read.

    A fork that is made twice, also after half of it was made, is made once.
    """
    asyncio.run(_fork(session_id, new_session_id, at))


async def _fork(session_id: str, new_session_id: str | None, at: int | None) -> None:
    from schemas.errors import NotFound
    from schemas.settings import load_settings
    from streams.client.provider import MemoryProvider
    from streams.client.session_memory import SessionMemory

    async with SessionMemory(settings=load_settings(), provider=MemoryProvider.limited_window()) as memory:
        try:
            made = await memory.fork(session_id, at, new_session_id=new_session_id)
        except NotFound as error:
            exit_unknown(error.detail)
    what = "forked" if made.created else "was forked before:"
    say(
        f"{one_line(made.from_session_id)} {what} to {one_line(made.session_id)} as of sequence {made.from_sequence}: "
        f"{plural(made.message_count, 'message')}"
    )
