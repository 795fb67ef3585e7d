"""The comparison of the policies of COMPACTION__SHADOW, and the one that is promoted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schemas.errors import ConfigurationError
from schemas.settings import load_settings
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
    assert rows["late"]["compactions"] == 0, "its trigger is not reached"
    assert rows["late"]["regret"]["share"] is None
    assert rows["as configured"]["regret"]["needed"] == 10
    assert rows["as configured"]["regret"]["missed"] == 0
    assert rows["short"]["regret"]["missed_by_kind"]["named"] >= 5
    assert "late (in force)" in shown.out
    assert "0/10" in shown.out


def test_without_a_policy_it_says_what_to_set(invoke: Invoke, recorded: Path) -> None:
    result = invoke("policies", "--from-file", str(recorded))

    assert result.code == 1
    assert "SESSIONSTREAM_COMPACTION__SHADOW" in result.err


def test_a_promoted_policy_goes_over_the_other_settings() -> None:
    settings = load_settings(compaction={"shadow": SHADOW, "promote": "short", "max_summary_tokens": 900})

    assert settings.compaction.max_summary_tokens == 60
    assert settings.compaction.trigger_size_bytes == 100_000
    assert load_settings(compaction={"shadow": SHADOW}).compaction.max_summary_tokens == 1_000


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
