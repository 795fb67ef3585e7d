"""A real headless browser that opens a worker's page, without access to other machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.real_parts import require_program

_ARGUMENTS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDTH: Final = 1440
HEIGHT: Final = 900


class Visit:
    """One page in its own browser context; its errors and its requests are recorded."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("dialog", lambda dialog: self.errors.append(f"a dialog: {dialog.message}"))
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def _heard(self, message: Any) -> None:
        # The browser logs every answer other than 200; tests check how the page handles it.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(message.text)


Visits = Callable[..., Visit]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = require_program("chromium", "chromium", "chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program), args=_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visits]:
    """Open a page; at the end of the test it must have no errors and no requests to other hosts."""
    contexts: list[BrowserContext] = []
    visits: list[Visit] = []

    def go(url: str, *, scheme: Any = "light") -> Visit:
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, color_scheme=scheme, reduced_motion="reduce"
        )
        contexts.append(context)
        visits.append(Visit(context))
        visits[-1].page.goto(url)
        return visits[-1]

    yield go
    for context in contexts:
        context.close()
    for one in visits:
        assert one.errors == []
        assert {host.split(":")[0] for host in one.hosts} <= {"127.0.0.1"}
