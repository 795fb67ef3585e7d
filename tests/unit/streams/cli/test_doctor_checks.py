from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import pytest

from processors.kafka.dead_letter import dead_letter
from processors.kafka.topic_plan import TopicDifference
from processors.memory.tokens import ByteEstimate
from processors.sealing.plain_events import ContentRecord
from schemas.dead_letter import ErrorCode
from schemas.errors import AccessDenied, BrokerUnreachable, Retry
from schemas.events import SessionConfigured
from schemas.settings import Settings, load_settings
from streams.cli import doctor_checks as doctor
from streams.cli.doctor_checks import Finding
from streams.client.worker_client import WorkerState
from streams.inspection.groups import GroupLag
from streams.kafka.dead_letters import StoredDeadLetter
from streams.kafka.newest_events import NewestEvents
from tests.fakes.raw_server import answering, response
from tests.unit.streams.cli.conftest import Invoke

#: The state of a worker that serves.
READY = WorkerState("ready", "ready")


def by_name(findings: list[Finding]) -> dict[str, list[Finding]]:
    found: dict[str, list[Finding]] = {}
    for finding in findings:
        found.setdefault(finding.name, []).append(finding)
    return found


@pytest.fixture(autouse=True)
def healthy(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A healthy world; tests make parts of it ill."""
    world: dict[str, Any] = {"differences": [], "letters": [], "ready": {"http://m": READY}}

    async def broker(_: Settings) -> list[Finding]:
        if "broker" in world:
            raise world["broker"]
        return [Finding("broker", "ok", "1 broker")]

    async def check(_: Settings) -> list[str]:
        return world["differences"]  # type: ignore[no-any-return]

    async def counts(settings: Settings) -> dict[str, int]:
        names = settings.topics
        return dict.fromkeys((names.session_events, names.memory_events, names.dead_letters), 8)

    async def newest(_: Settings, *, limit: int) -> list[StoredDeadLetter]:
        return world["letters"][:limit]  # type: ignore[no-any-return]

    class Client:
        def __init__(self, _: Settings) -> None:
            pass

        async def __aenter__(self) -> Self:
            return self

        async def __aexit__(self, *_: object) -> None:
            pass

        async def readiness(self) -> dict[str, WorkerState]:
            return world["ready"]  # type: ignore[no-any-return]

    monkeypatch.setattr(doctor, "_broker", broker)
    monkeypatch.setattr("streams.kafka.topics.check", check)
    monkeypatch.setattr("streams.kafka.topics.partition_counts", counts)
    monkeypatch.setattr("streams.kafka.dead_letters.newest", newest)

    async def owner_urls(_: Settings, process: str) -> dict[int, str]:
        owners: dict[int, str] = world.get("owners", {}).get(process, {})
        return owners

    async def newest_events(_: Settings, *, offsets: int, content_offsets: int) -> NewestEvents:
        world["reads"] = world.get("reads", 0) + 1
        content = world.get("events", []) if content_offsets else []
        return NewestEvents(content, world.get("configured", []))

    monkeypatch.setattr(doctor, "newest_events", newest_events)
    monkeypatch.setattr(doctor, "owner_urls", owner_urls)
    monkeypatch.setattr(doctor, "MemoryClient", Client)
    monkeypatch.setattr(doctor, "load_counter", lambda _: world.get("counter", LetterCounter()))
    monkeypatch.setattr("os.environ", world.setdefault("environ", {}))
    return world


@pytest.fixture(autouse=True)
def _groups(healthy: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    class Groups:
        def __init__(self, _: Settings) -> None:
            pass

        async def read(self) -> list[GroupLag]:
            if "groups problem" in healthy:
                raise healthy["groups problem"]
            return healthy.get("groups", [])  # type: ignore[no-any-return]

    monkeypatch.setattr(doctor, "GroupReader", Groups)


class LetterCounter:
    encoding = "o200k_base"
    estimated = False

    def count(self, text: str) -> int:
        return len(text)


def letter(code: ErrorCode) -> StoredDeadLetter:
    bad = dead_letter(code, "", topic="t", partition=0, offset=0, key=None, value=None)
    return StoredDeadLetter(0, 0, 0, bad)


async def test_all_is_well() -> None:
    # By default the window keeps memories below 60 % of the context window, which is a warning.
    findings = await doctor.examine(load_settings(memory={"max_size_bytes": "none"}))

    assert {finding.outcome for finding in findings} == {"ok"}
    names = [finding.name for finding in findings]
    assert names == [
        "settings",
        "triggers",
        "broker",
        "topics",
        "partitions",
        "dead letters",
        "interceptors",
        "tokenizer",
        "store",
        "history store",
        "memory",
    ]
    (partitions,) = by_name(findings)["partitions"]
    assert "partitioner=murmur2_random" in partitions.detail


async def test_without_a_broker_the_rest_is_still_checked(healthy: dict[str, Any]) -> None:
    healthy["broker"] = BrokerUnreachable("no Kafka broker answered")

    found = by_name(await doctor.examine(load_settings()))

    assert found["broker"] == [Finding("broker", "failed", "no Kafka broker answered")]
    assert "topics" not in found
    assert "memory" in found


async def test_a_check_that_breaks_is_a_finding(healthy: dict[str, Any]) -> None:
    healthy["broker"] = RuntimeError("boom")

    (finding,) = by_name(await doctor.examine(load_settings()))["broker"]

    assert (finding.outcome, finding.detail) == ("failed", "RuntimeError: boom")


async def test_every_difference_of_the_topics_is_named(
    healthy: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what stops workers is a failure: the documents say when to set a retention, and it failed for ever then."""

    async def blocking(_: Settings) -> list[TopicDifference]:
        return [one for one in healthy["differences"] if one.is_missing]

    monkeypatch.setattr("streams.kafka.topics.blocking", blocking)
    chosen = TopicDifference("b", "retention.ms is 9", "set it; really", config="retention.ms")
    healthy["differences"] = [TopicDifference("a", "missing", "make it", is_missing=True), chosen]
    stopped = by_name(await doctor.examine(load_settings()))
    healthy["differences"] = [chosen]
    running = by_name(await doctor.examine(load_settings()))

    warning = Finding("topics", "warning", "b: retention.ms is 9", "set it; really")
    assert stopped["topics"] == [Finding("topics", "failed", "a: missing", "make it"), warning]
    assert "partitions" not in stopped
    assert running["topics"] == [warning]
    assert running["partitions"][0].outcome == "ok"


async def test_dead_letters_are_counted_by_reason_with_the_remedy(healthy: dict[str, Any]) -> None:
    healthy["letters"] = [letter("wrong_partition"), letter("no_key"), letter("wrong_partition")]

    first, second = by_name(await doctor.examine(load_settings()))["dead letters"]

    assert (first.outcome, first.detail) == ("warning", "2 of the newest 3: wrong_partition")
    assert "murmur2" in first.remedy
    assert second.detail == "1 of the newest 3: no_key"


def group(process: str, state: str = "Stable", *, members: int = 0, lag: int | None = None) -> GroupLag:
    name = f"sessionstream-{process}"
    return GroupLag(
        process, name, state, [f"{name} at 10.0.0.{number}" for number in range(members)], lag, []
    )


async def test_a_process_that_ran_and_has_no_worker_any_more_is_a_failure(healthy: dict[str, Any]) -> None:
    healthy["groups"] = [
        group("memory", members=2, lag=0),
        group("compaction", "Empty", lag=6),
        group("analytics", "Absent", lag=1),
        group("archive", "Absent"),
    ]

    found = by_name(await doctor.examine(load_settings()))

    assert found["memory"][0] == Finding(
        "memory", "ok", "2 workers in the group sessionstream-memory, no records wait"
    )
    assert found["compaction"] == [
        Finding(
            "compaction",
            "failed",
            "no worker in the group sessionstream-compaction, 6 records wait",
            "start `sessionstream worker compaction`",
        )
    ]
    (analytics,) = found["analytics"]
    assert analytics.outcome == "failed"
    assert analytics.detail == "no worker in the group sessionstream-analytics, 1 record waits"
    # It is optional, and nobody has ever started it.
    (archive,) = found["archive"]
    assert archive == Finding(
        "archive",
        "ok",
        "no worker has joined the group sessionstream-archive so far: not in use, or just starting",
    )


async def test_a_process_whose_group_kafka_has_forgotten_is_a_failure(healthy: dict[str, Any]) -> None:
    healthy["groups"] = [group("archive", "Forgotten")]

    (archive,) = by_name(await doctor.examine(load_settings()))["archive"]

    assert archive.outcome == "failed"
    assert "for so long that Kafka has forgotten it" in archive.detail
    assert archive.remedy.startswith("start `sessionstream worker archive`; if you gave the process up")
    assert "the topic sessionstream-archive-table-changelog, and make that topic again" in archive.remedy


async def test_a_worker_that_is_just_starting_is_waited_for(
    healthy: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "_POLL_SECONDS", 0.001)
    healthy["groups"] = [group("compaction", "Empty", lag=6)]

    def starts(_: str) -> None:
        healthy["groups"] = [group("compaction", members=1, lag=1)]

    (finding,) = by_name(await doctor.examine(load_settings(), 300, starts))["compaction"]

    assert finding == Finding(
        "compaction", "ok", "1 worker in the group sessionstream-compaction, 1 record waits"
    )


async def test_a_user_who_may_not_ask_about_groups_is_told_so(healthy: dict[str, Any]) -> None:
    healthy["groups"] = [group("memory", "Unknown")]
    (unknown,) = by_name(await doctor.examine(load_settings()))["memory"][:1]
    healthy["groups problem"] = Retry("Kafka did not answer about its consumer groups")
    (refused,) = by_name(await doctor.examine(load_settings()))["groups"]

    assert unknown == Finding(
        "memory",
        "warning",
        "Kafka does not tell this user who is in the group sessionstream-memory",
        "give it the rights of `sessionstream topics acls --operator`",
    )
    assert refused == Finding("groups", "warning", "Kafka did not answer about its consumer groups")


async def test_workers_for_which_a_url_is_set_are_asked() -> None:
    async with answering(response(b'{"status":"ready"}')) as worker:
        found = by_name(await doctor.examine(load_settings(analytics_url=[worker.url, "http://127.0.0.1:9"])))

    served, silent = found["analytics"]
    assert served == Finding("analytics", "ok", f"{worker.url} is ready")
    assert silent.outcome == "failed"
    assert silent.detail.startswith("http://127.0.0.1:9: not reachable: ")
    assert silent.remedy == "start `sessionstream worker analytics`, or set SESSIONSTREAM_ANALYTICS_URL"
    assert "archive" not in found


async def test_workers_that_run_at_other_addresses_than_those_asked_are_named(
    healthy: dict[str, Any],
) -> None:
    """The advice was to start one, under a line that said that one runs, and where."""
    elsewhere = response(b'{"error_code":"not_served_here","detail":"no analytics"}', status="503 Not here")
    healthy["groups"] = [group("analytics", members=1, lag=0)]
    gone = "http://127.0.0.1:9"
    healthy["ready"] = {gone: WorkerState("unreachable", "not reachable")}
    async with answering(elsewhere) as memory, answering(response(b"{}")) as worker:
        healthy["owners"] = {process: {0: worker.url} for process in ("memory", "analytics", "archive")}
        found = by_name(await doctor.examine(load_settings(memory_url=[memory.url], archive_url=[gone])))

    of_memory, of_archive = found["memory"][-1], found["archive"][-1]
    of_analytics = found["analytics"][-1]
    assert {of_memory.outcome, of_archive.outcome, of_analytics.outcome} == {"failed"}
    run = "workers of it run at other addresses: set SESSIONSTREAM_"
    assert of_memory.remedy == f"{run}MEMORY_URL={worker.url}"
    assert of_archive.remedy == f"{run}ARCHIVE_URL={worker.url}"
    assert of_analytics.detail == f"no analytics worker answers at {memory.url}, where commands ask"
    assert of_analytics.remedy == (
        f"{run}ANALYTICS_URL={worker.url} for commands, and for the memory workers"
    )


async def test_dead_letters_that_were_replayed_are_no_warning(healthy: dict[str, Any]) -> None:
    healthy["letters"] = [letter("no_key"), letter("no_key")._replace(replayed_as="1:44")]
    one_left = by_name(await doctor.examine(load_settings()))["dead letters"]
    healthy["letters"] = healthy["letters"][1:]
    none_left = by_name(await doctor.examine(load_settings()))["dead letters"]

    assert [(one.outcome, one.detail) for one in one_left] == [
        ("warning", "1 of the newest 2: no_key"),
        ("ok", "1 of the newest 2: replayed"),
    ]
    assert none_left == [Finding("dead letters", "ok", "1 of the newest 1: replayed")]


async def test_every_owner_is_asked_at_the_address_that_it_advertises(healthy: dict[str, Any]) -> None:
    """Without a token, since a member of the group may advertise any address."""
    settings = load_settings(security={"bearer_tokens": ["secret"], "peers": ["127.0.0.0/8"]})
    async with answering(response(b"{}")) as worker:
        healthy["owners"] = {
            "memory": {0: worker.url, 1: "http://127.0.0.1:9", 2: worker.url},
            "analytics": {0: "http://8.8.8.8:6066"},
        }
        served, silent, refused = by_name(await doctor.examine(settings))["owners"]

    assert (served.outcome, served.detail) == ("ok", f"memory partitions [0, 2] at {worker.url}")
    assert b"secret" not in worker.heads[0]
    assert silent.outcome == "failed"
    assert silent.detail.startswith("memory partitions [1] at http://127.0.0.1:9: not reachable: ")
    assert silent.remedy.startswith("is it still running? If it is, set SESSIONSTREAM_ADVERTISED_URL ")
    assert refused.detail == "analytics partitions [0] at http://8.8.8.8:6066: not an allowed address"
    assert "SESSIONSTREAM_SECURITY__PEERS" in refused.remedy


async def test_owners_are_not_asked_through_the_proxy_of_the_environment(
    healthy: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers do not ask each other through it either."""
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    async with answering(response(b"{}")) as worker:
        healthy["owners"] = {"memory": {0: worker.url}}
        settings = load_settings(security={"peers": ["127.0.0.0/8"]})
        (owner,) = by_name(await doctor.examine(settings))["owners"]

    assert owner.outcome == "ok"


async def test_an_estimating_tokenizer_is_a_warning(healthy: dict[str, Any]) -> None:
    healthy["counter"] = ByteEstimate()

    (finding,) = by_name(await doctor.examine(load_settings()))["tokenizer"]

    assert finding.outcome == "warning"
    assert "TIKTOKEN_CACHE_DIR" in finding.remedy


async def test_a_trigger_that_the_window_makes_unreachable_is_said() -> None:
    (reached,) = by_name(await doctor.examine(load_settings(memory={"max_size_bytes": "none"})))["triggers"]
    (of_defaults,) = by_name(await doctor.examine(load_settings()))["triggers"]
    own = load_settings(compaction={"trigger_context_fraction": 0.6})
    (other_left,) = by_name(await doctor.examine(own))["triggers"]
    settings = load_settings(
        memory={"max_messages": 10},
        compaction={"trigger_messages": 10, "trigger_size_bytes": None, "trigger_context_fraction": None},
    )
    (none_left,) = by_name(await doctor.examine(settings))["triggers"]

    size, fraction = (
        "SESSIONSTREAM_COMPACTION__TRIGGER_SIZE_BYTES",
        "SESSIONSTREAM_COMPACTION__TRIGGER_CONTEXT_FRACTION",
    )
    assert (reached.outcome, reached.detail) == ("ok", f"within the window: {size} and {fraction}")
    # A new installation is not warned of its own defaults.
    assert (of_defaults.outcome, of_defaults.detail) == ("ok", f"within the window: {size}")
    assert other_left.outcome == "warning"
    assert other_left.remedy == f"until then, memories are compacted by {size}"
    assert other_left.detail.startswith(
        "trigger_context_fraction 0.6 (76,800 of 128,000 tokens) is never exceeded"
    )
    assert none_left.outcome == "warning"
    assert none_left.detail.startswith("trigger_messages 10 is never exceeded")
    assert none_left.remedy == "without a trigger that is reached, memories are compacted on request only"


async def test_an_unknown_variable_is_a_warning(healthy: dict[str, Any]) -> None:
    healthy["environ"]["SESSIONSTREAM_PARTITION"] = "1"

    (finding,) = by_name(await doctor.examine(load_settings(partitions=1)))["settings"]

    assert finding.outcome == "warning"
    assert "SESSIONSTREAM_PARTITIONS" in finding.detail


async def test_interceptors_that_cannot_be_loaded_are_a_failure() -> None:
    (finding,) = by_name(await doctor.examine(load_settings(publish={"interceptors": "x"})))["interceptors"]

    assert finding.outcome == "failed"


async def test_a_worker_that_is_not_ready_is_a_failure(healthy: dict[str, Any]) -> None:
    healthy["ready"] = {"http://a": READY, "http://b": WorkerState("not_ready", "restoring")}

    one, other = by_name(await doctor.examine(load_settings()))["memory"]

    assert (one.outcome, other.outcome, other.detail) == ("ok", "failed", "http://b: restoring")
    assert other.remedy == "it runs: wait until it is ready; if it stays so, its log says why"


async def test_a_worker_that_says_what_to_do_has_no_other_remedy(healthy: dict[str, Any]) -> None:
    detail = (
        "partitions [3] are being restored; the last attempt for partition 3 failed: no space left; make room"
    )
    healthy["ready"] = {"http://a": READY, "http://b": WorkerState("not_ready", detail)}

    _, full = by_name(await doctor.examine(load_settings()))["memory"]

    assert (full.outcome, full.detail, full.remedy) == ("failed", f"http://b: {detail}", "")


async def test_a_worker_that_only_reads_its_store_is_a_failure_though_it_is_ready(
    healthy: dict[str, Any],
) -> None:
    detail = "serving partitions [0]; partitions [0] wait for their store: check the disk's free space"
    healthy["ready"] = {"http://a": READY, "http://b": WorkerState("ready", detail)}

    _, full = by_name(await doctor.examine(load_settings()))["memory"]

    assert (full.outcome, full.detail, full.remedy) == ("failed", f"http://b: {detail}", "")


async def test_a_store_on_disk_needs_its_library_and_a_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = load_settings(store="rocksdb://", data_dir=tmp_path / "not" / "yet")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    (missing,) = by_name(await doctor.examine(settings))["store"]
    monkeypatch.setattr("importlib.util.find_spec", lambda _: object())
    (fine,) = by_name(await doctor.examine(settings))["store"]
    monkeypatch.setattr("os.access", lambda *_: False)
    (closed,) = by_name(await doctor.examine(settings))["store"]

    assert (missing.outcome, fine.outcome, closed.outcome) == ("failed", "ok", "failed")
    assert "rocksdb" in missing.remedy
    assert closed.detail == f"{tmp_path} is not writable"


async def test_what_is_starting_is_waited_for(
    healthy: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A broker and a worker that come late: nothing is wrong, and it was said once what was waited for."""
    monkeypatch.setattr(doctor, "_POLL_SECONDS", 0.001)
    healthy["broker"] = BrokerUnreachable("no Kafka broker answered at a:1")
    healthy["ready"] = {"http://m": WorkerState("unreachable", "not reachable")}
    asked = 0

    async def broker(_: Settings) -> list[Finding]:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise healthy["broker"]
        healthy["ready"] = {"http://m": READY} if asked > 2 else healthy["ready"]
        return [Finding("broker", "ok", "1 broker")]

    monkeypatch.setattr(doctor, "_broker", broker)
    said: list[str] = []

    findings = await doctor.examine(load_settings(memory={"max_size_bytes": "none"}), 300, said.append)

    assert asked == 3
    assert said == ["no Kafka broker answered at a:1"]
    assert {finding.outcome for finding in findings} == {"ok"}
    assert "topics" in by_name(findings)


async def test_what_waiting_does_not_mend_is_not_waited_for(healthy: dict[str, Any]) -> None:
    healthy["broker"] = AccessDenied("Kafka at a:1 does not let this client in")
    said: list[str] = []

    findings = await doctor.examine(load_settings(), 3_600, said.append)

    assert said == []
    assert by_name(findings)["broker"] == [
        Finding("broker", "failed", "Kafka at a:1 does not let this client in")
    ]


async def test_the_wait_is_bounded(healthy: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_POLL_SECONDS", 0.001)
    healthy["ready"] = {"http://m": WorkerState("not_ready", "starting")}
    said: list[str] = []

    findings = await doctor.examine(load_settings(), 0.2, said.append)

    assert said == ["http://m: starting"]
    assert by_name(findings)["memory"][0].outcome == "failed"


SEALED, PLAIN = ContentRecord(20, 0, 7, sealed=True), ContentRecord(10, 0, 6, sealed=False, agent_id="early")
PLAIN_SINCE = {
    "none yet": ([], "ok", "none of the newest 0 events since the first sealed one"),
    "only before": ([PLAIN, SEALED], "ok", "none of the newest 2 events since the first sealed one"),
    "no sealed one": ([PLAIN], "warning", "none of the newest 1 event is sealed"),
    "after": (
        [
            PLAIN,
            SEALED,
            PLAIN._replace(timestamp_ms=30, offset=8, agent_id="desk"),
            PLAIN._replace(timestamp_ms=21),
        ],
        "warning",
        "2 of the newest 4 events came plain after others were sealed; the newest, at 0:8, is of agent desk",
    ),
    "of nobody": (
        [SEALED, PLAIN._replace(timestamp_ms=30, agent_id=None)],
        "warning",
        (
            "1 of the newest 2 events came plain after others were sealed; "
            "the newest, at 0:6, is of a publisher without agent_id"
        ),
    ),
}


@pytest.mark.parametrize("name", PLAIN_SINCE)
async def test_events_that_come_plain_although_encryption_is_on_are_said(
    name: str, healthy: dict[str, Any], tmp_path: Path
) -> None:
    healthy["events"], outcome, detail = PLAIN_SINCE[name]
    settings = load_settings(bootstrap_servers="kafka:9092", encryption={"key_file": tmp_path / "keys"})
    [found] = await doctor._newest_events(settings)
    assert healthy["reads"] == 1, "one read is for the settings of sessions too"
    assert (found.outcome, found.detail) == (outcome, detail)
    assert bool(found.remedy) == (outcome == "warning")
    assert await doctor._newest_events(load_settings(bootstrap_servers="kafka:9092")) == []


async def test_sessions_that_configure_more_than_the_limits_are_said_with_the_newest(
    healthy: dict[str, Any],
) -> None:
    healthy["configured"] = [
        SessionConfigured(
            event_id=name, session_id=name, occurred_at=datetime(2026, 1, 1, tzinfo=UTC), max_messages=90
        )
        for name in ("a", "b")
    ]
    settings = load_settings(bootstrap_servers="kafka:9092", limits={"max_messages": 50})

    (found,) = by_name(await doctor.examine(settings))["limits"]

    assert (found.outcome, found.detail) == (
        "warning",
        (
            "2 sessions set over Kafka what SESSIONSTREAM_LIMITS does not allow, and that has no effect; "
            "the newest is b: max_messages may be at most 50"
        ),
    )
    assert "SessionConfigured" in found.remedy
    assert "limits" not in by_name(await doctor.examine(load_settings(bootstrap_servers="kafka:9092")))


async def test_the_time_of_the_first_question_counts_as_time_waited(
    healthy: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A port that answers nothing was asked twice, 12 seconds each, after a wait of 10 seconds in between."""
    now, asked = 0.0, 0

    async def broker(_: Settings) -> list[Finding]:
        nonlocal now, asked
        asked += 1
        now += 12.0
        raise BrokerUnreachable("it answers nothing")

    monkeypatch.setattr(doctor, "_broker", broker)
    monkeypatch.setattr("streams.cli.doctor_checks.time", SimpleNamespace(monotonic=lambda: now))

    await doctor.examine(load_settings(), 10.0)

    assert asked == 1


async def test_what_only_waits_for_the_broker_is_no_fault_of_its_own(healthy: dict[str, Any]) -> None:
    """It advised to start the worker that ran, and named the same wait three times."""
    healthy["broker"] = BrokerUnreachable("no Kafka broker answered")
    healthy["ready"] = {"http://m": WorkerState("not_ready", "partitions [0] are being restored")}
    waiting = response(b'{"error_code":"not_ready","detail":"partitions [0]"}', status="503 Busy")

    async with answering(waiting) as worker:
        found = by_name(await doctor.examine(load_settings(archive_url=[worker.url])))

    remedy = "it goes on by itself when a broker answers"
    assert found["memory"] == [Finding("memory", "warning", "http://m runs and is not ready", remedy)]
    assert found["archive"] == [Finding("archive", "warning", f"{worker.url} runs and is not ready", remedy)]
    failed = [one.name for found in found.values() for one in found if one.outcome == "failed"]
    assert failed == ["broker"]


async def test_another_program_at_the_url_of_a_worker_is_named_and_not_waited_for(
    healthy: dict[str, Any],
) -> None:
    waits: list[str] = []
    page = response(b"<html>It works!</html>", headers=["server: Apache/2.4"])
    async with answering(page) as server:
        settings = load_settings(archive_url=[server.url])
        found = by_name(await doctor.examine(settings, 60.0, waits.append))

    assert waits == []
    assert found["archive"] == [
        Finding(
            "archive",
            "failed",
            f"{server.url}: answers HTTP 200 (Apache/2.4, application/json), so it is no worker",
            "correct SESSIONSTREAM_ARCHIVE_URL",
            settled=True,
        )
    ]


async def test_a_ready_worker_of_another_process_that_does_not_pass_on_is_no_answer(
    healthy: dict[str, Any],
) -> None:
    healthy["groups"] = [group("archive", members=1, lag=0)]
    ready = response(b'{"status":"ready"}')
    elsewhere = response(
        b'{"error_code":"not_served_here","detail":"no archive here"}', status="503 Not here"
    )

    async with answering(ready, elsewhere) as worker:
        found = by_name(await doctor.examine(load_settings(archive_url=[worker.url])))

    in_group, ready_there, failed = found["archive"]
    assert (in_group.outcome, ready_there.outcome, failed.outcome) == ("ok", "ok", "failed")
    assert "no archive here" in failed.detail
    assert "set SESSIONSTREAM_ARCHIVE_URL" in failed.detail


async def test_a_worker_that_runs_is_asked_where_commands_ask_also_without_a_url_of_its_own(
    healthy: dict[str, Any],
) -> None:
    """An analytics worker ran, and `stats` found none: the memory worker did not know where it is."""
    healthy["groups"] = [group("analytics", members=1, lag=0), group("archive", "Empty")]
    elsewhere = response(b'{"error_code":"not_served_here","detail":"no analytics"}', status="503 Not here")

    async with answering(elsewhere) as memory:
        found = by_name(await doctor.examine(load_settings(memory_url=[memory.url])))

    assert memory.targets == ["/analytics/windows"], "nobody uses the archive"
    (failed,) = [one for one in found["analytics"] if one.outcome == "failed"]
    assert "set SESSIONSTREAM_ANALYTICS_URL" in failed.detail


async def _with_a_password(*_: object) -> list[Finding]:
    return [Finding("memory", "failed", "http://u:hunter2@m: not reachable", "set it to http://hunter2@n")]


def test_no_password_of_an_address_is_printed(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "examine", _with_a_password)

    result = invoke("doctor")

    assert result.code == 1
    assert "http://**********@m: not reachable; set it to http://**********@n" in result.out
    assert "hunter2" not in result.out + result.err
