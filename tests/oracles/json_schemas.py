"""Checks a value against a JSON Schema, by the reference implementation."""

from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator

JsonSchema = dict[str, Any]


def problems(value: Any, schema: JsonSchema, document: JsonSchema | None = None) -> list[str]:
    """Return everything that is wrong with ``value``.

    Args:
        value: as ``json.loads`` returns it.
        schema: a valid schema.
        document: the document that a ``$ref`` of the schema points into; by default the schema.
    """
    # The other parts of a document are not keywords of JSON Schema, so a validator ignores them.
    whole = {**(document or {}), **schema}
    Draft202012Validator.check_schema(schema)
    return [f"{error.json_path}: {error.message}" for error in Draft202012Validator(whole).iter_errors(value)]
