"""Erasing on a real Kafka: a user's sessions leave memory, analytics and the archive; the receipt says what remains."""

from __future__ import annotations

from functools import partial

import httpx

from schemas.erasure import ErasureReceipt
from tests.builders.events import answer, calls, described, event_object, response, system, user
from tests.integration.archive.reading import archived
from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.system import PARTITIONS
from tests.live.waiting import until
from tests.live.worker import Worker

CANARY = "violetcanary"


def forgotten(worker: Worker, name: str) -> bool:
    """Whether memory is empty and analytics has no figures."""
    counted = worker.get(f"/analytics/sessions/{name}")
    return worker.memory(name)["message_count"] == 0 and counted.status_code == 404


def test_a_users_sessions_are_erased_everywhere_and_the_receipt_says_what_remains(
    make_system: MakeSystem,
) -> None:
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"
    running = make_system(ANALYTICS_URL=url, ARCHIVE_URL=url, HTTP_PORT=port).create_topics()
    folder = running.folder / "history"
    worker = running.start("all", process="all", ARCHIVE__URL=f"sqlite://{folder}").wait_ready(within=120)
    said = [
        system(f"Mind the {CANARY}."),
        user(f"my {CANARY}", user_id="u/7"),
        calls("c1"),
        response("c1", f'{{"found": "{CANARY}"}}'),
        answer(f"it is a {CANARY}", model="gpt-4o"),
    ]
    # A child of an erased session is a session of its own.
    child = described(title="kept", parent={"session_id": "of the user 0"})
    names = [*(f"of the user {number}" for number in range(5)), "of another"]
    for name in names:
        events = said if name != "of another" else [child, user("kept", user_id="u/8"), answer("kept too")]
        running.publish(
            event_object(fields, f"{name}-{number}", name) for number, fields in enumerate(events)
        )

    def stored() -> dict[str, int]:
        found = archived(folder, {name: [] for name in names}, PARTITIONS)
        return {name: len(events) for name, events in found.items()}

    whole = {**dict.fromkeys(names, len(said)), "of another": 3}
    until(lambda: stored() == whole, "all is archived", within=90, every=0.5)

    answered = httpx.post(f"{worker.url}/erasures", json={"user_id": "u/7"}, timeout=90, trust_env=False)
    receipt = ErasureReceipt.model_validate_json(answered.content)
    assert receipt.searched == {"memory": True, "archive": True, "log": True}
    assert [session.session_id for session in receipt.sessions] == names[:5]
    states = [state for session in receipt.sessions for state in session.places.values()]
    # A process that a busy machine holds up for 20 seconds has not confirmed it.
    assert set(states) <= {"erased", "pending"}
    assert receipt.complete == (set(states) == {"erased"})
    assert "without a limit" in receipt.remaining[0].until
    until(lambda: stored() == {"of another": 3}, "the archive has erased them", within=60)
    for name in names[:5]:
        until(partial(forgotten, worker, name), "memory and analytics have", within=60)
        assert worker.get(f"/sessions/{name}/history").json()["events"] == []
    assert worker.get("/search", {"q": CANARY}).json()["hits"] == []
    kept = worker.memory("of another")
    assert (kept["message_count"], kept["title"]) == (2, "kept")
    assert worker.get("/sessions", {"parent": names[0]}).json()["sessions"][0]["session_id"] == "of another"

    running.publish([event_object(user("a new life"), "later", names[0])])
    until(lambda: worker.memory(names[0])["message_count"] == 1, "a new life began", within=60)
    until(lambda: stored() == {names[0]: 1, "of another": 3}, "it is archived", within=60)

    # The worker that was asked first may have ended before it was confirmed. The new life names another user, or none.
    answered = httpx.post(f"{worker.url}/erasures", json={"user_id": "u/7"}, timeout=90, trust_env=False)
    repeated = ErasureReceipt.model_validate_json(answered.content)
    first, second = ({one.session_id: one.sequence for one in one.sessions} for one in (receipt, repeated))
    assert second.keys() == first.keys()
    assert [name for name in names[:5] if second[name] == first[name]] == names[:1]
    assert set(repeated.sessions[0].places.values()) <= {"erased", "pending"}
    assert worker.memory(names[0])["message_count"] == 1

    again = running.run("erase", names[0], "--yes")
    assert again.code == int("pending" in again.lines[0])
    assert again.lines[0].startswith(f"{names[0]} erased up to sequence ")
    assert "this covers what the workers have that own the partitions now" in again.output
    assert "  archive files on other machines: not looked at: every event of the session" in again.output
    assert "`archive_files_left`" in again.output
    until(lambda: worker.memory(names[0])["message_count"] == 0, "memory has", within=60)


def test_an_erasure_is_not_complete_while_an_archive_is_stopped_whose_group_kafka_has_forgotten(
    make_system: MakeSystem,
) -> None:
    """Kafka forgets a group without members after a week; the store of its workers is still there."""
    (port,) = free_ports(1)
    running = make_system(ARCHIVE_URL=f"http://127.0.0.1:{port}").create_topics()
    folder = running.folder / "history"
    memory = running.start("memory").wait_ready(within=90)
    running.publish([event_object(user(f"my {CANARY}", user_id="u/7"), "e1", "s1")])

    def erased(order: dict[str, str]) -> ErasureReceipt:
        answered = httpx.post(f"{memory.url}/erasures", json=order, timeout=90, trust_env=False)
        return ErasureReceipt.model_validate_json(answered.content)

    before = erased({"session_id": "not said"})
    assert (before.sessions[0].places["archive"], before.complete) == ("absent", True)

    archive = running.start(
        "archive", process="archive", HTTP_PORT=port, ARCHIVE__URL=f"sqlite://{folder}"
    ).wait_ready(within=90)
    until(lambda: archived(folder, {"s1": []}, PARTITIONS).get("s1"), "it is archived", within=60)
    assert archive.stop() == 0
    running.delete_group("archive")

    receipt = erased({"user_id": "u/7"})
    assert [one.session_id for one in receipt.sessions] == ["s1"]
    assert receipt.sessions[0].places["archive"] == "unreachable"
    assert receipt.searched["archive"] is False
    assert not receipt.complete
    assert "archive files on other machines" in [copy.place for copy in receipt.remaining]
    groups = {group["process"]: group for group in memory.get("/groups").json()["groups"]}
    assert {name: groups[name]["state"] for name in ("analytics", "archive")} == {
        "analytics": "Absent",
        "archive": "Forgotten",
    }
    refused = running.run("erase", "s1", "--yes")
    assert refused.code == 1, refused
