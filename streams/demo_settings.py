"""The settings of the demo: the user's, with what the embedded broker needs."""

from __future__ import annotations

from typing import Final

from schemas.errors import ConfigurationError
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.embedded_broker import EMBEDDED_PARTITIONS
from streams.http.server import bind

#: Window of each session unless ``MEMORY__MAX_SIZE_BYTES`` says otherwise: small, so that one sees it evict.
WINDOW_BYTES: Final = 6_000


def demo_settings(settings: Settings) -> Settings:
    """The settings with what the demo needs: no brokers, no files, a small window, a port that is free.

    Raises:
        ConfigurationError: the HTTP port was chosen and is taken.
    """
    memory = settings.memory
    if "max_size_bytes" not in memory.model_fields_set:
        memory = memory.model_copy(update={"max_size_bytes": WINDOW_BYTES})
    return settings.model_copy(
        update={
            "memory": memory,
            "store": "memory://",
            "partitions": EMBEDDED_PARTITIONS,
            "replication_factor": 1,
            "advertised_url": None,
            "http_port": _port(settings),
            "security": SecuritySettings(bearer_tokens=settings.security.bearer_tokens),
        }
    )


def _port(settings: Settings) -> int:
    """The wanted port, or any free one if the wanted one is only the default and taken."""
    try:
        listener = bind(settings.http_host, settings.http_port)
    except ConfigurationError:
        if "http_port" in settings.model_fields_set:
            raise
        listener = bind(settings.http_host, 0)
    with listener:
        port: int = listener.getsockname()[1]
        return port
