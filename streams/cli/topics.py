"""``sessionstream topics``: make the topics, compare them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer

from streams.cli.console import note, say

app = typer.Typer(help="Make the topics, and compare them with what is there.", no_args_is_help=True)

Partitions = Annotated[
    int | None,
    typer.Option(
        "--partitions", min=1, help="Partitions of every topic; fixed for life. [default: settings]"
    ),
]
ReplicationFactor = Annotated[
    int | None,
    typer.Option("--replication-factor", min=1, help="Replicas of every partition. [default: settings]"),
]


@app.command()
def create(partitions: Partitions = None, replication_factor: ReplicationFactor = None) -> None:
    """Make the topics that are missing; those that exist stay as they are.

    Exit code 1 when an existing topic differs from what it must be.
    """
    from streams.kafka import topics

    settings = _settings(partitions, replication_factor)
    for name, outcome in asyncio.run(topics.create(settings)).items():
        say(f"{outcome:<8} {name}")
    _report(asyncio.run(topics.check(settings)))


@app.command()
def check(partitions: Partitions = None, replication_factor: ReplicationFactor = None) -> None:
    """Compare the topics with what they must be: one line a difference, exit code 1 if there is any."""
    from streams.kafka import topics

    settings = _settings(partitions, replication_factor)
    differences = asyncio.run(topics.check(settings))
    if not differences:
        say(f"all {len(topics.topic_specs(settings))} topics are as they must be")
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
