"""What goes on while things fail: writers, readers and probes, which record all that they were told."""

from __future__ import annotations

import datetime as dt
import itertools
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import httpx

from tests.chaos.checker import Acknowledged, Read

Fields = dict[str, Any]

EVENTS_A_SESSION: Final = 120
TTL_SECONDS: Final = 6
WINDOW_MESSAGES: Final = 12
COMPACTED_ABOVE_MESSAGES: Final = 14

FAMILIES: Final = ("plain", "tools", "window", "removed", "deleted", "ttl", "compacted")


def session_events(family: str, dice: random.Random) -> Iterator[Fields]:
    """Yield the events of one session, without ids; a ``{"pause": seconds}`` is a time of silence."""
    said: list[int] = []
    numbers = itertools.count()
    if family == "window":
        next(numbers)
        yield {"type": "SessionConfigured", "max_messages": WINDOW_MESSAGES}
    if family == "compacted":
        next(numbers)
        compaction = {"trigger_messages": COMPACTED_ABOVE_MESSAGES, "keep_recent_turns": 2}
        yield {"type": "SessionConfigured", "compaction": compaction}
    for turn in range(EVENTS_A_SESSION // 2):
        if family == "ttl" and turn % 5 == 0:
            if turn:
                yield {"pause": dice.choice([1, 2, TTL_SECONDS + 2, TTL_SECONDS + 5])}
            next(numbers)
            yield {"type": "SessionConfigured", "ttl_seconds": TTL_SECONDS}
        said.append(next(numbers))
        yield {"type": "UserMessageAdded", "text": f"question {turn} {'x' * dice.randrange(60)}"}
        if family == "tools" and dice.random() < 0.6:
            name = f"call-{turn}"
            next(numbers)
            yield {
                "type": "AiMessageAdded",
                "text": "",
                "tool_calls": [{"id": name, "name": "look_up", "arguments": "{}"}],
            }
            if dice.random() < 0.9:
                said.append(next(numbers))
                yield {
                    "type": "ToolCallResponseAdded",
                    "tool_call_id": name,
                    "name": "look_up",
                    "text": "found",
                }
        said.append(next(numbers))
        yield {
            "type": "AiMessageAdded",
            "text": f"answer {turn}: the order {dice.randrange(10**6)} is on its way.",
        }
        chance = dice.random()
        if family == "removed" and chance < 0.2:
            gone = dice.sample(said[-8:], k=min(2, len(said)))
            next(numbers)
            yield {"type": "MessagesRemoved", "numbers": gone}
        elif family == "removed" and chance < 0.23:
            next(numbers)
            yield {"type": "HistoryCleared"}
        elif family == "deleted" and chance < 0.08:
            next(numbers)
            yield {"type": "SessionDeleted"}
        elif family == "compacted" and chance < 0.05:
            next(numbers)
            yield {"type": "CompactionRequested", "reason": "user"}


class Traffic:
    """Writers and readers of one run.

    Args:
        seed: Of what is written.
        urls: Returns the URLs of the memory workers.
        now: The clock of the run, in seconds.
        events_a_second: Of each writer.
    """

    def __init__(
        self,
        seed: int,
        urls: Callable[[], list[str]],
        now: Callable[[], float],
        *,
        writers: int = 3,
        readers: int = 2,
        events_a_second: float = 8.0,
    ) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.reads: list[Read] = []
        #: Answers and failures by kind of request and status.
        self.outcomes: Counter[str] = Counter()
        #: Answers that no fault explains.
        self.refused: list[str] = []
        self._seed = seed
        self._urls = urls
        self._now = now
        self._pause = 1.0 / events_a_second
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._active: dict[str, None] = {}
        self._threads = [
            *(threading.Thread(target=self._write, args=(n,), daemon=True) for n in range(writers)),
            *(threading.Thread(target=self._read_on, args=(n,), daemon=True) for n in range(readers)),
        ]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """End; an event that is not acknowledged yet is tried on for a short time."""
        self._stop.set()
        for thread in self._threads:
            thread.join(60)

    def sessions(self) -> list[str]:
        """Return all sessions that were written to."""
        with self._lock:
            return list(dict.fromkeys(one.session_id for one in self.acknowledged))

    def _write(self, number: int) -> None:
        dice = random.Random(f"{self._seed}/{number}")
        generations = itertools.count()
        open_sessions: dict[str, tuple[str, Iterator[Fields], Iterator[int], list[float]]] = {}
        with httpx.Client(trust_env=False, timeout=8.0) as client:
            while not self._stop.is_set():
                began = time.monotonic()
                family = dice.choice(FAMILIES)
                if family not in open_sessions:
                    session_id = f"{family}-{number}-{next(generations)}"
                    events = session_events(family, random.Random(f"{self._seed}/{session_id}"))
                    open_sessions[family] = (session_id, events, itertools.count(), [0.0])
                    with self._lock:
                        self._active[session_id] = None
                session_id, events, numbers, due = open_sessions[family]
                if time.monotonic() < due[0]:
                    self._stop.wait(0.01)
                    continue
                fields = next(events, None)
                if fields is None:
                    del open_sessions[family]
                    with self._lock:
                        del self._active[session_id]
                    continue
                if "pause" in fields:
                    due[0] = time.monotonic() + fields["pause"]
                    continue
                self._publish(client, dice, session_id, next(numbers), fields)
                self._stop.wait(max(0.0, self._pause - (time.monotonic() - began)))

    def _publish(
        self, client: httpx.Client, dice: random.Random, session_id: str, number: int, fields: Fields
    ) -> None:
        event: Fields = {
            **fields,
            "event_id": f"{session_id}.{number}",
            "occurred_at": dt.datetime.now(dt.UTC).isoformat(),
        }
        if "numbers" in event:
            event["message_ids"] = [f"{session_id}.{gone}" for gone in event.pop("numbers")]
        place = self._until_acknowledged(client, dice, event)
        if place is None:
            return
        with self._lock:
            self.acknowledged.append(
                Acknowledged(session_id, number, event["event_id"], place["partition"], place["sequence"])
            )
        if dice.random() < 0.3:
            self._read(client, dice.choice(self._urls()), session_id, place["sequence"])

    def _until_acknowledged(self, client: httpx.Client, dice: random.Random, event: Fields) -> Fields | None:
        """Publish an event until it is stored; returns its place, or None if the run ends before."""
        session_id = event["event_id"].rpartition(".")[0]
        give_up: float | None = None
        while give_up is None or time.monotonic() < give_up:
            try:
                answer = client.post(f"{dice.choice(self._urls())}/sessions/{session_id}/events", json=event)
            except httpx.HTTPError as error:
                self._count(f"POST {type(error).__name__}")
            else:
                self._count(f"POST {answer.status_code}")
                if answer.status_code == 200:
                    place: Fields = answer.json()[0]
                    return place
                if answer.status_code != 503:
                    self.refused.append(f"POST {session_id}: {answer.status_code} {answer.text[:200]}")
            if self._stop.is_set() and give_up is None:
                give_up = time.monotonic() + 20
            time.sleep(0.2)
        return None

    def _read_on(self, number: int) -> None:
        dice = random.Random(f"{self._seed}/reader/{number}")
        with httpx.Client(trust_env=False, timeout=8.0) as client:
            while not self._stop.is_set():
                with self._lock:
                    active = list(self._active)
                if active:
                    self._read(client, dice.choice(self._urls()), dice.choice(active), None)
                self._stop.wait(0.05)

    def _read(self, client: httpx.Client, url: str, session_id: str, minimum: int | None) -> None:
        wanted = {} if minimum is None else {"min_sequence": minimum, "wait_ms": 5_000}
        began = self._now()
        try:
            answer = client.get(f"{url}/sessions/{session_id}/memory", params=wanted)
        except httpx.HTTPError as error:
            self._count(f"GET {type(error).__name__}")
            return
        self._count(f"GET {answer.status_code}")
        if answer.status_code != 200:
            if answer.status_code not in (503, 504):
                self.refused.append(f"GET {session_id}: {answer.status_code} {answer.text[:200]}")
            return
        memory = answer.json()
        read = Read(
            session_id=session_id,
            worker=url.rpartition(":")[2],
            began=began,
            ended=self._now(),
            at_ms=int(time.time() * 1000),
            sequence=memory["sequence"],
            epoch=memory["epoch"],
            life_sequence=memory["life_sequence"],
            # One object for each id, however often it is read.
            message_ids=tuple(sys.intern(message["id"]) for message in memory["messages"]),
            minimum=minimum,
        )
        with self._lock:
            self.reads.append(read)

    def _count(self, outcome: str) -> None:
        with self._lock:
            self.outcomes[outcome] += 1


class Probes:
    """Asks for one session of each partition all the time, and records when no worker served it.

    Attributes:
        gaps: By partition: from the last good answer to the next one, where these are more than
            :data:`Probes.NOTICED` apart.
    """

    NOTICED: Final = 0.7

    def __init__(self, urls: Callable[[], list[str]], now: Callable[[], float], partitions: int) -> None:
        self.gaps: dict[int, list[tuple[float, float]]] = {n: [] for n in range(partitions)}
        self._sessions: dict[int, str] = {}
        self._last: dict[int, float] = {}
        self._urls = urls
        self._now = now
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Find a session of each partition, by publishing to it, and begin."""
        with httpx.Client(trust_env=False, timeout=20.0) as client:
            for number in itertools.count():
                if len(self._sessions) == len(self.gaps):
                    break
                session_id = f"probe-{number}"
                event = {"type": "UserMessageAdded", "text": "probe", "event_id": f"{session_id}.0"}
                answer = client.post(f"{self._urls()[0]}/sessions/{session_id}/events", json=event)
                answer.raise_for_status()
                self._sessions.setdefault(answer.json()[0]["partition"], session_id)
        for partition in self.gaps:
            self._last[partition] = self._now()
            thread = threading.Thread(target=self._ask, args=(partition,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        """End, and record what is still away."""
        self._stop.set()
        for thread in self._threads:
            thread.join(20)
        for partition, last in self._last.items():
            if self._now() - last > self.NOTICED:
                self.gaps[partition].append((last, self._now()))

    def all_served_since(self, moment: float) -> bool:
        """Whether every partition had a good answer after ``moment``."""
        return all(last > moment for last in self._last.values())

    def _ask(self, partition: int) -> None:
        path = f"/sessions/{self._sessions[partition]}/memory?last=0"
        with httpx.Client(trust_env=False, timeout=0.8) as client:
            while not self._stop.wait(0.2):
                for url in self._urls():
                    began = self._now()
                    try:
                        served = client.get(f"{url}{path}").status_code == 200
                    except httpx.HTTPError:
                        served = False
                    if served:
                        if began - self._last[partition] > self.NOTICED:
                            self.gaps[partition].append((self._last[partition], began))
                        self._last[partition] = began
                        break


class ReadyProbes:
    """Asks workers all the time whether they are ready, and records when one was not.

    Attributes:
        gaps: By name of the worker: from the last time it was ready to the next, where these are more than
            :data:`Probes.NOTICED` apart.
    """

    def __init__(self, urls: Mapping[str, str], now: Callable[[], float]) -> None:
        self.gaps: dict[str, list[tuple[float, float]]] = {name: [] for name in urls}
        self._urls = urls
        self._now = now
        self._last: dict[str, float] = {}
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Begin; the workers are ready now."""
        for name in self._urls:
            self._last[name] = self._now()
            thread = threading.Thread(target=self._ask, args=(name,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        """End, and record which are still not ready."""
        self._stop.set()
        for thread in self._threads:
            thread.join(20)
        for name, last in self._last.items():
            if self._now() - last > Probes.NOTICED:
                self.gaps[name].append((last, self._now()))

    def _ask(self, name: str) -> None:
        with httpx.Client(trust_env=False, timeout=0.8) as client:
            while not self._stop.wait(0.2):
                began = self._now()
                try:
                    ready = client.get(f"{self._urls[name]}/readyz").status_code == 200
                except httpx.HTTPError:
                    ready = False
                if ready:
                    if began - self._last[name] > Probes.NOTICED:
                        self.gaps[name].append((self._last[name], began))
                    self._last[name] = began
