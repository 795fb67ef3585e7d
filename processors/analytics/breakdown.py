"""Figures by agent, model and tool, over all sessions of a partition; ended sessions are included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from processors.analytics.costs import Billed, PriceTable, dump_cached, load_billed, usage_of
from processors.analytics.event_time import rfc3339_of
from processors.analytics.figures import Figures, ToolUse, load_figures, record_fields
from processors.analytics.sketch import Sketch, load_sketch

Subject = Literal["agent", "model", "tool"]
SUBJECTS: Final[tuple[Subject, ...]] = get_args(Subject)

#: At most so many agents, models and tools each are counted apart in a partition, because names come from outside.
MAX_SUBJECTS: Final = 10_000


@dataclass(slots=True)
class AgentFigures:
    """The figures of one agent. Changed in place.

    Attributes:
        sessions: Lives with a message of the agent.
        first_us: Event time of its first message, in microseconds since 1970.
        last_us: Event time of its last message.
    """

    figures: Figures = field(default_factory=Figures)
    sessions: int = 0
    first_us: int | None = None
    last_us: int | None = None

    def note_activity(self, occurred_us: int) -> None:
        """Note the event time of a message."""
        self.first_us = occurred_us if self.first_us is None else min(self.first_us, occurred_us)
        self.last_us = occurred_us if self.last_us is None else max(self.last_us, occurred_us)

    def merge(self, other: AgentFigures) -> None:
        """Add the figures of the same agent in another partition."""
        self.figures.merge(other.figures)
        self.sessions += other.sessions
        for time_us in (other.first_us, other.last_us):
            if time_us is not None:
                self.note_activity(time_us)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_subject` reads."""
        return {
            "figures": self.figures.dump(),
            "sessions": self.sessions,
            "first_us": self.first_us,
            "last_us": self.last_us,
        }

    def record(self, name: str, prices: PriceTable) -> dict[str, Any]:
        """Return the record for readers."""
        figures = record_fields(self.figures, prices)
        # A compaction belongs to a session, not to an agent.
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
    """The figures of one model. Changed in place.

    Attributes:
        answers: Calls for AI messages.
        summaries: Calls for summaries.
        latencies: ``latency_ms`` of AI messages, as agents measured it, and ``duration_ms`` of summaries.
    """

    answers: Billed = field(default_factory=Billed)
    summaries: Billed = field(default_factory=Billed)
    latencies: Sketch = field(default_factory=Sketch)

    def merge(self, other: ModelFigures) -> None:
        """Add the figures of the same model in another partition."""
        self.answers.merge(other.answers)
        self.summaries.merge(other.summaries)
        self.latencies.merge(other.latencies)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_subject` reads."""
        return {
            "answers": self.answers.dump(),
            "summaries": self.summaries.dump(),
            "latencies": self.latencies.dump(),
            **({"cached": cached} if (cached := dump_cached(self._billed())) else {}),
        }

    def _billed(self) -> dict[str, Billed]:
        return {"answers": self.answers, "summaries": self.summaries}

    def record(self, name: str, prices: PriceTable) -> dict[str, Any]:
        """Return the record for readers."""
        both = Billed()
        both.merge(self.answers)
        both.merge(self.summaries)
        p50, p95, longest = self.latencies.percentiles()
        return {
            "model": name,
            "priced": prices.price_of(name) is not None,
            "calls": both.calls,
            "calls_without_usage": both.calls_without_usage,
            "usage": usage_of([both]),
            "compaction_usage": usage_of([self.summaries]),
            "cost_usd": prices.cost_usd({name: both}),
            "latency_seconds": {"p50": p50, "p95": p95, "max": longest},
        }


@dataclass(slots=True)
class ToolFigures:
    """The figures of one tool. Changed in place."""

    use: ToolUse = field(default_factory=ToolUse)

    def merge(self, other: ToolFigures) -> None:
        """Add the figures of the same tool in another partition."""
        self.use.calls += other.use.calls
        self.use.failures += other.use.failures

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_subject` reads."""
        return {"calls": self.use.calls, "failures": self.use.failures}

    def record(self, name: str, _: PriceTable) -> dict[str, Any]:
        """Return the record for readers."""
        return {"tool": name, "calls": self.use.calls, "failures": self.use.failures}


SubjectFigures = AgentFigures | ModelFigures | ToolFigures


def load_subject(subject: Subject, fields: Mapping[str, Any]) -> SubjectFigures:
    """Return the figures from the JSON form of their ``dump``."""
    match subject:
        case "agent":
            figures = load_figures(fields["figures"])
            return AgentFigures(figures, fields["sessions"], fields["first_us"], fields["last_us"])
        case "model":
            billed = load_billed(
                {name: fields[name] for name in ("answers", "summaries")}, fields.get("cached") or {}
            )
            return ModelFigures(billed["answers"], billed["summaries"], load_sketch(fields["latencies"]))
        case "tool":
            return ToolFigures(ToolUse(fields["calls"], fields["failures"]))
