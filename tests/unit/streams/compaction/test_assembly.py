from __future__ import annotations

import logging
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from schemas.settings import load_settings
from streams.compaction.assembly import make_compaction_process
from streams.worker.process import ProcessContext
from tests.log_lines import lines_of


def said_at_start(caplog: pytest.LogCaptureFixture, **settings: Any) -> list[logging.LogRecord]:
    """Make the process, and return what it says of triggers that the window makes unreachable."""
    caplog.set_level(logging.INFO)
    make_compaction_process(
        ProcessContext(
            settings=load_settings(bootstrap_servers="127.0.0.1:9", **settings),
            partition_count=1,
            registry=CollectorRegistry(),
            on_fatal=lambda _: None,
        )
    )
    return [one for one in caplog.records if one.__dict__.get("action") == "trigger_unreachable"]


async def test_a_trigger_that_the_window_makes_unreachable_is_said_at_start(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """60 % of 128,000 tokens is out of reach of 156 KiB; the trigger by size is reached."""
    (line,) = said_at_start(caplog, compaction={"trigger_context_fraction": 0.6})

    assert line.levelno == logging.INFO
    assert line.getMessage().startswith(
        "trigger_context_fraction 0.6 (76,800 of 128,000 tokens) is never exceeded"
    )
    assert line.getMessage().endswith("lower the trigger, or raise the window")


async def test_a_default_is_not_said_to_be_out_of_reach_of_another_default(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Every start of a new installation said so, and nobody had set anything."""
    assert said_at_start(caplog) == []
    assert said_at_start(caplog, compaction={"keep_recent_turns": 3}) == []


async def test_where_no_trigger_is_left_it_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    """Seen: a window of 10 messages and a trigger over 10 never summarized."""
    (line,) = said_at_start(
        caplog,
        memory={"max_messages": 10},
        compaction={"trigger_messages": 10, "trigger_size_bytes": None, "trigger_context_fraction": None},
    )

    assert line.levelno == logging.WARNING
    assert line.getMessage().startswith("trigger_messages 10 is never exceeded")
    assert "memories are compacted on request only" in line.getMessage()


async def test_where_all_triggers_are_reached_nothing_is_said(caplog: pytest.LogCaptureFixture) -> None:
    assert said_at_start(caplog, memory={"max_size_bytes": "none"}) == []


async def test_fields_of_a_schema_that_the_extractive_summarizer_never_fills_are_said_at_start(
    caplog: pytest.LogCaptureFixture,
) -> None:
    properties = {"title": {"type": "string"}, "risk_level": {"type": "string"}}
    said_at_start(
        caplog,
        compaction={"summary_schema": {"type": "object", "properties": properties, "required": ["title"]}},
    )

    (line,) = lines_of(caplog, "knowledge_unfilled")
    assert line["levelname"] == "WARNING"
    assert line["message"].endswith("summary_schema: risk_level")
