"""A user-defined summarizer for tests, in which each call waits until the test releases it.

``COMPACTION__SUMMARIZER`` names it; its files are in the worker's working directory, where :class:`Hold` finds them.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

from processors.summaries.request import Summary, SummaryRequest
from schemas.parts import Usage
from tests.live.waiting import until

NAME = "tests.fakes.held_summarizer:HeldSummarizer"


class HeldSummarizer:
    """Writes each call as a line of ``calls``, then waits for ``go-<session>``; ``die-<session>`` kills the worker.

    The worker dies after the answer was made, and before anything can be published.
    """

    async def summarize(self, request: SummaryRequest) -> Summary:
        call = {
            "pid": os.getpid(),
            "session_id": request.session_id,
            "ids": [message.id for message in request.messages],
            "instructions": request.instructions,
        }
        _note(call)
        while not _is_there(f"go-{request.session_id}"):  # noqa: ASYNC110 - a file sends no notification
            await asyncio.sleep(0.02)
        if _is_there(f"die-{request.session_id}"):
            asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGKILL)
        return Summary(
            user_message=f"summary through {request.messages[-1].id}",
            ai_message="all of it was answered",
            knowledge={"through": request.messages[-1].id},
            usage=Usage(input_tokens=100, output_tokens=10),
            model="held",
            calls=1,
        )

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


def _note(call: dict[str, Any]) -> None:
    with Path("calls").open("a", encoding="utf-8") as calls:
        calls.write(json.dumps(call) + "\n")


def _is_there(name: str) -> bool:
    return Path(name).exists()


class Hold:
    """Controls the summarizer from the test.

    Args:
        folder: the worker's working directory.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def calls(self, session_id: str) -> list[dict[str, Any]]:
        """The calls made for a session so far."""
        path = self._folder / "calls"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [call for line in lines if (call := json.loads(line))["session_id"] == session_id]

    def wait_called(self, session_id: str, times: int = 1) -> dict[str, Any]:
        """Wait until the summarizer was called ``times`` times for a session; returns the last call."""
        calls = until(
            lambda: found if len(found := self.calls(session_id)) >= times else None,
            f"the summarizer is called for {session_id} {times} times",
        )
        return calls[-1]

    def let_go(self, session_id: str) -> None:
        """Let all calls for the session be answered."""
        (self._folder / f"go-{session_id}").touch()

    def hold(self, session_id: str) -> None:
        """Let calls for the session wait again."""
        (self._folder / f"go-{session_id}").unlink(missing_ok=True)

    def kill_after_answer(self, session_id: str, *, wanted: bool = True) -> None:
        """Let a worker die with its answer, before it publishes anything."""
        path = self._folder / f"die-{session_id}"
        if wanted:
            path.touch()
        else:
            path.unlink(missing_ok=True)
