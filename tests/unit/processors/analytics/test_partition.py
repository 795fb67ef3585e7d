from __future__ import annotations

from typing import Any

import orjson

from processors.analytics.breakdown import ModelFigures, load_subject
from processors.analytics.costs import Billed, PriceTable
from processors.analytics.figures import MAX_NAMES, OTHER
from processors.analytics.fills_ahead import Fill, FillsAhead
from processors.analytics.partition import AnalyticsRules, PartitionFigures
from processors.analytics.records import restore, session_key
from processors.analytics.session import Session, load_session
from processors.models_and_prices import Model, ModelTable, Price
from schemas.analytics import SessionAnalytics
from schemas.events import Event
from tests.builders.analytics_table import AnalyticsTable
from tests.builders.events import (
    SESSION,
    answer,
    compacted,
    configured,
    deleted,
    described,
    event,
    event_object,
    expired,
    forked,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import START_MS, WordCounter

PRICES = PriceTable(ModelTable({"m": Model(price=Price(1.0, 2.0))}))
USAGE = {"usage": {"input_tokens": 10, "output_tokens": 5}}


class Counted:
    """One partition with the events of a test; offsets begin at 0, and events are one second apart."""

    def __init__(self, ttl_ms: int | None = None) -> None:
        keep = {"minute": None, "hour": None, "day": None}
        self.rules = AnalyticsRules(
            token_counter=WordCounter(),
            ttl_ms=ttl_ms,
            grace_us=0,
            keep_us=keep,  # type: ignore[arg-type]
        )
        self.figures = PartitionFigures(self.rules, lambda _: None)
        self.sequence = -1

    def add(self, *events: dict[str, Any]) -> Counted:
        for fields in events:
            self.sequence += 1
            moment = f"2026-03-03T09:00:{self.sequence:02}Z"
            given = {"event_id": f"e{self.sequence}", "occurred_at": moment, **fields}
            self.figures.count_event(
                event(given, given["event_id"]), self.sequence, START_MS + self.sequence * 1_000
            )
            self.figures.finish_batch()
        return self

    @property
    def session(self) -> Session:
        return self.figures.session(SESSION)

    @property
    def record(self) -> dict[str, Any]:
        return self.session.record(PRICES)

    def day(self) -> Any:
        ((name, window),) = self.figures.windows.between("day", 0, 10**18)
        return window.record(name, PRICES)


def reopened(counted: Counted) -> PartitionFigures:
    """Return the figures of the same session, read from its record."""
    figures = PartitionFigures(
        counted.rules, lambda name: load_session(name, orjson.loads(orjson.dumps(counted.session.dump())))
    )
    figures.applied = counted.figures.applied
    figures.session(SESSION)
    return figures


def said_in(session_id: str, sequence: int) -> Event:
    """A user message of a session, which comes at an offset."""
    return event({**user(), "session_id": session_id}, f"e{sequence}")


def test_a_session_has_exactly_the_fields_of_the_contract() -> None:
    record = Counted().add(system("Be brief."), user("one two"), answer("three", model="m", **USAGE)).record

    assert list(record) == list(SessionAnalytics.model_fields)
    assert SessionAnalytics.model_validate(record).session_id == SESSION
    assert record["messages"] == {"user": 1, "ai": 1, "tool": 0, "system": 1}
    assert (record["size_bytes"], record["tokens"]) == (len("one twothree"), 3 + 3 + 3)
    assert record["cost_usd"] == 20 / 1_000_000
    assert record["response_seconds"]["max"] == 1.0


def test_a_response_time_is_to_the_first_answer_of_the_newest_question() -> None:
    counted = Counted().add(user(), user(), answer(), answer(), user())

    assert counted.record["response_seconds"]["max"] == 1.0
    assert sum(counted.session.figures.responses.buckets.values()) == 1


def test_failures_are_counted_by_tool() -> None:
    counted = Counted().add(user(), response("a", is_error=True), response("b"))

    assert counted.record["tools"] == {"look_up": {"calls": 0, "failures": 1}}


def test_a_duplicate_counts_once() -> None:
    counted = Counted().add(user("a"), {**user("a"), "event_id": "e0"})

    assert counted.record["messages"]["user"] == 1
    assert counted.figures.duplicates == 1


def test_a_deleted_session_has_no_life_and_its_next_life_begins_at_zero() -> None:
    counted = Counted().add(user(), answer(), deleted())
    assert counted.session.life is None

    counted.add(user("again"))
    assert counted.record["messages"] == {"user": 1, "ai": 0, "tool": 0, "system": 0}
    assert counted.record["sequence"] == 3
    # Windows keep the messages of the life before.
    assert counted.day()["messages"]["user"] == 2
    assert counted.day()["sessions_started"] == 2


def test_an_expiry_from_before_the_last_event_is_ignored() -> None:
    assert Counted(ttl_ms=60_000).add(user(), user(), expired(0)).session.life is not None


def test_an_expiry_ends_a_life_only_when_its_records_timestamp_is_past_the_time_to_live() -> None:
    assert Counted(ttl_ms=999).add(user(), expired(0)).session.life is None
    assert Counted(ttl_ms=1_000).add(user(), expired(0)).session.life is not None
    assert Counted().add(user(), expired(0)).session.life is not None


def test_a_life_ends_by_the_sessions_own_time_to_live() -> None:
    counted = Counted(ttl_ms=500).add(configured(ttl_seconds=None), user(), user())
    assert counted.record["messages"]["user"] == 2

    lapsing = Counted(ttl_ms=500).add(user(), user())
    assert lapsing.record["messages"]["user"] == 1


def test_the_fill_of_an_earlier_life_is_not_that_of_the_current_life() -> None:
    counted = Counted().add(user(), deleted(), user())
    counted.figures.history_updated(SESSION, 0, 0.9)
    counted.figures.history_updated(SESSION, 2, 0.1)
    counted.figures.history_updated(SESSION, 1, 0.0)

    assert (counted.record["context_fraction"], counted.record["context_fraction_max"]) == (0.1, 0.1)


def test_a_fill_of_a_deleted_session_is_dropped() -> None:
    counted = Counted().add(user(), deleted())
    counted.figures.history_updated(SESSION, 0, 0.9)
    counted.figures.finish_batch()

    assert (counted.session.life, counted.session.fill, len(counted.figures.ahead)) == (None, None, 0)


def test_only_sessions_whose_event_was_reached_are_loaded_again() -> None:
    counted = Counted()
    loaded: list[str] = []
    counted.figures = PartitionFigures(counted.rules, loaded.append)
    for sequence in range(1_000):
        counted.figures.history_updated(f"s-{sequence}", sequence, 0.5)
    assert loaded == [], "a session is not looked up for what means nothing yet"

    counted.add(user())
    assert loaded == [SESSION, "s-0"]
    assert len(counted.figures.ahead) == 999


def test_a_summary_that_memory_skipped_is_taken_back_but_its_cost_stays() -> None:
    sizes = {"size_before_bytes": 100, "size_after_bytes": 10}
    summary = {**compacted(0, model="m"), **sizes, **USAGE}
    counted = Counted().add(user(), summary, {**summary, "base_epoch": 7})
    assert (counted.record["compactions"], counted.record["bytes_saved"]) == (2, 180)

    counted.figures.compaction_skipped(2, "stale_epoch")
    counted.figures.compaction_skipped(2, "stale_epoch")
    record = counted.record
    assert (record["compactions"], record["bytes_saved"]) == (1, 90)
    assert record["compaction_usage"] == {"input_tokens": 20, "output_tokens": 10}
    assert record["usage"] == record["compaction_usage"]
    assert counted.day()["compactions"] == 1


def test_a_skipped_summary_that_cannot_be_read_is_not_kept_for_ever() -> None:
    counted = Counted().add(user("1"))
    counted.figures.compaction_skipped(1, "stale_epoch")
    counted.figures.compaction_skipped(5, "stale_epoch")
    assert counted.figures.skipped == {1, 5}

    counted.figures.read_to(2)

    assert counted.figures.skipped == {5}


def test_a_skipped_summary_with_a_time_in_the_future_is_taken_back_where_it_was_counted() -> None:
    summary = {**compacted(0), "size_before_bytes": 100, "size_after_bytes": 10}
    counted = Counted().add(user(), {**summary, "occurred_at": "2126-03-03T09:00:00Z"})
    assert counted.day()["bytes_saved"] == 90

    counted.figures.compaction_skipped(1, "stale_epoch")
    assert (counted.day()["compactions"], counted.day()["bytes_saved"]) == (0, 0)


def test_a_skip_of_the_compaction_process_takes_no_summary_back() -> None:
    counted = Counted().add(user(), compacted(0))
    counted.figures.compaction_skipped(1, "nothing_to_compact")

    assert counted.record["compactions"] == 1


def test_a_summary_made_without_a_model_costs_nothing() -> None:
    assert Counted().add(user(), compacted(0)).record["cost_usd"] == 0.0


def test_cached_tokens_and_the_calls_of_a_summary_are_counted_and_survive_a_restart() -> None:
    spent = {"input_tokens": 1_000, "output_tokens": 5, "cached_tokens": 640}
    counted = Counted().add(
        user(),
        answer(model="m", usage={**spent, "cached_tokens": 256}),
        compacted(0, model="m", usage=spent, calls=3),
    )
    assert counted.record["compaction_usage"] == spent
    assert counted.record["usage"] == {"input_tokens": 2_000, "output_tokens": 10, "cached_tokens": 896}

    dumped = orjson.loads(orjson.dumps(counted.session.dump()))
    kept = load_session(SESSION, dumped)
    assert kept.dump() == counted.session.dump()
    assert kept.figures.compaction_models["m"] == Billed(3, 1_000, 5, 0, 640)
    del dumped["figures"]["cached"]
    earlier = load_session(SESSION, dumped).figures.compaction_models["m"]
    assert earlier == Billed(3, 1_000, 5), "a worker of before has written it"

    model = ModelFigures(Billed(1, 9, 9, 0, 4), Billed(2, 9, 9, 0, 5))
    again = load_subject("model", orjson.loads(orjson.dumps(model.dump())))
    assert isinstance(again, ModelFigures)
    assert (again.answers, again.summaries) == (model.answers, model.summaries)


def test_names_beyond_the_limit_are_counted_together() -> None:
    calls = [{"id": f"c{n}", "name": f"tool-{n}", "arguments": ""} for n in range(MAX_NAMES + 5)]
    counted = Counted().add(user(), answer(tool_calls=calls))

    assert counted.record["tools"][OTHER]["calls"] == 5
    assert len(counted.record["tools"]) == MAX_NAMES + 1


def test_figures_of_agents_and_models_remain_after_the_session_is_deleted() -> None:
    counted = Counted().add(
        user(),
        answer("x", agent_id="a", model="m", latency_ms=250, **USAGE),
        answer("y", model="?"),
        deleted(),
    )
    agents, models = counted.figures.subjects["agent"], counted.figures.subjects["model"]

    assert {name: one.record(name, PRICES)["sessions"] for name, one in agents.items()} == {"a": 1}
    records = {name: figures.record(name, PRICES) for name, figures in models.items()}
    assert (records["m"]["cost_usd"], records["m"]["latency_seconds"]["max"]) == (20 / 1_000_000, 0.25)
    unknown = records["?"]
    assert (unknown["priced"], unknown["cost_usd"], unknown["calls_without_usage"]) == (False, None, 1)


def test_a_fill_waits_until_its_offset_is_reached() -> None:
    ahead = FillsAhead()
    for session_id, sequence in (("b", 5), ("a", 3), ("c", 9)):
        ahead.add(session_id, Fill(sequence, 0.5))

    assert list(ahead.take(2)) == []
    assert [name for name, _ in ahead.take(5)] == ["a", "b"]
    assert list(ahead.take(5)) == []
    assert len(ahead) == 1


def test_a_session_waits_for_the_lowest_of_its_offsets() -> None:
    ahead = FillsAhead()
    for sequence, fraction in ((5, 0.5), (7, 0.4), (3, 0.9)):
        ahead.add("a", Fill(sequence, fraction))

    assert list(ahead.take(3)) == [("a", [(3, 0.9)])]
    assert list(ahead.take(4)) == []
    assert list(ahead.take(9)) == [("a", [(5, 0.5), (7, 0.4)])]
    ahead.add("a", Fill(11, 0.1))
    assert list(ahead.take(11)) == [("a", [(11, 0.1)])]


def test_fills_that_wait_still_wait_after_a_restart() -> None:
    table = AnalyticsTable(Counted().rules)
    table.figures.history_updated("s", 1, 0.9)
    table.figures.history_updated("s", 3, 0.5)
    table.figures.history_updated("never", 2, 0.7)
    table.restart()
    figures = table.figures
    assert len(figures.ahead) == 2

    for sequence in range(4):
        session_id = "s" if sequence in {1, 3} else "other"
        figures.count_event(said_in(session_id, sequence), sequence, START_MS)
        figures.finish_batch()

    assert len(figures.ahead) == 0
    assert (figures.session("s").fill, figures.session("s").fill_max) == ((3, 0.5), 0.9)
    table.flush()
    assert "ahead" not in table.kinds()
    assert session_key("never") not in table.records


def test_a_session_is_written_when_its_event_is_counted_and_not_with_its_fill_before() -> None:
    """A worker that catches up wrote each session twice, since memory-events are read faster."""
    table = AnalyticsTable(Counted().rules)
    for sequence in range(100):
        table.figures.history_updated(f"s-{sequence}", sequence, 0.5)
    table.flush()
    assert table.kinds() == ["ahead", "position"]

    for sequence in range(100):
        table.figures.count_event(said_in(f"s-{sequence}", sequence), sequence, START_MS)
    table.figures.finish_batch()
    table.flush()
    assert table.kinds().count("session") == 100
    assert "ahead" not in table.kinds()
    assert table.figures.session("s-7").fill == (7, 0.5)


def test_a_fill_that_is_taken_again_after_a_restart_changes_nothing() -> None:
    """A group of fills is removed with the last of them; until then all of them come back."""
    table = AnalyticsTable(Counted().rules)
    for sequence, fraction in ((0, 0.9), (1, 0.6), (9, 0.5)):
        table.figures.history_updated("s", sequence, fraction)
    table.flush()
    for sequence in range(2):
        table.figures.count_event(said_in("s", sequence), sequence, START_MS)
    table.figures.finish_batch()
    expected = table.figures.session("s").dump()

    table.restart()
    table.figures.finish_batch()

    assert table.figures.session("s").dump() == expected
    assert (expected["fill"], expected["fill_max"], len(table.figures.ahead)) == ([1, 0.6], 0.9, 1)


def test_many_fills_are_written_as_records_that_kafka_takes() -> None:
    table = AnalyticsTable(Counted().rules)
    for sequence in range(2_500):
        table.figures.history_updated(f"{sequence:0>256}", sequence, 0.123456789)
    table.restart()

    assert (table.kinds().count("ahead"), len(table.figures.ahead)) == (3, 2_500)
    assert max(map(len, table.records.values())) < 400_000


def test_fills_in_records_of_an_earlier_form_are_taken_over() -> None:
    """Each session had its own; a record that has nothing else is removed."""
    table = AnalyticsTable(Counted().rules)
    table.figures.count_event(said_in("s", 0), 0, START_MS)
    table.flush()
    record = orjson.loads(table.records[session_key("s")])
    table.records[session_key("s")] = orjson.dumps({**record, "ahead": [[1, 0.7]]})
    table.records[session_key("unborn")] = orjson.dumps({**Session("unborn").dump(), "ahead": [[2, 0.4]]})
    restore(table.figures, table.records.items())
    assert len(table.figures.ahead) == 2

    table.restart()
    assert session_key("unborn") not in table.records
    for sequence, session_id in ((1, "s"), (2, "unborn")):
        table.figures.count_event(said_in(session_id, sequence), sequence, START_MS)
    table.figures.finish_batch()

    assert [table.figures.session(one).fill for one in ("s", "unborn")] == [(1, 0.7), (2, 0.4)]


def test_a_message_that_replaces_another_counts_as_a_message() -> None:
    new = {**answer("a safe one", model="m", **USAGE), "event_id": "n", "session_id": SESSION}
    given = {**removed("e1"), "replacement": {**new, "occurred_at": "2026-03-03T09:00:02Z"}}
    record = Counted().add(user("one"), answer("one two", model="m", **USAGE), given, removed("n")).record

    assert (record["messages"]["ai"], record["tokens"]) == (2, 4 + 5 + 6)
    assert record["cost_usd"] == 2 * 0.00002


def test_a_removal_that_memory_refused_counts_nothing() -> None:
    """Also not as activity: a life of memory does not become longer by it."""
    new = event_object(answer("instead", model="m", **USAGE) | {"user_id": "v"}, "n")
    counted = Counted().add(user("one"), answer("two", model="m", **USAGE), user("three"))
    before = counted.session.dump()
    counted.figures = reopened(counted)
    counted.add({**removed("e1", base_sequence=1, user_id="v"), "replacement": new})
    assert counted.session.dump() == before

    # Memory does not remember the id of what it refused.
    counted.add(removed("e1", base_sequence=2, replacement=new, event_id="e3"))
    assert counted.record["messages"]["ai"] == 2


def test_a_life_that_an_earlier_version_wrote_counts_a_removal_until_its_next_message() -> None:
    new = event_object(answer("instead"), "n")
    counted = Counted().add(user("one"), answer("two"))
    fields = {name: value for name, value in counted.session.dump().items() if name != "changed_at"}
    counted.figures.sessions[SESSION] = load_session(SESSION, fields)

    counted.add(removed("e1", base_sequence=0, replacement=new))
    assert counted.record["messages"]["ai"] == 2
    counted.add(user(), removed("e1", base_sequence=0, replacement=new))
    assert counted.record["messages"]["ai"] == 2


def test_a_session_says_its_title_and_its_parent_until_they_are_removed() -> None:
    counted = Counted().add(described(title="A lamp", parent={"session_id": "p"}), user())
    assert (counted.record["title"], counted.record["parent"]) == ("A lamp", "p")

    counted.add(described(labels={"a": "b"}), described(title=None))
    kept = load_session(SESSION, orjson.loads(orjson.dumps(counted.session.dump())))
    assert (kept.dump(), kept.title, kept.parent) == (counted.session.dump(), None, "p")

    counted.add(deleted(), user())
    assert counted.record["parent"] is None
    assert "parent" not in counted.session.dump()


def test_copies_in_a_fork_are_not_counted_again() -> None:
    fork_id = f"fork-{'0' * 32}"
    forked = {"type": "SessionForked", "from_session_id": "s0", "from_sequence": 9, "copies": 2}
    counted = Counted().add(
        {**forked, "event_id": fork_id},
        {**user("one"), "event_id": f"{fork_id}:0"},
        {**answer("two", agent_id="a"), "event_id": f"{fork_id}:1"},
        user("three"),
        answer("four", model="m", **USAGE),
    )
    kept = load_session(SESSION, orjson.loads(orjson.dumps(counted.session.dump())))

    assert counted.record["messages"] == {"user": 1, "ai": 1, "tool": 0, "system": 0}
    assert (counted.record["cost_usd"], counted.record["agents"]) == (0.00002, [])
    assert kept.is_copy(f"{fork_id}:7")


def test_copies_of_a_fork_that_memory_refused_are_not_counted() -> None:
    """The session had begun already, by a message or by another fork made at the same time; memory drops the copies."""
    first, second = f"fork-{'0' * 32}", f"fork-{'1' * 32}"
    copies = [
        {**user("copy"), "event_id": f"{second}:0"},
        {**answer("copy", model="m", **USAGE), "event_id": f"{second}:1"},
    ]
    begun = Counted().add(user("one"), {**forked(), "event_id": second}, *copies)
    twice = Counted().add({**forked(), "event_id": first}, {**forked(), "event_id": second}, *copies)

    assert begun.record["messages"] == {"user": 1, "ai": 0, "tool": 0, "system": 0}
    assert twice.record["messages"] == {"user": 0, "ai": 0, "tool": 0, "system": 0}
    assert begun.record["cost_usd"] == twice.record["cost_usd"] == 0.0
    # Without a fork, an id of this form is one as any other.
    assert Counted().add(*copies).record["messages"] == {"user": 1, "ai": 1, "tool": 0, "system": 0}


def test_copies_of_a_fork_that_memory_refused_are_no_activity_and_set_nothing() -> None:
    """Memory drops them: they keep no idle session alive, and the time to live of the other memory is not this one's."""
    first, second = f"fork-{'0' * 32}", f"fork-{'1' * 32}"
    copies = [
        {**configured(ttl_seconds=None), "event_id": f"{second}:0"},
        {**user("a"), "event_id": f"{second}:1"},
    ]
    for begin in (user("one"), {**forked(), "event_id": first}):
        counted = Counted().add(begin, configured(ttl_seconds=99), {**forked(), "event_id": second})
        before = counted.session.life
        assert before is not None
        known = before.last_timestamp_ms, before.ttl_ms, before.last_sequence
        kept = load_session(SESSION, orjson.loads(orjson.dumps(counted.session.dump())))
        counted.add(*copies)

        assert counted.session.life is before
        assert (before.last_timestamp_ms, before.ttl_ms, before.last_sequence) == known
        assert kept.life is not None
        assert kept.life.drops_copy(f"{second}:1"), "also after a restart"


def test_copies_of_a_fork_are_activity_of_it() -> None:
    """They begin its memory, with the time to live of the other one."""
    fork_id = f"fork-{'0' * 32}"
    counted = Counted().add(
        {**forked(), "event_id": fork_id}, {**configured(ttl_seconds=9), "event_id": f"{fork_id}:0"}
    )
    assert counted.session.life is not None
    assert (counted.session.life.ttl_ms, counted.session.life.last_sequence) == (9_000, 1)


def test_a_session_with_many_fills_ahead_waits_once() -> None:
    """A long log of memory-events that is read first took memory for each of them."""
    ahead = FillsAhead()
    for sequence in range(1, 10_000):
        ahead.add("s", Fill(sequence, sequence / 10_000))
    ahead.add("s", Fill(10_000, 0.1))
    ahead.add("t", Fill(7, 0.5))
    assert ahead.pending_bytes() > 0
    assert len(ahead._heap) == 2

    assert [(name, len(fills)) for name, fills in ahead.take(9_998)] == [("t", 1)]
    assert [list(fills) for _, fills in ahead.take(9_999)] == [[(9_999, 0.9999)]]
    assert [list(fills) for _, fills in ahead.take(10_000)] == [[(10_000, 0.1)]]
    assert (len(ahead), len(ahead._heap)) == (0, 0)


def test_fills_may_be_restored_in_any_order() -> None:
    table = AnalyticsTable(Counted().rules)
    for sequence, fraction in ((0, 0.9), (1, 0.2)):
        table.figures.history_updated("s", sequence, fraction)
        table.flush()
    assert table.kinds().count("ahead") == 2
    table.records = dict(reversed(table.records.items()))
    table.restart()
    for sequence in range(2):
        table.figures.count_event(said_in("s", sequence), sequence, START_MS)
    table.figures.finish_batch()

    assert (table.figures.session("s").fill, table.figures.session("s").fill_max) == ((1, 0.2), 0.9)
