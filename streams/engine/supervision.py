"""Notices the end of what must run as long as the worker: no such task ends unseen, for any reason.

A task can end by an error, by a return, or by a ``CancelledError`` that was meant for another task. Whatever waited
for its work would then wait for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from schemas.errors import Fatal


def unexpected_end(what: str, *, cancelled: bool = False) -> Fatal:
    """Return the error that something ended by itself.

    Args:
        what: names it, as the subject of a sentence.
        cancelled: it ended by a cancellation that the worker did not ask for.
    """
    how = "was cancelled" if cancelled else "ended"
    return Fatal(
        f"{what} {how}, but must run as long as the worker; stopping so that another worker takes over"
    )


def report_end(
    task: asyncio.Future[Any],
    what: str,
    report: Callable[[BaseException], None],
    *,
    expected: Callable[[], bool],
) -> None:
    """Report the end of a task, unless it is expected; call this on the task's event loop.

    Args:
        task: must run as long as the worker.
        what: names the task, as the subject of a sentence.
        report: called on the task's event loop with the task's error, or with one that says how it ended.
        expected: returns whether the task may end now, because the worker stops it.
    """

    def ended(task: asyncio.Future[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        if not expected():
            report(error or unexpected_end(what, cancelled=task.cancelled()))

    task.add_done_callback(ended)
