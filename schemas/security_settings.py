"""Access to a protected Kafka cluster and to the HTTP API (``SESSIONSTREAM_SECURITY__…``)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, model_validator

from schemas.process_settings import SettingsGroup
from schemas.setting_values import Listed


class SecuritySettings(SettingsGroup):
    """TLS and SASL for Kafka, bearer tokens for the HTTP API. All of them are off by default.

    Raises (pydantic.ValidationError): SASL has no username or password, OAUTHBEARER has no source of its token, or a key
    has no certificate.
    """

    protocol: Literal["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"] = "PLAINTEXT"
    """Protocol of the connections to Kafka: `PLAINTEXT`, `SSL`, `SASL_PLAINTEXT` or `SASL_SSL`."""
    sasl_mechanism: Literal["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512", "OAUTHBEARER"] = "PLAIN"
    """SASL mechanism: `PLAIN`, `SCRAM-SHA-256`, `SCRAM-SHA-512` or `OAUTHBEARER`."""
    username: str | None = None
    """User name for SASL; with `OAUTH_TOKEN_URL`, the client id."""
    password: SecretStr | None = None
    """Password for SASL; with `OAUTH_TOKEN_URL`, the client secret."""
    oauth_token_file: Path | None = None
    """For `OAUTHBEARER`: file with the token. It is read again for every connection, so it may be replaced."""
    oauth_token_url: str | None = None
    """For `OAUTHBEARER`: endpoint that gives a token for `USERNAME` and `PASSWORD` (OAuth 2.0 client credentials).
    It must begin with `https://`, except on this machine."""
    oauth_scope: str | None = None
    """Scope of the token that is requested from `OAUTH_TOKEN_URL`."""
    ca_file: Path | None = None
    """File with the certificate authorities that brokers are verified against. Without it, the system's."""
    cert_file: Path | None = None
    """File with the client's certificate."""
    key_file: Path | None = None
    """File with the key of the client's certificate."""
    key_password: SecretStr | None = None
    """Password of that key."""
    bearer_tokens: Listed[SecretStr] = Field(default_factory=list)
    """Tokens that give access to the HTTP API. Probes need none. Without tokens, a worker bound to loopback
    answers only requests to `localhost`, `127.0.0.1`, `[::1]`, `HTTP_HOST` and the host of `ADVERTISED_URL`
    (403 `forbidden_host` for others)."""

    @property
    def uses_sasl(self) -> bool:
        """Whether clients authenticate by SASL: with a password or a token."""
        return self.protocol.startswith("SASL")

    @property
    def uses_tls(self) -> bool:
        """Whether connections to brokers are encrypted."""
        return self.protocol.endswith("SSL")

    @model_validator(mode="after")
    def _require_whole_credentials(self) -> Self:
        if self.uses_sasl and self.sasl_mechanism == "OAUTHBEARER":
            self._require_token_source()
        elif self.uses_sasl and (self.username is None or self.password is None):
            raise ValueError(
                f"protocol {self.protocol} needs security.username and security.password: set both"
            )
        if (self.cert_file is None) != (self.key_file is None):
            raise ValueError("security.cert_file and security.key_file belong together: set both or none")
        return self

    def _require_token_source(self) -> None:
        if (self.oauth_token_file is None) == (self.oauth_token_url is None):
            raise ValueError(
                "sasl_mechanism OAUTHBEARER needs security.oauth_token_file or security.oauth_token_url: set one of them"
            )
        if self.oauth_token_url is None:
            return
        if self.username is None or self.password is None:
            raise ValueError(
                "security.oauth_token_url needs the client id and secret: set security.username and security.password"
            )
        address = urlsplit(self.oauth_token_url)
        on_this_machine = address.hostname in {"localhost", "127.0.0.1", "::1"}
        if address.scheme != "https" and not (address.scheme == "http" and on_this_machine):
            raise ValueError(
                "security.oauth_token_url must begin with https://, because a secret is sent to it"
            )
