"""The contract of every HistoryStore; run against SQLite, JSON Lines files, OpenSearch and a fake."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

import pytest

from processors.archive.archived import ArchivedEvent, archived, archived_unread
from processors.archive.origin import LogOrigin
from processors.archive.requests import Filter, HistoryRequest
from schemas.errors import Fatal
from schemas.events import EVENT_ADAPTER
from streams.archive.store import HistoryStore, OriginStore, WholeStore
from tests.builders.archived import BEGAN_MS, batch, looking_for, stored
from tests.builders.events import (
    OCCURRED_AT,
    Fields,
    answer,
    calls,
    cleared,
    compacted,
    deleted,
    removed,
    response,
    system,
    user,
)
from tests.builders.recorded import conversations, events_of


def with_nan(fields: Fields, sequence: int) -> ArchivedEvent:
    """Return an event that has a NaN."""
    event = stored(fields, sequence)
    value = event.value[:-1] + b',"extra":NaN}'
    return archived(EVENT_ADAPTER.validate_json(value), sequence, event.recorded_ms, value)


class HistoryStoreContract(ABC):
    """A subclass provides the fixture ``store``."""

    @pytest.fixture
    @abstractmethod
    def store(self) -> Any:
        """A started store without events; the fixture stops it."""

    async def test_a_new_store_has_nothing(self, store: HistoryStore) -> None:
        assert await store.position(3) == 0
        assert await store.history(3, HistoryRequest(session_id="s1")) == []
        assert await store.search(3, looking_for("anything")) == []

    async def test_events_come_back_byte_for_byte_and_in_order(self, store: HistoryStore) -> None:
        events = [
            stored(fields, sequence)
            for sequence, fields in enumerate(
                [
                    system("Be brief."),
                    user("Grüße, 世界 \u2028 \U0001f600"),
                    calls("c1", agent_id="a", agent_role="clerk"),
                    response("c1", '{"a":\n1}'),
                    answer("done", user_id="u"),
                    cleared(),
                ]
            )
        ]
        await store.write(0, batch(*events[:3]))
        await store.write(0, batch(*events[3:]))

        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        assert await store.position(0) == 6

    async def test_a_whole_partition_is_read_by_sequence(self, store: WholeStore) -> None:
        events = [stored(user(str(number)), number, f"s{number % 3}") for number in range(7)]
        await store.write(0, batch(*events[:4]))
        await store.write(0, batch(*events[4:]))
        await store.write(5, batch(stored(user("another"), 0, "s9")))

        assert sorted(await store.partitions()) == [0, 5]
        assert await store.events(0, None) == events
        assert await store.events(0, 2) == events[3:]
        assert await store.events(0, 6) == []
        assert [event.session_id for event in await store.events(5, None)] == ["s9"]

    async def test_the_same_batch_again_changes_nothing(self, store: HistoryStore) -> None:
        first = [stored(user(str(number)), number) for number in range(4)]
        again = [*first[2:], stored(user("4"), 4)]
        await store.write(0, batch(*first))
        await store.write(0, batch(*again))
        await store.write(0, batch(*first[:1]))

        assert await store.history(0, HistoryRequest(session_id="s1")) == [*first, again[-1]]
        assert len(await store.search(0, looking_for("3"))) == 1
        assert await store.position(0) == 5

    async def test_another_event_at_the_same_place_is_refused(self, store: HistoryStore) -> None:
        await store.write(0, batch(stored(user("one"), 0), stored(user("two"), 1)))

        with pytest.raises(Fatal, match="another event at sequence 1"):
            await store.write(0, batch(stored(user("other"), 1), stored(user("three"), 2)))

    async def test_a_partition_keeps_the_log_that_it_was_filled_from(self, store: OriginStore) -> None:
        assert await store.origin(0) is None
        await store.set_origin(0, LogOrigin("session-events", "cluster"))
        assert await store.origin(0) == LogOrigin("session-events", "cluster", None)
        whole = LogOrigin("session-events", "other", "a-topic")
        await store.set_origin(0, whole)
        await store.write(0, batch(stored(user("one"), 0), stored(user("two"), 1)))
        await store.write(1, batch(stored(user("three"), 0, "s2")))

        assert await store.origin(0) == whole
        assert await store.origin(1) is None
        assert await store.position(0) == 2
        assert sorted(await store.partitions()) == [0, 1]

    async def test_a_batch_without_events_moves_the_position(self, store: HistoryStore) -> None:
        await store.write(0, batch(end=7))

        assert await store.position(0) == 7

    async def test_partitions_and_sessions_do_not_mix(self, store: HistoryStore) -> None:
        # The last one is what JSON Lines files call the one before it.
        long = "\u4e16" * 256
        hashed = f"sha256-{hashlib.sha256(long.encode()).hexdigest()}"
        names = ["a/b", "a%2Fb", "..", ".", "A", "x" * 256, "a b\n", long, hashed]
        for number, name in enumerate(names):
            await store.write(0, batch(stored(user(f"of number {number}"), number, name)))
        await store.write(1, batch(stored(user("of partition 1"), 0, "a/b")))

        for number, name in enumerate(names):
            (event,) = await store.history(0, HistoryRequest(session_id=name))
            assert (event.sequence, event.session_id) == (number, name)
        assert [event.text for event in await store.history(1, HistoryRequest(session_id="a/b"))] == [
            "of partition 1"
        ]
        assert len(await store.search(1, looking_for("partition"))) == 1
        for number, name in enumerate(reversed(names)):
            await store.write(0, batch(stored(deleted(), len(names) + number, name)))
            left = [await store.history(0, HistoryRequest(session_id=one)) for one in names]
            assert [len(events) for events in left] == [1] * (len(names) - 1 - number) + [0] * (number + 1)

    async def test_history_has_both_directions_and_filters(self, store: HistoryStore) -> None:
        events = [
            stored(
                user(str(number)) if number % 2 else answer(str(number), agent_id=f"a{number % 4}"), number
            )
            for number in range(10)
        ]
        await store.write(0, batch(*events))

        async def read(**options: object) -> list[int]:
            request = HistoryRequest(session_id="s1", **options)  # type: ignore[arg-type]  # the request checks its own fields
            return [event.sequence for event in await store.history(0, request)]

        assert await read(limit=3) == [0, 1, 2]
        assert await read(limit=3, newest_first=True) == [9, 8, 7]
        assert await read(after=6) == [7, 8, 9]
        assert await read(max_bytes=1) == [0]
        assert await read(max_bytes=len(events[0].value) + 1) == [0, 1]
        assert await read(before=3, newest_first=True, limit=2) == [2, 1]
        assert await read(after=2, before=5) == [3, 4]
        assert await read(filter=Filter(types=("AiMessageAdded",), agent_id="a2")) == [2, 6]
        times = Filter(since_ms=BEGAN_MS + 4_000, until_ms=BEGAN_MS + 6_000)
        assert await read(filter=times) == [4, 5]

    async def test_search_finds_identifiers_exactly_and_words_in_any_script(
        self, store: HistoryStore
    ) -> None:
        texts = [
            "the reservation ORD-12345 is confirmed for tomorrow",
            "the reservation ORD-12346 is confirmed for tomorrow",
            "12345 and ORD are apart",
            "我想取消明天去北京的航班",
            "東京への便を変更したい",
            "Où est l'hôtel près de l'aéroport?",
            "mail sara_doe@example.com about it",
            "मेरी उड़ान रद्द कर दीजिए",
            "मेरा टिकट उड़ने से पहले कहाँ है",
            "أريد كِتَابًا جديدا",
            "שָׁלוֹם עולם",
            "මගේ ගුවන් ටිකට් පත",
        ]
        await store.write(0, batch(*(stored(user(text), number) for number, text in enumerate(texts))))

        async def best(query: str) -> list[int]:
            return [found.event.sequence for found in await store.search(0, looking_for(query))]

        assert await best("ORD-12345") == [0]
        assert await best("ord-12346") == [1]
        assert await best("12345") == [2, 0] or await best("12345") == [0, 2]
        assert await best("北京") == [3]
        assert (await best("取消航班"))[0] == 3
        assert await best("東京") == [4]
        assert await best("hotel aeroport") == [5]
        assert await best("sara_doe@example.com") == [6]
        # A letter with its dot as one character and as two; the same letters with other signs are another word.
        assert await best("उ\u095cान") == await best("उ\u0921\u093cान") == [7]
        assert await best("रदद") == []
        assert await best("टिकट") == [8]
        assert await best("كتابا") == [9]
        assert await best("שלום") == [10]
        assert await best("ටිකට්") == [11]
        assert await best('"quotes" AND (syntax* OR') == []

    async def test_search_ranks_rare_words_first_and_filters(self, store: HistoryStore) -> None:
        events = [stored(user(f"the flight number {number}", user_id="u"), number) for number in range(20)]
        events.append(stored(answer("the flight is a Boeing", agent_id="clerk"), 20, "s2"))
        events.append(stored(cleared(), 21))
        await store.write(0, batch(*events))

        found = await store.search(0, looking_for("which flight has a Boeing", limit=5))
        assert found[0].event.sequence == 20
        assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)
        assert len(found) == 5
        assert await store.search(0, looking_for("boeing", session_id="s1")) == []
        assert len(await store.search(0, looking_for("boeing", agent_id="clerk"))) == 1
        assert len(await store.search(0, looking_for("flight", user_id="u", limit=50))) == 20
        assert await store.search(0, looking_for("boeing", types=("UserMessageAdded",))) == []
        assert len(await store.search(0, looking_for("boeing", session_prefixes=("s", "s2")))) == 1
        assert await store.search(0, looking_for("boeing", session_prefixes=("s1",))) == []

    async def test_search_has_bounds_of_time_and_sequence(self, store: HistoryStore) -> None:
        events = [
            stored(user("the flight " * (1 + number % 3)), number, f"s{number % 2}") for number in range(12)
        ]
        await store.write(0, batch(*events))

        async def found(before: int | None = None, limit: int = 20, **conditions: object) -> list[int]:
            request = replace(looking_for("flight", limit, **conditions), before=before)
            return sorted(hit.event.sequence for hit in await store.search(0, request))

        since, until = BEGAN_MS + 4_000, BEGAN_MS + 8_000
        assert await found(since_ms=since) == [4, 5, 6, 7, 8, 9, 10, 11]
        assert await found(until_ms=until) == [0, 1, 2, 3, 4, 5, 6, 7]
        assert await found(since_ms=since, until_ms=until, session_id="s1") == [5, 7]
        assert await found(before=4) == [0, 1, 2, 3]
        assert await found(before=6, since_ms=since, session_id="s0") == [4]
        assert await found(before=0) == []
        # What is not looked at takes no place of what is.
        assert len(await found(before=3, limit=3)) == 3

    async def test_a_deletion_erases_the_session_and_no_other(self, store: HistoryStore) -> None:
        before = [stored(user("secret canary"), 0), stored(user("the other's canary"), 1, "s2")]
        after = stored(user("a new life"), 3)
        await store.write(0, batch(*before))
        await store.write(0, batch(stored(deleted(), 2), after))
        await store.write(0, batch(*before, stored(user("x"), 4, "s2")))

        assert await store.history(0, HistoryRequest(session_id="s1")) == [after]
        assert [hit.event.session_id for hit in await store.search(0, looking_for("canary"))] == ["s2"]
        assert len(await store.history(0, HistoryRequest(session_id="s2"))) == 2

    async def test_a_summary_that_arrives_after_the_erasure_of_what_it_tells_is_not_taken(
        self, store: HistoryStore
    ) -> None:
        await store.write(0, batch(stored(user("my canary"), 0), stored(answer("the canary"), 1)))
        late = stored(compacted(1, user_message="the canary"), 3)
        await store.write(0, batch(stored(deleted(), 2), late))
        again = stored(user("a new life"), 4)
        of_this_life = stored(compacted(4), 6)
        await store.write(0, batch(again, late._replace(sequence=5), of_this_life))

        assert await store.history(0, HistoryRequest(session_id="s1")) == [again, of_this_life]
        assert await store.search(0, looking_for("canary")) == []

    async def test_a_fork_made_after_the_erasure_of_its_id_is_stored_with_its_summary(
        self, store: HistoryStore
    ) -> None:
        def fork(first: int) -> list[ArchivedEvent]:
            fork_id = "fork-" + "a" * 32
            begins = {"type": "SessionForked", "from_session_id": "s2", "from_sequence": 9, "copies": 2}
            summary = compacted(0, user_message=f"asked {first}", trigger="fork")
            return [
                stored({**begins, "event_id": fork_id}, first),
                stored({**summary, "event_id": f"{fork_id}:0"}, first + 1),
                stored({**user("behind the summary"), "event_id": f"{fork_id}:1"}, first + 2),
            ]

        await store.write(0, batch(*fork(0)))
        await store.write(0, batch(stored(deleted(), 3), *fork(4)))
        assert await store.history(0, HistoryRequest(session_id="s1")) == fork(4)

        await store.write(0, batch(stored(deleted(), 7)))
        await store.write(0, batch(*fork(8)))
        assert await store.history(0, HistoryRequest(session_id="s1")) == fork(8)

    async def test_the_sessions_of_a_user_are_found_once_each(self, store: HistoryStore) -> None:
        await store.write(
            0,
            batch(
                stored(user("one", user_id="u"), 0),
                stored(user("two"), 1),
                stored(user("three", user_id="u"), 2),
                stored(user("four", user_id="u"), 3, "s2"),
                stored(user("five", user_id="other"), 4, "s3"),
            ),
        )
        await store.write(1, batch(stored(user("six", user_id="u"), 0, "s4")))

        assert sorted(await store.sessions_of_user(0, "u")) == ["s1", "s2"]
        assert await store.sessions_of_user(1, "u") == ["s4"]
        assert await store.sessions_of_user(0, "nobody") == []
        assert "s1" in await store.sessions_of_user(0, None)
        assert await store.sessions_of_user(1, None) == ["s4"]

    async def test_old_events_expire_and_do_not_come_back(self, store: HistoryStore) -> None:
        events = [
            stored(user(f"word{number} common"), number, f"s{number % 3}")._replace(
                recorded_ms=BEGAN_MS + number * 4_000_000
            )
            for number in range(10)
        ]
        await store.write(0, batch(*events))

        assert await store.expire(0, 0) == 0
        removed = await store.expire(0, events[6].recorded_ms)
        assert removed in {5, 6}
        kept = events[removed:]
        for name in ("s0", "s1", "s2"):
            assert await store.history(0, HistoryRequest(session_id=name)) == [
                event for event in kept if event.session_id == name
            ]
        found = await store.search(0, looking_for("common"))
        assert sorted(hit.event.sequence for hit in found) == [event.sequence for event in kept]
        assert await store.search(0, looking_for("word1")) == []
        assert await store.position(0) == 10
        assert await store.expire(0, events[6].recorded_ms) == 0
        # A crash after that brings what came last again.
        await store.write(0, batch(*kept, stored(user("new"), 10)))
        assert len(await store.search(0, looking_for("common"))) == len(kept)

    async def test_an_event_of_a_newer_version_comes_back_as_it_came(self, store: HistoryStore) -> None:
        value = b'{"type":"Invented","event_id":"e0","session_id":"s1","requires":99,"agent_id":"a"}'
        newer = archived_unread("s1", 0, BEGAN_MS, value)
        await store.write(0, batch(newer, stored(user("later"), 1)))

        assert (await store.history(0, HistoryRequest(session_id="s1")))[0] == newer

    async def test_an_event_with_a_number_that_is_no_json_comes_back_and_is_found(
        self, store: HistoryStore
    ) -> None:
        """Lenient producers write NaN; the fold and pydantic pass it by in a field that they do not know."""
        new = {**user("the airbus"), "event_id": "n", "session_id": "s1", "occurred_at": OCCURRED_AT}
        events = [
            with_nan(user("the boeing", requires=2), 0),
            with_nan(removed("e0", replacement=new), 1),
            with_nan(compacted(0, user_message="of planes"), 2),
        ]
        await store.write(0, batch(*events))

        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        (hit,) = await store.search(0, looking_for("airbus"))
        assert (hit.event.sequence, hit.event.role) == (1, "user")
        # Whether a summary is late is read from its JSON.
        await store.write(0, batch(stored(deleted(), 3)))
        await store.write(0, batch(events[2]._replace(sequence=4)))
        assert await store.history(0, HistoryRequest(session_id="s1")) == []

    async def test_all_recorded_conversations_come_back_byte_for_byte(self, store: HistoryStore) -> None:
        """Also by pages in both directions, with the sessions mixed in every batch."""
        sessions: dict[str, list[ArchivedEvent]] = {name: [] for name in conversations()}
        waiting = {name: events_of(name, chat) for name, chat in conversations().items()}
        mixed: list[ArchivedEvent] = []
        while waiting:
            for name in list(waiting):
                event = stored(waiting[name].pop(0), len(mixed), name)
                sessions[name].append(event)
                mixed.append(event)
                if not waiting[name]:
                    del waiting[name]
        for start in range(0, len(mixed), 1_000):
            await store.write(2, batch(*mixed[start : start + 1_000]))

        assert len(sessions) == 150
        for name, events in sessions.items():
            assert await store.history(2, HistoryRequest(session_id=name, limit=1_000)) == events
        name, events = max(sessions.items(), key=lambda item: len(item[1]))
        for newest_first in (False, True):
            walked: list[ArchivedEvent] = []
            edge: int | None = None
            while part := await store.history(
                2,
                HistoryRequest(
                    session_id=name,
                    after=None if newest_first else edge,
                    before=edge if newest_first else None,
                    newest_first=newest_first,
                    limit=7,
                ),
            ):
                walked += part
                edge = part[-1].sequence
            assert walked == (events[::-1] if newest_first else events)
