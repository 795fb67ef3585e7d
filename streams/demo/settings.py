"""The settings of the demo: the user's settings, adapted to the embedded broker."""

from __future__ import annotations

import errno
from typing import Any, Final

from schemas.errors import ConfigurationError
from schemas.process_settings import ModelSettings
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings, http_url
from streams.http.server import bind
from streams.kafka.embedded_broker import EMBEDDED_PARTITIONS
from streams.settings.policies import model_table

#: Window of each session unless ``MEMORY__MAX_SIZE_BYTES`` says otherwise: small, for short conversations.
WINDOW_BYTES: Final = 6_000
#: Compaction settings unless the user's settings say otherwise: low triggers, so that compactions can be seen.
COMPACTION: Final = {"trigger_size_bytes": 4_000, "keep_recent_turns": 1, "max_summary_tokens": 300}
#: Prices of the models that the bundled conversations name, so that costs can be seen; the page says what they are.
EXAMPLE_PRICES: Final = {
    "gpt-4o": ModelSettings(input_price=2.5, output_price=10.0),
    "gpt-4o-mini": ModelSettings(input_price=0.15, output_price=0.6),
}
PRICES_NOTE: Final = (
    "Costs are by example prices of the demo, not by a price list. Set your own with SESSIONSTREAM_MODELS."
)


def demo_settings(settings: Settings) -> Settings:
    """Return the settings adapted to the demo: no brokers, no files, a small window, a free port.

    Summaries are extracts. A model makes them only if ``COMPACTION__SUMMARIZER`` says so, never because a key is in the
    environment: a demo must not cost money by accident.

    Raises:
        ConfigurationError: the user chose the HTTP port, and it is taken.
    """
    memory = settings.memory
    if "max_size_bytes" not in memory.model_fields_set:
        memory = memory.model_copy(update={"max_size_bytes": WINDOW_BYTES})
    port = _port(settings)
    # What is about HTTP; the embedded broker has neither TLS nor SASL.
    security = SecuritySettings(
        **{name: getattr(settings.security, name) for name in SecuritySettings.HTTP_FIELDS}
    )
    return settings.model_copy(
        update={
            "memory": memory,
            "memory_url": [http_url(settings.http_host, port, tls=security.http_cert_file is not None)],
            "compaction": settings.compaction.model_copy(update=_compaction(settings)),
            **_example_prices(settings),
            "store": "memory://",
            "partitions": EMBEDDED_PARTITIONS,
            "replication_factor": 1,
            "advertised_url": None,
            "http_port": port,
            "security": security,
        }
    )


def _compaction(settings: Settings) -> dict[str, Any]:
    given = settings.compaction.model_fields_set
    return {name: value for name, value in COMPACTION.items() if name not in given}


def _example_prices(settings: Settings) -> dict[str, Any]:
    """Return the settings that differ: example prices and the note about them, unless the user set a price."""
    table = model_table(settings)
    given = [name for name in EXAMPLE_PRICES if table.find(name).price is not None]
    if given or settings.analytics.prices_note is not None:
        return {}
    note = {"prices_note": PRICES_NOTE}
    models = {
        name: settings.models.get(name, ModelSettings()).model_copy(
            update=price.model_dump(exclude_unset=True)
        )
        for name, price in EXAMPLE_PRICES.items()
    }
    return {
        "models": {**settings.models, **models},
        "analytics": settings.analytics.model_copy(update=note),
    }


def _port(settings: Settings) -> int:
    """Return the configured port; if it is only the default and is taken, return any free port."""
    try:
        listener = bind(settings.http_host, settings.http_port)
    except ConfigurationError as error:
        if "http_port" in settings.model_fields_set:
            if isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.EADDRINUSE:
                reason, _, _ = error.detail.partition("; ")
                raise ConfigurationError(f"{reason}; give another --port") from error
            raise
        listener = bind(settings.http_host, 0)
    with listener:
        port: int = listener.getsockname()[1]
        return port
