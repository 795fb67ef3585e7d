"""Hypothesis strategies: memories of any shape, policies, and logs with every type of event."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import Model, ModelTable
from tests.builders.events import (
    SESSION,
    Fields,
    answer,
    calls,
    cleared,
    compacted,
    configured,
    deleted,
    described,
    event,
    event_object,
    expired,
    forked,
    pinned,
    removed,
    requested,
    response,
    system,
    unpinned,
    user,
)
from tests.builders.memories import START_MS, WordCounter, memory_of, policy, reloaded

_AGENTS = st.sampled_from(
    [
        {},
        {"agent_id": "a"},
        {"agent_id": "b", "agent_role": "r"},
        {"agent_id": "a", "agent_role": "q"},
        {"agent_id": "", "agent_role": " "},
    ]
)


@st.composite
def conversations(draw: st.DrawFn) -> Memory:
    """Draw memories of any shape: calls answered late, out of order, twice or never; compacted or not."""
    events: list[Fields] = []
    open_calls: list[str] = []
    for position in range(draw(st.integers(0, 25))):
        kind = draw(st.sampled_from(["user", "answer", "calls", "response", "response"]))
        agent = draw(_AGENTS)
        if kind == "calls":
            made = [f"c{position}.{number}" for number in range(draw(st.integers(1, 3)))]
            open_calls += made
            events.append(calls(*made, **agent))
        elif kind == "response" and open_calls:
            call_id = open_calls.pop(draw(st.integers(0, len(open_calls) - 1)))
            events.append(response(call_id, "x" * draw(st.sampled_from([1, 900])), **agent))
        elif kind == "answer":
            events.append(answer(**agent))
        else:
            events.append(user("y" * draw(st.sampled_from([1, 900])), **agent))
    if draw(st.booleans()) and events:
        events.append(compacted(draw(st.integers(0, len(events) - 1))))
    gap = draw(st.sampled_from([1, 3]))
    memory = memory_of(*(_spread(fields, gap) for fields in events), gap=gap)
    return reloaded(memory) if draw(st.booleans()) else memory


def _spread(fields: Fields, gap: int) -> Fields:
    if "through_sequence" in fields:
        return {**fields, "through_sequence": fields["through_sequence"] * gap}
    return fields


_TEXTS = ["", "a", "two words", "größer ✓", "x" * 60, "y " * 45, "x" * 400, "z" * 700, "w " * 1500]
_USAGES: list[Fields] = [
    {},
    {"usage": {"input_tokens": 10, "output_tokens": 3}},
    {"usage": {"input_tokens": 4, "output_tokens": 1}, "context": {"sequence": 1, "epoch": 1}},
    {"model": "small-1"},
    {"model": "other"},
]
_MODELS = ModelTable({"small-*": Model(context_window_tokens=300)})
_CALLS = [["c1"], ["c2"], ["c3"], ["c4"], ["c5"], ["c1", "c2"], ["c3", "c4", "c5"], ["c6", "c6"]]
_STAMPS: list[Fields] = [
    {},
    {},
    {"agent_id": "a", "agent_role": "planner", "user_id": "u1"},
    {"agent_id": "b", "tokens": {"encoding": "words", "count": 7}},
    {"user_id": "u2", "tokens": {"encoding": "other", "count": 99}},
    {"native": {"format": "openai", "item": {"b": [1, 2.5, None], "a": "é"}}},
    {"metadata": {"channel": "wéb", "a": ""}},
]
_PARTS = [
    {"kind": "text", "text": "look at this"},
    {"kind": "image", "uri": "https://example.org/i.png", "detail": "low"},
    {"kind": "pdf", "uri": "https://example.org/d.pdf"},
]
_CONTENTS = [_PARTS[:1], _PARTS, _PARTS[1:], [*_PARTS, _PARTS[0]], []]
_CONFIGURATIONS = [
    configured(max_size_bytes=300),
    configured(max_size_bytes=None),
    configured(max_messages=4),
    configured(max_messages=None, max_tokens=60),
    configured(max_messages=None, max_tokens=None),
    configured(ttl_seconds=30),
    configured(ttl_seconds=None),
    configured(context_window_tokens=1000, compaction={"render": "system"}),
    configured(compaction={"render": None, "trigger_messages": 5}),
    configured(compaction=None),
]
_DESCRIPTIONS = [
    described(title="A lamp"),
    described(title=None, labels={"team": "a", "x": ""}),
    described(labels={}, parent={"session_id": "p", "sequence": 3}),
    described(parent=None),
]
_FORK_ID = f"fork-{'f' * 32}"
_LIMITS: list[Fields] = [
    *[{}] * 12,
    *[{"max_size_bytes": limit} for limit in (1, 900, 2600, 8000)],
    *[{"max_messages": limit} for limit in (1, 2, 3, 6, 12)],
    *[{"max_tokens": limit} for limit in (1, 30, 100, 1600)],
    {"max_size_bytes": 3000, "max_messages": 8, "max_tokens": 200},
]


@st.composite
def policies(draw: st.DrawFn) -> MemoryPolicy:
    """Draw policies; their limits, if any, are small enough to be reached in a short log."""
    pick = Random(draw(st.integers(0, 2**32)))
    return policy(
        **pick.choice(_LIMITS),
        evict_to_fraction=pick.choice([1.0, 1.0, 0.7, 0.3]),
        ttl_seconds=pick.choice([None, None, 60]),
        render=pick.choice(["pair", "system"]),
        token_counter=pick.choice([WordCounter(), ByteEstimate("words")]),
        models=_MODELS,
    )


@st.composite
def logs(draw: st.DrawFn, rules: MemoryPolicy, *, endings: bool = True, forks: bool = True) -> list[Entry]:
    """Draw the log of one session; sequences have gaps, some ids recur, and times stay equal or jump.

    Hypothesis draws the length and a seed, and Random draws the rest. This covers all types of events evenly, and
    a counterexample still shrinks to its shortest beginning.

    Args:
        draw: given by hypothesis.
        rules: the policy of the fold; events are drawn so that they have an effect on the memory so far.
        endings: whether the session may be deleted or expire.
        forks: whether the session may be a fork.
    """
    length = draw(st.sampled_from(range(1, 61)))
    pick = Random(draw(st.integers(0, 2**32)))
    memory = Memory.empty(SESSION)
    sequence, now_ms = pick.randrange(3), START_MS
    entries: list[Entry] = []
    event_ids: list[str] = []
    # The copies of a fork come in their order, but not only once, and any event may have the id of one.
    is_fork = pick.random() < 0.2 and forks
    # The shortest time to live is 30 s.
    pauses = [*[0, 1000, 20_000, -500] * 12, 90_000] if endings else [0, 1000, -500]
    for position in range(length):
        fields = _message(pick, memory) if pick.random() < 0.85 else _rare(pick, memory, event_ids)
        if not endings and fields["type"] in {"SessionDeleted", "SessionExpired"}:
            fields = requested()
        event_id = event_ids[-1] if event_ids and pick.random() < 0.03 else f"e{position}"
        if is_fork and position == 0:
            fields, event_id = forked(copies=3, truncated=pick.random() < 0.5), _FORK_ID
        elif is_fork and pick.random() < 0.25:
            event_id = f"{_FORK_ID}:{pick.randrange(4)}"
        event_ids.append(event_id)
        entries.append(Entry(event(fields, event_id), sequence, now_ms))
        memory = fold(memory, entries[-1:], rules)[0]
        sequence += pick.choice([1, 1, 4])
        now_ms += pick.choice(pauses)
    return entries


def _message(pick: Random, memory: Memory) -> Fields:
    """Return a message; a tool message usually answers an open call."""
    open_calls = [] if memory.head is None else list(memory.head.open_calls)
    match pick.choice(["user", "user", "multimodal", "ai", "calls", *["tool"] * (3 if open_calls else 1)]):
        case "user":
            fields = user(pick.choice(_TEXTS))
        case "multimodal":
            fields = {"type": "MultimodalUserMessageAdded", "contents": pick.choice(_CONTENTS)}
        case "ai":
            fields = answer(pick.choice(_TEXTS), **pick.choice(_USAGES))
            fields |= pick.choice([{}, {"thinking": "hm"}])
        case "calls":
            fields = calls(*pick.choice(_CALLS), **pick.choice(_USAGES))
        case _:
            call = pick.choice([*open_calls * 5, "c1"])
            fields = response(call, pick.choice(_TEXTS), is_error=call == "c3")
    return {**fields, **pick.choice(_STAMPS)}


def _rare(pick: Random, memory: Memory, event_ids: Sequence[str]) -> Fields:
    """Return an event that is not a message."""
    head = memory.head
    first, last, epoch = (0, 0, 0) if head is None else (head.life_sequence, head.last_sequence, head.epoch)
    kinds = ["compacted"] * 4 + ["removed"] * 3 + ["system"] * 2 + ["configured"] * 2 + ["other"]
    kinds += ["pinned", "pinned", "replaced"]
    match pick.choice(kinds):
        case "compacted":
            return compacted(
                max(0, pick.randint(first - 1, last + 1)),
                pick.choice([*[epoch] * 9, epoch + 1, max(0, epoch - 1)]),
                usage={"input_tokens": 5, "output_tokens": 1},
                knowledge=pick.choice([None, {"k": ["v", 1]}]),
                ai_message=pick.choice(["short", "s" * 250]),
            )
        case "removed":
            known = [*event_ids[-8:], *[m.id for m in memory.messages() if m.compacted], "nobody"]
            return removed(*pick.choices(known, k=pick.choice([1, 1, 2, 20])))
        case "pinned":
            named = pick.choices(
                [message.id for message in memory.messages()] or ["nobody"], k=pick.choice([1, 3])
            )
            return pick.choice([pinned, pinned, unpinned])(*named)
        case "replaced":
            newest = [*memory.messages()][-6:]
            gone = pick.choice(newest).id if newest else "nobody"
            new = pick.choice(
                [user(pick.choice(_TEXTS)), answer(pick.choice(_TEXTS)), calls(*pick.choice(_CALLS))]
            )
            fields = event_object(new, f"new-{pick.randrange(10**9)}")
            return removed(
                gone,
                base_sequence=pick.choice([None, None, last, last - 1 if last else None]),
                with_group=pick.random() < 0.5,
                **pick.choice([{}, {"replacement": fields}]),
            )
        case "system":
            return system(pick.choice(["Be brief.", "Be long."]))
        case "configured":
            return pick.choice(_CONFIGURATIONS)
        case _:
            return pick.choice(
                [*_DESCRIPTIONS, cleared(), deleted(), expired(last), expired(max(0, last - 1)), requested()]
            )
