"""The rights of each role, and the commands that give them. The test on Kafka shows that they suffice."""

from __future__ import annotations

import shlex

import pytest

from processors.kafka.access_plan import ROLES, Grant, Role, access_of, access_plan, acl_commands
from schemas.topic_names import TopicNames

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


def test_only_an_administrator_and_a_rebuild_may_create() -> None:
    creating = [role for role in ROLES for grant in access_plan(role, NAMES) if "Create" in grant.operations]

    assert set(creating) == {"administrator", "rebuild-target"}


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
