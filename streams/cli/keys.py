"""``sessionstream keys``: wraps the keys of sessions by the active master key, copies them out and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from processors.counts_and_shares import plural
from streams.cli.console import note, one_line, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from processors.rebuild.key_backup import KeyBackup
    from schemas.settings import Settings

#: Sessions that are named one by one.
_NAMED = 20

app = typer.Typer(help="The keys of encryption at rest.", no_args_is_help=True)


@app.callback()
def keys() -> None:
    """The keys of encryption at rest."""


@app.command()
def rotate() -> None:
    """Wrap the keys of all sessions by the master key that is active in the key file.

    No message is sealed again. First add the new master key to the key file on every machine, then make it active
    there, then run this command; at its end it says which master keys no key needs any more. Run again, it does no harm.
    The exit code is 1 if keys of sessions cannot be unwrapped, because the key file lacks a master key, which it names,
    or because a record was changed, whose session it names; all others are wrapped.
    """
    from schemas.settings import load_settings

    asyncio.run(_rotate(load_settings()))


async def _rotate(settings: Settings) -> None:
    from processors.sealing.errors import Unreadable
    from schemas.errors import BadRequest
    from schemas.settings import PREFIX
    from streams.kafka.failures import missing_topic
    from streams.kafka.key_file_check import key_file_warnings
    from streams.kafka.opened_values import session_keys
    from streams.kafka.topics import partition_counts
    from streams.settings.key_file import load_master_keys

    masters = load_master_keys(settings)
    if masters is None:
        raise BadRequest(f"{PREFIX}ENCRYPTION__KEY_FILE is not set, so there are no keys to wrap")
    topic = settings.topics.session_keys
    count = (await partition_counts(settings)).get(topic, 0)
    if count == 0:
        raise BadRequest(missing_topic(settings, topic))
    missing = await key_file_warnings(settings, count)
    wrapped, left, lacking = 0, list[Unreadable](), 0
    async with session_keys(settings, lambda: count) as ring:
        assert ring is not None, "there is a key file"
        for partition in range(count):
            rewrapped = await ring.rewrap(partition)
            wrapped += rewrapped.key_count
            left += rewrapped.left
            lacking += rewrapped.lacking
    say(f"{plural(wrapped, 'key')} wrapped again by the master key {masters.active}")
    for line in missing if lacking else ():
        note(f"{plural(lacking, 'key')} left as before: {line}, and run this again")
    if left:
        _name(
            "a key of it cannot be unwrapped, so it was left as it was: its record was changed, or damaged",
            sorted({unreadable.session_id for unreadable in left}),
        )
    if left or lacking:
        raise typer.Exit(1)
    unused = sorted(masters.keys.keys() - {masters.active})
    if unused:
        note(
            f"once {masters.active} is active for every process, run this again; if it wraps no key then, "
            f"remove {', '.join(unused)} from the key file"
        )


@app.command("export")
def export_keys(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help="The file to write.")],
) -> None:
    """Copy the wrapped keys of all sessions into a file, for a backup.

    The file has no master key, and no key of an erased session. It says which sessions were erased, so the newest copy
    is enough: delete older ones, because they have the keys of sessions that were erased since. A file that is there
    is replaced as a whole, unless it has keys that the topic lacks. The key file is not needed.
    """
    from schemas.errors import BadRequest
    from schemas.settings import load_settings
    from streams.rebuild.key_backup import read_backup, save_backup

    backup = asyncio.run(read_backup(load_settings()))
    try:
        save_backup(backup, file)
    except OSError as error:
        raise BadRequest(f"{file} cannot be written: {error.strerror}") from error
    say(f"{plural(len(backup.keys), 'wrapped key')}, {plural(len(backup.erased), 'erased session')}: {file}")
    if backup.unknown:
        note(f"{plural(backup.unknown, 'record')} of a newer version left out: export with that version")
        raise typer.Exit(1)


@app.command("import")
def import_keys(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", show_default=False, help="A file of `keys export`.")
    ],
    erased: Annotated[
        Path | None,
        typer.Option(
            "--erased",
            metavar="LIST",
            help="A file with the sessions that were erased after the copy was made: in each line a session id, or a "
            "receipt of `erase --json`. Their keys do not come back.",
        ),
    ] = None,
) -> None:
    """Put the wrapped keys of a file back into the topic of keys, before workers and agents run.

    It writes what the topic lacks, each key to the partition of its session, so the topic may have another number of
    partitions than before. It replaces no key that is there. A session that was erased stays erased, if the topic, the
    file or LIST says so. Run again, it does no harm. The exit code is 1 if a session got nothing because agents made a
    key for it in this topic that an erasure in the file would make void.
    """
    from processors.rebuild.key_backup import erased_sessions
    from schemas.errors import BadRequest
    from schemas.settings import load_settings
    from streams.rebuild.key_backup import load_backup, restore_backup

    settings = load_settings()
    backup = load_backup(file)
    since: list[str] = []
    if erased is not None:
        try:
            since = erased_sessions(erased.read_text(encoding="utf-8").splitlines(), str(erased))
        except (OSError, UnicodeDecodeError) as error:
            raise BadRequest(f"{erased} cannot be read: {error}") from error
    closed = _closed(settings, backup)
    restore = asyncio.run(restore_backup(settings, backup, frozenset(since)))
    say(
        f"{plural(restore.keys, 'wrapped key')} written, {restore.there:,} were there; "
        f"{plural(len(restore.erased), 'session')} marked as erased"
    )
    _name("no key of it is in the file", restore.without_key)
    _name("its master key is not in the key file, or is another one", closed)
    _name(
        "nothing was written: it was erased, and this topic has a key of it that the file does not know. If that key "
        "is from before the erasure, erase the session; if agents made it since, stop them, delete the topics and "
        "import before they start",
        restore.refused,
    )
    if restore.refused:
        raise typer.Exit(1)


def _closed(settings: Settings, backup: KeyBackup) -> list[str]:
    """Return the sessions whose keys the key file does not open; none without a key file."""
    from processors.rebuild.keys import closed_sessions
    from streams.settings.key_file import load_master_keys

    masters = load_master_keys(settings)
    return [] if masters is None else sorted(closed_sessions(backup.keys.values(), masters))


def _name(what: str, sessions: Sequence[str]) -> None:
    for session_id in sessions[:_NAMED]:
        note(f"{one_line(session_id)}: {what}")
    if len(sessions) > _NAMED:
        note(f"and {len(sessions) - _NAMED:,} more: {what}")
