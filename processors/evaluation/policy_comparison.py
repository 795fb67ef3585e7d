"""Compares compaction policies by their trials on recorded history: one observation a compaction, added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from processors.analytics.costs import Billed, PriceTable
from processors.evaluation.recall import KINDS, KeptCount, Kind
from processors.evaluation.regret import Regret
from schemas.parts import Usage

NONE_KEPT: KeptCount = KeptCount(0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """One compaction that the policy would have made.

    Attributes:
        session_id: The session.
        epoch: The number of the compaction within its life, from 1.
        trigger: The reason for it.
        kept_facts: How many of all facts up to the cut are in this summary, by kind. Facts that earlier summaries
            covered count too.
        kept_values: The same for every value in tool responses; no summary is meant to keep all of them.
        history_bytes: Size of all messages that this and earlier summaries replaced.
        summary_bytes: Size of the summary's two messages.
        calls: Model calls for this summary.
        usage: Tokens billed for these calls; ``None`` without calls.
        model: The model's name; ``None`` without a model.
        seconds: How long the summarizer took.
    """

    session_id: str
    epoch: int
    trigger: str
    kept_facts: Mapping[Kind, KeptCount]
    kept_values: KeptCount
    history_bytes: int
    summary_bytes: int
    calls: int
    usage: Usage | None
    model: str | None
    seconds: float


class Scoring(Protocol):
    """Counts what a policy's compactions of sessions keep and cost."""

    def add_compaction(self, observation: Observation) -> None:
        """Count a compaction."""

    def add_refusal(self, reason: str, billed: Mapping[str, Billed]) -> None:
        """Count a summary that would have been refused, and what its calls were billed, by model."""

    def add_regret(self, regret: Regret) -> None:
        """Count what a session needed later of what summaries cover."""


@dataclass(slots=True)
class Trial:
    """A policy tried on recorded history. Implements :class:`Scoring`.

    Attributes:
        observations: Compactions that would have been applied, in the order of each session's log.
        sessions: How many sessions were tried.
        refused: How many summaries would have been refused, by reason.
        billed_refused: The calls for these summaries, by model.
        regret: What sessions needed later of what summaries cover, and what of it was missed.
    """

    observations: list[Observation] = field(default_factory=list)
    sessions: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    billed_refused: dict[str, Billed] = field(default_factory=dict)
    regret: Regret = field(default_factory=Regret)

    def add_compaction(self, observation: Observation) -> None:
        """Count a compaction."""
        self.observations.append(observation)

    def add_refusal(self, reason: str, billed: Mapping[str, Billed]) -> None:
        """Count a summary that would have been refused, and what its calls were billed, by model."""
        self.refused[reason] += 1
        for model, calls in billed.items():
            self.billed_refused.setdefault(model, Billed()).merge(calls)

    def add_regret(self, regret: Regret) -> None:
        """Count what a session needed later of what summaries cover."""
        self.regret.add(regret)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialFigures:
    """The figures of a trial.

    Attributes:
        sessions: Sessions that were tried.
        compacted: Sessions that were compacted at least once.
        compactions: Compactions of all sessions.
        refused: Refused summaries, for all reasons.
        kept_facts: How many of the facts that the last summary of each session covers are in it, by kind.
        kept_values: The same for every value in tool responses.
        history_bytes: Size of the messages that these last summaries replaced.
        summary_bytes: Size of these last summaries.
        calls: Model calls of all compactions, and for refused summaries.
        usage: Tokens billed for all calls.
        cost: US dollars for all calls; ``None`` if a model's price or a call's usage is not known.
        seconds: Average time of a summary; 0 without compactions.
        slowest_seconds: Longest time of a summary; 0 without compactions.
        regret: What sessions needed later of what summaries cover, and what of it was missed.
        over_budget: Sessions of live traffic that were not tried, or not any further, because a budget was spent.
    """

    sessions: int
    compacted: int
    compactions: int
    refused: int
    kept_facts: Mapping[Kind, KeptCount]
    kept_values: KeptCount
    history_bytes: int
    summary_bytes: int
    calls: int
    usage: Usage
    cost: float | None
    seconds: float
    slowest_seconds: float
    regret: Regret
    over_budget: int = 0

    @property
    def recall(self) -> KeptCount:
        """How many facts of all kinds were kept."""
        return sum(self.kept_facts.values(), NONE_KEPT)

    @property
    def ratio(self) -> float | None:
        """Bytes of summary for each byte of history; ``None`` if nothing was compacted."""
        return self.summary_bytes / self.history_bytes if self.history_bytes else None

    def record(self, policy: str) -> dict[str, Any]:
        """Return the JSON form, for the policy of this name."""
        return {
            "policy": policy,
            "sessions": self.sessions,
            "sessions_compacted": self.compacted,
            "sessions_over_budget": self.over_budget,
            "compactions": self.compactions,
            "refused": self.refused,
            "recall": _counts(self.recall),
            **{f"recall_{kind}s": _counts(kept) for kind, kept in self.kept_facts.items()},
            "recall_tool_values": _counts(self.kept_values),
            "history_bytes": self.history_bytes,
            "summary_bytes": self.summary_bytes,
            "ratio": self.ratio,
            "calls": self.calls,
            "usage": self.usage.model_dump(),
            "cost": self.cost,
            "seconds": self.seconds,
            "slowest_seconds": self.slowest_seconds,
            "regret": _regret(self.regret, self.compacted),
        }


def trial_figures(trial: Trial, prices: PriceTable) -> TrialFigures:
    """Return the figures of a trial.

    Recall and ratio are those of each session's last summary; cost is that of all summaries, refused ones too.

    Args:
        trial: The observations.
        prices: The prices of the models that made the summaries.
    """
    last = {observation.session_id: observation for observation in trial.observations}.values()
    billed = _billed(trial)
    return TrialFigures(
        sessions=trial.sessions,
        compacted=len(last),
        compactions=len(trial.observations),
        refused=trial.refused.total(),
        kept_facts=kept_in_all(last),
        kept_values=sum((observation.kept_values for observation in last), NONE_KEPT),
        history_bytes=sum(observation.history_bytes for observation in last),
        summary_bytes=sum(observation.summary_bytes for observation in last),
        calls=sum(one.calls for one in billed.values()),
        usage=usage_of_all(
            sum(one.input_tokens for one in billed.values()),
            sum(one.output_tokens for one in billed.values()),
        ),
        cost=prices.cost_usd(billed),
        seconds=sum(observation.seconds for observation in trial.observations)
        / max(1, len(trial.observations)),
        slowest_seconds=max((observation.seconds for observation in trial.observations), default=0.0),
        regret=trial.regret,
    )


def usage_of_all(input_tokens: int, output_tokens: int) -> Usage:
    """Return the tokens of many calls together. They are not validated: the limit of a Usage is for one call."""
    return Usage.model_construct(input_tokens=input_tokens, output_tokens=output_tokens)


def kept_in_all(observations: Iterable[Observation]) -> dict[Kind, KeptCount]:
    """Return how many facts several summaries keep together, by kind."""
    observed = list(observations)
    return {
        kind: sum((observation.kept_facts[kind] for observation in observed), NONE_KEPT) for kind in KINDS
    }


def _regret(regret: Regret, sessions: int) -> dict[str, Any]:
    interval = regret.interval_in(sessions)
    return {
        "needed": regret.needed.total(),
        "missed": regret.missed.total(),
        "share": None if regret.share is None else round(regret.share, 4),
        "interval": None if interval is None else [round(end, 4) for end in interval],
        "needed_by_kind": {need: regret.needed[need] for need in sorted(regret.needed)},
        "missed_by_kind": {need: regret.missed[need] for need in sorted(regret.needed)},
    }


def _counts(kept: KeptCount) -> dict[str, int | float]:
    return {"kept": kept.kept, "total": kept.total, "share": round(kept.share, 4)}


def _billed(trial: Trial) -> dict[str, Billed]:
    billed: dict[str, Billed] = {}
    for observation in trial.observations:
        if observation.calls:
            billed.setdefault(observation.model or "", Billed()).count(observation.usage, observation.calls)
    for model, calls in trial.billed_refused.items():
        billed.setdefault(model, Billed()).merge(calls)
    return billed
