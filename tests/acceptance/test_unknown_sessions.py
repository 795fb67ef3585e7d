"""One rule for a session_id of which nothing is known: exit code 3, in every command that takes one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
import typer.main

from streams.cli.root import make_app
from tests.builders.events import event_object, user
from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.fork_server import Forks, ForkServer
from tests.live.system import System
from tests.unit.test_documents import quoted, rows, section

UNKNOWN: Final = 3
_DIGEST: Final = "0" * 32

#: The further arguments of each command.
COMMANDS: Final[dict[str, list[str]]] = {
    "memory": [],
    "memory --format openai": [],
    "memory --at 999999": [],
    "history": [],
    "epochs": [],
    "export": [],
    "recall": ["word"],
    "verify": ["--sequence", "0", "--digest", _DIGEST],
    "verify --log": ["--sequence", "0", "--digest", _DIGEST],
    "compact": [],
    "compact --dry-run --from-log": [],
    "policies": [],
    "stats": [],
    "describe": [],
    "pin": ["m1"],
    "unpin": ["m1"],
    "fork": [],
    "fork --at 999999": [],
    "undo": ["--yes"],
    "clear": ["--yes"],
    "delete": ["--yes"],
    "erase": ["--yes"],
}
#: These wait for what comes: a session that has no event yet is no mistake.
WAITING: Final = frozenset({"tail"})


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem, fork_server: ForkServer) -> System:
    """A system with all processes, and one session that is known.

    Its commands are forked: what some eighty of them say is looked at here, and how each starts is not.
    """
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"  # all processes are one worker
    system = make_shared_system(
        HTTP_PORT=port,
        ANALYTICS_URL=url,
        ARCHIVE_URL=url,
        COMPACTION__SHADOW='{"short":{"keep_recent_turns":1}}',
    )
    system.forks = Forks(fork_server)
    system.create_topics()
    worker = system.start(process="all").wait_ready()
    worker.say("known", event_object(user("a word"), "m1", "known"))
    system.wait_flushed()
    return system


def with_session_id(command: Any, name: str = "") -> Iterator[str]:
    """Yield the commands below this one that take a session_id as an argument."""
    for inner_name, inner in getattr(command, "commands", {}).items():
        yield from with_session_id(inner, f"{name} {inner_name}".strip())
    for parameter in command.params:
        if parameter.param_type_name == "argument" and "SESSION_ID" in (parameter.metavar or ""):
            yield name


def test_every_command_that_takes_a_session_id_is_held_to_the_rule() -> None:
    named = set(with_session_id(typer.main.get_command(make_app())))

    assert named == {command.split()[0] for command in COMMANDS} | WAITING


def test_the_documented_list_is_that_of_the_commands() -> None:
    documented = {
        name.split()[0]
        for row in rows(section("docs/reference/commands.md", "Unknown sessions"))
        for name in quoted(row[0])
    }

    assert documented == {command.split()[0] for command in COMMANDS} | WAITING


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_a_session_of_which_nothing_is_known_is_exit_code_3(system: System, command: str) -> None:
    """A line on the error output says so; nothing of it was there before, and the commands that only read make none."""
    name, *options = command.split()
    unknown = f"nobody {command}"

    done = system.run(name, unknown, *COMMANDS[command], *options)

    assert done.code == UNKNOWN, done
    assert "Traceback" not in done.errors
    assert "error:" not in done.errors
    assert done.errors
    if name != "describe":
        assert "erased up to" not in done.output
        assert not done.output.startswith(("cleared", "deleted", "unpinned", "pinned"))


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", [one for one in COMMANDS if one not in {"policies", "undo", "clear", "delete", "erase"}]
)
def test_a_session_that_is_known_is_not(system: System, command: str) -> None:
    """It may fail for another reason: nothing to compact, another digest."""
    name, *options = command.split()

    done = system.run(name, "known", *COMMANDS[command], *options)

    assert done.code in {0, 1}, done


@pytest.mark.slow
def test_what_only_the_log_knows_is_erased_without_a_word_of_it(system: System) -> None:
    """It was deleted before, so memory and archive know it no more; and an erasure can be repeated."""
    worker = system.workers[0]
    worker.say("gone", event_object(user("x"), "e1", "gone"))
    assert system.run("delete", "gone", "--yes").code == 0

    for _ in range(2):
        done = system.run("erase", "gone", "--yes")
        assert done.code == 0, done
        assert done.lines[0].startswith("gone erased up to sequence ")

    never = system.run("erase", "never", "--yes")
    again = system.run("erase", "never", "--yes")
    for one in (never, again):
        assert one.code == UNKNOWN, one
        assert one.lines[0].startswith("never was not there; its erasure is written at sequence ")
        assert "nothing is known of never in memory, archive and log" in one.errors
    deleted = [record for record in system.read(system.topics.session_events) if record.key == b"never"]
    assert len(deleted) == 2, "the request is written all the same"
