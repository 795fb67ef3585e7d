"""Where a session memory connects to, from its arguments and the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from schemas.settings import Settings, load_settings
from streams.client.backend import Backend
from streams.client.kafka_backend import KafkaBackend


def settings_for(
    settings: Settings | None,
    bootstrap_servers: str | None,
    memory_url: str | Sequence[str] | None,
    token: str | None,
    publish_timeout_seconds: float | None,
) -> Settings:
    """Return the settings with these arguments over them; ``None`` leaves a setting as it is.

    Raises:
        ConfigurationError: a value is wrong; names the setting.
    """
    arguments = (bootstrap_servers, memory_url, token, publish_timeout_seconds)
    if settings is not None and all(argument is None for argument in arguments):
        return settings
    base: dict[str, Any] = {} if settings is None else settings.model_dump(exclude_unset=True)
    if bootstrap_servers is not None:
        base["bootstrap_servers"] = bootstrap_servers
    if memory_url is not None:
        base["memory_url"] = [memory_url] if isinstance(memory_url, str) else list(memory_url)
    if token is not None:
        base["security"] = {**base.get("security", {}), "bearer_tokens": [token]}
    if publish_timeout_seconds is not None:
        base["publish"] = {**base.get("publish", {}), "timeout_seconds": publish_timeout_seconds}
    return load_settings(**base)


def backend_for(settings: Settings) -> Backend:
    """Return Kafka and the HTTP API as these settings name them; nothing is connected yet."""
    return KafkaBackend(settings)
