"""Makes every Kafka client of the project, so that address, TLS and SASL are configured in one place."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import ssl
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import KafkaError, ProducerClosed
from aiokafka.partitioner import DefaultPartitioner

from processors.kafka.topic_plan import RECORD_OVERHEAD_BYTES, sealed_bytes
from schemas.errors import AccessDenied, BrokerUnreachable, ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.engine import record_batches
from streams.engine.clients import METADATA_MAX_AGE_MS, start_client, stop_client
from streams.kafka.connection_check import find_obstacle, find_silence
from streams.kafka.failures import denied
from streams.kafka.oauth_token import token_provider
from streams.kafka.partitioner import partition_of
from streams.kafka.patience import (
    FIRST_ANSWER_SECONDS,
    PROMPT_SECONDS,
    gives_up_silent_brokers,
    giving_up_silent_brokers,
)
from streams.kafka.skips import SkippingConsumer

if TYPE_CHECKING:
    from faust.types.auth import CredentialsT


_DEFAULT_REQUEST_BYTES: Final = 1_048_576
#: Pause between two requests to brokers that are waited for, in seconds.
_POLL_SECONDS: Final = 0.5

log = logging.getLogger(__name__)


def client_settings(settings: Settings) -> dict[str, Any]:
    """Return the keyword arguments of every aiokafka client: brokers, protocol, credentials, TLS context.

    Raises:
        ConfigurationError: no brokers are set, or a TLS file cannot be read.
    """
    security = settings.security
    kwargs: dict[str, Any] = {
        "bootstrap_servers": settings.require_bootstrap_servers(),
        "security_protocol": security.protocol,
    }
    if security.uses_tls:
        kwargs["ssl_context"] = tls_context(settings)
    if security.uses_sasl:
        kwargs["sasl_mechanism"] = security.sasl_mechanism
    if security.uses_sasl and security.sasl_mechanism == "OAUTHBEARER":
        kwargs["sasl_oauth_token_provider"] = token_provider(security)
    elif security.uses_sasl and security.password is not None:
        kwargs["sasl_plain_username"] = security.username
        kwargs["sasl_plain_password"] = security.password.get_secret_value()
    return kwargs


def worker_client_id(process: str) -> str:
    """Return the client id of a worker in its consumer group; the console and Kafka's own tools name it by this."""
    return f"sessionstream-{process}-{socket.gethostname()}-{os.getpid()}"


def tls_context(settings: Settings) -> ssl.SSLContext:
    """Return a context that verifies brokers against ``ca_file`` (without it, the system's authorities).

    Raises:
        ConfigurationError: a file is missing or has no certificate or key.
    """
    security = settings.security
    try:
        context = ssl.create_default_context(cafile=security.ca_file)
        if security.cert_file is not None:
            secret = security.key_password
            # An empty password, since without one OpenSSL would ask for it on the terminal.
            password = secret.get_secret_value() if secret is not None else ""
            context.load_cert_chain(security.cert_file, security.key_file, password)
    except (OSError, ValueError) as error:  # ssl.SSLError is an OSError
        raise ConfigurationError(
            f"cannot load the TLS files of {PREFIX}SECURITY__CA_FILE, CERT_FILE and KEY_FILE: {error}; name PEM files "
            f"of certificates and of a key, and the key's password in {PREFIX}SECURITY__KEY_PASSWORD if it has one"
        ) from error
    return context


def faust_credentials(settings: Settings) -> CredentialsT | None:
    """Return Faust's ``broker_credentials`` for the same settings; None without SASL and TLS."""
    from faust import SASLCredentials, SSLCredentials
    from faust.auth import OAuthCredentials

    security = settings.security
    context = tls_context(settings) if security.uses_tls else None
    if security.uses_sasl and security.sasl_mechanism == "OAUTHBEARER":
        return OAuthCredentials(oauth_cb=token_provider(security), ssl_context=context)
    if security.uses_sasl and security.password is not None:
        return SASLCredentials(
            username=security.username,
            password=security.password.get_secret_value(),
            ssl_context=context,
            mechanism=security.sasl_mechanism,
        )
    return SSLCredentials(context=context) if context is not None else None


def make_consumer(
    settings: Settings, *topics: str, passes_skipped: bool = False, **kwargs: Any
) -> AIOKafkaConsumer:
    """Make a consumer of committed records that commits no offsets; call inside a running event loop.

    Args:
        settings: name the cluster and the topics.
        topics: those to subscribe to.
        passes_skipped: look up what ``sessionstream skip`` gave up, at a damaged batch.
        kwargs: as aiokafka's consumer takes them.
    """
    record_batches.install()
    record_batches.require_every_offset([settings.topics.session_events, settings.topics.memory_events])
    defaults: dict[str, Any] = {
        "auto_offset_reset": "earliest",
        "enable_auto_commit": False,
        "metadata_max_age_ms": METADATA_MAX_AGE_MS,
    }
    fixed: dict[str, Any] = {"isolation_level": "read_committed"}
    merged: dict[str, Any] = defaults | kwargs | fixed
    if passes_skipped:
        return SkippingConsumer(
            *topics, names=settings.topics, client_settings=client_settings(settings), **merged
        )
    return AIOKafkaConsumer(*topics, **merged, **client_settings(settings))


def make_producer(settings: Settings, **kwargs: Any) -> AIOKafkaProducer:
    """Make an idempotent producer that waits for all replicas; call inside a running event loop.

    Its request limit is large enough for the largest event that the settings allow.
    """
    encrypted = settings.encryption.key_file is not None
    record_bytes = sealed_bytes(settings.max_event_bytes) if encrypted else settings.max_event_bytes
    defaults: dict[str, Any] = {
        "max_request_size": max(_DEFAULT_REQUEST_BYTES, record_bytes + RECORD_OVERHEAD_BYTES),
        "partitioner": _partition,
    }
    fixed: dict[str, Any] = {"enable_idempotence": True, "acks": "all"}
    return AIOKafkaProducer(**(defaults | kwargs | fixed | client_settings(settings)))


def _partition(key: bytes | None, partitions: Sequence[int], available: Sequence[int]) -> int:
    """Return the partition of a record's key, the same as aiokafka does, but with this project's quicker hash."""
    if key is None:
        partition: int = DefaultPartitioner()(key, partitions, available)
        return partition
    return partitions[partition_of(key, len(partitions))]


def make_admin(settings: Settings, **kwargs: Any) -> AIOKafkaAdminClient:
    """Make an admin client; call inside a running event loop."""
    return AIOKafkaAdminClient(**(kwargs | client_settings(settings)))


async def stop_producer(producer: AIOKafkaProducer, *, within_seconds: float = 10.0) -> bool:
    """Send the records that a producer has buffered and close it; give up if the brokers do not answer in time.

    An idempotent producer of aiokafka never gives up a batch, so its ``stop`` can wait for ever.

    Args:
        producer: a started producer, or one whose start failed.
        within_seconds: time to send, and then time to close.

    Returns:
        Whether all records were sent. If not, the futures of the others fail with ProducerClosed.
    """
    # Its own limit is later than the second one here.
    stopping = asyncio.ensure_future(stop_client(producer, within_seconds=3 * within_seconds))
    done, _ = await asyncio.wait({stopping}, timeout=within_seconds)
    if not done:
        producer._message_accumulator.fail_all(ProducerClosed())
        await producer.client.close()  # requests in flight fail at once, so that the sender task can end
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


async def unreachable(settings: Settings, error: BaseException) -> AccessDenied | BrokerUnreachable:
    """Return the error that no broker let a client in: with the reason, the addresses that were tried and the remedy.

    Args:
        settings: those of the client.
        error: raised by the start of the client.

    Returns:
        AccessDenied if the settings have to be corrected first, BrokerUnreachable if trying again may help.
    """
    if (refused := denied(error)) is not None:
        return refused
    servers = ", ".join(settings.require_bootstrap_servers())
    obstacle = await find_obstacle(client_settings(settings))
    if obstacle is not None and obstacle.permanent:
        return AccessDenied(f"Kafka at {servers} does not let this client in: {obstacle.detail}")
    reason = obstacle.detail if obstacle is not None else str(error) or type(error).__name__
    return _no_broker(settings, reason)


def _no_broker(settings: Settings, reason: str) -> BrokerUnreachable:
    servers = ", ".join(settings.require_bootstrap_servers())
    return BrokerUnreachable(
        f"no Kafka broker answered at {servers}: {reason}; "
        f"is it running, and is {PREFIX}BOOTSTRAP_SERVERS (and {PREFIX}SECURITY__…) right?"
    )


async def start_or_give_up(
    settings: Settings, client: AIOKafkaConsumer | AIOKafkaProducer | AIOKafkaAdminClient
) -> None:
    """Start a client. The caller stops it, also after a failed start.

    Raises:
        BrokerUnreachable: it was started in a command, and none of the brokers answers anything.
        KafkaError, OSError: as the client raises them.
    """
    if not gives_up_silent_brokers():
        await start_client(client)
        return
    starting = asyncio.ensure_future(start_client(client))
    try:
        await asyncio.wait({starting}, timeout=PROMPT_SECONDS)
        if not starting.done():
            silence = await find_silence(client_settings(settings), FIRST_ANSWER_SECONDS)
            if silence is not None and not starting.done():
                raise _no_broker(settings, silence)
        await starting
    finally:
        if not starting.done():
            starting.cancel()
            await asyncio.wait({starting})


@asynccontextmanager
async def connecting(settings: Settings, stop: Callable[[], Awaitable[object]]) -> AsyncGenerator[None]:
    """Start a client in this block: if the block fails or is cancelled, the client is stopped.

    Args:
        settings: those of the client.
        stop: stops the client.

    Raises:
        AccessDenied: the brokers do not let this client in.
        BrokerUnreachable: no broker answered.
    """
    try:
        yield
    except BaseException as error:
        await stop()
        if isinstance(error, KafkaError | OSError):
            raise await unreachable(settings, error) from error
        raise


@asynccontextmanager
async def started_consumer(
    settings: Settings, *topics: str, **kwargs: Any
) -> AsyncGenerator[AIOKafkaConsumer]:
    """Start a consumer, and stop it at the end. It passes what ``sessionstream skip`` gave up.

    Raises:
        AccessDenied: the brokers do not let this client in.
        BrokerUnreachable: no broker answered at the start.
    """
    consumer = make_consumer(settings, *topics, passes_skipped=True, **kwargs)
    try:
        try:
            await start_or_give_up(settings, consumer)
        except (KafkaError, OSError) as error:
            raise await unreachable(settings, error) from error
        yield consumer
    finally:
        await stop_client(consumer)


@asynccontextmanager
async def started_producer(settings: Settings, **kwargs: Any) -> AsyncGenerator[AIOKafkaProducer]:
    """Start a producer; flush and stop it at the end.

    Raises:
        AccessDenied: the brokers do not let this client in.
        BrokerUnreachable: no broker answered at the start.
    """
    producer = make_producer(settings, **kwargs)
    try:
        try:
            await start_or_give_up(settings, producer)
        except (KafkaError, OSError) as error:
            raise await unreachable(settings, error) from error
        yield producer
    finally:
        await stop_producer(producer)


@asynccontextmanager
async def started_admin(settings: Settings, **kwargs: Any) -> AsyncGenerator[AIOKafkaAdminClient]:
    """Start an admin client, and close it at the end.

    Raises:
        AccessDenied: the brokers do not let this client in.
        BrokerUnreachable: no broker answered at the start.
    """
    admin = make_admin(settings, **kwargs)
    try:
        try:
            await start_or_give_up(settings, admin)
        except (KafkaError, OSError) as error:
            raise await unreachable(settings, error) from error
        yield admin
    finally:
        await stop_client(admin)


async def require_broker(settings: Settings) -> None:
    """Check that a broker lets this client in, before work that outlasts brokers which are away for a time.

    Raises:
        AccessDenied: the brokers do not let this client in.
        BrokerUnreachable: no broker answered within the time in which a command gives up silent ones.
    """
    with giving_up_silent_brokers():
        async with started_admin(settings):
            pass


async def wait_for_brokers(
    settings: Settings, within_seconds: float, on_wait: Callable[[str], None], *, brokers: int = 1
) -> None:
    """Wait until brokers answer that may be starting.

    Args:
        settings: those of the client.
        within_seconds: how long to wait at most.
        on_wait: called once with the reason, if there is anything to wait for.
        brokers: how many must be there. With fewer at the end, the caller's own request says what is wrong.

    Raises:
        AccessDenied: the brokers do not let this client in.
        BrokerUnreachable: no broker answered in time.
    """
    deadline = time.monotonic() + within_seconds
    waited = False
    while True:
        late = time.monotonic() + _POLL_SECONDS > deadline
        try:
            async with started_admin(settings) as admin:
                count = len((await admin.describe_cluster())["brokers"])
            if count >= brokers or late:
                return
            reason = f"{count} of {brokers} brokers answer at {settings.bootstrap_servers}"
        except BrokerUnreachable as error:
            if late:
                raise
            reason = error.detail.partition(";")[0]
        except KafkaError as error:
            if late or not error.retriable:
                raise BrokerUnreachable(f"the Kafka cluster does not answer: {error!r}") from error
            reason = f"the Kafka cluster does not answer: {error!r}"
        if not waited:
            on_wait(reason)
            waited = True
        await asyncio.sleep(_POLL_SECONDS)
