"""Whether a value fits a JSON Schema, by the reference implementation."""

from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator

JsonSchema = dict[str, Any]


def problems(value: Any, schema: JsonSchema, document: JsonSchema | None = None) -> list[str]:
    """Say everything that is wrong with ``value``.

    Args:
        value: as ``json.loads`` gives it.
        schema: must be a schema itself.
        document: what a ``$ref`` of the schema points into; the schema alone where it is left out.
    """
    # What a document has beside its schemas is no keyword of JSON Schema, and means nothing to a validator.
    whole = {**(document or {}), **schema}
    Draft202012Validator.check_schema(schema)
    return [f"{error.json_path}: {error.message}" for error in Draft202012Validator(whole).iter_errors(value)]
