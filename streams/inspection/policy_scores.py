"""Reads the scores of the policies that compaction workers try on live traffic."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Any, Final

from aiokafka.errors import GroupAuthorizationFailedError, KafkaError

from processors.analytics.costs import PriceTable
from schemas.errors import Forbidden, Retry
from schemas.settings import PREFIX, Settings
from streams.kafka.broker_watch import BrokerWatch
from streams.kafka.clients import started_admin, started_consumer
from streams.kafka.topic_reader import partitions_of
from streams.settings.policies import model_table

#: For this time all callers get the same scores, so that many callers cause few requests to Kafka.
_CACHE_SECONDS: Final = 1.0


class PolicyScoreReader:
    """Reads the scores from the committed offsets of the group that tries policies: they are their metadata.

    Args:
        settings: Name the cluster, the topic and the group.
        brokers: Knows how long no broker has answered; None if nothing watches it.
    """

    def __init__(self, settings: Settings, brokers: BrokerWatch | None = None) -> None:
        self._settings = settings
        self._brokers = brokers
        self._lock = asyncio.Lock()
        self._cached: tuple[float, dict[str, Any]] = (-_CACHE_SECONDS, {})

    async def read(self) -> dict[str, Any]:
        """Return the scores of all partitions as :class:`schemas.inspection.PolicyList`, at most one second old.

        Raises:
            Forbidden: this worker may not describe the group.
            Retry: Kafka did not answer.
            BrokerUnreachable: No broker has answered for some seconds, so none is asked.
        """
        if self._brokers is not None:
            self._brokers.require_answers()
        async with self._lock:
            read_at, answer = self._cached
            if time.monotonic() - read_at < _CACHE_SECONDS:
                return answer
            try:
                answer = await _read(self._settings)
            except GroupAuthorizationFailedError as error:
                raise Forbidden(
                    f"Kafka does not allow this worker to describe the group {self._settings.shadow_group}: set "
                    f"{PREFIX}COMPACTION__SHADOW and give the rights that `sessionstream topics acls --console "
                    "PRINCIPAL` prints"
                ) from error
            except KafkaError as error:
                raise Retry(f"Kafka did not answer about tried policies: {error!r}; try again") from error
            self._cached = (time.monotonic(), answer)
            return answer


async def _read(settings: Settings) -> dict[str, Any]:
    # It brings the words of all languages in which summaries are judged; few workers are asked for scores.
    from processors.evaluation.policy_score import merged_scores, read_scores
    from processors.evaluation.verdict import CURRENT, with_verdicts

    async with started_admin(settings) as admin, started_consumer(settings) as consumer:
        places = await partitions_of(consumer, settings.topics.session_events)
        if not places:
            return {"policies": [], "behind": None}
        committed: dict[Any, Any] = await admin.list_consumer_group_offsets(
            settings.shadow_group, partitions=places
        )
        ends = await consumer.end_offsets(places)
    known = {place: found for place, found in committed.items() if found.offset >= 0}
    prices = PriceTable(model_table(settings))
    scores = merged_scores([read_scores(found.metadata or "", prices) for found in known.values()])
    policies = [
        {
            **score.figures().record(score.policy.name),
            "since": datetime.fromtimestamp(score.policy.begun_ms / 1_000, UTC).isoformat(),
        }
        for score in scores
    ]
    behind = sum(max(0, ends[place] - found.offset) for place, found in known.items())
    return {"policies": with_verdicts(policies, CURRENT), "behind": behind if known else None}
