"""How results are printed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from streams.cli.console import output, print_table
from streams.demo.demo import make_console

#: The names of emoji are words of ids and of code.
NAMES = "tenant:key:9 agent:x:1 {'a':b:1} [bold]"


@pytest.mark.parametrize("console", [output, make_console])
def test_a_name_between_colons_stays_a_name(
    capsys: pytest.CaptureFixture[str], console: Callable[[], Console]
) -> None:
    console().print(NAMES, markup=False)

    assert capsys.readouterr().out == f"{NAMES}\n"


def test_a_name_between_colons_stays_a_name_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("session")
    table.add_row(escape(NAMES))
    print_table(table)

    assert NAMES in capsys.readouterr().out
