"""``sessionstream erase``: erases a session or all sessions of a user, and prints the receipt."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from streams.cli.console import Yes, confirm, note, one_line, say, says_where_interrupted

if TYPE_CHECKING:
    from schemas.erasure import ErasureReceipt


def erase(
    session_id: Annotated[str | None, typer.Argument(metavar="SESSION_ID", show_default=False)] = None,
    user_id: Annotated[
        str | None,
        typer.Option(
            "--user", metavar="USER_ID", help="Erase all sessions in which an event names this user."
        ),
    ] = None,
    yes: Yes = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the HTTP API's JSON.")] = False,
) -> None:
    """Erase a session, or all sessions of a user, from memory, analytics and the archive, and print a receipt.

    The log keeps its records for as long as its retention says; the receipt lists what remains where. The exit code is 1
    if a place has not confirmed the erasure: run the command again, it does no harm. The command asks a memory worker at
    SESSIONSTREAM_MEMORY_URL; the token needs the scope admin. It asks first; without a terminal it needs --yes.
    """
    if (session_id is None) == (user_id is None):
        raise typer.BadParameter("give a SESSION_ID, or --user")
    what = (
        f"the session {one_line(session_id)}"
        if session_id is not None
        else f"all sessions of {one_line(user_id or '')}"
    )
    confirm(f"Erase {what} for good?", yes=yes)
    with says_where_interrupted(
        lambda: (
            f"the erasure of {what} was asked for, and may be done in part; run the same command again, which does no "
            "harm and prints the receipt"
        )
    ):
        receipt = asyncio.run(_erase(session_id, user_id))
    if as_json:
        say(receipt.model_dump_json())
    else:
        _print(receipt)
    if not receipt.complete:
        raise typer.Exit(1)


async def _erase(session_id: str | None, user_id: str | None) -> ErasureReceipt:
    from schemas.settings import load_settings
    from streams.client.memory_client import MemoryClient

    async with MemoryClient(load_settings()) as memory:
        return await memory.erase(session_id=session_id, user_id=user_id)


def _print(receipt: ErasureReceipt) -> None:
    for session in receipt.sessions:
        places = ", ".join(f"{place}: {state}" for place, state in session.places.items())
        say(f"{one_line(session.session_id)} erased up to sequence {session.sequence} ({places})")
    if not receipt.sessions:
        say("no session of this user was found")
    for place, answered in receipt.searched.items():
        if not answered:
            note(f"the {place} did not answer for all of it, so sessions that only it has may be missing")
    if receipt.sessions:
        say(
            "this covers what the workers have that own the partitions now; what remains, and is not covered:"
        )
        for copy in receipt.remaining:
            say(f"  {copy.place}: {copy.what}; until {copy.until}")
    if not receipt.complete:
        note("not every place has confirmed it; what is pending is done as soon as its worker reads the log")
        note("run the command again to see whether it is done: that does no harm")
