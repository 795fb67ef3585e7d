"""Asks Kafka which of the needed rights this client lacks, so that a worker says it at its start, in one line."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any, Final

from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import (
    GroupAuthorizationFailedError,
    KafkaError,
    TopicAuthorizationFailedError,
    TransactionalIdAuthorizationFailed,
)
from aiokafka.protocol.api import Request, RequestStruct, Response
from aiokafka.protocol.types import Array, Boolean, Int16, Int32, Schema, String

from processors.kafka.access_plan import ROLES, Grant, Operation, Role, access_of
from schemas.errors import AccessDenied
from schemas.settings import Settings
from streams.kafka.clients import started_admin

log = logging.getLogger(__name__)

#: Kafka's numbers of operations; an answer has one bit for each operation that is allowed.
_OPERATION_BITS: Final[Mapping[Operation, int]] = {
    "Read": 3,
    "Write": 4,
    "Create": 5,
    "Delete": 6,
    "Describe": 8,
    "DescribeConfigs": 10,
    "AlterConfigs": 11,
}
#: The number that stands for "not known", from a broker without this feature.
_NOT_KNOWN: Final = -(2**31)
_TRANSACTION: Final = 1


class _MetadataResponse(Response):  # type: ignore[misc] # aiokafka ships no types
    # aiokafka's base classes declare properties, and its own classes override them in this way.
    API_KEY = 3  # pyright: ignore[reportIncompatibleMethodOverride, reportAssignmentType]
    API_VERSION = 8  # pyright: ignore[reportIncompatibleMethodOverride, reportAssignmentType]
    SCHEMA = Schema(
        ("throttle_time_ms", Int32),
        (
            "brokers",
            Array(("node_id", Int32), ("host", String("utf-8")), ("port", Int32), ("rack", String("utf-8"))),
        ),
        ("cluster_id", String("utf-8")),
        ("controller_id", Int32),
        (
            "topics",
            Array(
                ("error_code", Int16),
                ("topic", String("utf-8")),
                ("is_internal", Boolean),
                (
                    "partitions",
                    Array(
                        ("error_code", Int16),
                        ("partition", Int32),
                        ("leader", Int32),
                        ("leader_epoch", Int32),
                        ("replicas", Array(Int32)),
                        ("isr", Array(Int32)),
                        ("offline_replicas", Array(Int32)),
                    ),
                ),
                ("authorized_operations", Int32),
            ),
        ),
        ("cluster_authorized_operations", Int32),
    )


class _MetadataStruct(RequestStruct):  # type: ignore[misc] # aiokafka ships no types
    API_KEY = 3
    API_VERSION = 8
    RESPONSE_TYPE = _MetadataResponse
    SCHEMA = Schema(
        ("topics", Array(String("utf-8"))),
        ("allow_auto_topic_creation", Boolean),
        ("include_cluster_authorized_operations", Boolean),
        ("include_topic_authorized_operations", Boolean),
    )


class _TopicRights(Request[_MetadataStruct]):  # type: ignore[misc] # aiokafka ships no types
    """Metadata of topics with the operations that are allowed on each; aiokafka's own request cannot ask for them."""

    API_KEY = 3

    def __init__(self, topics: list[str]) -> None:
        self._topics = topics

    def build(self, request_struct_class: type[_MetadataStruct]) -> _MetadataStruct:
        return request_struct_class(self._topics, False, False, True)


async def require_access(settings: Settings, processes: Iterable[str]) -> None:
    """Check that this client may do what processes need on topics, groups and transactional ids.

    Processes of which the plan knows no rights are not checked.

    A broker that does not tell the rights on topics (before Kafka 2.3) is not checked. Of a transactional id Kafka
    tells only whether the client may see it; without ``Write`` the first flush fails.

    Raises:
        AccessDenied: a right is missing; the message names all of them.
        BrokerUnreachable: no broker answered.
    """
    given = set(processes)
    names: list[Role] = [role for role in ROLES if role in given]
    encrypted = settings.encryption.key_file is not None
    tries_policies = bool(settings.compaction.shadow)
    grants = access_of(
        names, settings.topics, settings.group_prefix, encrypted=encrypted, tries_policies=tries_policies
    )
    try:
        async with started_admin(settings) as admin:
            missing = await _missing(admin, grants)
    except (NotImplementedError, KafkaError) as error:
        # The check of the topics, which comes next, reports a broker that does not answer.
        log.debug("the rights on Kafka are not known: %r", error, extra={"action": "access_unknown"})
        return
    if missing:
        options = " ".join(f"--{name} PRINCIPAL" for name in names)
        who = f"{' and '.join(names)} need{'s' if len(names) == 1 else ''}"
        raise AccessDenied(
            f"Kafka does not allow what {who}: {'; '.join(missing)}; "
            f"give the rights that `sessionstream topics acls {options}` prints"
        )


async def _missing(admin: AIOKafkaAdminClient, grants: list[Grant]) -> list[str]:
    allowed = await _topic_rights(admin, [grant.name for grant in grants if grant.resource == "topic"])
    lines: list[str] = []
    for grant in grants:
        if grant.resource == "topic":
            rights = allowed.get(grant.name, _NOT_KNOWN)
            lacks = [
                operation
                for operation in grant.operations
                if rights != _NOT_KNOWN and not rights >> _OPERATION_BITS[operation] & 1
            ]
        else:
            lacks = [] if await _may_see(admin, grant) else list(grant.operations)
        if lacks:
            kind = "prefixed " if grant.prefixed else ""
            lines.append(f"{' and '.join(lacks)} on {kind}{grant.resource} {grant.name}")
    return lines


async def _topic_rights(admin: AIOKafkaAdminClient, topics: list[str]) -> dict[str, int]:
    """Return the bits of the allowed operations by topic; of a topic that the client may not see, none is allowed."""
    response: Any = await admin._send_request(_TopicRights(topics))
    rights: dict[str, int] = {}
    for topic in response.topics:
        code, name, operations = topic[0], topic[1], topic[4]
        if code == TopicAuthorizationFailedError.errno:
            rights[name] = 0
        elif code == 0:
            rights[name] = operations
    return rights


async def _may_see(admin: AIOKafkaAdminClient, grant: Grant) -> bool:
    """Return whether the coordinator of a group or transactional id answers; Kafka tells it to those with Describe."""
    kind = 0 if grant.resource == "group" else _TRANSACTION
    name = f"{grant.name}0" if grant.prefixed else grant.name
    try:
        await admin.find_coordinator(name, kind)
    except (GroupAuthorizationFailedError, TransactionalIdAuthorizationFailed):
        return False
    except KafkaError:  # the coordinator is not available yet
        return True
    return True
