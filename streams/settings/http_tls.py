"""TLS of HTTP: the server's certificate and the authorities that clients trust, from files."""

from __future__ import annotations

import ssl
from functools import cache
from pathlib import Path

import httpx

from schemas.errors import ConfigurationError
from schemas.security_settings import SecuritySettings
from schemas.settings import PREFIX


def server_tls(security: SecuritySettings) -> ssl.SSLContext | None:
    """Return the TLS context of the HTTP server; None without a certificate.

    Raises:
        ConfigurationError: A file cannot be read, is no certificate or key, or the two do not belong together.
    """
    certificate, key = security.http_cert_file, security.http_key_file
    if certificate is None or key is None:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    password = security.http_key_password
    # An empty password, since without one OpenSSL would ask for it on the terminal.
    given = "" if password is None else password.get_secret_value()
    try:
        context.load_cert_chain(certificate, key, given)
    except (OSError, ValueError) as error:  # ssl.SSLError is an OSError
        raise ConfigurationError(
            f"{PREFIX}SECURITY__HTTP_CERT_FILE {certificate} with {PREFIX}SECURITY__HTTP_KEY_FILE {key} cannot be "
            f"used: {_reason(error)}; name PEM files of a certificate and its key, and the key's password if it has one"
        ) from error
    return context


def client_tls(security: SecuritySettings) -> ssl.SSLContext:
    """Return what HTTP clients verify servers against: the file of the settings, else the public authorities.

    The environment's SSL_CERT_FILE or SSL_CERT_DIR replaces the public authorities.

    Raises:
        ConfigurationError: The file cannot be read, or has no certificate.
    """
    path = security.http_ca_file
    if path is None:
        return public_authorities()
    return _trusting(path)


@cache
def public_authorities() -> ssl.SSLContext:
    """Return a context that trusts the public authorities, or those of the environment; the same one each time.

    Raises:
        ConfigurationError: The environment names what cannot be used.
    """
    # Once for each OS process: it takes 25 ms to read these, and a worker has several clients.
    try:
        return httpx.create_ssl_context()
    except (OSError, ValueError) as error:
        raise ConfigurationError(
            f"SSL_CERT_FILE or SSL_CERT_DIR of the environment cannot be used: {_reason(error)}; name a PEM file of "
            "certificates, or a folder of them"
        ) from error


def _trusting(path: Path) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=path)
    except (OSError, ValueError) as error:
        raise ConfigurationError(
            f"{PREFIX}SECURITY__HTTP_CA_FILE: {path} cannot be used: {_reason(error)}; name a PEM file of certificates"
        ) from error


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
