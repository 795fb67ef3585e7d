"""What `sessionstream stats` says of models."""

from __future__ import annotations

import json
from typing import Any, Self

import pytest

from schemas.settings import load_settings
from streams.cli import stats


@pytest.mark.parametrize(
    ("priced", "cost", "said"),
    [(True, 0.5, "$0.5000"), (True, None, "no usage"), (False, None, "no price")],
)
def test_a_model_with_a_price_is_not_said_to_lack_one(
    priced: bool, cost: float | None, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its cost is unknown if one of its calls came without usage."""
    model: dict[str, Any] = {
        "model": "gpt-4o",
        "calls": 3,
        "priced": priced,
        "cost_usd": cost,
        "usage": {"input_tokens": 5, "output_tokens": 1},
        "latency_seconds": {"p50": None, "p95": None},
    }
    stats._show_models([model])
    assert said in capsys.readouterr().out


class _Served:
    """Both clients, with what the API answers of a session whose beginning retention deleted.

    Real ones need a Kafka on which retention has run.
    """

    def __init__(self, *_: object) -> None:
        pass

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def events(self, _: str) -> list[dict[str, Any]]:
        return [{"sequence": 5, "size_bytes": 3, "tokens": 1, "event": {"type": "UserMessageAdded"}}]

    async def session(self, _: str) -> None:
        return None


@pytest.mark.parametrize("as_json", [True, False])
async def test_a_session_of_which_memory_is_not_known_at_each_event_has_figures(
    as_json: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("streams.client.memory_client.MemoryClient", _Served)
    monkeypatch.setattr("streams.client.analytics_client.AnalyticsClient", _Served)

    await stats._one(load_settings(), "s", as_json=as_json)

    told = capsys.readouterr()
    if as_json:
        assert json.loads(told.out) == {"session_id": "s", "events": 1, "figures": None, "memory": None}
    else:
        assert told.out.splitlines()[0] == "s: 1 event, 1 message"
        assert "what memory was after 1 of these events is not known" in " ".join(told.err.split())
