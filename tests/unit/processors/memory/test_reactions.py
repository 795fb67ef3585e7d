"""Every type of event must have a reaction."""

from __future__ import annotations

from processors.memory.reactions import REACTIONS
from schemas.documents.json_schemas import EVENT_MODELS


def test_every_event_has_a_reaction() -> None:
    """Without a reaction the worker would end at the first event of that type."""
    assert set(REACTIONS) == set(EVENT_MODELS)
