from __future__ import annotations

import io

import pytest
from rich.console import Console

from streams.cli.top_view import Reading, groups_table
from streams.inspection.groups import GroupLag


@pytest.mark.parametrize(
    ("state", "lag", "shown"),
    [
        ("Empty", 6, "no worker"),
        ("Forgotten", None, "no worker"),
        ("Absent", None, "not running"),
        ("Stable", 0, "stable"),
    ],
)
def test_the_state_of_a_group_is_in_words(state: str, lag: int | None, shown: str) -> None:
    """Kafka calls a group empty whose workers have all gone, whatever waits for them."""
    reading = Reading(groups=[GroupLag("compaction", "sessionstream-compaction", state, [], lag, [])])
    out = Console(file=io.StringIO(), width=100)

    out.print(groups_table(reading))

    assert isinstance(out.file, io.StringIO)
    (row,) = (line for line in out.file.getvalue().splitlines() if "compaction" in line)
    assert row.split("compaction")[1].strip().startswith(shown)
