"""Commands that publish and read, as a user types them: on a real broker, with a memory worker."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.builders.events import event_object, user
from tests.builders.recorded import Chat
from tests.kafka.broker import Broker
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.worker import SESSIONSTREAM

CHAT: list[Chat] = [
    {"role": "system", "content": "be kind"},
    {"role": "user", "content": "How old is the bridge?", "agent_id": "front"},
    {
        "role": "assistant",
        "content": None,
        "tool_calls": [
            {"id": "c1", "type": "function", "function": {"name": "look_up", "arguments": '{"q":"bridge"}'}}
        ],
        "usage": {"prompt_tokens": 10, "completion_tokens": 4},
    },
    {"role": "tool", "tool_call_id": "c1", "content": "Built in 1890 \x1b[31m"},
    {"role": "assistant", "content": "It is from 1890."},
]


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem) -> System:
    """A system whose one worker, with all processes there are, is ready."""
    system = make_shared_system().create_topics()
    system.start(process="all").wait_ready()
    return system


def write_lines(path: Path, *lines: object) -> str:
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return str(path)


def imported(system: System, *session_ids: str) -> None:
    lines = [{"session_id": one, "user_id": "u", "messages": CHAT} for one in session_ids]
    done = system.run("import", write_lines(system.folder / f"{session_ids[0]}.jsonl", *lines))
    assert done.code == 0, done


# topics


def test_topics_are_made_once_and_compared(make_system: MakeSystem) -> None:
    """``topics create`` is idempotent; ``topics check`` says every difference with exit code 1."""
    system = make_system()
    missing = system.run("topics", "check")
    assert missing.code == 1
    assert len(missing.lines) == 7
    assert all("missing; make it with `sessionstream topics create`" in line for line in missing.lines)

    first, again = system.run("topics", "create"), system.run("topics", "create")
    assert (first.code, again.code) == (0, 0)
    assert [line.split()[0] for line in first.lines] == ["created"] * 7
    assert [line.split()[0] for line in again.lines] == ["exists"] * 7
    assert [line.split()[1] for line in first.lines] == [line.split()[1] for line in again.lines]
    fine = system.run("topics", "check")
    assert (fine.code, fine.lines) == (0, ["all 7 topics match their specification"])

    system.delete_topics(system.topics.memory_events, system.topics.changelog)
    system.create_topic(system.topics.changelog, 2, {"cleanup.policy": "delete", "max.message.bytes": "1000"})
    check = system.run("topics", "check", "--partitions", "8")
    assert check.code == 1
    said = check.output
    for words in (
        "session-events: 4 partitions, expected 8",
        "memory-events: missing",
        "changelog: 2 partitions, expected 8",
        "changelog: 2 partitions, but",
        "cleanup.policy is delete, expected compact",
        "max.message.bytes is 1000, expected",
        "message.timestamp.type is CreateTime, expected LogAppendTime",
    ):
        assert words in said
    create = system.run("topics", "create")
    assert create.code == 1, "a topic that exists and differs is not passed over"
    assert "changelog: 2 partitions, expected 4" in create.output
    assert "nothing was created, because what exists contradicts it" in create.errors
    assert "memory-events: missing" in system.run("topics", "check").output

    unsure = system.run("topics", "delete")
    assert (unsure.code, unsure.lines) == (2, []), unsure
    assert "--yes" in unsure.errors
    assert f"{system.topics.session_events} (4 partitions)" in unsure.errors
    deleted = system.run("topics", "delete", "--yes")
    assert (deleted.code, len(deleted.lines)) == (0, 6)
    assert f"deleted  {system.topics.session_events}" in deleted.lines
    assert len(system.run("topics", "check").lines) == 7
    nothing = system.run("topics", "delete", "--yes")
    assert (nothing.code, nothing.output[:27]) == (0, "there is no topic to delete")


def test_topics_are_not_deleted_under_workers(system: System) -> None:
    """``topics delete`` names the groups that have members; ``--force`` is for when they must go all the same."""
    refused = system.run("topics", "delete", "--yes").refusal()

    assert f"{system.prefix}sessionstream-memory (1 member)" in refused
    assert "--force" in refused
    assert system.run("topics", "check").code == 0


# import, memory


def test_an_import_skips_what_memory_knows(system: System) -> None:
    """A session memory knows is skipped with a word; with --append nothing that memory has is sent again."""
    path = write_lines(
        system.folder / "known.jsonl",
        {"session_id": "known", "messages": CHAT},
        {"session_id": "unknown", "user_id": "u", "messages": CHAT},
    )
    only = write_lines(system.folder / "only.jsonl", {"session_id": "known", "messages": CHAT})

    first = system.run("import", only)
    assert (first.code, first.lines) == (0, ["imported 5 events of 1 session, skipped 0"])
    assert "\x1b" not in first.errors
    second = system.run("import", path)
    assert (second.code, second.lines) == (0, ["imported 5 events of 1 session, skipped 1"])
    assert second.errors.splitlines() == [
        "skipped known: memory already knows it (use --append to publish it anyway)"
    ]
    before = system.workers[0].memory("known")
    third = system.run("import", "--append", path)
    assert (third.code, third.lines) == (0, ["imported 0 events of 0 sessions, skipped 0"])
    assert third.errors.splitlines() == ["left out 10 events that memory has"]
    after = system.workers[0].memory("known")
    assert (after["messages"], after["sequence"]) == (before["messages"], before["sequence"])
    assert after["usage"] == {"input_tokens": 10, "output_tokens": 4}


def test_an_import_shows_its_progress_on_a_terminal(system: System) -> None:
    """A bar with the number of events on standard error; the result alone on standard output."""
    path = write_lines(system.folder / "bar.jsonl", {"session_id": "bar", "messages": CHAT})
    terminal, its_end = pty.openpty()
    with os.fdopen(terminal, "rb", buffering=0) as screen:
        done = subprocess.run(
            [*SESSIONSTREAM, "import", path],
            env=system.environment() | {"TERM": "xterm"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=its_end,
            check=False,
            timeout=60,
        )
        os.close(its_end)
        shown = screen.read(65_536)

    assert (done.returncode, done.stdout) == (0, b"imported 5 events of 1 session, skipped 0\n")
    assert b"importing" in shown
    assert b"/5" in shown


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_an_import_takes_a_pipe(system: System, tmp_path: Path, name: str) -> None:
    """What ``export`` or ``zcat`` writes; its copy is gone afterwards, also if a line is refused."""

    def piped(*lines: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*SESSIONSTREAM, "import", name],
            input="".join(f"{json.dumps(line)}\n" for line in lines),
            env={**system.environment(), "TMPDIR": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    session_id = f"piped {name}"
    done = piped({"session_id": session_id, "messages": CHAT})
    assert (done.returncode, done.stdout) == (0, "imported 5 events of 1 session, skipped 0\n"), done
    assert system.workers[0].memory(session_id)["usage"] == {"input_tokens": 10, "output_tokens": 4}
    refused = piped({"session_id": f"never {name}", "messages": CHAT}, {"messages": CHAT})
    assert refused.returncode == 1
    assert f"{name}:2: " in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_import_publishes_nothing_of_a_file_with_a_mistake(system: System) -> None:
    """A malformed line: one line on standard error with file and line number, and no event in the log."""
    before = system.ends(system.topics.session_events)
    good: dict[str, Any] = {"session_id": "never", "messages": CHAT}
    for number, bad in enumerate(
        [{"messages": CHAT}, {**good, "messages": "hello"}, {**good, "messages": [{"role": "judge"}]}]
    ):
        path = write_lines(system.folder / f"bad-{number}.jsonl", good, bad)
        assert f"{path}:2: " in system.run("import", path).refusal()
    broken = system.folder / "broken.jsonl"
    broken.write_text(json.dumps(good) + "\n{no json\n", encoding="utf-8")
    assert f"{broken}:2: not JSON" in system.run("import", str(broken)).refusal()
    assert "No such file" in system.run("import", str(system.folder / "nowhere.jsonl")).refusal()

    assert system.ends(system.topics.session_events) == before


def test_memory_is_shown_in_three_forms(system: System) -> None:
    """As a table for people, as the API's JSON, as Chat Completions messages; at most the newest N."""
    imported(system, "shown")

    table = system.run("memory", "shown")
    assert table.code == 0, table
    for words in ("shown: sequence", "4 messages", "system: be kind", "How old is the bridge?", "→ look_up("):
        assert words in table.output
    assert "\x1b" not in table.output, "what a tool said must not drive the reader's terminal"
    document = json.loads(system.run("memory", "shown", "--format", "json").output)
    assert document == system.workers[0].memory("shown")
    chat = json.loads(system.run("memory", "shown", "--format", "openai").output)
    assert [message["role"] for message in chat] == ["system", "user", "assistant", "tool", "assistant"]
    last = json.loads(system.run("memory", "shown", "--format", "json", "--last", "2").output)
    assert [message["text"] for message in last["messages"]] == ["It is from 1890."]
    nobody = system.run("memory", "nobody of this name")
    unknown = "nobody of this name: memory has no events of this session\n"
    assert (nobody.code, nobody.output, nobody.errors) == (3, "", unknown)


# tail


@pytest.fixture
def tail(system: System) -> Iterator[subprocess.Popen[str]]:
    """``sessionstream tail tailed``, waiting for events."""
    process = subprocess.Popen(
        [*SESSIONSTREAM, "tail", "tailed"],
        env=system.environment() | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    yield process
    process.kill()
    process.communicate()


def test_tail_shows_events_as_they_come(system: System, tail: subprocess.Popen[str]) -> None:
    """One line an event, of the session that was asked for, until Ctrl-C."""
    assert tail.stderr is not None
    assert tail.stdout is not None
    assert tail.stderr.readline().startswith("waiting for events in ")

    imported(system, "not tailed", "tailed")
    lines = [tail.stdout.readline() for _ in CHAT]
    tail.send_signal(signal.SIGINT)
    rest, errors = tail.communicate(timeout=20)

    assert rest == ""
    assert "Traceback" not in errors
    assert tail.returncode == 130
    labels = [" ".join(line.split()[2:4]) for line in lines]
    assert labels == ["tailed system", "tailed user", "tailed ai", "tailed tool", "tailed ai"]
    assert not [line for line in lines if "\x1b" in line]
    whole = system.run("tail", "--from-beginning", "--no-follow", "tailed")
    assert (whole.code, whole.output) == (0, "".join(lines))


@pytest.mark.slow
def test_tail_says_once_that_the_brokers_are_away_and_once_that_they_are_back(
    kafka_own: Broker, make_own_system: MakeSystem
) -> None:
    """Killed, then silent; what is published after each return is shown."""
    system = make_own_system().create_topics()
    process = subprocess.Popen(
        [*SESSIONSTREAM, "tail"],
        env=system.environment() | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stderr is not None
    assert process.stdout is not None
    lost = f"the connection to Kafka at {kafka_own.bootstrap_servers} is lost: no broker answers"
    back = f"Kafka at {kafka_own.bootstrap_servers} answers again"
    try:
        assert process.stderr.readline().startswith("waiting for events in ")
        kafka_own.kill()
        assert process.stderr.readline().startswith(lost)
        # It looks again every few seconds, and says nothing more, however long the broker is away.
        assert select.select([process.stderr], [], [], 8.0)[0] == []
        kafka_own.start()
        assert process.stderr.readline().startswith(back)
        system.publish([event_object(user("after it was killed"), "e-1", "talk")])
        assert "after it was killed" in process.stdout.readline()

        kafka_own.pause()
        assert process.stderr.readline().startswith(lost)
        kafka_own.resume()
        assert process.stderr.readline().startswith(back)
        system.publish([event_object(user("after it was silent"), "e-2", "talk")])
        assert "after it was silent" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=20) == ("", "")
    finally:
        process.kill()
        process.communicate()


# clear, delete


def test_sessions_are_cleared_and_deleted(system: System) -> None:
    """``clear`` and ``delete`` return when memory has applied it; ``clear --all`` asks unless told --yes."""
    imported(system, "to clear", "to delete")
    memory = system.workers[0].memory

    cleared = system.run("clear", "to clear", "--yes")
    assert (cleared.code, cleared.lines) == (0, ["cleared to clear"])
    assert memory("to clear")["messages"] == []
    assert memory("to clear")["system_message"] == "be kind"
    deleted = system.run("delete", "to delete", "--yes")
    assert (deleted.code, deleted.lines) == (0, ["deleted to delete"])
    assert memory("to delete")["sequence"] is None
    never_was = system.run("delete", "nobody", "--yes")
    assert (never_was.code, never_was.lines) == (3, [])
    assert "nothing was there to delete" in never_was.errors

    for arguments in (("clear", "--all"), ("clear", "to clear"), ("delete", "to clear")):
        asking = system.run(*arguments)
        assert asking.code == 2
        assert "--yes" in asking.errors
    assert system.run("clear").code == 2
    sessions = system.workers[0].get("/sessions").json()["sessions"]
    everything = system.run("clear", "--all", "--yes")
    assert (everything.code, everything.lines) == (0, [f"cleared {len(sessions)} sessions"])
    after = system.workers[0].get("/sessions").json()["sessions"]
    assert len(after) == len(sessions)
    assert {session["message_count"] for session in after} == {0}
