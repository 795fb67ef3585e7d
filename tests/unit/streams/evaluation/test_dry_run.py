from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from processors.analytics.costs import PriceTable
from processors.compaction.policy import CompactionPolicy
from processors.evaluation.policy_comparison import Trial, trial_figures
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummarizerUnavailable, SummaryRefused
from schemas.parts import Usage
from schemas.settings import load_settings
from streams.compaction.extractive import ExtractiveSummarizer
from streams.compaction.summarizer import Summarizer
from streams.evaluation.dry_run import try_policy
from streams.settings.policies import model_table
from tests.builders.events import Fields, answer, compacted, event, user
from tests.builders.memories import START_MS
from tests.builders.recorded import conversations, events_of

MEMORY = MemoryPolicy(token_counter=ByteEstimate())
POLICY = CompactionPolicy(trigger_size_bytes=3_000, keep_recent_turns=1)
NO_PRICES = PriceTable(BUILT_IN_MODELS)


class Scripted:
    """Gives the same summary each time, and records the requests."""

    def __init__(
        self, usage: Usage | None = None, *, model: str | None = None, error: Exception | None = None
    ) -> None:
        self.asked: list[SummaryRequest] = []
        self._error = error
        self._summary = Summary(
            user_message="Order FL-208871",
            ai_message="Noted.",
            knowledge={"title": "order"},
            usage=usage,
            model=model,
            calls=0 if usage is None else 2,
        )

    async def summarize(self, request: SummaryRequest) -> Summary:
        self.asked.append(request)
        if self._error is not None:
            raise self._error
        return self._summary

    async def close(self) -> None:
        """Nothing is held."""


def log_of(*said: Fields, session_id: str = "s", first: int = 0) -> dict[str, list[Entry]]:
    entries = [
        # The offsets of a log have gaps, because sessions share a partition.
        Entry(event(fields, f"e{number}", session_id), first + number * 7, START_MS + number * 1_000)
        for number, fields in enumerate(said)
    ]
    return {session_id: entries}


def turns(count: int) -> list[Fields]:
    return [
        message
        for number in range(count)
        for message in (
            user(f"Where is order FL-2088{number:02}? " + "Please. " * 30),
            answer("On its way. " * 30),
        )
    ]


async def tried(
    log: Mapping[str, list[Entry]], summarizer: Summarizer, policy: CompactionPolicy = POLICY
) -> Trial:
    return await try_policy(log, policy, summarizer, MEMORY)


async def test_a_session_is_compacted_again_and_again_as_it_grows() -> None:
    summarizer = Scripted()

    trial = await tried(log_of(*turns(30)), summarizer)

    assert [one.epoch for one in trial.observations] == list(range(1, len(trial.observations) + 1))
    assert len(trial.observations) >= 4
    # Each request begins with the summary before it, and brings its knowledge.
    for asked in summarizer.asked[1:]:
        assert [message.compacted for message in asked.messages[:3]] == [True, True, False]
        assert asked.knowledge == {"title": "order"}
    assert [one.history_bytes for one in trial.observations] == sorted(
        one.history_bytes for one in trial.observations
    )


async def test_reports_of_calls_that_had_another_policys_memory_count_in_the_trial() -> None:
    """A receipt names an epoch of the recorded memory, which the trial's memory does not have."""
    said = turns(12)
    for number in range(1, len(said), 2):
        said[number] |= {
            "usage": {"input_tokens": 1_000 * number, "output_tokens": 1},
            "context": {"sequence": number - 1, "epoch": 7},
        }
    policy = CompactionPolicy(
        trigger_size_bytes=None,
        trigger_context_fraction=None,
        trigger_input_tokens=9_000,
        keep_recent_turns=1,
    )

    trial = await tried(log_of(*said), Scripted(), policy)

    assert [one.trigger for one in trial.observations][:1] == ["input_tokens"]
    # After a compaction the recorded calls still take more and more: 13, and then 15, 17 and so on for each tenth.
    assert 1 < len(trial.observations) < 8


async def test_recall_counts_all_facts_that_the_summary_replaced() -> None:
    trial = await tried(log_of(*turns(30)), Scripted())

    first, last = trial.observations[0], trial.observations[-1]
    assert first.kept_facts["identifier"].total < last.kept_facts["identifier"].total
    assert last.kept_facts["identifier"].kept == 0
    assert last.summary_bytes == len("Order FL-208871Noted.")


async def test_compactions_in_the_log_are_ignored() -> None:
    said = turns(12)
    recorded = [*said[:6], compacted(5), *said[6:]]

    assert trial_figures(
        await tried(log_of(*recorded), ExtractiveSummarizer(ByteEstimate())), NO_PRICES
    ).kept_facts == (
        trial_figures(await tried(log_of(*said), ExtractiveSummarizer(ByteEstimate())), NO_PRICES).kept_facts
    )


async def test_a_request_in_the_log_is_followed_with_its_instructions() -> None:
    request = {"type": "CompactionRequested", "reason": "user", "instructions": "keep the order"}
    summarizer = Scripted()

    trial = await tried(log_of(*turns(3), request), summarizer)

    assert [one.trigger for one in trial.observations] == ["requested"]
    assert summarizer.asked[0].instructions == "keep the order"


async def test_settings_of_a_session_take_precedence_over_the_policy() -> None:
    own = {"type": "SessionConfigured", "compaction": {"trigger_size_bytes": 1_000_000}}

    assert (await tried(log_of(own, *turns(20)), Scripted())).observations == []


async def test_later_summaries_need_not_keep_facts_of_a_cleared_history() -> None:
    log = log_of(*turns(10), {"type": "HistoryCleared"}, *turns(10))

    trial = await tried(log, Scripted())

    assert [one.epoch for one in trial.observations].count(1) == 2
    assert trial.observations[-1].kept_facts["identifier"].total <= 10


async def test_after_a_refusal_the_next_summary_is_requested_when_memory_has_grown() -> None:
    summarizer = Scripted(error=SummaryRefused("blank", "nothing there"))

    trial = await tried(log_of(*turns(30)), summarizer)

    assert trial.observations == []
    assert trial.refused["blank"] == len(summarizer.asked)
    sizes = [asked.size_bytes for asked in summarizer.asked]
    assert 2 < len(sizes) < 30


async def test_an_unavailable_summarizer_ends_the_trial() -> None:
    with pytest.raises(SummarizerUnavailable):
        await tried(log_of(*turns(30)), Scripted(error=SummarizerUnavailable("away")))


class AwayForOne(Scripted):
    """Is unavailable for the second request, while the first one is being answered, which takes time to end."""

    def __init__(self) -> None:
        super().__init__()
        self.in_progress = 0

    async def summarize(self, request: SummaryRequest) -> Summary:
        self.asked.append(request)
        if len(self.asked) > 1:
            raise SummarizerUnavailable("away")
        self.in_progress += 1
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            self.in_progress -= 1
        raise AssertionError("it is cancelled")


async def test_no_session_uses_the_summarizer_any_more_when_a_trial_has_failed() -> None:
    logs = {name: log_of(*turns(10), session_id=name)[name] for name in ("s0", "s1")}
    summarizer = AwayForOne()

    with pytest.raises(SummarizerUnavailable):
        await tried(logs, summarizer)

    assert summarizer.in_progress == 0


async def test_figures_do_not_depend_on_the_order_in_which_sessions_finish() -> None:
    logs = {
        f"s{number}": log_of(*turns(10 + number), session_id=f"s{number}")[f"s{number}"]
        for number in range(6)
    }

    trial = await tried(logs, ExtractiveSummarizer(ByteEstimate()))

    names = [one.session_id for one in trial.observations]
    assert names == sorted(names)
    assert trial.sessions == 6


@pytest.mark.parametrize(
    ("models", "cost"),
    [
        ({"m": {"input_price": 2.0, "output_price": 8.0}}, (1_000 * 2.0 + 100 * 8.0) / 1_000_000),
        ({"M*": {"input_price": 2.0, "output_price": 8.0}}, (1_000 * 2.0 + 100 * 8.0) / 1_000_000),
        ({"m": {"input_price": 2.0}}, None),
        ({}, None),
    ],
)
async def test_calls_are_priced_if_the_price_is_known(models: dict[str, Any], cost: float | None) -> None:
    usage = Usage(input_tokens=1_000, output_tokens=100)
    trial = await tried(log_of(*turns(30)), Scripted(usage, model="m"))

    found = trial_figures(trial, PriceTable(model_table(load_settings(models=models))))

    count = len(trial.observations)
    assert found.calls == 2 * count
    assert found.usage == Usage(input_tokens=1_000 * count, output_tokens=100 * count)
    assert found.cost == (None if cost is None else pytest.approx(cost * count))


async def test_a_summary_without_a_model_costs_nothing() -> None:
    found = trial_figures(await tried(log_of(*turns(30)), ExtractiveSummarizer(ByteEstimate())), NO_PRICES)

    assert (found.calls, found.cost) == (0, 0.0)
    assert found.ratio is not None
    assert found.ratio < 0.5


async def test_without_compactions_there_is_no_ratio() -> None:
    found = trial_figures(await tried(log_of(*turns(2)), Scripted()), NO_PRICES)

    assert (found.compacted, found.sessions, found.ratio, found.recall.total) == (0, 1, None, 0)


def recorded(*, joined: bool) -> dict[str, list[Entry]]:
    """The first 16 recorded conversations, each in a session or all in one."""
    sessions: dict[str, list[Entry]] = {}
    for name, chat in list(conversations().items())[:16]:
        entries = sessions.setdefault("joined" if joined else name, [])
        for fields in events_of("joined" if joined else name, chat):
            at = len(entries)
            said = event({key: value for key, value in fields.items() if key != "event_id"}, f"e{at}")
            entries.append(Entry(said, at, START_MS + at * 1_000))
    return sessions


@pytest.mark.parametrize(
    ("joined", "trigger_bytes", "kept", "sizes", "needed", "missed"),
    [
        (False, 8_000, ((139, 147), (191, 695)), (14, 83_022, 8_905), {"named": 18}, {}),
        (
            True,
            8_000,
            ((59, 243), (72, 618)),
            (26, 140_293, 1_150),
            {"named": 31, "called": 8, "said": 8},
            {"named": 9, "called": 7, "said": 4},
        ),
        (
            True,
            30_000,
            ((49, 242), (71, 618)),
            (5, 140_293, 1_144),
            {"named": 5, "called": 3, "said": 1},
            {"named": 2, "called": 3},
        ),
    ],
)
async def test_the_figures_of_recorded_conversations_stay_what_they_are(
    *,
    joined: bool,
    trigger_bytes: int,
    kept: tuple[tuple[int, int], ...],
    sizes: tuple[int, ...],
    needed: dict[str, int],
    missed: dict[str, int],
) -> None:
    """They change with what summaries say (what is kept, missed, and its bytes), and for no other reason.

    What was needed, except ``named``, is as when each event was compared with all of memory and all that was covered.
    Then facts of tools' answers and of the system message in memory counted as needed: 19, 57 and 23 were named. And
    60 % of a statement's words were enough to say it again: 1, 16 and 2 were said.
    """
    policy = CompactionPolicy(trigger_size_bytes=trigger_bytes, keep_recent_turns=1, max_summary_tokens=300)
    tried = await try_policy(recorded(joined=joined), policy, ExtractiveSummarizer(ByteEstimate()), MEMORY)
    found = trial_figures(tried, NO_PRICES)

    assert tuple((one.kept, one.total) for one in (found.recall, found.kept_values)) == kept
    assert (found.compactions, found.history_bytes, found.summary_bytes) == sizes
    assert (dict(found.regret.needed), dict(+found.regret.missed)) == (needed, missed)
