"""When the names of two logs decide whether they are one, and what a store records of them."""

from __future__ import annotations

import pytest

from processors.archive.origin import Kinship, LogOrigin, continued, kinship

TOPIC = "session-events"
WHOLE = LogOrigin(TOPIC, "c1", "t1")


@pytest.mark.parametrize(
    ("recorded", "present", "expected"),
    [
        pytest.param(WHOLE, WHOLE, Kinship.SAME, id="the same"),
        pytest.param(WHOLE, LogOrigin(TOPIC, "c2", "t1"), Kinship.SAME, id="a cluster that was renamed"),
        pytest.param(WHOLE, LogOrigin(TOPIC, "c1", "t2"), Kinship.OTHER, id="a topic that was made again"),
        pytest.param(WHOLE, LogOrigin(TOPIC, "c2", "t2"), Kinship.OTHER, id="another cluster"),
        pytest.param(WHOLE, LogOrigin(TOPIC, "c2"), Kinship.OTHER, id="another cluster without topic ids"),
        pytest.param(
            WHOLE, LogOrigin(TOPIC, "c1"), Kinship.UNKNOWN, id="brokers that tell no topic id any more"
        ),
        pytest.param(LogOrigin(TOPIC, "c1"), WHOLE, Kinship.UNKNOWN, id="brokers that tell it now"),
        pytest.param(LogOrigin(TOPIC), LogOrigin(TOPIC), Kinship.UNKNOWN, id="brokers that tell nothing"),
        pytest.param(LogOrigin("a"), LogOrigin("b"), Kinship.OTHER, id="another topic"),
        pytest.param(None, WHOLE, Kinship.UNKNOWN, id="a store of an older version"),
    ],
)
def test_what_names_say(recorded: LogOrigin | None, present: LogOrigin, expected: Kinship) -> None:
    assert kinship(recorded, present) is expected


def test_what_the_brokers_do_not_tell_now_stays_recorded() -> None:
    assert continued(None, WHOLE) == WHOLE
    assert continued(WHOLE, LogOrigin(TOPIC)) == WHOLE
    assert continued(LogOrigin(TOPIC, "c1"), WHOLE) == WHOLE
    assert continued(WHOLE, LogOrigin(TOPIC, "c2")) == LogOrigin(TOPIC, "c2")


def test_a_record_comes_back_and_a_newer_one_is_read() -> None:
    assert LogOrigin.decode({**WHOLE.encode(), "more": "of a newer version"}) == WHOLE
    assert LogOrigin.decode(LogOrigin(TOPIC).encode()) == LogOrigin(TOPIC)
    with pytest.raises(ValueError, match="no topic"):
        LogOrigin.decode({})
