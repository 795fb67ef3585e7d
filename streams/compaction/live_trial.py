"""Tries policies on the sessions of some partitions while they go on: one private memory a session and policy."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import orjson

from processors.analytics.costs import Billed, PriceTable
from processors.compaction.policy import CompactionPolicy
from processors.evaluation.policy_comparison import Observation
from processors.evaluation.policy_score import (
    PolicyScore,
    ScoredPolicy,
    dump_scores,
    merged_scores,
    read_followed_from,
    read_partition_budget,
    read_scores,
    with_spending,
)
from processors.evaluation.regret import Regret
from processors.evaluation.trial_budget import TrialBudget
from processors.evaluation.verdict import CURRENT
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import TokenCounter
from schemas.errors import SummarizerUnavailable
from schemas.events import Event, HistoryCleared, SessionDeleted, SessionExpired
from schemas.settings import PREFIX, Settings
from streams.compaction.breakers import Breakers
from streams.compaction.footprint import Footprint
from streams.compaction.logged_session import LoggedSession
from streams.compaction.shadow_session import ShadowSession
from streams.compaction.summarizer import Summarizer
from streams.compaction.summarizers import make_summarizer
from streams.compaction.text_caches import TextCaches
from streams.compaction.trial_summarizers import (
    REST_SECONDS,
    SUMMARY_SECONDS,
    BoundedSummarizer,
    NotRepeatable,
    OnceSummarizer,
    OverBudget,
    Purse,
)
from streams.settings.policies import compaction_policy, live_policies, memory_policy

log = logging.getLogger(__name__)

#: The most sessions that are followed at the same time, and about the bytes of all their private memories.
MAX_SESSIONS: Final = 1_000
MAX_BYTES: Final = 256 * 1024 * 1024
#: So many offsets before its first one are folded without being counted, for the memories of sessions in progress.
FOLDED_BEFORE_OFFSETS: Final = 5_000
#: A session is forgotten if none of the last so many events of its partition are its own, or if its first one that was
#: followed is older than the second number: all of these are folded again after a restart.
MAX_IDLE_OFFSETS: Final = 10_000
MAX_FOLLOWED_OFFSETS: Final = 50_000
#: Scores that were counted by other rules begin at zero.
_SCORING_VERSION: Final = 4
#: Sessions whose events are taken at the same time, because a model answers several as fast as one.
_CONCURRENT_SESSIONS: Final = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class TriedPolicy:
    """A policy that is tried, and what it needs.

    Attributes:
        name: Its name.
        digest: Of its settings and of the rules by which it is scored.
        policy: When and what to compact.
        memory_policy: The limits of memory.
        summarizer: Makes its summaries; ``None`` if they are in the log, because the policy is in force.
    """

    name: str
    digest: str
    policy: CompactionPolicy
    memory_policy: MemoryPolicy
    summarizer: Summarizer | None


def tried_policies(
    settings: Settings, counter: TokenCounter, on_blocked: Callable[[], None] = lambda: None
) -> list[TriedPolicy]:
    """Return the policy in force and those of COMPACTION__SHADOW; the caller closes their summarizers.

    ``on_blocked`` is called each time a user's summarizer blocks its thread.

    Raises:
        ConfigurationError: There are too many, or one of them cannot be used.
    """
    tried: list[TriedPolicy] = []
    for name, variant in {CURRENT: settings, **live_policies(settings)}.items():
        policy = compaction_policy(variant)
        tried.append(
            TriedPolicy(
                name=name,
                digest=_digest(variant),
                policy=policy,
                memory_policy=memory_policy(variant, counter),
                summarizer=None if name == CURRENT else make_summarizer(variant, policy, counter, on_blocked),
            )
        )
    return tried


def _digest(settings: Settings) -> str:
    compaction = settings.compaction.model_dump(mode="json", exclude={"shadow", "promote", "api_key"})
    values = [_SCORING_VERSION, compaction, settings.memory.model_dump(mode="json")]
    return hashlib.sha256(orjson.dumps(values, option=orjson.OPT_SORT_KEYS)).hexdigest()[:8]


class _OnceScoring:
    """Counts in a score what was not counted before a restart. Implements the interface of a scoring."""

    def __init__(self, score: PolicyScore) -> None:
        self._score = score
        #: Whether the event that is taken now was not counted yet.
        self.counts = True

    def add_compaction(self, observation: Observation) -> None:
        """Count a compaction, or note one that was counted."""
        if self.counts:
            self._score.add_compaction(observation)
        else:
            self._score.restore_compaction(observation)

    def add_refusal(self, reason: str, billed: Mapping[str, Billed]) -> None:
        """Count a refused summary."""
        if self.counts:
            self._score.add_refusal(reason, billed)

    def add_regret(self, regret: Regret) -> None:
        """Count what a session needed."""
        if self.counts:
            self._score.add_regret(regret)

    def add_session(self) -> None:
        """Count a session."""
        if self.counts:
            self._score.add_session()


@dataclass(slots=True)
class _Tried:
    """A session under one policy; ``is_counted``: it is among the sessions of the score."""

    session: ShadowSession | LoggedSession
    scoring: _OnceScoring
    begun_offset: int
    footprint: Footprint
    is_counted: bool = False

    def apply(self, entry: Entry) -> Regret:
        regret = self.session.apply(entry, is_tried=self.is_tried(entry))
        self.footprint.follow(self.session.scored.text_bytes)
        return regret

    def is_tried(self, entry: Entry) -> bool:
        return entry.sequence >= self.begun_offset


@dataclass(slots=True)
class _Followed:
    """A session that is followed, under each policy.

    Attributes:
        tried: Its memories, one a policy.
        first_offset: Of the first of its events that was followed.
        last_offset: Of the last one.
        earlier_offset: Of the one before that.
        is_left: Whether nothing more is counted of it, because a budget is spent, or because it cannot be tried further.
    """

    tried: tuple[_Tried, ...]
    first_offset: int
    last_offset: int
    earlier_offset: int = 0
    is_left: bool = False

    @property
    def size_bytes(self) -> int:
        return sum(one.footprint.size_bytes for one in self.tried)

    def is_outdated_at(self, offset: int) -> bool:
        """Return whether it is not followed any more when its partition is at ``offset``."""
        return (
            offset - self.last_offset > MAX_IDLE_OFFSETS or offset - self.first_offset > MAX_FOLLOWED_OFFSETS
        )


class _Partition:
    """A partition: the scores of its sessions, as far as its log was counted.

    Attributes:
        scores: One a policy.
        counted_to: The first offset that was not counted.
        counted_already: The same, when the partition was opened.
        position: The offset after the events that were taken; below ``counted_already``, they are folded again.
        followed_from: The offset of the first event of all sessions that were followed when it was opened.
        budget: What its policies may spend, and the offsets at which no session was taken because it was spent.
        purse: The same for its summaries.
        is_spent: Whether sessions were not taken lately, because a budget is spent.
        before: While events are taken, the dump of before: until all of them are, the scores are those of no offset.
    """

    def __init__(
        self,
        scores: list[PolicyScore],
        counted_to: int,
        followed_from: int,
        budget: TrialBudget,
        clock: Callable[[], float],
    ) -> None:
        self.scores = scores
        self.budget = budget
        self.purse = Purse(budget, clock)
        self.counted_to = counted_to
        self.counted_already = counted_to
        self.position = followed_from
        self.followed_from = followed_from
        self.is_spent = False
        self.before: tuple[int, str] | None = None


class LiveTrial:
    """Folds the events of partitions under each policy, compacts in private, and scores; it publishes nothing.

    What a partition's scores are at an offset depends on the events before it alone, if no session was forgotten for
    want of room. :meth:`dump` and :meth:`open` carry them over a restart: all events of the sessions that were followed
    are taken again without being counted, and summaries of the extractive summarizer are made again, so that every
    session has its memories again, and what it needed already counts once. A session that was compacted by a summarizer
    that cannot repeat its summary is left out of all scores from then on.

    Args:
        policies: The policies, the one in force first.
        prices: The prices of models.
        caches: The caches of texts, which are emptied when a session has ended.
        tokens_per_hour: The most tokens for one session's summaries under one policy in an hour; ``None`` for no limit.
        max_sessions: The most sessions that are followed; the one that was idle for longest is forgotten.
        max_bytes: The most bytes of their memories, about.
        summary_seconds: The most seconds for one summary with a model.
        clock: Returns seconds since 1970, for budgets.
    """

    def __init__(
        self,
        policies: Sequence[TriedPolicy],
        prices: PriceTable,
        *,
        caches: TextCaches | None = None,
        tokens_per_hour: int | None = None,
        max_sessions: int = MAX_SESSIONS,
        max_bytes: int = MAX_BYTES,
        summary_seconds: float = SUMMARY_SECONDS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._clock = clock
        breakers = Breakers(rest_seconds=REST_SECONDS, clock=time.monotonic)
        self._policies = [
            one
            if one.summarizer is None
            else replace(
                one, summarizer=BoundedSummarizer(one.name, one.summarizer, breakers, summary_seconds)
            )
            for one in policies
        ]
        self._prices = prices
        self._caches = caches or TextCaches()
        self._take_partition = self._caches.using(self._take)
        self._tokens_per_hour = tokens_per_hour
        self._max_sessions = max_sessions
        self._max_bytes = max_bytes
        self._partitions: dict[int, _Partition] = {}
        self._followed: OrderedDict[tuple[int, str], _Followed] = OrderedDict()

    @property
    def session_count(self) -> int:
        """The number of sessions that are tried."""
        return sum(not followed.is_left for followed in self._followed.values())

    def scores(self) -> list[PolicyScore]:
        """Return one score a policy, of all partitions that are open."""
        return merged_scores([partition.scores for partition in self._partitions.values()])

    def open(
        self,
        partition: int,
        dumped: str,
        counted_to: int,
        now_ms: int,
        *,
        tokens_per_hour: int | None = None,
    ) -> int:
        """Begin with a partition, and return the offset from which its events must be taken.

        Args:
            partition: Its number.
            dumped: Its scores up to ``counted_to``, of :meth:`dump`; empty for none.
            counted_to: The first offset that was not counted.
            now_ms: The time, at which the scores of new policies begin.
            tokens_per_hour: The most tokens for the summaries of all its sessions under one policy in an hour; ``None``
                for no bound.
        """
        stored = {
            (score.policy.name, score.policy.digest): score for score in read_scores(dumped, self._prices)
        }
        scores = [
            stored.get((one.name, one.digest))
            or PolicyScore(ScoredPolicy(one.name, one.digest, now_ms, counted_to), self._prices)
            for one in self._policies
        ]
        followed_from = read_followed_from(dumped)
        if followed_from is None:
            followed_from = max(0, counted_to - FOLDED_BEFORE_OFFSETS)
        budget = read_partition_budget(dumped, tokens_per_hour, [one.name for one in self._policies])
        self._partitions[partition] = _Partition(scores, counted_to, followed_from, budget, self._clock)
        return followed_from

    def close(self, partition: int) -> None:
        """Forget a partition and its sessions."""
        self._partitions.pop(partition, None)
        for key in [key for key in self._followed if key[0] == partition]:
            del self._followed[key]

    def dump(self, partition: int) -> tuple[int, str]:
        """Return the first offset of a partition that was not counted, and the scores up to it.

        What its policies have spent is that of now, also while events are taken, and after that was cancelled.
        """
        opened = self._partitions[partition]
        if opened.before is not None:
            counted_to, scores = opened.before
            return counted_to, with_spending(scores, opened.budget)
        followed_from = opened.followed_from
        if opened.position >= opened.counted_already:
            firsts = [one.first_offset for (place, _), one in self._followed.items() if place == partition]
            followed_from = min(firsts, default=opened.counted_to)
            opened.budget.forget_before(followed_from)
        return opened.counted_to, dump_scores(opened.scores, followed_from, opened.budget)

    async def take(self, partition: int, entries: Iterable[Entry], next_offset: int) -> None:
        """Take events of an open partition, in order; sessions go on beside one another.

        Args:
            partition: Its number.
            entries: The events.
            next_offset: The offset after them.
        """
        await self._take_partition((partition, entries, next_offset))

    async def _take(self, taken: tuple[int, Iterable[Entry], int]) -> None:
        partition, entries, next_offset = taken
        opened = self._partitions[partition]
        opened.before = self.dump(partition)
        by_session: dict[str, list[Entry]] = {}
        for entry in entries:
            by_session.setdefault(entry.event.session_id, []).append(entry)
        self._close_if_spent(partition, opened, next_offset)
        slots = asyncio.Semaphore(_CONCURRENT_SESSIONS)

        async def take_session(session_id: str, its_entries: Sequence[Entry]) -> None:
            async with slots:
                await self._take_session(partition, opened, session_id, its_entries)

        async with asyncio.TaskGroup() as group:
            for session_id, its_entries in by_session.items():
                group.create_task(take_session(session_id, its_entries))
        opened.position = max(opened.position, next_offset)
        opened.counted_to = max(opened.counted_to, next_offset)
        self._forget_outdated(partition, opened.position)
        self._forget_surplus()
        opened.before = None

    def _close_if_spent(self, partition: int, opened: _Partition, next_offset: int) -> None:
        """Take no new session of the events up to ``next_offset`` that were not counted yet, if a budget is spent."""
        policy = opened.budget.spent_policy(self._clock())
        if policy is not None:
            opened.budget.close(opened.counted_to, next_offset)
        if policy is not None and not opened.is_spent:
            log.warning(
                "no more sessions of partition %d are tried until the next full hour: the policy %s has spent its share "
                "of %sLIMITS__SHADOW_TOKENS_PER_HOUR",
                partition,
                policy,
                PREFIX,
                extra={"action": "shadow_over_budget", "partition": partition, "policy": policy},
            )
        opened.is_spent = policy is not None

    async def _take_session(
        self, partition: int, opened: _Partition, session_id: str, entries: Sequence[Entry]
    ) -> None:
        extra = {"action": "shadow_left", "session_id": session_id, "partition": partition}
        for entry in entries:
            try:
                await self._take_entry(partition, opened, entry)
            except NotRepeatable:
                log.info(
                    "nothing more is counted of a session: a policy's summary of before the restart cannot be repeated",
                    extra=extra,
                )
                self._leave(partition, opened, session_id)
            except OverBudget:
                log.info("nothing more is counted of a session: a policy's budget is spent", extra=extra)
                self._count_over_budget(opened, entry)
                self._leave(partition, opened, session_id)
            except Exception as error:
                # A trial must not stop the worker that compacts. The error's text may quote messages.
                failed = {**extra, "action": "shadow_failed"}
                log.error("the session is not tried any more: %s", type(error).__name__, extra=failed)  # noqa: TRY400
                log.debug("the session is not tried any more", exc_info=error, extra=failed)
                self._leave(partition, opened, session_id)

    async def _take_entry(self, partition: int, opened: _Partition, entry: Entry) -> None:
        followed = self._follow(partition, opened, entry)
        if followed.is_left:
            if _ends_life(entry.event, followed.earlier_offset):
                self._forget(partition, entry.event.session_id)
            return
        # In a thread, because readers of this worker must not wait for folds that no one reads.
        regrets = await asyncio.to_thread(_apply, followed.tried, entry)
        has_life = any(one.session.scored.has_life for one in followed.tried)
        # Scores change on the event loop alone, since sessions share them.
        for one, regret in zip(followed.tried, regrets, strict=True):
            one.scoring.counts = entry.sequence >= opened.counted_already
            one.scoring.add_regret(regret)
            if has_life and one.is_tried(entry) and not one.is_counted:
                one.is_counted = True
                one.scoring.add_session()
        for one in followed.tried:
            if one.is_tried(entry):
                await self._compact(one.session, entry)
        if not has_life:
            self._forget(partition, entry.event.session_id)
        if not has_life or isinstance(entry.event, HistoryCleared):
            self._caches.forget()

    async def _compact(self, session: ShadowSession | LoggedSession, entry: Entry) -> None:
        try:
            await session.compact_if_due(entry)
        except SummarizerUnavailable as error:
            log.warning(
                "a policy that is tried got no summary: %s",
                error.detail,
                extra={"action": "shadow_unavailable", "session_id": entry.event.session_id},
            )

    def _follow(self, partition: int, opened: _Partition, entry: Entry) -> _Followed:
        key = partition, entry.event.session_id
        followed = self._followed.get(key)
        if followed is not None and followed.is_outdated_at(entry.sequence):
            self._forget(*key)
            followed = None
        if followed is None:
            is_left = opened.budget.is_closed_at(entry.sequence)
            tried = tuple(
                self._tried(key[1], one, score, opened.purse)
                for one, score in zip(self._policies, () if is_left else opened.scores, strict=False)
            )
            followed = _Followed(tried, entry.sequence, entry.sequence, is_left=is_left)
            self._followed[key] = followed
            if is_left:
                self._count_over_budget(opened, entry)
        followed.earlier_offset, followed.last_offset = followed.last_offset, entry.sequence
        self._followed.move_to_end(key)
        return followed

    def _count_over_budget(self, opened: _Partition, entry: Entry) -> None:
        for score in opened.scores:
            if entry.sequence >= max(opened.counted_already, score.policy.begun_offset):
                score.add_over_budget()

    def _tried(self, session_id: str, policy: TriedPolicy, score: PolicyScore, purse: Purse) -> _Tried:
        scoring = _OnceScoring(score)
        session: ShadowSession | LoggedSession
        if policy.summarizer is None:
            session = LoggedSession(session_id, policy.memory_policy, scoring)
        else:
            session = ShadowSession(
                session_id,
                policy.policy,
                OnceSummarizer(policy.name, policy.summarizer, lambda: scoring.counts, purse),
                policy.memory_policy,
                scoring,
                tokens_per_hour=self._tokens_per_hour,
            )
        return _Tried(session, scoring, score.policy.begun_offset, Footprint(lambda: session.scored.state))

    def _leave(self, partition: int, opened: _Partition, session_id: str) -> None:
        """Count nothing more of a session; it stays in the list, so that its later events do not begin it again."""
        followed = self._followed.get((partition, session_id))
        if followed is not None:
            followed.is_left = True
            followed.tried = ()
            for score in opened.scores:
                score.forget(session_id)

    def _forget(self, partition: int, session_id: str) -> None:
        self._followed.pop((partition, session_id), None)
        opened = self._partitions.get(partition)
        for score in () if opened is None else opened.scores:
            score.forget(session_id)

    def _forget_outdated(self, partition: int, offset: int) -> None:
        outdated = [
            session_id
            for (place, session_id), followed in self._followed.items()
            if place == partition and followed.is_outdated_at(offset)
        ]
        for session_id in outdated:
            self._forget(partition, session_id)

    def _forget_surplus(self) -> None:
        # What is left takes hardly any room, and must not take the place of what is tried.
        for is_left in (False, True):
            kept = [(key, one) for key, one in self._followed.items() if one.is_left is is_left]
            count, size_bytes = len(kept), sum(one.size_bytes for _, one in kept)
            for (partition, session_id), oldest in kept:
                if count <= self._max_sessions and size_bytes <= self._max_bytes:
                    break
                count -= 1
                size_bytes -= oldest.size_bytes
                self._forget(partition, session_id)


def _ends_life(event: Event, last_offset: int) -> bool:
    """Return whether a session ends whose memory is not known: what follows is its next life."""
    # An expiry is published for the last event of a session, and is ignored if another one came after that.
    return isinstance(event, SessionDeleted) or (
        isinstance(event, SessionExpired) and event.last_sequence >= last_offset
    )


def _apply(tried: Iterable[_Tried], entry: Entry) -> list[Regret]:
    return [one.apply(entry) for one in tried]
