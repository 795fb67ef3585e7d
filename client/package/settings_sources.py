"""Settings from the environment and a TOML file, by the rules of pydantic-settings that the project uses.

Arguments come before the environment, which comes before the file. Groups are joined field by field.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict

PydanticBaseSettingsSource = Any


class SettingsConfigDict(ConfigDict, total=False):
    """The configuration of a model of settings."""

    env_prefix: str
    env_nested_delimiter: str | None
    env_ignore_empty: bool
    enable_decoding: bool


class TomlConfigSettingsSource:
    """The values of a TOML file."""

    def __init__(self, _settings: type[BaseModel], *, toml_file: str | Path) -> None:
        self._file = Path(toml_file)

    def __call__(self) -> dict[str, Any]:
        """Return the file's tables."""
        return tomllib.loads(self._file.read_text(encoding="utf-8"))


class BaseSettings(BaseModel):
    """A model that takes what it is not given from its sources."""

    model_config: ClassVar[SettingsConfigDict] = SettingsConfigDict()

    def __init__(self, **values: Any) -> None:
        cls = type(self)
        unused = dict
        sources = cls.settings_customise_sources(cls, lambda: values, cls._environment, unused, unused)
        joined: dict[str, Any] = {}
        for source in reversed(sources):
            joined = _joined(joined, source())
        super().__init__(**joined)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources, the strongest first."""
        return init_settings, env_settings

    @classmethod
    def _environment(cls) -> dict[str, Any]:
        """Return the values of the environment's variables, those of a group as a table."""
        prefix, delimiter = cls.model_config["env_prefix"].lower(), cls.model_config["env_nested_delimiter"]
        values: dict[str, Any] = {}
        for variable, text in os.environ.items():
            name = variable.lower()
            first, *inner = name.removeprefix(prefix).split(delimiter)
            if not name.startswith(prefix) or text == "" or first not in cls.model_fields:
                continue
            value: Any = text
            for part in reversed(inner):
                value = {part: value}
            given = values.get(first)
            both = isinstance(given, dict) and isinstance(value, dict)
            if both or given is None or inner:
                values[first] = _joined(given, value) if both else value
        return values


def _joined(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Return both, where tables are joined and any other value above replaces the one below."""
    joined = dict(below)
    for name, value in above.items():
        old = joined.get(name)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        joined[name] = _joined(old, value) if both else value  # type: ignore[arg-type]
    return joined
