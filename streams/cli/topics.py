"""``sessionstream topics``: creates, checks and deletes the topics, and prints the rights that processes need."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, cast

import typer

from processors.counts_and_shares import plural
from streams.cli.console import WaitSeconds, Yes, confirm, note, one_line, say, waiting_note

if TYPE_CHECKING:
    from processors.kafka.access_plan import Role
    from processors.kafka.topic_plan import TopicDifference
    from schemas.settings import Settings

app = typer.Typer(
    help="Create, check and delete the topics, and print the rights that processes need on them.",
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
def create(
    partitions: Partitions = None,
    replication_factor: ReplicationFactor = None,
    wait_seconds: WaitSeconds = 30.0,
) -> None:
    """Create the topics that are missing; existing topics are not changed.

    If what exists contradicts the settings so that no worker could run, nothing is created. Exit code 1 if an existing
    topic differs from its specification. Brokers that are starting are waited for.
    """
    settings = _settings(partitions, replication_factor)
    differences = asyncio.run(_create(settings, wait_seconds))
    _report(differences)


async def _create(settings: Settings, wait_seconds: float) -> list[TopicDifference]:
    """Create what is missing, say so, and return the differences that remain."""
    from streams.kafka import topics
    from streams.kafka.clients import wait_for_brokers

    await wait_for_brokers(
        settings, wait_seconds, waiting_note(wait_seconds), brokers=settings.replication_factor
    )
    contradictions = await topics.contradictions(settings)
    if contradictions:
        note("nothing was created, because what exists contradicts it:")
        return contradictions
    for name, outcome in (await topics.create(settings)).items():
        say(f"{outcome:<8} {name}")
    return await topics.check(settings)


@app.command()
def delete(
    *,
    yes: Yes = False,
    force: Annotated[
        bool, typer.Option("--force", help="Also while workers are members of the consumer groups.")
    ] = False,
) -> None:
    """Delete all topics of this installation, with every record in them: all history, memory and figures.

    The command names the topics and asks; without a terminal it needs --yes. While workers run, it refuses.
    """
    from streams.kafka import topics

    settings = _settings(None, None)
    names = [spec.name for spec in topics.topic_specs(settings)]
    existing = asyncio.run(topics.partition_counts(settings))
    found = [name for name in names if name in existing]
    if not found:
        # To a client that may not see them, Kafka says that they do not exist.
        say(f"there is no topic to delete: this client sees none of {', '.join(names)}")
        return
    if not force:
        _refuse_while_members(asyncio.run(topics.active_members(settings)))
    for name in found:
        note(f"  {name} ({plural(existing[name], 'partition')})")
    confirm(
        f"Delete {plural(len(found), 'topic')} at {settings.bootstrap_servers} with all their records?",
        yes=yes,
    )
    asyncio.run(topics.delete(settings, found))
    for name in found:
        say(f"deleted  {name}")


def _refuse_while_members(members: dict[str, int]) -> None:
    from schemas.errors import BadRequest

    if members:
        groups = ", ".join(f"{group} ({plural(count, 'member')})" for group, count in members.items())
        raise BadRequest(f"workers still run: {groups}; stop them first, or give --force")


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
    rebuild_source: Principals = None,
    rebuild_target: Principals = None,
    skipper: Principals = None,
    deleter: Principals = None,
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
        "rebuild-source": rebuild_source,
        "rebuild-target": rebuild_target,
        "skipper": skipper,
        "deleter": deleter,
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
        say(f"# {one_line(principal)}: {', '.join(names)}")
        grants = access_of(
            names,
            settings.topics,
            settings.group_prefix,
            encrypted=settings.encryption.key_file is not None,
            tries_policies=bool(settings.compaction.shadow),
        )
        for line in acl_commands(principal, grants):
            say(line)


def _settings(partitions: int | None, replication_factor: int | None) -> Settings:
    from schemas.settings import load_settings

    given = {"partitions": partitions, "replication_factor": replication_factor}
    return load_settings(**{name: value for name, value in given.items() if value is not None})


def _report(differences: list[TopicDifference]) -> None:
    for difference in differences:
        say(str(difference))
    if differences:
        note(f"{plural(len(differences), 'difference')}")
        raise typer.Exit(1)
