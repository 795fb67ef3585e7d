from __future__ import annotations

import asyncio
import ssl
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, cast

import pytest
from aiokafka.errors import KafkaConnectionError
from aiokafka.partitioner import DefaultPartitioner
from faust import SASLCredentials, SSLCredentials

from schemas.errors import BrokerUnreachable, ConfigurationError
from schemas.settings import Settings, load_settings
from streams.kafka import clients as kafka_clients
from streams.kafka.clients import stop_producer
from streams.kafka.patience import giving_up_silent_brokers
from tests.fakes.certificates import make_certificate
from tests.fakes.silent_server import silent_server
from tests.log_lines import lines_of


def settings_with(**security: Any) -> Settings:
    return load_settings(bootstrap_servers="a:1,b:2", security=security)


def test_an_open_cluster_needs_addresses_only() -> None:
    settings = settings_with()

    assert kafka_clients.client_settings(settings) == {
        "bootstrap_servers": ["a:1", "b:2"],
        "security_protocol": "PLAINTEXT",
    }
    assert kafka_clients.faust_credentials(settings) is None


def test_sasl_over_plaintext() -> None:
    settings = settings_with(
        protocol="SASL_PLAINTEXT", sasl_mechanism="SCRAM-SHA-512", username="u", password="p"
    )

    kwargs = kafka_clients.client_settings(settings)
    credentials = kafka_clients.faust_credentials(settings)

    assert kwargs["security_protocol"] == "SASL_PLAINTEXT"
    assert kwargs["sasl_mechanism"] == "SCRAM-SHA-512"
    assert (kwargs["sasl_plain_username"], kwargs["sasl_plain_password"]) == ("u", "p")
    assert "ssl_context" not in kwargs
    assert isinstance(credentials, SASLCredentials)
    assert (credentials.username, credentials.password, credentials.ssl_context) == ("u", "p", None)
    assert credentials.protocol.value == "SASL_PLAINTEXT"
    assert credentials.mechanism.value == "SCRAM-SHA-512"


def test_tls_verifies_brokers() -> None:
    settings = settings_with(protocol="SSL")

    context = kafka_clients.client_settings(settings)["ssl_context"]
    credentials = kafka_clients.faust_credentials(settings)

    assert context.verify_mode is ssl.CERT_REQUIRED
    assert context.check_hostname
    assert isinstance(credentials, SSLCredentials)
    assert credentials.protocol.value == "SSL"


def test_sasl_over_tls() -> None:
    settings = settings_with(protocol="SASL_SSL", username="u", password="p")

    credentials = kafka_clients.faust_credentials(settings)

    assert isinstance(credentials, SASLCredentials)
    assert credentials.protocol.value == "SASL_SSL"
    assert isinstance(kafka_clients.client_settings(settings)["ssl_context"], ssl.SSLContext)


def test_an_invalid_tls_file_is_a_clear_error(tmp_path: Path) -> None:
    broken = tmp_path / "ca.pem"
    broken.write_text("no certificate")

    for path in (broken, tmp_path / "missing.pem"):
        with pytest.raises(ConfigurationError, match="SECURITY__CA_FILE"):
            kafka_clients.client_settings(settings_with(protocol="SSL", ca_file=path))


def test_the_password_of_a_key_is_not_asked_for_on_the_terminal(tmp_path: Path) -> None:
    """OpenSSL asks where it is given none, and a worker waits for somebody to type it."""
    files = make_certificate(tmp_path, "right")
    key = {"protocol": "SSL", "cert_file": files.certificate, "key_file": files.key}

    assert "ssl_context" in kafka_clients.client_settings(settings_with(**key, key_password="right"))
    for password in ({}, {"key_password": "wrong"}):
        with pytest.raises(ConfigurationError, match="SECURITY__KEY_PASSWORD") as raised:
            kafka_clients.client_settings(settings_with(**key, **password))
        assert "wrong" not in raised.value.detail


def test_no_brokers_is_a_clear_error() -> None:
    with pytest.raises(ConfigurationError, match="SESSIONSTREAM_BOOTSTRAP_SERVERS"):
        kafka_clients.client_settings(load_settings())


async def test_every_consumer_reads_committed_records_only() -> None:
    consumer = kafka_clients.make_consumer(
        settings_with(), "t", group_id="g", isolation_level="read_uncommitted"
    )

    assert consumer._isolation_level == "read_committed"
    assert consumer._enable_auto_commit is False
    assert consumer._auto_offset_reset == "earliest"
    assert consumer._group_id == "g"
    await consumer.stop()


async def test_every_producer_is_idempotent_and_has_room_for_the_largest_event() -> None:
    settings = load_settings(bootstrap_servers="a:1", max_event_bytes="2MiB")

    producer = kafka_clients.make_producer(settings, enable_idempotence=False, acks=0)

    assert producer._txn_manager is not None
    assert producer._sender._acks == -1
    assert producer._max_request_size == 2 * 1024 * 1024 + 64 * 1024
    await producer.stop()


async def test_a_producer_finds_the_partition_of_a_key_as_aiokafka_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    partitions, keys = list(range(12)), [f"session {number} ä".encode() for number in range(50)]
    expected = [DefaultPartitioner()(key, partitions, partitions) for key in keys]
    # It takes three times as long as this project's.
    monkeypatch.setattr("aiokafka.partitioner.murmur2", None)

    producer = kafka_clients.make_producer(load_settings(bootstrap_servers="a:1"))

    assert [producer._partitioner(key, partitions, partitions) for key in keys] == expected
    assert producer._partitioner(None, partitions, [7]) == 7
    await producer.stop()


@pytest.mark.usefixtures("little_patience")
async def test_a_command_gives_up_brokers_that_answer_nothing() -> None:
    async with silent_server() as port, asyncio.timeout(10):
        settings = load_settings(bootstrap_servers=f"127.0.0.1:9,127.0.0.1:{port}")
        starts: list[AbstractAsyncContextManager[object]] = [
            kafka_clients.started_consumer(settings),
            kafka_clients.started_producer(settings),
            kafka_clients.started_admin(settings),
        ]
        for start in starts:
            with giving_up_silent_brokers(), pytest.raises(BrokerUnreachable) as refused:
                await start.__aenter__()
            assert f"127.0.0.1:{port} takes the connection and does not answer" in refused.value.detail
            assert "SESSIONSTREAM_BOOTSTRAP_SERVERS" in refused.value.detail


@pytest.mark.usefixtures("little_patience")
async def test_a_worker_goes_on_waiting_for_brokers_that_answer_nothing() -> None:
    async with silent_server() as port:
        settings = load_settings(bootstrap_servers=f"127.0.0.1:{port}")
        starting = asyncio.ensure_future(kafka_clients.started_admin(settings).__aenter__())
        await asyncio.wait({starting}, timeout=1.0)

        assert not starting.done()
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting


async def test_a_producer_whose_end_fails_is_no_error_of_what_has_used_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Failing:
        async def stop(self) -> None:
            raise KafkaConnectionError("the last request failed")

    assert not await stop_producer(cast(Any, Failing()))
    (line,) = lines_of(caplog, "producer_stop_failed")
    assert line["levelname"] == "WARNING"
    assert "the last request failed" in line["error"]
