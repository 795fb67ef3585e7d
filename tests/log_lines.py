"""The lines that this project logged in a test, by their action."""

from __future__ import annotations

from typing import Any

import pytest


def lines_of(caplog: pytest.LogCaptureFixture, action: str) -> list[dict[str, Any]]:
    """Return what the lines with this action have, oldest first; ``levelname`` and ``message`` among it."""
    return [
        {**vars(record), "message": record.getMessage()}
        for record in caplog.records
        if vars(record).get("action") == action
    ]


def fields_of(caplog: pytest.LogCaptureFixture, action: str, *names: str) -> list[tuple[Any, ...]]:
    """Return these fields of each line with this action; None for one that a line lacks."""
    return [tuple(line.get(name) for name in names) for line in lines_of(caplog, action)]
