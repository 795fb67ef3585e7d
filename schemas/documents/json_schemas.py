"""JSON Schemas of everything that crosses a wire, for producers and consumers in any language.

They are generated from the pydantic models, so they always agree with them. This module adds what a model checks
in code and pydantic does not describe: limits that must be greater than 0, sizes with units, the event's ``type``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, get_args

from pydantic import AfterValidator, BaseModel, BeforeValidator
from pydantic.fields import FieldInfo
from pydantic.json_schema import models_json_schema

from schemas.analytics import ANALYTICS_MODELS
from schemas.compaction_overrides import require_positive
from schemas.events import Event
from schemas.memory_events import MemoryEvent
from schemas.setting_values import Positive, parse_list, parse_none, parse_size
from schemas.settings import Settings
from schemas.view import MemoryView, MessageView

JsonSchema = dict[str, Any]

#: The dialect of the standalone schemas.
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

_GREATER_THAN_ZERO: Final = {require_positive, get_args(Positive)[1].func}
_SIZE_WITH_UNIT: Final = {"type": "string", "pattern": r"^\s*\d+(\.\d+)?\s*([KkMmGg][Ii]?)?[Bb]?\s*$"}


def union_members(union: Any) -> tuple[type[BaseModel], ...]:
    """Return the models of a discriminated union such as ``Event``, in order."""
    return get_args(get_args(union)[0])


#: The models of ``session-events``, in the order of the union.
EVENT_MODELS: Final = union_members(Event)
#: The models of ``memory-events``, in the order of the union; CompactionRequested is in both topics.
MEMORY_EVENT_MODELS: Final = union_members(MemoryEvent)
#: The models of both topics, each once.
WIRE_MODELS: Final = tuple(dict.fromkeys((*EVENT_MODELS, *MEMORY_EVENT_MODELS)))


def wire_definitions(ref_template: str) -> dict[str, JsonSchema]:
    """Return the schemas of every event, memory event and figure, and of their parts, by model name.

    Args:
        ref_template: Form of a reference to another schema, with ``{model}`` in place of the name.
    """
    return _definitions((*WIRE_MODELS, *ANALYTICS_MODELS), ref_template)


def json_schemas() -> dict[str, JsonSchema]:
    """Return a self-contained JSON Schema (draft 2020-12) for everything that users write or read, by name.

    The name of an event is its ``type``. ``SessionAnalytics`` and ``WindowAnalytics`` are figures. ``Message`` and
    ``Memory`` are answers of the HTTP API. ``Settings`` is the TOML file that ``SESSIONSTREAM_CONFIG`` names.
    """
    named: dict[str, type[BaseModel]] = {model.__name__: model for model in WIRE_MODELS}
    named |= {model.__name__: model for model in ANALYTICS_MODELS}
    named |= {"Message": MessageView, "Memory": MemoryView, "Settings": Settings}
    return {name: _standalone(model) for name, model in named.items()}


def first_paragraph(model: type[BaseModel]) -> str:
    """Return the first paragraph of a model's docstring, without its markup."""
    text = (model.__doc__ or "").strip().split("\n\n")[0]
    return re.sub(r":\w+:`([^`]*)`", r"`\1`", " ".join(text.split())).replace("``", "`")


def _standalone(model: type[BaseModel]) -> JsonSchema:
    """Return one model's schema, with the schemas that it refers to under ``$defs``."""
    definitions = _definitions((model,), "#/$defs/{model}")
    schema = definitions.pop(model.__name__)
    head: JsonSchema = {"$schema": DIALECT, **schema}
    return {**head, "$defs": definitions} if definitions else head


def _definitions(models: tuple[type[BaseModel], ...], ref_template: str) -> dict[str, JsonSchema]:
    _, whole = models_json_schema([(model, "validation") for model in models], ref_template=ref_template)
    definitions: dict[str, JsonSchema] = whole["$defs"]
    for model in _reachable(models):
        _complete(definitions[model.__name__], model)
    return definitions


def _complete(schema: JsonSchema, model: type[BaseModel]) -> None:
    """Add the model's descriptions and the checks that it does in code; in place."""
    properties: dict[str, JsonSchema] = schema["properties"]
    schema["description"] = first_paragraph(model)
    for one in properties.values():
        if "description" in one:
            one["description"] = " ".join(one["description"].split())
    for name, text in _attributes(model).items():
        properties.get(name, {})["description"] = text
    if "const" in properties.get("type", {}):
        # The tag has a default only for events made in Python; on the wire it is required.
        properties["type"].pop("default", None)
        schema["required"] = ["type", *(name for name in schema.get("required", ()) if name != "type")]
    by_decorator = {
        name
        for decorator in model.__pydantic_decorators__.field_validators.values()
        if decorator.func is require_positive
        for name in decorator.info.fields
    }
    for name, field in model.model_fields.items():
        functions = _functions(field)
        if name in by_decorator or functions & _GREATER_THAN_ZERO:
            _require_more_than_zero(properties[name])
        _accept_texts(properties[name], functions)


def _functions(field: FieldInfo) -> set[Callable[..., Any]]:
    """Return the validators in a field's annotation."""
    return {item.func for item in field.metadata if isinstance(item, BeforeValidator | AfterValidator)}


def _require_more_than_zero(schema: JsonSchema) -> None:
    for branch in schema.get("anyOf", [schema]):
        if branch.get("type") == "integer":
            branch["exclusiveMinimum"] = 0


def _accept_texts(schema: JsonSchema, functions: set[Callable[..., Any]]) -> None:
    """Add the texts that settings accept: ``"64KiB"``, ``"none"``, ``"a,b"``."""
    texts: list[JsonSchema] = []
    if parse_size in functions:
        texts.append(_SIZE_WITH_UNIT)
    if parse_none in functions:
        texts.append({"const": "none"})
    if parse_list in functions:
        texts.append({"type": "string"})
    if not texts:
        return
    if "anyOf" not in schema:
        kind = {key: schema.pop(key) for key in ("type", "items", "exclusiveMinimum") if key in schema}
        schema["anyOf"] = [kind]
    schema["anyOf"] += texts


def _attributes(model: type[BaseModel]) -> dict[str, str]:
    """Return the descriptions in the docstring's ``Attributes`` section, by field."""
    section = (model.__doc__ or "").partition("Attributes:\n")[2]
    entries = re.findall(r"^ {8}(\w+): (.+?)(?=^ {8}\w|\Z)", section, re.MULTILINE | re.DOTALL)
    return {name: " ".join(text.split()).replace("``", "`") for name, text in entries}


def _reachable(models: tuple[type[BaseModel], ...]) -> set[type[BaseModel]]:
    """Return the models, and the models that their fields use."""
    found: set[type[BaseModel]] = set()
    waiting: list[Any] = list(models)
    while waiting:
        item = waiting.pop()
        if isinstance(item, type) and issubclass(item, BaseModel):
            if item not in found:
                found.add(item)
                waiting += [field.annotation for field in item.model_fields.values()]
        else:
            waiting += get_args(item)
    return found
