"""The rows of docs/how-to/come-from-another-system.md, each of which a test runs on both sides."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from tests.unit.test_documents import rows, text_of

T = TypeVar("T")
DOCUMENT = text_of("docs/how-to/come-from-another-system.md")


class DocumentedRows:
    """The rows of one system's section, and which of them have a test.

    Args:
        heading: of the section.
    """

    def __init__(self, heading: str) -> None:
        section = re.search(rf"^## {heading}$(.*?)(^## |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
        assert section is not None, heading
        self.names = [row[0] for row in rows(section[1])]
        self._tested: set[str] = set()

    def row(self, begins: str) -> Callable[[T], T]:
        """Mark a test as the one of the row, or the rows, whose first column begins so."""
        found = [name for name in self.names if name.startswith(begins)]
        assert found, f"no row begins with {begins!r}"
        self._tested.update(found)
        return lambda test: test

    def untested(self) -> list[str]:
        """Return the rows without a test."""
        return [name for name in self.names if name not in self._tested]
