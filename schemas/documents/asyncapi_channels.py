"""The channels (topics) of the AsyncAPI document: their records, retention and keys."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from schemas.analytics import ANALYTICS_MODELS
from schemas.documents.json_schemas import EVENT_MODELS, MEMORY_EVENT_MODELS
from schemas.settings import Settings

_DAY_MS: Final = 24 * 60 * 60 * 1_000

#: What producers in other programming languages must know about partitions.
PARTITIONER_REMEDY: Final = (
    "Records are partitioned by murmur2 of the key, as Kafka's Java clients do by default. Clients built "
    "on librdkafka (confluent-kafka for Python, Go and .NET, node-rdkafka, rust-rdkafka and others) and "
    "sarama (Go) hash differently by default: set `partitioner=murmur2_random` (librdkafka), or "
    "give sarama a partitioner that hashes with murmur2. A record in another partition than its key's "
    "becomes a dead letter with `error_code` `wrong_partition`, because the order within its session would "
    "be lost. Producers that cannot do this post their events to the HTTP API instead."
)


class Channel(NamedTuple):
    """One topic; ``messages`` are names under ``components.messages``."""

    name: str
    address: str
    title: str
    description: str
    messages: tuple[str, ...]
    configuration: dict[str, Any]


def channels(settings: Settings) -> list[Channel]:
    """Return all topics of these settings, the events topic first."""
    topics = settings.topics
    forever = {"cleanup.policy": ["delete"], "retention.ms": -1, "retention.bytes": -1}
    return [
        Channel(
            "sessionEvents",
            topics.session_events,
            "Session events",
            "The source of truth: every event of every session, in order within a session. Kept forever, "
            "unless the topic is configured otherwise. The key is the `session_id` in UTF-8 and must equal "
            "the value's. Memory drops an event whose `event_id` is among the session's last 128, so "
            f"publishing again after a lost acknowledgement is safe.\n\n{PARTITIONER_REMEDY}",
            tuple(model.__name__ for model in EVENT_MODELS),
            forever,
        ),
        Channel(
            "memoryEvents",
            topics.memory_events,
            "Memory events",
            "Announcements of the memory and compaction workers: a session's memory changed, a compaction was "
            "requested, failed or was skipped. The key is the `session_id` in UTF-8. HistoryUpdated is "
            "level-triggered. It may come again, after a crash or as a reminder of a memory to be compacted: "
            "drop a record whose `sequence` is not newer than "
            "the last one seen of that session. Written in transactions: read with "
            "`isolation.level=read_committed`.",
            tuple(model.__name__ for model in MEMORY_EVENT_MODELS),
            {"cleanup.policy": ["delete"], "retention.ms": 7 * _DAY_MS},
        ),
        Channel(
            "sessionAnalytics",
            topics.session_analytics,
            "Figures by session and window",
            "Figures by the analytics workers. There are two kinds of records; `ce_type` and the key "
            "distinguish them. The figures of one session: the key is its `session_id` in UTF-8, the newest record "
            "is valid, and a tombstone means that the session was deleted or has expired. The figures of a closed "
            "window of event time: the key is `window:<kind>:<start>`, and **each partition has its own "
            "part of it**, for its own sessions; add up the parts of all partitions. "
            "A late event publishes its part again; a tombstone means that the part is no longer kept. "
            "Written in transactions: read with `isolation.level=read_committed`.",
            tuple(model.__name__ for model in ANALYTICS_MODELS),
            {"cleanup.policy": ["compact"]},
        ),
        Channel(
            "deadLetters",
            topics.dead_letters,
            "Dead letters",
            "The original key, value and headers of every refused record of the events topic, with headers that "
            "say what was wrong and where the record came from. A value too large for this topic is cut to its "
            "first 64 KiB; `original_size_bytes` and `sha256` then describe the whole. Written in "
            "transactions.",
            ("DeadLetter",),
            {"cleanup.policy": ["delete"], "retention.ms": 30 * _DAY_MS},
        ),
        Channel(
            "memoryChangelog",
            topics.changelog,
            "The memory table's changelog",
            "Private to the memory workers and listed only for operators: its records may change with any "
            'version. Keys are JSON arrays such as `["head", session_id]`. It has as many partitions as the events.',
            ("ChangelogRecord",),
            {"cleanup.policy": ["compact"]},
        ),
        Channel(
            "analyticsChangelog",
            topics.analytics_changelog,
            "The analytics table's changelog",
            "Private to the analytics workers and listed only for operators.",
            ("ChangelogRecord",),
            {"cleanup.policy": ["compact"]},
        ),
        Channel(
            "archiveChangelog",
            topics.archive_changelog,
            "The archive's changelog: its position in the log",
            "Private to the archive workers and listed only for operators.",
            ("ChangelogRecord",),
            {"cleanup.policy": ["compact"]},
        ),
    ]
