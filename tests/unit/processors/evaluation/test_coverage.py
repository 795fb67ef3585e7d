"""What summaries covered is scored as a reader of all of it would score it, whatever happens to the memory."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from processors.evaluation import covered_facts as covered_facts_module
from processors.evaluation.coverage import Coverage, MadeSummary
from processors.evaluation.covered_facts import CoveredFacts
from processors.evaluation.recall import (
    Fact,
    SummaryText,
    conversation_facts,
    kept_by_kind,
    kept_values,
)
from processors.evaluation.regret import Need
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from schemas.events import HistoryCompacted
from schemas.view import MessageView
from tests.builders.events import (
    SESSION,
    Fields,
    answer,
    cleared,
    compacted,
    event,
    pinned,
    removed,
    response,
    unpinned,
    user,
)
from tests.builders.memories import POLICY, START_MS, policy, view_of
from tests.oracles.regret import NaiveCoverage

_SAID = [
    "Order FL-208871 is late.",
    "Where is FL-208872? It cost $42.50.",
    "Never ship anything to my old address. It was sold last year.",
    "Please never call me before nine.",
    "As I said: never call me before nine, and use parcel HX7731B.",
    "It must not cost more than $300.",
    "On May 20 then.",
    "On May 20, 2026 at the latest.",
    "Yes, please cancel the order for me now.",
    "はい、注文 FL-208871 です。",
    "- first\n- second: $1,200.00",
    "Thanks.",
    "x" * 700,
]
_ARGUMENTS = [
    '{"order": "FL-208871", "n": 1}',
    '{"n": 1, "order": "FL-208871"}',
    '{"order_id": "né 7"}',
    "[]",
]
_RESULTS = ['{"parcel": "HX7731B", "total": 300, "day": "2026-05-20"}', "Error: none", '["é", "FL-208872"]']


@st.composite
def histories(draw: st.DrawFn) -> list[tuple[Fields, str]]:
    """Draw what happens to a session: messages, calls, and what rewrites its memory, by drawn numbers."""
    found: list[tuple[Fields, str]] = []
    calls: list[str] = []
    for position in range(draw(st.integers(5, 40))):
        name = f"e{position}"
        any_id = f"e{draw(st.integers(0, position))}"
        kind = draw(
            st.sampled_from(
                [*["user"] * 4, *["ai"] * 2, *["call"] * 3, *["tool"] * 3, *["compact"] * 3, "rare"]
            )
        )
        if kind == "user":
            found.append((user(" ".join(draw(st.lists(st.sampled_from(_SAID), max_size=3)))), name))
        elif kind == "ai":
            found.append((answer(draw(st.sampled_from(_SAID))), name))
        elif kind == "call":
            calls.append(f"c{position}")
            called = {"id": calls[-1], "name": "get_order", "arguments": draw(st.sampled_from(_ARGUMENTS))}
            found.append((answer("", tool_calls=[called]), name))
        elif kind == "tool" and calls:
            found.append(
                (
                    response(
                        calls.pop(),
                        draw(st.sampled_from([*_SAID, *_RESULTS])),
                        name=draw(st.sampled_from(["get_order", "recall"])),
                        is_error=draw(st.booleans()),
                    ),
                    name,
                )
            )
        elif kind == "rare":
            rare = [cleared(), removed(any_id), removed(any_id), pinned(any_id), unpinned(any_id)]
            found.append((draw(st.sampled_from(rare)), name))
        else:
            texts = draw(st.lists(st.sampled_from([*_SAID, *_RESULTS]), max_size=4))
            found.append((compacted(draw(st.integers(0, 3)), ai_message=" ".join(texts)), name))
    return found


def messages_of(memory: Memory) -> list[MessageView]:
    return view_of(memory).messages


@settings(max_examples=120, deadline=None)
@given(histories(), st.sampled_from([{}, {"max_messages": 9}, {"max_size_bytes": 900}]))
def test_the_indexes_agree_with_a_reader_of_all_of_it(
    history: list[tuple[Fields, str]], limits: dict[str, int]
) -> None:
    rules = policy(**limits) if limits else POLICY
    memory, coverage, naive = Memory.empty(SESSION), Coverage(), NaiveCoverage()
    for sequence, (drawn, name) in enumerate(history):
        fields = drawn
        if memory.head is not None and "through_sequence" in fields:
            # The drawn number is how many events stay behind the cut.
            through = max(memory.head.life_sequence, memory.head.last_sequence - fields["through_sequence"])
            fields = {**fields, "through_sequence": through, "base_epoch": memory.head.epoch}
        before = messages_of(memory)
        happened = event(fields, name)
        memory, changes = fold(memory, [Entry(happened, sequence, START_MS)], rules)
        shown = messages_of(memory)
        if fields["type"] == "HistoryCleared":
            coverage, naive = Coverage(), NaiveCoverage()
        coverage.follow(memory, changes, sequence)
        expected: dict[str, dict[Need, int]] = {"needed": {}, "missed": {}}
        if coverage.compactions:
            for message in shown:
                if message.sequence == sequence and not message.compacted:
                    counted = naive.later(message, [other for other in shown if other is not message])
                    expected = {
                        "needed": dict(counted.needed),
                        "missed": dict(+counted.missed),
                    }
        found = coverage.later()
        assert {"needed": dict(found.needed), "missed": dict(+found.missed)} == expected

        stayed = {message.id for message in shown}
        replaced = [message for message in before if message.id not in stayed]
        if isinstance(happened, HistoryCompacted) and any(not message.compacted for message in replaced):
            text = f"{happened.user_message}\n{happened.ai_message}"
            observed = coverage.cover(SESSION, replaced, made(text))
            naive.cover(replaced)
            assert (observed.kept_facts, observed.kept_values) == naive.kept(text)


def made(text: str) -> MadeSummary:
    return MadeSummary(trigger="size", text=text, size_bytes=1, calls=0, usage=None, model=None, seconds=0.0)


_PIECES = st.sampled_from(
    [
        "a1b2",
        "FL-208871",
        "208871",
        "é",
        "注文",
        "né7",
        "#1234",
        "42.50",
        "$",
        "5",
        " ",
        "\n",
        "-",
        "yes",
        "cancel",
    ]
)
_TEXT = st.lists(_PIECES, max_size=8).map("".join)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.lists(_TEXT, max_size=6), max_size=3), _TEXT)
def test_one_search_for_all_covered_facts_finds_what_a_search_for_each_finds(
    covered: list[list[str]], text: str
) -> None:
    facts, values, index = set[Fact](), set[str](), CoveredFacts()
    for texts in covered:
        found = {fact for one in texts for fact in conversation_facts([_user(one)])}
        found |= {Fact("decision", f"did:{one.split()[0]}:{one}".casefold()) for one in texts if one.split()}
        found |= {Fact("decision", f"did:{one.split()[0]}:".casefold()) for one in texts[:1] if one.split()}
        seen = {one.casefold() for one in texts if len(one) > 1}
        index.add(found, seen)
        facts |= found
        values |= seen

    assert index.kept_by_kind(SummaryText(text)) == kept_by_kind(facts, text)
    assert index.kept_values(SummaryText(text)) == kept_values(values, text)


def _user(text: str) -> MessageView:
    return messages_of(fold(Memory.empty(SESSION), [Entry(event(user(text)), 0, START_MS)], POLICY)[0])[0]


@pytest.mark.parametrize("length", [40, 4_000])
def test_an_event_reads_only_what_it_changes_however_long_memory_and_history_are(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted are messages that are read and values that are looked for; both would grow with a search through all."""
    memory, coverage = Memory.empty(SESSION), Coverage()
    for sequence in range(length):
        told = event(user(f"Order FL-{sequence:06} is late."), f"e{sequence}")
        memory, changes = fold(memory, [Entry(told, sequence, START_MS)], POLICY)
        if sequence == length // 2:
            covered = messages_of(memory)
            summary = event(compacted(sequence, ai_message="Orders FL-000001 and FL-000002."), "s")
            memory, changes = fold(memory, [Entry(summary, sequence + 1, START_MS)], POLICY)
            coverage.cover(SESSION, covered, made("Orders FL-000001 and FL-000002."))
        coverage.follow(memory, changes, sequence)
    work = {"read": 0, "looked for": 0}

    def counting(kind: str, of: object, name: str) -> None:
        plain = getattr(of, name)

        def counted(*given: object) -> object:
            work[kind] += 1
            return plain(*given)

        monkeypatch.setattr(of, name, counted)

    counting("read", MessageView, "model_validate_json")
    counting("looked for", covered_facts_module, "stands_in")
    told = event(user("Where is FL-000001?"), "new")
    memory, changes = fold(memory, [Entry(told, length, START_MS)], POLICY)
    coverage.follow(memory, changes, length)

    assert coverage.later().needed == {"named": 1}
    assert work["read"] == 1
    coverage.cover(SESSION, [_user("Yes.")], made("Orders FL-000001 and FL-000002."))
    assert work["looked for"] <= 4
