"""How a worker makes its processes, and its readiness, start and stop for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import httpx
import pytest
from fastapi import FastAPI

from schemas.errors import ConfigurationError, Fatal, Retry
from schemas.settings import Settings
from streams.http.backend import Readiness
from streams.worker.lifecycle import EXIT_FATAL, Worker, _run
from streams.worker.process import ProcessContext, WorkerProcess


class Startable:
    """A component whose start is given."""

    def __init__(self, start: Callable[[], Awaitable[None]]) -> None:
        self._start = start

    async def start(self) -> None:
        await self._start()

    async def stop(self) -> None:
        """Do nothing."""


@dataclass
class Made:
    """The processes of a worker, with the context of each."""

    contexts: dict[str, ProcessContext] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    readiness: dict[str, Readiness] = field(default_factory=dict)
    starts: dict[str, Callable[[], Awaitable[None]]] = field(default_factory=dict)

    def maker(self, name: str) -> Callable[[ProcessContext], WorkerProcess]:
        def make(context: ProcessContext) -> WorkerProcess:
            self.contexts[name] = context

            def add_routes(app: FastAPI) -> None:
                app.add_api_route(f"/{name}", lambda: name)

            async def finish() -> None:
                self.notes.append(f"{name} finished")

            return WorkerProcess(
                name,
                ready=lambda: self.readiness.get(name, Readiness(True, "fine")),
                add_routes=add_routes,
                components=[Startable(self.starts[name])] if name in self.starts else [],
                on_error=context.on_fatal,
                finish=finish,
            )

        return make

    def worker(self, *names: str, settings: Settings | None = None) -> Worker:
        chosen = Settings(http_port=0) if settings is None else settings
        return Worker(chosen, {name: self.maker(name) for name in names}, embedded=True)


@pytest.fixture
def made() -> Made:
    return Made()


async def test_processes_of_one_worker_read_each_other_there(made: Made) -> None:
    worker = made.worker("memory", "compaction")
    await worker.start()
    await worker.stop()

    for context in made.contexts.values():
        assert context.settings.memory_url == [worker.url]
        assert context.settings.own_url == worker.url
        assert context.settings.analytics_url == Settings().analytics_url


async def test_a_setting_of_memorys_url_overrides_it(made: Made) -> None:
    settings = Settings(http_port=0, memory_url=["http://elsewhere:1"])
    worker = made.worker("memory", "compaction", settings=settings)
    await worker.start()
    await worker.stop()

    assert made.contexts["compaction"].settings.memory_url == ["http://elsewhere:1"]


async def test_all_processes_answer_on_one_port_which_is_ready_when_they_are(made: Made) -> None:
    worker = made.worker("memory", "analytics")
    await worker.start()
    try:
        async with httpx.AsyncClient(base_url=worker.url, trust_env=False, verify=False) as client:
            answers = [(await client.get(path)).json() for path in ("/memory", "/analytics")]
            ready = await client.get("/readyz")
            made.readiness["analytics"] = Readiness(False, "partitions [1] are being restored")
            not_ready = await client.get("/readyz")
        assert answers == ["memory", "analytics"]
        assert (ready.status_code, ready.json()["detail"]) == (200, "memory: fine; analytics: fine")
        assert not_ready.status_code == 503
        assert not_ready.json()["detail"] == "analytics: partitions [1] are being restored"
        with pytest.raises(Retry, match="analytics: partitions"):
            await worker.wait_ready(0.05)
    finally:
        await worker.stop()


@pytest.mark.parametrize("fails", [False, True])
async def test_processes_stop_in_reverse_order_and_do_not_finish_after_a_failure(
    made: Made, fails: bool
) -> None:
    worker = made.worker("memory", "analytics")
    await worker.start()
    if fails:
        made.contexts["analytics"].on_fatal(RuntimeError("a bug"))
        made.contexts["memory"].on_fatal(RuntimeError("another, of the same cause"))
        assert str(worker.failed.result()) == "a bug"
        made.readiness["memory"] = Readiness(False, "it failed")
        with pytest.raises(RuntimeError, match="a bug"):
            await worker.wait_ready(5)
    await worker.stop()

    assert made.notes == ([] if fails else ["analytics finished", "memory finished"])


async def test_processes_start_at_once_because_each_waits_for_its_group(made: Made) -> None:
    both = asyncio.Barrier(2)

    async def wait_for_the_other() -> None:
        await both.wait()

    made.starts = dict.fromkeys(("memory", "analytics"), wait_for_the_other)
    worker = made.worker("memory", "analytics")
    async with asyncio.timeout(60):
        await worker.start()
    await worker.stop()


async def test_one_that_fails_while_another_starts_ends_the_worker(made: Made) -> None:
    """The worker served nothing of the one that had failed, and waited for the other without a limit."""
    cancelled = asyncio.Event()

    async def fail() -> None:
        made.contexts["memory"].on_fatal(Fatal("the log was cut"))

    async def start_for_ever() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            cancelled.set()

    made.starts = {"memory": fail, "analytics": start_for_ever}
    settings = Settings(http_port=0)
    running = _run(settings, lambda: made.worker("memory", "analytics", settings=settings), None)
    assert await asyncio.wait_for(running, 60) == EXIT_FATAL
    assert cancelled.is_set()
    assert made.notes == [], "a failed worker finishes no work"


async def test_one_that_cannot_start_ends_the_start_of_the_others(made: Made) -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ConfigurationError("a topic is missing")

    async def start_for_ever() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            made.notes.append("memory stopped to start")

    made.starts = {"memory": start_for_ever, "analytics": fail}
    worker = made.worker("memory", "analytics")
    async with asyncio.timeout(60):
        with pytest.raises(ConfigurationError, match="a topic is missing"):
            await worker.start()
    assert made.notes == ["memory stopped to start"]
    await worker.stop()
