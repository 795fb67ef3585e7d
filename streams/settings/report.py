"""Reports the settings in force to people: by variable name, secrets masked, and settings that do not exist."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from processors.masked_addresses import mask_credentials
from schemas.errors import ConfigurationError
from schemas.setting_names import unknown_in_values, unknown_keys, unknown_variables
from schemas.settings import CONFIG_VARIABLE, PREFIX, Settings


def settings_table(settings: Settings) -> dict[str, Any]:
    """Return all settings as plain values; secrets, and credentials in URLs, are masked."""
    table: dict[str, Any] = _masked(settings.model_dump(mode="json"))
    return table


def setting_lines(settings: Settings) -> list[str]:
    """Return lines ``NAME=value``, as in an environment file; settings without a value are commented out."""
    defaults = dict(_flat(settings_table(Settings.model_construct()), PREFIX))
    return [
        _setting_line(name, value, defaults.get(name))
        for name, value in _flat(settings_table(settings), PREFIX)
    ]


def unknown_settings(environ: Mapping[str, str]) -> list[str]:
    """Return a line for every variable with our prefix, and every key of the TOML file, that is no setting.

    Raises:
        OSError, tomllib.TOMLDecodeError: the file cannot be read; ``load_settings`` says so in one line.
    """
    lines = [_line(name, hint) for name, hint in unknown_variables(environ).items()]
    for variable, unknown in unknown_in_values(environ).items():
        lines += [f"{variable}: {_line(name, hint)}" for name, hint in unknown.items()]
    path = environ.get(CONFIG_VARIABLE)
    if path:
        table = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        lines += [f"{path}: {_line(name, hint)}" for name, hint in unknown_keys(table).items()]
    return lines


def require_known(environ: Mapping[str, str]) -> None:
    """Check that everything that is set is a setting; call it after ``load_settings``.

    Raises:
        ConfigurationError: something is not: one line that names each, with the setting that is probably meant.
    """
    if unknown := unknown_settings(environ):
        raise ConfigurationError(f"{'; '.join(unknown)} (correct or remove what is no setting)")


def _line(name: str, hint: str | None) -> str:
    return f"{name} is no setting" + (f"; is {hint} meant?" if hint else "; see `sessionstream config`")


def _masked(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _masked(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_masked(item) for item in value]
    return mask_credentials(value) if isinstance(value, str) else value


def _flat(table: Mapping[str, Any], prefix: str) -> list[tuple[str, Any]]:
    pairs: list[tuple[str, Any]] = []
    for name, value in table.items():
        if isinstance(value, dict) and value:
            pairs += _flat(value, f"{prefix}{name.upper()}__")
        else:
            pairs.append((f"{prefix}{name.upper()}", value))
    return pairs


def _setting_line(name: str, value: Any, default: Any) -> str:
    if value is not None:
        return f"{name}={_value(value)}"
    return f"# {name}=" if default is None else f"{name}=none"


def _value(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return json.dumps(value)
