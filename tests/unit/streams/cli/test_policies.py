"""The comparison of the policies of COMPACTION__SHADOW, and the one that is promoted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar, Self

import pytest

from schemas.errors import ConfigurationError
from schemas.settings import Settings, load_settings
from streams.client.memory_client import MemoryUnreachable
from streams.settings.policies import shadow_policies
from tests.fakes.analytics_worker import analytics_worker
from tests.unit.streams.cli.conftest import Invoke

SHADOW = {"short": {"max_summary_tokens": 60}, "late": {"trigger_size_bytes": "1MB"}}


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A session that names its first orders again at the end."""
    said = [*range(30), *range(10)]
    long = [
        {"role": role, "content": f"Order FL-2088{number:02}? {'Please. ' * 30}"}
        for number in said
        for role in ("user", "assistant")
    ]
    path = tmp_path / "recorded.jsonl"
    path.write_text(json.dumps({"session_id": "long", "messages": long}), encoding="utf-8")
    return path


def test_each_policy_has_a_row_with_its_regret(
    invoke: Invoke, recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SESSIONSTREAM_COMPACTION__SHADOW", json.dumps(SHADOW))
    monkeypatch.setenv("SESSIONSTREAM_COMPACTION__PROMOTE", "late")
    monkeypatch.setenv("SESSIONSTREAM_COMPACTION__TRIGGER_SIZE_BYTES", "3000")
    asked = invoke("policies", "--from-file", str(recorded), "--json")
    shown = invoke("policies", "--from-file", str(recorded))

    assert asked.code == shown.code == 0, asked.err
    found = json.loads(asked.out)
    rows = {row["policy"]: row for row in found["policies"]}
    assert found["promoted"] == "late"
    assert list(rows) == ["as configured", "short", "late"]
    assert not found["live"]
    assert rows["late"]["compactions"] == 0, "its trigger is not reached"
    assert rows["late"]["regret"]["share"] is None
    assert rows["as configured"]["regret"]["needed"] == 10
    assert rows["as configured"]["regret"]["missed"] == 0
    assert rows["short"]["regret"]["missed_by_kind"]["named"] >= 5
    assert "late (in force)" in shown.out
    assert "0/10" in shown.out


LIVE: dict[str, Any] = {
    "since": "2026-11-02T08:15:00+00:00",
    "sessions": 40,
    "sessions_compacted": 31,
    "compactions": 55,
    "refused": 0,
    "recall": {"kept": 90, "total": 100, "share": 0.9},
    "ratio": 0.05,
    "cost": None,
    "seconds": 0.5,
    "slowest_seconds": 2.0,
    "regret": {
        "needed": 20,
        "missed": 4,
        "share": 0.2,
        "interval": [0.08, 0.42],
        "needed_by_kind": {"named": 20},
        "missed_by_kind": {"named": 4},
    },
}


class WorkerWithPolicies:
    """A stand-in for the client of a memory worker."""

    rows: ClassVar[list[dict[str, Any]]] = []
    error: ClassVar[Exception | None] = None

    def __init__(self, settings: Settings) -> None:
        del settings

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is held."""

    async def policies(self) -> dict[str, Any]:
        if self.error is not None:
            raise self.error
        return {"policies": self.rows, "behind": 1_234 if self.rows else None}


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> type[WorkerWithPolicies]:
    monkeypatch.setattr("streams.client.memory_client.MemoryClient", WorkerWithPolicies)
    monkeypatch.setattr(
        WorkerWithPolicies, "rows", [{"policy": "current", **LIVE}, {"policy": "worse", **LIVE}]
    )
    monkeypatch.setattr(WorkerWithPolicies, "error", None)
    return WorkerWithPolicies


def test_the_table_of_the_workers_is_shown_where_they_try_policies(
    invoke: Invoke, worker: type[WorkerWithPolicies]
) -> None:
    shown, asked = invoke("policies"), invoke("policies", "--json")

    assert shown.code == asked.code == 0, shown.err
    assert "current (in force)" in shown.out
    assert "20% (8.0% to 42%)" in shown.out
    assert "31 of 40" in shown.out
    assert "no price" in shown.out
    assert "since 2026-11-02 08:15 UTC; 1,234 records are not counted yet" in shown.err
    assert json.loads(asked.out) == {
        "promoted": None,
        "live": True,
        "policies": worker.rows,
        "behind": 1_234,
    }


def test_a_trial_that_a_budget_bounded_says_so(
    invoke: Invoke, worker: type[WorkerWithPolicies], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "over budget" not in invoke("policies").err
    bounded = {**LIVE, "sessions_over_budget": 1_250}
    monkeypatch.setattr(worker, "rows", [{"policy": "current", **bounded}, {"policy": "short", **bounded}])

    shown = invoke("policies")

    assert shown.out.count("31 of 40 (1,250 over budget)") == 2
    told = " ".join(shown.err.split())
    assert "a policy had spent LIMITS__SHADOW_TOKENS_PER_HOUR; the figures are of the other ones" in told


def test_the_name_of_a_policy_is_no_markup(
    invoke: Invoke, worker: type[WorkerWithPolicies], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "rows", [{"policy": "current", **LIVE}, {"policy": "short [v2]", **LIVE}])

    assert "short [v2]" in invoke("policies").out


def test_it_says_which_policy_is_better_and_the_setting_that_promotes_it(
    invoke: Invoke, worker: type[WorkerWithPolicies], monkeypatch: pytest.MonkeyPatch
) -> None:
    def row(name: str, *interval: float) -> dict[str, Any]:
        return {"policy": name, **LIVE, "regret": {**LIVE["regret"], "interval": list(interval)}}

    rows = [row("current", 0.2, 0.4), row("long", 0.1, 0.15), row("short", 0.5, 0.9), row("late", 0.3, 0.6)]
    monkeypatch.setattr(worker, "rows", rows)

    told = invoke("policies").err.replace("\n", " ")

    assert "long: better than current" in told
    assert "SESSIONSTREAM_COMPACTION__PROMOTE=long" in told
    assert "short: worse than current" in told
    assert "late: too few to tell, 20 needed in 31 compacted sessions" in told
    assert told.count("PROMOTE") == 1


def test_a_policy_in_force_that_compacted_nothing_is_named_as_what_is_missing(
    invoke: Invoke, worker: type[WorkerWithPolicies], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said "0 needed" under a table with misses."""
    nothing: dict[str, Any] = {"needed": 0, "missed": 0, "share": None, "interval": None}
    nothing |= {"needed_by_kind": {}, "missed_by_kind": {}}
    idle = {**LIVE, "policy": "current", "sessions_compacted": 0, "compactions": 0, "regret": nothing}
    monkeypatch.setattr(worker, "rows", [idle, {"policy": "early", **LIVE}])

    told = invoke("policies").err

    assert (
        "early: no verdict yet, because the policy in force (current) compacted no session of 40, and there is nothing "
        "to compare: try longer sessions, or a lower trigger" in told
    )
    assert "0 needed" not in told


def test_a_half_percent_is_rounded_up_as_in_the_console(
    invoke: Invoke, worker: type[WorkerWithPolicies], monkeypatch: pytest.MonkeyPatch
) -> None:
    regret = {**LIVE["regret"], "share": 0.125, "interval": [0.045, 0.305]}
    monkeypatch.setattr(worker, "rows", [{"policy": "current", **LIVE, "ratio": 0.145, "regret": regret}])

    shown = invoke("policies").out

    assert "13% (4.5% to 31%)" in shown
    assert " 15% " in shown


def test_stats_of_all_sessions_has_the_same_table(
    invoke: Invoke, worker: type[WorkerWithPolicies], monkeypatch: pytest.MonkeyPatch
) -> None:
    with analytics_worker() as url:
        monkeypatch.setenv("SESSIONSTREAM_ANALYTICS_URL", url)
        shown, asked = invoke("stats"), invoke("stats", "--json")
        monkeypatch.setattr(worker, "rows", [])
        without = invoke("stats")

    assert shown.code == asked.code == without.code == 0, shown.err
    assert "current (in force)" in shown.out
    assert "policies" not in without.out
    found = json.loads(asked.out)
    assert list(found) == ["windows", "models", "tools", "complete", "policies", "behind"]
    assert [row["policy"] for row in found["policies"]] == ["current", "worse"]
    assert found["complete"]


def test_without_such_a_table_the_policies_are_tried_here(
    invoke: Invoke, worker: type[WorkerWithPolicies], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "rows", [])
    assert "SESSIONSTREAM_COMPACTION__SHADOW" in invoke("policies").err

    monkeypatch.setattr(worker, "error", MemoryUnreachable("no memory worker answered"))
    result = invoke("policies")

    assert "not shown: no memory worker answered" in result.err
    assert "SESSIONSTREAM_COMPACTION__SHADOW" in result.err


def test_without_a_policy_it_says_what_to_set(invoke: Invoke, recorded: Path) -> None:
    result = invoke("policies", "--from-file", str(recorded))

    assert result.code == 1
    assert "SESSIONSTREAM_COMPACTION__SHADOW" in result.err


def test_a_promoted_policy_goes_over_the_other_settings() -> None:
    settings = load_settings(compaction={"shadow": SHADOW, "promote": "short", "max_summary_tokens": 900})

    assert settings.compaction.max_summary_tokens == 60
    assert settings.compaction.trigger_size_bytes == 100_000
    assert load_settings(compaction={"shadow": SHADOW}).compaction.max_summary_tokens == 1_000


@pytest.mark.parametrize("form", ["one variable", "a variable for each", "arguments"])
def test_the_policies_of_a_shadow_go_over_the_settings_without_the_promoted_one(
    monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    """Of one variable with all of them as JSON, the others were forgotten."""
    values = {"trigger_size_bytes": 50_000, "max_summary_tokens": 900, "model": "own", "promote": "short"}
    policies = {"short": {"max_summary_tokens": 60, "keep_recent_turns": 0}, "late": {"trigger_messages": 9}}
    if form == "one variable":
        monkeypatch.setenv("SESSIONSTREAM_COMPACTION", json.dumps({**values, "shadow": policies}))
    elif form == "a variable for each":
        monkeypatch.setenv("SESSIONSTREAM_COMPACTION__SHADOW", json.dumps(policies))
        for name, value in values.items():
            monkeypatch.setenv(f"SESSIONSTREAM_COMPACTION__{name.upper()}", str(value))
    settings = (
        load_settings(compaction={**values, "shadow": policies}) if form == "arguments" else load_settings()
    )
    assert (settings.compaction.max_summary_tokens, settings.compaction.keep_recent_turns) == (60, 0)

    found = {name: one.compaction for name, one in shadow_policies(settings).items()}
    assert {one.trigger_size_bytes for one in found.values()} == {50_000}
    assert {one.model for one in found.values()} == {"own"}
    assert {name: one.max_summary_tokens for name, one in found.items()} == {"short": 60, "late": 900}
    assert {name: one.keep_recent_turns for name, one in found.items()} == {"short": 0, "late": 2}
    assert {one.promote for one in found.values()} == {None}


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"promote": "short"}, "shadow has no policy 'short'"),
        ({"shadow": {"a": {"api_key": "x"}}}, "a has settings that no policy has: api_key"),
        ({"shadow": {"a": {"max_summary_token": 5}}}, "a has settings that no policy has: max_summary_token"),
        ({"shadow": {"a": 5}}, "a must be an object of settings"),
        ({"shadow": {"a": {"max_summary_tokens": 0}}, "promote": "a"}, "max_summary_tokens"),
    ],
)
def test_a_wrong_policy_is_one_clear_line(values: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        load_settings(compaction=values)


def test_a_shadow_that_is_wrong_is_told_by_its_own_name_and_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was a fault of SESSIONSTREAM_COMPACTION, which nobody had set."""
    form = 'write it as {"NAME":{"max_summary_tokens":500}}'

    def refusal(shadow: str, **others: str) -> str:
        monkeypatch.setenv("SESSIONSTREAM_COMPACTION__SHADOW", shadow)
        for name, value in others.items():
            monkeypatch.setenv(f"SESSIONSTREAM_COMPACTION__{name}", value)
        with pytest.raises(ConfigurationError) as refused:
            load_settings()
        return refused.value.detail

    named = "SESSIONSTREAM_COMPACTION__SHADOW: "
    assert refusal("{short:").startswith(f"{named}is not JSON: ")
    assert refusal("{short:").endswith(form)
    assert refusal('{"short":5}') == f"{named}short must be an object of settings: {form}"
    misspelt = refusal('{"short":{"max_sumary_tokens":5,"nonsense":1}}')
    assert misspelt == (
        f"{named}short has settings that no policy has: max_sumary_tokens (did you mean max_summary_tokens?), nonsense"
    )
    # A policy that is promoted is no other fault.
    assert refusal('{"short":{"max_sumary_tokens":5}}', PROMOTE="short").startswith(
        f"{named}short has settings"
    )
