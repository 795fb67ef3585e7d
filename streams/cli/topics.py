"""``sessionstream topics``: creates and checks the topics, and prints the rights that processes need."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from streams.cli.console import note, say

if TYPE_CHECKING:
    from processors.kafka.access_plan import Role

app = typer.Typer(
    help="Create the topics, check existing ones, and print the rights that processes need on them.",
    no_args_is_help=True,
)

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


Principals = Annotated[
    list[str] | None,
    typer.Option(metavar="PRINCIPAL", help="Such as User:NAME; repeatable.", show_default=False),
]


@app.command()
def acls(
    *,
    memory: Principals = None,
    compaction: Principals = None,
    analytics: Principals = None,
    archive: Principals = None,
    console: Principals = None,
    agent: Principals = None,
    compacting_agent: Principals = None,
    operator: Principals = None,
    administrator: Principals = None,
) -> None:
    """Print a shell script that gives principals the least rights (ACLs) on Kafka that each process needs.

    One principal may have several roles; each role may have several principals. Nothing is sent to Kafka: look at
    the script, and run it with rights on the cluster, with KAFKA_ACLS set to kafka-acls and its connection options.
    """
    from processors.kafka.access_plan import access_of, acl_commands
    from schemas.settings import load_settings

    given = {
        "memory": memory,
        "compaction": compaction,
        "analytics": analytics,
        "archive": archive,
        "console": console,
        "agent": agent,
        "compacting-agent": compacting_agent,
        "operator": operator,
        "administrator": administrator,
    }
    roles: dict[str, list[Role]] = {}
    for role, principals in given.items():
        for principal in principals or []:
            roles.setdefault(principal, []).append(cast("Role", role))
    if not roles:
        raise typer.BadParameter("give at least one role with its principal, such as --memory User:NAME")
    wrong = [principal for principal in roles if not all(principal.partition(":")[::2])]
    if wrong:
        raise typer.BadParameter(f"{wrong[0]!r} is not a principal of Kafka, such as User:NAME")
    settings = load_settings()
    say("#!/bin/sh")
    say("set -e")
    say(': "${KAFKA_ACLS:?set it to kafka-acls with its connection options}"')
    for principal, names in roles.items():
        say(f"# {principal}: {', '.join(names)}")
        for line in acl_commands(principal, access_of(names, settings.topics, settings.group_prefix)):
            say(line)


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
