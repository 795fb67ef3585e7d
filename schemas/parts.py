"""The parts of events: identifiers, counts, contents, tool calls."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from schemas.field_docstrings import DescribedFields

#: Largest integer that every JSON reader represents exactly (2**53 - 1).
MAX_SAFE_INTEGER: Final = 9_007_199_254_740_991

#: Most characters of the id of a session or of a tool call, and of a name.
MAX_IDENTIFIER: Final = 256

Label = Annotated[str, Field(max_length=MAX_IDENTIFIER)]
#: Name of a label. A list is filtered by ``label=NAME=VALUE``, so a name has no ``=``.
LabelName = Annotated[str, Field(min_length=1, max_length=MAX_IDENTIFIER, pattern=r"^[^=]*$")]
Identifier = Annotated[str, Field(min_length=1, max_length=MAX_IDENTIFIER)]
EventId = Annotated[str, Field(min_length=1, max_length=128)]
Count = Annotated[int, Field(ge=0, le=MAX_SAFE_INTEGER)]
Sequence = Annotated[int, Field(ge=0, le=MAX_SAFE_INTEGER)]
#: A limit. ``require_positive`` checks that it is greater than 0; the maximum keeps the head's record writable.
LimitValue = Annotated[int, Field(le=MAX_SAFE_INTEGER)]
#: Tokens of one message or model call. The sum of billions of them still fits the head's record.
TokenNumber = Annotated[int, Field(ge=0, le=2_147_483_647)]


class ListAccepted:
    """Marks a tuple that Python code may give as a list too; JSON is decoded without a call of Python."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        from_list = core_schema.no_info_before_validator_function(_as_tuple, schema)
        return core_schema.json_or_python_schema(json_schema=schema, python_schema=from_list)


def _as_tuple(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


class WireModel(DescribedFields, BaseModel):
    """Base of the models of Kafka records: frozen, strict, unknown fields ignored."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore", hide_input_in_errors=True)


class Usage(WireModel):
    """Tokens that a model call was billed for."""

    input_tokens: TokenNumber = 0
    """Tokens that the model read, cached ones included: all that the call took of the context window."""
    output_tokens: TokenNumber = 0
    """Tokens that the model wrote."""
    cached_tokens: TokenNumber | None = None
    """How many of `input_tokens` the model's endpoint had in its cache of prompts. Left out if there were none, if they
    are not known, and in the totals of a memory."""


class LifeUsage(Usage):
    """Tokens that all model calls of a session's life were billed for: more than one call can have."""

    input_tokens: Count = 0
    """Tokens that the models read, cached ones included."""
    output_tokens: Count = 0
    """Tokens that the models wrote."""


class TokenCount(WireModel):
    """Tokens of a message, counted by the client in ``encoding`` (a tiktoken encoding's name)."""

    encoding: Label
    """Name of the tiktoken encoding. The count is trusted when it is the configured one."""
    count: TokenNumber
    """Number of tokens."""


class NativeItem(WireModel):
    """A message in a framework's own format, kept verbatim so that adapters lose nothing."""

    format: Label
    """Name of the framework's format."""
    item: Any
    """The message in that format."""


class ToolCall(WireModel):
    """A tool call that a model requested. ``arguments`` is a JSON text and is kept unchanged."""

    id: Identifier
    """Id of the call. Its response names it as `tool_call_id`."""
    name: Label
    """Name of the tool."""
    arguments: str
    """The arguments as a JSON text; kept unchanged."""


class TextContent(WireModel):
    """A text part of a multimodal user message."""

    kind: Literal["text"]
    text: str
    """The text."""


class ImageContent(WireModel):
    """An image, by reference."""

    kind: Literal["image"]
    uri: str
    """Address of the image."""
    detail: Label | None = None
    """Level of detail in which a model processes the image, if the model offers a choice: `low`, `high`, `auto`."""
    mime_type: Label | None = None
    """Media type of the image."""


class PdfContent(WireModel):
    """A PDF document, by reference."""

    kind: Literal["pdf"]
    uri: str
    """Address of the document."""


Content = Annotated[TextContent | ImageContent | PdfContent, Field(discriminator="kind")]


class ContextReceipt(WireModel):
    """Identifies the memory that an answer was made from, so that the model's input can be rebuilt."""

    sequence: Sequence | None = None
    """Sequence of the last event applied to this memory."""
    epoch: Count = 0
    """The epoch of this memory."""
    filters: Any = None
    """The filters that it was read with."""
    digest: Label | None = None
    """The digest of the messages that the read gave, with the system message and the knowledge: the beginning of the
    answer's ETag, up to `-`. `sessionstream verify` checks it."""


class ParentSession(WireModel):
    """The session that started another one, and when."""

    session_id: Identifier
    """Id of the parent."""
    sequence: Sequence | None = None
    """Sequence of the parent's event that led to the child, for example of the tool call."""


class CompactedTo(WireModel):
    """Figures of a memory right after its last compaction. It must outgrow them before it is compacted again.

    Attributes:
        size_bytes: Size of the messages in memory.
        message_count: Number of messages in memory.
        context_fraction: Tokens of memory and system message / context window in force now.
        input_tokens: The lowest `usage.input_tokens` since the compaction of the agent that reported last. Left out
            while it has reported none.
    """

    size_bytes: Count
    message_count: Count
    context_fraction: Annotated[float, Field(ge=0)]
    input_tokens: Count | None = None
