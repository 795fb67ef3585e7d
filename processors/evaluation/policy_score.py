"""The running score of a policy: the figures of a trial, counted while sessions go on, in numbers that can be stored."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final, NamedTuple

import orjson

from processors.analytics.costs import Billed, PriceTable
from processors.evaluation.policy_comparison import Observation, TrialFigures, usage_of_all
from processors.evaluation.recall import KINDS, KeptCount
from processors.evaluation.regret import NEEDS, Regret
from processors.evaluation.trial_budget import TrialBudget, read_budget

_NANO: Final = 1_000_000_000
_MS: Final = 1_000


class ScoredPolicy(NamedTuple):
    """A policy as it is scored.

    Attributes:
        name: Of the policy.
        digest: Of all its settings; a policy whose settings have changed is another one.
        begun_ms: When its score began, in milliseconds since 1970.
        begun_offset: The offset of the partition at which it began.
    """

    name: str
    digest: str
    begun_ms: int
    begun_offset: int = 0


class _Totals(NamedTuple):
    """What is counted, in the order in which it is stored. Only ``slowest_ms`` is not a sum."""

    sessions: int = 0
    compacted: int = 0
    compactions: int = 0
    refused: int = 0
    history_bytes: int = 0
    summary_bytes: int = 0
    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cost_nano_usd: int = 0
    unpriced: int = 0
    total_ms: int = 0
    slowest_ms: int = 0
    values_kept: int = 0
    values_total: int = 0

    def plus(self, **by: int) -> _Totals:
        """Return the totals with more of these."""
        return self._replace(**{name: getattr(self, name) + value for name, value in by.items()})


@dataclass(slots=True)
class PolicyScore:
    """The score of one policy. Implements :class:`processors.evaluation.policy_comparison.Scoring`.

    Recall and ratio are those of each session's last summary, as in a trial. A session that was forgotten and is
    compacted again counts as another one.

    Attributes:
        policy: The policy.
        prices: The prices of the models that make summaries; a summary is priced when it is made.
        over_budget: Sessions that were not tried, or not any further, because a policy's budget was spent.
    """

    policy: ScoredPolicy
    prices: PriceTable
    over_budget: int = 0
    _totals: _Totals = field(default_factory=lambda: _Totals())
    _kept: Counter[str] = field(default_factory=Counter)
    _total: Counter[str] = field(default_factory=Counter)
    _regret: Regret = field(default_factory=Regret)
    _last: dict[str, Observation] = field(default_factory=dict)

    def add_session(self) -> None:
        """Count a session."""
        self._totals = self._totals.plus(sessions=1)

    def add_compaction(self, observation: Observation) -> None:
        """Count a compaction; it takes the place of the last one of its session in recall and ratio."""
        one = observation
        last = self._last.get(one.session_id)
        self._last[one.session_id] = one
        milliseconds = round(one.seconds * _MS)
        cost = self.prices.cost_usd(_billed(one))
        self._totals = self._totals.plus(
            compacted=last is None,
            compactions=1,
            history_bytes=one.history_bytes - (last.history_bytes if last else 0),
            summary_bytes=one.summary_bytes - (last.summary_bytes if last else 0),
            calls=one.calls,
            input_tokens=one.usage.input_tokens if one.usage else 0,
            output_tokens=one.usage.output_tokens if one.usage else 0,
            cost_nano_usd=round((cost or 0) * _NANO),
            unpriced=cost is None,
            total_ms=milliseconds,
            values_kept=one.kept_values.kept - (last.kept_values.kept if last else 0),
            values_total=one.kept_values.total - (last.kept_values.total if last else 0),
        )
        self._totals = self._totals._replace(slowest_ms=max(self._totals.slowest_ms, milliseconds))
        for kind in KINDS:
            before = last.kept_facts[kind] if last else KeptCount(0, 0)
            self._kept[kind] += one.kept_facts[kind].kept - before.kept
            self._total[kind] += one.kept_facts[kind].total - before.total

    def add_refusal(self, reason: str, billed: Mapping[str, Billed]) -> None:  # noqa: ARG002 - a table has one number
        """Count a summary that would have been refused, or that no endpoint gave, and what its calls were billed."""
        cost = self.prices.cost_usd(billed)
        self._totals = self._totals.plus(
            refused=1,
            calls=sum(one.calls for one in billed.values()),
            input_tokens=sum(one.input_tokens for one in billed.values()),
            output_tokens=sum(one.output_tokens for one in billed.values()),
            cost_nano_usd=round((cost or 0) * _NANO),
            unpriced=cost is None,
        )

    def add_regret(self, regret: Regret) -> None:
        """Count what a session needed later."""
        self._regret.add(regret)

    def add_over_budget(self) -> None:
        """Count a session that is not tried, or not any further, because a budget is spent."""
        self.over_budget += 1

    def restore_compaction(self, observation: Observation) -> None:
        """Note a compaction that was counted before a restart, so that the next one takes its place."""
        self._last[observation.session_id] = observation

    def forget(self, session_id: str) -> None:
        """Forget the last summary of a session that is not followed any more; its figures stay."""
        self._last.pop(session_id, None)

    def merge(self, other: PolicyScore) -> None:
        """Add the score of the same policy on other sessions."""
        theirs = other._totals
        slowest_ms = max(self._totals.slowest_ms, theirs.slowest_ms)
        self._totals = self._totals.plus(**theirs._asdict())._replace(slowest_ms=slowest_ms)
        self._kept.update(other._kept)
        self._total.update(other._total)
        self._regret.add(other._regret)
        self.over_budget += other.over_budget
        self.policy = min(self.policy, other.policy, key=lambda policy: policy.begun_ms)

    def dump(self) -> list[Any]:
        """Return the JSON form; :func:`restored_score` reads it."""
        return [
            *self.policy,
            [
                *self._totals,
                *(self._kept[kind] for kind in KINDS),
                *(self._total[kind] for kind in KINDS),
                *(self._regret.needed[need] for need in NEEDS),
                *(self._regret.missed[need] for need in NEEDS),
            ],
        ]

    def figures(self) -> TrialFigures:
        """Return the figures, as those of a trial."""
        totals = self._totals
        return TrialFigures(
            sessions=totals.sessions,
            compacted=totals.compacted,
            compactions=totals.compactions,
            refused=totals.refused,
            kept_facts={kind: KeptCount(self._kept[kind], self._total[kind]) for kind in KINDS},
            kept_values=KeptCount(totals.values_kept, totals.values_total),
            history_bytes=totals.history_bytes,
            summary_bytes=totals.summary_bytes,
            calls=totals.calls,
            usage=usage_of_all(totals.input_tokens, totals.output_tokens),
            cost=None if totals.unpriced else totals.cost_nano_usd / _NANO,
            seconds=totals.total_ms / _MS / max(1, totals.compactions),
            slowest_seconds=totals.slowest_ms / _MS,
            regret=self._regret,
            over_budget=self.over_budget,
        )


def _billed(one: Observation) -> dict[str, Billed]:
    if not one.calls:
        return {}
    billed = Billed()
    billed.count(one.usage, one.calls)
    return {one.model or "": billed}


def restored_score(dumped: Any, prices: PriceTable) -> PolicyScore | None:
    """Return a score from its JSON form; None if another version wrote it, whose numbers mean other things."""
    count = len(_Totals._fields) + 2 * len(KINDS) + 2 * len(NEEDS)
    match dumped:
        case [str(name), str(digest), int(begun_ms), int(begun_offset), [*numbers]] if len(
            numbers
        ) == count and all(isinstance(number, int) for number in numbers):
            score = PolicyScore(ScoredPolicy(name, digest, begun_ms, begun_offset), prices)
        case _:
            return None
    taken = iter(numbers)
    score._totals = _Totals(*(next(taken) for _ in _Totals._fields))
    for counter, names in (
        (score._kept, KINDS),
        (score._total, KINDS),
        (score._regret.needed, NEEDS),
        (score._regret.missed, NEEDS),
    ):
        for name in names:
            counter[name] = next(taken)  # type: ignore[index] # each counter has the names beside it
    return score


def dump_scores(
    scores: Sequence[PolicyScore], followed_from: int = 0, budget: TrialBudget | None = None
) -> str:
    """Return scores as a short text in ASCII, under 4,096 bytes for nine policies; :func:`read_scores` reads it.

    Args:
        scores: One a policy.
        followed_from: The offset of the first event of all sessions that are followed.
        budget: The budget of the partition.
    """
    bounded = [
        [score.over_budget for score in scores],
        (budget or TrialBudget()).dump([score.policy.name for score in scores], followed_from),
    ]
    return _written(followed_from, [score.dump() for score in scores], bounded)


def with_spending(text: str, budget: TrialBudget) -> str:
    """Return the scores of :func:`dump_scores` with what the policies of a budget have spent by now; all else stays."""
    followed_from, scores, bounded = _read(text)
    match followed_from, bounded:
        case int(origin), [counts, [_, ranges]]:
            spent, _ = budget.dump([score[0] for score in scores], origin)
            return _written(origin, scores, [counts, [spent, ranges]])
        case _:
            return text


def _written(followed_from: int, scores: list[Any], bounded: list[Any]) -> str:
    # An earlier version takes what is no list for a score of another one, and passes it.
    dumped = orjson.dumps([followed_from, [*scores, {"bounded": bounded}]])
    return base64.b64encode(zlib.compress(dumped, 9)).decode()


def read_scores(text: str, prices: PriceTable) -> list[PolicyScore]:
    """Return the scores of :func:`dump_scores`; those that another version wrote are left out."""
    _, dumped, bounded = _read(text)
    match bounded:
        case [[*counts], _] if all(isinstance(one, int) for one in counts):
            over_budget = counts
        case _:
            over_budget = []
    found: list[PolicyScore] = []
    for one, count in zip_longest(dumped, over_budget[: len(dumped)], fillvalue=0):
        score = restored_score(one, prices)
        if score is not None:
            score.over_budget = count
            found.append(score)
    return found


def read_followed_from(text: str) -> int | None:
    """Return ``followed_from`` of :func:`dump_scores`; ``None`` if another version wrote it."""
    return _read(text)[0]


def read_partition_budget(text: str, tokens_per_hour: int | None, policies: Collection[str]) -> TrialBudget:
    """Return the budget of :func:`dump_scores`; one of which nothing is spent if another version wrote it.

    Args:
        text: What :func:`dump_scores` returned.
        tokens_per_hour: The most tokens of a policy in an hour from now on.
        policies: The names of the policies from now on; what others spent does not matter any more.
    """
    followed_from, dumped, bounded = _read(text)
    match bounded:
        case [_, budget]:
            names = [one[0] if isinstance(one, list) and one else "" for one in dumped]
            read = read_budget(budget, tokens_per_hour, names, followed_from or 0)
            read.spent = {name: spent for name, spent in read.spent.items() if name in policies}
            return read
        case _:
            return TrialBudget(tokens_per_hour)


def _read(text: str) -> tuple[int | None, list[Any], Any]:
    """Return ``followed_from``, the JSON forms of scores, and that of what the budget left out."""
    try:
        dumped = orjson.loads(zlib.decompress(base64.b64decode(text, validate=True)))
    except (binascii.Error, ValueError, zlib.error):
        return None, [], None
    match dumped:
        case [int(followed_from), [*scores, {"bounded": bounded}]]:
            return followed_from, scores, bounded
        case [int(followed_from), [*scores]]:
            return followed_from, scores, None
        case _:
            return None, [], None


def merged_scores(parts: Iterable[Sequence[PolicyScore]]) -> list[PolicyScore]:
    """Return one score for each policy, of the scores of several partitions, in the order of the newest partition.

    A policy whose settings changed is in some partitions with its old settings until their worker starts again. Only
    the settings whose score began last are counted.
    """
    newest: dict[str, ScoredPolicy] = {}
    ordered = sorted(parts, key=lambda scores: max((score.policy.begun_ms for score in scores), default=0))
    for scores in ordered:
        for score in scores:
            known = newest.get(score.policy.name)
            if known is None or score.policy.begun_ms >= known.begun_ms:
                newest[score.policy.name] = score.policy
    merged: dict[str, PolicyScore] = {}
    for scores in reversed(ordered):
        for score in scores:
            policy = score.policy
            if policy.digest != newest[policy.name].digest:
                continue
            if policy.name not in merged:
                merged[policy.name] = PolicyScore(policy, score.prices)
            merged[policy.name].merge(score)
    return list(merged.values())
