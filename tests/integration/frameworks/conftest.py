"""Agent frameworks on real Kafka, with a memory worker beside it and a model API on this machine."""

from __future__ import annotations

import importlib.util
import sys
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from schemas.settings import load_settings
from streams.client import SessionMemory
from tests.live.fixtures import MakeSystem
from tests.live.process import ROOT
from tests.live.system import System


def example(name: str) -> ModuleType:
    """An example as a module; examples are scripts, so they are no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem) -> System:
    """A memory worker of the module's own."""
    system = make_shared_system().create_topics()
    system.start().wait_ready()
    return system


@pytest.fixture
def connect(system: System, monkeypatch: pytest.MonkeyPatch) -> Callable[..., SessionMemory]:
    """Make session memories as an application would: from its environment."""
    for name, value in system.environment().items():
        if name.startswith("SESSIONSTREAM_"):
            monkeypatch.setenv(name, value)

    def make(**arguments: Any) -> SessionMemory:
        return SessionMemory(settings=load_settings(), **arguments)

    return make


@pytest.fixture
async def memory(connect: Callable[..., SessionMemory]) -> AsyncIterator[SessionMemory]:
    async with connect() as memory:
        yield memory


@pytest.fixture
def session_id() -> str:
    return f"s/{uuid.uuid4().hex[:8]} ü"


@pytest.fixture(scope="module")
def local_model() -> Iterator[tuple[str, Any]]:
    """Base URL of a model API on this machine, and the model, which tells what it was asked."""
    with example("local_model").serving() as served:
        yield served
