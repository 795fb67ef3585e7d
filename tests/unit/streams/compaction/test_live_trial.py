"""Policies on live sessions have the figures of a trial on the log, over restarts too; nothing is published."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from processors.analytics.costs import PriceTable
from processors.evaluation.policy_comparison import TrialFigures, trial_figures
from processors.evaluation.policy_score import PolicyScore
from processors.memory.fold import Entry
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS
from processors.summaries import obligations
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import ConfigurationError, SummarizerUnavailable
from schemas.parts import Usage
from schemas.settings import Settings, load_settings
from streams.compaction.live_trial import CURRENT, LiveTrial, TriedPolicy, tried_policies
from streams.evaluation.dry_run import try_policy
from tests.builders.events import Fields, answer, event, user
from tests.builders.memories import START_MS

PRICES = PriceTable(BUILT_IN_MODELS)
COUNTER = ByteEstimate()
SETTINGS = load_settings(
    compaction={
        "trigger_size_bytes": 3_000,
        "keep_recent_turns": 1,
        "shadow": {"worse": {"max_summary_tokens": 25}, "late": {"trigger_size_bytes": "1MB"}},
    }
)


def said(session_id: str) -> list[Fields]:
    """Turns that name their first orders again at the end."""
    return [
        message
        for number in [*range(24), *range(8)]
        for message in (
            user(f"Where is order {session_id.upper()}-2088{number:02}? " + "Please. " * 30),
            answer("On its way. " * 30),
        )
    ]


def log_of(*session_ids: str) -> list[Entry]:
    """The sessions in one partition, an event of each in turn; offsets have gaps."""
    each = [
        [event(fields, f"{name}{number}", name) for number, fields in enumerate(said(name))]
        for name in session_ids
    ]
    events = [one for turn in zip(*each, strict=True) for one in turn]
    return [Entry(one, 3 * number, START_MS + number * 1_000) for number, one in enumerate(events)]


def trial_of(
    policies: Sequence[TriedPolicy], *, max_sessions: int = 100, max_bytes: int = 10**9
) -> LiveTrial:
    trial = LiveTrial(policies, PRICES, max_sessions=max_sessions, max_bytes=max_bytes)
    trial.open(0, "", 0, START_MS)
    return trial


def without_times(trial: LiveTrial) -> dict[str, tuple[object, ...]]:
    return {score.policy.name: _counts(score.figures()) for score in trial.scores()}


def _counts(one: TrialFigures) -> tuple[object, ...]:
    needed, missed = one.regret.needed, one.regret.missed
    return (
        one.sessions,
        one.compacted,
        one.compactions,
        one.recall,
        one.kept_values,
        one.history_bytes,
        one.summary_bytes,
        one.cost,
        +needed,
        +missed,
    )


async def test_the_figures_are_those_of_a_trial_on_the_log() -> None:
    policies = tried_policies(SETTINGS, COUNTER)
    log = log_of("a", "b", "c")
    trial = trial_of(policies)
    for start in range(0, len(log), 50):
        part = log[start : start + 50]
        await trial.take(0, part, part[-1].sequence + 1)

    sessions = {name: [entry for entry in log if entry.event.session_id == name] for name in "abc"}
    for one in policies:
        tried = await try_policy(sessions, one.policy, one.summarizer, one.memory_policy)
        assert without_times(trial)[one.name] == _counts(trial_figures(tried, PRICES))

    rows = {score.policy.name: score.figures() for score in trial.scores()}
    assert list(rows) == [CURRENT, "worse", "late"]
    assert rows["late"].compactions == 0
    assert rows["worse"].recall.share < rows[CURRENT].recall.share
    assert rows["worse"].regret.missed.total() > rows[CURRENT].regret.missed.total()
    assert trial.session_count == 3


async def test_scores_change_on_the_event_loop_alone_since_sessions_share_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: set[int] = set()
    for name in ("add_compaction", "add_regret", "add_session"):
        plain = getattr(PolicyScore, name)

        def noted(score: PolicyScore, *given: object, plain: Callable[..., None] = plain) -> None:
            threads.add(threading.get_ident())
            plain(score, *given)

        monkeypatch.setattr(PolicyScore, name, noted)
    log = log_of("a", "b")

    await trial_of(tried_policies(SETTINGS, COUNTER)).take(0, log, log[-1].sequence + 1)

    assert threads == {threading.get_ident()}


async def test_a_restart_counts_each_event_once_and_sessions_keep_their_memories() -> None:
    policies = tried_policies(SETTINGS, COUNTER)
    log = log_of("a")
    cut = len(log) // 4
    before = trial_of(policies)
    await before.take(0, log[:cut], log[cut - 1].sequence + 1)
    counted_to, dumped = before.dump(0)
    assert counted_to == log[cut - 1].sequence + 1

    after = LiveTrial(policies, PRICES)
    after.open(0, dumped, counted_to, START_MS + 10**6)
    assert without_times(after) == without_times(before)
    # What was counted before is folded again, together with what comes next.
    await after.take(0, log, log[-1].sequence + 1)

    rows = {score.policy.name: score for score in after.scores()}
    assert rows[CURRENT].policy.begun_ms == START_MS
    assert rows[CURRENT].figures().sessions == 1, "it is the same session"
    assert before.scores()[0].figures().compacted == 1
    assert rows[CURRENT].figures().compacted == 1, "it was compacted before, too"
    assert rows[CURRENT].figures().regret.needed.total() == 8, (
        "of orders that were covered before the restart too"
    )


async def test_sessions_that_are_in_progress_when_it_begins_are_counted() -> None:
    trial = LiveTrial(tried_policies(SETTINGS, COUNTER), PRICES)
    log = log_of("a")
    trial.open(0, "", log[40].sequence, START_MS)

    await trial.take(0, log[:30], log[30].sequence)
    assert trial.scores()[0].figures().sessions == 0
    assert trial.scores()[0].figures().compactions == 0, "what was before is not tried"
    await trial.take(0, log[30:], log[-1].sequence + 1)

    figures = trial.scores()[0].figures()
    assert (figures.sessions, figures.compacted) == (1, 1)
    assert figures.regret.needed.total() == 8


async def test_a_policy_with_other_settings_begins_at_zero() -> None:
    log = log_of("a")
    before = trial_of(tried_policies(SETTINGS, COUNTER))
    await before.take(0, log, log[-1].sequence + 1)
    changed = {**SETTINGS.compaction.model_dump(), "shadow": {"worse": {"max_summary_tokens": 70}}}
    settings = load_settings(compaction=changed)

    after = LiveTrial(tried_policies(settings, COUNTER), PRICES)
    after.open(0, before.dump(0)[1], before.dump(0)[0], START_MS + 10**6)

    found = {score.policy.name: score.figures().compactions for score in after.scores()}
    assert found["worse"] == 0
    assert found[CURRENT] > 0


@pytest.mark.parametrize("bounds", [{"max_sessions": 1}, {"max_bytes": 10_000}])
async def test_the_session_that_was_idle_for_longest_is_forgotten(bounds: dict[str, int]) -> None:
    trial = trial_of(tried_policies(SETTINGS, COUNTER), **bounds)
    log = log_of("a", "b")
    for name in "ab":
        part = [entry for entry in log if entry.event.session_id == name][:10]
        await trial.take(0, part, part[-1].sequence + 1)

    assert trial.session_count == 1
    assert trial.scores()[0].figures().sessions == 2
    trial.close(0)
    assert (trial.session_count, trial.scores()) == (0, [])


@pytest.mark.parametrize(("kind", "followed"), [("SessionDeleted", 0), ("HistoryCleared", 1)])
async def test_no_text_of_an_erased_session_stays(kind: str, followed: int) -> None:
    trial = trial_of(tried_policies(SETTINGS, COUNTER))
    log = log_of("a")
    await trial.take(0, log, log[-1].sequence + 1)
    assert obligations._kind_of_sentence.cache_info().currsize > 0, "sentences are remembered meanwhile"
    end = Entry(event({"type": kind}, "end", "a"), log[-1].sequence + 3, START_MS + 10**6)

    await trial.take(0, [end], end.sequence + 1)

    assert trial.session_count == followed
    assert obligations._kind_of_sentence.cache_info().currsize == 0
    figures = trial.scores()[0].figures()
    await trial.take(0, [replace(end, sequence=end.sequence + 1)], end.sequence + 2)
    assert trial.scores()[0].figures().sessions == figures.sessions == 1, "the end of a session is none"


class Broken:
    """A summarizer that does not answer, or has a bug."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def summarize(self, request: SummaryRequest) -> Summary:
        raise self._error

    async def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize("error", [SummarizerUnavailable("no answer"), RuntimeError("a bug")])
async def test_a_summarizer_that_fails_stops_no_other_session_and_no_worker(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    whole, *_ = tried_policies(SETTINGS, COUNTER)
    broken = TriedPolicy(
        name="broken",
        digest="x",
        policy=whole.policy,
        memory_policy=whole.memory_policy,
        summarizer=Broken(error),
    )
    trial = trial_of([whole, broken])
    log = log_of("a", "b")

    await trial.take(0, log, log[-1].sequence + 1)

    assert trial.dump(0)[0] == log[-1].sequence + 1
    first, second = (score.figures() for score in trial.scores())
    assert first.compactions > 0
    assert second.compactions == 0
    actions = {getattr(record, "action", None) for record in caplog.records}
    if isinstance(error, SummarizerUnavailable):
        assert first.regret.needed.total() == 16
        assert second.refused > 0
        assert "shadow_unavailable" in actions
    else:
        assert "shadow_failed" in actions
        assert "a bug" not in caplog.text


class Billed(Broken):
    """A summarizer whose summaries cost 700 tokens each."""

    async def summarize(self, request: SummaryRequest) -> Summary:
        del request
        usage = Usage(input_tokens=600, output_tokens=100)
        return Summary(
            user_message="u", ai_message="a", knowledge=None, usage=usage, model="gpt-4o-mini", calls=1
        )


@pytest.mark.parametrize(("tokens_per_hour", "made"), [(None, 7), (1_000, 2)])
async def test_a_tried_policy_spends_no_more_on_a_session_than_the_limit(
    tokens_per_hour: int | None, made: int
) -> None:
    whole, *_ = tried_policies(SETTINGS, COUNTER)
    billed = replace(whole, summarizer=Billed(RuntimeError()))
    trial = LiveTrial([billed], PRICES, tokens_per_hour=tokens_per_hour)
    trial.open(0, "", 0, START_MS)
    log = log_of("a")

    await trial.take(0, log, log[-1].sequence + 1)

    figures = trial.scores()[0].figures()
    assert figures.usage.input_tokens == 600 * figures.compactions
    assert figures.compactions == made


def test_a_promoted_policy_is_the_current_one() -> None:
    values = {**SETTINGS.compaction.model_dump(), "promote": "worse"}
    settings: Settings = load_settings(compaction=values)

    tried = {one.name: one.policy for one in tried_policies(settings, COUNTER)}

    assert list(tried) == [CURRENT, "late"]
    assert tried[CURRENT].max_summary_tokens == 25


def test_too_many_policies_are_one_clear_line() -> None:
    shadow = {f"p{number}": {"max_summary_tokens": 100 + number} for number in range(9)}

    with pytest.raises(ConfigurationError, match="has 9 policies, and workers try 8 at most"):
        tried_policies(load_settings(compaction={"shadow": shadow}), COUNTER)
