"""The rights that each process and client needs on Kafka, and the ``kafka-acls`` commands that give them."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from processors.kafka.topic_plan import topic_specs
from schemas.topic_names import SHADOW_GROUP, Process, TopicNames

Resource = Literal["topic", "group", "transactional-id"]
#: Kafka's names of operations. ``Read`` and ``Write`` include ``Describe``.
Operation = Literal["Read", "Write", "Create", "Delete", "Describe", "DescribeConfigs", "AlterConfigs"]
#: The processes, and what else may need rights of its own; :data:`ROLE_PURPOSES` describes them.
Role = Literal[
    "memory",
    "compaction",
    "analytics",
    "archive",
    "console",
    "agent",
    "compacting-agent",
    "operator",
    "administrator",
    "rebuild-source",
    "rebuild-target",
    "skipper",
    "deleter",
]
ROLES: Final[tuple[Role, ...]] = get_args(Role)

#: What the one that makes a topic needs.
_CREATES: Final[tuple[Operation, ...]] = ("Create", "Describe", "DescribeConfigs")

ROLE_PURPOSES: Final[Mapping[Role, str]] = {
    "memory": "`sessionstream worker memory`",
    "compaction": "`sessionstream worker compaction`",
    "analytics": "`sessionstream worker analytics`",
    "archive": "`sessionstream worker archive`",
    "console": "in addition, a worker whose console or inspection routes are used, and a memory worker that erases: "
    "it learns which processes never ran",
    "agent": "a client that publishes events to Kafka; `import`, `describe`, `pin`, `unpin`, `fork`, `undo`, `clear`, "
    "`delete`, and `mcp`",
    "compacting-agent": "in addition, a client that requests a compaction and waits for it; `compact`, and `mcp` for "
    "its tool that compacts",
    "operator": "`topics check`, `doctor`, `tail`, `verify --log`, `dead-letters`, `compact --dry-run --from-log`, "
    "`policies`, `top`, `keys rotate`, `keys export`, `keys import`",
    "administrator": "`topics create`",
    "rebuild-source": "`rebuild`, with the TOPIC_PREFIX that it reads from",
    "rebuild-target": "`rebuild`, with the TOPIC_PREFIX of `--to-prefix`",
    "skipper": "`skip`, for as long as it takes: it writes to the tables of the workers",
    "deleter": "`topics delete`, for as long as it takes",
}

#: The roles that a principal needs for each command that talks to Kafka; `erase` and all others ask workers over HTTP.
COMMAND_ROLES: Final[Mapping[str, tuple[Role, ...]]] = {
    "worker": get_args(Process),
    **dict.fromkeys(("import", "describe", "pin", "unpin", "fork", "undo", "clear", "delete"), ("agent",)),
    **dict.fromkeys(("compact", "mcp"), ("agent", "compacting-agent")),
    **dict.fromkeys(
        (
            "topics check",
            "doctor",
            "tail",
            "verify",
            "policies",
            "top",
            "dead-letters list",
            "dead-letters show",
            "dead-letters replay",
            "keys rotate",
            "keys export",
            "keys import",
        ),
        ("operator",),
    ),
    "topics create": ("administrator",),
    "topics delete": ("deleter",),
    "rebuild": ("rebuild-source", "rebuild-target"),
    "skip": ("skipper",),
}


@dataclass(frozen=True, slots=True)
class Grant:
    """The operations that a role needs on one resource.

    Attributes:
        reason: what the role does with them.
        prefixed: ``name`` is the beginning of the names of all resources that the grant is for.
    """

    resource: Resource
    name: str
    operations: tuple[Operation, ...]
    reason: str
    prefixed: bool = False


def access_plan(
    role: Role,
    names: TopicNames,
    group_prefix: str = "",
    *,
    encrypted: bool = False,
    tries_policies: bool = False,
) -> list[Grant]:
    """Return the least grants of a role, at most one for each resource, topics first.

    Args:
        role: the role.
        names: the topics.
        group_prefix: with which the names of the consumer groups begin.
        encrypted: with encryption; then all need the topic of keys.
        tries_policies: with COMPACTION__SHADOW; then compaction needs a further group.
    """
    grants = [*_PLANS[role](names, group_prefix)]
    if encrypted:
        grants += _keys(role, names)
    if tries_policies:
        grants += _shadow(role, names, group_prefix)
    return _merged(grants)


def access_of(
    roles: Iterable[Role],
    names: TopicNames,
    group_prefix: str = "",
    *,
    encrypted: bool = False,
    tries_policies: bool = False,
) -> list[Grant]:
    """Return the grants of a principal that has several roles, at most one for each resource, topics first."""
    return _merged(
        grant
        for role in roles
        for grant in access_plan(
            role, names, group_prefix, encrypted=encrypted, tries_policies=tries_policies
        )
    )


def acl_commands(principal: str, grants: Iterable[Grant]) -> list[str]:
    """Return one command per grant for a POSIX shell; ``$KAFKA_ACLS`` is the program with its connection options."""
    lines: list[str] = []
    for grant in grants:
        operations = " ".join(f"--operation {operation}" for operation in grant.operations)
        pattern = " --resource-pattern-type prefixed" if grant.prefixed else ""
        lines.append(
            f"$KAFKA_ACLS --add --allow-principal {shlex.quote(principal)} {operations} "
            f"--{grant.resource} {shlex.quote(grant.name)}{pattern}"
        )
    return lines


def _memory(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    yield from _engine_worker("memory", names, group_prefix, names.changelog)
    yield _write(names.session_events, "events that were posted over HTTP, and SessionExpired")
    reason = "announces changes of memories; reads what became of a compaction that was requested over HTTP"
    yield Grant("topic", names.memory_events, ("Read", "Write"), reason)
    yield _write(names.dead_letters, "puts bad records aside")


def _compaction(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    yield from _topic_check(names)
    yield _group("compaction", group_prefix)
    yield Grant(
        "topic", names.memory_events, ("Read", "Write"), "reads what is to be compacted, reports failures"
    )
    yield _write(names.session_events, "publishes summaries")


def _analytics(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    yield from _engine_worker("analytics", names, group_prefix, names.analytics_changelog)
    yield _write(names.session_analytics, "publishes figures")


def _archive(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    yield from _engine_worker("archive", names, group_prefix, names.archive_changelog)


def _console(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    yield _read(names.session_events, "shows the history of a session")
    yield _read(names.dead_letters, "shows dead letters")
    yield Grant("topic", names.memory_events, ("Describe",), "shows the lag of groups")
    yield _read(names.changelog, "learns which damaged batches were given up")
    yield from _all_groups(group_prefix, "shows the lag of groups")


def _agent(names: TopicNames, group_prefix: str) -> Iterable[Grant]:  # noqa: ARG001 - no group
    yield _write(names.session_events, "publishes events")


def _compacting_agent(names: TopicNames, group_prefix: str) -> Iterable[Grant]:  # noqa: ARG001 - no group
    yield Grant("topic", names.session_events, ("Read", "Write"), "publishes the request, reads the summary")
    yield _read(names.memory_events, "reads why nothing was compacted")


def _operator(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    yield from _topic_check(names)
    yield Grant("topic", names.session_events, ("Read", "Write"), "reads the history, replays dead letters")
    yield _read(names.memory_events, "`tail --compactions` shows what became of compactions")
    yield _read(names.changelog, "learns which damaged batches were given up")
    reason = "lists, shows and replays dead letters, records their replays"
    yield Grant("topic", names.dead_letters, ("Read", "Write"), reason)
    yield from _all_groups(
        group_prefix, "`doctor` and `top` show which processes have workers, and their lag"
    )


def _all_groups(group_prefix: str, reason: str) -> Iterable[Grant]:
    for process in get_args(Process):
        yield Grant("group", f"{group_prefix}sessionstream-{process}", ("Describe",), reason)


def _administrator(names: TopicNames, group_prefix: str) -> Iterable[Grant]:  # noqa: ARG001 - no group
    for topic in _topics(names):
        yield Grant("topic", topic, _CREATES, "creates and checks the topics")


def _rebuild_source(names: TopicNames, group_prefix: str) -> Iterable[Grant]:  # noqa: ARG001 - no group
    yield _read(names.session_events, "reads the events to copy, and folds them to compare")
    yield _read(names.changelog, "learns which damaged batches were given up")


def _rebuild_target(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    yield from _administrator(names, group_prefix)
    yield Grant(
        "topic",
        names.session_events,
        ("Read", "Write", "AlterConfigs"),
        "writes the copied events with their times, and folds them to compare",
    )


def _skipper(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    for topic in (names.session_events, names.memory_events):
        yield _read(topic, "looks at what is to be skipped")
    yield _write(names.dead_letters, "puts what was skipped aside")
    for process in get_args(Process):
        if (changelog := names.table_changelog(process)) is None:
            continue
        yield Grant("topic", changelog, ("Read", "Write"), "lets the workers pass what was skipped")
        yield Grant(
            "group",
            f"{group_prefix}sessionstream-{process}",
            ("Read",),
            "commits the offset in the transaction",
        )
        yield Grant(
            "transactional-id", f"{changelog}-", ("Write",), "writes in the workers' place", prefixed=True
        )


def _deleter(names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    for topic in _topics(names):
        yield Grant("topic", topic, ("Delete", "Describe"), "deletes the topics")
    yield from _all_groups(group_prefix, "looks whether workers still run")


_PLANS: Final[Mapping[Role, Callable[[TopicNames, str], Iterable[Grant]]]] = {
    "memory": _memory,
    "compaction": _compaction,
    "analytics": _analytics,
    "archive": _archive,
    "console": _console,
    "agent": _agent,
    "compacting-agent": _compacting_agent,
    "operator": _operator,
    "administrator": _administrator,
    "rebuild-source": _rebuild_source,
    "rebuild-target": _rebuild_target,
    "skipper": _skipper,
    "deleter": _deleter,
}


def _keys(role: Role, names: TopicNames) -> Iterable[Grant]:
    """Yield what a role needs on the topic of keys, which exists with encryption only."""
    topic = names.session_keys
    operations: tuple[Operation, ...]
    if role == "administrator":
        yield Grant("topic", topic, _CREATES, "with encryption: creates and checks the topic")
        return
    if role == "rebuild-target":
        operations = ("Read", "Write", "Create", "DescribeConfigs")
        yield Grant("topic", topic, operations, "with encryption: creates the topic, copies the wrapped keys")
        return
    if role == "deleter":
        yield Grant("topic", topic, ("Delete", "Describe"), "with encryption: deletes the topic")
        return
    if role == "skipper":
        return
    publishes = role in {"memory", "compaction", "agent", "compacting-agent", "operator"}
    operations = ("Read", "Write") if publishes else ("Read",)
    if role in get_args(Process) or role == "operator":
        operations = (*operations, "DescribeConfigs")
    reason = "opens messages, makes the keys of new sessions" if publishes else "opens messages"
    yield Grant("topic", topic, operations, f"with encryption: {reason}")


def _shadow(role: Role, names: TopicNames, group_prefix: str) -> Iterable[Grant]:
    """Yield what a role needs where policies are tried on live traffic."""
    group = f"{group_prefix}{SHADOW_GROUP}"
    if role == "compaction":
        yield _read(names.session_events, "with COMPACTION__SHADOW: tries policies")
        reason = "with COMPACTION__SHADOW: shares the partitions, commits offsets with the scores of policies"
        yield Grant("group", group, ("Read",), reason)
    elif role == "console":
        yield Grant("group", group, ("Describe",), "with COMPACTION__SHADOW: shows the scores of policies")


def _engine_worker(process: Process, names: TopicNames, group_prefix: str, changelog: str) -> Iterable[Grant]:
    yield from _topic_check(names)
    for topic in names.sources(process):
        yield _read(topic, "reads what it folds")
    yield Grant("topic", changelog, ("Read", "Write"), "keeps its table")
    yield _group(process, group_prefix)
    # One id for each partition: the name of the changelog, a hyphen and the number.
    yield Grant("transactional-id", f"{changelog}-", ("Write",), "flushes in transactions", prefixed=True)


def _group(process: Process, group_prefix: str) -> Grant:
    return Grant(
        "group", f"{group_prefix}sessionstream-{process}", ("Read",), "shares the partitions, commits offsets"
    )


def _topic_check(names: TopicNames) -> Iterable[Grant]:
    for topic in _topics(names):
        yield Grant("topic", topic, ("Describe", "DescribeConfigs"), "checks the topic")


def _topics(names: TopicNames) -> list[str]:
    specs = topic_specs(names, partitions=1, replication_factor=1, max_event_bytes=1)
    return [spec.name for spec in specs]


def _read(topic: str, reason: str) -> Grant:
    return Grant("topic", topic, ("Read",), reason)


def _write(topic: str, reason: str) -> Grant:
    return Grant("topic", topic, ("Write",), reason)


def _merged(grants: Iterable[Grant]) -> list[Grant]:
    """Join the grants on the same resource; ``Describe`` is left out where another operation includes it."""
    joined: dict[tuple[Resource, str], Grant] = {}
    for grant in grants:
        before = joined.get((grant.resource, grant.name))
        if before is None:
            joined[grant.resource, grant.name] = grant
            continue
        wanted = {*before.operations, *grant.operations}
        if wanted & {"Read", "Write"}:
            wanted.discard("Describe")
        reasons = list(dict.fromkeys([*before.reason.split("; "), *grant.reason.split("; ")]))
        joined[grant.resource, grant.name] = Grant(
            grant.resource,
            grant.name,
            tuple(operation for operation in get_args(Operation) if operation in wanted),
            "; ".join(reasons),
            grant.prefixed,
        )
    order = get_args(Resource)
    return sorted(joined.values(), key=lambda grant: order.index(grant.resource))
