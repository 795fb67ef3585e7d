"""No text of the commands, the logs or the console has a count before a fixed plural, such as "1 sessions"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).parents[4]
_COUNTED: Final = (
    "agent|byte|call|character|compaction|conversation|day|difference|event|file|key|letter|line|member|message|minute|"
    "partition|policie|record|session|statement|summarie|token|topic|turn|window|worker"
)
_FIXED: Final = re.compile(rf"^ (?:[a-z]+ )?(?:{_COUNTED})s\b")
_IN_CONSOLE: Final = re.compile(rf"\}} (?!with )(?:[a-z]+ )?(?:{_COUNTED})s\b")
_IN_LOG: Final = re.compile(rf"%d (?:of %d )?(?:[a-z]+ )?(?:{_COUNTED})s\b.{{0,12}}")
#: Windows of models, how far behind is far, the least limit of a flush, workers that share something.
_LOGGED_OF_MANY: Final = (
    "accepts less than %d tokens",
    "are tried %d records behind",
    "write at most about %d bytes",
    "%d workers share",
)
#: Limits, which are never 1, and texts that count what is always several.
_ALWAYS_SEVERAL: Final = re.compile(r"MAX|_MOST|limit|topic_specs|whole\.length|messages\.length|max_bytes")
_PYTHON: Final = [
    *sorted(_ROOT.glob("streams/cli/*.py")),
    *sorted(_ROOT.glob("streams/rebuild/*.py")),
    _ROOT / "streams/demo/table.py",
]


def fixed_plurals(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.JoinedStr):
            continue
        for value, after in zip(node.values, node.values[1:], strict=False):
            if not (isinstance(value, ast.FormattedValue) and isinstance(after, ast.Constant)):
                continue
            counted = ast.unparse(value.value)
            if _FIXED.match(str(after.value)) and re.search(r"len\(|count|\b(done|total|n)\b", counted):
                yield f"{path.name}:{node.lineno}: {counted}{after.value!s}"


@pytest.mark.parametrize("path", _PYTHON, ids=lambda path: path.name)
def test_commands_count_by_the_rule(path: Path) -> None:
    found = [text for text in fixed_plurals(path) if not _ALWAYS_SEVERAL.search(text)]

    assert found == [], "use processors.counts_and_shares.plural"


def test_logs_count_by_the_rule() -> None:
    """The engine, which imports nothing of ours, puts the count behind what is counted ("records read: 1")."""
    found = [
        f"{path.relative_to(_ROOT)}: {text.group()}"
        for path in sorted(_ROOT.glob("streams/**/*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and not any(one in node.value for one in _LOGGED_OF_MANY)
        for text in [_IN_LOG.search(node.value)]
        if text is not None
    ]

    assert found == [], "use processors.counts_and_shares.plural"


@pytest.mark.parametrize("path", sorted(_ROOT.glob("streams/http/console/*.js")), ids=lambda path: path.name)
def test_the_console_counts_by_the_rule(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [line.strip() for line in lines if _IN_CONSOLE.search(line) and not _ALWAYS_SEVERAL.search(line)]

    assert found == [], "use plural of format.js"
