"""The components of the AsyncAPI document: messages with their headers and examples, and all schemas."""

from __future__ import annotations

from typing import Any, Final

from schemas.analytics import ANALYTICS_MODELS
from schemas.dead_letter import ERROR_CODES, REPLAYED, REPLAYED_AS_HEADER, REPLAYED_LETTER_HEADER
from schemas.documents.analytics_examples import ANALYTICS_EXAMPLES
from schemas.documents.event_examples import EVENT_EXAMPLES
from schemas.documents.json_schemas import WIRE_MODELS, JsonSchema, first_paragraph, wire_definitions
from schemas.settings import Settings

#: Version of AsyncAPI's Kafka bindings that the document uses.
KAFKA_BINDING: Final = "0.5.0"
_SASL_TYPES: Final = {"PLAIN": "plain", "SCRAM-SHA-256": "scramSha256", "SCRAM-SHA-512": "scramSha512"}
_ANALYTICS: Final = {model.__name__: model for model in ANALYTICS_MODELS}
_KEY: Final[JsonSchema] = {
    "type": "string",
    "minLength": 1,
    "maxLength": 256,
    "description": "The session_id in UTF-8.",
}
_CLOUD_EVENT_HEADERS: Final[JsonSchema] = {
    "type": "object",
    "description": "CloudEvents 1.0, binary mode. On records that agents publish every header is optional.",
    "properties": {
        "ce_specversion": {"type": "string", "const": "1.0"},
        "ce_id": {"type": "string", "description": "The event_id."},
        "ce_type": {"type": "string", "description": "The value's `type`."},
        "ce_source": {"type": "string"},
        "ce_time": {"type": "string", "format": "date-time", "description": "The event's occurred_at."},
        "content-type": {"type": "string", "const": "application/json"},
    },
}
_DEAD_LETTER_HEADERS: Final[JsonSchema] = {
    "type": "object",
    "description": "The original headers and the following ones.",
    "required": ["error_code", "error_detail", "source_topic", "source_partition", "source_offset"],
    "properties": {
        "error_code": {
            "type": "string",
            "enum": [*ERROR_CODES, REPLAYED],
            "description": f"`{REPLAYED}`: no dead letter, but a note that the one at `{REPLAYED_LETTER_HEADER}` was "
            f"published again, as `{REPLAYED_AS_HEADER}` of its source topic.",
        },
        "error_detail": {
            "type": "string",
            "description": "What was wrong, for people, with the remedy if it is known.",
        },
        "source_topic": {"type": "string"},
        "source_partition": {"type": "string", "pattern": "^[0-9]+$"},
        "source_offset": {"type": "string", "pattern": "^[0-9]+$"},
        "source_timestamp_ms": {
            "type": "string",
            "pattern": "^[0-9]+$",
            "description": "The timestamp of the refused record; not present in letters of older versions.",
        },
        "original_size_bytes": {
            "type": "string",
            "pattern": "^[0-9]+$",
            "description": "Only present if the value was cut.",
        },
        "sha256": {
            "type": "string",
            "pattern": "^[0-9a-f]{64}$",
            "description": "Only present if the value was cut.",
        },
    },
}


def components(settings: Settings) -> dict[str, Any]:
    """Return the document's ``components``: messages, schemas, and security schemes if the brokers need them."""
    definitions = wire_definitions("#/components/schemas/{model}")
    for schema in definitions.values():
        _name_discriminators(schema)
    parts: dict[str, Any] = {
        "messages": {
            **{
                model.__name__: _message(
                    model.__name__, first_paragraph(model), EVENT_EXAMPLES[model.__name__]
                )
                for model in WIRE_MODELS
            },
            **{name: _figures(name, first_paragraph(model)) for name, model in _ANALYTICS.items()},
            "DeadLetter": _dead_letter(),
            "ChangelogRecord": _changelog_record(),
        },
        "schemas": {
            **definitions,
            "CloudEventHeaders": _CLOUD_EVENT_HEADERS,
            "DeadLetterHeaders": _DEAD_LETTER_HEADERS,
        },
    }
    security = settings.security
    if security.uses_sasl:
        parts["securitySchemes"] = {"sasl": {"type": _SASL_TYPES[security.sasl_mechanism]}}
    elif security.cert_file is not None:
        parts["securitySchemes"] = {"certificate": {"type": "X509"}}
    return parts


def _message(name: str, summary: str, example: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": name,
        "title": name,
        "summary": summary,
        "contentType": "application/json",
        "headers": {"$ref": "#/components/schemas/CloudEventHeaders"},
        "payload": {"$ref": f"#/components/schemas/{name}"},
        "bindings": {"kafka": {"key": _KEY, "bindingVersion": KAFKA_BINDING}},
        "examples": [{"name": name, "payload": example}],
    }


def _figures(name: str, summary: str) -> dict[str, Any]:
    message = _message(name, summary, ANALYTICS_EXAMPLES[name])
    if name == "WindowAnalytics":
        key = {
            "type": "string",
            "pattern": "^window:(minute|hour|day):",
            "description": "Kind and start of the window.",
        }
        message["bindings"] = {"kafka": {"key": key, "bindingVersion": KAFKA_BINDING}}
    return message


def _dead_letter() -> dict[str, Any]:
    return {
        "name": "DeadLetter",
        "title": "DeadLetter",
        "summary": "A refused record, byte for byte. Its headers say why it was refused.",
        "contentType": "application/octet-stream",
        "headers": {"$ref": "#/components/schemas/DeadLetterHeaders"},
        "payload": {"description": "The original value, in any format; absent if the record had none."},
        "bindings": {
            "kafka": {
                "key": {"description": "The original key, in any format; absent if the record had none."},
                "bindingVersion": KAFKA_BINDING,
            }
        },
    }


def _changelog_record() -> dict[str, Any]:
    return {
        "name": "ChangelogRecord",
        "title": "ChangelogRecord",
        "summary": "One record of a table. A record without a value deletes its key.",
        "contentType": "application/json",
        "payload": {"description": "Private to the workers that own the table."},
        "bindings": {
            "kafka": {
                "key": {
                    "type": "string",
                    "description": "A JSON array: the kind of the record, and its identifiers.",
                },
                "bindingVersion": KAFKA_BINDING,
            }
        },
    }


def _name_discriminators(schema: Any) -> None:
    """Replace OpenAPI's discriminator objects by AsyncAPI's, which are only the property's name; in place."""
    if isinstance(schema, dict):
        discriminator = schema.get("discriminator")
        if isinstance(discriminator, dict) and "propertyName" in discriminator:
            schema["discriminator"] = discriminator["propertyName"]
        for value in schema.values():
            _name_discriminators(value)
    elif isinstance(schema, list):
        for value in schema:
            _name_discriminators(value)
