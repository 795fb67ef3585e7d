"""Descriptions of fields: the strings below them, found when a JSON Schema is made and not at every import.

Pydantic's own ``use_attribute_docstrings`` parses the source of each model when the model is defined. That took a tenth
of the time of an import, for texts that only documents have.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import cache
from typing import Any

from pydantic import BaseModel, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema


class DescribedFields:
    """A mixin for models, before ``BaseModel``: in JSON Schemas, the string below a field is its description."""

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Return pydantic's schema with the descriptions of the fields."""
        schema = handler(core_schema)
        properties: dict[str, Any] = handler.resolve_ref_schema(schema).get("properties", {})
        for name, text in field_docstrings(cls).items():
            if name in properties:
                properties[name].setdefault("description", text)
        return schema


def field_docstrings(model: type) -> dict[str, str]:
    """Return the strings below the fields of a model and of its bases, by field; none if the source is not there."""
    found: dict[str, str] = {}
    for base in reversed(model.__mro__):
        if issubclass(base, DescribedFields) and base is not DescribedFields and issubclass(base, BaseModel):
            found |= _own(base)
    return found


# A model is a part of many schemas, and to parse its source takes half of the time of a schema.
@cache
def _own(model: type) -> dict[str, str]:
    try:
        source = inspect.getsource(model)
    except (OSError, TypeError):
        return {}
    (definition,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(definition, ast.ClassDef)
    texts: dict[str, str] = {}
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            texts[field.target.id] = inspect.cleandoc(str(below.value.value))
    return texts
