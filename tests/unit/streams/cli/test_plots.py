from __future__ import annotations

import re

import pytest

from streams.cli import plots

LABELS = ["04 Sep 13h", "05 Sep 18h", "09 Oct 08h", "11 Oct 02h", "02 Nov 07h", "26 Nov 08h"]


def test_the_values_of_bars_are_whole_numbers_in_thousands() -> None:
    drawn = plots.bars("tokens", LABELS, [85_413, 20_000, 3, 4, 5, 6], width=100)

    assert "85,413" in drawn
    assert ".0" not in drawn
    assert all(label in drawn for label in LABELS)


@pytest.mark.parametrize("width", [40, 80, 110])
def test_labels_of_many_bars_are_left_out_rather_than_cut(width: int) -> None:
    labels = [f"{day:02} Sep {hour:02}h" for day in range(1, 9) for hour in range(24)]

    axis = plots.bars("tokens", labels, [float(number) for number in range(len(labels))], width=width)

    shown = re.findall(r"\d\d Sep \d\dh", axis)
    assert len(shown) >= 2
    assert set(re.findall(r"\S*Sep\S*", axis.splitlines()[-1])) == {"Sep"}
    assert shown == sorted(shown)


def test_a_line_over_windows_is_labelled_with_them() -> None:
    series = [("p50", [0.0, 3.0, 5.0], [0.5, 12.25, 250.0])]

    drawn = plots.lines("seconds", series, width=100, labels=LABELS)

    assert all(label in drawn for label in (LABELS[0], LABELS[3], LABELS[5]))
    assert LABELS[1] not in drawn
    assert "250" in drawn


def test_a_line_over_events_is_labelled_with_their_numbers() -> None:
    drawn = plots.lines(
        "memory", [("memory", [float(number) for number in range(1, 41)], [7.0] * 40)], width=80
    )

    axis = drawn.splitlines()[-1].split()
    assert axis[0] == "1"
    assert all(place.isdigit() for place in axis)
