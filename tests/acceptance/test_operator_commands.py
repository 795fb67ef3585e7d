"""Commands that look after a system, as an operator types them: on a real broker, with a memory worker."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.builders.events import event_object, user
from tests.chaos.proxy import Proxy
from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.system import CommandResult, System
from tests.live.topic_records import Sent
from tests.live.waiting import until

#: With the start of the command on a busy machine.
SILENT_WITHIN = 30.0


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem) -> System:
    """A system whose one worker is ready."""
    system = make_shared_system().create_topics()
    system.start().wait_ready()
    return system


def findings(done: CommandResult) -> dict[str, list[str]]:
    """Outcome and detail by check."""
    found: dict[str, list[str]] = {}
    for line in done.lines:
        found.setdefault(line[9:22].strip(), []).append(f"{line[:8].strip()}: {line[22:]}")
    return found


def test_doctor_finds_everything_in_order(system: System) -> None:
    """Where all is as it must be each check says ok, with exit code 0; a default trigger is out of reach."""
    url = system.workers[0].url  # a memory worker passes on what the others answer
    done = system.run("doctor", ANALYTICS_URL=url, ARCHIVE_URL=url)

    assert done.code == 0, done
    checks = [
        "settings", "triggers", "broker", "topics", "partitions", "owners",
        "interceptors", "tokenizer", "store", "history store", "memory", "compaction", "analytics", "archive",
    ]  # fmt: skip
    found = findings(done)
    found.pop("dead letters")  # which other tests may have made
    assert set(found) == set(checks)
    assert all(line.startswith("ok: ") for lines in found.values() for line in lines), done.output


def test_dead_letters_are_listed_shown_and_replayed(system: System) -> None:
    """What was refused is found with reason and remedy, and goes in again, mended or to the right place."""
    worker = system.workers[0]
    assert system.run("dead-letters", "list").lines == ["no dead letters"]
    event = event_object(user("hello"), "e1", "s")
    value = json.dumps(event).encode()
    home = system.publish([{**event, "event_id": "e0"}])[0].partition
    typo = value.replace(b'"text"', b'"txt"').replace(b"e1", b"e2")
    places = system.writer.write(
        system.topics.session_events,
        [
            Sent(b"s", value, [("trace", b"1")], (home + 1) % 4),
            Sent(b"s", typo, (), home),
            Sent(b"other", value.replace(b"e1", b"e3")),
        ],
    )
    system.wait_flushed()

    listed = system.run("dead-letters", "list")
    assert listed.code == 0
    rows = {row.split()[6]: row.split()[0] for row in listed.lines if system.prefix in row}
    assert set(rows) == {"wrong_partition", "invalid_field", "key_mismatch"}
    filtered = system.run("dead-letters", "list", "--error-code", "key_mismatch").output
    assert rows["key_mismatch"] in filtered
    assert "wrong_partition" not in filtered

    shown = system.run("dead-letters", "show", rows["wrong_partition"])
    assert f"source    {system.topics.session_events} {places[0].partition}:{places[0].offset}" in shown.lines
    assert "header    trace: 1" in shown.lines
    assert "key       s" in shown.lines
    assert "partitioner=murmur2_random" in shown.output
    assert f"value     {value.decode()}" in shown.lines
    assert system.run("dead-letters", "show", "--raw", rows["invalid_field"]).output.encode() == typo

    assert system.run("dead-letters", "replay", rows["wrong_partition"]).code == 0
    mended = system.folder / "mended.json"
    mended.write_bytes(typo.replace(b'"txt"', b'"text"'))
    assert system.run("dead-letters", "replay", rows["invalid_field"], "--value-file", str(mended)).code == 0
    assert system.run("dead-letters", "replay", rows["key_mismatch"], "--key", "s").code == 0
    system.wait_flushed()
    assert [message["id"] for message in worker.memory("s")["messages"]] == ["e0", "e1", "e2", "e3"]

    def letters() -> dict[str, Any]:
        done = system.run("dead-letters", "list", "--json")
        assert done.code == 0, done
        return {one["letter"]: one for one in map(json.loads, done.lines)}

    # What was replayed is shown as that, and is not replayed again by --all.
    assert set(letters()) == set(rows.values())
    assert all(one["replayed_as"] for one in letters().values())
    passed = system.run("dead-letters", "replay", "--all")
    assert (passed.code, passed.output) == (0, "nothing to replay\n")
    assert "passed by 3 that were replayed already" in passed.errors
    assert findings(system.run("doctor", "--wait-seconds", "0"))["dead letters"] == [
        "ok: 3 of the newest 3: replayed"
    ]

    again = system.run("dead-letters", "replay", "--all", "--again", "--error-code", "invalid_field")
    assert again.code == 0
    system.wait_flushed()
    codes = sorted((one["error_code"], bool(one["replayed_as"])) for one in letters().values())
    assert codes == [
        ("invalid_field", False), ("invalid_field", True), ("key_mismatch", True), ("wrong_partition", True),
    ]  # fmt: skip
    assert "no dead letter at 0:999" in system.run("dead-letters", "show", "0:999").refusal()
    assert system.run("dead-letters", "replay").code == 2


def test_config_shows_what_is_in_force_and_masks_secrets(make_system: MakeSystem) -> None:
    """Every setting with its value, from the environment over the file; no secret in any form."""
    system = make_system()
    file = system.folder / "settings.toml"
    file.write_text("[memory]\nmax_messages = 33\nmax_tokens = 44\nmax_tokns = 5\n", encoding="utf-8")
    secrets = {
        "SECURITY__PROTOCOL": "SASL_PLAINTEXT",
        "SECURITY__USERNAME": "somebody",
        "SECURITY__PASSWORD": "hunter-two",
        "SECURITY__BEARER_TOKENS": "token-one,token-two",
        "COMPACTION__API_KEY": "sk-secret",
    }
    changes: dict[str, str] = {"CONFIG": str(file), "MEMORY__MAX_TOKENS": "55", "HTTP_PROT": "1", **secrets}

    lines = system.run("config", **changes)
    document = system.run("config", "--format", "json", **changes)

    assert (lines.code, document.code) == (0, 0)
    for text in (lines.output, document.output, lines.errors, document.errors):
        for secret in ("hunter-two", "token-one", "token-two", "sk-secret"):
            assert secret not in text
    assert "SESSIONSTREAM_SECURITY__USERNAME=somebody" in lines.lines
    assert "SESSIONSTREAM_MEMORY__MAX_MESSAGES=33" in lines.lines
    assert "SESSIONSTREAM_MEMORY__MAX_TOKENS=55" in lines.lines
    assert json.loads(document.output)["memory"]["max_tokens"] == 55
    assert "SESSIONSTREAM_HTTP_PROT" in lines.errors
    assert "HTTP_PORT" in lines.errors
    assert "max_tokns" in lines.errors


def test_doctor_names_the_remedy_of_each_problem(make_system: MakeSystem) -> None:
    """No broker, no topics, no worker, no such interceptor: each with what to do about it; exit code 1."""
    system = make_system()
    file = system.folder / "a file"
    file.touch()
    nothing = system.run(
        "doctor",
        "--wait-seconds",
        "0",
        MEMORY_URL="http://127.0.0.1:9",
        PUBLISH__INTERCEPTORS="nowhere:Interceptor",
        MEMORY__MAX_SICE_BYTES="1",
        STORE="rocksdb://",
        DATA_DIR=str(file / "data"),
    )
    assert nothing.code == 1
    found = findings(nothing)
    assert found["broker"][0].startswith("ok")
    assert len(found["topics"]) == 7
    assert all("failed" in line and "sessionstream topics create" in line for line in found["topics"])
    assert "warning: SESSIONSTREAM_MEMORY__MAX_SICE_BYTES" in found["settings"][0]
    assert "MAX_SIZE_BYTES" in found["settings"][0]
    assert "failed: SESSIONSTREAM_PUBLISH__INTERCEPTORS" in found["interceptors"][0]
    assert "failed" in found["store"][0]
    assert "SESSIONSTREAM_DATA_DIR" in found["store"][0]
    assert "sessionstream worker memory" in found["memory"][0]

    away = system.run(
        "doctor", "--wait-seconds", "0", BOOTSTRAP_SERVERS="127.0.0.1:9", TOKEN_ENCODING="klingon"
    )
    assert away.code == 1
    found = findings(away)
    assert "failed: no Kafka broker answered at 127.0.0.1:9" in found["broker"][0]
    assert "SESSIONSTREAM_BOOTSTRAP_SERVERS" in found["broker"][0]
    assert "topics" not in found
    assert "failed: SESSIONSTREAM_TOKEN_ENCODING" in found["tokenizer"][0]


@pytest.mark.timeout(240)  # four processes, each of which imports everything
def test_doctor_names_each_process_whose_workers_are_dead(make_system: MakeSystem) -> None:
    """Memory stays, the others are killed: after their sessions timed out, each is a failure with its command."""
    processes = ("compaction", "analytics", "archive")
    system = make_system().create_topics()
    memory = system.start().wait_ready()
    others = [system.start(process, process=process) for process in processes]
    for worker in others:
        worker.wait_ready(within=90)
    memory.say("s", event_object(user("hello"), "e1", "s"))

    def group(process: str) -> dict[str, Any]:
        groups = memory.get("/groups").json()["groups"]
        return next(one for one in groups if one["process"] == process)

    for process in processes:
        until(lambda process=process: group(process)["lag"] == 0, f"{process} has committed")  # type: ignore[misc]
    for process in ("memory", *processes):
        (member,) = group(process)["members"]
        assert member.startswith(f"sessionstream-{process}-"), "an operator finds the worker by it"
    for worker in others:
        worker.kill()

    memory.say("s", event_object(user("hello again"), "e2", "s"))
    for process in processes:
        until(lambda process=process: not group(process)["members"], f"{process} has left")  # type: ignore[misc]
    done = system.run("doctor", "--wait-seconds", "0", ANALYTICS_URL=memory.url)

    assert done.code == 1, done
    found = findings(done)
    for process in processes:
        line = found[process][0]
        expected = f"failed: no worker in the group {system.prefix}sessionstream-{process}, "
        assert line.startswith(expected), done.output
        assert line.endswith(f"; start `sessionstream worker {process}`"), done.output
    assert found["analytics"][1:] == [f"ok: {memory.url} is ready"]
    assert found["archive"][1].startswith("failed: http://127.0.0.1:9: not reachable: "), done.output


def test_schema_describes_events_and_topics(system: System) -> None:
    """JSON Schemas by name, and one AsyncAPI 3.0 document with the topics' own names."""
    schemas = json.loads(system.run("schema").output)
    assert {"UserMessageAdded", "HistoryCompacted", "HistoryUpdated"} <= set(schemas)
    one = json.loads(system.run("schema", "UserMessageAdded").output)
    assert one == schemas["UserMessageAdded"]
    assert {"type", "event_id", "session_id", "occurred_at", "text"} <= set(one["required"]) | {"type"}
    document = json.loads(system.run("schema", "--asyncapi").output)
    assert document["asyncapi"].startswith("3.0")
    addresses = {channel["address"] for channel in document["channels"].values()}
    topics = system.topics
    assert {topics.session_events, topics.memory_events, topics.dead_letters} <= addresses
    assert "UserMessageAdded" in system.run("schema", "Unknown").refusal()


def test_the_doctor_names_a_session_that_configures_more_than_the_limits(system: System) -> None:
    """Over Kafka nobody refuses it, and it has no effect."""
    beyond = {"type": "SessionConfigured", "compaction": {"render": "system"}}
    within = {"type": "SessionConfigured", "compaction": {"render": "pair"}}
    assert "limits" not in findings(system.run("doctor"))

    system.publish([event_object(beyond, "c-1", "eager")])
    (found,) = findings(system.run("doctor"))["limits"]
    assert found.startswith("warning: 1 session sets over Kafka what SESSIONSTREAM_LIMITS does not allow")
    assert "eager: compaction.render may be system only in the workers' own settings; correct the" in found

    system.publish([event_object(within, "c-2", "eager")])
    assert "limits" not in findings(system.run("doctor"))


def test_a_failure_is_one_line(system: System) -> None:
    """Broker away, worker away, nothing configured, wrong setting: one line, exit code 1, no traceback."""
    away: dict[str, str] = {"BOOTSTRAP_SERVERS": "127.0.0.1:9"}
    no_worker: dict[str, str] = {"MEMORY_URL": "http://127.0.0.1:9"}
    for arguments, changes, words in [
        (("topics", "create", "--wait-seconds", "0"), away, "127.0.0.1:9"),
        (("topics", "check"), away, "127.0.0.1:9"),
        (("tail",), away, "127.0.0.1:9"),
        (("top", "--once"), away | {"MEMORY_URL": "http://127.0.0.1:9"}, "127.0.0.1:9"),
        (("clear", "s", "--yes"), away, "127.0.0.1:9"),
        (("dead-letters", "list"), away, "127.0.0.1:9"),
        (("memory", "s"), no_worker, "sessionstream worker memory"),
        (("clear", "--all", "--yes"), no_worker, "sessionstream worker memory"),
        (("topics", "check"), {"BOOTSTRAP_SERVERS": ""}, "SESSIONSTREAM_BOOTSTRAP_SERVERS"),
        (("config",), {"MEMORY__MAX_TOKENS": "0"}, "max_tokens must be greater than 0"),
        (("config",), {"CONFIG": "/nowhere.toml"}, "SESSIONSTREAM_CONFIG"),
    ]:
        assert words in system.run(*arguments, **changes).refusal(), arguments


def test_what_does_not_exist_says_so(system: System) -> None:
    """Commands and processes that are not there: exit code 2."""
    assert system.run("nonsense").code == 2
    assert system.run("worker", "nonsense").code == 2
    version = system.run("--version")
    assert version.code == 0
    assert version.output.strip()


def test_a_port_that_answers_nothing_is_said_within_seconds_and_a_slow_broker_is_waited_for(
    system: System,
) -> None:
    """aiokafka waits 40 s for the first answer; a worker may have that patience, who runs a command has not."""
    port = free_ports(1)[0]
    broker_port = int(system.bootstrap_servers.rpartition(":")[2])
    through: dict[str, str] = {"BOOTSTRAP_SERVERS": f"127.0.0.1:{port}"}
    with Proxy(port, broker_port) as proxy:
        # Each answer takes 3 s, and a start needs several.
        proxy.slow(1.5)
        checked = system.run("topics", "check", **through)
        assert (checked.code, checked.errors) == (0, "")

        proxy.slow(0)
        proxy.silence()
        for arguments in (("topics", "check"), ("clear", "s", "--yes")):
            began = time.monotonic()
            line = system.run(*arguments, **through).refusal()
            assert time.monotonic() - began < SILENT_WITHIN, arguments
            assert f"127.0.0.1:{port} takes the connection and does not answer" in line
            assert "SESSIONSTREAM_BOOTSTRAP_SERVERS" in line
