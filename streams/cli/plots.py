"""Draws plots for a terminal, as text."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import plotext

HEIGHT: Final = 11
_MOST_BARS: Final = 60


def bars(title: str, labels: Sequence[str], values: Sequence[float], *, width: int) -> str:
    """Return one bar per label; if there are more than fit, the last ones."""
    plot = _blank(title, width)
    most = max(8, min(_MOST_BARS, width // 8))
    plot.bar(list(labels[-most:]), [float(value) for value in values[-most:]], width=0.6)
    return _built(plot)


def lines(title: str, series: Sequence[tuple[str, Sequence[float], Sequence[float]]], *, width: int) -> str:
    """Return a line for each series; a series is its name, the x values and the y values of its points."""
    plot = _blank(title, width)
    for (name, at, values), marker in zip(series, ("braille", "•", "x"), strict=False):
        plot.plot(list(at), list(values), marker=marker, label=name if len(series) > 1 else None)
    return _built(plot)


def _blank(title: str, width: int) -> Any:
    plot: Any = plotext  # plotext has one figure per process, and no types
    plot.clear_figure()
    plot.theme("clear")
    plot.plot_size(width, HEIGHT)
    plot.title(title)
    return plot


def _built(plot: Any) -> str:
    text = str(plot.build())
    return text if sys.stdout.isatty() else str(plot.uncolorize(text))
