"""What the errors of Kafka's clients mean to a user, each in one line with the remedy."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from aiokafka.errors import (
    ClusterAuthorizationFailedError,
    GroupAuthorizationFailedError,
    KafkaConnectionError,
    KafkaError,
    KafkaTimeoutError,
    NodeNotReadyError,
    SaslAuthenticationFailed,
    TopicAuthorizationFailedError,
    UnknownError,
    UnknownTopicOrPartitionError,
)

from schemas.errors import AccessDenied, BadRequest, BrokerUnreachable, Retry, SessionstreamError
from schemas.settings import Settings, load_settings
from streams.kafka import connection_check
from streams.kafka.clients import unreachable
from streams.kafka.failures import denied, failure_of, missing_topic

ACLS = "`sessionstream topics acls` prints"


def settings(**security: str) -> Settings:
    return load_settings(bootstrap_servers="127.0.0.1:9", security=security)


@pytest.mark.parametrize(
    ("error", "kind", "said"),
    [
        (TopicAuthorizationFailedError("events"), AccessDenied, f"use topic events; give it .* {ACLS}"),
        (TopicAuthorizationFailedError({"b", "a"}), AccessDenied, "use topic a b; give it"),
        (GroupAuthorizationFailedError("g"), AccessDenied, f"use consumer group g; .* {ACLS}"),
        (
            GroupAuthorizationFailedError("Unable to get coordinator id for g"),
            AccessDenied,
            f"use consumer group g; .* {ACLS}",
        ),
        (ClusterAuthorizationFailedError(), AccessDenied, f"the right Write on no topic; .* {ACLS}"),
        (
            SaslAuthenticationFailed("expired"),
            AccessDenied,
            "127.0.0.1:9 does not accept .* expired; correct",
        ),
        (
            UnknownTopicOrPartitionError("t"),
            BadRequest,
            "topic t does not exist .*`sessionstream topics create`",
        ),
        (KafkaConnectionError("gone"), BrokerUnreachable, "127.0.0.1:9 stopped answering: .*gone; are all"),
        (NodeNotReadyError(), BrokerUnreachable, "stopped answering: .*Run the command again"),
        (KafkaTimeoutError(), BrokerUnreachable, "stopped answering: .*Run the command again"),
        (UnknownError(), Retry, "refused a request: .*see the brokers' logs"),
    ],
)
def test_each_error_has_its_remedy(error: KafkaError, kind: type[SessionstreamError], said: str) -> None:
    failure = failure_of(error, settings())

    assert type(failure) is kind
    assert "\n" not in failure.detail
    with pytest.raises(kind, match=said):
        raise failure


def test_an_error_of_another_kind_is_no_missing_right() -> None:
    assert denied(KafkaTimeoutError()) is None
    assert denied(OSError()) is None


def test_kafka_says_the_same_of_a_topic_that_does_not_exist_and_of_one_that_is_hidden() -> None:
    """So the line names both remedies where rights may be checked, and only the first one elsewhere."""
    secured = settings(protocol="SASL_PLAINTEXT", sasl_mechanism="SCRAM-SHA-256", username="u", password="p")

    assert "or this client may not see it" in missing_topic(secured, "t")
    assert ACLS in missing_topic(secured, "t")
    assert (
        missing_topic(settings(), "t")
        == "topic t does not exist (make it with `sessionstream topics create`)"
    )


async def test_a_producer_without_rights_is_not_told_that_no_broker_answers() -> None:
    """Kafka gives an idempotent producer its id only with the right to write; that failed as "no broker answered"."""
    refused = await unreachable(settings(), ClusterAuthorizationFailedError())

    assert isinstance(refused, AccessDenied)
    assert ACLS in refused.detail


async def test_a_port_that_is_no_brokers_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the connection and never answers, as an HTTP server does that waits for more."""
    monkeypatch.setattr(connection_check, "_REQUEST_MS", 200)

    writers: list[asyncio.StreamWriter] = []

    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    wrong = load_settings(bootstrap_servers=f"127.0.0.1:{port}")

    failure = await unreachable(wrong, KafkaConnectionError())
    server.close()
    for writer in writers:
        writer.close()
        # The client has closed its side.
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    assert writers

    assert isinstance(failure, BrokerUnreachable)
    assert (
        f"127.0.0.1:{port} takes the connection and does not answer, as a port does that is not a Kafka broker's"
        in str(failure)
    )
