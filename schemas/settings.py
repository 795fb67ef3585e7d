"""All settings of all processes. Environment variables override a TOML file, which overrides the defaults.

Variables begin with ``SESSIONSTREAM_``; nested names are joined by ``__``
(``SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES=64KiB``). ``SESSIONSTREAM_CONFIG`` names a TOML file with the same
names in lower case. An empty variable counts as not set.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BeforeValidator, Field, ValidationError, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from schemas.archive_settings import ArchiveSettings
from schemas.encryption_settings import EncryptionSettings
from schemas.errors import ConfigurationError
from schemas.field_docstrings import DescribedFields
from schemas.field_names import reason_of
from schemas.limit_settings import LimitSettings
from schemas.process_settings import (
    AnalyticsSettings,
    CompactionSettings,
    MemorySettings,
    ModelsByName,
    PublishSettings,
)
from schemas.security_settings import SecuritySettings
from schemas.setting_values import Listed, Positive, Seconds, Size, parse_json
from schemas.topic_names import SHADOW_GROUP, Process, TopicNames

#: Prefix of every environment variable of this project.
PREFIX: Final = "SESSIONSTREAM_"
#: The variable that names the TOML file. It is the only setting that cannot be in that file.
CONFIG_VARIABLE: Final = "SESSIONSTREAM_CONFIG"

_ADDRESS: Final = re.compile(r"(\[[0-9A-Fa-f:.%]+\]|[^\s:/\[\]]+)(?::(?P<port>[0-9]{1,5}))?")
_URL_PORT: Final = re.compile(r"https?://[^/?#]*:(?P<port>[0-9]+)(?=[/?#]|$)")
_MAX_PORT: Final = 65_535
_Name = Annotated[str, Field(pattern=r"^[a-zA-Z0-9._-]*$", max_length=128)]
_Memory = Annotated[MemorySettings, BeforeValidator(parse_json)]
_Publish = Annotated[PublishSettings, BeforeValidator(parse_json)]
_Compaction = Annotated[CompactionSettings, BeforeValidator(parse_json)]
_Analytics = Annotated[AnalyticsSettings, BeforeValidator(parse_json)]
_Archive = Annotated[ArchiveSettings, BeforeValidator(parse_json)]
_Encryption = Annotated[EncryptionSettings, BeforeValidator(parse_json)]
_Limits = Annotated[LimitSettings, BeforeValidator(parse_json)]
_Security = Annotated[SecuritySettings, BeforeValidator(parse_json)]


class Settings(DescribedFields, BaseSettings):
    """All settings, checked once at start. Load them with :func:`load_settings`.

    The text below each setting is its description in ``sessionstream schema Settings`` and in the reference.

    Raises (pydantic.ValidationError): A value is wrong. Messages name the setting, never its value.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_nested_delimiter="__",
        env_ignore_empty=True,
        # The types themselves decode lists and tables, so that both "a,b" and JSON work.
        enable_decoding=False,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    bootstrap_servers: str | None = None
    """Addresses of the Kafka brokers, `host:port,host:port`. Workers need it, and what reads Kafka or publishes to it.
    The demo does not, nor do clients and commands that only ask workers over HTTP."""
    topic_prefix: _Name = ""
    """Prefix of all topic names."""
    group_prefix: _Name = ""
    """Prefix of all consumer group names."""
    partitions: Annotated[Positive, Field(le=2**31 - 1)] = 8
    """The number of partitions that `topics create` creates and `topics check` expects. Workers read the number
    from the topic."""
    replication_factor: Annotated[Positive, Field(le=2**15 - 1)] = 1
    """The number of replicas that `topics create` sets and `topics check` expects. From 2 on,
    `min.insync.replicas` is 2."""
    http_host: str = "127.0.0.1"
    """The address the HTTP server binds to."""
    http_port: Annotated[int, Field(ge=0, le=65_535)] = 6066
    """The port of the HTTP server. Every worker process needs its own port; 0 selects a free one."""
    http_insecure: bool = False
    """With `yes` a worker listens beyond loopback without any token: everybody who reaches it reads and writes every
    session."""
    http_max_connections: Positive = 1_000
    """The most open connections of the HTTP server. Beyond it, one without a request in progress is closed for a new
    one."""
    advertised_url: str | None = None
    """The URL at which other workers reach this one. Without it: `HTTP_HOST` and `HTTP_PORT`; where `HTTP_HOST` is
    `0.0.0.0`, the worker finds its own address."""
    http_names: Listed[str] = Field(default_factory=list)
    """Further host names that clients call this worker by. Without tokens it answers to no other names."""
    memory_url: Listed[str] = Field(default_factory=lambda: ["http://127.0.0.1:6066"])
    """URLs of memory workers, for clients, commands and workers without a memory process."""
    read_cache_bytes: Annotated[int, Field(ge=0)] = 8 * 1024 * 1024
    """How many bytes of messages (as JSON; about four times as much RAM) a client keeps of what it read, so that workers
    send it only what came since. 0: every read gets all messages."""
    analytics_url: Listed[str] = Field(default_factory=lambda: ["http://127.0.0.1:6066"])
    """URLs of analytics workers, for the console, `top` and `stats`."""
    archive_url: Listed[str] = Field(default_factory=lambda: ["http://127.0.0.1:6066"])
    """URLs of archive workers, for the history, search and recall of clients, commands and other workers."""
    data_dir: Path = Path(".sessionstream")
    """Folder for the files of a `rocksdb://` store and of the archive. Every worker needs its own folder."""
    store: str = "memory://"
    """The store of committed table records: `memory://` (RAM), or `rocksdb://` (files in `DATA_DIR`)."""
    standby: Annotated[int, Field(ge=0, le=5)] = 0
    """How many workers follow each partition besides its owner. They take it over with its records, and a worker that
    joins gets partitions only once it has their records. Each copy costs as much RAM or disk as the table."""
    token_encoding: str = "o200k_base"  # noqa: S105 - not a password
    """The tiktoken encoding that tokens are counted in. A client's count is trusted when it has this encoding."""
    token_counter: str | None = None
    """`package.module:Class` with `encoding`, `estimated` and `count(text)`; replaces tiktoken."""
    max_event_bytes: Size = 900 * 1024
    """The largest event, as JSON. A larger one is refused, or becomes a dead letter."""
    startup_timeout_seconds: Seconds = 60.0
    """How long a worker waits for the brokers when it starts."""
    session_timeout_seconds: Seconds = 10.0
    """A worker that sends no heartbeat for longer than this loses its partitions. It also stops serving when its
    proof of ownership is older than this."""
    heartbeat_seconds: Seconds = 1.0
    """Time between two heartbeats. It must be less than the session timeout. At a rebalance the group waits until each
    worker has learned of it from a heartbeat's answer."""
    log_format: Literal["auto", "json", "text"] = "auto"
    """`json` or `text`. `auto` is text on a terminal and JSON elsewhere."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """The lowest level that is logged. `DEBUG` includes the logs of libraries, and may include message text."""
    memory: _Memory = Field(default_factory=MemorySettings)
    publish: _Publish = Field(default_factory=PublishSettings)
    compaction: _Compaction = Field(default_factory=CompactionSettings)
    analytics: _Analytics = Field(default_factory=AnalyticsSettings)
    archive: _Archive = Field(default_factory=ArchiveSettings)
    encryption: _Encryption = Field(default_factory=EncryptionSettings)
    limits: _Limits = Field(default_factory=LimitSettings)
    security: _Security = Field(default_factory=SecuritySettings)
    models: ModelsByName = Field(default_factory=dict)
    """Models by name or pattern, each with its context window, encoding and prices."""

    @property
    def topics(self) -> TopicNames:
        """The names of all topics, with the prefix."""
        return TopicNames(self.topic_prefix)

    def group(self, process: Process) -> str:
        """Return the name of a process's consumer group, with the prefix."""
        return f"{self.group_prefix}sessionstream-{process}"

    @property
    def shadow_group(self) -> str:
        """The name of the consumer group that tries policies on live traffic, with the prefix."""
        return f"{self.group_prefix}{SHADOW_GROUP}"

    @property
    def own_url(self) -> str:
        """The URL at which other workers reach this one: ``advertised_url``, or host and port."""
        tls = self.security.http_cert_file is not None
        return (self.advertised_url or http_url(self.http_host, self.http_port, tls=tls)).rstrip("/")

    def urls_of(self, process: Literal["analytics", "archive"]) -> list[str]:
        """Return the URLs at which clients and commands ask for a process.

        Every worker passes on what another process answers. So where only ``memory_url`` is set, it serves for all.
        """
        urls: list[str] = getattr(self, f"{process}_url")
        return urls if f"{process}_url" in self.model_fields_set else self.memory_url

    def require_bootstrap_servers(self) -> list[str]:
        """Return the addresses of the brokers, each ``host:port``.

        Raises:
            ConfigurationError: No address is set, or one is invalid.
        """
        servers = [server.strip() for server in (self.bootstrap_servers or "").split(",") if server.strip()]
        if not servers:
            raise ConfigurationError(
                f"no Kafka brokers given: set {PREFIX}BOOTSTRAP_SERVERS, for example to localhost:9092 "
                "(`sessionstream demo` needs none)"
            )
        for server in servers:
            address = _ADDRESS.fullmatch(server)
            if address is None or _has_impossible_port(address):
                raise ConfigurationError(
                    f"{PREFIX}BOOTSTRAP_SERVERS: {server!r} is not an address; write host:port,host:port"
                )
        return servers

    @field_validator("memory_url", "analytics_url", "archive_url", "advertised_url")
    @classmethod
    def _http_urls(cls, value: list[str] | str | None) -> list[str] | str | None:
        urls = [value] if isinstance(value, str) else value or []
        if not all(url.startswith(("http://", "https://")) for url in urls):
            raise ValueError("must begin with http:// or https://")
        if any(_has_impossible_port(_URL_PORT.match(url)) for url in urls):
            raise ValueError(f"a port is at most {_MAX_PORT}")
        return value

    @field_validator("store")
    @classmethod
    def _known_store(cls, value: str) -> str:
        if not value.startswith(("memory://", "rocksdb://")):
            raise ValueError("store must be memory:// or rocksdb://")
        return value

    @model_validator(mode="after")
    def _heartbeat_within_session(self) -> Self:
        if self.heartbeat_seconds >= self.session_timeout_seconds:
            raise ValueError("heartbeat_seconds must be less than session_timeout_seconds")
        return self

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources in order: arguments, environment, TOML file."""
        path = os.environ.get(CONFIG_VARIABLE)
        if not path:
            return init_settings, env_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, toml_file=path)


def _has_impossible_port(address: re.Match[str] | None) -> bool:
    return address is not None and int(address["port"] or 0) > _MAX_PORT


def http_url(host: str, port: int, *, tls: bool) -> str:
    """Return the URL of an HTTP server."""
    name = f"[{host}]" if ":" in host else host
    return f"{'https' if tls else 'http'}://{name}:{port}"


def load_settings(**values: Any) -> Settings:
    """Load all settings; ``values`` override environment and file.

    Raises:
        ConfigurationError: The file is missing, unreadable or not TOML, or a value is wrong; one line that names it.
    """
    path = os.environ.get(CONFIG_VARIABLE)
    try:
        if path and not Path(path).is_file():
            raise ConfigurationError(
                f"{CONFIG_VARIABLE} names {path}, which is not a file: correct or unset it"
            )
        return Settings(**values)
    except tomllib.TOMLDecodeError as error:
        raise ConfigurationError(f"{path} is not TOML: {error}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{CONFIG_VARIABLE} names {path}, which cannot be read: {error}") from error
    except ValidationError as error:
        raise ConfigurationError("; ".join(_explain(item) for item in error.errors())) from error


def _explain(error: Any) -> str:
    """Return the environment variable of a wrong setting, and what is wrong with it."""
    message = reason_of(error)
    name = "__".join(str(part) for part in error["loc"]).upper()
    return f"{PREFIX}{name}: {message}" if name else message
