"""What must be there for every kind of event."""

from __future__ import annotations

from processors.memory.reactions import REACTIONS
from schemas.documents.json_schemas import EVENT_MODELS


def test_every_event_has_a_reaction() -> None:
    """Without one the worker would end at the first event of its kind."""
    assert set(REACTIONS) == set(EVENT_MODELS)
