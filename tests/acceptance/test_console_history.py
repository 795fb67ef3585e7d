"""The console's search, links, Markdown and small screens, in a real browser on a worker of all processes."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.builders.events import compacted, event_object
from tests.kafka.processes import free_ports
from tests.live.browser import Visits
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.topic_records import Sent
from tests.live.waiting import until
from tests.live.worker import Worker

USED = {"input_tokens": 100_000, "output_tokens": 10_000}
PHONE = {"width": 390, "height": 844}
#: Longer than a phone is wide.
TITLE = "Research of what was said, what it cost, and who knows"
ANSWER = """\
## Refund

| item | price |
|---|---|
| lamp | 49 |

- **full** refund, see [the rules](https://shop.example/rules)
- [not this](javascript:alert(1)) <img src=x onerror=alert(1)>"""


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem) -> System:
    prices = {"gpt-4o-mini*": {"input_price": 0.15, "output_price": 0.6}}
    return make_shared_system(SESSION_TIMEOUT_SECONDS=20, MODELS=json.dumps(prices)).create_topics()


@pytest.fixture(scope="module")
def worker(system: System) -> Worker:
    """A worker of all processes with two sessions; the archive has them."""
    (port,) = free_ports(1)
    worker = system.start(process="all", HTTP_PORT=port, ARCHIVE_URL=f"http://127.0.0.1:{port}").wait_ready()
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
    # There is nothing to count and to find; the archive may have the history of an earlier life.
    for gone in (page.locator(".tiles"), page.get_by_label("Find in messages")):
        expect(gone).to_be_hidden()
    expect(page.get_by_label("Export")).to_be_visible()
    expect(page.get_by_role("link", name="Search for it")).to_have_attribute(
        "href", re.compile("session_id=never-was")
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
    note, value = (
        page.locator(f".tiles dd{kind}").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        for kind in (".note", ":not(.note)")
    )
    assert note < value, "what explains a figure is smaller than the figure"
    tabs = page.locator(".tabs").bounding_box()
    assert tabs is not None
    assert tabs["y"] < PHONE["height"] / 2  # the figures leave room for the timeline


def _within(element: Locator) -> bool:
    """Tell whether the element is between the left and the right edge of the screen, and all its text within it."""
    return bool(
        element.evaluate(
            """one => {
                const box = one.getBoundingClientRect();
                return box.width > 0 && box.left >= 0 && box.right <= innerWidth && one.scrollWidth <= one.clientWidth;
            }"""
        )
    )


def test_on_a_phone_rows_and_dead_letters_can_be_read(system: System, worker: Worker, visit: Visits) -> None:
    """A row has the user, the first words and the cost; a dead letter its error, what is wrong and the record."""
    long_id = "session-of-a-program-that-writes-long-names-0123456789-0123456789-0123456789"
    worker.say(
        "late-parcel",
        {"type": "UserMessageAdded", "text": "My parcel is late. " * 20, "user_id": "maren.holt@example.com"},
        {"type": "AiMessageAdded", "text": "I see", "model": "gpt-4o-mini", "usage": USED},
    )
    why = "an-unknown-type-" * 6
    value = json.dumps(event_object({"type": why}, "bad", long_id)).encode()
    system.writer.write(system.topics.session_events, [Sent(long_id.encode(), value)])
    until(lambda: worker.get("/analytics/sessions/late-parcel").is_success, "analytics has the session")
    until(lambda: worker.get("/dead-letters").json()["letters"], "the record is a dead letter")
    page = visit(worker.url, scheme="dark").page
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})

    row = page.get_by_role("listbox", name="Sessions").get_by_role("option").filter(has_text="late-parcel")
    for part in ("maren.holt@example.com", "My parcel is late.", "$0.021", "2 msg"):
        expect(row).to_contain_text(part, timeout=60_000)
    assert _fits(page)
    for place in (".name", ".user", ".words", "time", ".share"):
        box = row.locator(place).bounding_box()
        assert box is not None, place
        assert box["width"] > 0, place
        assert box["x"] + box["width"] <= PHONE["width"], place
    row.click()
    expect(page.get_by_role("heading", name="late-parcel", exact=True)).to_be_visible()
    page.get_by_role("button", name="Details").click()
    page.get_by_role("link", name="Tree").click()
    note = page.get_by_label("Of the whole history").get_by_text("No session names this one as its parent")
    expect(note).to_be_visible(timeout=60_000)
    assert _within(note)

    page.get_by_role("navigation").get_by_role("link", name="Dead letters").click()
    letter = page.locator(".letter").filter(has_text=long_id[:30])
    expect(letter.locator(".badge").first).to_be_in_viewport(ratio=1)
    expect(letter.locator(".why")).to_contain_text("type must be one of")
    assert _within(letter)
    assert _fits(page)
    letter.locator("summary").click()
    expect(letter).to_contain_text(long_id)
    expect(letter).to_contain_text(why)
    assert _within(letter), "the record is within the screen when it is opened"
    assert _fits(page)
    place = worker.get("/dead-letters").json()["letters"][0]["letter"]
    expect(letter).to_contain_text(f"sessionstream dead-letters replay {place}")
    page.set_viewport_size({"width": 1280, "height": 860})
    reason = letter.locator(".why")
    assert reason.evaluate("one => one.scrollWidth <= one.clientWidth"), (
        "the reason of an open letter is whole"
    )
    letter.get_by_role("link", name=long_id).click()
    expect(page.get_by_role("heading", name=long_id)).to_be_visible()


def _with_a_past(system: System, worker: Worker) -> int:
    """Make a session with a pin, a compaction, a child and a fork; return the sequence of its second message."""
    parts = ({"type": "UserMessageAdded", "text": f"part {n} " * 20} for n in range(4))
    said = worker.say("caller", {"type": "SystemMessageSet", "text": "Be brief."}, *parts)
    second, third = said[2], said[3]
    worker.say("caller", {"type": "MessagePinned", "message_ids": [second["event_id"]]})
    worker.say(
        "child",
        {"type": "SessionDescribed", "title": TITLE, "parent": {"session_id": "caller"}},
        {"type": "UserMessageAdded", "text": "Look it up"},
        {"type": "AiMessageAdded", "text": "Found", "model": "gpt-4o-mini", "usage": USED},
    )
    worker.say("caller", {"type": "AiMessageAdded", "text": "I see", "model": "gpt-4o-mini", "usage": USED})
    at, forked = second["sequence"], {"session_id": "variant"}
    answer = httpx.post(f"{worker.url}/sessions/caller/fork", json={**forked, "at": at}, timeout=60)
    assert answer.is_success, answer.text
    fork = until(lambda: worker.memory("variant")["messages"][1:], "the fork has the two messages of then")
    assert [message["text"] for message in fork] == ["part 1 " * 20]
    summary = compacted(third["sequence"], user_message="What was said?", ai_message="Two parts of a story.")
    system.publish([event_object(summary, "summary", "caller")])
    until(lambda: worker.get("/sessions/caller/epochs").json()["epochs"], "the archive has the compaction")
    until(
        lambda: len(worker.get("/analytics/trees/sessions/caller").json().get("sessions", ())) == 2,
        "analytics has the tree",
    )
    return int(at)


def test_a_session_shows_its_past_memories_its_compactions_and_its_tree(
    system: System, worker: Worker, visit: Visits
) -> None:
    at = _with_a_past(system, worker)
    page = visit(f"{worker.url}/#/sessions/caller").page
    panel = page.get_by_label("Of the whole history")
    expect(page.locator(".timeline .compaction .kept")).to_have_text("3 messages kept, 1 pinned")
    expect(page.locator(".timeline .message[data-state=summarised]")).to_have_count(2)
    expect(page.locator(".timeline .message [data-pinned]")).to_have_count(1)

    page.locator(f".timeline .message[data-sequence='{at}']").get_by_role("link", name="memory then").click()
    expect(panel.get_by_role("heading", name=f"Memory as of #{at}")).to_be_visible()
    expect(panel.locator(".message.user")).to_have_count(2)
    expect(panel.locator(".message.system")).to_contain_text("Be brief.")
    expect(panel.locator(".message.user").first).to_contain_text("later summarised")
    page.locator(".memory-chart").focus()
    for key in ("End", "Enter"):
        page.keyboard.press(key)
    expect(panel.locator(".message.user [data-place=summary]")).to_have_count(1)
    expect(panel.locator(".message.user [data-pinned]")).to_have_count(1)
    page.go_back()
    expect(panel.get_by_role("heading", name=f"Memory as of #{at}")).to_be_visible()

    page.get_by_role("link", name="Compactions").click()
    panel.get_by_text("What it replaced, and what it kept").click()
    expect(panel.get_by_role("heading", name=re.compile("^Replaced: 2 messages"))).to_be_visible()
    expect(panel.get_by_role("heading", name=re.compile("^Kept: 3 messages"))).to_be_visible()

    page.get_by_role("link", name="Tree").click()
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("Research")
    expect(rows.nth(1)).to_have_text(re.compile(r"\$0\.021\$0\.042$"))  # its own, and with its child's
    expect(panel.locator(".forks")).to_contain_text(f"variant as of #{at}")
    rows.nth(2).get_by_role("link", name="child").click()
    expect(page.get_by_role("heading", name="child", exact=True)).to_be_visible()
    # What is read of the session moves the links down, also between a click's aim and the click.
    expect(page.locator(".tiles")).to_contain_text("2 messages")
    page.get_by_role("link", name="Tree").click()
    expect(rows.nth(1)).to_contain_text("caller")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for place in ("?view=tree", "?view=compactions", f"?at={at}"):
        page.goto(f"{worker.url}/#/sessions/caller{place}")
        expect(panel.get_by_role("link", name="Close")).to_be_visible()
        assert _fits(page), place
        if place == "?view=tree":
            expect(rows).to_have_count(3)
            for row in (1, 2):
                assert _within(rows.nth(row).get_by_role("cell").last), (
                    "the cost with all below is on the screen"
                )
    panel.get_by_role("link", name="Close").click()
    expect(page.locator(".timeline")).to_be_visible()


def test_the_tree_of_a_deleted_session_shows_all_its_children(
    system: System, worker: Worker, visit: Visits
) -> None:
    """From each of them, and from the deleted session itself."""
    worker.say("gone", {"type": "UserMessageAdded", "text": "Ask both"})
    for name in ("first", "second"):
        worker.say(
            name,
            {"type": "SessionDescribed", "parent": {"session_id": "gone"}},
            {"type": "UserMessageAdded", "text": "Look it up"},
            {"type": "AiMessageAdded", "text": "Found", "model": "gpt-4o-mini", "usage": USED},
        )
    worker.say("gone", {"type": "SessionDeleted"})
    until(
        lambda: (
            [one["depth"] for one in worker.get("/analytics/trees/sessions/gone").json().get("sessions", ())]
            == [1, 1]
        ),
        "analytics has both children, and not their parent",
    )
    for name in ("first", "second", "gone"):
        page = visit(f"{worker.url}/#/sessions/{name}?view=tree").page
        panel = page.get_by_label("Of the whole history")
        rows = panel.get_by_role("row")
        expect(rows).to_have_count(4)
        expect(rows.nth(1)).to_contain_text("no events now")
        expect(rows.nth(1)).to_have_text(re.compile(r"\$0\.042$"))
        for child in ("first", "second"):
            expect(rows.filter(has=page.get_by_role("link", name=child, exact=True))).to_have_count(1)
        expect(panel).to_contain_text("2 sessions · $0.042 together")
        if name != "gone":
            sentence = panel.get_by_text("The parent of")
            expect(sentence).to_contain_text(f"The parent of {name} is gone,")
            expect(sentence.get_by_role("link")).to_have_attribute("href", f"#/sessions/{name}")
