"""What a policy would have made of recorded history: one observation a compaction, added up for comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from processors.analytics.prices import Billed, PriceTable
from processors.evaluation.recall import KINDS, Kept, Kind
from schemas.parts import Usage

NOTHING: Kept = Kept(0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """One compaction that would have been.

    Attributes:
        session_id: Of which session.
        epoch: Which compaction of this life it is, from 1.
        trigger: Why it came.
        kept: Of all facts up to the cut, also those that only earlier summaries cover, what this one says.
        kept_values: The same for every value that tools answered, which no summary is meant to keep whole.
        history_bytes: Content of all messages that this and earlier summaries stand for.
        summary_bytes: Of the summary's two messages.
        calls: Model calls it took.
        usage: Tokens these calls were billed for; ``None`` without any.
        model: Which model; ``None`` without one.
        seconds: How long the summarizer took.
    """

    session_id: str
    epoch: int
    trigger: str
    kept: Mapping[Kind, Kept]
    kept_values: Kept
    history_bytes: int
    summary_bytes: int
    calls: int
    usage: Usage | None
    model: str | None
    seconds: float


@dataclass(slots=True)
class Trial:
    """A policy tried on recorded history.

    Attributes:
        observations: Compactions that would have been applied, in the order of each session's log.
        sessions: How many sessions were gone through.
        refused: Summaries that would have been refused, by reason.
    """

    observations: list[Observation] = field(default_factory=list)
    sessions: int = 0
    refused: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """A trial in numbers.

    Attributes:
        sessions: Gone through.
        compacted: Sessions that were compacted at least once.
        compactions: All of them together.
        refused: Summaries refused, all reasons together.
        kept: By kind, what the last summary of each session still says of all it stands for.
        kept_values: The same for every value that tools answered.
        history_bytes: What these last summaries stand for.
        summary_bytes: Their own size.
        calls: Model calls of all compactions.
        usage: Tokens billed for them.
        cost: In US dollars; ``None`` where a model's price or a call's usage is not known.
        seconds: A summary took on average; 0 without any.
    """

    sessions: int
    compacted: int
    compactions: int
    refused: int
    kept: Mapping[Kind, Kept]
    kept_values: Kept
    history_bytes: int
    summary_bytes: int
    calls: int
    usage: Usage
    cost: float | None
    seconds: float

    @property
    def recall(self) -> Kept:
        """Facts of all kinds together."""
        return sum(self.kept.values(), NOTHING)

    @property
    def ratio(self) -> float | None:
        """Bytes of summary for each byte of history; ``None`` where nothing was compacted."""
        return self.summary_bytes / self.history_bytes if self.history_bytes else None


def figures(trial: Trial, prices: PriceTable) -> Figures:
    """Add a trial up; recall and ratio are of each session's last summary, cost is of all.

    Args:
        trial: What was observed.
        prices: Of the models that were asked.
    """
    last = {one.session_id: one for one in trial.observations}.values()
    used = [one.usage for one in trial.observations if one.usage is not None]
    return Figures(
        sessions=trial.sessions,
        compacted=len(last),
        compactions=len(trial.observations),
        refused=trial.refused.total(),
        kept=added(last),
        kept_values=sum((one.kept_values for one in last), NOTHING),
        history_bytes=sum(one.history_bytes for one in last),
        summary_bytes=sum(one.summary_bytes for one in last),
        calls=sum(one.calls for one in trial.observations),
        usage=Usage(
            input_tokens=sum(usage.input_tokens for usage in used),
            output_tokens=sum(usage.output_tokens for usage in used),
        ),
        cost=prices.cost_usd(_billed(trial.observations)),
        seconds=sum(one.seconds for one in trial.observations) / max(1, len(trial.observations)),
    )


def added(observations: Iterable[Observation]) -> dict[Kind, Kept]:
    """Return what several summaries keep together, by kind."""
    every = list(observations)
    return {kind: sum((one.kept[kind] for one in every), NOTHING) for kind in KINDS}


def _billed(observations: Iterable[Observation]) -> dict[str, Billed]:
    billed: dict[str, Billed] = {}
    for one in observations:
        if one.calls:
            billed.setdefault(one.model or "", Billed()).count(one.usage, one.calls)
    return billed
