"""Figures by agent, model and tool, over all sessions of a partition, also those that have ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from processors.analytics.event_time import rfc3339_of
from processors.analytics.figures import Figures, ToolUse, load_figures, record_fields
from processors.analytics.prices import Billed, PriceTable
from processors.analytics.sketch import Sketch, load_sketch

Subject = Literal["agent", "model", "tool"]
SUBJECTS: Final[tuple[Subject, ...]] = get_args(Subject)

#: Agents, models and tools a partition tells apart each; names come from outside.
MAX_SUBJECTS: Final = 10_000


@dataclass(slots=True)
class AgentFigures:
    """What one agent did. Changed in place.

    Attributes:
        sessions: Lives in which it said something.
        first_us: Event time of the first thing it said, microseconds since 1970.
        last_us: Of the last one.
    """

    figures: Figures = field(default_factory=Figures)
    sessions: int = 0
    first_us: int | None = None
    last_us: int | None = None

    def active(self, occurred_us: int) -> None:
        """Note that it said something."""
        self.first_us = occurred_us if self.first_us is None else min(self.first_us, occurred_us)
        self.last_us = occurred_us if self.last_us is None else max(self.last_us, occurred_us)

    def merge(self, other: AgentFigures) -> None:
        """Add what the same agent did elsewhere."""
        self.figures.merge(other.figures)
        self.sessions += other.sessions
        for time_us in (other.first_us, other.last_us):
            if time_us is not None:
                self.active(time_us)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_subject` reads."""
        return {
            "figures": self.figures.dump(),
            "sessions": self.sessions,
            "first_us": self.first_us,
            "last_us": self.last_us,
        }

    def record(self, name: str, prices: PriceTable) -> dict[str, Any]:
        """Return what readers get."""
        figures = record_fields(self.figures, prices)
        # Nobody compacts on behalf of an agent.
        for unused in ("turns", "compaction_usage", "compactions", "bytes_saved"):
            del figures[unused]
        first, last = rfc3339_of(self.first_us), rfc3339_of(self.last_us)
        return {
            "agent_id": name,
            "sessions": self.sessions,
            **figures,
            "first_activity": first,
            "last_activity": last,
        }


@dataclass(slots=True)
class ModelFigures:
    """What one model was asked. Changed in place.

    Attributes:
        answers: AI messages.
        summaries: Summaries.
        latencies: As the agents measured them (``latency_ms``), and of summaries their ``duration_ms``.
    """

    answers: Billed = field(default_factory=Billed)
    summaries: Billed = field(default_factory=Billed)
    latencies: Sketch = field(default_factory=Sketch)

    def merge(self, other: ModelFigures) -> None:
        """Add what the same model was asked elsewhere."""
        self.answers.merge(other.answers)
        self.summaries.merge(other.summaries)
        self.latencies.merge(other.latencies)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_subject` reads."""
        return {
            "answers": self.answers.dump(),
            "summaries": self.summaries.dump(),
            "latencies": self.latencies.dump(),
        }

    def record(self, name: str, prices: PriceTable) -> dict[str, Any]:
        """Return what readers get."""
        both = Billed()
        both.merge(self.answers)
        both.merge(self.summaries)
        p50, p95, longest = self.latencies.percentiles()
        return {
            "model": name,
            "priced": prices.price_of(name) is not None,
            "calls": both.calls,
            "calls_without_usage": both.unmetered,
            "usage": {"input_tokens": both.input_tokens, "output_tokens": both.output_tokens},
            "compaction_usage": {
                "input_tokens": self.summaries.input_tokens,
                "output_tokens": self.summaries.output_tokens,
            },
            "cost_usd": prices.cost_usd({name: both}),
            "latency_seconds": {"p50": p50, "p95": p95, "max": longest},
        }


@dataclass(slots=True)
class ToolFigures:
    """How one tool was used. Changed in place."""

    use: ToolUse = field(default_factory=ToolUse)

    def merge(self, other: ToolFigures) -> None:
        """Add how the same tool was used elsewhere."""
        self.use.calls += other.use.calls
        self.use.failures += other.use.failures

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_subject` reads."""
        return {"calls": self.use.calls, "failures": self.use.failures}

    def record(self, name: str, _: PriceTable) -> dict[str, Any]:
        """Return what readers get."""
        return {"tool": name, "calls": self.use.calls, "failures": self.use.failures}


SubjectFigures = AgentFigures | ModelFigures | ToolFigures


def load_subject(subject: Subject, fields: Mapping[str, Any]) -> SubjectFigures:
    """Return the figures that were dumped."""
    match subject:
        case "agent":
            figures = load_figures(fields["figures"])
            return AgentFigures(figures, fields["sessions"], fields["first_us"], fields["last_us"])
        case "model":
            return ModelFigures(
                Billed(*fields["answers"]), Billed(*fields["summaries"]), load_sketch(fields["latencies"])
            )
        case "tool":
            return ToolFigures(ToolUse(fields["calls"], fields["failures"]))
