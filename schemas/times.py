"""What a time is on the wire: RFC 3339 with an offset from UTC."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter, ValidationError
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema, to_json

#: How a wrong time is told, after the name of its field.
WRONG_TIME: Final = (
    "must be a time by RFC 3339 with an offset from UTC, in the years 1 to 9999, such as 2026-01-31T12:00:00Z"
)

#: What the parser of times takes, but RFC 3339 does not have, is refused here: a number of seconds, no seconds, another
#: separator, an offset without colon. The parser checks the numbers. This is fast, since every event has a time.
_FORM: Final = r"^[0-9]{4}-.{5}[Tt ].{5}:[0-9]{2}[^,]*(?:[Zz]|:[0-9]{2})$"


class _Rfc3339:
    """Marks a datetime that is a text of RFC 3339 in JSON, and has an offset in Python."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        aware = core_schema.datetime_schema(tz_constraint="aware", strict=True)
        text = core_schema.str_schema(pattern=_FORM, strict=True)
        parsed = core_schema.datetime_schema(tz_constraint="aware", strict=False)
        schema = core_schema.json_or_python_schema(
            json_schema=core_schema.chain_schema([text, parsed]),
            python_schema=aware,
        )
        return core_schema.custom_error_schema(schema, "time", custom_error_message=WRONG_TIME)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"type": "string", "format": "date-time"}


#: A time of a record or a request. Fractions of a second are cut to microseconds.
Time = Annotated[datetime, _Rfc3339()]
_ADAPTER: Final[TypeAdapter[datetime]] = TypeAdapter(Time)


def time_of(text: str) -> datetime | None:
    """Return the time that a text is by the same rule; ``None`` if it is none."""
    try:
        return _ADAPTER.validate_json(to_json(text))
    except ValidationError:
        return None
