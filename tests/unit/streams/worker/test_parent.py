"""What a parent tells its workers: numbers, ports, addresses, folders; and how it starts and stops them."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from schemas.errors import ConfigurationError
from schemas.settings import Settings
from streams.http.server import bind
from streams.worker import parent as parent_module
from streams.worker.parent import Parent, Place, _Workers, run_parent
from tests.live.waiting import until_async
from tests.log_lines import fields_of

#: A worker that says that it has started, unless its file ``silent`` exists, and ends at once where ``broken`` exists.
#: It does not end by SIGTERM where ``deaf`` exists.
WORKER = """
import json, os, pathlib, signal, sys, time
here = pathlib.Path(sys.argv[1])
number, _, _, control = json.loads(sys.argv[-1])
if (here / "deaf").exists():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if not (here / "silent").exists():
    os.write(control, b"s")
(here / f"{number}-{os.getpid()}").touch()
if (here / "broken").exists():
    sys.exit(7)
time.sleep(600)
"""


def test_a_worker_gets_what_its_parent_wrote() -> None:
    """A place goes through the command line as it is."""
    place = Place(2, [7001, 7002], 5, 6)

    assert Place.load(place.dump()) == place


def test_each_worker_has_its_own_port_address_and_folder() -> None:
    """Workers never share an address at which others reach them, nor a store on disk."""
    settings = Settings(http_port=7000, advertised_url="https://[::1]:9000/under", data_dir=Path("data"))

    places = [Place(number, [7001, 7002], 5, 6).settings(settings) for number in (1, 2)]

    assert [place.http_port for place in places] == [7001, 7002]
    assert [place.own_url for place in places] == ["https://[::1]:9001/under", "https://[::1]:9002/under"]
    assert [place.data_dir for place in places] == [Path("data/worker-1"), Path("data/worker-2")]


def test_an_address_without_a_port_is_refused() -> None:
    """Other workers could not tell the workers of one parent apart."""
    settings = Settings(http_port=0, advertised_url="https://memory.example")

    with pytest.raises(ConfigurationError, match="must name its port"):
        run_parent(settings, ["worker", "memory"], 2)


@contextmanager
def port_after_free_ones(count: int) -> Generator[int]:
    """Yield a port that is in use, with free ones before it."""
    for _ in range(100):
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port: int = other.getsockname()[1]
            try:
                for number in range(1, count + 1):
                    bind("127.0.0.1", port - number).close()
            except ConfigurationError:
                continue
            yield port
            return
    pytest.fail("no free ports in a row")


@pytest.mark.parametrize("taken", [1, 2])
def test_an_own_port_that_is_in_use_is_named_before_any_worker_starts(taken: int) -> None:
    with port_after_free_ones(2) as port, pytest.raises(ConfigurationError) as refused:
        run_parent(Settings(http_port=port - taken), [], 2)

    assert refused.value.detail == (
        f"cannot serve HTTP on 127.0.0.1:{port}: Address already in use; this is the own port of worker {taken} of 2: "
        "set SESSIONSTREAM_HTTP_PORT to a free port with 2 free ports after it"
    )


def test_an_own_port_beyond_the_last_one_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="it must leave 2 ports after it to the workers, and 65535"):
        run_parent(Settings(http_port=65_534), [], 2)


def started(folder: Path) -> list[Path]:
    """One file for each process of worker 1 that was started."""
    return list(folder.glob("1-*"))


@pytest.fixture
async def workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[_Workers]:
    """One worker under a parent that is not run yet; its script is :data:`WORKER`."""
    monkeypatch.setattr(parent_module, "_command", lambda: [sys.executable, "-c", WORKER, str(tmp_path)])
    monkeypatch.setattr(parent_module, "_FIRST_PAUSE_SECONDS", 0.01)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        yield _Workers(Settings(http_port=0), [], 1, listener)


async def test_a_worker_that_cannot_be_started_again_for_now_leaves_the_others_alone(
    workers: _Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A machine without memory kills a worker, and refuses the next one for a while."""
    start, refused = asyncio.create_subprocess_exec, 0
    (tmp_path / "broken").touch()

    async def refuse_twice(*arguments: Any, **options: Any) -> Any:
        nonlocal refused
        if started(tmp_path) and refused < 2:
            refused += 1
            (tmp_path / "broken").unlink(missing_ok=True)
            raise OSError(errno.ENOMEM, "Cannot allocate memory")
        return await start(*arguments, **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse_twice)
    running = asyncio.create_task(workers.run())
    await until_async(lambda: running.done() or len(started(tmp_path)) == 2, "it runs again", within=60)
    assert not running.done()
    workers._stopping.set()
    await asyncio.wait_for(running, 60)
    refusals = [line for line in caplog.records if getattr(line, "action", "") == "worker_process_refused"]
    assert [line.getMessage() for line in refusals] == [
        "worker 1 cannot be started: [Errno 12] Cannot allocate memory"
    ] * 2


@pytest.mark.parametrize("silent", [True, False], ids=["before it has started", "later"])
async def test_the_exit_code_tells_of_work_that_a_stop_left_undone(
    workers: _Workers, tmp_path: Path, silent: bool
) -> None:
    """A worker that the signal ends while Python still imports has no work; a unit of systemd must not fail for it."""
    if silent:
        (tmp_path / "silent").touch()
    running = asyncio.create_task(workers.run())
    await until_async(lambda: bool(started(tmp_path)), "it runs", within=60)
    workers._stopping.set()
    assert await asyncio.wait_for(running, 60) == (0 if silent else -15)


async def test_a_worker_that_ends_while_it_is_told_to_stop_keeps_its_exit_code(
    workers: _Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """asyncio knows of the end a turn of the loop before who waits for it; it counted as one that cannot be started."""

    class Ended:
        """A process whose end asyncio has seen, while the parent does not know of it yet."""

        def __init__(self) -> None:
            self.code: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def wait(self) -> int:
            return await self.code

        def terminate(self) -> None:
            self.code.set_result(3)
            raise ProcessLookupError

    async def start(*_: Any, **__: Any) -> Ended:
        return Ended()

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    running = asyncio.create_task(workers.run())
    asyncio.get_running_loop().call_soon(workers._stopping.set)

    assert await asyncio.wait_for(running, 60) == 3
    assert "worker_process_refused" not in [getattr(line, "action", "") for line in caplog.records]


async def test_a_worker_that_does_not_stop_in_time_is_killed(
    workers: _Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(parent_module, "_SHUTDOWN_TIMEOUTS", 0)
    monkeypatch.setattr(parent_module, "_KILL_SECONDS", 0.2)
    (tmp_path / "deaf").touch()
    running = asyncio.create_task(workers.run())
    await until_async(lambda: bool(started(tmp_path)), "it runs", within=60)
    workers._stopping.set()

    assert await asyncio.wait_for(running, 60) == -9
    assert fields_of(caplog, "worker_process_killed", "levelname", "worker_number") == [("ERROR", 1)]


async def test_a_worker_stops_once_when_its_parent_has_ended(caplog: pytest.LogCaptureFixture) -> None:
    """It is no worker of a new parent, which starts its own at the same ports."""
    parents, childs = socket.socketpair()
    listener = socket.create_server(("127.0.0.1", 0))
    parent = Parent(Place(1, (4_001,), listener.detach(), childs.detach()))
    stopped = asyncio.Event()
    parent.on_end(stopped.set)
    parent.report_start()
    assert not caplog.records

    parents.close()
    await asyncio.wait_for(stopped.wait(), 60)
    for kept_until_the_process_ends in (parent._control, parent._listener):
        kept_until_the_process_ends.close()

    assert fields_of(caplog, "parent_gone", "levelname") == [("WARNING",)]
