"""A checker for the part of JSON Schema our schemas use; a keyword unknown here is an error."""

from __future__ import annotations

import re
from typing import Any

JsonSchema = dict[str, Any]

_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "object": (dict,),
    "array": (list,),
    "null": (type(None),),
}
_ANNOTATIONS = {"$schema", "$defs", "title", "description", "default", "format", "discriminator", "writeOnly"}


def problems(value: Any, schema: JsonSchema, root: JsonSchema, where: str = "$") -> list[str]:
    """Say everything that is wrong with ``value``; ``root`` is the document that ``$ref`` points into."""
    found: list[str] = []
    for keyword in schema.keys() - _ANNOTATIONS:
        if keyword in {"$ref", "anyOf", "oneOf", "type", "const", "enum"}:
            found += _any_value(keyword, schema[keyword], value, root, where)
        elif keyword in {"required", "properties", "additionalProperties", "propertyNames"}:
            found += _object(keyword, schema, value, root, where) if isinstance(value, dict) else []
        elif keyword == "items":
            for number, item in enumerate(value if isinstance(value, list) else []):
                found += problems(item, schema["items"], root, f"{where}[{number}]")
        elif keyword in {"minLength", "maxLength", "pattern"}:
            found += _text(keyword, schema[keyword], value, where) if isinstance(value, str) else []
        else:
            found += _number(keyword, schema[keyword], value, where) if isinstance(value, int | float) else []
    return found


def resolve(reference: str, root: JsonSchema) -> Any:
    """Follow a local ``#/a/b`` reference."""
    node: Any = root
    for part in reference.removeprefix("#/").split("/"):
        node = node[part]
    return node


def _any_value(keyword: str, wanted: Any, value: Any, root: JsonSchema, where: str) -> list[str]:
    match keyword:
        case "$ref":
            return problems(value, resolve(wanted, root), root, where)
        case "type":
            is_right = isinstance(value, _TYPES[wanted]) and (
                not isinstance(value, bool) or wanted == "boolean"
            )
            return [] if is_right else [f"{where}: no {wanted}"]
        case "anyOf" | "oneOf":
            fitting = sum(not problems(value, one, root, where) for one in wanted)
            is_right = fitting == 1 or (keyword == "anyOf" and fitting > 1)
            return [] if is_right else [f"{where}: fits {fitting} of {keyword}"]
        case _:
            return (
                [] if value in (wanted if keyword == "enum" else [wanted]) else [f"{where}: not {wanted!r}"]
            )


def _object(
    keyword: str, schema: JsonSchema, value: dict[str, Any], root: JsonSchema, where: str
) -> list[str]:
    wanted = schema[keyword]
    if keyword == "required":
        return [f"{where}: {name} is missing" for name in wanted if name not in value]
    if keyword == "propertyNames":
        return [line for name in value for line in problems(name, wanted, root, where)]
    if keyword == "properties":
        parts = {name: one for name, one in wanted.items() if name in value}
    else:
        others = value.keys() - schema.get("properties", {}).keys()
        if isinstance(wanted, bool):
            return [] if wanted else [f"{where}: {name} is not expected" for name in others]
        parts = {name: wanted for name in others}  # noqa: C420 - fromkeys loses the type
    return [
        line for name, one in parts.items() for line in problems(value[name], one, root, f"{where}.{name}")
    ]


def _text(keyword: str, wanted: Any, value: str, where: str) -> list[str]:
    if keyword == "pattern":
        is_right = re.search(wanted, value) is not None
    else:
        is_right = len(value) >= wanted if keyword == "minLength" else len(value) <= wanted
    return [] if is_right else [f"{where}: {keyword} {wanted}"]


def _number(keyword: str, wanted: float, value: float, where: str) -> list[str]:
    is_right = {
        "minimum": value >= wanted,
        "exclusiveMinimum": value > wanted,
        "maximum": value <= wanted,
    }[keyword]
    return [] if is_right or isinstance(value, bool) else [f"{where}: {keyword} {wanted}"]
