"""Finds out why no broker lets a client in; aiokafka only says that none did."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from aiokafka.conn import collect_hosts, create_conn
from aiokafka.errors import KafkaError, SaslAuthenticationFailed, UnsupportedSaslMechanismError
from aiokafka.protocol.metadata import MetadataRequest

from schemas.settings import PREFIX
from streams.kafka.oauth_token import NoToken

#: Longest time for a broker to answer one request of the check, in milliseconds.
_REQUEST_MS: Final = 5_000
#: Longest time for TLS to close a connection; nothing depends on it.
_CLOSE_SECONDS: Final = 1.0
_SECURITY: Final = f"{PREFIX}SECURITY__"


class Obstacle(NamedTuple):
    """What keeps a client out, in one line; ``permanent`` if trying again does not help."""

    detail: str
    permanent: bool


async def find_obstacle(client_settings: Mapping[str, Any]) -> Obstacle | None:
    """Connect to the brokers one after the other; return the first permanent obstacle, else the last one.

    Args:
        client_settings: bootstrap servers and security, as aiokafka's clients take them.

    Returns:
        None if a broker lets the client in.
    """
    options = {name: value for name, value in client_settings.items() if name != "bootstrap_servers"}
    found: Obstacle | None = None
    for host, port, _ in collect_hosts(client_settings["bootstrap_servers"]):
        found = await _obstacle_at(host, port, options)
        if found is None or found.permanent:
            break
    return found


async def find_silence(client_settings: Mapping[str, Any], within_seconds: float) -> str | None:
    """Ask all brokers at once for the first answer of every connection, their versions; no login is needed for it.

    Args:
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        within_seconds: how long each may take.

    Returns:
        What is wrong with each, in one line, if none answers; None if one does.
    """
    tls = client_settings["security_protocol"].endswith("SSL")
    options = {
        "security_protocol": "SSL" if tls else "PLAINTEXT",
        "ssl_context": client_settings.get("ssl_context"),
    }
    found = await asyncio.gather(
        *(
            _silence_at(host, port, options, within_seconds)
            for host, port, _ in collect_hosts(client_settings["bootstrap_servers"])
        )
    )
    obstacles = [obstacle.detail for obstacle in found if obstacle is not None]
    return "; ".join(obstacles) if len(obstacles) == len(found) else None


async def _silence_at(
    host: str, port: int, options: Mapping[str, Any], within_seconds: float
) -> Obstacle | None:
    try:
        async with asyncio.timeout(within_seconds):
            connection = await create_conn(
                host, port, request_timeout_ms=int(within_seconds * 1_000), **options
            )
    except (OSError, KafkaError, TimeoutError) as error:
        return obstacle_of(f"{host}:{port}", error, options)
    connection.close()
    return None


async def _obstacle_at(host: str, port: int, options: Mapping[str, Any]) -> Obstacle | None:
    place = f"{host}:{port}"
    try:
        async with asyncio.timeout(_REQUEST_MS / 1_000):
            connection = await create_conn(host, port, request_timeout_ms=_REQUEST_MS, **options)
            try:
                await connection.send(MetadataRequest([]))
            finally:
                closed: Any = connection.close()
                await asyncio.wait([closed], timeout=_CLOSE_SECONDS)
    except (OSError, KafkaError, TimeoutError) as error:
        return obstacle_of(place, error, options)
    return None


def obstacle_of(place: str, error: Exception, options: Mapping[str, Any]) -> Obstacle:
    """Return what an error of a connection means.

    Args:
        place: host and port of the broker.
        error: of the connection.
        options: the security of the client, as aiokafka's clients take it.
    """
    mechanism = options.get("sasl_mechanism")
    protocol = options["security_protocol"]
    reason = str(error) or type(error).__name__
    if isinstance(error, NoToken):
        return Obstacle(error.detail, permanent=not error.temporary)
    if isinstance(error, ssl.SSLCertVerificationError):
        detail = (
            f"the certificate of {place} cannot be verified ({error.verify_message}); {_SECURITY}CA_FILE must have the "
            "authority that signed it, and the certificate must have the name that the broker is called by"
        )
        return Obstacle(detail, permanent=True)
    if isinstance(error, ssl.SSLError):
        detail = (
            f"no TLS connection to {place} ({reason}); does it expect TLS ({_SECURITY}PROTOCOL is {protocol}), and "
            f"does it accept the certificate of {_SECURITY}CERT_FILE?"
        )
        return Obstacle(detail, permanent=True)
    if isinstance(error, UnsupportedSaslMechanismError):
        return Obstacle(
            f"{place} does not offer {_SECURITY}SASL_MECHANISM {mechanism}: {reason}", permanent=True
        )
    if isinstance(error, SaslAuthenticationFailed):
        credentials = (
            "the OAuth token"
            if mechanism == "OAUTHBEARER"
            else f"{_SECURITY}USERNAME and PASSWORD ({mechanism})"
        )
        detail = f"{place} does not accept {credentials}: {reason}"
        return Obstacle(detail, permanent=True)
    if isinstance(error, TimeoutError) and not str(error):
        return Obstacle(
            f"{place} takes the connection and does not answer, as a port does that is not a Kafka broker's",
            permanent=False,
        )
    if _closed_by_broker(error):
        detail = (
            f"{place} closed the connection; does it expect {_SECURITY}PROTOCOL {protocol}"
            + (f", and a client certificate in {_SECURITY}CERT_FILE" if protocol.endswith("SSL") else "")
            + "?"
        )
        return Obstacle(detail, permanent=False)
    return Obstacle(f"{place}: {reason}", permanent=False)


def _closed_by_broker(error: Exception) -> bool:
    return isinstance(error, KafkaError | ConnectionResetError)
