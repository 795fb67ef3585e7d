"""Figures that add up: of a session, an agent, a window of time. Order and grouping do not matter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from processors.analytics.prices import Billed, PriceTable
from processors.analytics.sketch import Sketch, load_sketch
from schemas.events import (
    AiMessageAdded,
    HistoryCompacted,
    MultimodalUserMessageAdded,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)

#: Names (of tools, models, agents) one record tells apart; what comes after them is counted as OTHER. With
#: the longest names a record stays below 700 KB.
MAX_NAMES: Final = 100
OTHER: Final = "(other)"
#: Calls that do not say of which model they were.
UNNAMED: Final = ""

SaidEvent = (
    UserMessageAdded | MultimodalUserMessageAdded | AiMessageAdded | ToolCallResponseAdded | SystemMessageSet
)

T = TypeVar("T")


class Response(NamedTuple):
    """How long a user waited for an AI message, with the bucket that counts it."""

    seconds: float
    bucket: int


def named(table: Mapping[str, object], name: str, limit: int = MAX_NAMES) -> str:
    """Return the name to count under: the name itself, or OTHER once the table is full."""
    return name if name in table or len(table) < limit else OTHER


@dataclass(slots=True)
class ToolUse:
    """Calls of one tool, and its responses that were errors. Changed in place."""

    calls: int = 0
    failures: int = 0


@dataclass(slots=True)
class Figures:
    """Sums over events. Changed in place.

    Attributes:
        user: User messages.
        ai: AI messages.
        tool: Tool responses.
        system: System messages set, also to the same text again.
        size_bytes: Of user, AI and tool messages as they were said, whatever memory kept; system apart.
        tokens: Likewise.
        models: What AI messages were billed for, by model.
        compaction_models: What summaries were billed for, by model.
        tools: By tool name.
        responses: From a user message to the first AI message after it, in event time.
        compactions: Summaries applied.
        bytes_saved: Size of memory before less after, summed over them.
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

    def said(self, event: SaidEvent, size_bytes: int, tokens: int, response: Response | None) -> None:
        """Count a message; ``response`` is what its AI message answered with, if it did."""
        if isinstance(event, SystemMessageSet):
            self.system += 1
            return
        self.size_bytes += size_bytes
        self.tokens += tokens
        if isinstance(event, AiMessageAdded):
            self.ai += 1
            self.billed(self.models, event.model).count(event.usage)
            for call in event.tool_calls:
                self.tool_use(call.name).calls += 1
            if response is not None:
                self.responses.add(response.seconds, response.bucket)
        elif isinstance(event, ToolCallResponseAdded):
            self.tool += 1
            if event.is_error:
                self.tool_use(event.name).failures += 1
        else:
            self.user += 1

    def compacted(self, event: HistoryCompacted) -> None:
        """Count a summary: what it was billed for. Whether it was applied is counted apart.

        A summary made without a model costs nothing; one that names a model and no usage, nobody knows.
        """
        if event.model is not None or event.usage is not None:
            self.billed(self.compaction_models, event.model).count(event.usage)

    @staticmethod
    def billed(models: dict[str, Billed], model: str | None) -> Billed:
        """Return the bill of a model among ``models``, a new one if need be."""
        name = UNNAMED if model is None else model
        found = models.get(name)
        if found is None:
            found = models.setdefault(named(models, name), Billed())
        return found

    def tool_use(self, name: str) -> ToolUse:
        """Return the figures of a tool, new ones if need be."""
        found = self.tools.get(name)
        if found is None:
            found = self.tools.setdefault(named(self.tools, name), ToolUse())
        return found

    def merge(self, other: Figures, limit: int = MAX_NAMES) -> None:
        """Add all that ``other`` counted; what passes ``limit`` names goes under OTHER."""
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
                mine.setdefault(named(mine, model, limit), Billed()).merge(billed)
        for name, use in other.tools.items():
            found = self.tools.setdefault(named(self.tools, name, limit), ToolUse())
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
        }


def load_figures(fields: Mapping[str, Any]) -> Figures:
    """Return the figures that were dumped."""
    user, ai, tool, system = fields["messages"]
    return Figures(
        user,
        ai,
        tool,
        system,
        fields["size_bytes"],
        fields["tokens"],
        {name: Billed(*billed) for name, billed in fields["models"].items()},
        {name: Billed(*billed) for name, billed in fields["compaction_models"].items()},
        {name: ToolUse(*use) for name, use in fields["tools"].items()},
        load_sketch(fields["responses"]),
        fields["compactions"],
        fields["bytes_saved"],
    )


def record_fields(figures: Figures, prices: PriceTable) -> dict[str, Any]:
    """Return the figures as readers get them: the fields that sessions, agents and windows share."""
    compaction = _usage(figures.compaction_models)
    models = _usage(figures.models)
    p50, p95, longest = figures.responses.percentiles()
    return {
        "messages": {"user": figures.user, "ai": figures.ai, "tool": figures.tool, "system": figures.system},
        "turns": figures.user,
        "size_bytes": figures.size_bytes,
        "tokens": figures.tokens,
        "usage": {name: count + compaction[name] for name, count in models.items()},
        "compaction_usage": compaction,
        "cost_usd": prices.cost_usd(figures.models, figures.compaction_models),
        "tools": {
            name: {"calls": use.calls, "failures": use.failures}
            for name, use in sorted(figures.tools.items())
        },
        "response_seconds": {"p50": p50, "p95": p95, "max": longest},
        "compactions": figures.compactions,
        "bytes_saved": figures.bytes_saved,
    }


def _usage(models: Mapping[str, Billed]) -> dict[str, int]:
    return {
        "input_tokens": sum([billed.input_tokens for billed in models.values()]),
        "output_tokens": sum([billed.output_tokens for billed in models.values()]),
    }
