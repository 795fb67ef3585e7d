"""Figures of a session, an agent or a window of time. They can be added in any order and grouping."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from processors.analytics.costs import Billed, PriceTable, dump_cached, load_billed, usage_of
from processors.analytics.sketch import Sketch, load_sketch
from processors.memory.size import SizedEvent
from schemas.events import (
    AiMessageAdded,
    HistoryCompacted,
    SystemMessageSet,
    ToolCallResponseAdded,
)

#: One record counts so many names (of tools, models, agents) apart, and all others as OTHER. With the longest
#: names a record stays below 700 KB.
MAX_NAMES: Final = 100
OTHER: Final = "(other)"
#: The name under which calls without a model's name are counted.
UNKNOWN_MODEL: Final = ""

T = TypeVar("T")


class Response(NamedTuple):
    """How long a user waited for an AI message, and the bucket in which that is counted."""

    seconds: float
    bucket: int


def counted_name(table: Mapping[str, object], name: str, limit: int = MAX_NAMES) -> str:
    """Return the name to count under: the name itself, or OTHER if the table is full."""
    return name if name in table or len(table) < limit else OTHER


@dataclass(slots=True)
class ToolUse:
    """How often one tool was called, and how often its response was an error. Changed in place."""

    calls: int = 0
    failures: int = 0


@dataclass(slots=True)
class Figures:
    """Sums over events. Changed in place.

    Attributes:
        user: User messages.
        ai: AI messages.
        tool: Tool responses.
        system: System messages that were set, even if the text was the same.
        size_bytes: Size of all user, AI and tool messages, even if memory has evicted them; without system messages.
        tokens: Tokens of the same messages.
        models: Billed calls for AI messages, by model.
        compaction_models: Billed calls for summaries, by model.
        tools: Calls and failures, by tool name.
        responses: Times from a user message to the first AI message after it, in event time.
        compactions: Summaries that memory applied.
        bytes_saved: Sum of what these summaries made memory smaller by.
    """

    user: int = 0
    ai: int = 0
    tool: int = 0
    system: int = 0
    size_bytes: int = 0
    tokens: int = 0
    models: dict[str, Billed] = field(default_factory=dict)
    compaction_models: dict[str, Billed] = field(default_factory=dict)
    tools: dict[str, ToolUse] = field(default_factory=dict)
    responses: Sketch = field(default_factory=Sketch)
    compactions: int = 0
    bytes_saved: int = 0

    def count_message(
        self, event: SizedEvent, size_bytes: int, tokens: int, response: Response | None
    ) -> None:
        """Count a message; ``response`` is the response time of an AI message that answers a user."""
        # By type, because `isinstance` with a pydantic model takes long.
        if type(event) is SystemMessageSet:
            self.system += 1
            return
        self.size_bytes += size_bytes
        self.tokens += tokens
        if type(event) is AiMessageAdded:
            self.ai += 1
            self.bill_of(self.models, event.model).count(event.usage)
            for call in event.tool_calls:
                self.tool_use(call.name).calls += 1
            if response is not None:
                self.responses.add(response.seconds, response.bucket)
        elif type(event) is ToolCallResponseAdded:
            self.tool += 1
            if event.is_error:
                self.tool_use(event.name).failures += 1
        else:
            self.user += 1

    def count_summary(self, event: HistoryCompacted) -> None:
        """Count what a summary was billed for; whether it was applied is counted apart.

        A summary without a model costs nothing. The cost of one with a model and without usage is unknown.
        """
        if event.model is not None or event.usage is not None:
            self.bill_of(self.compaction_models, event.model).count(event.usage, event.calls or 1)

    @staticmethod
    def bill_of(models: dict[str, Billed], model: str | None) -> Billed:
        """Return the billed calls of a model among ``models``; they are added if there are none."""
        name = UNKNOWN_MODEL if model is None else model
        found = models.get(name)
        if found is None:
            found = models.setdefault(counted_name(models, name), Billed())
        return found

    def tool_use(self, name: str) -> ToolUse:
        """Return the figures of a tool; they are added if there are none."""
        found = self.tools.get(name)
        if found is None:
            found = self.tools.setdefault(counted_name(self.tools, name), ToolUse())
        return found

    def merge(self, other: Figures, limit: int = MAX_NAMES) -> None:
        """Add the figures of ``other``; names beyond ``limit`` are counted under OTHER."""
        self.user += other.user
        self.ai += other.ai
        self.tool += other.tool
        self.system += other.system
        self.size_bytes += other.size_bytes
        self.tokens += other.tokens
        for mine, theirs in (
            (self.models, other.models),
            (self.compaction_models, other.compaction_models),
        ):
            for model, billed in theirs.items():
                mine.setdefault(counted_name(mine, model, limit), Billed()).merge(billed)
        for name, use in other.tools.items():
            found = self.tools.setdefault(counted_name(self.tools, name, limit), ToolUse())
            found.calls += use.calls
            found.failures += use.failures
        self.responses.merge(other.responses)
        self.compactions += other.compactions
        self.bytes_saved += other.bytes_saved

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_figures` reads."""
        return {
            "messages": [self.user, self.ai, self.tool, self.system],
            "size_bytes": self.size_bytes,
            "tokens": self.tokens,
            "models": {name: billed.dump() for name, billed in self.models.items()},
            "compaction_models": {name: billed.dump() for name, billed in self.compaction_models.items()},
            "tools": {name: [use.calls, use.failures] for name, use in self.tools.items()},
            "responses": self.responses.dump(),
            "compactions": self.compactions,
            "bytes_saved": self.bytes_saved,
            **self._dump_cached(),
        }

    def _dump_cached(self) -> dict[str, Any]:
        cached = {
            "models": dump_cached(self.models),
            "compaction_models": dump_cached(self.compaction_models),
        }
        return {"cached": cached} if any(cached.values()) else {}


def load_figures(fields: Mapping[str, Any]) -> Figures:
    """Return the figures from the JSON form of :meth:`Figures.dump`."""
    user, ai, tool, system = fields["messages"]
    cached = fields.get("cached") or {}
    return Figures(
        user,
        ai,
        tool,
        system,
        fields["size_bytes"],
        fields["tokens"],
        load_billed(fields["models"], cached.get("models") or {}),
        load_billed(fields["compaction_models"], cached.get("compaction_models") or {}),
        {name: ToolUse(*use) for name, use in fields["tools"].items()},
        load_sketch(fields["responses"]),
        fields["compactions"],
        fields["bytes_saved"],
    )


def record_fields(figures: Figures, prices: PriceTable) -> dict[str, Any]:
    """Return the fields of a record that sessions, agents and windows have in common."""
    answers, summaries = figures.models.values(), figures.compaction_models.values()
    p50, p95, longest = figures.responses.percentiles()
    return {
        "messages": {"user": figures.user, "ai": figures.ai, "tool": figures.tool, "system": figures.system},
        "turns": figures.user,
        "size_bytes": figures.size_bytes,
        "tokens": figures.tokens,
        "usage": usage_of([*answers, *summaries]),
        "compaction_usage": usage_of(summaries),
        "cost_usd": prices.cost_usd(figures.models, figures.compaction_models),
        "tools": {
            name: {"calls": use.calls, "failures": use.failures}
            for name, use in sorted(figures.tools.items())
        },
        "response_seconds": {"p50": p50, "p95": p95, "max": longest},
        "compactions": figures.compactions,
        "bytes_saved": figures.bytes_saved,
    }
