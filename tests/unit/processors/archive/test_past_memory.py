"""A memory as of any sequence is what it was in the run, however the events are divided into parts."""

from __future__ import annotations

import orjson

from processors.archive.archived import ArchivedEvent, archived_unread
from processors.archive.past_memory import PastEpochs, PastMemory
from processors.archive.verification import DigestSearch, verification, with_differences
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.body import memory_body
from processors.reading.etag import digest_of
from processors.reading.view import WHOLE, ViewQuery
from tests.builders.archived import stored
from tests.builders.events import answer, cleared, compacted, deleted, user
from tests.builders.past_runs import PastRun, past_run
from tests.builders.recorded import conversations

SMALL = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=3_000, evict_to_fraction=0.8)
SESSION = "s1"


def body(past: PastMemory, policy: MemoryPolicy = SMALL) -> bytes:
    return b"".join(memory_body(past.memory, past.memory.messages(), policy, configuration=True))


def runs(count: int) -> list[PastRun]:
    chosen = sorted(conversations().items(), key=lambda item: -len(item[1]))[:count]
    return [past_run(name, chat, SMALL, first=number) for number, (name, chat) in enumerate(chosen)]


def past_of(*events: ArchivedEvent) -> PastMemory:
    past = PastMemory(SESSION, SMALL)
    past.add(events)
    return past


def test_at_every_event_of_twenty_sessions_the_memory_is_what_it_was() -> None:
    found = runs(20)

    for run in found:
        for part_size in (4, len(run.events)):
            for through, event in enumerate(run.events):
                past = PastMemory(run.session_id, SMALL)
                for start in range(0, through + 1, part_size):
                    past.add(run.events[start : min(start + part_size, through + 1)])
                assert body(past) == run.answers[event.sequence], (run.session_id, event.sequence)
    assert sum(len(run.epochs) for run in found) >= 60
    assert sum(run.evicted > 0 for run in found) >= 15
    assert len({len(run.answers) for run in found}) > 1


def test_epochs_are_the_compactions_that_were_applied_with_the_memory_before_and_after() -> None:
    for run in runs(20):
        past = PastEpochs(run.session_id, SMALL, 1_000)
        for start in range(0, len(run.events), 5):
            past.add(run.events[start : start + 5])
        assert [epoch.sequence for epoch in past.epochs] == run.epochs
        assert not past.omitted
        before_of = {
            event.sequence: before.sequence for before, event in zip(run.events, run.events[1:], strict=False)
        }
        for epoch in past.epochs:
            before, after = (
                orjson.loads(run.answers[sequence])
                for sequence in (before_of[epoch.sequence], epoch.sequence)
            )
            for figures, memory in ((epoch.before, before), (epoch.after, after)):
                assert figures.model_dump() == {name: memory[name] for name in figures.model_dump()}
            assert epoch.epoch == after["epoch"] == before["epoch"] + 1
            assert epoch.knowledge == after["knowledge"]
            assert epoch.user_message == f"up to {epoch.through_sequence}"

        newest = PastEpochs(run.session_id, SMALL, 2)
        newest.add(run.events)
        assert [epoch.sequence for epoch in newest.epochs] == run.epochs[-2:]
        assert newest.omitted == (len(run.epochs) > 2)


def test_an_event_of_a_newer_version_ends_the_memory_as_in_the_worker() -> None:
    unknown = {"type": "MoodNoted", "requires": 9, "event_id": "x", "session_id": SESSION}
    known = stored({**user("needs more"), "requires": 9}, 5)
    for event in (archived_unread(SESSION, 5, 1_700_000_000_000, orjson.dumps(unknown)), known):
        past = past_of(stored(user("a"), 1), event, stored(user("b"), 7))
        past.add([stored(user("c"), 8)])

        assert past.frozen is not None
        assert (past.frozen.sequence, past.frozen.requires) == (5, 9)
        assert [message.sequence for message in past.memory.messages()] == [1]


def test_an_event_that_no_version_can_read_is_left_out_however_its_json_is_written() -> None:
    refused = archived_unread(SESSION, 2, 1_700_000_000_000, b'{"type":"UserMessageAdded"}')
    lenient = refused._replace(sequence=3, value=b'{"type":"UserMessageAdded","score":NaN}')

    past = past_of(stored(user("a"), 1), refused, lenient, stored(user("b"), 4))

    assert past.frozen is None
    assert [message.sequence for message in past.memory.messages()] == [1, 4]


def test_lives_before_a_deletion_are_not_in_the_memory_after_it() -> None:
    past = past_of(stored(user("a"), 1), stored(deleted(), 2), stored(user("b"), 3))

    assert [message.sequence for message in past.memory.messages()] == [3]


def verified(
    events: list[ArchivedEvent], at: int, digest: str, view: ViewQuery = WHOLE
) -> tuple[bool, list[str]]:
    past = PastMemory(SESSION, SMALL)
    past.add(event for event in events if event.sequence <= at)
    result = verification(past, view, at, digest)
    if result.verified:
        return True, []
    search = DigestSearch(SESSION, SMALL, view, digest)
    search.add(events)
    return False, with_differences(result, past, view, digest, search).differences


def test_an_answer_of_a_newer_version_that_carries_the_digest_is_passed_by() -> None:
    digest = "0" * 32
    newer = {"type": "AiMessageAdded", "requires": 9, "text": {"parts": []}, "context": {"digest": digest}}
    unread = archived_unread(SESSION, 2, 1_700_000_000_000, orjson.dumps(newer))

    says = verified([stored(user("a"), 1), unread], 2, digest)[1]

    assert "no answer in the session's history carries this digest" in says


def test_a_digest_is_verified_or_what_differs_is_said() -> None:
    asked = stored(user("a"), 1)
    memory = past_of(asked).memory
    digest = digest_of(memory, WHOLE, memory.messages()).of_version()
    context = {"sequence": 1, "epoch": 0, "filters": None, "digest": digest}
    said = stored(answer("b", context=context), 2)
    events = [asked, said, stored(compacted(2), 3), stored(user("c"), 4)]

    assert verified(events, 1, digest) == (True, [])
    assert verified(events, 4, digest) == (
        False,
        [
            "the answer at sequence 2 carries this digest, and names sequence 1, not 4; epoch 0, not 1",
            "it is the digest of the memory as of sequence 1",
        ],
    )
    assert verified(events, 1, digest, ViewQuery(last=5)) == (
        False,
        [
            "the answer at sequence 2 carries this digest, and names filters none, not {'last': 5}",
            "it is the digest of the whole memory at this sequence, read without filters and last",
        ],
    )
    changed = [stored(user("A"), 1), *events[1:]]
    (says, because) = verified(changed, 1, digest)[1]
    assert (
        says == "the answer at sequence 2 carries this digest, and names the same sequence, epoch and filters"
    )
    assert because.startswith(
        "no memory of this session that was looked at has this digest: the messages differ"
    )
    empty = verified([*events, stored(cleared(), 5), stored(deleted(), 6)], 6, "0" * 32)[1]
    assert empty[0].startswith("the session has no life at sequence 6")
    assert empty[1] == "no answer in the session's history carries this digest"


def test_an_answer_of_a_newer_contract_with_the_digest_fails_no_verification() -> None:
    digest = "0" * 32
    event = {"type": "AiMessageAdded", "text": {"parts": []}, "requires": 9, "context": {"digest": digest}}
    newer = archived_unread(SESSION, 2, 0, orjson.dumps(event))

    says = verified([stored(user("a"), 1), newer], 2, digest)[1]
    assert says[0].startswith("the events from sequence 2 on could not be folded: needs a newer worker")
    assert says[1] == "no answer in the session's history carries this digest"
