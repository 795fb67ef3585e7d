"""What `sessionstream stats` says of models."""

from __future__ import annotations

from typing import Any

import pytest

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
