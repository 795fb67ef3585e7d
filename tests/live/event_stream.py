"""Reads a stream of server-sent events line by line, as any client would."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from tests.live.worker import Worker, events_path


@dataclass
class Message:
    """One message of a stream."""

    id: int | None
    kind: str
    data: Any


class EventStream:
    """An open stream; iterating over it ends when the server ends it."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def __iter__(self) -> Iterator[Message]:
        number: int | None = None
        kind, data = "message", ""
        for line in self._lines:
            if line.startswith("id: "):
                number = int(line[4:])
            elif line.startswith("event: "):
                kind = line[7:]
            elif line.startswith("data: "):
                data += line[6:]
            elif not line:
                if data:
                    yield Message(number, kind, json.loads(data))
                number, kind, data = None, "message", ""

    def until_live(self) -> list[Any]:
        """Return all events until the end of the stream."""
        events: list[Any] = []
        for message in self:
            if message.kind == "progress" and message.data["live"]:
                break
            if message.kind == "message":
                assert message.id == message.data["sequence"]
                events.append(message.data)
        return events

    def next_event(self) -> Any:
        """Return the next event."""
        return next(message.data for message in self if message.kind == "message")


@contextmanager
def following(
    worker: Worker, session_id: str, query: str = "", headers: Mapping[str, str] | None = None
) -> Generator[EventStream]:
    """Open the event stream of a session; each read fails after some seconds without data."""
    token = worker.authorization
    given = {**({"Authorization": token} if token else {}), **(headers or {})}
    with (
        # Without verify=False each client would read all certificate authorities, for plain HTTP.
        httpx.Client(trust_env=False, timeout=20.0, headers=given, verify=False) as client,
        client.stream("GET", f"{worker.url}{events_path(session_id)}{query}") as response,
    ):
        yield EventStream(response)
