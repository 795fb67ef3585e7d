"""A store goes on with its own log only; nothing is written before that is certain."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager

import pytest
from aiokafka.errors import (
    KafkaConnectionError,
    TopicAuthorizationFailedError,
    UnknownTopicOrPartitionError,
)

from processors.archive.archived import ArchivedEvent
from processors.archive.origin import LogOrigin
from schemas.errors import AccessDenied, BrokerUnreachable
from streams.archive.origin_check import OriginCheck, StorePlace
from streams.archive.source_log import Span
from streams.archive.store import StoreMismatch, StoreUnavailable
from tests.builders.archived import batch, stored
from tests.builders.events import deleted, user
from tests.fakes.history_store import FakeHistoryStore

LOG = LogOrigin("session-events", "c1", "t1")
OTHER = LogOrigin("session-events", "c2", "t2")
NAMELESS = LogOrigin("session-events")


class FakeLog:
    """A log in memory. Implements :class:`streams.archive.source_log.SourceLog`."""

    def __init__(self, origin: LogOrigin, *partitions: list[ArchivedEvent], beginning: int = 0) -> None:
        self.present = origin
        self.asked = 0
        self.is_deleted = False
        self._partitions = dict(enumerate(partitions))
        self._beginning = beginning
        self.compared: list[tuple[int, int]] = []
        self.unreadable = False
        self.away = False
        self.refusal: Exception | None = None

    async def origin(self) -> LogOrigin:
        if self.refusal is not None:
            raise self.refusal
        if self.away:
            raise KafkaConnectionError("away")
        if self.is_deleted:
            raise UnknownTopicOrPartitionError("session-events")
        self.asked += 1
        await asyncio.sleep(0)
        return self.present

    async def spans(self, partitions: Collection[int]) -> dict[int, Span]:
        return {
            partition: Span(self._beginning, self._beginning + len(events))
            for partition, events in self._partitions.items()
            if partition in partitions
        }

    async def has(self, partition: int, offset: int, value: bytes) -> bool | None:
        self.compared.append((partition, offset))
        if self.unreadable:
            return None
        return self._partitions[partition][offset - self._beginning].value == value


def check_of(store: FakeHistoryStore, log: FakeLog, *, accept: bool = False) -> OriginCheck:
    @asynccontextmanager
    async def opened() -> AsyncGenerator[FakeLog]:
        yield log

    place = StorePlace("/history", lambda old: f"mv /history /history.{old}")
    return OriginCheck(store, opened, place, accept=accept)


def said(*texts: str) -> list[ArchivedEvent]:
    return [stored(user(text), sequence) for sequence, text in enumerate(texts)]


async def filled(
    *events: ArchivedEvent, origin: LogOrigin | None = None, partition: int = 0
) -> FakeHistoryStore:
    store = FakeHistoryStore()
    if origin is not None:
        await store.set_origin(partition, origin)
    await store.write(partition, batch(*events))
    return store


async def test_the_same_log_goes_on_without_a_comparison() -> None:
    events = said("one", "two")
    store, log = await filled(*events, origin=LOG), FakeLog(LOG, [*events, *said("three")])

    await check_of(store, log).start()
    assert await check_of(store, log).check(0) is None
    assert log.compared == []


async def test_a_new_store_records_the_log_with_its_first_batch() -> None:
    store, check = FakeHistoryStore(), check_of(FakeHistoryStore(), FakeLog(LOG, []))
    await check.start()
    assert await check.check(0) == LOG
    assert await store.origin(0) is None


async def test_another_log_is_one_line_with_both_and_the_remedies() -> None:
    events = said("one", "two")
    store = await filled(*events, origin=LOG)

    with pytest.raises(StoreMismatch) as raised:
        # The events are the same: only an operator knows that this is a copy.
        await check_of(store, FakeLog(OTHER, events)).start()

    detail = raised.value.detail
    assert "\n" not in detail
    assert "in /history " in detail
    assert "partition 0 was filled up to offset 2" in detail
    assert "topic id t1, cluster c1" in detail
    assert "topic id t2, cluster c2" in detail
    assert "mv /history /history.t1" in detail
    assert "--accept-log" in detail
    assert await store.origin(0) == LOG
    with pytest.raises(StoreMismatch):
        await check_of(store, FakeLog(OTHER, events)).check(0)


async def test_one_partition_of_another_log_keeps_the_whole_store_as_it_is() -> None:
    events = said("one", "two")
    store = await filled(*events)
    await store.set_origin(1, LOG)
    await store.write(1, batch(*events))

    with pytest.raises(StoreMismatch, match="partition 1"):
        await check_of(store, FakeLog(OTHER, events, events)).start()
    assert await store.origin(0) is None


@pytest.mark.parametrize("recorded", [None, NAMELESS, LogOrigin("session-events", "c1")])
async def test_without_names_that_decide_the_newest_event_must_be_in_the_log(
    recorded: LogOrigin | None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    events = said("one", "two")
    store, log = await filled(*events, origin=recorded), FakeLog(LOG, events)

    await check_of(store, log).start()
    assert log.compared == [(0, 1)]
    assert await store.origin(0) == LOG
    assert [record.action for record in caplog.records] == ["archive_log_recorded"]  # type: ignore[attr-defined]  # given as extra

    store = await filled(*events, origin=recorded)
    with pytest.raises(StoreMismatch, match="another record at offset 1") as raised:
        await check_of(store, FakeLog(LOG, said("one", "not two"))).start()
    assert "--accept-log" not in raised.value.detail
    assert await store.origin(0) == recorded


@pytest.mark.parametrize("recorded", [None, LOG])
@pytest.mark.parametrize("accept", [False, True])
async def test_a_log_that_ends_before_the_store_is_refused(recorded: LogOrigin | None, accept: bool) -> None:
    """An empty broker, a topic that was cut, a copy that is older than the archive."""
    events = said("one", "two")
    store = await filled(*events, origin=recorded)

    with pytest.raises(StoreMismatch, match="the log ends at offset 1, before that"):
        await check_of(store, FakeLog(LOG, events[:1]), accept=accept).check(0)


async def test_an_operator_lets_it_go_on_with_a_copy_and_with_nothing_else() -> None:
    events = said("one", "two")
    store = await filled(*events, origin=LOG)
    with pytest.raises(StoreMismatch, match="another record at offset 1"):
        await check_of(store, FakeLog(OTHER, said("one", "not two")), accept=True).start()
    assert await store.origin(0) == LOG

    await check_of(store, FakeLog(OTHER, events), accept=True).start()
    assert await store.origin(0) == OTHER
    await check_of(store, FakeLog(OTHER, events)).start()


async def test_the_newest_event_that_is_left_is_compared() -> None:
    """Sessions that were said last may be erased."""
    first = stored(user("stays"), 0, "s0")
    gone = [stored(user(str(number)), number) for number in range(1, 80)]
    store = await filled(first, *gone)
    await store.write(0, batch(stored(deleted(), 80)))
    assert [event.sequence for event in await store.events(0, None)] == [0]

    other = FakeLog(LOG, [stored(user("other"), 0, "s0"), *gone, stored(deleted(), 80)])
    with pytest.raises(StoreMismatch, match="another record at offset 0"):
        await check_of(store, other).check(0)
    assert other.compared == [(0, 0)]
    assert await check_of(store, FakeLog(LOG, [first, *gone, stored(deleted(), 80)])).check(0) is None
    assert await store.origin(0) == LOG


async def test_what_cannot_be_compared_stops_nothing() -> None:
    """Retention has deleted it, nobody can read it, or no event is left."""
    events = said("one", "two")
    store = await filled(*events)
    log = FakeLog(LOG, said("later"), beginning=2)
    await check_of(store, log).start()
    assert (log.compared, await store.origin(0)) == ([], LOG)

    store, log = await filled(*events), FakeLog(LOG, said("one", "not two"))
    log.unreadable = True
    await check_of(store, log).start()
    assert await store.origin(0) == LOG

    store = await filled(*events, stored(deleted(), 2))
    await check_of(store, FakeLog(LOG, [*events, stored(deleted(), 2)])).start()
    assert await store.origin(0) == LOG


async def test_files_of_a_partition_that_the_topic_lacks_are_left_alone_unless_they_are_anothers() -> None:
    store = await filled(*said("one"), partition=7)
    await check_of(store, FakeLog(LOG, [])).start()
    assert await store.origin(7) is None

    await store.set_origin(7, OTHER)
    with pytest.raises(StoreMismatch, match="partition 7"):
        await check_of(store, FakeLog(LOG, [])).start()


async def test_brokers_that_do_not_answer_are_one_line() -> None:
    store, log = await filled(*said("one")), FakeLog(LOG, said("one"))
    log.away = True
    with pytest.raises(BrokerUnreachable, match="no Kafka broker told which log"):
        await check_of(store, log).start()


async def test_a_missing_right_is_not_taken_for_brokers_that_do_not_answer() -> None:
    """The worker would wait for them for ever."""
    store, log = await filled(*said("one")), FakeLog(LOG, said("one"))
    log.refusal = TopicAuthorizationFailedError("session-events")
    with pytest.raises(AccessDenied, match="use topic session-events"):
        await check_of(store, log).start()


class FailingStore(FakeHistoryStore):
    """A store whose partition 0 fails for now."""

    async def position(self, partition: int) -> int:
        if partition == 0:
            raise StoreUnavailable("partition 0 is broken")
        return await super().position(partition)


async def test_a_partition_that_fails_is_left_to_its_takeover() -> None:
    """The takeover says that it waits for the store; the others are checked."""
    store, events = FailingStore(), said("one")
    await store.write(0, batch(*events))
    await store.write(1, batch(*events))
    check = check_of(store, FakeLog(LOG, events, events))
    await check.start()
    assert (await store.origin(0), await store.origin(1)) == (None, LOG)

    with pytest.raises(StoreUnavailable):
        await check.check(0)


async def test_a_topic_that_was_made_again_is_another_log_than_at_the_takeover() -> None:
    events = said("one", "two")
    store, log = await filled(*events, origin=LOG), FakeLog(LOG, events)
    check = check_of(store, log)
    assert await check.other_log(0) is None
    await check.check(0)
    assert await check.other_log(0) is None
    await check.watch()

    log.is_deleted = True
    assert await check.other_log(0) is None
    log.is_deleted, log.present = False, OTHER
    other = await check.other_log(0)
    assert other is not None
    assert other.end == 2
    with pytest.raises(StoreMismatch) as raised:
        await check.watch()
    assert str(raised.value) == str(other.error)
    with pytest.raises(StoreMismatch) as at_its_start:
        await check_of(store, log).start()
    assert str(at_its_start.value) == str(other.error)
    assert await store.origin(0) == LOG
    await check.stop()


async def test_a_log_without_an_id_is_no_other_one_and_brokers_that_are_away_end_no_watch() -> None:
    events = said("one")
    store, log = await filled(*events, origin=LOG), FakeLog(NAMELESS, events)
    check = check_of(store, log)
    await check.check(0)
    log.present = OTHER
    assert await check.other_log(0) is None

    log.present = LOG
    await check.check(0)
    log.away = True
    await check.watch()
    with pytest.raises(KafkaConnectionError):
        await check.other_log(0)
    log.away, log.present = False, NAMELESS
    assert await check.other_log(0) is None


async def test_partitions_that_ask_at_the_same_time_share_an_answer() -> None:
    events = said("one")
    store, log = await filled(*events, origin=LOG), FakeLog(LOG, events, events, events)
    check = check_of(store, log)
    for partition in range(3):
        await check.check(partition)
    log.asked = 0

    await asyncio.gather(*(check.other_log(partition) for partition in range(3)))
    # The first had asked before the others came.
    assert log.asked == 2
    await check.other_log(0)
    assert log.asked == 3


async def test_a_store_that_has_nothing_of_the_log_before_is_no_reason_to_stop() -> None:
    log = FakeLog(LOG, [])
    check = check_of(FakeHistoryStore(), log)
    assert await check.check(0) == LOG
    log.present = OTHER

    await check.watch()

    assert await check.check(0) == OTHER
