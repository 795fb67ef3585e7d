"""Readers that read from workers continuously, and record answers that are older than an earlier one."""

from __future__ import annotations

import itertools
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self
from urllib.parse import quote

import httpx

_PAUSE_SECONDS = 0.001


class Seen(NamedTuple):
    """The state of a session in one answer: ``sequence`` is -1 for a session without events."""

    worker_url: str
    session_id: str
    sequence: int


class Readers:
    """Threads that read sessions from all of ``urls`` in turn; a context manager.

    No answer may be older than any answer that a reader had before the request was sent.

    Args:
        known: sequences by session that were seen before, by any reader.

    Attributes:
        urls: may be changed at any time.
        backwards: every answer that was older, with the state that had been seen before it.
        outcomes: how often each status, or kind of failure, occurred.
    """

    def __init__(
        self,
        urls: Sequence[str],
        session_ids: Sequence[str],
        *,
        threads: int = 3,
        known: Mapping[str, int] | None = None,
    ) -> None:
        self.urls = list(urls)
        self.backwards: list[tuple[Seen, int]] = []
        self.outcomes: Counter[str] = Counter()
        self._session_ids = session_ids
        self._newest: dict[str, int] = dict(known or {})
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._run, args=(n,), daemon=True) for n in range(threads)]

    def newest(self, session_id: str) -> int:
        """Return the newest sequence that any reader has seen."""
        return self._newest.get(session_id, -1)

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(10)
            assert not thread.is_alive()

    def _run(self, number: int) -> None:
        offset = number * len(self._session_ids) // len(self._threads)
        ids = itertools.cycle([*self._session_ids[offset:], *self._session_ids[:offset]])
        turns = itertools.count()
        # Without verify=False each client would read all certificate authorities, for plain HTTP.
        with httpx.Client(trust_env=False, timeout=1.0, verify=False) as client:
            while not self._stop.is_set():
                urls = list(self.urls)
                if urls:
                    self._read(client, urls[next(turns) % len(urls)], next(ids))
                time.sleep(_PAUSE_SECONDS)

    def _read(self, client: httpx.Client, url: str, session_id: str) -> None:
        floor = self.newest(session_id)
        try:
            response = client.get(f"{url}/sessions/{quote(session_id, safe='')}/memory?last=0")
        except httpx.HTTPError as error:
            self._count(type(error).__name__)
            return
        self._count(str(response.status_code))
        if response.status_code != 200:
            return
        sequence = response.json()["sequence"]
        seen = Seen(url, session_id, -1 if sequence is None else sequence)
        with self._lock:
            if seen.sequence < floor:
                self.backwards.append((seen, floor))
            self._newest[session_id] = max(self.newest(session_id), seen.sequence)

    def _count(self, outcome: str) -> None:
        with self._lock:
            self.outcomes[outcome] += 1
