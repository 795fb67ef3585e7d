"""A broker that forgets all ends, and a new one takes its place: what a beginner and an operator see."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.builders.events import event_object, user
from tests.kafka.choice import StartKafka
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker


def files(folder: Path) -> dict[str, bytes]:
    """Return the databases of an archive that no worker uses."""
    return {path.name: path.read_bytes() for path in folder.glob("*.sqlite")}


def said(archive: Worker, session_id: str) -> list[str]:
    """Return the texts in a session's history."""
    answer = archive.get(f"/sessions/{session_id}/history")
    assert answer.status_code == 200, answer.text
    return [one["event"].get("text", "") for one in answer.json()["events"]]


@pytest.mark.timeout(300)
def test_the_archive_of_a_broker_that_is_gone_is_kept_apart(
    start_kafka: StartKafka, tokenizer_files: Path, tmp_path: Path
) -> None:
    """One line with one command to copy; an erasure of the old log hides nothing that is said in the new one."""
    first, second = start_kafka(), start_kafka()
    with System(first.bootstrap_servers, tmp_path, tokenizer_files) as old:
        old.deletes_topics = False
        old.create_topics()
        old.publish([event_object(user("a secret"), "e1", "anna"), event_object(user("hello"), "e2", "ben")])
        memory = old.start().wait_ready()
        archive = old.start("archive", process="archive").wait_ready()
        until(lambda: said(archive, "anna") == ["a secret"], "the session is archived", within=30)
        assert old.run("delete", "anna", "--yes").code == 0
        until(lambda: said(archive, "anna") == [], "the archive has erased the session", within=30)
        assert (archive.stop(), memory.stop()) == (0, 0)

    (folder,) = (tmp_path / "archive").rglob("history")
    before = files(folder)
    assert before
    names = {"TOPIC_PREFIX": old.prefix, "GROUP_PREFIX": old.prefix}
    with System(second.bootstrap_servers, tmp_path, tokenizer_files, **names) as new:
        new.deletes_topics, new.prefix, new.topics = False, old.prefix, old.topics
        new.create_topics()
        done = new.run("worker", "archive", DATA_DIR=str(tmp_path / "archive"), LOG_FORMAT="text")
        assert done.code != 0
        assert "Traceback" not in done.errors
        (line,) = [line for line in done.errors.splitlines() if "the history of another log" in line]
        assert files(folder) == before

        # What the line says to copy.
        command = line[line.index("mv ") : line.index(" (or name")]
        subprocess.run(shlex.split(command), check=True)
        new.publish([event_object(user("a new life"), f"f{number}", "anna") for number in range(2)])
        again = new.start("archive", process="archive").wait_ready()
        until(lambda: said(again, "anna") == ["a new life"] * 2, "the new log is archived", within=30)
        assert said(again, "ben") == []
    moved = Path(shlex.split(command)[2])
    assert files(moved) == before
    shutil.rmtree(moved)
