"""Memory rebuilt on a real Kafka from what the archive worker itself has written, in JSON Lines and in OpenSearch."""

from __future__ import annotations

import asyncio

import pytest

from streams.kafka import topics
from tests.builders.events import user
from tests.integration.archive.reading import archived_at, logged, stored_ends
from tests.integration.rebuild.test_rebuild import (
    WINDOW,
    forked,
    memory,
    old_sequences,
    publish_history,
    require_same_memories,
    settings_of,
)
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until
from tests.live.worker import memory_path


@pytest.mark.long
@pytest.mark.timeout(400)  # on a busy machine
@pytest.mark.parametrize("scheme", ["file", "opensearch"])
def test_memory_from_the_archive_is_the_memory_that_it_was(
    make_system: MakeSystem, scheme: str, request: pytest.FixtureRequest
) -> None:
    """By the commands alone. There are summaries, a fork, a child, a deleted session, and a new life of another."""
    old = make_system(PARTITIONS=3, MEMORY__MAX_MESSAGES=WINDOW)
    server = request.getfixturevalue("opensearch") if scheme == "opensearch" else None
    indices = old.prefix.rstrip("-")
    url = f"file://{old.folder / 'history'}" if server is None else server.archive_url(indices)
    asyncio.run(topics.create(settings_of(old)))
    before = old.start()
    # Its flushes get half of the time, and a new index takes some of it.
    archive = old.start("archive", process="archive", ARCHIVE__URL=url, SESSION_TIMEOUT_SECONDS=10)
    names = publish_history(old)
    names.append(forked(before, names[0]))
    ends = old.ends(old.topics.session_events)
    until(
        lambda: stored_ends(url, old.partitions) == [ends[number] for number in range(old.partitions)],
        "all is archived",
        within=120,
        every=1.0,
    )
    assert archive.stop() == 0
    deleted, child = names[6], names[7]
    stored = archived_at(url, logged(old), old.partitions)
    assert sorted(stored) == sorted(set(names) - {deleted})

    prefix = f"{old.prefix}new-"
    to = ("--to-prefix", prefix, "--partitions", "5")
    done = old.run("rebuild", "--from", "archive", "--from-partitions", "3", *to, ARCHIVE__URL=url)

    assert done.code == 0, done
    events = sum(map(len, stored.values()))
    # The archive removed what was deleted, and never had the record that is no event.
    assert done.lines[0] == (
        f"8 sessions, {events} events ({events} copied, 0 were there), 0 records left out that are no events"
    )
    assert done.lines[1] == "verified: 8 sessions equal, 0 different"
    again = old.run("rebuild", "--from", "archive", "--from-partitions", "3", *to, ARCHIVE__URL=url)
    assert f"(0 copied, {events} were there)" in again.lines[0]

    after = old.start("rebuilt", TOPIC_PREFIX=prefix, GROUP_PREFIX=prefix, PARTITIONS=5)
    require_same_memories(before, after, names, old_sequences(old, prefix))
    assert memory(after, names[0])["compaction_usage"] is not None
    assert [message for message in memory(after, names[0])["messages"] if message.get("compacted")]
    assert memory(after, names[-1])["forked_from"]["session_id"] == names[0]
    assert memory(after, child)["parent"]["session_id"] == names[0]
    assert memory(after, deleted)["sequence"] is None
    # What workers answer now can be verified by the new log.
    for name in (names[0], names[-1], child):
        answer = after.get(memory_path(name))
        given = ("--sequence", str(answer.json()["sequence"]), "--digest", answer.headers["etag"], "--log")
        verified = old.run("verify", name, *given, TOPIC_PREFIX=prefix, PARTITIONS=5)
        assert verified.code == 0, verified
    after.say(names[0], user("and the worker goes on"))
    until(lambda: "goes on" in str(memory(after, names[0])["messages"]), "it goes on", within=60)
    if server is not None:
        server.request("DELETE", f"/{indices}-*")
