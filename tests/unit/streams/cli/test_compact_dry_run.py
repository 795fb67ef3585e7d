from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.streams.cli.conftest import Invoke

Rows = list[dict[str, Any]]


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """Two sessions: one is long, one short."""
    long = [
        {"role": role, "content": f"Order FL-2088{number:02}? {'Please. ' * 30}"}
        for number in range(30)
        for role in ("user", "assistant")
    ]
    lines = [{"session_id": "long", "messages": long}, {"session_id": "short", "messages": long[:2]}]
    path = tmp_path / "recorded.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    return path


def rows(invoke: Invoke, *arguments: str) -> Rows:
    result = invoke("compact", "--dry-run", "--json", *arguments)
    assert result.code == 0, result.err
    found: Rows = json.loads(result.out)["policies"]
    return found


def test_a_row_for_every_combination(invoke: Invoke, recorded: Path) -> None:
    found = rows(
        invoke,
        *("--from-file", str(recorded), "--keep-recent-turns", "1"),
        *("--trigger-size-bytes", "3000", "--trigger-size-bytes", "4KB"),
        *("--max-summary-tokens", "100", "--max-summary-tokens", "1000"),
    )

    assert [row["policy"] for row in found] == [
        f"trigger_size_bytes={size} keep_recent_turns=1 max_summary_tokens={tokens}"
        for size in ("3000", "4KB")
        for tokens in (100, 1000)
    ]
    assert all(row["sessions"] == 2 and row["sessions_compacted"] == 1 for row in found)
    assert found[0]["recall"]["share"] < found[1]["recall"]["share"] == 1.0
    assert found[0]["summary_bytes"] < found[1]["summary_bytes"]
    assert found[0]["compactions"] >= found[2]["compactions"]
    assert found[0]["cost"] == 0.0


def test_only_the_sessions_asked_for(invoke: Invoke, recorded: Path) -> None:
    assert rows(invoke, "short", "--from-file", str(recorded))[0]["sessions"] == 1


def test_a_policy_may_be_a_file(invoke: Invoke, recorded: Path, tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text('[compaction]\ntrigger_size_bytes = "3KB"\n', encoding="utf-8")
    (tmp_path / "large.toml").write_text("trigger_size_bytes = 1000000\n", encoding="utf-8")

    found = rows(
        invoke,
        *("--from-file", str(recorded)),
        *("--policy", str(tmp_path / "small.toml"), "--policy", str(tmp_path / "large.toml")),
    )

    assert [(row["policy"], row["sessions_compacted"]) for row in found] == [
        ("small.toml", 1),
        ("large.toml", 0),
    ]
    assert found[1]["ratio"] is None


def test_the_table_has_a_line_a_policy(invoke: Invoke, recorded: Path) -> None:
    result = invoke("compact", "--dry-run", "--from-file", str(recorded), "--trigger-size-bytes", "3000")

    line = next(line for line in result.out.splitlines() if "trigger_size_bytes=3000" in line)
    assert "1 of 2" in line
    assert "100%" in line
    assert "0.0000" in line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--from-file", "missing.jsonl"], "cannot read missing.jsonl"),
        (["--from-file", "{recorded}", "nobody"], "no recorded history of nobody"),
        (["--from-file", "{recorded}", "--trigger-size-bytes", "soon"], "trigger_size_bytes: "),
        (["--from-file", "{recorded}", "--summarizer", "no.such:Thing"], "no.such"),
        (["--from-file", "{recorded}", "--policy", "missing.toml"], "cannot read the policy missing.toml"),
    ],
)
@pytest.mark.usefixtures("tokenizer_files")  # without them a second line says so
def test_what_is_wrong_is_said(invoke: Invoke, recorded: Path, arguments: list[str], complaint: str) -> None:
    result = invoke("compact", "--dry-run", *(one.format(recorded=recorded) for one in arguments))

    assert result.code == (3 if "nobody" in arguments else 1)
    assert complaint in result.err
    assert len(result.err.strip().splitlines()) == 1


def test_the_name_of_a_policy_is_no_markup(invoke: Invoke, recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "small [v2].toml"
    path.write_text("trigger_size_bytes = 3000", encoding="utf-8")

    result = invoke("compact", "--dry-run", "--from-file", str(recorded), "--policy", str(path))

    assert "small [v2].toml" in result.out


@pytest.mark.parametrize("option", ["--instructions", "--user-message", "--ai-message", "--base-sequence"])
def test_what_is_for_a_compaction_is_not_ignored(invoke: Invoke, recorded: Path, option: str) -> None:
    result = invoke("compact", "--dry-run", "--from-file", str(recorded), option, "7")

    assert result.code == 2
    assert "give them without --dry-run" in " ".join(result.err.replace("│", " ").split())


def test_it_needs_something_to_read(invoke: Invoke) -> None:
    assert "--from-log" in invoke("compact", "--dry-run").err


def test_what_calls_took_can_be_tried_as_a_trigger(invoke: Invoke, tmp_path: Path) -> None:
    """The recorded calls took 1,000 tokens more each turn; the recorded receipts are of another policy's memory."""
    said: Rows = []
    for number in range(12):
        said.append({"role": "user", "content": f"Order FL-2088{number:02}? {'Please. ' * 30}"})
        usage = {"input_tokens": 1_000 * (number + 1), "output_tokens": 1}
        said.append({"role": "assistant", "content": f"Order FL-2088{number:02} is here.", "usage": usage})
    path = tmp_path / "recorded.jsonl"
    path.write_text(json.dumps({"session_id": "one", "messages": said}), encoding="utf-8")

    options = ("--trigger-input-tokens", "5500", "--trigger-input-tokens", "50000")
    early, late = rows(invoke, "--from-file", str(path), "--trigger-size-bytes", "1MB", *options)
    assert early["policy"] == "trigger_size_bytes=1MB trigger_input_tokens=5500"
    assert (early["compactions"] > 0, late["compactions"]) == (True, 0)


def test_a_refused_value_is_said_in_plain_words(invoke: Invoke, recorded: Path) -> None:
    result = invoke(
        "compact", "--dry-run", "--from-file", str(recorded), "--trigger-size-bytes", "much", "--model", ""
    )

    assert result.code != 0
    assert "trigger_size_bytes: " in result.err
    assert "Value error" not in result.err
