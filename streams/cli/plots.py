"""Draws plots for a terminal, as text."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from typing import Any, Final

import plotext

HEIGHT: Final = 11
_MOST_BARS: Final = 60
#: Values that are written at the y axis.
_Y_TICKS: Final = 4
#: Columns of a plot that are not for its x axis, and between two labels of that axis.
_MARGIN: Final = 12
_GAP: Final = 2


def bars(title: str, labels: Sequence[str], values: Sequence[float], *, width: int) -> str:
    """Return one bar per label; if there are more than fit, the last ones."""
    plot = _blank(title, width)
    most = max(8, min(_MOST_BARS, width // 8))
    shown, heights = labels[-most:], [float(value) for value in values[-most:]]
    at = [float(number) for number in range(1, len(shown) + 1)]
    plot.bar(at, heights, width=0.6)
    _label(plot, at, shown, width)
    _number(plot, [0.0, *heights])
    return _built(plot)


def lines(
    title: str,
    series: Sequence[tuple[str, Sequence[float], Sequence[float]]],
    *,
    width: int,
    labels: Sequence[str] | None = None,
) -> str:
    """Return a line for each series.

    Args:
        title: of the plot.
        series: the name, the x values and the y values of the points of each.
        width: columns of the plot.
        labels: of the x values 0, 1, 2 and so on; None: the x values are whole numbers that are shown themselves.
    """
    plot = _blank(title, width)
    for (name, at, values), marker in zip(series, ("braille", "•", "x"), strict=False):
        plot.plot(list(at), list(values), marker=marker, label=name if len(series) > 1 else None)
    places = sorted({place for _, at, _ in series for place in at})
    _label(
        plot, places, [f"{place:,.0f}" if labels is None else labels[int(place)] for place in places], width
    )
    _number(plot, [value for _, _, values in series for value in values])
    return _built(plot)


def _label(plot: Any, at: Sequence[float], labels: Sequence[str], width: int) -> None:
    """Write as many labels at the x axis as have room, the first one among them."""
    longest = max(map(len, labels), default=1)
    step = max(1, math.ceil(len(labels) * (longest + _GAP) / max(1, width - _MARGIN)))
    plot.xticks(list(at[::step]), list(labels[::step]))


def _number(plot: Any, values: Sequence[float]) -> None:
    """Write a few values at the y axis, from the least to the greatest."""
    least, greatest = min(values, default=0.0), max(values, default=0.0)
    ticks = [least + (greatest - least) * number / _Y_TICKS for number in range(_Y_TICKS + 1)]
    if least == greatest:
        ticks = ticks[:1]
    plot.yticks(ticks, [_shown(tick) for tick in ticks])


def _shown(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


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
