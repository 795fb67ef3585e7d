"""The metrics of policies that are tried on live traffic, for Prometheus; one sample a policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Gauge

from processors.evaluation.policy_comparison import TrialFigures
from processors.evaluation.policy_score import PolicyScore

#: Name, description and value of each metric. They are gauges, because partitions move with their scores.
_FIGURES: Final[tuple[tuple[str, str, Callable[[TrialFigures], float | None]], ...]] = (
    (
        "compactions",
        "Compactions that a tried policy made, in partitions of this worker",
        lambda one: one.compactions,
    ),
    (
        "over_budget",
        "Sessions that were not tried, or not any further, because a tried policy had spent its budget",
        lambda one: one.over_budget,
    ),
    (
        "refused",
        "Summaries of a tried policy that were refused or did not come",
        lambda one: one.refused,
    ),
    (
        "facts",
        "Facts that the last summaries of sessions cover, of a tried policy",
        lambda one: one.recall.total,
    ),
    ("facts_kept", "Of these facts, those that are in the summary", lambda one: one.recall.kept),
    ("needed", "What sessions needed later of what summaries cover", lambda one: one.regret.needed.total()),
    ("missed", "Of what was needed, what the summary did not have", lambda one: one.regret.missed.total()),
    ("history_bytes", "Bytes of messages that the last summaries replaced", lambda one: one.history_bytes),
    ("summary_bytes", "Bytes of these last summaries", lambda one: one.summary_bytes),
    (
        "cost_usd",
        "Cost of all summaries; no sample if a price is not known",
        lambda one: one.cost,
    ),
    ("summarizer_seconds", "Average time of a summary of a tried policy", lambda one: one.seconds),
)


class ShadowMetrics:
    """Gauges of the scores of the partitions that this worker follows.

    The sum over workers is that of all, except for ``summarizer_seconds``, which is an average.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        self._sessions = Gauge(
            "sessionstream_shadow_sessions",
            "Sessions on which this worker tries COMPACTION__SHADOW",
            registry=registry,
        )
        self._behind = Gauge(
            "sessionstream_shadow_behind",
            "Records of this worker's partitions that the trial of COMPACTION__SHADOW has not counted yet",
            registry=registry,
        )
        self._gauges = [
            (Gauge(f"sessionstream_shadow_{name}", text, ["policy"], registry=registry), value)
            for name, text, value in _FIGURES
        ]

    def show_behind(self, records: int) -> None:
        """Show how many records of the log are not counted yet."""
        self._behind.set(records)

    def show(self, scores: Sequence[PolicyScore], session_count: int) -> None:
        """Show these scores from now on."""
        self._sessions.set(session_count)
        figures = [(score.policy.name, score.figures()) for score in scores]
        for gauge, value in self._gauges:
            gauge.clear()
            for name, one in figures:
                number = value(one)
                if number is not None:
                    gauge.labels(name).set(number)
