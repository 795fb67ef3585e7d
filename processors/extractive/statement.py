"""What a summary is put together from: one line each, told by one side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from processors.extractive.facts import Value

Side = Literal["user", "ai"]


@dataclass(frozen=True, slots=True)
class Statement:
    """A line that may stand in a summary.

    Attributes:
        text: The line; never with a line break.
        side: Whose message it goes into.
        weight: What it is worth by its kind, its facts apart: a decision more than a remark.
        values: The facts it tells.
        origin: Lines with the same origin are forms of one another; at most one of them is taken.
    """

    text: str
    side: Side
    weight: float
    values: tuple[Value, ...]
    origin: int
