"""Reports the settings in force to people: by variable name, secrets masked, and settings that do not exist."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from processors.masked_addresses import mask_credentials
from processors.reading.printable import printable, printable_json
from schemas.errors import ConfigurationError
from schemas.setting_names import unknown_in_values, unknown_keys, unknown_variables
from schemas.settings import CONFIG_VARIABLE, PREFIX, Settings


def settings_table(settings: Settings) -> dict[str, Any]:
    """Return all settings as plain values; secrets, and credentials in URLs, are masked."""
    table: dict[str, Any] = _masked(settings.model_dump(mode="json"))
    return table


def setting_lines(settings: Settings) -> list[str]:
    """Return lines ``NAME=value``, as in a file for ``docker run --env-file``; what has no value is commented out.

    What is no text is JSON in one line. A text with a line break or another control character cannot be in such a file:
    its line is a comment that has it as JSON.
    """
    defaults = dict(_flat(Settings.model_construct(), PREFIX))
    return [_setting_line(name, value, defaults.get(name)) for name, value in _flat(settings, PREFIX)]


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


def _flat(settings: Settings, prefix: str) -> list[tuple[str, Any]]:
    return _named(settings, settings_table(settings), prefix)


def _named(group: BaseModel, table: Mapping[str, Any], prefix: str) -> list[tuple[str, Any]]:
    """Return the variables of a group of settings with their values, in order."""
    pairs: list[tuple[str, Any]] = []
    for name, value in table.items():
        variable, inner = f"{prefix}{name.upper()}", getattr(group, name)
        if isinstance(inner, BaseModel):
            pairs += _named(inner, value, f"{variable}__")
        else:
            pairs.append((variable, value))
    return pairs


def _setting_line(name: str, value: Any, default: Any) -> str:
    if value is None:
        return f"# {name}=" if default is None else f"{name}=none"
    text = _value(value)
    if text == printable(text) and "\n" not in text:
        return f"{name}={text}"
    return f"# {name} cannot be a variable of such a file: {printable_json(json.dumps(value, ensure_ascii=False))}"


def _value(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and not any(_needs_json(str(item)) for item in value):
        return ",".join(str(item) for item in value)
    return printable_json(json.dumps(value, ensure_ascii=False))


def _needs_json(item: str) -> bool:
    """Return whether a list with this item is not read again from a text with commas."""
    return (
        not item
        or item != item.strip()
        or "," in item
        or item.startswith("[")
        or item != printable_json(item)
    )
