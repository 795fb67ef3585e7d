"""What an interceptor takes out is in no record of the log, whichever process publishes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from processors.publishing.ready_interceptors import Redact
from schemas.settings import Settings
from streams.client import MemoryProvider, SessionMemory
from tests.contracts.client import session
from tests.contracts.publisher import telling
from tests.integration.client.conftest import settings_of
from tests.live.system import System
from tests.live.topic_records import StoredRecord

__all__ = ["session"]

SECRET = "ann@example.org"
REDACT = "processors.publishing.ready_interceptors:Redact"


@pytest.fixture(scope="module")
def system(kafka: Any, tokenizer_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[System]:
    """A worker that redacts what it publishes."""
    with System(kafka.bootstrap_servers, tmp_path_factory.mktemp("system"), tokenizer_files) as system:
        system.create_topics().start(PUBLISH__INTERCEPTORS=REDACT).wait_ready()
        yield system


def records_of(system: System, session: str) -> list[StoredRecord]:
    return [record for record in system.read(system.topics.session_events) if record.key == session.encode()]


async def test_a_worker_redacts_what_others_post(system: System, session: str) -> None:
    # The system message is the developer's.
    posted = [event for event in telling(SECRET) if event["type"] != "SystemMessageSet"]
    async with httpx.AsyncClient(base_url=system.workers[0].url, trust_env=False, verify=False) as client:
        path = f"/sessions/{session.replace('/', '%2F')}"
        for event in posted:
            if event["type"] == "MessagesRemoved":
                event["replacement"]["session_id"] = session
            answered = await client.post(f"{path}/events", json=event)
            assert answered.status_code == 200, answered.text
        said = [
            {"type": "UserMessageAdded", "text": "My name is Ann " * 20},
            {"type": "AiMessageAdded", "text": "Hello Ann " * 20},
        ]
        last = (await client.post(f"{path}/events", json=said)).json()[-1]
        order = {
            "user_message": f"I am {SECRET}.",
            "ai_message": f"You are {SECRET}.",
            "knowledge": {"who": SECRET},
            "min_sequence": last["sequence"],
        }
        answered = await client.post(f"{path}/compact", json=order)
        assert answered.json()["success"], answered.text

    records = records_of(system, session)
    types = [record.json["type"] for record in records]
    assert types == [*[event["type"] for event in [*posted, *said]], "HistoryCompacted"]
    assert not [record.json for record in records if SECRET.encode() in (record.value or b"")]
    assert records[-1].json["user_message"] == "I am [email]."
    assert records[-1].json["knowledge"] == {"who": "[email]"}


@pytest.mark.parametrize("over_http", [False, True])
@pytest.mark.parametrize("named_in_settings", [False, True])
async def test_a_client_redacts_what_it_says(
    system: System, session: str, over_http: bool, named_in_settings: bool
) -> None:
    settings = settings_of(system)
    if over_http:
        settings = Settings(memory_url=settings.memory_url)
    provider = MemoryProvider.limited_window()
    if named_in_settings:
        settings = settings.model_copy(
            update={"publish": settings.publish.model_copy(update={"interceptors": [REDACT]})}
        )
    else:
        provider = provider.with_interceptor(Redact())
    async with SessionMemory(settings=settings, provider=provider) as memory:
        await memory.describe(session, title=SECRET, labels={"of": SECRET})
        of = {"by": SECRET}
        await memory.add_interaction(session, "My name is Ann " * 20, f"Hello {SECRET} " * 20, metadata=of)
        asked = await memory.compact(session, f"keep {SECRET}", timeout_seconds=0.2)
        given = await memory.compact(session, None, SECRET, SECRET, knowledge={"who": SECRET})

    assert (asked.success, given.success) == (False, True)
    records = records_of(system, session)
    types = [record.json["type"] for record in records]
    assert types == [
        "SessionDescribed",
        "UserMessageAdded",
        "AiMessageAdded",
        "CompactionRequested",
        "HistoryCompacted",
    ]
    assert not [record.json for record in records if SECRET.encode() in (record.value or b"")]
