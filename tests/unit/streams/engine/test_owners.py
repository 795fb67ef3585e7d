from __future__ import annotations

import orjson
import pytest
from aiokafka.coordinator.protocol import ConsumerProtocolMemberAssignment

from streams.engine.assignor import owners_in


def test_the_owners_are_in_each_members_assignment() -> None:
    user_data = orjson.dumps(
        {"urls": {"0": "http://a", "1": "http://b"}, "members": ["http://a", "http://b"]}
    )
    assigned = ConsumerProtocolMemberAssignment(0, [("t", [0])], user_data).encode()

    assert owners_in(assigned) == {0: "http://a", 1: "http://b"}


@pytest.mark.parametrize("assignment", [b"", b"x", b"\xff" * 20])
def test_another_kind_of_member_owns_nothing(assignment: bytes) -> None:
    assert owners_in(assignment) == {}
