"""``sessionstream erase``: erases a session or all sessions of a user, and prints the receipt."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer

from processors.counts_and_shares import plural
from streams.cli.console import (
    Yes,
    confirm,
    exit_unknown,
    note,
    one_line,
    say,
    say_json,
    says_where_interrupted,
)
from streams.cli.known_session import is_known

if TYPE_CHECKING:
    from schemas.erasure import ErasureReceipt


#: How long the log may be searched for a session that nothing else knows, in seconds.
_LOG_SECONDS: Final = 60.0


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
    if a place has not confirmed the erasure: run the command again, it does no harm. It is 3 if nothing is known of the
    session in memory, archive and log; its erasure is written all the same, because a backup or a worker that does not
    run may have it. The command asks a memory worker at
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
    unknown = None if session_id is None else asyncio.run(_unknown(session_id))
    with says_where_interrupted(
        lambda: (
            f"the erasure of {what} was asked for, and may be done in part; run the same command again, which does no "
            "harm and prints the receipt"
        )
    ):
        receipt = asyncio.run(_erase(session_id, user_id))
    if as_json:
        say_json(receipt.model_dump_json())
    else:
        _print(receipt, is_known=unknown is None)
    if not receipt.complete:
        raise typer.Exit(1)
    if unknown is not None:
        exit_unknown(unknown)


async def _unknown(session_id: str) -> str | None:
    """Return the line that nothing is known of a session in memory, archive and log; None if something is.

    The log is read only if the others know nothing: it may be the only one that does, as after an expiry without an
    archive. What was erased before is in it too, so that the command can be repeated.
    """
    from aiokafka.errors import KafkaError

    from schemas.errors import SessionstreamError
    from schemas.settings import load_settings
    from streams.inspection.user_sessions import is_in_log

    if await is_known(session_id, also_archived=True) is not False:
        return None
    searched = "memory, archive and log"
    try:
        async with asyncio.timeout(_LOG_SECONDS):
            if await is_in_log(load_settings(), session_id):
                return None
    except (SessionstreamError, KafkaError, TimeoutError) as error:
        reason = error.detail if isinstance(error, SessionstreamError) else repr(error)
        searched = f"memory and archive (the log was not searched: {reason})"
    return f"nothing is known of {one_line(session_id)} in {searched}; its erasure was written all the same"


async def _erase(session_id: str | None, user_id: str | None) -> ErasureReceipt:
    from schemas.settings import load_settings
    from streams.client.memory_client import MemoryClient

    async with MemoryClient(load_settings()) as memory:
        return await memory.erase(session_id=session_id, user_id=user_id)


def _print(receipt: ErasureReceipt, *, is_known: bool) -> None:
    for session in receipt.sessions:
        places = ", ".join(f"{place}: {state}" for place, state in session.places.items())
        done = "erased up to sequence" if is_known else "was not there; its erasure is written at sequence"
        say(f"{one_line(session.session_id)} {done} {session.sequence} ({places})")
        if session.late_events:
            count = plural(session.late_events, "event was", "events were")
            note(
                f"{one_line(session.session_id)}: {count} published during the erasure, and erased as well, because "
                "their key was erased meanwhile; publish them again, and stop the agents before the next erasure"
            )
    if not receipt.sessions:
        say("no session of this user was found, so nothing was erased: look at the id")
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
