"""Every Kafka client of the project is made here, so that address, TLS and SASL are settled once."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import KafkaError, ProducerClosed

from processors.kafka.topic_plan import RECORD_OVERHEAD_BYTES
from schemas.errors import BrokerUnreachable, ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.engine import record_batches
from streams.engine.clients import stop_client

if TYPE_CHECKING:
    from faust.types.auth import CredentialsT


_DEFAULT_REQUEST_BYTES: Final = 1_048_576

log = logging.getLogger(__name__)


def client_settings(settings: Settings) -> dict[str, Any]:
    """Keyword arguments every aiokafka client takes: brokers, protocol, credentials, TLS context.

    Raises:
        ConfigurationError: no brokers given, or a TLS file cannot be read.
    """
    security = settings.security
    kwargs: dict[str, Any] = {
        "bootstrap_servers": settings.require_bootstrap_servers(),
        "security_protocol": security.protocol,
    }
    if security.uses_tls:
        kwargs["ssl_context"] = tls_context(settings)
    if security.uses_sasl and security.password is not None:
        kwargs["sasl_mechanism"] = security.sasl_mechanism
        kwargs["sasl_plain_username"] = security.username
        kwargs["sasl_plain_password"] = security.password.get_secret_value()
    return kwargs


def tls_context(settings: Settings) -> ssl.SSLContext:
    """A context that verifies brokers against ``ca_file`` (the system's authorities without one).

    Raises:
        ConfigurationError: a file is missing or holds no certificate or key.
    """
    security = settings.security
    try:
        context = ssl.create_default_context(cafile=security.ca_file)
        if security.cert_file is not None:
            secret = security.key_password
            password = secret.get_secret_value() if secret is not None else None
            context.load_cert_chain(security.cert_file, security.key_file, password)
    except (OSError, ssl.SSLError) as error:
        raise ConfigurationError(
            f"cannot load the TLS files of {PREFIX}SECURITY__CA_FILE, CERT_FILE and KEY_FILE: {error}"
        ) from error
    return context


def faust_brokers(settings: Settings) -> str:
    """The brokers as Faust's ``broker`` setting wants them: ``kafka://a:9092;kafka://b:9092``."""
    return ";".join(f"kafka://{server}" for server in settings.require_bootstrap_servers())


def faust_credentials(settings: Settings) -> CredentialsT | None:
    """Faust's ``broker_credentials`` from the same settings; ``None`` for an open cluster."""
    from faust import SASLCredentials, SSLCredentials

    security = settings.security
    context = tls_context(settings) if security.uses_tls else None
    if security.uses_sasl and security.password is not None:
        return SASLCredentials(
            username=security.username,
            password=security.password.get_secret_value(),
            ssl_context=context,
            mechanism=security.sasl_mechanism,
        )
    return SSLCredentials(context=context) if context is not None else None


def make_consumer(settings: Settings, *topics: str, **kwargs: Any) -> AIOKafkaConsumer:
    """A consumer of committed records that commits nothing by itself; call inside a running loop."""
    record_batches.install()
    defaults: dict[str, Any] = {"auto_offset_reset": "earliest", "enable_auto_commit": False}
    fixed: dict[str, Any] = {"isolation_level": "read_committed"}
    merged: dict[str, Any] = defaults | kwargs | fixed | client_settings(settings)
    return AIOKafkaConsumer(*topics, **merged)


def make_producer(settings: Settings, **kwargs: Any) -> AIOKafkaProducer:
    """An idempotent producer that waits for all replicas; call inside a running loop.

    Its request limit leaves room for the largest event the settings allow.
    """
    defaults: dict[str, Any] = {
        "max_request_size": max(_DEFAULT_REQUEST_BYTES, settings.max_event_bytes + RECORD_OVERHEAD_BYTES),
    }
    fixed: dict[str, Any] = {"enable_idempotence": True, "acks": "all"}
    return AIOKafkaProducer(**(defaults | kwargs | fixed | client_settings(settings)))


def make_admin(settings: Settings, **kwargs: Any) -> AIOKafkaAdminClient:
    """An admin client; call inside a running loop."""
    return AIOKafkaAdminClient(**(kwargs | client_settings(settings)))


async def stop_producer(producer: AIOKafkaProducer, *, within_seconds: float = 10.0) -> bool:
    """Send what a producer holds and close it; with the brokers away, give up in time.

    An idempotent producer of aiokafka never gives a batch up, so its own ``stop`` may wait for ever.

    Returns:
        Whether everything was sent; if not, the futures of what was not sent fail with ProducerClosed.
    """
    stopping = asyncio.ensure_future(stop_client(producer))
    done, _ = await asyncio.wait({stopping}, timeout=within_seconds)
    if not done:
        producer._message_accumulator.fail_all(ProducerClosed())
        await producer.client.close()  # requests under way fail at once, so that the sender task can end
        await asyncio.wait({stopping}, timeout=within_seconds)
    if not stopping.done():
        stopping.cancel()
        return False
    if (error := stopping.exception()) is not None:
        log.warning(
            "a producer failed to close", extra={"action": "producer_stop_failed", "error": repr(error)}
        )
        return False
    return bool(done)


def unreachable(settings: Settings, error: BaseException) -> BrokerUnreachable:
    """The one way to say that no broker answered, with the addresses tried and the remedy."""
    servers = ", ".join(settings.require_bootstrap_servers())
    return BrokerUnreachable(
        f"no Kafka broker answered at {servers}: {str(error) or type(error).__name__}; "
        f"is it running, and is {PREFIX}BOOTSTRAP_SERVERS (and {PREFIX}SECURITY__…) right?"
    )


@asynccontextmanager
async def started_consumer(
    settings: Settings, *topics: str, **kwargs: Any
) -> AsyncGenerator[AIOKafkaConsumer]:
    """A started consumer, stopped at the end.

    Raises:
        BrokerUnreachable: no broker answered at the start.
    """
    consumer = make_consumer(settings, *topics, **kwargs)
    try:
        try:
            await consumer.start()
        except (KafkaError, OSError) as error:
            raise unreachable(settings, error) from error
        yield consumer
    finally:
        await stop_client(consumer)


@asynccontextmanager
async def started_producer(settings: Settings, **kwargs: Any) -> AsyncGenerator[AIOKafkaProducer]:
    """A started producer, flushed and stopped at the end.

    Raises:
        BrokerUnreachable: no broker answered at the start.
    """
    producer = make_producer(settings, **kwargs)
    try:
        try:
            await producer.start()
        except (KafkaError, OSError) as error:
            raise unreachable(settings, error) from error
        yield producer
    finally:
        await stop_producer(producer)


@asynccontextmanager
async def started_admin(settings: Settings, **kwargs: Any) -> AsyncGenerator[AIOKafkaAdminClient]:
    """A started admin client, closed at the end.

    Raises:
        BrokerUnreachable: no broker answered at the start.
    """
    admin = make_admin(settings, **kwargs)
    try:
        try:
            await admin.start()
        except (KafkaError, OSError) as error:
            raise unreachable(settings, error) from error
        yield admin
    finally:
        await admin.close()
