from __future__ import annotations

import pytest

from streams.engine import losses, takeover
from tests.integration.engine.stage import Stage
from tests.kafka.choice import Kafka


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the pauses before retries."""
    monkeypatch.setattr(losses, "REJOIN_SECONDS", 0.2)
    monkeypatch.setattr(takeover, "RETRY_SECONDS", 0.2)


@pytest.fixture
async def stage(kafka: Kafka, topic_prefix: str) -> Stage:
    """Return a stage with four partitions per topic."""
    stage = Stage(bootstrap_servers=kafka.bootstrap_servers.split(","), prefix=topic_prefix)
    await stage.create()
    return stage
