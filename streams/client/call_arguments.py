"""Checks the arguments of calls that are no fields of an event, before anything is asked or published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, InstanceOf

from processors.reading.filters import MemoryFilter
from processors.reading.memory_read import MemoryRead
from schemas.compaction_order import SummaryBase
from schemas.errors import PublishFailed
from schemas.events import SessionEvent
from schemas.field_names import order_of
from schemas.parts import MAX_SAFE_INTEGER, Count
from schemas.settings import Settings
from streams.client.provider import MemoryProvider

_AtLeastOne = Annotated[int, Field(ge=1, le=MAX_SAFE_INTEGER)]


def _read_or_sequence(value: object) -> object:
    if value is None or isinstance(value, MemoryRead | SummaryBase) or (type(value) is int and value >= 0):
        return value
    raise ValueError("a read of the memory is expected, or its sequence")


class _Arguments(BaseModel):
    """The arguments that calls have in common, by their names."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", hide_input_in_errors=True)

    agent_id: str | None = None
    active_within_seconds: Annotated[float, Field(gt=0, le=MAX_SAFE_INTEGER)] | None = None
    after: Annotated[int, Field(ge=-1, le=MAX_SAFE_INTEGER)] | None = None
    at: Count | None = None
    base: Annotated[Any, AfterValidator(_read_or_sequence)] = None
    before: Count | None = None
    cursor: str | None = None
    events: Sequence[InstanceOf[SessionEvent]] | None = None
    failed: InstanceOf[PublishFailed] | None = None
    filters: InstanceOf[MemoryFilter] | None = None
    forked_from: str | None = None
    labels: Mapping[str, str] | None = None
    last: Count | None = None
    last_turns: Count | None = None
    limit: _AtLeastOne | None = None
    min_sequence: Count | None = None
    page_messages: _AtLeastOne | None = None
    parent: str | None = None
    provider: InstanceOf[MemoryProvider] | None = None
    query: str | None = None
    settings: InstanceOf[Settings] | None = None
    since: AwareDatetime | None = None
    until: AwareDatetime | None = None
    user_id: str | None = None
    who: Mapping[str, Any] | None = None


def require_arguments(**given: Any) -> None:
    """Refuse arguments of a wrong type or size; ``None`` is one that is left out.

    Raises:
        BadRequest: the message names the argument, and what it must be.
    """
    # Most calls leave all of them out, and a read need not wait for that to be found.
    present = {name: value for name, value in given.items() if value is not None}
    if present:
        order_of(_Arguments, present)
