"""The rights of each role, and the commands that give them. The test on Kafka shows that they suffice."""

from __future__ import annotations

import shlex
from typing import get_args

import pytest
import typer
from typer.core import TyperGroup

from processors.kafka.access_plan import (
    COMMAND_ROLES,
    ROLE_PURPOSES,
    ROLES,
    Grant,
    Role,
    access_of,
    access_plan,
    acl_commands,
)
from schemas.topic_names import Process, TopicNames
from streams.cli import root

NAMES = TopicNames("team.")


def operations(grants: list[Grant]) -> dict[str, tuple[str, ...]]:
    return {grant.name: grant.operations for grant in grants}


def test_memory_writes_nothing_that_is_not_its_own() -> None:
    grants = operations(access_plan("memory", NAMES, "team."))

    assert grants["team.session-events"] == ("Read", "Write", "DescribeConfigs")
    assert grants["team.session-dead-letters"] == ("Write", "DescribeConfigs")
    assert grants["team.session-analytics"] == ("Describe", "DescribeConfigs")
    assert grants["team.sessionstream-analytics-table-changelog"] == ("Describe", "DescribeConfigs")
    assert grants["team.sessionstream-memory"] == ("Read",)
    assert grants["team.sessionstream-memory-table-changelog-"] == ("Write",)


def test_an_agent_that_publishes_may_read_nothing() -> None:
    assert operations(access_plan("agent", NAMES)) == {"team.session-events": ("Write",)}


def test_rights_for_policies_that_are_tried_are_needed_only_where_they_are() -> None:
    plain = operations(access_plan("compaction", NAMES, "team."))
    tried = operations(access_plan("compaction", NAMES, "team.", tries_policies=True))

    assert plain["team.session-events"] == ("Write", "DescribeConfigs")
    assert tried["team.session-events"] == ("Read", "Write", "DescribeConfigs")
    assert set(tried) - set(plain) == {"team.sessionstream-shadow"}
    assert operations(access_plan("console", NAMES, tries_policies=True))["sessionstream-shadow"] == (
        "Describe",
    )


@pytest.mark.parametrize("role", ROLES)
def test_a_role_has_one_grant_for_each_resource_and_all_have_the_prefix(role: Role) -> None:
    grants = access_plan(role, NAMES, "team.")

    resources = [(grant.resource, grant.name) for grant in grants]
    assert len(resources) == len(set(resources))
    assert all(name.startswith("team.") for _, name in resources)
    for grant in grants:
        # Read and Write include Describe.
        assert not ({"Read", "Write"} & set(grant.operations) and "Describe" in grant.operations)


def test_every_process_is_a_role() -> None:
    assert set(get_args(Process)) - set(ROLES) == set()


def test_only_an_administrator_and_a_rebuild_may_create() -> None:
    creating = [role for role in ROLES for grant in access_plan(role, NAMES) if "Create" in grant.operations]

    assert set(creating) == {"administrator", "rebuild-target"}


def test_only_a_deleter_may_delete() -> None:
    deleting = [role for role in ROLES for grant in access_plan(role, NAMES) if "Delete" in grant.operations]

    assert set(deleting) == {"deleter"}


Place = tuple[str, str]
Asked = tuple[str, str, str]
EVENTS: Place = ("topic", "session-events")
LETTERS: Place = ("topic", "session-dead-letters")
NOTICES: Place = ("topic", "memory-events")
KEYS: Place = ("topic", "session-keys")
MEMORY_TABLE: Place = ("topic", "sessionstream-memory-table-changelog")
TABLES: list[Place] = [
    ("topic", f"sessionstream-{process}-table-changelog") for process in ("memory", "analytics", "archive")
]
TOPICS: list[Place] = [EVENTS, NOTICES, ("topic", "session-analytics"), LETTERS, KEYS, *TABLES]
GROUPS = [
    ("group", f"sessionstream-{process}") for process in ("memory", "compaction", "analytics", "archive")
]
PUBLISHES: set[Asked] = {(*EVENTS, "Write"), (*KEYS, "Read"), (*KEYS, "Write")}
#: What reads the log: with keys, and the watermarks that say which damaged batches were given up.
READS_LOG: set[Asked] = {(*EVENTS, "Read"), (*MEMORY_TABLE, "Read"), (*KEYS, "Read")}
CHECKS: set[Asked] = {
    (*topic, operation) for topic in TOPICS for operation in ("Describe", "DescribeConfigs")
}
WRAPS: set[Asked] = {(*KEYS, "Read"), (*KEYS, "Write"), (*KEYS, "Describe")}

#: What each command asks Kafka for, by the requests that it sends.
OPERATIONS: dict[str, set[Asked]] = {
    **dict.fromkeys(("import", "describe", "pin", "unpin", "fork", "undo", "clear", "delete"), PUBLISHES),
    **dict.fromkeys(("compact", "mcp"), PUBLISHES | {(*EVENTS, "Read"), (*NOTICES, "Read")}),
    "topics check": CHECKS,
    "doctor": CHECKS | {(*LETTERS, "Read")} | {(*group, "Describe") for group in GROUPS},
    **dict.fromkeys(("tail", "verify", "policies"), READS_LOG),
    "top": {(*EVENTS, "Describe"), (*NOTICES, "Describe")} | {(*group, "Describe") for group in GROUPS},
    "dead-letters list": {(*LETTERS, "Read")},
    "dead-letters show": {(*LETTERS, "Read")},
    "dead-letters replay": PUBLISHES | {(*LETTERS, "Read"), (*LETTERS, "Write"), (*EVENTS, "Read")},
    **dict.fromkeys(("keys rotate", "keys export", "keys import"), WRAPS),
    "topics create": CHECKS | {(*topic, "Create") for topic in TOPICS},
    "topics delete": {(*topic, operation) for topic in TOPICS for operation in ("Delete", "Describe")}
    | {(*group, "Describe") for group in GROUPS},
    "rebuild": READS_LOG
    | CHECKS
    | {(*topic, "Create") for topic in TOPICS}
    | {(*EVENTS, "Write"), (*EVENTS, "AlterConfigs"), (*KEYS, "Write")},
    "skip": {(*EVENTS, "Read"), (*NOTICES, "Read"), (*LETTERS, "Write")}
    | {(*table, operation) for table in TABLES for operation in ("Read", "Write")}
    | {("transactional-id", f"{name}-", "Write") for _, name in TABLES}
    | {(*group, "Read") for group in GROUPS if not group[1].endswith("compaction")},
}


@pytest.mark.parametrize("command", OPERATIONS)
def test_the_roles_of_a_command_cover_what_it_asks_kafka_for(command: str) -> None:
    given: set[Asked] = set()
    for grant in access_of(COMMAND_ROLES[command], TopicNames(), encrypted=True):
        operations = set(grant.operations)
        # As Kafka sees it.
        implied = {"Describe"} if operations & {"Read", "Write", "Delete"} else set()
        given |= {(grant.resource, grant.name, operation) for operation in operations | implied}

    assert OPERATIONS[command] <= given


#: They ask workers over HTTP, or nobody; `demo` has a broker of its own.
WITHOUT_KAFKA = {
    *("memory", "sessions", "history", "epochs", "export", "search", "recall", "stats", "erase"),
    *("schema", "token", "config", "demo", "topics acls"),
}


def test_every_command_has_roles_or_needs_no_kafka() -> None:
    """A command that is added later is named here too."""
    group = typer.main.get_command(root.make_app())
    assert isinstance(group, TyperGroup)
    commands: set[str] = set()
    for name, command in group.commands.items():
        inner = getattr(command, "commands", None)
        commands |= {name} if inner is None else {f"{name} {other}" for other in inner}

    assert commands == COMMAND_ROLES.keys() | WITHOUT_KAFKA
    assert COMMAND_ROLES.keys() == {"worker", *OPERATIONS}


@pytest.mark.parametrize("command", [name for name in COMMAND_ROLES if name != "worker"])
def test_the_purpose_of_a_role_names_its_commands(command: str) -> None:
    for role in COMMAND_ROLES[command]:
        if (command, role) == ("compact", "agent"):  # with what it adds
            continue
        assert (
            f"`{command}" in ROLE_PURPOSES[role] or f"`{command.split(maxsplit=1)[0]}`" in ROLE_PURPOSES[role]
        )


def test_a_rebuild_only_reads_its_source() -> None:
    assert operations(access_plan("rebuild-source", NAMES, encrypted=True)) == {
        "team.session-events": ("Read",),
        "team.session-keys": ("Read",),
        "team.sessionstream-memory-table-changelog": ("Read",),
    }
    target = operations(access_plan("rebuild-target", NAMES, encrypted=True))
    assert target["team.session-events"] == ("Read", "Write", "Create", "DescribeConfigs", "AlterConfigs")
    assert target["team.session-keys"] == ("Read", "Write", "Create", "DescribeConfigs")


def test_a_principal_with_several_roles_has_the_rights_of_all() -> None:
    both = access_of(["memory", "console"], NAMES)

    assert operations(both)["team.session-dead-letters"] == ("Read", "Write", "DescribeConfigs")
    for role in ("memory", "console"):
        for grant in access_plan(role, NAMES):
            have = set(operations(both)[grant.name])
            have |= {"Describe"} if have & {"Read", "Write"} else set()
            assert set(grant.operations) <= have


def test_a_command_quotes_what_a_shell_would_split() -> None:
    grants = [Grant("transactional-id", "a-", ("Read", "Write"), "", prefixed=True)]

    (line,) = acl_commands("User:CN=a b,O=it's", grants)

    assert shlex.split(line) == [
        "$KAFKA_ACLS",
        "--add",
        "--allow-principal",
        "User:CN=a b,O=it's",
        "--operation",
        "Read",
        "--operation",
        "Write",
        "--transactional-id",
        "a-",
        "--resource-pattern-type",
        "prefixed",
    ]
