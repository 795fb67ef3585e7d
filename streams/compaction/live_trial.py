"""Tries policies on the sessions of some partitions while they go on: one private memory a session and policy."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import orjson

from processors.analytics.costs import PriceTable
from processors.compaction.policy import CompactionPolicy
from processors.evaluation.policy_score import (
    PolicyScore,
    ScoredPolicy,
    dump_scores,
    merged_scores,
    read_scores,
)
from processors.evaluation.regret import Regret
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import TokenCounter
from schemas.errors import SummarizerUnavailable
from schemas.events import HistoryCleared
from schemas.settings import Settings
from streams.compaction.shadow_session import ShadowSession
from streams.compaction.summarizer import Summarizer
from streams.compaction.summarizers import make_summarizer
from streams.compaction.text_caches import TextCaches
from streams.settings.policies import compaction_policy, live_policies, memory_policy

log = logging.getLogger(__name__)

#: The name of the policy in force among those that are tried.
CURRENT: Final = "current"
#: The most sessions that are followed at the same time, and about the bytes of all their private memories.
MAX_SESSIONS: Final = 1_000
MAX_BYTES: Final = 64 * 1024 * 1024
#: Sessions whose events are taken at the same time, because a model answers several as fast as one.
_CONCURRENT_SESSIONS: Final = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class TriedPolicy:
    """A policy that is tried, and what it needs.

    Attributes:
        name: Its name.
        digest: Of its settings.
        policy: When and what to compact.
        memory_policy: The limits of memory.
        summarizer: Makes its summaries.
    """

    name: str
    digest: str
    policy: CompactionPolicy
    memory_policy: MemoryPolicy
    summarizer: Summarizer


def tried_policies(settings: Settings, counter: TokenCounter) -> list[TriedPolicy]:
    """Return the policy in force and those of COMPACTION__SHADOW; the caller closes their summarizers.

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
                summarizer=make_summarizer(variant, policy, counter),
            )
        )
    return tried


def _digest(settings: Settings) -> str:
    compaction = settings.compaction.model_dump(mode="json", exclude={"shadow", "promote", "api_key"})
    values = [compaction, settings.memory.model_dump(mode="json")]
    return hashlib.sha256(orjson.dumps(values, option=orjson.OPT_SORT_KEYS)).hexdigest()[:8]


@dataclass(slots=True)
class _Followed:
    """A session that is followed, under each policy.

    Attributes:
        sessions: Its memories, one a policy.
        is_refolded: Whether it was followed before, up to the offset that was counted.
        is_counted: Whether it is among the sessions of the scores.
    """

    sessions: tuple[ShadowSession, ...]
    is_refolded: bool
    is_counted: bool = False

    @property
    def size_bytes(self) -> int:
        return sum(session.size_bytes for session in self.sessions)


class _Partition:
    """A partition: the scores of its sessions, as far as its log was counted; ``begun`` are those that begin now."""

    def __init__(self, scores: list[PolicyScore], begun: frozenset[str], counted_to: int) -> None:
        self.scores = scores
        self.begun = begun
        self.counted_to = counted_to
        self.counted_already = counted_to


class LiveTrial:
    """Folds the events of partitions under each policy, compacts in private, and scores; it publishes nothing.

    What a partition's scores are at an offset depends on the events before it alone, if no session was forgotten and
    the summarizers give the same summaries. :meth:`dump` and :meth:`open` carry them over a restart: events before the
    offset are then folded without being counted, so that sessions in progress have their memories again.

    Args:
        policies: The policies, the one in force first.
        prices: The prices of models.
        caches: The caches of texts, which are emptied when a session has ended.
        tokens_per_hour: The most tokens for one session's summaries under one policy in an hour; ``None`` for no limit.
        max_sessions: The most sessions that are followed; the one that was idle for longest is forgotten.
        max_bytes: The most bytes of their memories, about.
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
    ) -> None:
        self._policies = policies
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
        """The number of sessions that are followed."""
        return len(self._followed)

    def scores(self) -> list[PolicyScore]:
        """Return one score a policy, of all partitions that are open."""
        return merged_scores([partition.scores for partition in self._partitions.values()])

    def open(self, partition: int, dumped: str, counted_to: int, now_ms: int) -> None:
        """Begin with a partition.

        Args:
            partition: Its number.
            dumped: Its scores up to ``counted_to``, of :meth:`dump`; empty for none.
            counted_to: The first offset that was not counted.
            now_ms: The time, at which the scores of new policies begin.
        """
        stored = {
            (score.policy.name, score.policy.digest): score for score in read_scores(dumped, self._prices)
        }
        scores = [
            stored.get((one.name, one.digest))
            or PolicyScore(ScoredPolicy(one.name, one.digest, now_ms), self._prices)
            for one in self._policies
        ]
        begun = frozenset(one.name for one in self._policies if (one.name, one.digest) not in stored)
        self._partitions[partition] = _Partition(scores, begun, counted_to)

    def close(self, partition: int) -> None:
        """Forget a partition and its sessions."""
        self._partitions.pop(partition, None)
        for key in [key for key in self._followed if key[0] == partition]:
            del self._followed[key]

    def dump(self, partition: int) -> tuple[int, str]:
        """Return the first offset of a partition that was not counted, and the scores up to it."""
        opened = self._partitions[partition]
        return opened.counted_to, dump_scores(opened.scores)

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
        by_session: dict[str, list[Entry]] = {}
        for entry in entries:
            by_session.setdefault(entry.event.session_id, []).append(entry)
        slots = asyncio.Semaphore(_CONCURRENT_SESSIONS)

        async def take_session(session_id: str, its_entries: Sequence[Entry]) -> None:
            async with slots:
                await self._take_session(partition, opened, session_id, its_entries)

        async with asyncio.TaskGroup() as group:
            for session_id, its_entries in by_session.items():
                group.create_task(take_session(session_id, its_entries))
        opened.counted_to = max(opened.counted_to, next_offset)
        self._forget_surplus()

    async def _take_session(
        self, partition: int, opened: _Partition, session_id: str, entries: Sequence[Entry]
    ) -> None:
        try:
            # In a thread, because readers of this worker must not wait for folds that nobody reads.
            known = [entry for entry in entries if entry.sequence < opened.counted_already]
            if known:
                followed = self._follow(partition, opened, known[0])
                await asyncio.to_thread(_fold_again, followed.sessions, known)
            for entry in entries[len(known) :]:
                followed = self._follow(partition, opened, entry)
                regrets = await asyncio.to_thread(_apply, followed.sessions, entry)
                # Scores change on the event loop alone, since sessions share them.
                for score, regret in zip(opened.scores, regrets, strict=True):
                    score.add_regret(regret)
                has_life = any(session.has_life for session in followed.sessions)
                if has_life and not followed.is_counted:
                    followed.is_counted = True
                    _count_session(session_id, followed, opened)
                for session in followed.sessions:
                    await self._compact(session, entry)
                if not has_life:
                    self._forget(partition, session_id)
                if not has_life or isinstance(entry.event, HistoryCleared):
                    self._caches.forget()
        except Exception as error:
            # A trial must not stop the worker that compacts. The error's text may quote messages.
            extra = {"action": "shadow_failed", "session_id": session_id, "partition": partition}
            log.error("the session is not tried any more: %s", type(error).__name__, extra=extra)  # noqa: TRY400
            log.debug("the session is not tried any more", exc_info=error, extra=extra)
            self._forget(partition, session_id)

    async def _compact(self, session: ShadowSession, entry: Entry) -> None:
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
        if followed is None:
            sessions = tuple(
                ShadowSession(
                    key[1],
                    one.policy,
                    one.summarizer,
                    one.memory_policy,
                    score,
                    tokens_per_hour=self._tokens_per_hour,
                )
                for one, score in zip(self._policies, opened.scores, strict=True)
            )
            is_refolded = entry.sequence < opened.counted_already
            followed = self._followed[key] = _Followed(sessions, is_refolded)
        self._followed.move_to_end(key)
        return followed

    def _forget(self, partition: int, session_id: str) -> None:
        self._followed.pop((partition, session_id), None)
        opened = self._partitions.get(partition)
        for score in () if opened is None else opened.scores:
            score.forget(session_id)

    def _forget_surplus(self) -> None:
        size_bytes = sum(followed.size_bytes for followed in self._followed.values())
        while self._followed and (len(self._followed) > self._max_sessions or size_bytes > self._max_bytes):
            (partition, session_id), oldest = next(iter(self._followed.items()))
            size_bytes -= oldest.size_bytes
            self._forget(partition, session_id)


def _count_session(session_id: str, followed: _Followed, opened: _Partition) -> None:
    """Count a session in each score that has not counted it before a restart."""
    for session, score in zip(followed.sessions, opened.scores, strict=True):
        if not followed.is_refolded or score.policy.name in opened.begun:
            score.add_session()
        elif session.was_due:
            score.add_compacted_before(session_id)


def _fold_again(sessions: Iterable[ShadowSession], entries: Sequence[Entry]) -> None:
    for session in sessions:
        for entry in entries:
            session.apply(entry, counts=False)


def _apply(sessions: Iterable[ShadowSession], entry: Entry) -> list[Regret]:
    return [session.apply(entry) for session in sessions]
