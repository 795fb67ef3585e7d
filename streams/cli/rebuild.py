"""``sessionstream rebuild``: memory from the log or the archive in a fresh set of topics."""

from __future__ import annotations

import asyncio
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from processors.counts_and_shares import plural
from streams.cli.console import note, one_line, say, says_where_interrupted

if TYPE_CHECKING:
    from collections.abc import Generator

    from schemas.settings import Settings
    from streams.rebuild.rebuild import OnProgress, RebuildReport, Step

#: Sessions that differ are named up to this many.
_NAMED: Final = 20
#: Without a terminal, a line says this often how far it is.
_NOTE_SECONDS: Final = 10.0
_STEPS: Final = {"copy": "copied", "compare": "compared"}


def rebuild(
    to_prefix: Annotated[
        str | None,
        typer.Option(
            "--to-prefix", help="TOPIC_PREFIX of the target. [default: the source's]", show_default=False
        ),
    ] = None,
    to_bootstrap_servers: Annotated[
        str | None,
        typer.Option(
            "--to-bootstrap-servers",
            help="Brokers of the target. [default: the source's]",
            show_default=False,
        ),
    ] = None,
    to_config: Annotated[
        Path | None,
        typer.Option(
            "--to-config",
            help="A settings file (TOML) of the target; what it does not name is as for the source.",
            show_default=False,
        ),
    ] = None,
    partitions: Annotated[
        int | None,
        typer.Option("--partitions", min=1, help="Partitions of the target's topics. [default: settings]"),
    ] = None,
    replication_factor: Annotated[
        int | None,
        typer.Option("--replication-factor", min=1, help="Replicas of every partition. [default: settings]"),
    ] = None,
    source: Annotated[
        Literal["log", "archive"],
        typer.Option("--from", help="The source: the events topic, or the history store at ARCHIVE__URL."),
    ] = "log",
    from_partitions: Annotated[
        int | None,
        typer.Option(
            "--from-partitions",
            min=1,
            help="With --from archive: partitions of the log that was archived. [default: settings]",
        ),
    ] = None,
    accept_loss: Annotated[
        bool,
        typer.Option(
            "--accept-loss",
            help="Also from a log or an archive whose oldest events were removed, and without sessions that no master "
            "key opens.",
        ),
    ] = False,
) -> None:
    """Rebuild memory in a fresh set of topics: with other partitions, on another cluster, or from the archive.

    It copies all events, creates the topics that are missing, and folds both sides to compare every session. The source
    is only read. The order of a session's events, their content and their times stay. Sequences are offsets of the new
    log, also where events name them. Run again after a break, it goes on, and adds the events that came meanwhile. It
    refuses a target that has other records. Sealed events stay sealed, and the wrapped keys of sessions are copied.
    Workers do not start on the target before all sessions were found equal. The exit code is 1 if one is not, or could
    not be opened. The settings for memory must be those of the workers.
    """
    from schemas.settings import load_settings

    old = load_settings()
    new = _target(to_config, to_prefix, to_bootstrap_servers, partitions, replication_factor)
    reached = "few events were copied, or none"
    with (
        says_where_interrupted(
            lambda: (
                f"{reached}; the source is as it was, and workers do not start on the target before all sessions were "
                "compared. Run the same command again: it goes on"
            )
        ),
        _progress() as show,
    ):

        def on_progress(step: Step, events: int) -> None:
            nonlocal reached
            reached = f"{_STEPS[step]} {plural(events, 'event')}"
            show(step, events)

        report = asyncio.run(
            _rebuild(
                old,
                new,
                from_archive=source == "archive",
                from_partitions=from_partitions,
                accept_loss=accept_loss,
                on_progress=on_progress,
            )
        )
    _say(report, new, accept_loss=accept_loss)


def _target(
    config: Path | None,
    prefix: str | None,
    servers: str | None,
    partitions: int | None,
    replication_factor: int | None,
) -> Settings:
    import tomllib

    from schemas.errors import ConfigurationError
    from schemas.settings import CONFIG_VARIABLE, load_settings
    from streams.settings.report import unknown_settings

    values = {}
    if config is not None:
        try:
            values = tomllib.loads(config.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise ConfigurationError(f"--to-config: {config} cannot be read: {error}") from error
        if unknown := unknown_settings({CONFIG_VARIABLE: str(config)}):
            raise ConfigurationError(f"--to-config: {'; '.join(unknown)}")
    given = {
        "topic_prefix": prefix,
        "bootstrap_servers": servers,
        "partitions": partitions,
        "replication_factor": replication_factor,
    }
    return load_settings(**values | {name: value for name, value in given.items() if value is not None})


async def _rebuild(
    old: Settings,
    new: Settings,
    *,
    from_archive: bool,
    from_partitions: int | None,
    accept_loss: bool,
    on_progress: OnProgress,
) -> RebuildReport:
    from schemas.errors import BadRequest
    from streams.archive.stores.choice import make_store
    from streams.kafka.clients import require_broker
    from streams.rebuild.rebuild import rebuild
    from streams.rebuild.session_keys import require_same_keys
    from streams.rebuild.sources import ArchiveSource, LogSource
    from streams.rebuild.target import same_topic
    from streams.settings.policies import memory_policy
    from streams.settings.tokenizer import load_counter

    require_same_keys(old, new)
    policy = memory_policy(old, load_counter(old))
    new.require_bootstrap_servers()
    if not from_archive:
        if same_topic(old, new):
            raise BadRequest("the target is the source itself: name another --to-prefix, or another cluster")
        await require_broker(old)
        await require_broker(new)
        log = await LogSource.open(old, accept_loss=accept_loss)
        return await rebuild(log, new, policy, on_progress, accept_loss=accept_loss)
    await require_broker(new)
    store = make_store(old)
    try:
        await store.start()
        archive = await ArchiveSource.open(
            old, store, partitions=from_partitions or old.partitions, accept_loss=accept_loss
        )
        return await rebuild(archive, new, policy, on_progress, accept_loss=accept_loss)
    finally:
        await store.stop()


@contextmanager
def _progress() -> Generator[OnProgress]:
    """Show how far each step is: a line that changes on a terminal, else a line now and then."""
    from rich.console import Console

    console = Console(stderr=True)
    noted = time.monotonic()

    if console.is_terminal:
        with console.status("reading the target") as status:

            def show(step: Step, events: int) -> None:
                status.update(f"{_STEPS[step]} {plural(events, 'event')}")

            yield show
        return

    def say_now_and_then(step: Step, events: int) -> None:
        nonlocal noted
        if time.monotonic() >= noted + _NOTE_SECONDS:
            noted = time.monotonic()
            note(f"{_STEPS[step]} {plural(events, 'event')}")

    yield say_now_and_then


def _say(report: RebuildReport, new: Settings, *, accept_loss: bool) -> None:
    say(
        f"{plural(report.sessions, 'session')}, {plural(report.events, 'event')} ({report.copied:,} copied, "
        f"{report.there_already:,} were there), "
        f"{plural(report.left_out, 'record')} without an event left out"
    )
    say(f"verified: {plural(report.equal, 'session')} equal, {len(report.different):,} different")
    if report.erased_events:
        sealed = plural(report.erased_events, "sealed event")
        say(f"{sealed} of erased sessions: they cannot be opened, here or there")
    for session_id in sorted(report.closed)[:_NAMED]:
        note(f"not opened: {one_line(session_id)}: {report.closed[session_id]}")
    if len(report.closed) > _NAMED:
        note(f"and {len(report.closed) - _NAMED:,} more that were not opened")
    for session_id in report.different[:_NAMED]:
        note(f"different: {one_line(session_id)}")
    if report.different:
        if len(report.different) > _NAMED:
            note(f"and {len(report.different) - _NAMED:,} more")
        note("workers do not start on this target: delete its topics, and rebuild into fresh ones")
        raise typer.Exit(1)
    if report.closed and not accept_loss:
        note(
            "workers do not start on this target: mend the key file, delete the target's topics and rebuild again, or "
            "accept it with --accept-loss"
        )
        raise typer.Exit(1)
    say(
        f"workers can start with SESSIONSTREAM_TOPIC_PREFIX={new.topic_prefix} and SESSIONSTREAM_PARTITIONS="
        f"{new.partitions}, and groups and an archive of their own (GROUP_PREFIX, ARCHIVE__URL)"
    )
