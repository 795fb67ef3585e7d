"""One of the processes of the system, as :mod:`streams.worker.lifecycle` runs them: several may share an OS process."""

from __future__ import annotations

from typing import Protocol

from fastapi import FastAPI

from streams.http.backend import Readiness


class WorkerProcess(Protocol):
    """Made on the event loop it will run on, by :mod:`streams.bootstrap`; then started once and stopped once.

    Whatever it cannot go on from it tells the ``on_fatal`` it was made with, once or more often; it is
    stopped then.
    """

    @property
    def name(self) -> str:
        """``memory``, ``compaction``, ``analytics`` or ``archive``."""
        ...

    def add_routes(self, app: FastAPI) -> None:
        """Add what it answers over HTTP; called before :meth:`start`."""
        ...

    def ready(self) -> Readiness:
        """Return whether it does its work, and what is missing if not."""
        ...

    async def start(self) -> None:
        """Begin to work.

        Raises:
            SessionstreamError: it cannot; one line for the user.
        """
        ...

    async def stop(self, *, failed: bool) -> None:
        """Finish what is at hand and leave; with ``failed``, finish nothing. Safe after a failed start."""
        ...
