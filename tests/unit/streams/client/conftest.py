"""Everything about the client runs on each event loop that agents use."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.live.event_loops import LoopFactory, loops_of_agents


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> Mapping[str, LoopFactory]:
    return loops_of_agents()
