from __future__ import annotations

import pytest

from streams.kafka import clients as kafka_clients


@pytest.fixture
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kafka_clients, "PROMPT_SECONDS", 0.05)
    monkeypatch.setattr(kafka_clients, "FIRST_ANSWER_SECONDS", 0.2)
