"""Opens sealed values for those who read topics and show what is in them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from processors.sealing.errors import Unreadable
from processors.sealing.sealed_event import key_id_of, open_event, sealed_fields
from schemas.settings import Settings
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.session_keys_topic import session_keys_of


async def opened_value(value: bytes, keys: SessionKeyRing | None) -> bytes:
    """Return a record's value as it was before it was sealed; a value that is not sealed as it is.

    Args:
        value: of a record of session-events or memory-events.
        keys: the keys; None without a key file.

    Raises:
        Unreadable: it is sealed and cannot be opened; the code says why.
        Retry: Kafka does not answer.
    """
    fields = sealed_fields(value)
    key_id = None if fields is None else key_id_of(fields)
    if fields is None or key_id is None:
        return value
    session_id = str(fields.get("session_id"))
    if keys is None:
        raise Unreadable(
            session_id, "no_key_file", "messages are sealed, and no key file is set: set ENCRYPTION__KEY_FILE"
        )
    return open_event(fields, await keys.find(session_id, key_id))


@asynccontextmanager
async def session_keys(
    settings: Settings, partition_count: Callable[[], int]
) -> AsyncGenerator[SessionKeyRing | None]:
    """Give the keys that the settings name for the length of a block; None without encryption.

    Args:
        settings: name the key file, the brokers and the topic.
        partition_count: returns the partitions of the events topic; asked when a key is needed.

    Raises:
        ConfigurationError: the key file cannot be read.
    """
    opened = session_keys_of(settings, partition_count)
    if opened is None:
        yield None
        return
    try:
        yield opened.ring
    finally:
        await opened.topic.stop()
