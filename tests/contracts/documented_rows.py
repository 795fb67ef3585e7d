"""The rows of docs/how-to/come-from-another-system.md, each of which a test runs on both sides."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from tests.unit.test_documents import rows, text_of

T = TypeVar("T", bound=Callable[..., Any])
DOCUMENT = text_of("docs/how-to/come-from-another-system.md")


def sections() -> dict[str, list[str]]:
    """Return the first column of each section's tables, by the section's heading; only sections with a table."""
    parts = re.split(r"^## (.+)$", DOCUMENT, flags=re.MULTILINE)[1:]
    found = {
        heading: [row[0] for row in rows(text)] for heading, text in zip(*[iter(parts)] * 2, strict=True)
    }
    return {heading: names for heading, names in found.items() if names}


class DocumentedRows:
    """The rows of one system's section, and which of them have a test.

    Args:
        heading: of the section.
    """

    def __init__(self, heading: str) -> None:
        self.names = sections()[heading]
        assert len(set(self.names)) == len(self.names), f"two rows have the same name in {heading}"
        self._tested: set[str] = set()

    def row(self, begins: str) -> Callable[[T], T]:
        """Mark a test as one of the row whose first column begins so."""
        found = [name for name in self.names if name.startswith(begins)]
        assert len(found) == 1, f"{len(found)} rows begin with {begins!r}: {found}"

        def mark(test: T) -> T:
            assert test.__name__.startswith("test_"), f"{test.__name__} is no test, so pytest does not run it"
            self._tested.add(found[0])
            return test

        return mark

    def untested(self) -> list[str]:
        """Return the rows without a test."""
        return [name for name in self.names if name not in self._tested]
