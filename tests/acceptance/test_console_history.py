"""The console's search, links, Markdown and small screens, in a real browser on a worker of all processes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.live.browser import Visits
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until
from tests.live.worker import Worker

PHONE = {"width": 390, "height": 844}
ANSWER = """\
## Refund

| item | price |
|---|---|
| lamp | 49 |

- **full** refund, see [the rules](https://shop.example/rules)
- [not this](javascript:alert(1)) <img src=x onerror=alert(1)>"""


@pytest.fixture(scope="module")
def worker(make_shared_system: MakeSystem) -> Worker:
    """A worker of all processes with two sessions; the archive has them."""
    system = make_shared_system(SESSION_TIMEOUT_SECONDS=20).create_topics()
    worker = system.start(process="all").wait_ready()
    worker.say(
        "refund",
        {"type": "UserMessageAdded", "text": "🙂 Where is order ORD-20417?", "user_id": "maren"},
        {"type": "AiMessageAdded", "text": ANSWER, "agent_id": "billing"},
    )
    worker.say("other", {"type": "UserMessageAdded", "text": "Something else"})
    until(lambda: len(worker.get("/search?q=ORD-20417").json()["hits"]) == 1, "the archive has the message")
    return worker


def _fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_search_leads_to_the_message_and_markdown_makes_no_markup(worker: Worker, visit: Visits) -> None:
    page = visit(f"{worker.url}/#/search").page
    page.get_by_label("Words").fill("ord-20417")
    page.keyboard.press("Enter")
    hit = page.locator(".hit")
    expect(hit).to_have_count(1)
    expect(hit.locator("mark").first).to_contain_text("ORD")
    expect(hit).to_contain_text("in memory")
    hit.click()

    expect(page.get_by_role("heading", name="refund", exact=True)).to_be_visible()
    expect(page.locator(".message.user")).to_be_focused()
    answer = page.locator(".message.assistant .text")
    expect(answer.get_by_role("row")).to_have_count(2)
    expect(answer.get_by_role("heading", name="Refund")).to_be_visible()
    expect(answer.get_by_role("link")).to_have_count(1)
    expect(answer.get_by_role("link")).to_have_attribute("href", "https://shop.example/rules")
    expect(answer.get_by_role("link")).to_have_attribute("rel", "noopener noreferrer nofollow")
    expect(answer).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("main img, main script").count() == 0
    with page.expect_download() as saved:
        page.get_by_label("Export").select_option("markdown")
    assert saved.value.suggested_filename == "refund.md"
    assert "ORD-20417" in saved.value.path().read_text(encoding="utf-8")


def test_an_unknown_session_says_so(worker: Worker, visit: Visits) -> None:
    page = visit(f"{worker.url}/#/sessions/never-was").page
    expect(page.locator(".timeline")).to_have_attribute(
        "data-note", re.compile("^No session has the id never-was")
    )


def test_on_a_phone_every_view_fits_and_can_be_reached(worker: Worker, visit: Visits) -> None:
    page = visit(worker.url).page
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for name in ("Search", "Figures", "Dead letters", "Groups", "Sessions"):
        link = page.get_by_role("navigation").get_by_role("link", name=name)
        expect(link).to_be_in_viewport(ratio=1)
        link.click()
        expect(link).to_have_attribute("aria-current", "page")
        assert _fits(page), name
    page.goto(f"{worker.url}/#/sessions/refund")
    expect(page.locator(".message.user")).to_be_visible()
    timeline = page.locator(".timeline").bounding_box()
    assert timeline is not None
    assert timeline["y"] < PHONE["height"] / 3  # the session's header is small
    assert page.get_by_label("Find in messages").is_hidden()
    page.get_by_role("button", name="Details").click()
    expect(page.get_by_label("Find in messages")).to_be_visible()
    assert _fits(page)
