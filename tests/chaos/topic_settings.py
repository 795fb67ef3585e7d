"""Changes settings of topics while they are in use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from confluent_kafka.admin import AdminClient
from confluent_kafka.admin._config import AlterConfigOpType, ConfigEntry, ConfigResource
from confluent_kafka.admin._resource import ResourceType

from tests.live.waiting import until


def change_settings(admin: AdminClient, topics: Iterable[str], settings: Mapping[str, str | None]) -> None:
    """Set these settings of topics; None gives a setting its default again."""
    entries = [
        ConfigEntry(
            name,
            value,
            incremental_operation=AlterConfigOpType.DELETE if value is None else AlterConfigOpType.SET,
        )
        for name, value in settings.items()
    ]
    resources = [ConfigResource(ResourceType.TOPIC, topic, incremental_configs=entries) for topic in topics]
    for future in admin.incremental_alter_configs(resources).values():
        future.result(30)


def wait_in_force(admin: AdminClient, topic: str, name: str, value: str) -> None:
    """Wait until a topic is described with a setting."""

    def in_force() -> bool:
        described = admin.describe_configs([ConfigResource(ResourceType.TOPIC, topic)])
        return all(found.result(30)[name].value == value for found in described.values())

    until(in_force, f"{topic} has {name}={value}", within=30)
