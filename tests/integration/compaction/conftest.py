"""Whole systems with compaction workers on a real broker."""

from __future__ import annotations

import pytest

from tests.live.fixtures import figure, make_shared_system, make_system, write_figures

__all__ = ["figure", "make_shared_system", "make_system"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was measured, beside what passed."""
    write_figures(terminalreporter)
