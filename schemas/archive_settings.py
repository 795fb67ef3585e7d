"""Where the history is stored (``SESSIONSTREAM_ARCHIVE__…``)."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from pydantic import SecretStr, field_validator, model_validator

from schemas.archive_url import parse_archive_url
from schemas.process_settings import SettingsGroup
from schemas.setting_values import Limit, Positive


class ArchiveSettings(SettingsGroup):
    """``SESSIONSTREAM_ARCHIVE__…``: where the whole history is stored, and how often it is written."""

    url: str = "sqlite://"
    """Where the history is stored. `sqlite:///path`: one SQLite database a partition, with a search index.
    `file:///path`: one JSON Lines file a session. Without a path: a folder in `DATA_DIR`.
    `opensearch://host:9200/name`, over TLS `opensearchs://host:9200/name`: indices in OpenSearch whose names begin with
    `name` (`sessionstream`); several hosts between commas."""
    username: str | None = None
    """User name for OpenSearch."""
    password: SecretStr | None = None
    """Password of that user."""
    api_key: SecretStr | None = None
    """API key for OpenSearch, instead of a user name and a password; sent as `Authorization: ApiKey …`."""
    ca_file: Path | None = None
    """File with the certificate authorities that OpenSearch is verified against. Without it, the system's."""
    store: str | None = None
    """`package.module:Class`, a history store of your own; replaces `URL`."""
    retention_days: Limit = None
    """Events that were recorded longer ago leave the store. `none` keeps them until they are erased."""
    flush_interval_ms: Positive = 1_000
    """How often new events are written to the store."""
    flush_events: Positive = 5_000
    """A flush also starts after this many events."""

    @field_validator("url")
    @classmethod
    def _known_url(cls, value: str) -> str:
        parse_archive_url(value)
        return value

    @model_validator(mode="after")
    def _require_whole_credentials(self) -> Self:
        if (self.username is None) != (self.password is None):
            raise ValueError("archive.username and archive.password belong together: set both or none")
        if self.username is not None and self.api_key is not None:
            raise ValueError(
                "archive.api_key replaces archive.username and archive.password: set one of them"
            )
        return self
