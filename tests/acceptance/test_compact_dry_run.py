"""Policies compared over the log of a running system, as an operator does it before changing one."""

from __future__ import annotations

import json

from tests.builders.recorded import conversations, events_of
from tests.live.fixtures import MakeSystem
from tests.live.topic_records import Sent


def test_a_policy_is_tried_on_the_log_and_nothing_is_published(make_shared_system: MakeSystem) -> None:
    """It reads whole sessions out of a shared log, among bad records, and leaves the log as it was."""
    system = make_shared_system().create_topics()
    chats = dict(sorted(conversations().items(), key=lambda item: -len(item[1]))[:6])
    for session_id, chat in chats.items():
        system.publish(events_of(session_id, chat))
    system.writer.write(system.topics.session_events, [Sent(b"s", b"not an event")])
    before = system.ends(system.topics.session_events)
    policy = ("--trigger-size-bytes", "4000", "--keep-recent-turns", "1")

    done = system.run("compact", "--dry-run", "--from-log", "--json", *policy)
    one = system.run("compact", next(iter(chats)), "--dry-run", "--from-log", "--json", *policy)

    assert done.code == 0, done
    row = json.loads(done.output)["policies"][0]
    assert row["sessions"] == len(chats)
    assert row["compactions"] >= 2
    assert row["recall"]["share"] > 0.8
    assert json.loads(one.output)["policies"][0]["sessions"] == 1
    assert system.ends(system.topics.session_events) == before
