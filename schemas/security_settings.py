"""Access to a protected Kafka cluster and to the HTTP API (``SESSIONSTREAM_SECURITY__…``)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self

from pydantic import Field, SecretStr, model_validator

from schemas.process_settings import SettingsGroup
from schemas.setting_values import Listed


class SecuritySettings(SettingsGroup):
    """TLS and SASL for Kafka, bearer tokens for the HTTP API. All of them are off by default.

    Raises (pydantic.ValidationError): SASL has no username or password, or a key has no certificate.
    """

    protocol: Literal["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"] = "PLAINTEXT"
    """Protocol of the connections to Kafka: `PLAINTEXT`, `SSL`, `SASL_PLAINTEXT` or `SASL_SSL`."""
    sasl_mechanism: Literal["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"] = "PLAIN"
    """SASL mechanism: `PLAIN`, `SCRAM-SHA-256` or `SCRAM-SHA-512`."""
    username: str | None = None
    """User name for SASL."""
    password: SecretStr | None = None
    """Password for SASL."""
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
        """Whether clients authenticate with a user name and password."""
        return self.protocol.startswith("SASL")

    @property
    def uses_tls(self) -> bool:
        """Whether connections to brokers are encrypted."""
        return self.protocol.endswith("SSL")

    @model_validator(mode="after")
    def _require_whole_credentials(self) -> Self:
        if self.uses_sasl and (self.username is None or self.password is None):
            raise ValueError(
                f"protocol {self.protocol} needs security.username and security.password: set both"
            )
        if (self.cert_file is None) != (self.key_file is None):
            raise ValueError("security.cert_file and security.key_file belong together: set both or none")
        return self
