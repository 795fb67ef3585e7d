"""Finds environment variables and TOML keys that are not settings, so that they are refused or reported."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

from pydantic import BaseModel

from schemas.field_names import closest
from schemas.settings import CONFIG_VARIABLE, PREFIX, Settings

#: Variables with our prefix that are not settings.
_OTHERS: Final = frozenset({CONFIG_VARIABLE, f"{PREFIX}REQUIRE"})
#: Prefix of the tests' variables.
_TESTS: Final = f"{PREFIX}TEST_"
#: What Kubernetes puts into each container for a service whose name begins with "sessionstream".
_SERVICE: Final = re.compile(
    rf"{PREFIX}(.+_)?(SERVICE_HOST|SERVICE_PORT(_.+)?|PORT_[0-9]+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)"
)


def unknown_variables(names: Iterable[str]) -> dict[str, str | None]:
    """Return the variables that have our prefix but set nothing, each with the closest known one (or None)."""
    known = [f"{PREFIX}{'__'.join(path).upper()}" for path in setting_paths()]
    given = set(names)
    return {
        name: closest(name.upper(), known)
        for name in sorted(given)
        if name.upper().startswith(PREFIX)
        and name.upper() not in _OTHERS
        and not name.upper().startswith(_TESTS)
        and not _is_of_a_service(name, given)
        and not _exists(_path_of(name), Settings)
    }


def unknown_in_values(environ: Mapping[str, str]) -> dict[str, dict[str, str | None]]:
    """Return what :func:`unknown_keys` finds in the variables that set a group as a JSON object, by variable."""
    found: dict[str, dict[str, str | None]] = {}
    for name, value in sorted(environ.items()):
        if name.upper().startswith(PREFIX) and _exists(_path_of(name), Settings):
            table = _json_object(value)
            for part in reversed(_path_of(name)):
                table = {part: table}
            if unknown := unknown_keys(table):
                found[name] = unknown
    return found


def unknown_keys(table: Mapping[str, Any]) -> dict[str, str | None]:
    """Return the dotted keys of a TOML file that set nothing, each with the closest known one (or None)."""
    known = [".".join(path) for path in setting_paths()]
    return {
        ".".join(path): closest(".".join(path), known)
        for path in _leaves(table)
        if not _exists(path, Settings)
    }


def _path_of(variable: str) -> tuple[str, ...]:
    return tuple(variable[len(PREFIX) :].lower().split("__"))


def _json_object(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text) if text.lstrip().startswith("{") else {}
    except ValueError:  # the settings themselves say what is wrong with it
        return {}
    return value if isinstance(value, dict) else {}


def _is_of_a_service(name: str, given: set[str]) -> bool:
    service = name.removesuffix("_PORT")
    return _SERVICE.fullmatch(name) is not None or (service != name and f"{service}_SERVICE_HOST" in given)


def setting_paths() -> list[tuple[str, ...]]:
    """Return the path of every setting, as ``("memory", "max_size_bytes")``; a table by name ends at the table."""
    return list(_paths(Settings))


def _paths(model: type[BaseModel]) -> Iterable[tuple[str, ...]]:
    for name, field in model.model_fields.items():
        inner = _model_in(field.annotation)
        if inner is None:
            yield (name,)
        else:
            yield from ((name, *rest) for rest in _paths(inner))


def _exists(path: tuple[str, ...], model: type[BaseModel]) -> bool:
    field = model.model_fields.get(path[0])
    if field is None:
        return False
    rest = path[1:]
    inner = _model_in(field.annotation)
    if inner is not None:
        return not rest or _exists(rest, inner)
    if get_origin(field.annotation) is dict:
        # In a table by name, the user chooses the first part of the rest.
        value = _model_in(get_args(field.annotation)[1])
        return len(rest) < 2 or value is None or _exists(rest[1:], value)
    # Only a free-form table may have further levels.
    return not rest or _is_free_table(field.annotation)


def _model_in(annotation: Any) -> type[BaseModel] | None:
    return annotation if isinstance(annotation, type) and issubclass(annotation, BaseModel) else None


def _is_free_table(annotation: Any) -> bool:
    if get_origin(annotation) in {Union, UnionType}:
        return any(_is_free_table(part) for part in get_args(annotation))
    # Annotated[dict, …] inside a union keeps its wrapper.
    inner = getattr(annotation, "__origin__", annotation)
    return inner is dict or get_origin(inner) is dict


def _leaves(table: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterable[tuple[str, ...]]:
    for key, value in table.items():
        if isinstance(value, Mapping) and value:
            yield from _leaves(value, (*path, key))
        else:
            yield (*path, key)
