"""What the shadow's consumer does when a batch is damaged, or an offset cannot be committed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiokafka import TopicPartition
from aiokafka.errors import IllegalStateError, OffsetMetadataTooLargeError
from aiokafka.structs import OffsetAndMetadata
from prometheus_client import CollectorRegistry

from processors.analytics.costs import PriceTable
from processors.evaluation.policy_score import read_partition_budget
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import BUILT_IN_MODELS
from schemas.errors import BrokerUnreachable, ConfigurationError
from schemas.settings import Settings, load_settings
from streams.compaction import shadow as shadow_module
from streams.compaction.group_member import commit
from streams.compaction.live_trial import LiveTrial, tried_policies
from streams.compaction.shadow import Shadow
from streams.compaction.shadow_metrics import ShadowMetrics
from streams.engine.record_batches import WrongChecksum
from streams.settings.policies import shadow_policies
from tests.builders.events import event_json, user
from tests.builders.source_records import Record, unreadable_batch
from tests.log_lines import fields_of


def settings_with(*names: str) -> Settings:
    return load_settings(compaction={"shadow": {name: {"max_summary_tokens": 25} for name in names}})


TOPIC = Settings().topics.session_events


def shadow() -> Shadow:
    settings = settings_with("short")
    trial = LiveTrial(tried_policies(settings, ByteEstimate()), PriceTable(BUILT_IN_MODELS))
    return Shadow(settings, trial, ShadowMetrics(CollectorRegistry()), lambda: 1)


class MovingConsumer:
    """Its partition has a damaged batch, and is being given to another worker."""

    async def getmany(self, **_: Any) -> Mapping[TopicPartition, list[Any]]:
        raise WrongChecksum(unreadable_batch(TOPIC, 0, 5, next_offset=6))

    def seek(self, *_: Any) -> None:
        raise IllegalStateError("No current assignment for partition")


class FullConsumer:
    """Commits nothing as long as ``full``."""

    full = True

    async def commit(self, _: Any) -> None:
        if self.full:
            raise OffsetMetadataTooLargeError


async def test_a_damaged_batch_of_a_partition_that_moves_ends_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shadow_module, "_STAY_SECONDS", 0.0)

    assert await shadow()._poll(cast(Any, MovingConsumer()), 0) == {}


async def test_commits_that_fail_for_long_are_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    consumer = FullConsumer()
    following, given = shadow(), cast(Any, consumer)
    following._open(0, "", 7)
    caplog.set_level(logging.INFO)
    await following._commit(given)
    assert not caplog.records, "it may be a rebalance"

    monkeypatch.setattr(shadow_module, "_SAY_UNCOMMITTED_SECONDS", 0.0)
    for _ in range(2):
        await following._commit(given)
    (line,) = caplog.records
    assert line.__dict__["action"] == "shadow_commit_failed"
    assert "OffsetMetadataTooLarge" in line.getMessage()

    consumer.full = False
    await following._commit(given)
    following._dumps[0] = (8, "")
    consumer.full = True
    await following._commit(given)
    assert len(caplog.records) == 2, "after a commit it is said again"


async def test_a_commit_that_fails_is_no_error_since_a_later_one_has_its_offsets(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """During a rebalance many do."""
    caplog.set_level(logging.DEBUG, logger="streams")

    failed = await commit(cast(Any, FullConsumer()), {TopicPartition(TOPIC, 0): 7})

    assert isinstance(failed, OffsetMetadataTooLargeError)
    assert fields_of(caplog, "commit_failed", "levelname") == [("DEBUG",)]


async def test_partitions_wait_without_a_warning_while_kafka_does_not_answer_for_the_group_of_trials(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Compaction itself says that no broker answers."""

    @asynccontextmanager
    async def away(_: Settings) -> AsyncGenerator[None]:
        raise BrokerUnreachable("nobody answers")
        yield

    monkeypatch.setattr(shadow_module, "started_admin", away)
    caplog.set_level(logging.DEBUG, logger="streams")
    following = shadow()
    following._unopened = frozenset({0})

    assert not await following._open_assigned(cast(Any, KeptMembership()))
    assert following._unopened == {0}, "it is asked again"
    assert fields_of(caplog, "shadow_waiting", "levelname") == [("DEBUG",)]


class KeptMembership:
    """A consumer without records that notes what is committed."""

    def __init__(self) -> None:
        self.committed: list[Mapping[TopicPartition, tuple[int, str]]] = []
        self.committed_again = asyncio.Event()

    async def getmany(self, **_: Any) -> Mapping[TopicPartition, list[Any]]:
        return {}

    async def commit(self, offsets: Mapping[TopicPartition, tuple[int, str]]) -> None:
        self.committed.append(offsets)
        if len(self.committed) > 1:
            self.committed_again.set()

    def assignment(self) -> frozenset[TopicPartition]:
        return frozenset()

    paused = assignment

    def pause(self, *_: TopicPartition) -> None: ...

    def resume(self, *_: TopicPartition) -> None: ...


async def test_what_a_batch_has_spent_so_far_is_committed_while_it_is_tried_and_when_it_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shadow_module, "_STAY_SECONDS", 0.01)
    following, consumer = shadow(), KeptMembership()
    following._open(0, "", 7)
    await following._commit(cast(Any, consumer))
    trial = following._trial
    ended = asyncio.Event()

    async def spend(*_: object) -> None:
        budget = trial._partitions[0].budget
        budget.settle("short", 0, 700, 500_000 * 3_600.0)
        try:
            await ended.wait()
        finally:
            budget.settle("short", 0, 50, 500_000 * 3_600.0)

    monkeypatch.setattr(trial, "_take_session", spend)
    place = TopicPartition(TOPIC, 0)
    record = Record(event_json(user("Hello")), offset=7)
    following._work = asyncio.ensure_future(following._take_all({place: [record]}))
    waiting = asyncio.ensure_future(following._wait_for(cast(Any, consumer), following._work))
    await asyncio.wait_for(consumer.committed_again.wait(), timeout=30)
    following._consumer = cast(Any, consumer)
    await following.on_partitions_revoked([place])
    await waiting

    stored = [committed[place] for committed in consumer.committed[1:]]
    assert [offset for offset, _ in stored] == [7, 7]
    spent = [read_partition_budget(dumped, 1_000, ["short"]).spent["short"].tokens for _, dumped in stored]
    assert spent == [700, 750], "while it is tried, and when it is cut off"


def test_a_name_that_leaves_no_room_for_scores_is_refused_at_the_start() -> None:
    tried_policies(settings_with("a" * 64, "ü" * 32), ByteEstimate())
    for name, size in (("a" * 65, 65), ("ü" * 33, 66)):
        with pytest.raises(
            ConfigurationError, match=f"COMPACTION__SHADOW: the name .* has {size} bytes; at most 64"
        ):
            tried_policies(settings_with(name), ByteEstimate())


def test_a_policy_cannot_have_the_name_of_the_one_in_force() -> None:
    """Its scores would have been taken for those of the policy in force."""
    with pytest.raises(ConfigurationError, match="current is the name of the policy in force: give another"):
        tried_policies(settings_with("current"), ByteEstimate())


def test_a_wrong_value_names_its_policy() -> None:
    settings = load_settings(compaction={"shadow": {"short": {"max_summary_tokens": "many"}}})
    with pytest.raises(ConfigurationError, match=r"COMPACTION__SHADOW, policy short: max_summary_tokens: "):
        shadow_policies(settings)


class BehindConsumer:
    """The log of its partition ends at ``end``."""

    end = 0

    def highwater(self, _: TopicPartition) -> int:
        return self.end


def test_a_trial_far_behind_the_log_is_said_once_until_it_caught_up(caplog: pytest.LogCaptureFixture) -> None:
    registry, consumer = CollectorRegistry(), BehindConsumer()
    settings = settings_with("short")
    trial = LiveTrial(tried_policies(settings, ByteEstimate()), PriceTable(BUILT_IN_MODELS))
    following = Shadow(settings, trial, ShadowMetrics(registry), lambda: 1)
    following._open(0, "", 7)

    said: list[int] = []
    for consumer.end in (7, 9_000, 20_007, 9_007, 30_000, 7, 20_007):
        following._say_behind(cast(Any, consumer))
        said.append(len(caplog.records))

    assert said == [0, 0, 1, 1, 1, 1, 2]
    told = [("WARNING", 20_000), ("WARNING", 20_000)]
    assert fields_of(caplog, "shadow_behind", "levelname", "behind") == told
    assert registry.get_sample_value("sessionstream_shadow_behind") == 20_000


class KnownLog:
    """The log of partition 0 has the offsets from 100 to 200; it stands in for consumer and admin client."""

    def __init__(self, committed: OffsetAndMetadata | None) -> None:
        self._committed = committed
        self.position = -1

    async def list_consumer_group_offsets(self, *_: object, **__: object) -> dict[TopicPartition, Any]:
        return {} if self._committed is None else {TopicPartition(TOPIC, 0): self._committed}

    async def beginning_offsets(self, places: list[TopicPartition]) -> dict[TopicPartition, int]:
        return dict.fromkeys(places, 100)

    async def end_offsets(self, places: list[TopicPartition]) -> dict[TopicPartition, int]:
        return dict.fromkeys(places, 200)

    def seek(self, _: TopicPartition, offset: int) -> None:
        self.position = offset

    async def commit(self, _: object) -> None:
        """It is not looked at."""


@pytest.mark.parametrize(
    ("offset", "is_kept", "counted_to", "said"),
    [
        (150, True, 150, None),
        (40, True, 100, "60 records"),
        (900, False, 200, "created again"),
        (-1, False, 200, None),
    ],
)
async def test_scores_outlive_records_that_retention_deleted_but_not_their_log(
    offset: int,
    is_kept: bool,
    counted_to: int,
    said: str | None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    following = shadow()
    following._topic = TOPIC
    trial = following._trial
    trial.open(0, "", max(0, offset), 1_000)
    for score in trial._partitions[0].scores:
        score.add_session()
    stored = OffsetAndMetadata(offset, trial.dump(0)[1])
    trial.close(0)
    log = KnownLog(None if offset < 0 else stored)

    @asynccontextmanager
    async def admin(_: Settings) -> AsyncGenerator[KnownLog]:
        yield log

    monkeypatch.setattr(shadow_module, "started_admin", admin)
    await following.on_partitions_assigned([TopicPartition(TOPIC, 0)])
    assert await following._open_assigned(cast(Any, log))

    assert trial.dump(0)[0] == counted_to
    assert [score.figures().sessions for score in trial.scores()] == [is_kept, is_kept]
    assert log.position >= 100
    lines = [one.getMessage() for one in caplog.records if one.__dict__.get("action") == "shadow_gap"]
    assert len(lines) == (said is not None)
    assert said is None or said in lines[0]


def test_the_figures_of_a_policy_are_its_samples_and_an_unknown_cost_is_none() -> None:
    registry = CollectorRegistry()
    metrics = ShadowMetrics(registry)
    figures = SimpleNamespace(
        compactions=1,
        over_budget=2,
        refused=3,
        recall=SimpleNamespace(total=4, kept=5),
        regret=SimpleNamespace(needed=Counter(a=6), missed=Counter(a=3, b=4)),
        history_bytes=8,
        summary_bytes=9,
        cost=None,
        seconds=11.5,
    )
    score = SimpleNamespace(policy=SimpleNamespace(name="short"), figures=lambda: figures)

    def shown() -> dict[str, float | None]:
        names = (
            "sessionstream_shadow_compactions",
            "sessionstream_shadow_over_budget",
            "sessionstream_shadow_refused",
            "sessionstream_shadow_facts",
            "sessionstream_shadow_facts_kept",
            "sessionstream_shadow_needed",
            "sessionstream_shadow_missed",
            "sessionstream_shadow_history_bytes",
            "sessionstream_shadow_summary_bytes",
            "sessionstream_shadow_cost_usd",
            "sessionstream_shadow_summarizer_seconds",
        )
        return {name: registry.get_sample_value(name, {"policy": "short"}) for name in names}

    metrics.show(cast(Any, [score]), 12)

    assert list(shown().values()) == [1, 2, 3, 4, 5, 6, 7, 8, 9, None, 11.5]
    assert registry.get_sample_value("sessionstream_shadow_sessions") == 12
    figures.cost = 0.25
    metrics.show(cast(Any, [score]), 12)
    assert shown()["sessionstream_shadow_cost_usd"] == 0.25
    metrics.show([], 0)
    assert set(shown().values()) == {None}, "its partitions are another worker's now"
