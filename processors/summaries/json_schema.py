"""The part of JSON Schema that a summary's knowledge may be described by: what structured outputs know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from jsonschema import Draft202012Validator, ValidationError

Schema = Mapping[str, Any]

#: How deep a schema, and a value, may go.
_DEEPEST: Final = 32
_TYPES: Final = frozenset({"object", "array", "string", "boolean", "null", "number", "integer"})
#: Keywords with a number.
_BOUNDS: Final = frozenset(
    {"minLength", "maxLength", "minItems", "maxItems"}
    | {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"}
)
#: Keywords whose values are schemas by name.
_TABLES: Final = frozenset({"properties", "$defs", "definitions"})
#: What an answer is held to.
_CHECKED: Final = (
    _BOUNDS
    | _TABLES
    | {"$ref", "type", "enum", "const", "anyOf", "required", "additionalProperties", "items"}
)
#: For the model only. A pattern from a session could keep a worker busy for hours on a text made for it; an
#: ``$id`` or ``$schema`` could lead to another schema than this one.
_ANNOTATIONS: Final = frozenset(
    {"$schema", "$id", "$comment", "title", "description", "default", "examples", "format", "pattern"}
)
#: A reference to a definition of the same schema; without the signs that a JSON Pointer escapes by.
_REFERENCE: Final = re.compile(r"#/(\$defs|definitions)/([^/%~]*)")


def schema_problems(schema: Any, where: str = "$") -> list[str]:
    """Return what is wrong with ``schema`` itself, each with its place; nothing for one that can be used."""
    return _schema_problems(schema, where, schema if isinstance(schema, Mapping) else {}, 0)


def value_problems(value: Any, schema: Schema, where: str = "$") -> list[str]:
    """Return how ``value`` differs from ``schema``, which :func:`schema_problems` must have found none in.

    Texts name the place and the keyword, never what stands there.
    """
    if _is_deeper(value, _DEEPEST):
        return [f"{where}: nested too deep"]
    try:
        errors = list(Draft202012Validator(_checked(schema)).iter_errors(value))
    except RecursionError:  # definitions that refer to one another without end
        return [f"{where}: nested too deep"]
    return list(dict.fromkeys(text for error in errors for text in _texts(error, where)))


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
    for table in _TABLES:
        parts += schema.get(table, {}).values()
    return all(is_strict(part) for part in parts)


def _schema_problems(schema: Any, where: str, root: Schema, depth: int) -> list[str]:
    if not isinstance(schema, Mapping):
        return [f"{where} is no JSON Schema object"]
    if depth > _DEEPEST:
        return [f"{where} is nested too deep"]
    found = [
        f"{where}: keyword {keyword!r} is not among those structured outputs know"
        for keyword in sorted(schema.keys() - _ANNOTATIONS - _CHECKED)
    ]
    found += _keyword_problems(schema, where, root)
    for table in ("properties", "$defs", "definitions"):
        parts = schema.get(table, {})
        if not isinstance(parts, Mapping):
            found.append(f"{where}.{table} is no object")
            continue
        for name, part in parts.items():
            found += _schema_problems(part, f"{where}.{name}", root, depth + 1)
    if "items" in schema:
        found += _schema_problems(schema["items"], f"{where}[]", root, depth + 1)
    choices = schema.get("anyOf", [])
    if not isinstance(choices, list) or ("anyOf" in schema and not choices):
        return [*found, f"{where}.anyOf must be a list of schemas"]
    for part in choices:
        found += _schema_problems(part, where, root, depth + 1)
    return found


def _keyword_problems(schema: Schema, where: str, root: Schema) -> list[str]:
    found = [
        f"{where}: there is no type {name!r}"
        for name in _as_list(schema.get("type", []))
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
        for keyword in sorted(_BOUNDS & schema.keys())
        if not isinstance(schema[keyword], int | float) or isinstance(schema[keyword], bool)
    ]
    if "$ref" in schema and not _leads_somewhere(schema["$ref"], root):
        found.append(f"{where}: $ref must lead to $defs or definitions of the same schema, to no other $ref")
    return found


def _leads_somewhere(reference: Any, root: Schema) -> bool:
    match = _REFERENCE.fullmatch(reference) if isinstance(reference, str) else None
    if match is None:
        return False
    table = root.get(match[1], {})
    found = table.get(match[2]) if isinstance(table, Mapping) else None
    return isinstance(found, Mapping) and "$ref" not in found


def _checked(schema: Schema) -> dict[str, Any]:
    """Return the schema with the keywords only that an answer is held to."""
    kept: dict[str, Any] = {}
    for keyword, value in schema.items():
        if keyword in _TABLES:
            kept[keyword] = {name: _checked(part) for name, part in value.items()}
        elif keyword == "items":
            kept[keyword] = _checked(value)
        elif keyword == "anyOf":
            kept[keyword] = [_checked(part) for part in value]
        elif keyword in _CHECKED:
            kept[keyword] = value
    return kept


def _texts(error: ValidationError, where: str) -> Iterable[str]:
    place = where + "".join(f"[{at}]" if isinstance(at, int) else f".{at}" for at in error.absolute_path)
    keyword: Any = error.validator
    wanted: Any = error.validator_value
    match keyword:
        case "type":
            return [f"{place}: is no {' or '.join(_as_list(wanted))}"]
        case "required":
            instance: Any = error.instance
            return [f"{place}.{name}: is missing" for name in wanted if name not in instance]
        case "additionalProperties":
            return [f"{place}: has more than its properties"]
        case "anyOf":
            return [f"{place}: fits none of anyOf"]
        case "enum":
            return [f"{place}: is none of the enum's values"]
        case "const":
            return [f"{place}: is not the const's value"]
        case _:
            return [f"{place}: breaks {keyword}"]


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _is_deeper(value: Any, levels: int) -> bool:
    layer = [value]
    for _ in range(levels + 1):
        layer = [
            item
            for one in layer
            if isinstance(one, dict | list)
            for item in (one.values() if isinstance(one, dict) else one)
        ]
        if not layer:
            return False
    return True
