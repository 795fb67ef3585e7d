"""The required topics, and the differences of the existing ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from processors.counts_and_shares import plural
from schemas.topic_names import TopicNames

#: Bytes for key, headers and framing, in addition to the largest event's value.
RECORD_OVERHEAD_BYTES: Final = 64 * 1024
#: Kafka's own default for ``max.message.bytes``.
DEFAULT_MESSAGE_BYTES: Final = 1_048_588

_DAY_MS: Final = 24 * 60 * 60 * 1_000
_HOUR_MS: Final = 60 * 60 * 1_000
_UNLIMITED: Final = "-1"
_MAKES_THEM: Final = "`sessionstream topics create`"

#: Kafka's default for ``delete.retention.ms``, how long a compacted topic keeps a tombstone. Copies of a changelog are
#: used for half of it (:data:`streams.engine.stores.DEFAULT_MAX_AGE_MS`), and a restore may take the other half.
TOMBSTONES_MS: Final = _DAY_MS

#: Why a configuration must be what it is, by its name and the required value.
_REASONS: Final = {
    ("cleanup.policy", "compact"): "with delete the records of idle sessions disappear",
    ("cleanup.policy", "delete"): "compaction keeps only the newest record of a session",
    ("message.timestamp.type", "LogAppendTime"): "the clocks of producers would decide what is old",
}


def sealed_bytes(event_bytes: int) -> int:
    """Return the most bytes of a sealed event: the event in base64, and its readable fields a second time."""
    return event_bytes * 7 // 3


@dataclass(frozen=True, slots=True)
class TopicSpec:
    """The requirements of one topic; ``configs`` are Kafka's topic configurations by name."""

    name: str
    partitions: int
    replication_factor: int
    configs: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ExistingTopic:
    """An existing topic; ``configs`` has the effective values, defaults included."""

    name: str
    partitions: int
    replication_factor: int
    configs: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TopicDifference:
    """A difference between a required and an existing topic; as text, one line.

    Attributes:
        topic: its name.
        problem: what differs.
        remedy: what to do.
        config: the configuration that differs; None if it is something else.
        is_missing: the topic does not exist.
    """

    topic: str
    problem: str
    remedy: str
    config: str | None = None
    is_missing: bool = False

    def __str__(self) -> str:
        return f"{self.topic}: {self.problem}; {self.remedy}"


def topic_specs(
    names: TopicNames,
    *,
    partitions: int,
    replication_factor: int,
    max_event_bytes: int,
    encrypted: bool = False,
) -> list[TopicSpec]:
    """Return the requirements of all topics, the events topic first.

    All topics have the same number of partitions: partition n of a changelog is the state of partition n of the
    events, and the other topics have the same keys.
    """
    if encrypted:
        max_event_bytes = sealed_bytes(max_event_bytes)
    common = {
        "message.timestamp.type": "LogAppendTime",
        "min.insync.replicas": "2" if replication_factor > 1 else "1",
        "max.message.bytes": str(max(DEFAULT_MESSAGE_BYTES, max_event_bytes + RECORD_OVERHEAD_BYTES)),
    }
    cleanup = {
        names.session_events: {
            "cleanup.policy": "delete",
            "retention.ms": _UNLIMITED,
            "retention.bytes": _UNLIMITED,
        },
        names.memory_events: {"cleanup.policy": "delete", "retention.ms": str(7 * _DAY_MS)},
        names.session_analytics: {"cleanup.policy": "compact"},
        names.dead_letters: {"cleanup.policy": "delete", "retention.ms": str(30 * _DAY_MS)},
        # Not "delete" as well: the state of an idle session must not disappear.
        names.changelog: {"cleanup.policy": "compact"},
        names.analytics_changelog: {"cleanup.policy": "compact"},
        names.archive_changelog: {"cleanup.policy": "compact"},
    }
    if encrypted:
        cleanup[names.session_keys] = {
            "cleanup.policy": "compact",
            # An erased key leaves the brokers' disks within about these times, not when the log cleaner has time.
            "min.cleanable.dirty.ratio": "0.01",
            "segment.ms": str(_HOUR_MS),
            "max.compaction.lag.ms": str(_HOUR_MS),
        }
    return [
        TopicSpec(name, partitions, replication_factor, {**configs, **common})
        for name, configs in cleanup.items()
    ]


def differences(
    specs: Sequence[TopicSpec], existing: Mapping[str, ExistingTopic], names: TopicNames
) -> list[TopicDifference]:
    """Return all differences between required and existing topics."""
    return [*_differences(specs, existing, names), *_dangers(specs, existing, names)]


def in_one_line(found: Sequence[TopicDifference]) -> str:
    """Return differences in one line; a remedy that several topics share is said once, with all their names."""
    missing = [one.topic for one in found if one.is_missing]
    if len(missing) < 2:
        return "; ".join(map(str, found))
    others = [str(one) for one in found if not one.is_missing]
    listed = f"{len(missing)} topics are missing; make them with {_MAKES_THEM}: {', '.join(missing)}"
    return "; ".join([*others, listed])


def _differences(
    specs: Sequence[TopicSpec], existing: Mapping[str, ExistingTopic], names: TopicNames
) -> list[TopicDifference]:
    found: list[TopicDifference] = []
    for spec in specs:
        topic = existing.get(spec.name)
        if topic is None:
            found.append(
                TopicDifference(spec.name, "missing", f"make it with {_MAKES_THEM}", is_missing=True)
            )
        else:
            found += _topic_differences(spec, topic)
    for name, rebuilt in (
        (names.changelog, "memory is"),
        (names.analytics_changelog, "figures are"),
        (names.archive_changelog, "the position is"),
    ):
        found += _changelog_differences(existing.get(names.session_events), existing.get(name), rebuilt)
    return found


def _changelog_differences(
    events: ExistingTopic | None, changelog: ExistingTopic | None, rebuilt: str
) -> list[TopicDifference]:
    if events is None or changelog is None or events.partitions == changelog.partitions:
        return []
    problem = f"{plural(changelog.partitions, 'partition')}, but {events.name} has {events.partitions}"
    remedy = (
        "they must be equal: stop the workers, delete the changelog and create it again "
        f"({rebuilt} rebuilt from the events)"
    )
    if events.partitions > changelog.partitions:
        remedy += (
            f"; but not if {events.name} was given more partitions: its old events are where they were, so rebuild with "
            f"`sessionstream rebuild --from archive --from-partitions {changelog.partitions}`"
        )
    return [TopicDifference(changelog.name, problem, remedy)]


def blocking_differences(
    specs: Sequence[TopicSpec],
    existing: Mapping[str, ExistingTopic],
    names: TopicNames,
    *,
    keeps_copies: bool = False,
) -> list[TopicDifference]:
    """Return the differences that no worker can run with: missing topics, partition counts, cleanup policies, clocks.

    With ``CreateTime`` producers write the timestamps by which sessions expire and time windows close. All other
    differences (retention, replication, sizes) are an operator's choice: workers report them and run.

    Args:
        specs: the requirements.
        existing: the topics that exist.
        names: of the topics.
        keeps_copies: the worker keeps copies of changelogs on its disk, or follows those of others. Then it also cannot
            run with tombstones that go too early.
    """
    essential = [
        TopicSpec(
            spec.name,
            spec.partitions,
            existing[spec.name].replication_factor if spec.name in existing else spec.replication_factor,
            {
                config: spec.configs[config]
                for config in ("cleanup.policy", "message.timestamp.type")
                if config == "cleanup.policy" or spec.name in {names.session_events, names.memory_events}
            },
        )
        for spec in specs
    ]
    found = _differences(essential, existing, names)
    changelogs = {names.changelog, names.analytics_changelog, names.archive_changelog}
    if keeps_copies:
        found += _early_tombstones([spec for spec in specs if spec.name in changelogs], existing)
    return found


def contradictions(
    specs: Sequence[TopicSpec], existing: Mapping[str, ExistingTopic], names: TopicNames
) -> list[TopicDifference]:
    """Return the differences of existing topics that no worker can run with.

    The missing topics do not go with what exists, so creating them would make it worse.
    """
    return blocking_differences([spec for spec in specs if spec.name in existing], existing, names)


def _topic_differences(spec: TopicSpec, topic: ExistingTopic) -> list[TopicDifference]:
    found: list[TopicDifference] = []
    if topic.partitions != spec.partitions:
        problem = f"{plural(topic.partitions, 'partition')}, expected {spec.partitions}"
        remedy = (
            f"the count is fixed for life: set SESSIONSTREAM_PARTITIONS={topic.partitions}, or create the topics "
            "again"
        )
        found.append(TopicDifference(spec.name, problem, remedy))
    if topic.replication_factor != spec.replication_factor:
        problem = f"replication factor {topic.replication_factor}, expected {spec.replication_factor}"
        remedy = f"reassign the replicas, or set SESSIONSTREAM_REPLICATION_FACTOR={topic.replication_factor}"
        found.append(TopicDifference(spec.name, problem, remedy))
    for config, required in spec.configs.items():
        value = topic.configs.get(config, "unknown")
        if not _agrees(config, required, value):
            reason = _REASONS.get((config, required))
            found.append(_config_difference(spec, config, value, required, reason))
    return found


def _config_difference(
    spec: TopicSpec, config: str, value: str, required: str, reason: str | None, *, or_more: bool = False
) -> TopicDifference:
    problem = f"{config} is {value}, expected {required}{' or more' if or_more else ''}"
    remedy = f"set it with `kafka-configs --alter --topic {spec.name} --add-config {config}={required}`"
    since = "" if reason is None else f", since {reason}"
    return TopicDifference(spec.name, problem, f"{remedy}{since}", config)


def _dangers(
    specs: Sequence[TopicSpec], existing: Mapping[str, ExistingTopic], names: TopicNames
) -> list[TopicDifference]:
    """Return what endangers records by a configuration that is not set for a new topic, since Kafka's default is right.

    A managed Kafka may refuse to set it, or not tell it.
    """
    found: list[TopicDifference] = []
    for spec in specs:
        topic = existing.get(spec.name)
        if topic is not None and spec.name not in {names.memory_events, names.dead_letters}:
            found += _lost_by_election(spec, topic)
    return [*found, *_early_tombstones(specs, existing)]


def _lost_by_election(spec: TopicSpec, topic: ExistingTopic) -> list[TopicDifference]:
    config = "unclean.leader.election.enable"
    if topic.configs.get(config) != "true":
        return []
    reason = "a replica that lacks acknowledged records may become the leader, and they are lost"
    return [_config_difference(spec, config, "true", "false", reason)]


def _early_tombstones(
    specs: Sequence[TopicSpec], existing: Mapping[str, ExistingTopic]
) -> list[TopicDifference]:
    """Return the compacted topics that lose tombstones before all who must read them have."""
    config, found = "delete.retention.ms", list[TopicDifference]()
    reason = (
        "copies on workers' disks, standbys and slow restores may miss that a record was deleted, and a deleted "
        "session comes back"
    )
    for spec in specs:
        topic = existing.get(spec.name)
        value = "" if topic is None else topic.configs.get(config, "")
        if spec.configs.get("cleanup.policy") == "compact" and value.isdigit() and int(value) < TOMBSTONES_MS:
            found.append(_config_difference(spec, config, value, str(TOMBSTONES_MS), reason, or_more=True))
    return found


def _agrees(config: str, required: str, value: str) -> bool:
    if config == "max.message.bytes" and value.isdigit():
        return int(value) >= int(required)  # a larger limit is fine
    return value == required
