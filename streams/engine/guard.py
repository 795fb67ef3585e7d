"""Ends a worker whose engine cannot go on, whatever it dies of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from schemas.errors import Fatal
from streams.engine.app import EngineApp
from streams.engine.watchdog import Watchdog


def guard(app: EngineApp) -> list[asyncio.Task[None]]:
    """Watch a started app: for progress that stands still, and for what Faust crashes of.

    Returns:
        Tasks to cancel when the app is stopped.
    """
    engine = app.engine
    watchdog = Watchdog(
        busy=engine.is_busy,
        answered=lambda: engine.ownership.proven,
        progress=engine.progress,
        stall_seconds=app.engine_config.stall_seconds,
    )
    return [
        spawn("watchdog", watchdog.run(), engine.fail),
        spawn("crashes", _crash(app), engine.fail),
    ]


async def _crash(app: EngineApp) -> None:
    """Faust crashes its services instead of raising."""
    await app._crashed.wait()
    raise getattr(app, "_crash_reason", None) or Fatal(f"{app.label} crashed")


def spawn(
    name: str, work: Coroutine[Any, Any, None], on_error: Callable[[BaseException], None]
) -> asyncio.Task[None]:
    """Run ``work`` in the background; what it raises goes to ``on_error``."""

    async def guarded() -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception as error:
            on_error(error)

    return asyncio.create_task(guarded(), name=f"sessionstream-{name}")
