"""The part of JSON Schema that a summary's knowledge may be described by: what structured outputs know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

#: How deep a schema, and a value, may go.
_DEEPEST: Final = 32
_ANNOTATIONS: Final = frozenset(
    {
        "$schema",
        "$id",
        "$comment",
        "$defs",
        "definitions",
        "title",
        "description",
        "default",
        "examples",
        "format",
        # For the model only: one from a session could keep a worker busy for hours on a text made for it.
        "pattern",
    }
)
_TYPES: Final[Mapping[str, Callable[[Any], bool]]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "integer": lambda value: (
        (isinstance(value, int) and not isinstance(value, bool))
        or (isinstance(value, float) and value.is_integer())
    ),
}
#: A keyword with a number: what it is about, and whether the value is fine.
_BOUNDS: Final[Mapping[str, tuple[type | tuple[type, ...], Callable[[Any, Any], bool]]]] = {
    "minLength": (str, lambda value, bound: len(value) >= bound),
    "maxLength": (str, lambda value, bound: len(value) <= bound),
    "minItems": (list, lambda value, bound: len(value) >= bound),
    "maxItems": (list, lambda value, bound: len(value) <= bound),
    "minimum": ((int, float), lambda value, bound: value >= bound),
    "maximum": ((int, float), lambda value, bound: value <= bound),
    "exclusiveMinimum": ((int, float), lambda value, bound: value > bound),
    "exclusiveMaximum": ((int, float), lambda value, bound: value < bound),
}
_OTHERS: Final = frozenset(
    {
        "$ref",
        "type",
        "enum",
        "const",
        "anyOf",
        "properties",
        "required",
        "additionalProperties",
        "items",
    }
)


def flaws(schema: Any, where: str = "$") -> list[str]:
    """Return what is wrong with ``schema`` itself, each with its place; nothing for one that can be used."""
    return _flaws(schema, where, schema if isinstance(schema, Mapping) else {}, 0)


def problems(value: Any, schema: Schema, where: str = "$") -> list[str]:
    """Return how ``value`` differs from ``schema``, which :func:`flaws` must have found none in.

    Texts name the place and the keyword, never what stands there.
    """
    return _problems(value, schema, where, schema, 0)


def is_strict(schema: Any) -> bool:
    """Return whether structured outputs take ``schema`` in strict mode.

    Every object in it must be closed (``additionalProperties`` false) and require all of its properties.
    """
    if isinstance(schema, list):
        return all(is_strict(part) for part in schema)
    if not isinstance(schema, Mapping):
        return True
    if schema.get("type") == "object" or "properties" in schema:
        names = set(schema.get("properties", {}))
        if schema.get("additionalProperties") is not False or set(schema.get("required", [])) != names:
            return False
    parts = [schema.get("items"), schema.get("anyOf")]
    for table in ("properties", "$defs", "definitions"):
        parts += schema.get(table, {}).values()
    return all(is_strict(part) for part in parts)


def _flaws(schema: Any, where: str, root: Schema, depth: int) -> list[str]:
    if not isinstance(schema, Mapping):
        return [f"{where} is no JSON Schema object"]
    if depth > _DEEPEST:
        return [f"{where} is nested too deep"]
    found = [
        f"{where}: keyword {keyword!r} is not among those structured outputs know"
        for keyword in sorted(schema.keys() - _ANNOTATIONS - _OTHERS - _BOUNDS.keys())
    ]
    found += _own_flaws(schema, where, root)
    for table in ("properties", "$defs", "definitions"):
        parts = schema.get(table, {})
        if not isinstance(parts, Mapping):
            found.append(f"{where}.{table} is no object")
            continue
        for name, part in parts.items():
            found += _flaws(part, f"{where}.{name}", root, depth + 1)
    if "items" in schema:
        found += _flaws(schema["items"], f"{where}[]", root, depth + 1)
    choices = schema.get("anyOf", [])
    if not isinstance(choices, list) or ("anyOf" in schema and not choices):
        return [*found, f"{where}.anyOf must be a list of schemas"]
    for part in choices:
        found += _flaws(part, where, root, depth + 1)
    return found


def _own_flaws(schema: Schema, where: str, root: Schema) -> list[str]:
    wanted = schema.get("type", [])
    found = [
        f"{where}: there is no type {name!r}"
        for name in (wanted if isinstance(wanted, list) else [wanted])
        if not isinstance(name, str) or name not in _TYPES
    ]
    if not isinstance(schema.get("enum", []), list):
        found.append(f"{where}.enum must be a list")
    required = schema.get("required", [])
    if not isinstance(required, list) or not all(isinstance(name, str) for name in required):
        found.append(f"{where}.required must be a list of names")
    if not isinstance(schema.get("additionalProperties", False), bool):
        found.append(f"{where}.additionalProperties must be true or false")
    found += [
        f"{where}.{keyword} must be a number"
        for keyword in sorted(_BOUNDS.keys() & schema.keys())
        if not _TYPES["number"](schema[keyword])
    ]
    reference = schema.get("$ref")
    if reference is not None and _resolved(reference, root) is None:
        found.append(f"{where}: $ref must lead to $defs or definitions of the same schema, to no other $ref")
    return found


def _resolved(reference: Any, root: Schema) -> Schema | None:
    """What a local reference leads to; None for one that leads nowhere, or on to another."""
    parts = reference.split("/") if isinstance(reference, str) else []
    if len(parts) != 3 or parts[0] != "#" or parts[1] not in {"$defs", "definitions"}:
        return None
    table = root.get(parts[1], {})
    found = table.get(parts[2]) if isinstance(table, Mapping) else None
    return found if isinstance(found, Mapping) and "$ref" not in found else None


def _problems(value: Any, schema: Schema, where: str, root: Schema, depth: int) -> list[str]:
    if depth > _DEEPEST:
        return [f"{where}: nested too deep"]
    if "$ref" in schema:
        return _problems(value, _resolved(schema["$ref"], root) or {}, where, root, depth + 1)
    wanted = schema.get("type")
    if wanted is not None:
        names = wanted if isinstance(wanted, list) else [wanted]
        if not any(_TYPES[name](value) for name in names):
            return [f"{where}: is no {' or '.join(names)}"]
    found = _scalar_problems(value, schema, where)
    choices = schema.get("anyOf")
    if choices and all(_problems(value, one, where, root, depth + 1) for one in choices):
        found.append(f"{where}: fits none of anyOf")
    if isinstance(value, list) and "items" in schema:
        for number, item in enumerate(value):
            found += _problems(item, schema["items"], f"{where}[{number}]", root, depth + 1)
    if isinstance(value, dict):
        found += _in_object(value, schema, where, root, depth)
    return found


def _scalar_problems(value: Any, schema: Schema, where: str) -> list[str]:
    found = []
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{where}: is none of the enum's values")
    if "const" in schema and value != schema["const"]:
        found.append(f"{where}: is not the const's value")
    for keyword, (kind, fits) in _BOUNDS.items():
        if keyword in schema and isinstance(value, kind) and not fits(value, schema[keyword]):
            found.append(f"{where}: breaks {keyword}")
    return found


def _in_object(value: dict[str, Any], schema: Schema, where: str, root: Schema, depth: int) -> list[str]:
    properties: Mapping[str, Any] = schema.get("properties", {})
    found = [f"{where}.{name}: is missing" for name in schema.get("required", []) if name not in value]
    if schema.get("additionalProperties") is False and value.keys() - properties.keys():
        found.append(f"{where}: has more than its properties")
    for name, part in properties.items():
        if name in value:
            found += _problems(value[name], part, f"{where}.{name}", root, depth + 1)
    return found
