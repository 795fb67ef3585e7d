"""The benchmark of obligations measures policies side by side, and holds a model's stand-in against what it owes."""

from __future__ import annotations

import pytest

from benchmarks.obligations import CORE_KINDS, POLICIES, Policy, measure, policies_of
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import ByteEstimate
from schemas.settings import load_settings
from tests.builders.planted import PORTIONS, planted_conversations, template_sentences

ONE = planted_conversations("tune", range(1))[:1]


def test_what_replaces_a_value_is_said_in_a_later_message_and_no_number_is_the_day_of_a_date() -> None:
    changes = 0
    for conversation in planted_conversations("tune_6", range(2)):
        said = [message.text for portion in conversation.portions for message in portion]
        for one in conversation.planted:
            if one.stale is None:
                continue
            changes += 1
            places = [min(at for at, text in enumerate(said) if part in text) for part in one.texts]
            assert places[0] < places[1], one.texts
            assert not (one.stale.isdigit() and int(one.stale) <= 31), one.texts
    assert changes > 300


def test_a_sentence_that_only_tells_the_story_around_a_rule_has_no_words_that_must_be_kept() -> None:
    said = {sentence: marked for by, marked, sentence in template_sentences("held_out_53") if by == "user"}

    assert said["One of them is from the hospital and I'm not ready for it, maybe I never will be."] is False
    assert said["The green cassette, nobody is to listen to it, just leave it in its sleeve."] is True


@pytest.mark.parametrize("policy", POLICIES[2:], ids=lambda policy: policy.name)
def test_each_policy_has_a_curve_over_all_compactions(policy: Policy) -> None:
    curve = measure(ONE, policy, ByteEstimate())

    assert [kept.conversations for kept in curve] == [1] * PORTIONS
    assert all(0 < kept.budget_used <= 1 for kept in curve)
    assert [kept.planted["rule"] for kept in curve] == sorted(kept.planted["rule"] for kept in curve)
    assert curve[-1].share(*CORE_KINDS) > 0.75
    assert curve[-1].share("goal") == 1.0
    assert curve[-1].seconds >= curve[-1].max_seconds > 0


def test_a_refused_summary_leaves_its_portion_to_the_next_compaction() -> None:
    policy = POLICIES[0]._replace(compaction=CompactionPolicy(max_summary_tokens=9), share=None)

    curve = measure(ONE, policy, ByteEstimate())

    assert sum(kept.refused for kept in curve) == PORTIONS
    assert curve[-1].summary_bytes == 0


def test_the_policies_of_the_environment_are_measured_too() -> None:
    shadow = {"small": {"max_summary_tokens": 300}, "model": {"summarizer": "openai"}}

    found = policies_of(load_settings(compaction={"shadow": shadow}))

    assert tuple(found[: len(POLICIES)]) == POLICIES
    small, model = found[len(POLICIES) :]
    assert (small.name, small.compaction.max_summary_tokens, small.by_stand_in) == ("small", 300, False)
    assert (model.name, model.by_stand_in) == ("model", True)
