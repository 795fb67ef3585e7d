"""Whole analytics workers beside memory workers on a real broker."""

from __future__ import annotations

import pytest

from tests.live.fixtures import (
    count_tokens,
    figure,
    make_own_system,
    make_shared_system,
    make_system,
    write_figures,
)

__all__ = ["count_tokens", "figure", "make_own_system", "make_shared_system", "make_system"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was measured, beside what passed."""
    write_figures(terminalreporter)
