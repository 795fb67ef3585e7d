"""An older version of this project, in this process: contract 1, without the event types of contract 2."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from functools import reduce
from operator import or_
from typing import Annotated, Any, Final, get_args
from unittest.mock import patch

from pydantic import Field, TypeAdapter

import processors.memory.frozen
import streams.kafka.event_decoding
from processors.publishing.required_contract import SECOND
from schemas.events import Event

_KNOWN: Final = [kind for kind in get_args(get_args(Event)[0]) if kind not in SECOND]
_EVENT: Any = Annotated[reduce(or_, _KNOWN), Field(discriminator="type")]
_ADAPTER: Final = TypeAdapter[Any](_EVENT)


@contextmanager
def older_version() -> Generator[None]:
    """Be the older version meanwhile."""
    with (
        patch.object(streams.kafka.event_decoding, "CONTRACT_VERSION", 1),
        patch.object(processors.memory.frozen, "CONTRACT_VERSION", 1),
        patch.object(streams.kafka.event_decoding, "EVENT_ADAPTER", _ADAPTER),
    ):
        yield
