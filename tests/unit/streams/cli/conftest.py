from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from streams.cli import root


class Result(NamedTuple):
    code: int
    out: str
    err: str


Invoke = Callable[..., Result]


@pytest.fixture(autouse=True)
def clean_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No settings of the surroundings, and logging as it was: a command configures all of its process."""
    for name in list(os.environ):
        if name.startswith("SESSIONSTREAM_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "200")
    logger = logging.getLogger()
    handlers, level = list(logger.handlers), logger.level
    levels = {name: item.level for name, item in _loggers().items()}
    yield
    logger.handlers[:] = handlers
    logger.setLevel(level)
    for name, item in _loggers().items():
        item.setLevel(levels.get(name, logging.NOTSET))


def _loggers() -> dict[str, logging.Logger]:
    found = logging.Logger.manager.loggerDict
    return {name: item for name, item in found.items() if isinstance(item, logging.Logger)}


@pytest.fixture
def no_worker(clean_process: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are looked for at a port without a server: an unrelated one may listen on the default port."""
    for name in ("MEMORY_URL", "ARCHIVE_URL"):
        monkeypatch.setenv(f"SESSIONSTREAM_{name}", "http://127.0.0.1:9")


@pytest.fixture
def invoke(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Invoke:
    """Run a command as the console script does, in this process."""

    def run(*arguments: str) -> Result:
        monkeypatch.setattr("sys.argv", ["sessionstream", *arguments])
        capsys.readouterr()
        with pytest.raises(SystemExit) as raised:
            root.run()
        captured = capsys.readouterr()
        code = raised.value.code
        return Result(code if isinstance(code, int) else 0, captured.out, captured.err)

    return run
