"""``sessionstream topics``: creates and checks the topics."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer

from streams.cli.console import note, say

app = typer.Typer(help="Create the topics, and check existing ones.", no_args_is_help=True)

Partitions = Annotated[
    int | None,
    typer.Option(
        "--partitions", min=1, help="Partitions of every topic; cannot be changed later. [default: settings]"
    ),
]
ReplicationFactor = Annotated[
    int | None,
    typer.Option("--replication-factor", min=1, help="Replicas of every partition. [default: settings]"),
]


@app.command()
def create(partitions: Partitions = None, replication_factor: ReplicationFactor = None) -> None:
    """Create the topics that are missing; existing topics are not changed.

    Exit code 1 if an existing topic differs from its specification.
    """
    from streams.kafka import topics

    settings = _settings(partitions, replication_factor)
    for name, outcome in asyncio.run(topics.create(settings)).items():
        say(f"{outcome:<8} {name}")
    _report(asyncio.run(topics.check(settings)))


@app.command()
def check(partitions: Partitions = None, replication_factor: ReplicationFactor = None) -> None:
    """Compare the topics with their specification: one line per difference, exit code 1 if there is any."""
    from streams.kafka import topics

    settings = _settings(partitions, replication_factor)
    differences = asyncio.run(topics.check(settings))
    if not differences:
        say(f"all {len(topics.topic_specs(settings))} topics match their specification")
    _report(differences)


def _settings(partitions: int | None, replication_factor: int | None) -> Any:
    from schemas.settings import load_settings

    given = {"partitions": partitions, "replication_factor": replication_factor}
    return load_settings(**{name: value for name, value in given.items() if value is not None})


def _report(differences: list[str]) -> None:
    for line in differences:
        say(line)
    if differences:
        note(f"{len(differences)} difference{'s' if len(differences) > 1 else ''}")
        raise typer.Exit(1)
