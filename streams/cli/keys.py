"""``sessionstream keys``: wraps the keys of sessions by the active master key."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from streams.cli.console import note, say

if TYPE_CHECKING:
    from schemas.settings import Settings

app = typer.Typer(help="The keys of encryption at rest.", no_args_is_help=True)


@app.callback()
def keys() -> None:
    """The keys of encryption at rest."""


@app.command()
def rotate() -> None:
    """Wrap the keys of all sessions by the master key that is active in the key file.

    No message is sealed again. First add the new master key to the key file on every machine, then make it active
    there, then run this command; at its end it says which master keys no key needs any more. Run again, it does no harm.
    """
    from schemas.settings import load_settings

    asyncio.run(_rotate(load_settings()))


async def _rotate(settings: Settings) -> None:
    from schemas.errors import BadRequest
    from schemas.settings import PREFIX
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
        raise BadRequest(f"topic {topic} does not exist: create it with `sessionstream topics create`")
    warnings = await key_file_warnings(settings, count)
    if warnings:
        raise BadRequest(f"nothing was wrapped: {warnings[0]}")
    wrapped = 0
    async with session_keys(settings, lambda: count) as ring:
        assert ring is not None, "there is a key file"
        for partition in range(count):
            wrapped += await ring.rewrap(partition)
    say(f"{wrapped} keys wrapped again by the master key {masters.active}")
    unused = sorted(masters.keys.keys() - {masters.active})
    if unused:
        note(
            f"once {masters.active} is active for every process, run this again; if it wraps no key then, "
            f"remove {', '.join(unused)} from the key file"
        )
