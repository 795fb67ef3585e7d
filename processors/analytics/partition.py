"""Counts one partition's events and memory-events into figures, which depend on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, cast

from processors.analytics.breakdown import (
    MAX_SUBJECTS,
    AgentFigures,
    ModelFigures,
    Subject,
    SubjectFigures,
    ToolFigures,
)
from processors.analytics.event_time import SECOND_US, WindowKind, microseconds_of
from processors.analytics.figures import UNKNOWN_MODEL, Response, counted_name
from processors.analytics.fills_ahead import Fill, FillsAhead
from processors.analytics.life import Step, step
from processors.analytics.session import Session
from processors.analytics.sketch import bucket_of
from processors.analytics.windows import MinuteFigures, Windows
from processors.memory.size import SIZED_EVENTS, SizedEvent, measure
from processors.memory.tokens import TokenCounter
from schemas.events import (
    AiMessageAdded,
    Event,
    HistoryCompacted,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    SessionDescribed,
    ToolCallResponseAdded,
    UserMessageAdded,
)

#: The reasons for which memory's fold skips a summary; the compaction process has others.
FOLD_REASONS: Final = frozenset({"stale_epoch", "out_of_range", "no_life"})

#: So many summaries of a partition are remembered in case memory reports that it did not apply them.
MAX_REMEMBERED_SUMMARIES: Final = 1_000


class Summary(NamedTuple):
    """A counted summary of which memory may still report that it was not applied."""

    session_id: str
    minute_us: int
    bytes_saved: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalyticsRules:
    """The settings on which figures depend, beside the log.

    Attributes:
        token_counter: Counts messages that carry no count.
        ttl_ms: The time to live of sessions without a setting of their own, the same as memory's.
        grace_us: How long windows stay open after their end.
        keep_us: How long windows of each kind are kept; None means for ever.
    """

    token_counter: TokenCounter
    ttl_ms: int | None
    grace_us: int
    keep_us: Mapping[WindowKind, int | None]


@dataclass(slots=True)
class Changed:
    """What has changed since the last flush; the caller empties it."""

    sessions: set[str] = field(default_factory=set)
    subjects: set[tuple[Subject, str]] = field(default_factory=set)
    summaries: set[int] = field(default_factory=set)


class PartitionFigures:
    """All figures of a partition. Changed in place, by the records of two topics in any interleaving.

    Counting is idempotent: an offset counts once, and within a life an event id counts once, as in memory. It does not
    matter which topic is read faster: once both have been read to the same point, the figures are the same.

    Args:
        rules: The settings on which the figures depend.
        find: Returns a session that is not loaded; None if it does not exist.

    Attributes:
        applied: Offset of the last event counted or passed over; -1 before the first.
        sessions: The loaded sessions.
        subjects: Figures by agent, model and tool.
        summaries: Summaries that memory may still report as skipped, by offset.
        skipped: Offsets of summaries that memory skipped and that were not counted yet.
        ahead: How full contexts are after events that were not counted yet.
        duplicates: Events dropped because their ids were known, since this object was made.
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
        self.ahead = FillsAhead()
        self.changed = Changed()
        self.duplicates = 0

    def session(self, session_id: str) -> Session:
        """Return a session; an empty one without a life if it does not exist."""
        found = self.sessions.get(session_id)
        if found is None:
            found = self.sessions[session_id] = self._find(session_id) or Session(session_id)
        return found

    # Events

    def count_event(self, event: Event, sequence: int, timestamp_ms: int) -> None:
        """Count an event; one at or below the last offset is a replay and changes nothing."""
        if sequence <= self.applied:
            return
        self.applied = sequence
        session = self.session(event.session_id)
        verdict, life = step(session.life, event, sequence, timestamp_ms, self._rules.ttl_ms)
        if life is not session.life:
            session.begin_life(life)
        self.changed.sessions.add(event.session_id)
        if verdict is Step.DUPLICATE:
            self.duplicates += 1
        elif verdict is Step.CONTINUE or verdict is Step.BEGIN:
            self._count(session, event, sequence, timestamp_ms, begins=verdict is Step.BEGIN)
        self.skipped.discard(sequence)

    def read_to(self, sequence: int) -> None:
        """Note that everything up to ``sequence`` was read; what was not counted of it never will be."""
        self.applied = max(self.applied, sequence)
        if self.skipped:
            # A summary that cannot be read is never counted, so it would stay here for ever.
            self.skipped = {one for one in self.skipped if one > self.applied}

    def _count(
        self, session: Session, event: Event, sequence: int, timestamp_ms: int, *, begins: bool
    ) -> None:
        if session.is_copy(event.event_id):
            return
        occurred_us = microseconds_of(event.occurred_at)
        minute = self.windows.minute_figures(occurred_us, timestamp_ms * 1_000, sequence)
        minute.sessions_started += begins
        if event.user_id is not None:
            session.user_id = event.user_id
        if type(event) in SIZED_EVENTS:
            # Nearly all events are messages; `isinstance` with a pydantic model takes long.
            session.note_activity(occurred_us)
            self._count_message(session, cast(SizedEvent, event), occurred_us, minute)
            return
        if isinstance(event, HistoryCompacted):
            self._count_summary(session, event, sequence, minute)
            return
        session.note_activity(occurred_us)
        if isinstance(event, MessagesRemoved) and event.replacement is not None:
            self._count_message(session, event.replacement, occurred_us, minute)
        elif isinstance(event, SessionDescribed):
            session.describe(event)

    def _count_message(
        self, session: Session, event: SizedEvent, occurred_us: int, minute: MinuteFigures
    ) -> None:
        size, tokens, _ = measure(event, self._rules.token_counter)
        response = None
        if type(event) is AiMessageAdded:
            if session.unanswered_since_us is not None:
                seconds = max(0, occurred_us - session.unanswered_since_us) / SECOND_US
                response = Response(seconds, bucket_of(seconds))
                session.unanswered_since_us = None
            self._count_model_call(event)
        elif type(event) is UserMessageAdded or type(event) is MultimodalUserMessageAdded:
            session.unanswered_since_us = occurred_us
        elif type(event) is ToolCallResponseAdded and event.is_error:
            self._tool(event.name).use.failures += 1
        session.figures.count_message(event, size, tokens, response)
        minute.figures.count_message(event, size, tokens, response)
        if event.agent_id is not None:
            agent = self._agent(event.agent_id)
            agent.sessions += session.add_agent(event.agent_id)
            agent.note_activity(occurred_us)
            agent.figures.count_message(event, size, tokens, response)

    def _count_model_call(self, event: AiMessageAdded) -> None:
        model = self._model(event.model)
        model.answers.count(event.usage)
        if event.latency_ms is not None:
            seconds = event.latency_ms / 1_000
            model.latencies.add(seconds, bucket_of(seconds))
        for call in event.tool_calls:
            self._tool(call.name).use.calls += 1

    def _count_summary(
        self, session: Session, event: HistoryCompacted, sequence: int, minute: MinuteFigures
    ) -> None:
        """Count a summary as applied until memory reports otherwise; its billed calls stay counted in any case."""
        session.figures.count_summary(event)
        minute.figures.count_summary(event)
        if event.model is not None or event.usage is not None:
            model = self._model(event.model)
            model.summaries.count(event.usage, event.calls or 1)
            seconds = event.duration_ms / 1_000
            model.latencies.add(seconds, bucket_of(seconds))
        if sequence in self.skipped:
            return
        bytes_saved = event.size_before_bytes - event.size_after_bytes
        for figures in (session.figures, minute.figures):
            figures.compactions += 1
            figures.bytes_saved += bytes_saved
        self.summaries[sequence] = Summary(session.session_id, minute.minute_us, bytes_saved)
        self.changed.summaries.add(sequence)
        if len(self.summaries) > MAX_REMEMBERED_SUMMARIES:
            self._forget_summary(next(iter(self.summaries)))

    def _forget_summary(self, sequence: int) -> Summary:
        self.changed.summaries.add(sequence)
        return self.summaries.pop(sequence)

    # Memory-events

    def history_updated(self, session_id: str, sequence: int, context_fraction: float) -> None:
        """Apply a HistoryUpdated: how full a session's context was after the event at ``sequence``."""
        fill = Fill(sequence, context_fraction)
        if sequence > self.applied:
            self.ahead.add(session_id, fill)
        elif self.session(session_id).add_fill(fill):
            self.changed.sessions.add(session_id)

    def compaction_skipped(self, sequence: int, reason: str) -> None:
        """Apply a CompactionSkipped: memory did not apply the summary at ``sequence``."""
        if reason not in FOLD_REASONS:
            return
        if sequence > self.applied:
            self.skipped.add(sequence)
        elif sequence in self.summaries:
            summary = self._forget_summary(sequence)
            self.windows.take_back_summary(summary.minute_us, summary.bytes_saved)
            session = self.session(summary.session_id)
            if session.life is not None and session.life.first_sequence <= sequence:
                session.figures.compactions -= 1
                session.figures.bytes_saved -= summary.bytes_saved
                self.changed.sessions.add(summary.session_id)

    # Between batches

    def finish_batch(self) -> None:
        """Update windows, and apply the fills that waited; to be called after each batch of either topic.

        A life that has ended meanwhile takes no fill, as if it had been applied at once.
        """
        self.windows.finish_batch()
        for session_id, fills in self.ahead.take(self.applied):
            session = self.session(session_id)
            for fill in fills:
                if session.add_fill(fill):
                    self.changed.sessions.add(session_id)

    # Subjects

    def _agent(self, agent_id: str) -> AgentFigures:
        figures = self._subject("agent", agent_id, AgentFigures)
        assert isinstance(figures, AgentFigures)
        return figures

    def _model(self, model: str | None) -> ModelFigures:
        figures = self._subject("model", UNKNOWN_MODEL if model is None else model, ModelFigures)
        assert isinstance(figures, ModelFigures)
        return figures

    def _tool(self, name: str) -> ToolFigures:
        figures = self._subject("tool", name, ToolFigures)
        assert isinstance(figures, ToolFigures)
        return figures

    def _subject(self, subject: Subject, name: str, make: Callable[[], SubjectFigures]) -> SubjectFigures:
        known = self.subjects[subject]
        name = counted_name(known, name, MAX_SUBJECTS)
        self.changed.subjects.add((subject, name))
        found = known.get(name)
        if found is None:
            found = known[name] = make()
        return found
