"""Policies on live sessions have the figures of a trial on the log, over restarts too; nothing is published."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from processors.analytics.costs import PriceTable
from processors.compaction.plan import Compact, decide
from processors.evaluation.policy_comparison import TrialFigures, trial_figures
from processors.evaluation.policy_score import PolicyScore
from processors.evaluation.verdict import CURRENT, verdict_of
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS, Model, ModelTable, Price
from processors.reading.body import memory_body
from processors.statements import obligations
from processors.summaries.compacted_event import history_compacted
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import ConfigurationError, Spent, SummarizerUnavailable, SummaryRefused
from schemas.events import HistoryCompacted
from schemas.parts import Usage
from schemas.settings import Settings, load_settings
from schemas.view import MemoryView
from streams.compaction.live_trial import MAX_IDLE_OFFSETS, LiveTrial, TriedPolicy, tried_policies
from streams.compaction.summarizers import make_summarizer
from streams.evaluation.dry_run import try_policy
from streams.settings.policies import compaction_policy, memory_policy
from tests.builders.events import Fields, answer, event, user
from tests.builders.memories import START_MS
from tests.log_lines import fields_of

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


def said_in(*session_ids: str) -> list[Entry]:
    """The sessions in one partition, an event of each in turn; offsets have gaps."""
    each = [
        [event(fields, f"{name}{number}", name) for number, fields in enumerate(said(name))]
        for name in session_ids
    ]
    events = [one for turn in zip(*each, strict=True) for one in turn]
    return [Entry(one, 3 * number, START_MS + number * 1_000) for number, one in enumerate(events)]


#: Logs that were made, by their sessions: most tests read the same one, and nothing changes an entry.
_LOGS: dict[tuple[str, ...], list[Entry]] = {}


async def log_of(*session_ids: str) -> list[Entry]:
    """The log of these sessions with :data:`SETTINGS`; it is made once for all tests."""
    if session_ids not in _LOGS:
        _LOGS[session_ids] = await new_log_of(*session_ids)
    return [*_LOGS[session_ids]]


async def new_log_of(*session_ids: str, settings: Settings = SETTINGS) -> list[Entry]:
    """The same with the summaries of the policy in force, each in the gap after the event that made it due."""
    one = compaction_policy(settings)
    summarizer, limits = make_summarizer(settings, one, COUNTER), memory_policy(settings, COUNTER)
    memories = {session_id: Memory.empty(session_id) for session_id in session_ids}
    log: list[Entry] = []
    for entry in said_in(*session_ids):
        log.append(entry)
        session_id = entry.event.session_id
        memory, _ = fold(memories[session_id], [entry], limits)
        view = MemoryView.model_validate_json(b"".join(memory_body(memory, memory.messages(), limits)))
        plan = decide(view, one, requested=None)
        if isinstance(plan, Compact):
            summary = history_compacted(
                plan,
                await summarizer.summarize(SummaryRequest.of(plan, view, one, None)),
                one,
                COUNTER,
                session_id=session_id,
                base_epoch=view.epoch,
                base_sequence=view.sequence,
                event_id=f"{session_id}-summary-{entry.sequence}",
                occurred_at=entry.event.occurred_at,
                duration_ms=40.0,
                policy_name="extractive",
                request_id=None,
            )
            log.append(Entry(summary, entry.sequence + 1, entry.timestamp_ms))
            memory, _ = fold(memory, log[-1:], limits)
        memories[session_id] = memory
    return log


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
    log = await log_of("a", "b", "c")
    trial = trial_of(policies)
    for start in range(0, len(log), 50):
        part = log[start : start + 50]
        await trial.take(0, part, part[-1].sequence + 1)

    sessions = {name: [entry for entry in log if entry.event.session_id == name] for name in "abc"}
    for one in policies:
        summarizer = one.summarizer or make_summarizer(SETTINGS, one.policy, COUNTER)
        tried = await try_policy(sessions, one.policy, summarizer, one.memory_policy)
        assert without_times(trial)[one.name] == _counts(trial_figures(tried, PRICES))

    rows = {score.policy.name: score.figures() for score in trial.scores()}
    assert list(rows) == [CURRENT, "worse", "late"]
    assert rows["late"].compactions == 0
    assert rows["worse"].recall.share < rows[CURRENT].recall.share
    assert rows["worse"].regret.missed.total() > rows[CURRENT].regret.missed.total()
    assert trial.session_count == 3


async def test_a_planted_worse_policy_is_found_and_an_equal_one_is_not_told_from_the_one_in_force() -> None:
    shadow = {"worse": {"max_summary_tokens": 25}, "equal": {"max_summary_tokens": 1_000}}
    settings = load_settings(compaction={**SETTINGS.compaction.model_dump(), "shadow": shadow})
    log = await new_log_of(*"abcdefghijklmn", settings=settings)
    told: dict[int, dict[str, str]] = {}
    for count in (2, 14):
        part = [entry for entry in log if entry.event.session_id in "abcdefghijklmn"[:count]]
        trial = trial_of(tried_policies(settings, COUNTER))
        await trial.take(0, part, part[-1].sequence + 1)
        current, *others = (score.figures().record(score.policy.name) for score in trial.scores())
        told[count] = {one["policy"]: verdict_of(one, current) for one in others}

    assert told == {2: {"worse": "open", "equal": "open"}, 14: {"worse": "more", "equal": "open"}}


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
    log = await log_of("a", "b")

    await trial_of(tried_policies(SETTINGS, COUNTER)).take(0, log, log[-1].sequence + 1)

    assert threads == {threading.get_ident()}


async def test_a_restart_counts_each_event_once_and_sessions_keep_their_memories() -> None:
    policies = tried_policies(SETTINGS, COUNTER)
    log = await log_of("a")
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


@pytest.mark.parametrize("cuts", [(70,), (60, 110, 120)])
async def test_after_restarts_the_figures_are_those_of_a_run_without_one(cuts: tuple[int, ...]) -> None:
    """The last turns name covered orders again, so cuts among them divide what is needed for the first time."""
    policies = tried_policies(SETTINGS, COUNTER)
    log = await log_of("a", "b")
    whole = trial_of(policies)
    await whole.take(0, log, log[-1].sequence + 1)

    trial, counted_to = trial_of(policies), 0
    for cut in (*cuts, len(log)):
        part = [entry for entry in log[:cut] if entry.sequence >= counted_to]
        await trial.take(0, part, log[cut - 1].sequence + 1)
        counted_to, dumped = trial.dump(0)
        # It stops here. What it took after this moment without storing it is lost.
        await trial.take(0, log[cut : cut + 5], counted_to + 20)
        trial = LiveTrial(policies, PRICES)
        taken_from = trial.open(0, dumped, counted_to, START_MS + 10**6)
        again = [entry for entry in log[:cut] if entry.sequence >= taken_from]
        for start in range(0, len(again), 40):
            await trial.take(0, again[start : start + 40], again[start : start + 40][-1].sequence + 1)
            assert trial.dump(0)[0] == counted_to

    assert without_times(trial) == without_times(whole)
    assert whole.scores()[1].figures().regret.needed.total() == 16
    assert trial.dump(0)[1] != ""


async def test_a_kill_while_sessions_are_restored_loses_nothing() -> None:
    policies = tried_policies(SETTINGS, COUNTER)
    log = await log_of("a")
    before = trial_of(policies)
    await before.take(0, log[:40], log[39].sequence + 1)
    counted_to, dumped = before.dump(0)

    restoring = LiveTrial(policies, PRICES)
    taken_from = restoring.open(0, dumped, counted_to, START_MS)
    again = LiveTrial(policies, PRICES)

    assert again.open(0, restoring.dump(0)[1], restoring.dump(0)[0], START_MS) == taken_from == 0
    await restoring.take(0, log[:10], log[9].sequence + 1)
    assert again.open(0, restoring.dump(0)[1], restoring.dump(0)[0], START_MS) == taken_from


async def test_what_a_model_was_paid_for_before_a_restart_is_not_called_again() -> None:
    _, worse, *_ = tried_policies(SETTINGS, COUNTER)
    model = Billed(RuntimeError())
    with_model = replace(worse, policy=replace(worse.policy, summarizer="openai"), summarizer=model)
    log = await log_of("a", "b")
    before = trial_of([with_model])
    await before.take(0, log[:100], log[99].sequence + 1)
    counted_to, dumped = before.dump(0)
    called = model.called
    assert called > 0

    after = LiveTrial([with_model], PRICES)
    taken_from = after.open(0, dumped, counted_to, START_MS)
    await after.take(0, [one for one in log if one.sequence >= taken_from], log[-1].sequence + 1)

    assert model.called == called
    assert without_times(after) == without_times(before), "nothing is counted a second time"
    end = Entry(event({"type": "SessionDeleted"}, "end", "a"), log[-1].sequence + 3, START_MS + 10**6)
    fresh = [replace(entry, sequence=end.sequence + 1 + entry.sequence) for entry in said_in("a")]
    await after.take(0, [end, *fresh], fresh[-1].sequence + 1)
    assert model.called > called, "its next life is tried again"


async def test_the_policy_in_force_is_what_the_log_says_of_it() -> None:
    current, *_ = tried_policies(SETTINGS, COUNTER)
    assert current.summarizer is None, "so it cannot call one"
    usage = Usage(input_tokens=500_000, output_tokens=10_000)
    billed = {"usage": usage, "model": "gpt-4o-mini", "calls": 2, "duration_ms": 1_500.0}
    log = [
        replace(entry, event=entry.event.model_copy(update=billed))
        if isinstance(entry.event, HistoryCompacted)
        else entry
        for entry in await log_of("a")
    ]
    made = sum(isinstance(entry.event, HistoryCompacted) for entry in log)
    priced = PriceTable(ModelTable({"gpt-4o-mini": Model(128_000, None, Price(0.15, 0.6))}))
    trial = LiveTrial([current], priced)
    trial.open(0, "", 0, START_MS)

    await trial.take(0, log, log[-1].sequence + 1)

    figures = trial.scores()[0].figures()
    assert figures.compactions == made > 1
    assert figures.calls == 2 * made
    assert figures.usage.input_tokens == 500_000 * made
    assert figures.cost == pytest.approx(made * (0.5 * 0.15 + 0.01 * 0.6))
    assert figures.seconds == figures.slowest_seconds == 1.5


async def test_a_summary_that_memory_did_not_apply_is_not_counted() -> None:
    current, *_ = tried_policies(SETTINGS, COUNTER)
    log = await log_of("a")
    place = next(number for number, one in enumerate(log) if isinstance(one.event, HistoryCompacted))
    late = replace(
        log[place],
        event=log[place].event.model_copy(update={"event_id": "late"}),
        sequence=log[place].sequence + 1,
    )
    trial, twice = trial_of([current]), trial_of([current])

    await trial.take(0, log, log[-1].sequence + 1)
    await twice.take(0, [*log[: place + 1], late, *log[place + 1 :]], log[-1].sequence + 1)

    assert without_times(twice) == without_times(trial)


async def test_summaries_of_a_session_that_is_followed_from_its_middle_are_those_of_its_log() -> None:
    """Its epochs began before; a late summary among them is still none."""
    current, *_ = tried_policies(SETTINGS, COUNTER)
    log = await log_of("a")
    places = [number for number, one in enumerate(log) if isinstance(one.event, HistoryCompacted)]
    middle = log[places[1] + 1 :]
    late = replace(log[places[2]], event=log[places[2]].event.model_copy(update={"event_id": "late"}))
    late = replace(late, sequence=late.sequence + 1)
    trial, twice = (LiveTrial([current], PRICES) for _ in range(2))
    for one in (trial, twice):
        one.open(0, "", middle[0].sequence, START_MS)

    await trial.take(0, middle, log[-1].sequence + 1)
    with_late = sorted([*middle, late], key=lambda entry: entry.sequence)
    await twice.take(0, with_late, log[-1].sequence + 1)

    assert trial.scores()[0].figures().compactions == len(places) - 2 > 1
    assert without_times(twice) == without_times(trial)


async def test_a_session_that_was_idle_for_long_begins_again() -> None:
    trial = trial_of(tried_policies(SETTINGS, COUNTER))
    log = await log_of("a", "b")
    first, second = ([entry for entry in log if entry.event.session_id == name] for name in "ab")
    await trial.take(0, first[:40], first[39].sequence + 1)
    far = first[39].sequence + MAX_IDLE_OFFSETS
    later = [replace(entry, sequence=entry.sequence + far) for entry in second]
    await trial.take(0, later, later[-1].sequence + 1)

    assert trial.session_count == 1
    restarted = LiveTrial(tried_policies(SETTINGS, COUNTER), PRICES)
    assert restarted.open(0, trial.dump(0)[1], trial.dump(0)[0], START_MS) == later[0].sequence


async def test_sessions_that_are_in_progress_when_it_begins_are_counted() -> None:
    trial = LiveTrial(tried_policies(SETTINGS, COUNTER), PRICES)
    log = await log_of("a")
    trial.open(0, "", log[40].sequence, START_MS)

    await trial.take(0, log[:30], log[30].sequence)
    assert trial.scores()[0].figures().sessions == 0
    assert trial.scores()[0].figures().compactions == 0, "what was before is not tried"
    await trial.take(0, log[30:], log[-1].sequence + 1)

    for score in trial.scores():
        assert score.figures().sessions == 1
    current, worse, _ = (score.figures() for score in trial.scores())
    assert current.compacted == worse.compacted == 1
    assert worse.regret.needed.total() == 8
    assert current.regret.needed.total() == 0, "no policy answers for a summary from before it began"


async def test_a_policy_with_other_settings_begins_at_zero() -> None:
    log = await log_of("a")
    before = trial_of(tried_policies(SETTINGS, COUNTER))
    await before.take(0, log, log[-1].sequence + 1)
    changed = {**SETTINGS.compaction.model_dump(), "shadow": {"worse": {"max_summary_tokens": 70}}}
    settings = load_settings(compaction=changed)

    after = LiveTrial(tried_policies(settings, COUNTER), PRICES)
    after.open(0, before.dump(0)[1], before.dump(0)[0], START_MS + 10**6)

    found = {score.policy.name: score.figures().compactions for score in after.scores()}
    assert found["worse"] == 0
    assert found[CURRENT] > 0


@pytest.mark.parametrize("bounds", [{"max_sessions": 1}, {"max_bytes": 60_000}])
async def test_the_session_that_was_idle_for_longest_is_forgotten(bounds: dict[str, int]) -> None:
    trial = trial_of(tried_policies(SETTINGS, COUNTER), **bounds)
    log = await log_of("a", "b")
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
    log = await log_of("a")
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
    _, whole, *_ = tried_policies(SETTINGS, COUNTER)
    broken = TriedPolicy(
        name="broken",
        digest="x",
        policy=whole.policy,
        memory_policy=whole.memory_policy,
        summarizer=Broken(error),
    )
    trial = trial_of([whole, broken])
    log = await log_of("a", "b")

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

    called = 0

    async def summarize(self, request: SummaryRequest) -> Summary:
        del request
        self.called += 1
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
    log = await log_of("a")

    await trial.take(0, log, log[-1].sequence + 1)

    figures = trial.scores()[0].figures()
    assert figures.usage.input_tokens == 600 * figures.compactions
    assert figures.compactions == made


HOUR = 3_600.0


class Clock:
    """Seconds since 1970, at the beginning of an hour until it is moved."""

    now = 500_000 * HOUR

    def __call__(self) -> float:
        return self.now


def billed_policy() -> TriedPolicy:
    """A policy whose summaries cost 700 tokens each, and cannot be repeated."""
    _, worse, *_ = tried_policies(SETTINGS, COUNTER)
    policy = replace(worse.policy, summarizer="openai")
    return replace(worse, name="billed", policy=policy, summarizer=Billed(RuntimeError()))


def opened_trial(
    policies: Sequence[TriedPolicy], clock: Clock, tokens_per_hour: int, dumped: tuple[int, str] = (0, "")
) -> tuple[LiveTrial, int]:
    trial = LiveTrial(policies, PRICES, clock=clock)
    return trial, trial.open(0, dumped[1], dumped[0], START_MS, tokens_per_hour=tokens_per_hour)


async def test_a_spent_budget_ends_the_trial_of_sessions_until_the_next_hour_and_all_policies_say_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    whole, *_ = tried_policies(SETTINGS, COUNTER)
    clock, billed = Clock(), billed_policy()
    model = billed.summarizer
    trial, _ = opened_trial([whole, billed], clock, 2_000)
    caplog.set_level(logging.INFO)
    log = await log_of("a", "b", "c", "d")

    def of(*names: str, after: int = 0) -> list[Entry]:
        found = [one for one in log if one.event.session_id in names]
        return [replace(one, sequence=after + one.sequence) for one in found]

    end = 0
    for names in (("a", "b"), ("c",)):
        part = of(*names, after=end)
        end = part[-1].sequence + 1
        await trial.take(0, part, end)
    assert isinstance(model, Billed)
    assert model.called == 3, "1,400 are spent, so one more is made; then 2,100 are"
    figures = [score.figures() for score in trial.scores()]
    assert [one.sessions for one in figures] == [2, 2], "c is not taken, for any policy"
    left_out = figures[0].over_budget
    assert [one.over_budget for one in figures] == [left_out, left_out]
    assert left_out >= 2, "c, and a or b or both when they needed a summary"
    lines = [one for one in caplog.records if one.__dict__.get("action") == "shadow_over_budget"]
    assert len(lines) == 1
    assert "the policy billed has spent its share of SESSIONSTREAM_LIMITS__SHADOW_TOKENS_PER_HOUR" in (
        lines[0].getMessage()
    )
    left = fields_of(caplog, "shadow_left", "levelname", "session_id", "partition")
    assert set(left) <= {("INFO", name, 0) for name in "abc"}
    assert len(left) == len(set(left)) > 0, "each session that is left is said once"

    clock.now += HOUR
    part = of("d", after=end)
    await trial.take(0, part, part[-1].sequence + 1)
    assert model.called > 3
    assert [score.figures().sessions for score in trial.scores()] == [3, 3]


async def test_a_session_that_a_budget_leaves_out_is_left_out_after_a_restart_too() -> None:
    whole, *_ = tried_policies(SETTINGS, COUNTER)
    clock, policies = Clock(), [whole, billed_policy()]
    log = await log_of("a", "b", "c")
    firsts = [one for one in log if one.event.session_id in "ab"]
    others = [replace(one, sequence=log[-1].sequence + 1 + one.sequence) for one in log]
    others = [one for one in others if one.event.session_id == "c"]
    everything = [*firsts, *others]
    cut = others[len(others) // 2].sequence
    before, _ = opened_trial(policies, clock, 2_000)
    await before.take(0, firsts, firsts[-1].sequence + 1)
    await before.take(0, [one for one in others if one.sequence < cut], cut)
    dumped = before.dump(0)
    known = without_times(before)
    left_out = before.scores()[0].over_budget
    assert left_out >= 2

    clock.now += HOUR / 2
    after, taken_from = opened_trial(policies, clock, 2_000, dumped)
    assert after.scores()[0].over_budget == left_out
    await after.take(0, [one for one in everything if taken_from <= one.sequence < cut], cut)
    assert without_times(after) == known
    # The budget of this hour is spent, whatever was restarted; in the next one, c is still left out.
    fresh = Entry(event(user("Hello"), "new", "new"), cut, START_MS + 10**6)
    await after.take(0, [fresh], cut + 1)
    assert after.scores()[0].over_budget == left_out + 1
    clock.now += HOUR
    rest = [one for one in others if one.sequence > cut]
    await after.take(0, rest, rest[-1].sequence + 1)
    assert without_times(after) == known


async def test_a_budget_holds_while_summaries_are_made_at_the_same_time() -> None:
    clock, billed = Clock(), billed_policy()
    trial, _ = opened_trial([billed], clock, 5_000)
    log = await log_of(*"abcdefghijkl")

    await asyncio.wait_for(trial.take(0, log, log[-1].sequence + 1), timeout=60)

    spent = trial.scores()[0].figures().usage
    assert 5_000 <= spent.input_tokens + spent.output_tokens < 5_000 + 700


class Stopping(Billed):
    """Its second summary never comes."""

    def __init__(self) -> None:
        super().__init__(RuntimeError())
        self.asked_twice = asyncio.Event()

    async def summarize(self, request: SummaryRequest) -> Summary:
        summary = await super().summarize(request)
        if self.called > 1:
            self.asked_twice.set()
            await asyncio.Event().wait()
        return summary


async def test_what_is_spent_on_a_batch_is_stored_before_the_batch_is_counted() -> None:
    """A worker that was killed, or lost the partition, in every batch spent the budget again each time."""
    clock, model = Clock(), Stopping()
    stopping = replace(billed_policy(), summarizer=model)
    log = await log_of("a")
    first, _ = opened_trial([stopping], clock, 1_000)
    taking = asyncio.ensure_future(first.take(0, log, log[-1].sequence + 1))
    await asyncio.wait_for(model.asked_twice.wait(), timeout=60)

    counted_to, dumped = first.dump(0)
    assert counted_to == 0
    second, _ = opened_trial([stopping], clock, 1_000, (counted_to, dumped))
    assert second.scores()[0].figures().sessions == 0, "the batch is not counted"
    assert second._partitions[0].budget.spent["billed"].tokens == 700

    taking.cancel()
    await asyncio.wait({taking})
    third, _ = opened_trial([stopping], clock, 1_000, first.dump(0))
    model.called = 0
    await third.take(0, log, log[-1].sequence + 1)
    assert model.called == 0, "what the call that was cut off was to read is counted, too"
    assert third.scores()[0].figures().over_budget > 0


async def test_a_call_without_an_answer_counts_against_the_budget_as_what_it_read() -> None:
    _, worse, *_ = tried_policies(SETTINGS, COUNTER)
    hanging = replace(
        worse, policy=replace(worse.policy, summarizer="openai"), summarizer=Hanging(RuntimeError())
    )
    trial = LiveTrial([hanging], PRICES, summary_seconds=0.05, clock=Clock())
    trial.open(0, "", 0, START_MS, tokens_per_hour=100)
    log = await log_of("a", "b")

    await trial.take(0, log, log[-1].sequence + 1)

    figures = trial.scores()[0].figures()
    assert figures.over_budget > 0
    assert figures.refused <= 2


async def test_a_session_that_is_left_out_is_tried_again_in_its_next_life_in_the_same_batch() -> None:
    broken = replace(billed_policy(), summarizer=Broken(RuntimeError("a bug")))
    trial = trial_of([broken])
    log = await log_of("a")
    end = Entry(event({"type": "SessionDeleted"}, "end", "a"), log[-1].sequence + 3, START_MS + 10**6)
    again = replace(log[0], sequence=end.sequence + 1)
    again = replace(again, event=again.event.model_copy(update={"event_id": "again"}))

    await trial.take(0, [*log, end, again], again.sequence + 1)

    assert trial.scores()[0].figures().sessions == 2


async def test_a_session_that_cannot_be_tried_is_not_begun_again_by_its_next_event(
    caplog: pytest.LogCaptureFixture,
) -> None:
    trial = trial_of([replace(billed_policy(), summarizer=Broken(RuntimeError("a bug")))])
    log = await log_of("a")

    for start in range(0, len(log), 5):
        part = log[start : start + 5]
        await trial.take(0, part, part[-1].sequence + 1)

    assert trial.scores()[0].figures().sessions == 1
    assert [one.__dict__.get("action") for one in caplog.records].count("shadow_failed") == 1


async def test_a_session_that_was_left_out_is_tried_again_after_it_has_expired() -> None:
    trial = trial_of([replace(billed_policy(), summarizer=Broken(RuntimeError("a bug")))])
    log = await log_of("a")
    await trial.take(0, log, log[-1].sequence + 1)
    last = log[-1].sequence

    def after(number: int, fields: Fields) -> Entry:
        return Entry(event(fields, f"later-{number}", "a"), last + number, START_MS + 10**6)

    early = after(1, {"type": "SessionExpired", "last_sequence": last - 3})
    await trial.take(0, [early, after(2, user("Still here"))], last + 3)
    assert trial.scores()[0].figures().sessions == 1, "it had not ended"
    over = after(3, {"type": "SessionExpired", "last_sequence": last + 2})
    await trial.take(0, [over, after(4, user("Hello again"))], last + 5)
    assert trial.scores()[0].figures().sessions == 2


class Refusing(Broken):
    """A summarizer whose answers cost 700 tokens each, and cannot be used."""

    async def summarize(self, request: SummaryRequest) -> Summary:
        del request
        error = SummaryRefused("blank", "the answer is blank")
        error.spent = Spent(calls=1, input_tokens=600, output_tokens=100)
        raise error


async def test_what_refused_answers_cost_is_in_the_row_of_the_policy() -> None:
    billed = billed_policy()
    refusing = replace(
        billed, policy=replace(billed.policy, model="gpt-4o-mini"), summarizer=Refusing(RuntimeError())
    )
    priced = PriceTable(ModelTable({"gpt-4o-mini": Model(128_000, None, Price(0.15, 0.6))}))
    trial = LiveTrial([refusing], priced)
    trial.open(0, "", 0, START_MS)
    log = await log_of("a")

    await trial.take(0, log, log[-1].sequence + 1)

    figures = trial.scores()[0].figures()
    assert figures.calls == figures.refused > 0
    assert figures.usage.input_tokens == 600 * figures.refused
    assert figures.cost == pytest.approx(figures.refused * (600 * 0.15 + 100 * 0.6) / 1e6)


class Hanging(Broken):
    """A summarizer that never answers."""

    called = 0

    async def summarize(self, request: SummaryRequest) -> Summary:
        del request
        self.called += 1
        await asyncio.Event().wait()
        raise self._error


async def test_a_summarizer_that_hangs_is_left_after_its_time_and_then_not_called_for_a_while(
    caplog: pytest.LogCaptureFixture,
) -> None:
    _, whole, *_ = tried_policies(SETTINGS, COUNTER)
    model = Hanging(RuntimeError())
    hanging = replace(
        whole, name="hanging", policy=replace(whole.policy, summarizer="openai"), summarizer=model
    )
    trial = LiveTrial([whole, hanging], PRICES, summary_seconds=0.05)
    trial.open(0, "", 0, START_MS)
    log = await log_of("a")

    async with asyncio.timeout(60):
        await trial.take(0, log, log[-1].sequence + 1)

    first, second = (score.figures() for score in trial.scores())
    assert first.regret.needed.total() == 8, "the other policy is scored as without it"
    assert second.refused > model.called == 3
    actions = [getattr(record, "action", None) for record in caplog.records]
    assert actions.count("summarizer_resting") == 1


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
