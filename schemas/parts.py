"""The parts events are made of: identifiers, counts, contents, tool calls."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

#: Largest integer that every JSON reader holds exactly (2**53 - 1).
MAX_SAFE_INTEGER: Final = 9_007_199_254_740_991

Label = Annotated[str, Field(max_length=256)]
Identifier = Annotated[str, Field(min_length=1, max_length=256)]
EventId = Annotated[str, Field(min_length=1, max_length=128)]
Count = Annotated[int, Field(ge=0, le=MAX_SAFE_INTEGER)]
Sequence = Annotated[int, Field(ge=0, le=MAX_SAFE_INTEGER)]
#: A limit; that it is greater than 0 is checked by name. Unbounded, one would not fit the head's record.
LimitValue = Annotated[int, Field(le=MAX_SAFE_INTEGER)]
#: Tokens of one message or model call; of billions of them the sum still fits the head's record.
TokenNumber = Annotated[int, Field(ge=0, le=2_147_483_647)]


class WireModel(BaseModel):
    """Base of everything that crosses a wire: frozen, strict, unknown fields ignored."""

    model_config = ConfigDict(
        frozen=True, strict=True, extra="ignore", hide_input_in_errors=True, use_attribute_docstrings=True
    )


class Usage(WireModel):
    """Tokens a model call was billed for."""

    input_tokens: TokenNumber = 0
    """Tokens that the model read."""
    output_tokens: TokenNumber = 0
    """Tokens that the model wrote."""


class TokenCount(WireModel):
    """Tokens of a message, counted by the client in ``encoding`` (a tiktoken encoding's name)."""

    encoding: Label
    """Name of the tiktoken encoding. The count is trusted when it is the configured one."""
    count: TokenNumber
    """Number of tokens."""


class NativeItem(WireModel):
    """A framework's own form of a message, kept verbatim so that adapters lose nothing."""

    format: Label
    """Which framework's form it is."""
    item: Any
    """The item itself."""


class ToolCall(WireModel):
    """A tool call a model asked for. ``arguments`` is a JSON text and kept as it is."""

    id: Identifier
    """Id of the call. Its response names it as `tool_call_id`."""
    name: Label
    """Name of the tool."""
    arguments: str
    """The arguments as a JSON text; kept as it is."""


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
    """How closely a model should look at it, for models that offer a choice, such as `low`, `high` or `auto`."""
    mime_type: Label | None = None
    """Media type of the image."""


class PdfContent(WireModel):
    """A PDF document, by reference."""

    kind: Literal["pdf"]
    uri: str
    """Address of the document."""


Content = Annotated[TextContent | ImageContent | PdfContent, Field(discriminator="kind")]


class ContextReceipt(WireModel):
    """Names the memory an answer was made from, so that what the model saw can be rebuilt."""

    sequence: Sequence | None = None
    """The last event that this memory had applied."""
    epoch: Count = 0
    """The epoch of this memory."""
    filters: Any = None
    """The filters that it was read with."""


class CompactedTo(WireModel):
    """A memory's figures right after its last compaction, which it outgrows before it is compacted again.

    Attributes:
        size_bytes: Of the messages in memory.
        message_count: Likewise.
        context_fraction: Of the context window as it is now.
    """

    size_bytes: Count
    message_count: Count
    context_fraction: Annotated[float, Field(ge=0)]
