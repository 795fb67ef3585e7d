"""Two installations in one Kafka, each with prefixes of its own: neither sees or disturbs the other."""

from __future__ import annotations

from tests.builders.events import answer, event_object, user
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until


def test_installations_with_prefixes_of_their_own_do_not_disturb_each_other(make_system: MakeSystem) -> None:
    """The same session in both: each has its own memory and figures, and a crash of one moves nothing of the other."""
    settings = {"COMPACTION__TRIGGER_MESSAGES": 5, "MEMORY__FLUSH_INTERVAL_MS": 100}
    one, other = (make_system(**settings).create_topics() for _ in range(2))
    workers = {
        word: system.start(word, process="all").wait_ready(within=120)
        for word, system in {"apple": one, "pear": other}.items()
    }

    for word, system in {"apple": one, "pear": other}.items():
        turns = [
            turn for n in range(4) for turn in (user(f"{word} {n}? " * 40), answer(f"{word} {n}. " * 40))
        ]
        system.publish([event_object(turn, f"{n}", "s") for n, turn in enumerate(turns)])
    memories = {
        word: until(
            lambda worker=worker: (memory := worker.memory("s"))["epoch"] and memory,  # type: ignore[misc]
            f"{word} was compacted",
            within=60,
        )
        for word, worker in workers.items()
    }

    for word, strange in (("apple", "pear"), ("pear", "apple")):
        text = str(memories[word]["messages"])
        assert word in text
        assert strange not in text
    for system, strange in ((one, "pear"), (other, "apple")):
        topics = system.topics
        for topic in (
            topics.session_events,
            topics.memory_events,
            topics.session_analytics,
            topics.changelog,
        ):
            records = system.read(topic)
            assert records
            assert not [record for record in records if strange.encode() in (record.value or b"")]

    workers["pear"].kill()
    other.wait_group_empty()
    workers["apple"].say("s", user("apple after the crash"))
    until(lambda: "after the crash" in str(workers["apple"].memory("s")), "it goes on", within=30)
    assert len(workers["apple"].lines_of("compaction_assigned")) == 1
