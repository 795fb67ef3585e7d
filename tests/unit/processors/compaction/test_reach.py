from __future__ import annotations

from typing import Any

import pytest

from processors.compaction.policy import CompactionPolicy
from processors.compaction.reach import triggers_of, unreachable_by, unreachable_triggers
from processors.memory.policy import UNLIMITED, Limits, MemoryPolicy
from processors.memory.tokens import ByteEstimate


def found(limits: tuple[int, int, int], **policy: Any) -> list[str]:
    switched_off: dict[str, Any] = {"trigger_size_bytes": None, "trigger_context_fraction": None}
    settings = CompactionPolicy(**{**switched_off, **policy})
    return [one.detail for one in unreachable_triggers(settings, Limits(*limits), 128_000)]


@pytest.mark.parametrize(
    ("limits", "policy"),
    [
        ((1_000, UNLIMITED, UNLIMITED), {"trigger_size_bytes": 1_000}),
        ((UNLIMITED, 20, UNLIMITED), {"trigger_messages": 20}),
        ((UNLIMITED, UNLIMITED, 76_800), {"trigger_context_fraction": 0.6}),
        ((156 * 1024, UNLIMITED, UNLIMITED), {"trigger_context_fraction": 0.6}),
    ],
)
def test_a_trigger_at_or_over_the_window_is_never_exceeded(
    limits: tuple[int, int, int], policy: dict[str, Any]
) -> None:
    (line,) = found(limits, **policy)
    assert line.startswith(next(iter(policy)))
    assert "lower the trigger, or raise the window" in line


@pytest.mark.parametrize(
    ("limits", "policy"),
    [
        ((1_001, UNLIMITED, UNLIMITED), {"trigger_size_bytes": 1_000}),
        ((UNLIMITED, 21, UNLIMITED), {"trigger_messages": 20}),
        ((UNLIMITED, UNLIMITED, 76_801), {"trigger_context_fraction": 0.6}),
        ((300_000, UNLIMITED, UNLIMITED), {"trigger_context_fraction": 0.6}),
        ((10, 1, 1), {"trigger_context_fraction": 0.0}),
        ((10, 1, 1), {}),
        ((UNLIMITED, UNLIMITED, UNLIMITED), {"trigger_size_bytes": 1, "trigger_messages": 1}),
    ],
)
def test_other_triggers_are_not_named(limits: tuple[int, int, int], policy: dict[str, Any]) -> None:
    assert found(limits, **policy) == []


def test_no_call_takes_more_input_tokens_than_the_context_window() -> None:
    (line,) = found((UNLIMITED, UNLIMITED, UNLIMITED), trigger_input_tokens=128_000)
    assert line.startswith("trigger_input_tokens 128000 is never exceeded")
    assert "lower the trigger" in line
    assert found((1, 1, 1), trigger_input_tokens=127_999) == [], (
        "a window does not limit what a call takes besides"
    )


def test_the_triggers_that_are_switched_on() -> None:
    assert triggers_of(CompactionPolicy(trigger_input_tokens=9)) == [
        "size",
        "context_fraction",
        "input_tokens",
    ]
    assert triggers_of(CompactionPolicy()) == ["size", "context_fraction"]
    assert triggers_of(CompactionPolicy(trigger_size_bytes=None, trigger_messages=1)) == [
        "context_fraction",
        "messages",
    ]


def test_what_a_sessions_settings_make_unreachable_is_named_and_not_what_was_so_before() -> None:
    def by(**configuration: Any) -> list[str]:
        found = unreachable_by(CompactionPolicy(), MemoryPolicy(token_counter=ByteEstimate()), configuration)
        return [one.trigger for one in found]

    assert by() == by(ttl_seconds=60) == [], "0.6 of 128,000 tokens is out of reach of 156 KiB everywhere"
    assert by(compaction={"trigger_context_fraction": 0.6}) == ["context_fraction"]
    assert by(max_messages=20, compaction={"trigger_messages": 20}) == ["messages"]
    assert by(max_size_bytes=100_000) == ["size", "context_fraction"]
    assert by(max_size_bytes=100_000, compaction={"trigger_size_bytes": 50_000}) == ["context_fraction"]
    assert by(compaction={"keep_recent_turns": 4, "trigger_context_fraction": None}) == []
