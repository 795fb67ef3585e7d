"""The context window of a session's ``context_fraction``: its own, its model's, or the worker's."""

from __future__ import annotations

import orjson
import pytest

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory import records
from processors.memory.figures import context_fraction, figures_of
from processors.memory.fold import Entry
from processors.memory.timeline import Timeline
from processors.models_and_prices import Model, ModelTable
from processors.reading.body import memory_body
from schemas.settings import load_settings
from streams.http.session_summary import SessionSummary
from streams.settings.policies import memory_policy
from tests.builders.events import (
    SESSION,
    answer,
    cleared,
    compacted,
    configured,
    deleted,
    event,
    removed,
    user,
)
from tests.builders.memories import Session, WordCounter, reloaded, table_of

MODELS = ModelTable({"small-*": Model(10), "large": Model(1_000), "gpt-4": Model(50)})


def session() -> Session:
    return Session(context_window_tokens=100, models=MODELS)


@pytest.mark.parametrize(
    ("model", "window"),
    [(None, 100), ("unheard-of", 100), ("small-1", 10), ("Large", 1_000), ("gpt-4", 50), ("gpt-4o", 128_000)],
)
def test_the_window_is_that_of_the_model_that_answered(model: str | None, window: int) -> None:
    said = session().say(user("one two"), answer("three", model=model))

    assert context_fraction(said.head, said.policy) == said.head.tokens / window


def test_the_model_is_that_of_the_last_ai_message_that_names_one() -> None:
    said = session().say(user("1"), answer("1", model="small-1"), answer("2", model="large"))
    assert context_fraction(said.head, said.policy) == said.head.tokens / 1_000

    said.say(user("2"), answer("3"), answer("4", model=""))
    assert context_fraction(said.head, said.policy) == said.head.tokens / 1_000


def test_the_window_of_a_session_overrides_that_of_its_model() -> None:
    said = session().say(configured(context_window_tokens=7), answer("1", model="small-1"))
    assert context_fraction(said.head, said.policy) == said.head.tokens / 7

    said.say(configured(context_window_tokens=None))
    assert context_fraction(said.head, said.policy) == said.head.tokens / 10


def test_the_model_is_of_this_life_and_outlasts_its_message() -> None:
    said = session().say(user("1"), answer("1", model="small-1"), user("2"), removed("e1"), cleared())
    assert said.head.model == "small-1"

    said.say(deleted(), user("again"))
    assert said.head.model is None


def test_every_answer_about_a_session_has_the_same_fraction() -> None:
    said = session().say(user("one two three"), answer("four", model="small-1"))
    expected = said.head.tokens / 10

    body = orjson.loads(b"".join(memory_body(said.memory, [], said.policy)))
    timeline = Timeline(SESSION, said.policy)
    steps = [
        timeline.step(Entry(event(fields, f"e{number}"), number, 1))
        for number, fields in enumerate([user("one two three"), answer("four", model="small-1")])
    ]

    assert body["context_fraction"] == expected
    assert figures_of(said.head, said.policy).context_fraction == expected
    assert SessionSummary.of(SESSION, said.head, said.policy, CompactionPolicy()).context_fraction == expected
    assert steps[-1]["context_fraction"] == expected


def test_a_trigger_looks_at_the_models_window() -> None:
    said = session().say(user("one two"), answer("three", model="large"))
    assert trigger(figures_of(said.head, said.policy), CompactionPolicy()) is None

    said.say(answer("four", model="small-1"))
    assert trigger(figures_of(said.head, said.policy), CompactionPolicy()) == "context_fraction"


def test_figures_after_the_last_compaction_are_of_the_window_in_force() -> None:
    said = session().say(user("one two"), answer("three", model="large"), user("four"), compacted(1))
    tokens = said.head.compacted_to.tokens
    before = figures_of(said.head, said.policy).compacted_to
    assert before is not None
    assert before.context_fraction == tokens / 1_000

    said.say(answer("five", model="small-1"))
    after = figures_of(said.head, said.policy).compacted_to
    assert after is not None
    assert after.context_fraction == tokens / 10


def test_the_head_has_a_model_only_where_one_was_named() -> None:
    said = Session().say(user("1"), answer("1"))
    key = records.head_key(SESSION)
    assert b'"model"' not in table_of(said.memory)[key]

    said.say(answer("2", model="m"))
    assert orjson.loads(table_of(said.memory)[key])["model"] == "m"
    assert reloaded(said.memory) == said.memory


def test_a_head_written_before_there_were_models_is_read() -> None:
    said = session().say(user("1"), answer("1", model="small-1"))
    table = table_of(said.memory)
    key = records.head_key(SESSION)
    table[key] = orjson.dumps(
        {name: value for name, value in orjson.loads(table[key]).items() if name != "model"}
    )

    loaded = records.load(SESSION, table.get)

    assert loaded.head is not None
    assert loaded.head.model is None
    assert context_fraction(loaded.head, said.policy) == said.head.tokens / 100


def test_the_settings_table_decides_a_workers_context_fraction() -> None:
    settings = load_settings(models={"claude-*": {"context_window_tokens": 200_000}})
    said = Session().say(user("1"), answer("1", model="claude-opus-4"))

    assert context_fraction(said.head, memory_policy(settings, WordCounter())) == said.head.tokens / 200_000
