"""The event loops that agents run on: asyncio's own, and uvloop's, which uvicorn takes if it is installed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping
from typing import Final

LoopFactory = Callable[[], asyncio.AbstractEventLoop]

#: For the hook ``pytest_asyncio_loop_factories``: tests run on asyncio's loop alone.
ASYNCIO: Final[Mapping[str, LoopFactory]] = {"asyncio": asyncio.new_event_loop}


def loops_of_agents() -> Mapping[str, LoopFactory]:
    """Return the loops that tests of the client run on, by name; there is no uvloop for Windows."""
    if sys.platform == "win32":
        return ASYNCIO
    import uvloop

    return {**ASYNCIO, "uvloop": uvloop.new_event_loop}
