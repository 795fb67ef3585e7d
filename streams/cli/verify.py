"""``sessionstream verify``: whether a digest is that of what a model was given."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from streams.cli.console import exit_unknown, note, one_line, say
from streams.cli.known_session import is_archived

if TYPE_CHECKING:
    from schemas.archive import Verification

_QUOTE = '"'
_Repeated = list[str] | None


def verify(
    session_id: Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)],
    sequence: Annotated[
        int, typer.Option("--sequence", min=0, help="`context.sequence` of the answer.", show_default=False)
    ],
    digest: Annotated[
        str,
        typer.Option(
            "--digest",
            help="`context.digest` of the answer, or the ETag of a memory.",
            show_default=False,
        ),
    ],
    last: Annotated[int | None, typer.Option("--last", min=0, help="`context.filters.last`.")] = None,
    last_turns: Annotated[
        int | None, typer.Option("--last-turns", min=0, help="`context.filters.last_turns`.")
    ] = None,
    include_agent_id: Annotated[
        _Repeated, typer.Option("--include-agent-id", help="As in `context.filters`; repeatable.")
    ] = None,
    include_agent_role: Annotated[
        _Repeated, typer.Option("--include-agent-role", help="As in `context.filters`; repeatable.")
    ] = None,
    exclude_agent_id: Annotated[
        _Repeated, typer.Option("--exclude-agent-id", help="As in `context.filters`; repeatable.")
    ] = None,
    exclude_agent_role: Annotated[
        _Repeated, typer.Option("--exclude-agent-role", help="As in `context.filters`; repeatable.")
    ] = None,
    from_log: Annotated[
        bool,
        typer.Option(
            "--log",
            help="Fold the log instead of the archive, here, by this command's settings for memory. It reads the "
            "session's whole partition.",
        ),
    ] = False,
) -> None:
    """Fold a session again up to a sequence, and say whether a digest is that of what a model was given.

    An answer of the client keeps both in its `context`. The exit code is 1 if the digest is another one; each line then
    says what differs. The command asks an archive worker at SESSIONSTREAM_ARCHIVE_URL, or reads the log.
    """
    from processors.reading.etag import digest_in
    from schemas.errors import BadRequest, Retry

    given = {
        "include_agent_id": include_agent_id,
        "include_agent_role": include_agent_role,
        "exclude_agent_id": exclude_agent_id,
        "exclude_agent_role": exclude_agent_role,
    }
    filters = [(name, value) for name, values in given.items() for value in values or ()]
    digest = digest_in(f'"{digest.removeprefix("W/").strip(_QUOTE)}"') or digest
    source = _by_log if from_log else _by_archive
    try:
        result = asyncio.run(source(session_id, sequence, digest, filters, last, last_turns))
    except (Retry, BadRequest):
        # A partition without events ends before every sequence.
        _exit_if_unknown(session_id, from_log=from_log)
        raise
    what = f"{one_line(session_id)} at sequence {sequence}"
    if result.verified:
        say(f"yes: {what} gave a model what has this digest (epoch {result.epoch})")
        return
    say(f"no: {what} has the digest {result.digest}")
    for difference in result.differences:
        note(one_line(difference, 1_000))
    _exit_if_unknown(session_id, from_log=from_log)
    raise typer.Exit(1)


def _exit_if_unknown(session_id: str, *, from_log: bool) -> None:
    if not asyncio.run(_is_in_log(session_id) if from_log else is_archived(session_id)):
        exit_unknown(f"{'the log' if from_log else 'the archive'} has no event of {one_line(session_id)}")


async def _is_in_log(session_id: str) -> bool:
    from schemas.settings import load_settings
    from streams.inspection.user_sessions import is_in_log

    return await is_in_log(load_settings(), session_id)


async def _by_archive(
    session_id: str,
    sequence: int,
    digest: str,
    filters: list[tuple[str, str]],
    last: int | None,
    last_turns: int | None,
) -> Verification:
    from schemas.settings import load_settings
    from streams.client.archive_client import ArchiveClient

    counts = (("last", last), ("last_turns", last_turns))
    options: list[tuple[str, str | int]] = [
        *filters,
        *((name, count) for name, count in counts if count is not None),
    ]
    async with ArchiveClient(load_settings()) as client:
        return await client.verify(session_id, sequence, digest, options)


async def _by_log(
    session_id: str,
    sequence: int,
    digest: str,
    filters: list[tuple[str, str]],
    last: int | None,
    last_turns: int | None,
) -> Verification:
    from processors.reading.filters import MemoryFilter
    from processors.reading.view import ViewQuery
    from schemas.settings import load_settings
    from streams.inspection.log_verification import verify_by_log

    settings = load_settings()
    settings.require_bootstrap_servers()
    view = ViewQuery(filters=MemoryFilter.of(filters), last=last, last_turns=last_turns)
    return await verify_by_log(settings, session_id, sequence, digest, view)
