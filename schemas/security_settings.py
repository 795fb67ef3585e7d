"""Access to a protected Kafka cluster and to the HTTP API (``SESSIONSTREAM_SECURITY__…``)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar, Final, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator, model_validator

from schemas.process_settings import SettingsGroup
from schemas.setting_values import Listed

_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f]")


class SecuritySettings(SettingsGroup):
    """TLS and SASL for Kafka, bearer tokens for the HTTP API. All of them are off by default.

    Raises (pydantic.ValidationError): SASL has no username or password, OAUTHBEARER has no source of its token, a key
    has no certificate, or a token has a control character.
    """

    #: The fields that are about HTTP; all others are about Kafka.
    HTTP_FIELDS: ClassVar = (
        "bearer_tokens", "tokens_file", "worker_token", "peers",
        "http_cert_file", "http_key_file", "http_key_password", "http_ca_file",
    )  # fmt: skip

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
    """Tokens that may do everything over HTTP. Probes need none. Clients send the first one. Without any token,
    a worker answers only requests to `localhost`, `127.0.0.1`, `[::1]`, `HTTP_HOST`, `HTTP_NAMES` and the host of
    `ADVERTISED_URL` (403 `forbidden_host` for others)."""
    tokens_file: Path | None = None
    """TOML file with the hashes of further tokens, each with its scopes and optionally a prefix of session ids;
    `sessionstream token` makes an entry. The file is read again when it changes."""
    worker_token: SecretStr | None = None
    """The credential that workers send to one another, the same for all workers of an installation. Without it, it
    is derived from the first of `BEARER_TOKENS`. With `TOKENS_FILE` and no `BEARER_TOKENS` it must be set."""
    peers: Listed[str] = Field(default_factory=list)
    """The hosts that workers may forward requests to, although they only know them from their consumer group: names,
    patterns (`*.workers.example`), addresses, networks (`10.0.0.0/8`). Without it: private and loopback addresses. The
    hosts of `ADVERTISED_URL`, `MEMORY_URL`, `ANALYTICS_URL` and `ARCHIVE_URL` are always allowed."""

    @field_validator("bearer_tokens", "worker_token")
    @classmethod
    def _one_line(cls, value: list[SecretStr] | SecretStr | None) -> list[SecretStr] | SecretStr | None:
        """Refuse a token that no header may have, often the whole content of a file."""
        for token in value if isinstance(value, list) else [value]:
            if token is not None and _CONTROLS.search(token.get_secret_value()):
                raise ValueError("a token has a line break or another control character: remove it")
        return value

    @property
    def uses_sasl(self) -> bool:
        """Whether clients authenticate by SASL: with a password or a token."""
        return self.protocol.startswith("SASL")

    @property
    def uses_tls(self) -> bool:
        """Whether connections to brokers are encrypted."""
        return self.protocol.endswith("SSL")

    http_cert_file: Path | None = None
    """File with the certificate of the HTTP server, with its chain. With it the server speaks TLS only."""
    http_key_file: Path | None = None
    """File with the key of that certificate."""
    http_key_password: SecretStr | None = None
    """Password of that key."""
    http_ca_file: Path | None = None
    """File with the certificate authorities that workers and clients verify HTTP servers against. Without it, the
    system's."""

    @property
    def needs_token(self) -> bool:
        """Whether requests to the HTTP server need a token."""
        return bool(self.bearer_tokens or self.tokens_file or self.worker_token)

    @property
    def client_token(self) -> str | None:
        """The token that a client sends to workers at configured addresses; None: it has none."""
        token = self.bearer_tokens[0] if self.bearer_tokens else self.worker_token
        return None if token is None else token.get_secret_value()

    @model_validator(mode="after")
    def _require_worker_token(self) -> Self:
        if self.tokens_file is not None and self.worker_token is None and not self.bearer_tokens:
            raise ValueError(
                "security.tokens_file needs security.worker_token, the credential between workers: set it to the "
                "same random text of at least 32 characters on all workers"
            )
        return self

    @model_validator(mode="after")
    def _require_whole_credentials(self) -> Self:
        if self.uses_sasl and self.sasl_mechanism == "OAUTHBEARER":
            self._require_token_source()
        elif self.uses_sasl and (self.username is None or self.password is None):
            raise ValueError(
                f"protocol {self.protocol} needs security.username and security.password: set both"
            )
        if (self.http_cert_file is None) != (self.http_key_file is None):
            raise ValueError(
                "security.http_cert_file and security.http_key_file belong together: set both or none"
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
