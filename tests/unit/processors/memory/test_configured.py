"""Which sessions have settings beyond the operator's ceilings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from processors.access.ceilings import Ceilings
from processors.memory.configured import configuration_after, sessions_over_limit
from schemas.events import Event, SessionConfigured, SessionDeleted, UserMessageAdded

CEILINGS = Ceilings(max_messages=50, system_summaries=False)


def common(session_id: str) -> dict[str, Any]:
    return {"event_id": "e", "session_id": session_id, "occurred_at": datetime(2026, 1, 1, tzinfo=UTC)}


def configured(session_id: str, **settings: Any) -> SessionConfigured:
    return SessionConfigured.model_validate({**common(session_id), **settings})


def test_a_setting_replaces_only_its_own_earlier_value() -> None:
    first = configuration_after(
        {}, configured("s", max_messages=9, compaction={"model": "m", "render": "pair"})
    )
    second = configuration_after(first, configured("s", max_messages=None, compaction={"render": "system"}))

    assert first == {"max_messages": 9, "compaction": {"model": "m", "render": "pair"}}
    assert second == {"max_messages": None, "compaction": {"model": "m", "render": "system"}}


def test_what_is_beyond_the_ceilings_is_said_by_session_and_the_newest_comes_last() -> None:
    events: list[Event] = [
        configured("within", max_messages=50),
        configured("any", max_messages=None),
        configured("two", compaction={"render": "system"}),
        configured("any", max_tokens=9),
        UserMessageAdded(**common("within"), text="hi"),
    ]

    found = sessions_over_limit(events, CEILINGS)

    assert found == {
        "two": "compaction.render may be system only in the workers' own settings",
        "any": "max_messages may be at most 50",
    }
    assert list(found) == ["two", "any"]


def test_it_is_over_once_the_session_is_within_the_ceilings_again_or_has_ended() -> None:
    events: list[Event] = [
        configured("mended", max_messages=51, compaction={"render": "system"}),
        configured("ended", max_messages=51),
        configured("half", max_messages=51, compaction={"render": "system"}),
        configured("mended", max_messages=5, compaction={"render": "pair"}),
        SessionDeleted(**common("ended")),
        configured("half", max_messages=5),
    ]

    assert sessions_over_limit(events, CEILINGS) == {
        "half": "compaction.render may be system only in the workers' own settings"
    }
