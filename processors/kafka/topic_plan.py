"""How every topic must look, and how a found one differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from schemas.topic_names import TopicNames

#: Room beside the largest event's value for key, headers and framing, in bytes.
RECORD_OVERHEAD_BYTES: Final = 64 * 1024
#: Kafka's own default for ``max.message.bytes``.
DEFAULT_MESSAGE_BYTES: Final = 1_048_588

_DAY_MS: Final = 24 * 60 * 60 * 1_000
_UNLIMITED: Final = "-1"


@dataclass(frozen=True, slots=True)
class TopicSpec:
    """How one topic must look; ``configs`` are Kafka's topic configurations by name."""

    name: str
    partitions: int
    replication_factor: int
    configs: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ExistingTopic:
    """How one topic looks; ``configs`` holds the effective values, defaults included."""

    name: str
    partitions: int
    replication_factor: int
    configs: Mapping[str, str] = field(default_factory=dict)


def topic_specs(
    names: TopicNames, *, partitions: int, replication_factor: int, max_event_bytes: int
) -> list[TopicSpec]:
    """All topics, the events first.

    All have the same number of partitions: the changelogs must have the events' (partition n of one is the
    state of partition n of the other), and the others are keyed alike.
    """
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
        # Never "delete" as well: a state must not disappear because its session was quiet.
        names.changelog: {"cleanup.policy": "compact"},
        names.analytics_changelog: {"cleanup.policy": "compact"},
    }
    return [
        TopicSpec(name, partitions, replication_factor, {**configs, **common})
        for name, configs in cleanup.items()
    ]


def differences(
    specs: Sequence[TopicSpec], found: Mapping[str, ExistingTopic], names: TopicNames
) -> list[str]:
    """Every difference between what must be and what is, one line each with its remedy; empty when none."""
    lines: list[str] = []
    for spec in specs:
        topic = found.get(spec.name)
        if topic is None:
            lines.append(f"{spec.name}: missing; make it with `sessionstream topics create`")
        else:
            lines += _topic_differences(spec, topic)
    for name, kept in ((names.changelog, "memory is"), (names.analytics_changelog, "figures are")):
        lines += _changelog_differences(found.get(names.session_events), found.get(name), kept)
    return lines


def _changelog_differences(
    events: ExistingTopic | None, changelog: ExistingTopic | None, kept: str
) -> list[str]:
    if events is None or changelog is None or events.partitions == changelog.partitions:
        return []
    line = (
        f"{changelog.name}: {changelog.partitions} partitions, but {events.name} has {events.partitions}; "
        "they must be equal: stop the workers, delete the changelog and make it again "
        f"({kept} rebuilt from the events)"
    )
    return [line]


def blocking_differences(
    specs: Sequence[TopicSpec], found: Mapping[str, ExistingTopic], names: TopicNames
) -> list[str]:
    """The differences no worker can run with: a missing topic, partition counts, cleanup policies, producers' clocks.

    With ``CreateTime`` a producer writes the timestamps by which sessions expire and windows of time close.
    The others (retention, replication, sizes) are an operator's choice, to be told and not to be refused.
    """
    essential = [
        TopicSpec(
            spec.name,
            spec.partitions,
            found[spec.name].replication_factor if spec.name in found else spec.replication_factor,
            {
                config: spec.configs[config]
                for config in ("cleanup.policy", "message.timestamp.type")
                if config == "cleanup.policy" or spec.name in {names.session_events, names.memory_events}
            },
        )
        for spec in specs
    ]
    return differences(essential, found, names)


def _topic_differences(spec: TopicSpec, topic: ExistingTopic) -> list[str]:
    lines: list[str] = []
    if topic.partitions != spec.partitions:
        lines.append(
            f"{spec.name}: {topic.partitions} partitions, expected {spec.partitions}; the count is fixed for "
            f"life: set SESSIONSTREAM_PARTITIONS={topic.partitions}, or make the topics anew"
        )
    if topic.replication_factor != spec.replication_factor:
        lines.append(
            f"{spec.name}: replication factor {topic.replication_factor}, expected "
            f"{spec.replication_factor}; reassign the replicas, or set "
            f"SESSIONSTREAM_REPLICATION_FACTOR={topic.replication_factor}"
        )
    for config, wanted in spec.configs.items():
        value = topic.configs.get(config, "unknown")
        if not _agrees(config, wanted, value):
            lines.append(
                f"{spec.name}: {config} is {value}, expected {wanted}; set it with "
                f"`kafka-configs --alter --topic {spec.name} --add-config {config}={wanted}`"
            )
    return lines


def _agrees(config: str, wanted: str, value: str) -> bool:
    if config == "max.message.bytes" and value.isdigit():
        return int(value) >= int(wanted)  # more room does no harm
    return value == wanted
