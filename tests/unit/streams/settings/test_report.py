from __future__ import annotations

from pathlib import Path

import pytest

from schemas.settings import Settings, load_settings
from streams.settings.report import setting_lines, settings_table, unknown_settings

SECRET = "hunter2"


def settings_with_secrets() -> Settings:
    return load_settings(
        bootstrap_servers="a:1",
        compaction={"api_key": SECRET, "base_url": f"https://u:{SECRET}@llm"},
        memory_url=[f"http://u:{SECRET}@m", f"http://{SECRET}@n"],
        analytics_url=[f"http://analytics/?api_key={SECRET}&tenant=7"],
        archive_url=[f"http://u:{SECRET}@archive:6066"],
        security={
            "protocol": "SASL_PLAINTEXT",
            "username": "u",
            "password": SECRET,
            "key_password": SECRET,
            "bearer_tokens": [SECRET],
        },
    )


def test_no_secret_is_shown() -> None:
    settings = settings_with_secrets()

    lines = setting_lines(settings)

    assert SECRET not in str(settings_table(settings))
    assert SECRET not in "\n".join(lines)
    assert "SESSIONSTREAM_SECURITY__PASSWORD=**********" in lines
    assert "SESSIONSTREAM_ARCHIVE_URL=http://**********@archive:6066" in lines
    assert "SESSIONSTREAM_MEMORY_URL=http://**********@m,http://**********@n" in lines
    assert "SESSIONSTREAM_ANALYTICS_URL=http://analytics/?api_key=**********&tenant=7" in lines
    assert "SESSIONSTREAM_SECURITY__USERNAME=u" in lines


def test_lines_are_variables() -> None:
    lines = setting_lines(
        load_settings(memory={"max_size_bytes": "none"}, publish={"interceptors": "a:B,c:D"})
    )

    assert "# SESSIONSTREAM_BOOTSTRAP_SERVERS=" in lines
    assert "SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES=none" in lines
    assert "# SESSIONSTREAM_MEMORY__MAX_TOKENS=" in lines
    assert "SESSIONSTREAM_MEMORY__ENABLED=true" in lines
    assert "SESSIONSTREAM_PUBLISH__INTERCEPTORS=a:B,c:D" in lines


def test_the_lines_are_read_again_as_the_same_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = load_settings(
        bootstrap_servers="a:1",
        http_names=["one", "two"],
        compaction={
            "prompt": {"system": 'Line 1\nline 2\x85 of "all" $HOME', "user": "{conversation}"},
            "summary_schema": {"type": "object", "properties": {"Title": {"type": "string"}}},
            "shadow": {"short": {"max_summary_tokens": 500}},
            "trigger_messages": 7,
        },
        models={"gpt-4o-mini*": {"input_price": 1.5}, "my: Model": {"context_window_tokens": 100}},
        publish={"interceptors": ["a:B", "c:D"]},
    )

    lines = setting_lines(settings)

    assert not [line for line in lines if len(line.splitlines()) > 1]
    for line in lines:
        if not line.startswith("#"):
            name, _, value = line.partition("=")  # as docker reads a file
            monkeypatch.setenv(name, value)
    assert settings_table(load_settings()) == settings_table(settings)


def test_a_text_that_a_line_cannot_have_is_a_comment() -> None:
    lines = setting_lines(load_settings(analytics={"prices_note": "of 2026\nper \x9btoken"}))

    assert (
        "# SESSIONSTREAM_ANALYTICS__PRICES_NOTE cannot be a variable of such a file: "
        '"of 2026\\nper \\u009btoken"' in lines
    )


def test_an_unknown_setting_is_reported_with_the_most_similar_name(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text("partition = 3\n[memory]\nmax_size_bytes = 5\n")

    lines = unknown_settings(
        {"SESSIONSTREAM_CONFIG": str(file), "SESSIONSTREAM_HTTP_PORTS": "1", "SESSIONSTREAM_ZZZ": "1"}
    )

    assert lines == [
        "SESSIONSTREAM_HTTP_PORTS is no setting; is SESSIONSTREAM_HTTP_PORT meant?",
        "SESSIONSTREAM_ZZZ is no setting; see `sessionstream config`",
        f"{file}: partition is no setting; is partitions meant?",
    ]
