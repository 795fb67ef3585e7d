"""No error text has message text, because errors are logged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson
import pytest
from pydantic import ValidationError

from schemas.compaction_overrides import CompactionOverrides
from schemas.events import EVENT_ADAPTER, UserMessageAdded
from schemas.memory_events import MEMORY_EVENT_ADAPTER
from schemas.view import MemoryView

SECRET = "what was said"


@pytest.mark.parametrize(
    "read",
    [
        UserMessageAdded.model_validate,
        EVENT_ADAPTER.validate_python,
        lambda fields: EVENT_ADAPTER.validate_json(orjson.dumps(fields)),
        MEMORY_EVENT_ADAPTER.validate_python,
        lambda fields: MEMORY_EVENT_ADAPTER.validate_json(orjson.dumps(fields)),
        MemoryView.model_validate,
        CompactionOverrides.model_validate,
    ],
)
@pytest.mark.parametrize("kind", ["UserMessageAdded", "HistoryUpdated"])
def test_an_error_of_validation_does_not_quote_its_input(read: Callable[[Any], object], kind: str) -> None:
    fields = {"type": kind, "session_id": [SECRET], "content": [SECRET], "sequence": SECRET, "prompt": SECRET}
    with pytest.raises(ValidationError) as refused:
        read(fields)
    assert SECRET not in str(refused.value)
