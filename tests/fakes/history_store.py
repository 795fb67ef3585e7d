"""A history store in memory, for tests of what uses one."""

from __future__ import annotations

from collections import defaultdict

from processors.archive.archived import ArchivedEvent, Batch, is_erased
from processors.archive.origin import LogOrigin
from processors.archive.ranking import ranked
from processors.archive.requests import Found, HistoryRequest, SearchRequest
from streams.archive.store import StoreMismatch


class FakeHistoryStore:
    """Keeps events in dicts. Implements :class:`streams.archive.store.OriginStore`.

    Attributes:
        batches: every batch that was written, with its partition.
    """

    def __init__(self) -> None:
        self.batches: list[tuple[int, Batch]] = []
        self._events: defaultdict[int, dict[int, ArchivedEvent]] = defaultdict(dict)
        self._erased: dict[str, int] = {}
        self._positions: defaultdict[int, int] = defaultdict(int)
        self._origins: dict[int, LogOrigin] = {}

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def position(self, partition: int) -> int:
        return self._positions[partition]

    async def write(self, partition: int, batch: Batch) -> None:
        self.batches.append((partition, batch))
        events = self._events[partition]
        for event in batch.events:
            if events.get(event.sequence, event).value != event.value:
                raise StoreMismatch(f"another event at sequence {event.sequence}")
            if not is_erased(event, self._erased.get(event.session_id, -1)):
                events[event.sequence] = event
        for session_id, through in batch.erased.items():
            self._erased[session_id] = max(through, self._erased.get(session_id, -1))
            for event in list(events.values()):
                if event.session_id == session_id and event.sequence <= through:
                    del events[event.sequence]
        self._positions[partition] = max(self._positions[partition], batch.end)

    async def history(self, partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
        wanted = [
            event
            for _, event in sorted(self._events[partition].items(), reverse=request.newest_first)
            if event.session_id == request.session_id
            and (request.after is None or event.sequence > request.after)
            and (request.before is None or event.sequence < request.before)
            and request.filter.accepts(event)
        ]
        return request.cut(wanted)

    async def partitions(self) -> list[int]:
        return list(self._positions)

    async def events(self, partition: int, after: int | None) -> list[ArchivedEvent]:
        return [
            event
            for sequence, event in sorted(self._events[partition].items())
            if after is None or sequence > after
        ]

    async def origin(self, partition: int) -> LogOrigin | None:
        return self._origins.get(partition)

    async def set_origin(self, partition: int, origin: LogOrigin) -> None:
        self._origins[partition] = origin

    async def search(self, partition: int, request: SearchRequest) -> list[Found]:
        return ranked(list(self._events[partition].values()), request)

    async def sessions_of_user(self, partition: int, user_id: str | None) -> list[str]:
        events = self._events[partition].values()
        return list(dict.fromkeys(event.session_id for event in events if user_id in {None, event.user_id}))

    async def expire(self, partition: int, before_ms: int) -> int:
        events = self._events[partition]
        old = [sequence for sequence, event in events.items() if event.recorded_ms < before_ms]
        for sequence in old:
            del events[sequence]
        return len(old)
