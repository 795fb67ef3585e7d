"""The command of ``docs/how-to/add-a-command.md``, put where the page says, does what the page says."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from streams.cli import root
from streams.client.memory_client import MemoryClient
from tests.unit.streams.cli.conftest import Invoke
from tests.unit.test_document_examples import python_of
from tests.unit.test_documents import text_of

PAGE = "docs/how-to/add-a-command.md"


def test_the_command_of_the_page_passes_the_test_of_the_page(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    command, test = python_of(PAGE)
    module = ModuleType("streams.cli.count")
    exec(compile(command, PAGE, "exec"), vars(module))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert '`"count": "count:count",`' in text_of(PAGE)
    monkeypatch.setattr(root, "COMMANDS", {**root.COMMANDS, "count": "count:count"})
    names: dict[str, Any] = {"MemoryClient": MemoryClient}
    exec(compile("from __future__ import annotations\n" + test, PAGE, "exec"), names)

    names["test_sessions_are_counted"](invoke, monkeypatch)
