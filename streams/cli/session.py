"""``sessionstream clear`` and ``delete``: publish an event and wait until memory has applied it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer

from processors.counts_and_shares import plural
from streams.cli.console import Yes, confirm, exit_unknown, note, one_line, require_session_id, say
from streams.cli.known_session import is_known

if TYPE_CHECKING:
    from schemas.events import HistoryCleared, SessionDeleted
    from schemas.publication import Published

#: How long to wait until an event is applied, in seconds.
_APPLIED_SECONDS: Final = 30.0


def clear(
    session_id: Annotated[str | None, typer.Argument(metavar="SESSION_ID", show_default=False)] = None,
    clear_all: Annotated[bool, typer.Option("--all", help="Clear every session that memory knows.")] = False,
    yes: Yes = False,
) -> None:
    """Empty a session's memory. Its configuration, system message, totals and history stay.

    The command asks first; without a terminal it needs --yes.
    """
    if (session_id is None) != clear_all:
        raise typer.BadParameter("give a SESSION_ID, or --all")
    if session_id is not None:
        require_session_id(session_id)
        if asyncio.run(is_known(session_id, also_archived=False)) is False:
            exit_unknown(f"memory knows no session {one_line(session_id)}, so there is nothing to clear")
        confirm(f"Clear the memory of session {one_line(session_id)}?", yes=yes)
        say(asyncio.run(_apply([session_id], "cleared")))
        return
    session_ids = asyncio.run(_all_sessions())
    if not session_ids:
        say("memory knows no sessions")
        return
    confirm(f"Clear the memory of {plural(len(session_ids), 'session')}?", yes=yes)
    say(asyncio.run(_apply(session_ids, "cleared")))


def delete(
    session_id: Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)],
    yes: Yes = False,
) -> None:
    """Delete a session from memory, analytics and the archive. The log keeps its events.

    The command asks first; without a terminal it needs --yes. A session that neither memory nor the archive knows is
    said to be unknown, with exit code 3. Its deletion is published all the same, because it may be known to a worker
    that does not answer now.
    """
    require_session_id(session_id)
    known = asyncio.run(is_known(session_id, also_archived=True))
    name = one_line(session_id)
    what = f"Delete session {name}?"
    confirm(f"Memory knows no session {name}. {what}" if known is False else what, yes=yes)
    done = asyncio.run(_apply([session_id], "deleted"))
    if known is False:
        exit_unknown(f"memory knew no session {name}, so nothing was there to delete")
    say(done)


async def _all_sessions() -> list[str]:
    from schemas.settings import load_settings
    from streams.client.memory_client import MemoryClient

    async with MemoryClient(load_settings()) as memory:
        return await memory.session_ids()


def _event(session_id: str, done: str) -> HistoryCleared | SessionDeleted:
    from schemas.events import HistoryCleared, SessionDeleted
    from streams.kafka.event_ids import new_event_id

    kind = HistoryCleared if done == "cleared" else SessionDeleted
    return kind(event_id=new_event_id(), session_id=session_id, occurred_at=datetime.now(UTC))


async def _apply(session_ids: list[str], done: str) -> str:
    """Publish one event per session, wait until all are applied, and say what was done.

    Exit code 1 if that cannot be confirmed.
    """
    from schemas.errors import Retry
    from schemas.settings import load_settings
    from streams.client.memory_client import MemoryClient
    from streams.kafka.publisher import KafkaPublisher

    settings = load_settings()
    events = [_event(session_id, done) for session_id in session_ids]
    async with KafkaPublisher(settings) as publisher:
        published = await publisher.publish(events)
    what = one_line(session_ids[0]) if len(session_ids) == 1 else plural(len(session_ids), "session")
    async with MemoryClient(settings) as memory:
        waits = [
            memory.wait_until_applied(session_id, sequence, within_seconds=_APPLIED_SECONDS)
            for session_id, sequence in _newest(session_ids, published)
        ]
        try:
            await asyncio.gather(*waits)
        except Retry as error:
            note(f"published for {what}, but could not confirm that memory has applied it: {error.detail}")
            note("nothing is lost, do not repeat the command: memory applies the event as soon as it runs")
            raise typer.Exit(1) from error
    return f"{done} {what}"


def _newest(session_ids: list[str], published: list[Published]) -> list[tuple[str, int]]:
    """Return the newest event of each partition: when it is applied, all events of the partition are."""
    last: dict[int, tuple[str, int]] = {}
    for session_id, record in zip(session_ids, published, strict=True):
        if record.partition not in last or last[record.partition][1] < record.sequence:
            last[record.partition] = (session_id, record.sequence)
    return list(last.values())
