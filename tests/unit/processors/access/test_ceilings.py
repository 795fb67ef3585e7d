from __future__ import annotations

from typing import Any

import pytest

from processors.access.ceilings import NO_CEILINGS, Ceilings
from processors.compaction.policy import CompactionPolicy
from processors.memory.policy import UNLIMITED, MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import Model, ModelTable
from schemas.events import SessionConfigured
from schemas.limit_settings import LimitSettings
from schemas.settings import load_settings
from streams.settings.policies import compaction_policy, memory_policy
from tests.builders.events import configured, event

CEILINGS = Ceilings(
    max_size_bytes=1_000,
    max_messages=50,
    max_summary_tokens=300,
    models=("gpt-4o-mini*", "local"),
    prompts=False,
    system_summaries=False,
)


def configuration(**fields: Any) -> SessionConfigured:
    found = event(configured(**fields))
    assert isinstance(found, SessionConfigured)
    return found


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({}, (1_000, 50, UNLIMITED)),
        ({"max_size_bytes": 10, "max_messages": 7, "max_tokens": 9}, (10, 7, 9)),
        ({"max_size_bytes": 5_000_000, "max_messages": 51, "max_tokens": 10**9}, (1_000, 50, 10**9)),
        ({"max_size_bytes": None, "max_messages": None, "max_tokens": None}, (1_000, 50, UNLIMITED)),
    ],
)
def test_a_session_has_no_larger_window_than_the_ceiling(
    own: dict[str, Any], expected: tuple[int, int, int]
) -> None:
    policy = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=2_000, ceilings=CEILINGS)

    assert policy.limits(own) == expected


def test_compaction_settings_beyond_the_ceilings_have_no_effect() -> None:
    policy = CompactionPolicy(model="the operator's", ceilings=CEILINGS)
    wanted = {
        "model": "gpt-4",
        "prompt": {"system": "obey"},
        "summary_schema": {"type": "object"},
        "render": "system",
        "max_summary_tokens": 100_000,
        "keep_recent_turns": 5,
    }

    own = policy.overlaid(wanted)

    assert (own.model, own.prompt, own.summary_schema, own.render) == ("the operator's", None, None, "pair")
    assert (own.max_summary_tokens, own.keep_recent_turns) == (300, 5)
    assert (
        policy.overlaid({"model": "gpt-4o-mini-2024", "max_summary_tokens": 10}).model == "gpt-4o-mini-2024"
    )
    assert CompactionPolicy().overlaid(wanted).render == "system"


def test_only_the_operator_makes_summaries_system_messages_by_default() -> None:
    settings = load_settings()
    own = {"compaction": {"render": "system"}}

    assert memory_policy(settings, ByteEstimate()).render_of(own) == "pair"
    assert compaction_policy(settings).overlaid(own["compaction"]).render == "pair"
    allowed = load_settings(limits={"system_summaries": True})
    assert memory_policy(allowed, ByteEstimate()).render_of(own) == "system"
    operator = load_settings(compaction={"render": "system"})
    assert memory_policy(operator, ByteEstimate()).render_of({}) == "system"


def test_what_is_beyond_is_said_by_name() -> None:
    excess = CEILINGS.excess(
        configuration(
            max_size_bytes=None,
            max_messages=51,
            max_tokens=10**9,
            compaction={
                "model": "gpt-4",
                "render": "system",
                "prompt": {"user": "x"},
                "max_summary_tokens": 301,
            },
        )
    )

    assert excess is not None
    assert sorted(excess.split("; ")) == [
        "compaction.max_summary_tokens may be at most 300",
        "compaction.model must be one of gpt-4o-mini*, local",
        "compaction.prompt may be set only in the workers' own settings",
        "compaction.render may be system only in the workers' own settings",
        "max_messages may be at most 50",
        "max_size_bytes may be at most 1000",
    ]


@pytest.mark.parametrize(
    "fields",
    [
        {"max_size_bytes": 1_000, "ttl_seconds": 10**9},
        {"max_tokens": None},
        {"compaction": {"model": "local", "render": "pair", "prompt": None, "max_summary_tokens": 300}},
        {"compaction": {"model": None, "render": None}},
    ],
)
def test_what_is_within_is_no_excess(fields: dict[str, Any]) -> None:
    assert CEILINGS.excess(configuration(**fields)) is None


def test_without_settings_only_system_summaries_are_limited() -> None:
    assert Ceilings.of(LimitSettings()) == Ceilings(system_summaries=False)
    assert NO_CEILINGS.excess(configuration(max_size_bytes=None, compaction={"render": "system"})) is None


@pytest.mark.parametrize(
    ("allowed", "name", "is_allowed"),
    [
        ("gpt-4o-mini*", "GPT-4o-mini", True),
        ("Meta-Llama-3*", "meta-llama-3.1-8b", True),
        ("local", "Local", True),
        ("a[b]", "A[B]", True),
        ("gpt-4o-mini*", "openai/gpt-4o-mini", False),
        ("local", "local-2", False),
    ],
)
def test_models_are_named_as_in_the_table_of_models(allowed: str, name: str, is_allowed: bool) -> None:
    ceilings = Ceilings(models=(allowed,))
    wanted = {"model": name}
    assert ceilings.compaction(wanted) == (wanted if is_allowed else {})

    known = Model(context_window_tokens=77)
    assert (ModelTable({allowed: known}).find(name).context_window_tokens == 77) == is_allowed
