"""Encryption at rest on a real Kafka: every way to read opens what it shows, and what is kept has no plain word."""

from __future__ import annotations

import base64
import contextlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest

from schemas.encryption_settings import EncryptionSettings
from schemas.erasure import ErasureReceipt
from schemas.errors import ConfigurationError
from schemas.settings import Settings, load_settings
from streams.client.subscription import BadRecord, subscribe
from streams.kafka import topics
from streams.kafka.key_file_check import key_file_warnings
from tests.builders.events import answer, calls, described, event_object, response, system, user
from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.system import PARTITIONS, System
from tests.live.topic_records import Sent
from tests.live.waiting import until

CANARY = "violetcanary"
NAME = "sealed"


def key_file(folder: Path, *contents: int, ids: str = "1") -> Path:
    """Write a key file with a master key for each content; ``ids`` has an id for each, and the last is active."""
    path = folder / f"keys-{'-'.join(map(str, contents))}-{ids}.toml"
    keys = (base64.b64encode(bytes(range(content, content + 32))).decode() for content in contents)
    lines = [f'{name} = "{key}"' for name, key in zip(ids, keys, strict=True)]
    path.write_text("\n".join([f'active = "{ids[-1]}"', "[keys]", *lines, ""]))
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
    segments = [] if data_dir is None else data_dir.glob(f"{running.prefix}*")
    return found + with_the_canary([*segments, running.folder])


def with_the_canary(folders: Iterable[Path]) -> list[str]:
    """Return the files below these folders that have the canary among their bytes."""
    return files_with(folders, CANARY.encode())


def files_with(folders: Iterable[Path], part: bytes) -> list[str]:
    """Return the files below these folders that have these bytes."""
    found: list[str] = []
    for path in (path for folder in folders for path in folder.rglob("*") if path.is_file()):
        # A worker or a server may remove a file meanwhile.
        with contextlib.suppress(FileNotFoundError):
            if part in path.read_bytes():
                found.append(str(path))
    return found


async def heard(settings: Settings, last_type: str) -> tuple[str, list[str]]:
    """Return what a subscriber to the log is given up to an event of a type, and why it was not given the others."""
    texts: list[str] = []
    refused: list[str] = []

    def bad(record: BadRecord) -> None:
        refused.append(record.detail.partition(":")[0])

    async with subscribe("session-events", settings=settings, on_bad_record=bad) as events:
        async for received in events:
            texts.append(received.event.model_dump_json())
            if received.event.type == last_type:
                break
    return "\n".join(texts), refused


@pytest.mark.long
@pytest.mark.timeout(400)  # on a busy machine
@pytest.mark.parametrize("scheme", ["file", "opensearch"])
def test_no_store_keeps_a_plain_word_and_what_is_erased_is_nowhere(
    make_system: MakeSystem, kafka: Any, tmp_path: Path, request: pytest.FixtureRequest, scheme: str
) -> None:
    """The same on the other stores: what opens it finds it, bytes of files included; a fork keeps what was copied."""
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"
    running = make_system(
        ANALYTICS_URL=url, ARCHIVE_URL=url, HTTP_PORT=port, ENCRYPTION__KEY_FILE=str(key_file(tmp_path, 1))
    ).create_topics()
    server = request.getfixturevalue("opensearch") if scheme == "opensearch" else None
    name = running.prefix.rstrip("-")
    store = running.folder / "history" if server is None else server.directory
    store_url = f"file://{store}" if server is None else server.archive_url(name)
    worker = running.start("all", process="all", ARCHIVE__URL=store_url).wait_ready(within=180)
    said = [user(f"The {CANARY} is ORD-4711.", user_id="u/7"), answer(f"A {CANARY}, noted.")]
    for session in (NAME, "kept"):
        worker.say(session, *(event_object(one, f"{session}-{n}", session) for n, one in enumerate(said)))

    def archived_events(session: str) -> list[Any]:
        answered = worker.get(f"/sessions/{session}/history")
        # A store that is busy with its first index is not ready for a moment.
        assert answered.status_code in {200, 503}, answered.text
        found: list[Any] = answered.json().get("events", [])
        return found

    until(
        lambda: len(archived_events(NAME)) == len(archived_events("kept")) == 2, "all is archived", within=90
    )
    assert {hit["session_id"] for hit in worker.get("/search", {"q": "ord-4711"}).json()["hits"]} == {
        NAME,
        "kept",
    }
    assert CANARY in worker.get(f"/sessions/{NAME}/recall", {"q": "4711"}).text
    assert CANARY in worker.get(f"/sessions/{NAME}/export", {"format": "jsonl"}).text
    forked = httpx.post(f"{url}/sessions/{NAME}/fork", json={}, timeout=60, trust_env=False).json()[
        "session_id"
    ]
    until(lambda: CANARY in str(worker.memory(forked)["messages"]), "the fork has the memory", within=60)
    if server is not None:
        # Also what is still in RAM must be on the disk that is looked at.
        server.request("POST", f"/{name}-*/_flush?force=true&wait_if_ongoing=true")
    assert sum(path.stat().st_size for path in store.rglob("*") if path.is_file()) > 0
    assert with_the_canary([store]) == []
    assert places_with_the_canary(running, kafka) == []

    answered = httpx.post(f"{url}/erasures", json={"session_id": NAME}, timeout=90, trust_env=False)
    receipt = ErasureReceipt.model_validate_json(answered.content)
    assert "erased" in receipt.sessions[0].places.values()
    until(lambda: not archived_events(NAME), "the archive has erased it", within=60)
    until(lambda: worker.memory(NAME)["message_count"] == 0, "memory has erased it", within=60)
    assert CANARY not in worker.get(f"/sessions/{NAME}/export", {"format": "jsonl"}).text
    assert {hit["session_id"] for hit in worker.get("/search", {"q": CANARY}).json()["hits"]} == {
        "kept",
        forked,
    }
    # Deleting one session never deletes another, also not one that began with its memory.
    assert CANARY in str(worker.memory(forked)["messages"])
    assert CANARY in str(worker.memory("kept")["messages"])
    assert with_the_canary([store]) == []
    assert places_with_the_canary(running, kafka) == []
    if server is not None:
        server.request("DELETE", f"/{name}-*")


@pytest.mark.timeout(400)  # on a busy machine
async def test_no_plain_word_is_kept_anywhere_and_an_erased_session_is_unreadable(
    make_system: MakeSystem, kafka: Any, tmp_path: Path
) -> None:
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"
    keys = key_file(tmp_path, 1)
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
    async with httpx.AsyncClient(
        timeout=60, trust_env=False, headers={"accept": "application/json"}, verify=False
    ) as client:
        console = await client.get(f"{url}/sessions/{NAME}/events", params={"after": 0, "limit": 1000})
    assert "number 7 must be kept" in console.text, console.text
    shown = running.run("tail", "--from-beginning", "--no-follow", "--full")
    assert "number 7 must be kept" in shown.output, shown
    settings = load_settings(
        bootstrap_servers=running.bootstrap_servers,
        topic_prefix=running.prefix,
        encryption={"key_file": keys},
    )
    heard_text, refused = await heard(settings, "HistoryCompacted")
    assert heard_text.count(CANARY) > len(said) / 2
    assert refused == []
    assert worker.get("/analytics/sessions").text.count(CANARY) == 0

    # A sealed event of which somebody changed a readable field, in a session of its own; one under another key, which
    # becomes a dead letter; and a plain one of an agent without the key file.
    worker.say("t", user("not erased", user_id="alice"))
    (stored,) = [one for one in running.read(running.topics.session_events) if one.key == b"t"]
    assert stored.value is not None
    altered = stored.value.replace(b'"alice"', b'"mallory"')
    plain = event_object(user("said without a key file", agent_id="desk"), "p", "plain")
    running.writer.write(
        running.topics.session_events,
        [Sent(b"t", altered), Sent(b"other", stored.value), Sent(b"plain", json.dumps(plain).encode())],
    )
    until(lambda: worker.memory("t").get("frozen"), "the changed event freezes its session", within=60)
    assert worker.memory("t")["frozen"]["code"] == "tampered"
    assert worker.memory("t")["messages"][0]["text"] == "not erased"
    shown = running.run("memory", "t")
    assert "events from sequence" in shown.errors, shown
    assert "was changed after it was sealed" in shown.errors, shown
    listed = until(
        lambda: worker.get("/sessions/t/history").json()["events"][1:], "it is archived", within=60
    )
    assert listed[0]["event"]["unreadable"] == "tampered"
    until(lambda: worker.memory("plain")["message_count"] == 1, "a plain event is folded", within=60)
    assert "frozen" not in worker.memory(NAME)
    assert worker.metric("sessionstream_events_plain_total") == 1
    assert worker.wait_for_line("plain_event")["session_id"] == "plain"
    doctor = running.run("doctor")
    assert "all master keys are in the key file" in doctor.output, doctor
    assert "1 of the newest" in doctor.output, doctor
    assert "agent desk" in doctor.output, doctor

    # What is looked at has what it should have, so that an empty topic or folder does not pass for a sealed one.
    until(
        lambda: sum(running.ends(running.topics.dead_letters).values()), "a dead letter is written", within=60
    )
    until(
        lambda: sum(running.ends(running.topics.session_analytics).values()), "figures are written", within=60
    )
    for topic in (running.topics.changelog, running.topics.session_keys, running.topics.memory_events):
        assert sum(running.ends(topic).values()), topic
    suffixes = {path.suffix for path in (running.folder / "all").rglob("*") if path.is_file()}
    assert {".log", ".sqlite"} <= suffixes, suffixes
    assert places_with_the_canary(running, kafka) == []

    # Erased: what is left in the log cannot be opened by anybody.
    async with httpx.AsyncClient(timeout=90, trust_env=False, verify=False) as client:
        answered = await client.post(f"{url}/erasures", json={"session_id": NAME})
    receipt = ErasureReceipt.model_validate_json(answered.content)
    assert "erased" in receipt.sessions[0].places.values()
    until(lambda: worker.memory(NAME)["message_count"] == 0, "memory has erased it", within=60)
    heard_text, refused = await heard(settings, "SessionDeleted")
    assert CANARY not in heard_text
    assert "missing_key" in refused
    # The others are the changed event and the one under another key, if their partitions were read before.
    assert set(refused) <= {"missing_key", "tampered", "the record's key is not the session_id of its value"}
    assert worker.get("/search", {"q": CANARY}).json()["hits"] == []

    # A new life, and a key file that is wrong: the worker says so, and does not start.
    worker.say(NAME, user("a new life"))
    until(lambda: worker.memory(NAME)["message_count"] == 1, "a new life began", within=60)
    changed = {"key_file": key_file(tmp_path, 2)}
    with pytest.raises(ConfigurationError, match="another master key than before under the id 1"):
        await key_file_warnings(
            settings.model_copy(update={"encryption": EncryptionSettings(**changed)}), PARTITIONS
        )
    with pytest.raises(ConfigurationError, match="no key file"):
        await topics.require(settings.model_copy(update={"encryption": EncryptionSettings()}))
    _, differences = await topics.require(settings)
    assert differences == []
    lacking = running.run("doctor", ENCRYPTION__KEY_FILE=str(key_file(tmp_path, 2, ids="2")))
    assert "lacks the master key 1" in lacking.output, lacking

    # A worker says it too, at its start.
    blind = running.start(
        "blind", process="analytics", ENCRYPTION__KEY_FILE=str(key_file(tmp_path, 2, ids="2"))
    )
    line = blind.wait_for_line("master_keys_missing")
    assert line["level"] == "warning"
    assert "lacks the master key 1: its sessions cannot be read; add it again" in line["message"]
    blind.kill()

    # Another master key: the keys are wrapped again, and nothing is left that needs the old one.
    both = str(key_file(tmp_path, 1, 2, ids="12"))
    rotated = running.run("keys", "rotate", ENCRYPTION__KEY_FILE=both)
    assert "2 keys wrapped again by the master key 2" in rotated.output, rotated
    alone = settings.model_copy(
        update={"encryption": EncryptionSettings(key_file=key_file(tmp_path, 2, ids="2"))}
    )
    assert await key_file_warnings(alone, PARTITIONS) == []
    heard_text, _ = await heard(alone, "SessionDeleted")
    assert CANARY not in heard_text
    assert places_with_the_canary(running, kafka) == []
