"""What goes on while things fail: writers, readers and probes, which record all that they were told."""

from __future__ import annotations

import datetime as dt
import itertools
import math
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import httpx

from tests.chaos.checker import Acknowledged, Read
from tests.chaos.conversations import FAMILIES, Fields, session_events
from tests.chaos.orders import Orders

#: How long orders may take after the last event: each process of an erasure is started again by then.
_ORDERS_SECONDS: Final = 120.0
#: A fork of an earlier memory is one of so many events before the newest.
_LATE_EVENTS: Final = 12
#: So often a writer goes on in a fork, if it has one.
_SHARE_OF_FORKS: Final = 0.15


@dataclass
class _Session:
    """A session that a writer writes to."""

    session_id: str
    #: What is still to be said and done.
    steps: Iterator[Fields]
    number: int = 0
    #: Nothing is to be done before this time of the monotonic clock.
    due: float = 0.0
    #: The sequences that the writer was told.
    sequences: list[int] = field(default_factory=list)
    forks: int = 0


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
        self.orders = Orders(seed, urls, self._count)
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
        """End; an event that is not acknowledged yet is tried on for a short time, and an order for a longer one."""
        self._stop.set()
        for thread in self._threads:
            thread.join(60)
        self.orders.finish(_ORDERS_SECONDS)
        self.refused += self.orders.refused

    def _write(self, number: int) -> None:
        dice = random.Random(f"{self._seed}/{number}")
        generations = itertools.count()
        by_family: dict[str, _Session] = {}
        forks: list[_Session] = []
        with httpx.Client(trust_env=False, timeout=8.0, verify=False) as client:
            while not self._stop.is_set():
                began = time.monotonic()
                family = dice.choices([*FAMILIES], [*FAMILIES.values()])[0]
                if forks and dice.random() < _SHARE_OF_FORKS:
                    session = dice.choice(forks)
                elif family in by_family:
                    session = by_family[family]
                else:
                    session = self._begin(family, f"{family}-{number}-{next(generations)}")
                    by_family[family] = session
                if began < session.due:
                    self._stop.wait(0.01)
                    continue
                fields = next(session.steps, None)
                if fields is None:
                    with self._lock:
                        self._active.pop(session.session_id, None)
                    if session in forks:
                        forks.remove(session)
                    else:
                        del by_family[family]
                elif "pause" in fields:
                    session.due = time.monotonic() + fields["pause"]
                elif "fork" in fields:
                    self._order_fork(session, fields["fork"], dice, forks)
                elif "erase" in fields:
                    session.due = math.inf
                    self.orders.erase(fields["word"], self._going_on(session), **fields["erase"])
                else:
                    self._publish(client, dice, session, fields)
                    self._stop.wait(max(0.0, self._pause - (time.monotonic() - began)))

    def _begin(self, family: str, session_id: str) -> _Session:
        steps = session_events(family, session_id, random.Random(f"{self._seed}/{session_id}"))
        with self._lock:
            self._active[session_id] = None
        return _Session(session_id, steps)

    @staticmethod
    def _going_on(session: _Session) -> Callable[[bool], None]:
        """Return what lets a writer go on in a session, however its order was answered."""

        def go_on(_done: bool) -> None:
            session.due = 0.0

        return go_on

    def _order_fork(self, session: _Session, kind: str, dice: random.Random, forks: list[_Session]) -> None:
        """Order a fork. The session waits for it, and a fork that is made is written to as well, if it is to go on."""
        fork_id = f"{session.session_id}-fork-{session.forks}"
        session.forks += 1
        session.due = math.inf
        newest = session.sequences[-1]
        goes_on = not session.session_id.startswith("erased") and "-fork-" not in session.session_id
        left, begun = itertools.count(1), threading.Lock()
        orders = 2 if kind == "both" else 1

        def then(made: bool) -> None:
            with begun:
                if made and goes_on and not any(one.session_id == fork_id for one in forks):
                    forks.append(self._begin("fork", fork_id))
                if next(left) == orders:
                    session.due = 0.0

        with self._lock:
            # It is read while it is made.
            self._active[fork_id] = None
        if kind in ("of then", "both"):
            at = dice.choice(session.sequences[-_LATE_EVENTS:])
            self.orders.fork(session.session_id, fork_id, then, at=at)
        if kind != "of then":
            self.orders.fork(session.session_id, fork_id, then, min_sequence=newest)

    def _publish(self, client: httpx.Client, dice: random.Random, session: _Session, fields: Fields) -> None:
        number, newest = session.number, session.sequences[-1:]
        session.number += 1
        session_id = f"{session.session_id}-beside" if "beside" in fields else session.session_id
        event: Fields = {
            **{name: value for name, value in fields.items() if name not in ("numbers", "based", "beside")},
            "event_id": f"{session_id}.{number}",
            "session_id": session_id,
            "occurred_at": dt.datetime.now(dt.UTC).isoformat(),
        }
        if "numbers" in fields:
            event["message_ids"] = [f"{session_id}.{named}" for named in fields["numbers"]]
        if "based" in fields and newest:
            event["base_sequence"] = newest[0]
        if "replacement" in fields:
            own = {name: event[name] for name in ("session_id", "occurred_at")}
            event["replacement"] = {**fields["replacement"], **own, "event_id": f"{event['event_id']}.new"}
        place = self._until_acknowledged(client, dice, event)
        if place is None:
            return
        if "beside" not in fields:
            session.sequences.append(place["sequence"])
        with self._lock:
            self.acknowledged.append(
                Acknowledged(session_id, number, event["event_id"], place["partition"], place["sequence"])
            )
        if dice.random() < 0.3:
            self._read(client, dice.choice(self._urls()), session_id, place["sequence"])

    def _until_acknowledged(self, client: httpx.Client, dice: random.Random, event: Fields) -> Fields | None:
        """Publish an event until it is stored; returns its place, or None if the run ends before."""
        session_id = event["session_id"]
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
        with httpx.Client(trust_env=False, timeout=8.0, verify=False) as client:
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
            pinned_ids=tuple(
                sys.intern(message["id"]) for message in memory["messages"] if "pinned" in message
            ),
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
        with httpx.Client(trust_env=False, timeout=20.0, verify=False) as client:
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
        with httpx.Client(trust_env=False, timeout=0.8, verify=False) as client:
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
        with httpx.Client(trust_env=False, timeout=0.8, verify=False) as client:
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
