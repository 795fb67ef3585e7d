"""The lines that a summary without a model may contain."""

from __future__ import annotations

from processors.extractive.material import Line, material_of
from tests.builders.summary_requests import in_order, view


def lines_of(*said: tuple[str, str]) -> list[Line]:
    """Return the lines of what users and assistants say."""
    opening = (("user", "I'd like to plan our village feast."), ("assistant", "Gladly."))
    return material_of(in_order(*(view(role, text) for role, text in (*opening, *said)))).lines


def line_with(text: str, lines: list[Line]) -> Line:
    return next(line for line in lines if text in line.text)
