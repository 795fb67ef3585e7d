"""A worker process as an operator runs it: started, called over HTTP, stopped, killed, paused."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import httpx

from tests.live.fork_server import ForkServer
from tests.live.process import Process
from tests.live.waiting import until

_SCRIPT = Path(sys.executable).with_name("sessionstream")
#: The installed command, or the same code if it is not installed.
SESSIONSTREAM = (
    [str(_SCRIPT)] if _SCRIPT.exists() else [sys.executable, "-c", "from streams.cli import main; main()"]
)

Parameters = Mapping[str, Any] | Sequence[tuple[str, Any]]


class Worker(Process):
    """One ``sessionstream worker`` process, with its own log file.

    Args:
        environment: the whole environment of the process.
        log: the file of its standard output and error; one structured line per record.
        folder: its working directory.
        command: runs the worker.
        fork_server: forks the worker if it is given; ``command`` is then the arguments of ``sessionstream``.
    """

    def __init__(
        self,
        environment: Mapping[str, str],
        log: Path,
        folder: Path,
        command: Sequence[str],
        fork_server: ForkServer | None = None,
    ) -> None:
        super().__init__(command, log, environment=environment, folder=folder, fork_server=fork_server)
        # Workers of tests speak plain HTTP; without verify=False each client would read all certificate authorities.
        self._http = httpx.Client(trust_env=False, timeout=30.0, verify=False)
        token = environment.get("SESSIONSTREAM_SECURITY__BEARER_TOKENS")
        if token:
            self._http.headers["Authorization"] = f"Bearer {token.split(',')[0]}"
        self._url: str | None = None

    # Talking to it

    #: The action of the log line that has its URL.
    url_action = "http_started"

    @property
    def authorization(self) -> str | None:
        """The authorization header of its API; None if it needs none."""
        token: str | None = self._http.headers.get("Authorization")
        return token

    @property
    def url(self) -> str:
        """Its URL; waits until it is in the log."""
        if self._url is None:
            self._url = str(self.wait_for_line(self.url_action)["url"])
        return self._url

    def get(self, path: str, parameters: Parameters = (), *, timeout: float = 30.0) -> httpx.Response:
        given = list(parameters.items()) if isinstance(parameters, Mapping) else list(parameters)
        # httpx replaces the query of the path by parameters, also by empty ones.
        query = f"?{urlencode(given)}" if given else ""
        return self._http.get(f"{self.url}{path}{query}", timeout=timeout)

    def post(self, session_id: str, events: object) -> httpx.Response:
        return self._http.post(f"{self.url}{events_path(session_id)}", json=events)

    def say(self, session_id: str, *events: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Publish events; returns the place of each."""
        response = self.post(session_id, list(events))
        assert response.status_code == 200, response.text
        published: list[dict[str, Any]] = response.json()
        return published

    def post_bytes(self, session_id: str, body: bytes) -> httpx.Response:
        return self._http.post(f"{self.url}{events_path(session_id)}", content=body)

    def memory(self, session_id: str, **parameters: Any) -> dict[str, Any]:
        """Return a session's memory; the request is repeated while the partition is moving."""
        path = memory_path(session_id)

        def answer() -> httpx.Response | None:
            response = self.get(path, parameters)
            return None if response.status_code == 503 else response

        response = until(answer, f"{self.name} serves {session_id}", within=30)
        assert response.status_code == 200, response.text
        answered: dict[str, Any] = response.json()
        return answered

    def metric(self, name: str, **labels: str) -> float:
        """Return the sum of a metric's samples with these labels."""
        wanted = [f'{label}="{value}"' for label, value in labels.items()]
        total = 0.0
        for line in self.get("/metrics").text.splitlines():
            sample, _, value = line.rpartition(" ")
            if sample.partition("{")[0] == name and all(label in sample for label in wanted):
                total += float(value)
        return total

    # Its log

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The structured lines of the log."""
        return [
            json.loads(line) for line in self.log.splitlines() if line.startswith("{") and line[-1] == "}"
        ]

    def lines_of(self, action: str) -> list[dict[str, Any]]:
        return [line for line in self.lines if line.get("action") == action]

    def wait_for_line(self, action: str, *, within: float = 60.0) -> dict[str, Any]:
        """Return the first log line of an action."""

        def look() -> list[dict[str, Any]]:
            found = self.lines_of(action)
            assert found or self.alive, f"{self.name} ended without {action!r}:\n{self.log}"
            return found

        return until(look, f"{self.name} logs {action!r}", within=within)[0]

    # Its life

    def is_ready(self) -> bool:
        if not self.alive:
            raise AssertionError(f"{self.name} ended with exit code {self.exit_code}:\n{self.log}")
        try:
            return self.get("/readyz", timeout=5.0).status_code == 200
        except httpx.HTTPError:
            return False

    def wait_ready(self, *, within: float = 60.0) -> Worker:
        """Wait until it serves all partitions that were assigned to it."""
        until(self.is_ready, f"{self.name} is ready", within=within)
        return self

    def partitions(self) -> list[int]:
        """The partitions that it reports to serve; empty while it is not ready."""
        detail = self.get("/readyz", timeout=5.0).json()["detail"]
        _, _, said = detail.partition("serving partitions ")
        numbers, _, _ = said.partition(";")
        return list(json.loads(numbers)) if numbers else []

    def close(self) -> None:
        """End the process and close the connections."""
        super().close()
        self._http.close()


def memory_path(session_id: str) -> str:
    encoded = quote(session_id, safe="")
    # HTTP clients resolve "." and ".." in paths.
    return f"/sessions/{encoded.replace('.', '%2E') if encoded in {'.', '..'} else encoded}/memory"


def events_path(session_id: str) -> str:
    return f"{memory_path(session_id).removesuffix('memory')}events"
