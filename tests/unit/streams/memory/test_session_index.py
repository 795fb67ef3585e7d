from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory.figures import figures_of
from processors.memory.fork import Fork
from processors.memory.head import Baseline, Head
from processors.memory.policy import MemoryPolicy
from processors.memory.reports import Reports
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import Model, ModelTable
from processors.reading.described import DescriptionFilter
from streams.memory.session_index import SessionIndex

POLICY = MemoryPolicy(
    token_counter=ByteEstimate(), context_window_tokens=100, models=ModelTable({"small-*": Model(20)})
)


def head(**values: Any) -> Head:
    made = Head(1, 1, 1_000)
    for name, value in values.items():
        setattr(made, name, value)
    return made


@given(
    st.builds(
        head,
        size_bytes=st.integers(0, 30),
        message_count=st.integers(0, 6),
        tokens=st.integers(0, 70),
        system_tokens=st.integers(0, 10),
        configuration=st.sampled_from(
            [
                {},
                {"compaction": {"trigger_messages": 2}},
                {"compaction": {"trigger_input_tokens": 9}},
                {"max_messages": 3},
            ]
        ),
        model=st.sampled_from([None, "small-1", "other"]),
        compacted_to=st.sampled_from([None, Baseline(15, 3, 55)]),
        reports=st.builds(
            Reports,
            epoch=st.sampled_from([-1, 0]),
            input_tokens=st.integers(0, 60),
            compactions=st.just(0),
            lowest=st.sampled_from([{}, {"": 40}]),
        ),
    ),
    st.builds(
        CompactionPolicy,
        trigger_size_bytes=st.sampled_from([None, 10, 20]),
        trigger_context_fraction=st.sampled_from([None, 0.0, 0.6, 0.61]),
        trigger_messages=st.sampled_from([None, 4]),
        trigger_input_tokens=st.sampled_from([None, 35]),
    ),
)
def test_a_session_is_over_a_trigger_exactly_if_compaction_says_so(
    known: Head, rules: CompactionPolicy
) -> None:
    session_index = SessionIndex(POLICY, rules)
    session_index.update("s", known)
    own = rules.overlaid(known.configuration.get("compaction"))
    expected = trigger(figures_of(known, POLICY), own) is not None
    assert session_index.over_trigger(0) == (["s"] if expected else [])


def test_forks_of_a_session_are_found_without_a_look_at_the_others() -> None:
    session_index = SessionIndex(POLICY, CompactionPolicy())

    def forks_of(session_id: str, **also: Any) -> list[str]:
        wanted = DescriptionFilter(forked_from=session_id, **also)
        return [name for _, name in session_index.active(None, None, 0, wanted)]

    for name, source in (("f1", "top"), ("f2", "top"), ("f3", "other")):
        session_index.update(name, head(fork=Fork("fork-1", 0, 0, source, 4)))
    # Its session had a life before, so it is no fork.
    session_index.update("f4", head(fork=Fork("fork-1", -1, 0, "top", 4)))
    session_index.update("child", head(description={"parent": {"session_id": "top"}}))
    session_index.update("f2", head(fork=Fork("fork-1", 0, 0, "top", 4), description={"labels": {"a": "b"}}))

    assert (forks_of("top"), forks_of("other"), forks_of("f1")) == (["f1", "f2"], ["f3"], [])
    assert forks_of("top", labels=[("a", "b")]) == ["f2"]
    session_index.update("f1", None)
    session_index.update("f2", head())  # a new life, which is no fork
    assert forks_of("top") == []


@pytest.mark.parametrize("later", [head(size_bytes=1), None])
def test_a_compacted_or_ended_session_is_no_longer_over_a_trigger(later: Head | None) -> None:
    session_index = SessionIndex(POLICY, CompactionPolicy(trigger_size_bytes=10))
    session_index.update("s", head(size_bytes=11))
    assert session_index.over_trigger(0) == ["s"]
    session_index.update("s", later)
    assert session_index.over_trigger(0) == []
