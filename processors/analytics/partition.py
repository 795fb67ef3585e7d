"""Counting: one partition's events and memory-events become figures, and nothing else has a say in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final, NamedTuple

from processors.analytics.breakdown import (
    MAX_SUBJECTS,
    AgentFigures,
    ModelFigures,
    Subject,
    SubjectFigures,
    ToolFigures,
)
from processors.analytics.event_time import SECOND_US, WindowKind, microseconds_of
from processors.analytics.figures import UNNAMED, Response, SaidEvent, named
from processors.analytics.life import Step, step
from processors.analytics.session import Fill, Session
from processors.analytics.sketch import bucket_of
from processors.analytics.windows import Share, Windows
from processors.memory.size import SizedEvent, measure
from processors.memory.tokens import TokenCounter
from schemas.events import (
    AiMessageAdded,
    Event,
    HistoryCompacted,
    MultimodalUserMessageAdded,
    ToolCallResponseAdded,
    UserMessageAdded,
)

#: Why the memory's fold skips a summary; the compaction process has other reasons, of its own.
FOLD_REASONS: Final = frozenset({"stale_epoch", "out_of_range", "no_life"})

#: Summaries of a partition that are remembered in case memory says it did not apply them.
REMEMBERED_SUMMARIES: Final = 1_000


class Summary(NamedTuple):
    """A counted summary, as long as it may turn out that memory did not apply it."""

    session_id: str
    minute_us: int
    bytes_saved: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalyticsRules:
    """What figures depend on beside the log.

    Attributes:
        token_counter: For messages that carry no count.
        ttl_ms: Of sessions without a setting of their own, as memory has it.
        grace_us: How long windows stay open after their end.
        keep_us: How long windows of a kind are kept, None for ever.
    """

    token_counter: TokenCounter
    ttl_ms: int | None
    grace_us: int
    keep_us: Mapping[WindowKind, int | None]


@dataclass(slots=True)
class Changed:
    """What is to be written down; the caller empties it."""

    sessions: set[str] = field(default_factory=set)
    subjects: set[tuple[Subject, str]] = field(default_factory=set)
    summaries: set[int] = field(default_factory=set)


class Waiting:
    """Which sessions wait for which offset. Changed in place.

    A session waits once, for the lowest of the offsets it was added with.
    """

    def __init__(self) -> None:
        self._lowest: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []

    def __len__(self) -> int:
        return len(self._lowest)

    def add(self, session_id: str, sequence: int) -> None:
        """Let a session wait for the event at ``sequence``."""
        lowest = self._lowest.get(session_id)
        if lowest is None or sequence < lowest:
            self._lowest[session_id] = sequence
            heappush(self._heap, (sequence, session_id))

    def take(self, applied: int) -> list[str]:
        """Return the sessions that wait for an event up to ``applied``, by its offset; they wait no longer."""
        due: list[str] = []
        while self._heap and self._heap[0][0] <= applied:
            sequence, session_id = heappop(self._heap)
            # Not so where a lower one was added later: that one was taken before.
            if self._lowest.get(session_id) == sequence:
                del self._lowest[session_id]
                due.append(session_id)
        return due


class PartitionFigures:
    """All figures of a partition. Changed in place, by its two topics in any interleaving.

    Events count once, by their offset; within a life also once by their id, as in memory. Whichever topic is
    ahead, once both have been read to the same point the figures are the same.

    Args:
        rules: What they depend on.
        find: Gives a session that is not at hand, None where there is none.

    Attributes:
        applied: Offset of the last event counted, -1 before the first.
        sessions: Those at hand.
        subjects: Figures by agent, model and tool.
        summaries: Those memory may still say it has skipped, by offset.
        skipped: Offsets of summaries that memory skipped and that were not counted yet.
        waiting: Sessions that have no life and a fill that waits for one.
        duplicates: Events dropped for their id, since this object was made.
    """

    def __init__(self, rules: AnalyticsRules, find: Callable[[str], Session | None]) -> None:
        self._rules = rules
        self._find = find
        self.applied = -1
        self.sessions: dict[str, Session] = {}
        self.windows = Windows(rules.grace_us, rules.keep_us)
        self.subjects: dict[Subject, dict[str, SubjectFigures]] = {"agent": {}, "model": {}, "tool": {}}
        self.summaries: dict[int, Summary] = {}
        self.skipped: set[int] = set()
        self.waiting = Waiting()
        self.changed = Changed()
        self.duplicates = 0

    def session(self, session_id: str) -> Session:
        """Return a session, one without a life where there is none."""
        found = self.sessions.get(session_id)
        if found is None:
            found = self.sessions[session_id] = self._find(session_id) or Session(session_id)
        return found

    # Events

    def event(self, event: Event, sequence: int, timestamp_ms: int) -> None:
        """Count an event; one at or below the last offset is a replay and changes nothing."""
        if sequence <= self.applied:
            return
        self.applied = sequence
        session = self.session(event.session_id)
        verdict, life = step(session.life, event, sequence, timestamp_ms, self._rules.ttl_ms)
        if life is not session.life:
            session.restart(life)
        self.changed.sessions.add(event.session_id)
        if verdict is Step.DUPLICATE:
            self.duplicates += 1
        elif verdict is Step.GO_ON or verdict is Step.BEGIN:
            self._count(session, event, sequence, timestamp_ms, begins=verdict is Step.BEGIN)
        if session.ahead:
            session.catch_up(sequence)
        self.skipped.discard(sequence)

    def _count(
        self, session: Session, event: Event, sequence: int, timestamp_ms: int, *, begins: bool
    ) -> None:
        occurred_us = microseconds_of(event.occurred_at)
        share = self.windows.share_of(occurred_us, timestamp_ms * 1_000, sequence)
        share.sessions_started += begins
        if event.user_id is not None:
            session.user_id = event.user_id
        if isinstance(event, HistoryCompacted):
            self._compacted(session, event, sequence, share)
            return
        session.active(occurred_us)
        if isinstance(event, SizedEvent):
            self._said(session, event, occurred_us, share)

    def _said(self, session: Session, event: SaidEvent, occurred_us: int, share: Share) -> None:
        size, tokens, _ = measure(event, self._rules.token_counter)
        response = None
        if isinstance(event, AiMessageAdded):
            if session.asked_us is not None:
                seconds = max(0, occurred_us - session.asked_us) / SECOND_US
                response = Response(seconds, bucket_of(seconds))
                session.asked_us = None
            self._asked_model(event)
        elif isinstance(event, UserMessageAdded | MultimodalUserMessageAdded):
            session.asked_us = occurred_us
        elif isinstance(event, ToolCallResponseAdded) and event.is_error:
            self._tool(event.name).use.failures += 1
        session.figures.said(event, size, tokens, response)
        share.figures.said(event, size, tokens, response)
        if event.agent_id is not None:
            agent = self._agent(event.agent_id)
            agent.sessions += session.joined(event.agent_id)
            agent.active(occurred_us)
            agent.figures.said(event, size, tokens, response)

    def _asked_model(self, event: AiMessageAdded) -> None:
        model = self._model(event.model)
        model.answers.count(event.usage)
        if event.latency_ms is not None:
            seconds = event.latency_ms / 1_000
            model.latencies.add(seconds, bucket_of(seconds))
        for call in event.tool_calls:
            self._tool(call.name).use.calls += 1

    def _compacted(self, session: Session, event: HistoryCompacted, sequence: int, share: Share) -> None:
        """Count a summary as applied until memory says otherwise; what it was billed for stays counted."""
        session.figures.compacted(event)
        share.figures.compacted(event)
        if event.model is not None or event.usage is not None:
            model = self._model(event.model)
            model.summaries.count(event.usage)
            seconds = event.duration_ms / 1_000
            model.latencies.add(seconds, bucket_of(seconds))
        if sequence in self.skipped:
            return
        bytes_saved = event.size_before_bytes - event.size_after_bytes
        for figures in (session.figures, share.figures):
            figures.compactions += 1
            figures.bytes_saved += bytes_saved
        self.summaries[sequence] = Summary(session.session_id, share.minute_us, bytes_saved)
        self.changed.summaries.add(sequence)
        if len(self.summaries) > REMEMBERED_SUMMARIES:
            self._forget(next(iter(self.summaries)))

    def _forget(self, sequence: int) -> Summary:
        self.changed.summaries.add(sequence)
        return self.summaries.pop(sequence)

    # Memory-events

    def history_updated(self, session_id: str, sequence: int, context_fraction: float) -> None:
        """Take in how full a session's context was after the event at ``sequence``."""
        session = self.session(session_id)
        if session.filled(Fill(sequence, context_fraction), self.applied):
            self.changed.sessions.add(session_id)
            if session.life is None:
                self.waiting.add(session_id, sequence)

    def compaction_skipped(self, sequence: int, reason: str) -> None:
        """Take in that memory did not apply the summary at ``sequence``."""
        if reason not in FOLD_REASONS:
            return
        if sequence > self.applied:
            self.skipped.add(sequence)
        elif sequence in self.summaries:
            summary = self._forget(sequence)
            self.windows.correct(summary.minute_us, summary.bytes_saved)
            session = self.session(summary.session_id)
            if session.life is not None and session.life.first_sequence <= sequence:
                session.figures.compactions -= 1
                session.figures.bytes_saved -= summary.bytes_saved
                self.changed.sessions.add(summary.session_id)

    # Between batches

    def settle(self) -> None:
        """Bring windows up to date and let go of what waits for nothing; after a batch of either topic."""
        self.windows.settle()
        for session_id in self.waiting.take(self.applied):
            session = self.session(session_id)
            session.catch_up(self.applied)
            self.changed.sessions.add(session_id)
            if session.life is None and session.ahead:
                self.waiting.add(session_id, session.ahead_from)

    # Subjects

    def _agent(self, agent_id: str) -> AgentFigures:
        figures = self._subject("agent", agent_id, AgentFigures)
        assert isinstance(figures, AgentFigures)
        return figures

    def _model(self, model: str | None) -> ModelFigures:
        figures = self._subject("model", UNNAMED if model is None else model, ModelFigures)
        assert isinstance(figures, ModelFigures)
        return figures

    def _tool(self, name: str) -> ToolFigures:
        figures = self._subject("tool", name, ToolFigures)
        assert isinstance(figures, ToolFigures)
        return figures

    def _subject(self, subject: Subject, name: str, make: Callable[[], SubjectFigures]) -> SubjectFigures:
        known = self.subjects[subject]
        name = named(known, name, MAX_SUBJECTS)
        self.changed.subjects.add((subject, name))
        found = known.get(name)
        if found is None:
            found = known[name] = make()
        return found
