"""What became of a compaction, in the words an agent's tool answers with."""

from __future__ import annotations

from datetime import datetime

from pydantic import BaseModel, ConfigDict


class CompactionResult(BaseModel):
    """What became of a compaction.

    Attributes:
        success: whether memory was rewritten.
        reason: what happened, in a few words; why not, where it was not.
        summary: the AI side of the summary that took the messages' place.
        messages_compacted: how many messages it stands for.
        tokens_saved: tokens of memory before less those after.
        compacted_at: when; ``None`` without success.
    """

    model_config = ConfigDict(frozen=True)

    success: bool
    reason: str
    summary: str | None = None
    messages_compacted: int = 0
    tokens_saved: int = 0
    compacted_at: datetime | None = None
