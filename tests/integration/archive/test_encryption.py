"""Encryption at rest on a real Kafka: every way to read opens what it shows, and what is kept has no plain word."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import httpx

from schemas.erasure import ErasureReceipt
from schemas.settings import load_settings
from streams.client.subscription import subscribe
from tests.builders.events import answer, calls, described, event_object, response, system, user
from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until

CANARY = "violetcanary"
NAME = "sealed"


def key_file(folder: Path, *, content: int = 1) -> Path:
    """Write a key file with one master key."""
    path = folder / f"keys-{content}.toml"
    key = base64.b64encode(bytes(range(content, content + 32))).decode()
    path.write_text(f'active = "1"\n[keys]\n1 = "{key}"\n')
    path.chmod(0o600)
    return path


def places_with_the_canary(running: System, kafka: Any) -> list[str]:
    """Return every topic, segment file and file on disk that has the canary."""
    canary = CANARY.encode()
    found: list[str] = []
    for topic in sorted(name for name in running._topic_names() if name.startswith(running.prefix)):
        for record in running.read(topic):
            parts = [record.key or b"", record.value or b"", *(value or b"" for _, value in record.headers)]
            if any(canary in part for part in parts):
                found.append(f"{topic} {record.partition}:{record.offset}")
    data_dir: Path | None = getattr(kafka, "data_dir", None)
    segments = [] if data_dir is None else data_dir.glob(f"{running.prefix}*/*")
    paths = [path for path in [*segments, *running.folder.rglob("*")] if path.is_file()]
    return found + [str(path) for path in paths if canary in path.read_bytes()]


async def heard(running: System, keys: Path) -> str:
    """Return what a subscriber to the log is given, up to the summary."""
    settings = load_settings(
        bootstrap_servers=running.bootstrap_servers,
        topic_prefix=running.prefix,
        encryption={"key_file": keys},
    )
    texts: list[str] = []
    async with subscribe("session-events", settings=settings) as events:
        async for received in events:
            texts.append(received.event.model_dump_json())
            if received.event.type == "HistoryCompacted":
                return "\n".join(texts)
    return ""


async def test_no_plain_word_is_kept_anywhere_and_an_erased_session_is_unreadable(
    make_system: MakeSystem, kafka: Any, tmp_path: Path
) -> None:
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"
    keys = key_file(tmp_path)
    running = make_system(
        ANALYTICS_URL=url,
        ARCHIVE_URL=url,
        HTTP_PORT=port,
        STORE="rocksdb://",
        ENCRYPTION__KEY_FILE=str(keys),
        COMPACTION__SUMMARIZER="extractive",
        MEMORY__MAX_MESSAGES="12",
    ).create_topics()
    worker = running.start("all", process="all").wait_ready(within=180)
    said = [
        system(f"Mind the {CANARY}."),
        described(title=f"About a {CANARY}", labels={"topic": CANARY}),
        *(
            one
            for number in range(8)
            for one in (
                user(f"The {CANARY} number {number} must be kept.", user_id="u/7", metadata={"m": CANARY}),
                calls(f"c{number}"),
                response(f"c{number}", f'{{"found": "{CANARY}"}}'),
                answer(f"It is a {CANARY}, number {number}.", model="gpt-4o"),
            )
        ),
    ]
    places = worker.say(NAME, *(event_object(one, f"e{n}", NAME) for n, one in enumerate(said)))
    memory = worker.memory(NAME, min_sequence=places[-1]["sequence"], wait_ms=30_000)
    assert memory["truncated"]
    compacted = running.run("compact", NAME, "--instructions", f"keep the {CANARY}")
    assert compacted.code == 0, compacted
    until(lambda: worker.memory(NAME)["epoch"] == 1, "the summary is in memory", within=60)
    until(
        lambda: worker.get(f"/sessions/{NAME}/history", {"type": "HistoryCompacted"}).json()["events"],
        "the summary is archived",
        within=60,
    )

    # All that reads, opens.
    assert CANARY in str(worker.memory(NAME)["messages"])
    assert CANARY in worker.memory(NAME)["system_message"]
    assert worker.get(f"/sessions/{NAME}/history").text.count(CANARY) >= len(said) - 8
    assert worker.get("/search", {"q": CANARY}).json()["hits"][0]["session_id"] == NAME
    assert worker.get("/search", {"q": CANARY, "user_id": "nobody"}).json()["hits"] == []
    assert CANARY in str(worker.get(f"/sessions/{NAME}/recall", {"q": "number 3"}).json()["groups"])
    past = worker.get(f"/archive/sessions/{NAME}/memory", {"at": places[5]["sequence"]})
    assert CANARY in past.json()["messages"][0]["text"]
    for export_format in ("jsonl", "openai", "markdown"):
        text = worker.get(f"/sessions/{NAME}/export", {"format": export_format}).text
        assert "number 7 must be kept" in text
        assert '"box"' not in text
    async with httpx.AsyncClient(timeout=60, trust_env=False, headers={"accept": "application/json"}) as client:
        console = await client.get(f"{url}/sessions/{NAME}/events", params={"after": 0, "limit": 1000})
    assert "number 7 must be kept" in console.text, console.text
    shown = running.run("tail", "--from-beginning", "--no-follow", "--full")
    assert "number 7 must be kept" in shown.output, shown
    assert CANARY in await heard(running, keys)
    assert places_with_the_canary(running, kafka) == []
    assert worker.get("/analytics/sessions").text.count(CANARY) == 0

    # Erased: what is left in the log cannot be opened by anybody.
    async with httpx.AsyncClient(timeout=90, trust_env=False) as client:
        answered = await client.post(f"{url}/erasures", json={"session_id": NAME})
    receipt = ErasureReceipt.model_validate_json(answered.content)
    assert "erased" in receipt.sessions[0].places.values()
    until(lambda: worker.memory(NAME)["message_count"] == 0, "memory has erased it", within=60)
    gone = running.run("tail", "--from-beginning", "--no-follow", "--full")
    assert CANARY not in gone.output
    assert "sealed" in gone.output
    assert worker.get("/search", {"q": CANARY}).json()["hits"] == []

    # A new life, and a key file that is wrong: the worker says so, and does not start.
    worker.say(NAME, user("a new life"))
    until(lambda: worker.memory(NAME)["message_count"] == 1, "a new life began", within=60)
    rotated = running.run("keys", "rotate")
    assert rotated.lines == ["0 keys wrapped again by the master key 1"], rotated
    refused = running.run("worker", "memory", ENCRYPTION__KEY_FILE=str(key_file(tmp_path, content=2)))
    assert "another master key than before under the id 1" in refused.errors, refused
    assert places_with_the_canary(running, kafka) == []
