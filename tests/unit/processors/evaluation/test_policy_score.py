"""The running score of a policy: the same figures as a trial, stored in the metadata of an offset."""

from __future__ import annotations

import base64
import zlib
from dataclasses import replace
from random import Random
from string import ascii_letters

import orjson
import pytest

from processors.analytics.costs import Billed, PriceTable
from processors.evaluation.policy_comparison import Observation, Trial, trial_figures
from processors.evaluation.policy_score import (
    PolicyScore,
    ScoredPolicy,
    dump_scores,
    merged_scores,
    read_followed_from,
    read_partition_budget,
    read_scores,
    restored_score,
)
from processors.evaluation.recall import KINDS, KeptCount, Kind
from processors.evaluation.regret import NEEDS, Regret
from processors.evaluation.trial_budget import HourSpending, OffsetRange, TrialBudget
from processors.models_and_prices import Model, ModelTable, Price
from schemas.parts import Usage
from streams.settings.policies import MAX_POLICY_NAME_BYTES, MAX_SHADOW_POLICIES

PRICES = PriceTable(ModelTable({"gpt-4o-mini": Model(128_000, None, Price(0.15, 0.6))}))
#: Kafka's default of ``offset.metadata.max.bytes``.
MAX_METADATA_BYTES = 4_096


def score(name: str = "short", digest: str = "aaaa1111", begun_ms: int = 1_000) -> PolicyScore:
    return PolicyScore(ScoredPolicy(name, digest, begun_ms), PRICES)


def observation(
    session_id: str, epoch: int, kept: int, *, model: str | None = "gpt-4o-mini", seconds: float = 0.25
) -> Observation:
    kinds: dict[Kind, KeptCount] = {kind: KeptCount(kept, 10 * epoch) for kind in KINDS}
    return Observation(
        session_id=session_id,
        epoch=epoch,
        trigger="size",
        kept_facts=kinds,
        kept_values=KeptCount(epoch, 3 * epoch),
        history_bytes=1_000 * epoch,
        summary_bytes=90 + epoch,
        calls=0 if model is None else 2,
        usage=None if model is None else Usage(input_tokens=1_000 * epoch, output_tokens=100),
        model=model,
        seconds=seconds,
    )


def regret(needed: int, missed: int) -> Regret:
    found = Regret()
    for need in NEEDS:
        found.needed[need] = needed
        found.missed[need] = missed
    return found


OBSERVED = [observation("a", 1, 9), observation("b", 1, 4, seconds=1.5), observation("a", 2, 11)]


def test_its_figures_are_those_of_a_trial() -> None:
    running, trial = score(), Trial(sessions=2)
    for _ in range(2):
        running.add_session()
    for one in OBSERVED:
        running.add_compaction(one)
        trial.add_compaction(one)
    for scoring in (running, trial):
        scoring.add_refusal("blank", {"gpt-4o-mini": Billed(1, 1_000, 100)})
        scoring.add_refusal("unavailable", {})
        scoring.add_regret(regret(5, 2))

    assert running.figures() == trial_figures(trial, PRICES)
    assert running.figures().cost == pytest.approx(0.00078 + 0.00021), "of the refused one too"
    assert running.figures().calls == 7
    assert running.figures().refused == 2
    assert (read_scores(dump_scores([running]), PRICES))[0].figures() == running.figures()


def test_refused_calls_without_usage_make_the_cost_unknown() -> None:
    running, trial = score(), Trial()
    for scoring in (running, trial):
        scoring.add_refusal("blank", {"gpt-4o-mini": Billed(calls=2, calls_without_usage=2)})

    assert running.figures() == trial_figures(trial, PRICES)
    assert running.figures().cost is None


def test_the_tokens_of_all_calls_may_be_more_than_one_call_can_have() -> None:
    most = Usage(input_tokens=2_147_483_647, output_tokens=2_147_483_647)
    running, trial = score(), Trial(sessions=2)
    for session_id in ("a", "b"):
        one = replace(observation(session_id, 1, 9), usage=most)
        running.add_compaction(one)
        trial.add_compaction(one)

    assert trial_figures(trial, PRICES).usage.input_tokens == 2 * most.input_tokens
    assert running.figures().usage == trial_figures(trial, PRICES).usage


def test_cached_tokens_cost_what_the_table_says() -> None:
    prices = PriceTable(ModelTable({"m": Model(price=Price(2.0, 8.0, 0.5))}))
    one = replace(observation("a", 1, 9, model="m"), usage=Usage(input_tokens=1_000, cached_tokens=800))
    running, trial = PolicyScore(ScoredPolicy("p", "d", 0), prices), Trial(sessions=1)
    for scoring in (running, trial):
        scoring.add_compaction(one)

    assert running.figures().cost == pytest.approx(0.0008)
    assert trial_figures(trial, prices).cost == pytest.approx(0.0008)


def test_a_summary_without_a_price_makes_the_cost_unknown() -> None:
    running = score()
    running.add_compaction(observation("a", 1, 5, model="unheard-of"))
    running.add_compaction(observation("b", 1, 5, model=None))

    assert running.figures().cost is None
    without_model = score()
    without_model.add_compaction(observation("b", 1, 5, model=None))
    assert without_model.figures().cost == 0


def test_a_session_that_was_forgotten_counts_as_another_one() -> None:
    running = score()
    running.add_compaction(OBSERVED[0])
    running.forget("a")
    running.add_compaction(OBSERVED[2])

    assert running.figures().compacted == 2
    assert running.figures().recall == KeptCount(4 * (9 + 11), 4 * (10 + 20))


def test_scores_of_nine_busy_policies_fit_into_the_metadata_of_an_offset() -> None:
    scores = [
        score(f"a policy with a name of some length {n}", f"{n}f3a91c7", 1_790_000_000_000) for n in range(9)
    ]
    for number, one in enumerate(scores, 1):
        for session in range(30):
            one.add_compaction(
                observation(f"s{session}", 123_456 * number + session * 997, 7_654_321 * number + session)
            )
        one.add_regret(regret(98_765_432 * number + 13, 12_345_678 * number + 7))

    text = dump_scores(scores)

    assert len(text.encode()) < MAX_METADATA_BYTES
    assert [one.figures() for one in read_scores(text, PRICES)] == [one.figures() for one in scores]


def test_the_longest_names_leave_room_for_large_numbers() -> None:
    random = Random(7)

    def number(digits: int) -> int:
        return random.randrange(10 ** (digits - 1), 10**digits)

    scores = []
    for _ in range(MAX_SHADOW_POLICIES + 1):
        name = "".join(random.choices(ascii_letters, k=MAX_POLICY_NAME_BYTES))
        one = score(name, f"{random.getrandbits(32):08x}", number(13))
        one._totals = type(one._totals)(*(number(10) for _ in one._totals))
        one._kept.update({kind: number(9) for kind in KINDS})
        one._total.update({kind: number(9) for kind in KINDS})
        one.add_regret(regret(number(9), number(9)))
        one.over_budget = number(9)
        scores.append(one)
    followed_from = number(12)
    budget = TrialBudget(1, {one.policy.name: HourSpending(number(6), number(8)) for one in scores})
    budget.closed = [OffsetRange(one, one + number(6)) for one in range(followed_from, followed_from + 8)]

    assert len(dump_scores(scores, followed_from, budget)) < MAX_METADATA_BYTES


def test_what_a_budget_left_out_is_stored_beside_the_scores_and_merged() -> None:
    scores = [score("current"), score("short")]
    for one in scores:
        one.add_over_budget()
    budget = TrialBudget(1_000, {"short": HourSpending(500_000, 700), "gone": HourSpending(500_000, 5)})
    text = dump_scores(scores, 40, budget)

    read = read_scores(text, PRICES)
    assert [one.over_budget for one in read] == [1, 1]
    assert [one.figures().record("x")["sessions_over_budget"] for one in merged_scores([read, read])] == [
        2,
        2,
    ]
    assert read_partition_budget(text, 9, ["short"]).spent == {"short": HourSpending(500_000, 700)}
    assert read_partition_budget(text, 9, ["other"]) == TrialBudget(9)


def test_scores_without_a_budget_are_read_by_each_version_as_the_other_wrote_them() -> None:
    one = score()
    one.add_session()
    without = base64.b64encode(zlib.compress(orjson.dumps([40, [one.dump()]]))).decode()
    assert read_followed_from(without) == read_followed_from(dump_scores([one], 40)) == 40
    assert [got.figures() for got in read_scores(without, PRICES)] == [one.figures()]
    assert read_partition_budget(without, 9, ["short"]) == TrialBudget(9)

    # An earlier version reads a list of scores, and leaves out what is none.
    _, parts = orjson.loads(zlib.decompress(base64.b64decode(dump_scores([one], 40))))
    assert [restored_score(part, PRICES) is not None for part in parts] == [True, False]


@pytest.mark.parametrize("text", ["", "not base64!", "AAAA", dump_scores([])])
def test_what_another_version_wrote_is_no_score(text: str) -> None:
    assert read_scores(text, PRICES) == []


def test_partitions_are_added_up_by_policy() -> None:
    first, second = score(begun_ms=2_000), score(begun_ms=1_000)
    first.add_compaction(OBSERVED[0])
    second.add_compaction(OBSERVED[1])

    (both,) = merged_scores([[first], [second]])

    assert both.figures().compactions == 2
    assert both.figures().slowest_seconds == 1.5
    assert both.policy.begun_ms == 1_000
    assert first.figures().compactions == 1, "its own score stays"


def test_a_policy_with_changed_settings_begins_again() -> None:
    old, new, other = score(begun_ms=1), score(digest="bbbb2222", begun_ms=5), score("long", begun_ms=1)
    old.add_compaction(OBSERVED[0])

    merged = merged_scores([[old, other], [new, other]])

    assert [(one.policy.name, one.policy.digest) for one in merged] == [
        ("short", "bbbb2222"),
        ("long", "aaaa1111"),
    ]
    assert merged[0].figures().compactions == 0
