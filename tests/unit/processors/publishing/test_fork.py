"""A fork begins with the memory of the session that was forked, whatever it holds, and however often it is made."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.publishing.event_record import event_records
from processors.publishing.fork import fork_events, fork_name
from processors.reading.body import memory_body
from schemas.errors import BadRequest
from schemas.events import EVENT_ADAPTER, Event
from schemas.view import ForkView, MemoryView
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    compacted,
    configured,
    deleted,
    event,
    pinned,
    response,
    system,
    user,
)
from tests.builders.memories import START_MS, Session, folded, policy, reloaded
from tests.builders.strategies import logs, policies

FORK = "the-fork"


def view(memory: Memory, rules: MemoryPolicy) -> MemoryView:
    body = memory_body(memory, memory.messages(), rules, native=True, metadata=True, configuration=True)
    return MemoryView.model_validate_json(b"".join(body))


def forked(memory: Memory, rules: MemoryPolicy) -> list[Event]:
    """Return the events of a fork, as a worker reads them from the log."""
    events = fork_events(
        view(memory, rules),
        FORK,
        occurred_at=datetime(2026, 3, 3, tzinfo=UTC),
        encoding=rules.token_counter.encoding,
    )
    records = event_records(events, max_event_bytes=1_000_000)
    return [EVENT_ADAPTER.validate_json(record.value) for record in records]


def made_of(events: list[Event], rules: MemoryPolicy, first: int = 100) -> Memory:
    """Return the memory after the events, each in a flush of its own."""
    memory = Memory.empty(FORK)
    for number, one in enumerate(events):
        memory = reloaded(fold(memory, [Entry(one, first + number, START_MS)], rules)[0])
    return memory


def held(memory: Memory, rules: MemoryPolicy) -> dict[str, Any]:
    """Return what a model is given, without what is the session's own: ids and sequences.

    Messages that were unpinned stand before the summary until the next one. A fork has them right behind it.
    """
    answered = view(memory, rules).model_dump()
    through = max((one["sequence"] for one in answered["messages"] if one["compacted"]), default=-1)
    unpinned = [
        one
        for one in answered["messages"]
        if one["sequence"] <= through and not (one["compacted"] or one["pinned"])
    ]
    for one in unpinned:
        answered["messages"].remove(one)
    behind = sum(one["sequence"] <= through for one in answered["messages"])
    answered["messages"][behind:behind] = unpinned
    # A summary has the sequence of the last message that it covers, which may be pinned.
    numbers = {
        message["sequence"]: number
        for number, message in enumerate(answered["messages"])
        if not message["compacted"]
    }
    messages = [
        {
            **message,
            "id": None,
            "sequence": None,
            "call_sequence": numbers.get(message["call_sequence"]),
        }
        for message in answered["messages"]
    ]
    same = (
        "truncated", "size_bytes", "tokens", "message_count", "system_message", "system_size_bytes",
        "system_tokens", "tokens_estimated", "knowledge", "configuration",
    )  # fmt: skip
    return {"messages": messages, **{name: answered[name] for name in same}}


@given(st.data(), policies())
def test_a_fork_holds_what_the_memory_held(data: st.DataObject, rules: MemoryPolicy) -> None:
    log = data.draw(logs(rules, endings=False))
    memory = folded(log, rules)
    if memory.head is None or _rendered_otherwise(memory, rules) or _ambiguous(memory):
        return
    if view(memory, rules).tokens_estimated:
        # No memory says which of its counts are estimates, so a fork counts all of them.
        return
    events = forked(memory, rules)

    assert held(made_of(events, rules), rules) == held(memory, rules)


@pytest.mark.parametrize(
    ("texts", "pair"),
    [
        (("What was asked", "What was\n\nanswered"), ["What was asked", "What was\n\nanswered"]),
        # Where the first text ends is not known any more. Both messages have a text, and none is lost.
        (("Asked\n\nand more", "Answered"), ["Asked", "and more\n\nAnswered"]),
    ],
)
def test_a_summary_in_one_system_message_becomes_two_messages_of_a_fork_with_other_settings(
    texts: tuple[str, str], pair: list[str]
) -> None:
    summary = compacted(0, user_message=texts[0], ai_message=texts[1])
    session = Session(render="system").say(user("1"), summary, user("2"))
    events = forked(session.memory, session.policy)

    assert shown_texts(made_of(events, policy())) == [*pair, "2"]
    assert shown_texts(made_of(events, session.policy)) == ["\n\n".join(texts), "2"]


def test_an_image_that_another_producer_wrote_into_the_log_does_not_keep_a_session_from_a_fork() -> None:
    image = {"kind": "image", "uri": "data:image/png;base64," + "A" * 100_000}
    contents = [{"kind": "text", "text": "What is this?"}, image]
    session = Session().say({"type": "MultimodalUserMessageAdded", "contents": contents})

    events = forked(session.memory, session.policy)

    (message,) = view(made_of(events, session.policy), session.policy).messages
    assert [content.model_dump(exclude_none=True) for content in message.contents or ()] == contents


def shown_texts(memory: Memory) -> list[str]:
    return [orjson.loads(message.json)["text"] for message in memory.messages()]


def _rendered_otherwise(memory: Memory, rules: MemoryPolicy) -> bool:
    """Return whether the settings would render the summary in another form by now."""
    roles = [message.role for message in memory.messages() if message.compacted]
    assert memory.head is not None
    return bool(roles) and (rules.render_of(memory.head.configuration) == "system") != (roles == ["system"])


def _ambiguous(memory: Memory) -> bool:
    """Return whether a call id recurs while it is open: then no log of these messages can pair them so."""
    ids = [call for message in memory.messages() for call in message.call_ids]
    return len(ids) != len(set(ids))


@given(st.data(), policies())
def test_a_fork_made_twice_is_made_once_wherever_the_first_try_ended(
    data: st.DataObject, rules: MemoryPolicy
) -> None:
    memory = folded(data.draw(logs(rules, endings=False)), rules)
    if memory.head is None:
        return
    events = forked(memory, rules)
    once = made_of(events, rules)
    cut = data.draw(st.integers(0, len(events)))
    mixed = data.draw(st.booleans())
    again = [one for pair in zip(events, events, strict=True) for one in pair] if mixed else events
    twice = made_of([*events[:cut], *again], rules)

    assert held(twice, rules) == held(once, rules)
    assert twice.head is not None
    assert twice.head.fork is not None
    assert twice.head.fork.complete


def long_session() -> Session:
    return Session().say(
        system("Be brief."),
        configured(max_messages=400),
        user("old"),
        answer("old answer"),
        compacted(3, knowledge={"a": [1]}),
        *[user(f"{number}", user_id="u") for number in range(300)],
        calls("c1"),
        response("c1", native={"format": "f", "item": {"x": [1, "é"]}}),
    )


def test_more_copies_than_ids_that_a_memory_remembers_are_still_made_once() -> None:
    session = long_session()
    events = forked(session.memory, session.policy)
    twice = made_of([*events, *events], session.policy)

    assert len(events) > 300
    assert held(twice, session.policy) == held(session.memory, session.policy)
    assert twice.head is not None
    assert (twice.head.usage, twice.head.compactions, twice.head.life_sequence) == ((0, 0), 1, 100)


def test_a_fork_keeps_the_pins_in_place() -> None:
    session = Session().say(
        user("0"), user("rule"), answer("2"), pinned("e1"), compacted(2), user("5"), user("6"), pinned("e6")
    )
    made = made_of(forked(session.memory, session.policy), session.policy)
    assert session.texts == ["rule", "What was asked", "What was answered", "5", "6"]
    assert held(made, session.policy) == held(session.memory, session.policy)


def test_a_fork_has_what_is_pinned_although_the_newest_answer_is_over_the_limit_alone() -> None:
    session = Session(max_size_bytes=300).say(user("rule"), pinned("e0"), user("more"), answer("x" * 1_000))
    made = made_of(forked(session.memory, session.policy), session.policy)

    assert session.texts[:2] == ["rule", "more"]
    assert held(made, session.policy) == held(session.memory, session.policy)


def test_a_fork_has_every_pin_of_a_memory_whose_limit_became_lower_since() -> None:
    messages = [user(f"{number}") for number in range(6)]
    session = Session(max_messages=24).say(
        *messages, pinned("e0", "e1", "e2", "e3"), configured(max_messages=8)
    )
    made = made_of(forked(session.memory, session.policy), session.policy)

    assert [bool(one["pinned"]) for one in held(made, session.policy)["messages"]] == [True] * 4 + [False] * 2
    assert held(made, session.policy) == held(session.memory, session.policy)
    # A pin of its own has no more room.
    again = event(pinned(id_of(made, 4)), "own", FORK)
    after = fold(made, [Entry(again, 200, START_MS)], session.policy)[0]
    assert after.head is not None
    assert made.head is not None
    assert after.head.pins == made.head.pins


def id_of(memory: Memory, number: int) -> str:
    return [message.id for message in memory.messages()][number]


def test_the_memory_says_what_it_is_a_fork_of_and_whether_it_is_whole() -> None:
    session = long_session()
    events = forked(session.memory, session.policy)
    half, whole = made_of(events[:10], session.policy), made_of(events, session.policy)

    def from_of(memory: Memory) -> Any:
        found = view(memory, session.policy).forked_from
        return None if found is None else (found.session_id, found.sequence, found.complete)

    assert from_of(half) == (SESSION, session.sequence, False)
    assert from_of(whole) == (SESSION, session.sequence, True)
    assert from_of(session.memory) is None


def test_a_fork_that_announces_no_copies_begins_a_life_and_takes_those_that_follow() -> None:
    """A producer that knows the contract alone says `from_session_id` and `from_sequence`."""
    fork_id = f"fork-{'0a' * 16}"
    fields = {"type": "SessionForked", "from_session_id": SESSION, "from_sequence": 7}
    begun = event(fields, fork_id, FORK)
    whole = ForkView(session_id=SESSION, sequence=7, complete=True)

    memory = made_of([begun], policy())
    assert view(memory, policy()).life_sequence == 100
    assert view(memory, policy()).forked_from == whole

    copies = [event(user(f"said {number}"), f"{fork_id}:{number}", FORK) for number in range(2)]
    memory = made_of([begun, *copies, begun, copies[0], event(user("more"), "m", FORK)], policy())
    made = view(memory, policy())
    assert [message.text for message in made.messages] == ["said 0", "said 1", "more"]
    assert made.forked_from == whole


def test_a_fork_goes_on_by_itself() -> None:
    session = Session().say(user("one"), answer("two"))
    made = made_of(forked(session.memory, session.policy), session.policy)
    entries = [
        Entry(event(user("three"), "n1", FORK), 200, START_MS),
        Entry(event(compacted(200), "n2", FORK), 201, START_MS),
    ]
    after = fold(made, entries, session.policy)[0]

    assert [orjson.loads(message.json)["role"] for message in after.messages()] == ["user", "assistant"]
    assert session.texts == ["one", "two"]


@pytest.mark.parametrize("first", ["a message", "another fork"])
def test_a_fork_into_a_session_that_has_a_life_changes_nothing_in_it(first: str) -> None:
    session = long_session()
    events = forked(session.memory, session.policy)
    other = Session().say(user("mine"), answer("yours"))
    rivals: list[Event] = (
        [event(user("mine"), "m", FORK)] if first == "a message" else forked(other.memory, other.policy)
    )
    before = made_of(rivals, session.policy)
    mixed = [*rivals[:1], *events[:5], *rivals[1:], *events[5:]]
    after = made_of(mixed, session.policy)

    assert held(after, session.policy) == held(before, session.policy)


def test_a_session_may_be_forked_again_under_the_id_of_a_deleted_fork() -> None:
    session = long_session()
    events = forked(session.memory, session.policy)
    gone = [*events, event(deleted(), "d", FORK)]

    assert made_of(gone, session.policy).head is None
    assert held(made_of([*gone, *events], session.policy), session.policy) == held(
        session.memory, session.policy
    )


def test_an_id_of_ones_own_that_looks_like_a_copy_is_no_copy() -> None:
    session = Session().say(user("one"))
    made = made_of(forked(session.memory, session.policy), session.policy)
    own = ["fork-1", "fork-me:1", "forklift:7", f"fork-{'g' * 32}:1", f"fork-{'a' * 32}"]
    entries = [
        Entry(event(user(name), name, FORK), 200 + number, START_MS) for number, name in enumerate(own)
    ]
    after = fold(made, entries, session.policy)[0]
    assert [message.id for message in after.messages()][1:] == own


def test_the_id_of_a_fork_is_derived_and_bounded() -> None:
    assert fork_name("s1", 7) == "s1-fork-7"
    with pytest.raises(BadRequest, match="name the fork"):
        fork_name("s" * 256, 7)


def test_what_memory_lacked_the_fork_lacks_until_a_summary_covers_it() -> None:
    session = Session(max_messages=2).say(user("1"), user("2"), user("3"))
    assert session.head.truncated
    rules = policy()
    made = made_of(forked(session.memory, session.policy), rules)
    assert made.head is not None
    assert made.head.truncated
    after = fold(made, [Entry(event(compacted(101), "n", FORK), 200, START_MS)], rules)[0]
    assert after.head is not None
    assert not after.head.truncated
