"""The AsyncAPI 3.0 document of the topics, for producers and consumers in any language."""

from __future__ import annotations

from typing import Any, Final

from schemas.analytics import ANALYTICS_MODELS
from schemas.documents.asyncapi_channels import Channel, channels
from schemas.documents.asyncapi_components import KAFKA_BINDING, components
from schemas.documents.json_schemas import EVENT_MODELS
from schemas.settings import Settings
from schemas.topic_names import Process

ASYNCAPI_VERSION: Final = "3.0.0"


def asyncapi_document(settings: Settings) -> dict[str, Any]:
    """Return the document for the topic names, partitions and brokers of these settings. It has no secrets.

    Args:
        settings: Source of the names, counts and addresses. Without brokers ``localhost:9092`` is used.
    """
    topics = channels(settings)
    return {
        "asyncapi": ASYNCAPI_VERSION,
        "id": "urn:sessionstream:topics",
        "info": {
            "title": "sessionstream",
            "version": "0.1.0",
            "description": (
                "Session memory for LLM agents, as a stream. Agents publish events to "
                f"`{settings.topics.session_events}`. The memory that the model sees is a materialized view "
                "of these events. It is read over HTTP and announced here. Values are UTF-8 JSON. Fields that are not "
                f"described are ignored. A value holds at most {settings.max_event_bytes} bytes."
            ),
            "license": {"name": "Apache-2.0", "url": "https://www.apache.org/licenses/LICENSE-2.0"},
        },
        "defaultContentType": "application/json",
        "servers": _servers(settings),
        "channels": {channel.name: _channel(channel, settings) for channel in topics},
        "operations": _operations(settings),
        "components": components(settings),
    }


def _servers(settings: Settings) -> dict[str, Any]:
    hosts = [
        host.strip() for host in (settings.bootstrap_servers or "localhost:9092").split(",") if host.strip()
    ]
    security = settings.security
    schemes: list[dict[str, str]] = []
    if security.uses_sasl:
        schemes.append({"$ref": "#/components/securitySchemes/sasl"})
    elif security.cert_file is not None:
        schemes.append({"$ref": "#/components/securitySchemes/certificate"})
    server: dict[str, Any] = {"protocol": "kafka-secure" if security.uses_tls else "kafka"}
    if schemes:
        server["security"] = schemes
    return {f"broker{number}": {"host": host, **server} for number, host in enumerate(hosts, start=1)}


def _channel(channel: Channel, settings: Settings) -> dict[str, Any]:
    return {
        "address": channel.address,
        "title": channel.title,
        "description": channel.description,
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in channel.messages},
        "bindings": {
            "kafka": {
                "topic": channel.address,
                "partitions": settings.partitions,
                "replicas": settings.replication_factor,
                "topicConfiguration": channel.configuration,
                "bindingVersion": KAFKA_BINDING,
            }
        },
    }


def _operations(settings: Settings) -> dict[str, Any]:
    """Return the workers' operations on the channels; agents do the reverse of ``receiveSessionEvents``."""
    every_event = tuple(model.__name__ for model in EVENT_MODELS)
    announced = ("HistoryUpdated", "CompactionRequested", "CompactionSkipped")
    received = _operation(
        "receive", "sessionEvents", "Folds every event into its session's memory.", every_event
    )
    return {
        "receiveSessionEvents": {**received, "bindings": {"kafka": _group(settings, "memory")}},
        "expireSessions": _operation(
            "send",
            "sessionEvents",
            "Ends sessions that were idle for longer than their TTL.",
            ("SessionExpired",),
        ),
        "announceMemory": _operation(
            "send",
            "memoryEvents",
            "Announces changes of memory, once per changed session and flush.",
            announced,
        ),
        "setAside": _operation(
            "send", "deadLetters", "Publishes refused records as dead letters.", ("DeadLetter",)
        ),
        "keepMemory": _operation(
            "send",
            "memoryChangelog",
            "Stores the memory table; the next owner of a partition restores it.",
            ("ChangelogRecord",),
        ),
        "receiveMemoryEvents": {
            **_operation(
                "receive",
                "memoryEvents",
                "Compacts the sessions that are over a trigger, or for which a compaction was requested.",
                ("HistoryUpdated", "CompactionRequested"),
            ),
            "bindings": {"kafka": _group(settings, "compaction")},
        },
        "compactHistory": _operation(
            "send",
            "sessionEvents",
            "Replaces older messages by a summary, if the epoch is still the one that the summary was made from.",
            ("HistoryCompacted",),
        ),
        "announceCompaction": _operation(
            "send",
            "memoryEvents",
            "Announces that a compaction started, failed or was skipped.",
            ("CompactionStarted", "CompactionFailed", "CompactionSkipped"),
        ),
        **_analytics_operations(settings),
        "archiveSessionEvents": {
            **_operation(
                "receive",
                "sessionEvents",
                "Writes every event to the history store.",
                tuple(model.__name__ for model in EVENT_MODELS),
            ),
            "bindings": {"kafka": _group(settings, "archive")},
        },
        "keepArchivePosition": _operation(
            "send",
            "archiveChangelog",
            "Stores how far the log was archived; the next owner of a partition continues there.",
            ("ChangelogRecord",),
        ),
    }


def _analytics_operations(settings: Settings) -> dict[str, Any]:
    """Return the analytics worker's operations on the channels."""
    reader = _group(settings, "analytics")
    every_event = tuple(model.__name__ for model in EVENT_MODELS)
    announced = ("HistoryUpdated", "CompactionSkipped")
    figures = tuple(model.__name__ for model in ANALYTICS_MODELS)
    return {
        "countSessionEvents": {
            **_operation("receive", "sessionEvents", "Adds every event to the figures.", every_event),
            "bindings": {"kafka": reader},
        },
        "countMemoryEvents": {
            **_operation("receive", "memoryEvents", "Records the context fraction of sessions.", announced),
            "bindings": {"kafka": reader},
        },
        "publishFigures": _operation(
            "send", "sessionAnalytics", "Publishes the figures of sessions and closed windows.", figures
        ),
        "keepFigures": _operation(
            "send",
            "analyticsChangelog",
            "Stores the analytics table; the next owner of a partition restores it.",
            ("ChangelogRecord",),
        ),
    }


def _group(settings: Settings, process: Process) -> dict[str, Any]:
    return {
        "groupId": {"type": "string", "enum": [settings.group(process)]},
        "bindingVersion": KAFKA_BINDING,
    }


def _operation(action: str, channel: str, summary: str, messages: tuple[str, ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in messages],
    }
