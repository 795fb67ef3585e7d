"""How to reach a protected Kafka cluster, and who may use the HTTP API (``SESSIONSTREAM_SECURITY__…``)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self

from pydantic import Field, SecretStr, model_validator

from schemas.process_settings import SettingsGroup
from schemas.setting_values import Listed


class SecuritySettings(SettingsGroup):
    """TLS and SASL towards Kafka, bearer tokens towards the HTTP API; all off by default.

    Raises (pydantic.ValidationError): SASL without username and password, a key without its certificate.
    """

    protocol: Literal["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"] = "PLAINTEXT"
    """How to reach Kafka: `PLAINTEXT`, `SSL`, `SASL_PLAINTEXT` or `SASL_SSL`."""
    sasl_mechanism: Literal["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"] = "PLAIN"
    """`PLAIN`, `SCRAM-SHA-256` or `SCRAM-SHA-512`."""
    username: str | None = None
    """User name for SASL."""
    password: SecretStr | None = None
    """Password for SASL."""
    ca_file: Path | None = None
    """Certificate authorities to verify brokers against. Without it, the system's."""
    cert_file: Path | None = None
    """Certificate of the client."""
    key_file: Path | None = None
    """Key of the client's certificate."""
    key_password: SecretStr | None = None
    """Password of that key."""
    bearer_tokens: Listed[SecretStr] = Field(default_factory=list)
    """Who may use the HTTP API: any of these tokens. Probes need none. Without tokens, a worker bound to
    loopback answers only to `localhost`, `127.0.0.1`, `[::1]`, `HTTP_HOST` and the host of `ADVERTISED_URL`
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
            raise ValueError(f"protocol {self.protocol} needs security.username and security.password")
        if (self.cert_file is None) != (self.key_file is None):
            raise ValueError("security.cert_file and security.key_file belong together")
        return self
