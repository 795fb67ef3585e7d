"""The pictures of the documents: what a terminal shows at the end of the demo, as a drawing that loads nothing."""

from __future__ import annotations

import importlib.util
import io
import re
import socket
from pathlib import Path
from types import ModuleType

import pytest
from rich.console import Console
from rich.live import Live
from rich.text import Text

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def pictures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "docs" / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plain(lines: list[str]) -> list[str]:
    return [Text.from_ansi(line).plain.rstrip() for line in lines]


def test_a_table_that_was_redrawn_is_shown_as_it_was_at_last(pictures: ModuleType) -> None:
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, width=40, legacy_windows=False)
    console.print("before")
    with Live(console=console, auto_refresh=False) as live:
        for count in (1, 2, 3):
            live.update(
                Text("\n".join(f"row {n} of {count}" for n in range(count)), style="red"), refresh=True
            )
    console.print("after\n")

    lines = pictures.screen_of(written.getvalue().replace("\n", "\r\n"))

    assert plain(lines) == ["before", "row 0 of 3", "row 1 of 3", "row 2 of 3", "after"]
    assert "\x1b[31m" in lines[1]


def test_the_drawing_loads_nothing_and_has_the_text_with_its_colours(pictures: ModuleType) -> None:
    drawing = pictures.svg_of(["\x1b[31mred\x1b[0m and not", "second"], "a title")

    assert ">red<" in drawing
    assert "a&#160;title" in drawing or "a title" in drawing
    assert not re.search(r"@font-face|url\((?!#)", drawing)


def test_what_names_this_machine_is_found(pictures: ModuleType) -> None:
    assert pictures.named_here("memory of support-4471 at http://127.0.0.1:6066") == []
    assert pictures.named_here(f"data in {Path.home()}/x") == [str(Path.home())]
    assert pictures.named_here(f"at {socket.gethostname()}:9092") == [socket.gethostname()]


def test_the_pictures_in_the_repository_load_nothing_and_show_the_bundled_conversations() -> None:
    drawing = (ROOT / "docs" / "demo.svg").read_text(encoding="utf-8")

    assert not re.search(r"@font-face|url\((?!#)", drawing)
    assert "support-4471" in drawing
    assert "http://127.0.0.1:6066" in drawing
    assert (ROOT / "docs" / "console.png").read_bytes().startswith(b"\x89PNG")
