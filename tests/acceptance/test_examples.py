"""The examples, run as a reader runs them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from confluent_kafka.admin import AdminClient
from confluent_kafka.admin._config import AlterConfigOpType, ConfigEntry, ConfigResource

from tests.integration.archive.reading import stored_ends
from tests.integration.compaction.compacting import turns
from tests.live.fixtures import MakeSystem
from tests.live.process import ROOT
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM
from tests.real_parts import require_program, unavailable

EXAMPLES = ROOT / "examples"
_SECONDS = 90.0


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem) -> System:
    system = make_shared_system().create_topics()
    system.start().wait_ready()
    return system


def run(system: System, *command: str | Path, **environment: str) -> str:
    """What a command printed; it has to end well and to say nothing else."""
    done = subprocess.run(
        [str(part) for part in command],
        env={**system.environment(), "PYTHONWARNINGS": "", "SESSIONSTREAM_LOG_FORMAT": "text", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done
    return done.stdout


def test_the_langgraph_example_without_a_step_says_how_it_is_called() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "langgraph_agent.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.endswith("usage: python examples/langgraph_agent.py ask|approve [THREAD_ID]\n")
    assert "Traceback" not in done.stderr


def test_an_agent_of_the_openai_agents_sdk_remembers(system: System) -> None:
    said = run(system, sys.executable, EXAMPLES / "openai_agents_session.py", "example-1")

    assert said.splitlines()[1::2] == [
        "Nice to meet you, Ann.",
        "It is 21 degrees in Oslo. It is 21 degrees in Rome.",
        "Your name is Ann.",
    ]
    assert "9 messages" in said.splitlines()[-1]


def test_a_langchain_chain_remembers(system: System) -> None:
    said = run(system, sys.executable, EXAMPLES / "langchain_history.py", "example-2")

    assert "> What is my name?\nYour name is Ann.\n" in said
    assert said.endswith(
        "human: Hi, my name is Ann.\nai: Nice to meet you, Ann.\nhuman: What is my name?\nai: Your name is Ann.\n"
    )


def test_a_graph_of_langgraph_waits_for_a_person_and_goes_on_in_another_process(system: System) -> None:
    asked = run(system, sys.executable, EXAMPLES / "langgraph_agent.py", "ask", "example-graph")
    assert asked == "Send this? Nice to meet you, Ann.\n"

    said = run(system, sys.executable, EXAMPLES / "langgraph_agent.py", "approve", "example-graph")
    assert said == "user: Hi, my name is Ann.\nassistant: Nice to meet you, Ann.\nassistant: Sent: yes\n"


def test_an_agent_of_pydantic_ai_remembers(system: System) -> None:
    said = run(system, sys.executable, EXAMPLES / "pydantic_ai_history.py", "example-pydantic-ai")

    assert said.splitlines()[1::2] == [
        "Nice to meet you, Ann.",
        "It is 21 degrees in Oslo. It is 21 degrees in Rome.",
        "Your name is Ann.",
    ]
    assert said.splitlines()[-1] == "9 messages"


def test_an_agent_of_the_agent_framework_remembers(system: System) -> None:
    said = run(system, sys.executable, EXAMPLES / "agent_framework_history.py", "example-agent-framework")

    assert "> What is my name?\nYour name is Ann.\n" in said
    assert said.endswith(
        "user: Hi, my name is Ann.\nassistant: Nice to meet you, Ann.\n"
        "user: What is my name?\nassistant: Your name is Ann.\n"
    )


def test_curl_is_enough(system: System) -> None:
    given, memory = run(system, "sh", EXAMPLES / "curl.sh", "example-3").splitlines()
    messages: list[Any] = json.loads(memory)["messages"]

    assert json.loads(given)["messages"] == [{"role": "user", "content": "Where is my order?"}]
    assert json.loads(memory)["message_count"] == 4
    assert [message["text"] for message in messages] == ["It is on its way."]


def test_an_analyst_counts_from_the_log_and_goes_on_where_it_was(system: System) -> None:
    run(system, "sh", EXAMPLES / "curl.sh", "example-4")
    analyst = (
        sys.executable,
        EXAMPLES / "analyst_subscribe.py",
        "--group",
        "analyst-of-this-test",
        "--stop-after",
    )
    first = run(system, *analyst, "2").splitlines()
    run(system, "sh", EXAMPLES / "curl.sh", "example-4")
    more = run(system, *analyst, "2").splitlines()

    assert len(first) == len(more) == 2
    assert all("tokens so far" in line or "calls failed" in line for line in first + more)


def test_a_compacting_consumer_of_ones_own_goes_on_where_it_was(system: System) -> None:
    memory = system.workers[0]

    def said(first: int) -> None:
        last = system.publish(turns("own-compaction", 6, first=first, size_bytes=900))[-1]
        memory.memory("own-compaction", min_sequence=last.offset, wait_ms=30_000)

    def compacted() -> dict[str, Any]:
        consumer = (sys.executable, EXAMPLES / "own_compaction.py", "--group", "own-compaction-of-this-test")
        printed = run(system, *consumer, "--threshold-bytes", "9000", "--stop-after", "1")
        assert printed == "own-compaction: 12 messages compacted\n"
        found: dict[str, Any] = memory.memory("own-compaction")
        return found

    said(0)
    before = memory.memory("own-compaction")
    first = compacted()
    assert (before["epoch"], first["epoch"], first["message_count"]) == (0, 1, 2)
    assert first["messages"][1]["text"].startswith("You said: Summarize the conversation")
    assert first["size_bytes"] < 500 < before["size_bytes"]

    said(6)
    second = compacted()
    assert (second["epoch"], second["message_count"]) == (2, 2)


@pytest.fixture(scope="module")
def typescript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The TypeScript example, installed and built in a folder of its own."""
    npm = require_program("node", "npm")
    folder = tmp_path_factory.mktemp("typescript") / "example"
    shutil.copytree(EXAMPLES / "typescript", folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    for command in (("ci", "--no-progress"), ("run", "build")):
        done = subprocess.run(
            [npm, *command], cwd=folder, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
        if done.returncode != 0 and command[0] == "ci":
            unavailable("node", f"npm cannot install kafkajs: {done.stderr.strip().splitlines()[-1:]}")
        assert done.returncode == 0, done
    return folder


def test_an_agent_in_typescript_needs_only_kafka_and_the_schema(system: System, typescript: Path) -> None:
    node = require_program("node", "node")
    said = run(
        system, node, typescript / "dist" / "session.js", "example-5", KAFKAJS_NO_PARTITIONER_WARNING="1"
    )
    memory = system.workers[0].memory("example-5")

    assert said.splitlines()[0].startswith("published 4 events")
    assert said.splitlines()[1].startswith("memory holds 4 messages")
    assert [message["role"] for message in memory["messages"]] == ["user", "assistant", "tool", "assistant"]
    assert system.read(system.topics.dead_letters) == []


def test_the_types_of_the_typescript_example_are_those_of_the_schema() -> None:
    node = require_program("node", "node")
    from schemas.documents.json_schemas import json_schemas

    made = subprocess.run(
        [node, EXAMPLES / "typescript" / "generate_types.mjs"],
        input=json.dumps(json_schemas()),
        capture_output=True,
        text=True,
        check=True,
        env=dict(os.environ),
    )

    there = (EXAMPLES / "typescript" / "src" / "events.ts").read_text(encoding="utf-8")
    assert made.stdout == there, (
        "the schema changed: `npm run types` in examples/typescript writes them again"
    )


def set_timestamp_type(system: System, value: str) -> None:
    """As kafka-configs does."""
    entry = ConfigEntry("message.timestamp.type", value, incremental_operation=AlterConfigOpType.SET)
    topic = ConfigResource(
        ConfigResource.Type.TOPIC, system.topics.session_events, incremental_configs=[entry]
    )
    admin = AdminClient({"bootstrap.servers": system.bootstrap_servers})
    for future in admin.incremental_alter_configs([topic]).values():
        future.result()


def test_a_backup_brings_the_same_memory_back(make_system: MakeSystem, tmp_path: Path) -> None:
    """With a session that was compacted: its summary names offsets, so these must be the old ones."""
    old = make_system().create_topics()
    worker = old.start().wait_ready()
    assert old.run("import", str(EXAMPLES / "conversations.jsonl")).code == 0
    assert (
        old.run("compact", "support-4471", "--user-message", "A lamp", "--ai-message", "is on its way").code
        == 0
    )
    before = worker.get("/sessions/support-4471/memory").content
    file = tmp_path / "events.jsonl"
    dumped = run(old, sys.executable, EXAMPLES / "backup_events.py", "dump", file)
    store = f"sqlite://{tmp_path / 'history'}"
    archive = old.start("archive", process="archive", ARCHIVE__URL=store).wait_ready()
    ends = [end for _, end in sorted(old.ends(old.topics.session_events).items())]
    until(lambda: stored_ends(store, len(ends)) == ends, "the log is archived", within=60)
    history = archive.get("/sessions/support-4471/history").content
    assert archive.stop() == 0

    new = make_system().create_topics()
    set_timestamp_type(new, "CreateTime")
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:100]))
    assert "its end is missing" in refusal(new, "restore", cut)
    assert sum(new.ends(new.topics.session_events).values()) == 0, "nothing is published of a part"
    assert (
        run(new, sys.executable, EXAMPLES / "backup_events.py", "restore", file) == dumped == "290 events\n"
    )
    set_timestamp_type(new, "LogAppendTime")

    assert new.run("topics", "check").code == 0
    assert new.start().wait_ready().get("/sessions/support-4471/memory").content == before

    # The archive goes on with its store, once it is told to.
    again = new.start_command(
        "archive", [*SESSIONSTREAM, "worker", "archive", "--accept-log"], ARCHIVE__URL=store
    ).wait_ready()
    assert again.get("/sessions/support-4471/history").content == history
    assert again.lines_of("archive_log_recorded")

    # A dump that could not be restored is refused when it is made.
    partition, end = next(item for item in old.ends(old.topics.session_events).items() if item[1])
    old.delete_records(old.topics.session_events, {partition: end})
    assert "rebuild from the archive" in refusal(old, "dump", file)
    assert file.read_text().endswith('{"events": 290}\n'), "the copy that is there stays"


def refusal(system: System, *arguments: str | Path) -> str:
    """Run the backup, which must fail, and return what it says."""
    script = EXAMPLES / "backup_events.py"
    done = subprocess.run(
        [sys.executable, script, *arguments],
        env=system.environment(),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    return done.stderr
