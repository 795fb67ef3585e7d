"""Events that agents publish while their session is being erased, with encryption on a real Kafka."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path

import httpx
import pytest

from schemas.erasure import ErasureReceipt
from schemas.settings import load_settings
from streams.kafka.publisher import KafkaPublisher
from tests.builders.events import event, user
from tests.kafka.choice import Kafka
from tests.live.fixtures import MakeSystem


def key_file_in(folder: Path) -> Path:
    path = folder / "keys.toml"
    path.write_text(f'active = "1"\n[keys]\n1 = "{base64.b64encode(bytes(range(32))).decode()}"\n')
    path.chmod(0o600)
    return path


@pytest.mark.timeout(240)
async def test_what_is_published_during_an_erasure_is_told_and_what_comes_after_it_can_be_read(
    make_system: MakeSystem, kafka: Kafka, tmp_path: Path
) -> None:
    """The session was frozen for good, and its receipt was complete: the publisher had used the erased key."""
    key_file = key_file_in(tmp_path)
    running = make_system(ENCRYPTION__KEY_FILE=str(key_file)).create_topics()
    worker = running.start("memory").wait_ready(within=120)
    settings = load_settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=running.prefix,
        encryption={"key_file": key_file},
    )
    async with (
        KafkaPublisher(settings) as publisher,
        httpx.AsyncClient(trust_env=False, timeout=90, verify=False) as client,
    ):
        await publisher.publish([event(user("before"), "before", "s1")])
        count = 0
        erasure = asyncio.create_task(client.post(f"{worker.url}/erasures", json={"session_id": "s1"}))
        while not erasure.done():
            count += 1
            await publisher.publish([event(user("during"), f"e{count}", "s1")])
            await asyncio.wait([erasure], timeout=0.1)
        receipt = ErasureReceipt.model_validate_json((await erasure).content)
        (after,) = await publisher.publish([event(user("after"), "after", "s1")])

    (session,) = receipt.sessions
    assert receipt.complete
    assert session.places["memory"] == "erased"
    log = running.read(running.topics.session_events)
    first, second = [record.offset for record in log if record.json["type"] == "SessionDeleted"]
    assert first == session.sequence
    assert session.late_events == second - first - 1 > 0
    memory = worker.memory("s1", min_sequence=after.sequence, wait_ms=20_000)
    assert memory.get("frozen") is None
    assert [message["sequence"] for message in memory["messages"]] == list(
        range(second + 1, after.sequence + 1)
    )
    assert memory["messages"][-1]["text"] == "after"
    assert worker.wait_for_line("late_events_erased")["events"] == session.late_events


@pytest.mark.timeout(240)
def test_an_erasure_without_late_events_writes_one_deletion(make_system: MakeSystem, tmp_path: Path) -> None:
    key_file = key_file_in(tmp_path)
    running = make_system(ENCRYPTION__KEY_FILE=str(key_file)).create_topics()
    worker = running.start("memory").wait_ready(within=120)
    worker.post("s1", {"type": "UserMessageAdded", "text": "before"})

    answered = httpx.post(f"{worker.url}/erasures", json={"session_id": "s1"}, timeout=90, trust_env=False)

    receipt = ErasureReceipt.model_validate_json(answered.content)
    assert receipt.complete
    assert receipt.sessions[0].late_events == 0
    assert [record.json["type"] for record in running.read(running.topics.session_events)] == [
        "UserMessageAdded",
        "SessionDeleted",
    ]
