"""Consumers of these tests have no client that could be asked for the id of a topic."""

from __future__ import annotations

import pytest

from streams.engine import restore, standby


@pytest.fixture(autouse=True)
def changelog_ids(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The ids that the changelog has had; the last one is its own."""
    ids: list[str | None] = ["first"]

    async def answer(_: object, __: str) -> str | None:
        return ids[-1]

    for module in (restore, standby):
        monkeypatch.setattr(module, "changelog_id_of", answer)
    return ids
