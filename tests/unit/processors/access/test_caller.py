from __future__ import annotations

from typing import get_args

import pytest

from processors.access.caller import EVERYBODY, NOBODY, Caller, begins_with_each
from processors.access.published_events import SCOPES, require_publishable
from schemas.access import Scope
from schemas.errors import Forbidden
from schemas.events import EVENT_TYPES
from tests.builders.events import deleted, described, event, expired, user

TENANT = Caller("bot", frozenset({"read", "write"}), ("tenant-a/",))


def test_a_caller_needs_one_of_the_scopes() -> None:
    TENANT.require_any(["admin", "write"], "this")
    NOBODY.require_any([], "a probe")
    with pytest.raises(
        Forbidden, match="this needs a token with the scope admin; this token has read, write: use"
    ):
        TENANT.require_any(["admin"], "this")
    for scope in get_args(Scope):
        EVERYBODY.require_any([scope], "this")


def test_a_caller_names_only_sessions_with_its_prefix() -> None:
    TENANT.require_session("tenant-a/1")
    for other in ("tenant-b/1", "tenant-a", "", "Tenant-a/1"):
        with pytest.raises(Forbidden, match="'tenant-a/'"):
            TENANT.require_session(other)
    EVERYBODY.require_session("any")


def test_a_list_has_only_sessions_that_begin_with_each_prefix() -> None:
    names = ("tenant-a/x1", "tenant-a/y", "tenant-b/x", "Tenant-a/x", "")
    assert [name for name in names if begins_with_each(name, ())] == list(names)
    assert [name for name in names if begins_with_each(name, ("tenant-a/",))] == ["tenant-a/x1", "tenant-a/y"]
    assert [name for name in names if begins_with_each(name, ("tenant-a/", "tenant-a/x"))] == ["tenant-a/x1"]
    assert [name for name in names if begins_with_each(name, ("tenant-a/", "tenant-b/"))] == []


def test_what_is_about_all_sessions_needs_a_caller_without_a_prefix() -> None:
    EVERYBODY.require_all_sessions("figures")
    with pytest.raises(Forbidden, match="figures is about all sessions"):
        TENANT.require_all_sessions("figures")


def test_rights_never_grow() -> None:
    """Of two prefixes both must match, so a header with another prefix gives access to nothing."""
    assert TENANT.narrowed(["", "tenant-a/"]) is TENANT
    assert TENANT.narrowed(["tenant-a/x"]).may_name("tenant-a/x1")
    assert not TENANT.narrowed(["tenant-a/x"]).may_name("tenant-a/y")
    assert not TENANT.narrowed(["tenant-b/"]).may_name("tenant-b/1")
    assert EVERYBODY.narrowed(["t/"]).prefixes == ("t/",)


def test_every_event_type_has_a_scope_or_is_internal() -> None:
    assert SCOPES.keys() == set(EVENT_TYPES)


def test_an_event_needs_the_scope_of_its_type() -> None:
    require_publishable(TENANT, 0, event(user(), "e0", "tenant-a/1"))
    require_publishable(EVERYBODY, 0, event(deleted(), "e0", "s"))
    with pytest.raises(Forbidden, match="event 3: SessionDeleted needs a token with the scope admin"):
        require_publishable(TENANT, 3, event(deleted(), "e0", "tenant-a/1"))
    with pytest.raises(
        Forbidden, match="SessionExpired is published by workers only; set ttl_seconds"
    ) as raised:
        require_publishable(EVERYBODY, 0, event(expired(5), "e0", "s"))
    assert raised.value.error_code == "internal_event"
    assert raised.value.http_status == 403


def test_a_fork_is_made_by_its_own_route() -> None:
    forked = {"type": "SessionForked", "from_session_id": "s0", "from_sequence": 9, "copies": 2}
    with pytest.raises(Forbidden, match="use POST /sessions/"):
        require_publishable(EVERYBODY, 0, event(forked, "e0", "s"))


def test_a_session_may_become_the_child_only_of_one_that_the_caller_may_name() -> None:
    def child_of(parent: str) -> None:
        require_publishable(TENANT, 0, event(described(parent={"session_id": parent}), "e0", "tenant-a/1"))

    child_of("tenant-a/root")
    with pytest.raises(Forbidden, match="this token is for sessions whose id begins with 'tenant-a/'"):
        child_of("tenant-b/root")
    require_publishable(TENANT, 0, event(described(title="A lamp", parent=None), "e0", "tenant-a/1"))
