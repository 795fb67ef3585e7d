"""The part of JSON Schema that may describe a summary's knowledge: the keywords of structured outputs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

Schema = Mapping[str, Any]

#: The most levels of a schema and of a value.
_MAX_DEPTH: Final = 32
#: The most references that are followed for a value. Definitions that refer twice to the next one double with each.
_MAX_REFERENCES: Final = 10_000
_TYPES: Final = frozenset({"object", "array", "string", "boolean", "null", "number", "integer"})
#: Keywords whose values are numbers.
_BOUNDS: Final = frozenset(
    {"minLength", "maxLength", "minItems", "maxItems"}
    | {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"}
)
#: Keywords whose values are objects of schemas, by name.
_TABLES: Final = frozenset({"properties", "$defs", "definitions"})
#: The keywords that an answer is checked against.
_CHECKED: Final = (
    _BOUNDS
    | _TABLES
    | {"$ref", "type", "enum", "const", "anyOf", "required", "additionalProperties", "items"}
)
#: Keywords for the model only. A session's ``pattern`` could keep a worker busy for hours on a prepared text; ``$id``
#: or ``$schema`` could refer to another schema.
_ANNOTATIONS: Final = frozenset(
    {"$schema", "$id", "$comment", "title", "description", "default", "examples", "format", "pattern"}
)
#: A reference to a definition of the same schema, without the characters that a JSON Pointer escapes.
_REFERENCE: Final = re.compile(r"#/(\$defs|definitions)/([^/%~]*)")


def schema_problems(schema: Any, where: str = "$") -> list[str]:
    """Return the problems of ``schema`` itself, each with its position; none if it can be used."""
    return _schema_problems(schema, where, schema if isinstance(schema, Mapping) else {}, 0)


def value_problems(value: Any, schema: Schema, where: str = "$") -> list[str]:
    """Return the problems of ``value`` under ``schema``, in which :func:`schema_problems` must have found none.

    Texts name the position and the keyword, never the value.
    """
    if _is_deeper(value, _MAX_DEPTH):
        return [f"{where}: nested too deep"]
    try:
        errors = list(_validator(_checked(schema)).iter_errors(value))
    except RecursionError:  # definitions that refer to each other in a cycle
        return [f"{where}: nested too deep"]
    except _TooManyReferences:
        return [f"{where}: takes too many references to check"]
    return list(dict.fromkeys(text for error in errors for text in _texts(error, where)))


class _TooManyReferences(Exception):
    """A value cannot be checked in a reasonable time."""


def _validator(schema: dict[str, Any]) -> Any:
    """Return a validator that gives up after so many references."""
    follow: Any = Draft202012Validator.VALIDATORS["$ref"]
    followed = 0

    def limited(validator: Any, reference: Any, value: Any, inside: Any) -> Iterator[ValidationError]:
        nonlocal followed
        followed += 1
        if followed > _MAX_REFERENCES:
            raise _TooManyReferences
        yield from follow(validator, reference, value, inside) or ()

    return extend(Draft202012Validator, {"$ref": limited})(schema)


def is_strict(schema: Any) -> bool:
    """Return whether structured outputs accept ``schema`` in strict mode.

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
        return [f"{where} is not a JSON Schema object"]
    if depth > _MAX_DEPTH:
        return [f"{where} is nested too deep"]
    found = [
        f"{where}: keyword {keyword!r} is not supported by structured outputs"
        for keyword in sorted(schema.keys() - _ANNOTATIONS - _CHECKED)
    ]
    found += _keyword_problems(schema, where, root)
    for table in ("properties", "$defs", "definitions"):
        parts = schema.get(table, {})
        if not isinstance(parts, Mapping):
            found.append(f"{where}.{table} is not an object")
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
    if "$ref" in schema and not _is_resolvable(schema["$ref"], root):
        found.append(
            f"{where}: $ref must refer to $defs or definitions of the same schema, and not to another $ref"
        )
    return found


def _is_resolvable(reference: Any, root: Schema) -> bool:
    match = _REFERENCE.fullmatch(reference) if isinstance(reference, str) else None
    if match is None:
        return False
    table = root.get(match[1], {})
    found = table.get(match[2]) if isinstance(table, Mapping) else None
    return isinstance(found, Mapping) and "$ref" not in found


def _checked(schema: Schema) -> dict[str, Any]:
    """Return the schema with only those keywords that an answer is checked against."""
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
    expected: Any = error.validator_value
    match keyword:
        case "type":
            return [f"{place}: is not of type {' or '.join(_as_list(expected))}"]
        case "required":
            instance: Any = error.instance
            return [f"{place}.{name}: is missing" for name in expected if name not in instance]
        case "additionalProperties":
            return [f"{place}: has properties that are not in the schema"]
        case "anyOf":
            return [f"{place}: matches none of anyOf"]
        case "enum":
            return [f"{place}: is not in enum"]
        case "const":
            return [f"{place}: is not equal to const"]
        case _:
            return [f"{place}: violates {keyword}"]


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _is_deeper(value: Any, levels: int) -> bool:
    layer = [value]
    for _ in range(levels + 1):
        layer = [
            item
            for container in layer
            if isinstance(container, dict | list)
            for item in (container.values() if isinstance(container, dict) else container)
        ]
        if not layer:
            return False
    return True
