"""The console in a real browser, on real workers and a real broker."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.builders.events import Fields, event_object, user
from tests.fakes.analytics_worker import HOURS, KNOWN_SESSION, LONG_AGENT_ID, analytics_worker
from tests.kafka.broker import Broker
from tests.live.browser import Visits
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System
from tests.live.topic_records import Sent
from tests.live.waiting import until
from tests.live.worker import Worker

HOSTILE = '<script>document.title="gone"</script><img src=x onerror="document.title=1">'
SESSIONS = 10_000
MESSAGES = 10_000


def policy(name: str, missed: int, interval: list[float], **other: Any) -> dict[str, Any]:
    """A policy as ``/compaction/policies`` answers it; sessions needed 20 facts of summaries."""
    regret = {
        "needed": 20,
        "missed": missed,
        "share": missed / 20,
        "interval": interval,
        "needed_by_kind": {"named": 20},
        "missed_by_kind": {"named": missed},
    }
    counts = {"sessions": 40, "sessions_compacted": 31, "compactions": 55, "refused": 0}
    sizes = {"history_bytes": 400_000, "summary_bytes": 20_000, "ratio": 0.05}
    costs = {"cost": None, "seconds": 0.4, "slowest_seconds": 2.5}
    recall = {"kept": 90, "total": 100, "share": 0.9}
    since = "2026-03-01T10:00:00+00:00"
    return {
        "policy": name,
        "since": since,
        "recall": recall,
        "regret": regret,
        **counts,
        **sizes,
        **costs,
        **other,
    }


POLICIES = [
    policy("current", 2, [0.03, 0.3], verdict=None),
    policy("worse", 14, [0.48, 0.86], verdict="more"),
]
TRIED = {"policies": POLICIES, "behind": 3}


def said(session_id: str, number: int, text: str, **fields: Any) -> Fields:
    at = f"2026-03-01T{number // 3600 % 24:02}:{number // 60 % 60:02}:{number % 60:02}Z"
    stamp = {"encoding": "o200k_base", "count": 12}
    return event_object(
        user(text, occurred_at=at, tokens=stamp, **fields), f"{session_id}-{number}", session_id
    )


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem) -> System:
    return make_shared_system(MEMORY__MAX_SIZE_BYTES="20000", SESSION_TIMEOUT_SECONDS=20).create_topics()


@pytest.fixture(scope="module")
def worker(system: System) -> Worker:
    """A worker with many sessions, one of them long."""
    worker = system.start().wait_ready()
    system.publish(said(f"crowd-{n:05}", n, "hello " * (n % 40)) for n in range(SESSIONS))
    system.publish(
        said("long", n, f"question {n} " + "and so on " * (n % 13), agent_id=f"agent-{n % 3}")
        for n in range(MESSAGES)
    )
    system.wait_flushed(within=60)
    return worker


def say(worker: Worker, session_id: str, *events: dict[str, Any]) -> list[int]:
    return [published["sequence"] for published in worker.say(session_id, *events)]


def describe(worker: Worker, session_id: str, **description: Any) -> None:
    say(worker, session_id, {"type": "SessionDescribed", **description})


def sessions(page: Page) -> Any:
    return page.get_by_role("listbox", name="Sessions").get_by_role("option")


def messages(page: Page) -> Any:
    return page.locator(".timeline .message")


def test_a_session_is_opened_and_a_message_arrives(worker: Worker, visit: Visits) -> None:
    """From the list to the timeline with the keyboard only; then a new message appears by itself."""
    call = {"id": "c1", "name": "find_order", "arguments": '{"order":"N-1"}'}
    answer = {
        "type": "ToolCallResponseAdded",
        "tool_call_id": "c1",
        "name": "find_order",
        "text": '{"eta":null}',
    }
    say(
        worker,
        "opened",
        {"type": "SystemMessageSet", "text": "Be brief."},
        {"type": "UserMessageAdded", "text": "Where is my lamp?", "user_id": "maren"},
        {"type": "AiMessageAdded", "agent_id": "triage", "tool_calls": [call], "model": "gpt-4o"},
        {**answer, "is_error": True},
        {
            "type": "AiMessageAdded",
            "text": "On its way.",
            "agent_id": "triage",
            "agent_role": "router",
            "usage": {"input_tokens": 2_000, "output_tokens": 30, "cached_tokens": 1_024},
        },
    )
    describe(worker, "opened", title="A lamp is late", labels={"team": "returns", "channel": "chat"})
    page = visit(worker.url).page
    page.get_by_label("Find by id, user, title, label").fill("team=returns")
    expect(sessions(page)).to_have_count(1)
    for part in ("opened", "maren", "A lamp is late", "Where is my lamp?", "team=returns +1"):
        expect(sessions(page)).to_contain_text(part)
    expect(page.locator(".total")).to_contain_text("no costs: no analytics worker answers")
    page.get_by_role("listbox", name="Sessions").focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="opened")).to_be_visible()
    expect(page.locator(".live")).to_have_text("live")
    expect(messages(page)).to_have_count(4)  # the response is drawn inside its call
    expect(messages(page).nth(2)).to_contain_text("find_order")
    expect(messages(page).nth(2)).to_contain_text("failed")
    expect(messages(page).nth(3)).to_contain_text("triage · router")
    expect(messages(page).nth(3)).to_contain_text("2,000 in (1,024 cached) · 30 out")
    say(worker, "opened", {"type": "UserMessageAdded", "text": "When does **it** come?"})
    expect(messages(page).last).to_contain_text("When does it come?")
    last_said = page.locator(".tiles > div").filter(has_text="Last said")
    expect(last_said.locator("dd").first).to_have_text("When does it come?")
    expect(last_said).to_contain_text("user, ")
    # Nothing came after it, so its time stands once.
    expect(page.locator(".tiles > div").filter(has_text="Last event")).to_have_count(0)
    expect(page.locator(".tiles > div").filter(has_text=re.compile("^User"))).to_contain_text("maren")
    expect(page.locator(".tiles > div").first).to_contain_text("all of them")
    page.get_by_label("Find in messages").fill("no such word")
    expect(page.locator(".timeline")).to_have_attribute("data-note", re.compile("^Nothing matches"))
    page.get_by_label("Find in messages").fill("")
    expect(messages(page)).to_have_count(5)
    assert page.locator(".timeline").get_attribute("data-note") is None
    expect(sessions(page).first).to_contain_text("5 msg")


def test_a_response_stands_within_the_call_that_memory_pairs_it_with(worker: Worker, visit: Visits) -> None:
    """A response that memory left out is marked: it came before any call, or two open calls had its id."""

    def call(call_id: str) -> dict[str, Any]:
        return {
            "type": "AiMessageAdded",
            "tool_calls": [{"id": call_id, "name": "find", "arguments": "{}"}],
        }

    def response(call_id: str) -> dict[str, Any]:
        return {"type": "ToolCallResponseAdded", "tool_call_id": call_id, "name": "find", "text": "found"}

    say(worker, "paired", response("a"), call("a"), call("a"), response("a"), call("b"), response("b"))
    page = visit(f"{worker.url}/#/sessions/paired").page

    expect(messages(page)).to_have_count(5)
    expect(page.locator(".message[data-state=unpaired]")).to_have_count(2)
    expect(page.locator(".call[data-outcome=open]")).to_have_count(2)
    expect(page.locator(".call[data-outcome=good]")).to_have_count(1)


def test_a_compaction_is_seen_with_before_and_after(system: System, worker: Worker, visit: Visits) -> None:
    said = say(
        worker, "compacted", *({"type": "UserMessageAdded", "text": f"part {n} " * 20} for n in range(4))
    )
    page = visit(f"{worker.url}/#/sessions/compacted").page
    expect(messages(page)).to_have_count(4)
    figures = dict.fromkeys(("size_before_bytes", "size_after_bytes", "tokens_before", "tokens_after"), 1)
    summary = {
        "type": "HistoryCompacted",
        "base_epoch": 0,
        "through_sequence": said[2],
        "user_message": "What was said?",
        "ai_message": "Three parts of a long story.",
        "trigger": "size",
        "policy": "by hand",
        "messages_compacted": 3,
        "duration_ms": 1_500,
        **figures,
    }
    # To Kafka, as a compaction worker publishes it.
    system.publish([event_object(summary, "summary", "compacted")])
    mark = page.locator(".compaction")
    expect(mark).to_contain_text("3 messages → a summary")
    expect(page.locator(".message[data-state=summarised]")).to_have_count(3)
    mark.get_by_text("Replaced messages, and the summary").click()
    expect(mark.get_by_text("part 1 part 1", exact=False)).to_be_visible()
    expect(mark.get_by_text("Three parts of a long story.")).to_be_visible()
    # What is in memory and what left it are all messages; the summary is no message of the conversation.
    tiles = page.locator(".tiles > div")
    expect(tiles.filter(has_text="In memory")).to_contain_text("1 of 4, and a summary")
    expect(tiles.filter(has_text="Left memory")).to_contain_text("3 messages")
    page.get_by_label("In memory only").check()
    expect(messages(page)).to_have_count(1)


def test_without_an_archive_and_an_analytics_worker_a_session_says_what_to_start(
    worker: Worker, visit: Visits
) -> None:
    said = say(worker, "alone", {"type": "UserMessageAdded", "text": "hello"})
    page = visit(f"{worker.url}/#/sessions/alone?at={said[0]}").page
    panel = page.get_by_label("Of the whole history")
    for name in (None, "Compactions"):
        if name:
            page.get_by_role("link", name=name).click()
        expect(panel.get_by_role("heading", name="No archive worker answers")).to_be_visible(timeout=60_000)
        expect(panel).to_contain_text("sessionstream worker archive")
    page.set_viewport_size({"width": 390, "height": 844})
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    page.get_by_role("link", name="Tree").click()
    expect(panel).to_contain_text("sessionstream worker analytics", timeout=60_000)
    expect(panel.get_by_role("row")).to_have_count(2)


def test_what_a_worker_refuses_is_said_and_not_asked_for_again(worker: Worker, visit: Visits) -> None:
    page = visit(f"{worker.url}/#/sessions/{'y' * 300}").page

    state = page.locator(".live")
    expect(state).to_have_text("session_id must have 1 to 256 characters, not 300")
    expect(state).to_have_attribute("data-state", "refused")
    expect(page.locator(".tiles")).to_be_hidden()  # they would say that they load


def test_an_archive_that_cannot_answer_is_no_missing_worker(worker: Worker, visit: Visits) -> None:
    opened = visit(f"{worker.url}/#/groups")
    page = opened.page
    detail = "OpenSearch does not answer; try again"
    failed = {"error_code": "store_unavailable", "detail": detail}
    page.route("**/epochs?*", lambda route: route.fulfill(status=503, json=failed))
    page.goto(f"{worker.url}/#/sessions/opened?view=compactions")
    panel = page.get_by_label("Of the whole history")
    expect(panel.get_by_role("heading", name="The archive worker cannot answer this now")).to_be_visible()
    expect(panel).to_contain_text(detail)
    expect(panel).not_to_contain_text("sessionstream worker archive")

    page.route("**/sessions/*/memory?at=*", lambda route: route.abort())
    page.goto(f"{worker.url}/#/sessions/opened?at=1")
    expect(panel.get_by_role("heading", name="This worker does not answer")).to_be_visible()


def test_the_cost_of_an_open_session_is_read_again(worker: Worker, visit: Visits) -> None:
    say(worker, "costly", {"type": "UserMessageAdded", "text": "hello"})
    page = visit(f"{worker.url}/#/groups").page
    page.clock.install()
    figures = {"cost_usd": 1.0, "usage": {"input_tokens": 10, "output_tokens": 1}}
    page.route("**/analytics/sessions/costly", lambda route: route.fulfill(json=figures))
    page.goto(f"{worker.url}/#/sessions/costly")
    cost = page.locator(".tiles > div").filter(has_text="Cost")
    expect(cost).to_contain_text("$1.00")

    figures["cost_usd"] = 2.0
    page.clock.fast_forward(15_000)
    expect(cost).to_contain_text("$2.00")


def test_what_is_evicted_is_marked(worker: Worker, visit: Visits) -> None:
    say(worker, "evicted", *({"type": "UserMessageAdded", "text": f"{n}" * 9_000} for n in range(4)))
    page = visit(f"{worker.url}/#/sessions/evicted").page

    expect(page.locator(".mark.evicted")).to_have_count(2)
    expect(page.locator(".message[data-state=evicted]")).to_have_count(2)
    expect(messages(page).first.get_by_role("button")).to_have_text("Show all 9,000 characters")


def test_hostile_text_is_shown_as_text(system: System, worker: Worker, visit: Visits) -> None:
    """In every place that shows a user's text; the page's content security policy is not even needed."""
    name = f'"><script>{"x" * 5}</script>'
    say(worker, name, {"type": "UserMessageAdded", "text": HOSTILE, "agent_id": HOSTILE, "user_id": HOSTILE})
    system.writer.write(system.topics.session_events, [Sent(HOSTILE.encode(), HOSTILE.encode())])
    opened = visit(worker.url)
    page = opened.page
    sessions(page).filter(has_text="<script>xxxxx").first.click()

    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(messages(page).locator(".text")).to_have_text(HOSTILE)
    assert page.title() == "sessionstream"
    page.get_by_role("link", name="Dead letters").click()
    letter = page.locator(".letter").first
    expect(letter).to_contain_text("not_json")
    letter.locator("> summary").click()
    expect(letter.locator("pre.code")).to_have_text(HOSTILE)
    letter.get_by_text("Bytes", exact=True).click()
    expect(letter.locator(".hex")).to_contain_text("3c 73 63 72 69 70 74 3e")
    assert page.title() == "sessionstream"
    assert page.locator("main script, main img").count() == 0


def test_many_sessions_stay_usable(worker: Worker, visit: Visits, figure: Figure) -> None:
    began = time.monotonic()
    page = visit(worker.url).page
    expect(page.locator(".total")).to_contain_text(re.compile(r"10,0\d\d|10,000"))
    shown = time.monotonic() - began
    assert sessions(page).count() < 60
    search = page.get_by_label("Find by id, user, title, label")
    began = time.monotonic()
    search.fill("crowd-09999")
    expect(sessions(page)).to_have_count(1)
    found = time.monotonic() - began
    search.fill("")
    listbox = page.get_by_role("listbox", name="Sessions")
    listbox.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-active]")).to_have_attribute("aria-posinset", re.compile(r"^(10000|1\d{4})$"))
    figure(f"{SESSIONS} sessions shown in {shown:.1f} s, one of them found in {found * 1000:.0f} ms")
    assert shown < 15
    assert found < 3


def test_long_words_stay_within_the_page(worker: Worker, visit: Visits) -> None:
    """In a wide and in a narrow window: a title without a space, and the name of a tool."""
    call = {"id": "c1", "name": "find_order_" * 23, "arguments": "{}"}
    say(worker, "wide", {"type": "AiMessageAdded", "tool_calls": [call]})
    describe(worker, "wide", title="T" * 250)
    page = visit(f"{worker.url}/#/sessions/wide").page
    mark = page.locator(".timeline .mark", has_text="Description of this session: title TTT")
    for width in (1440, 400):
        page.set_viewport_size({"width": width, "height": 800})
        for shown in (mark.locator("[dir]"), page.locator(".call .name")):
            expect(shown).to_be_visible()
            box = shown.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= width


def test_a_list_that_cannot_be_read_says_why_and_what_to_do(worker: Worker, visit: Visits) -> None:
    page = visit("about:blank").page
    said = {"error_code": "not_served_here", "detail": "no memory worker answers: start one, at the very end"}
    page.route("**/sessions?*", lambda route: route.fulfill(status=503, json=said))
    page.goto(worker.url)
    expect(page.get_by_role("listbox", name="Sessions")).to_have_attribute("data-note", said["detail"])
    expect(page.locator("#status")).to_have_attribute("title", said["detail"])


def test_a_long_session_stays_usable(worker: Worker, visit: Visits, figure: Figure) -> None:
    began = time.monotonic()
    page = visit(f"{worker.url}/#/sessions/long").page
    expect(page.locator(".live")).to_have_text("live", timeout=60_000)
    expect(messages(page).last).to_contain_text(f"question {MESSAGES - 1} ")
    read = time.monotonic() - began
    assert messages(page).count() < 500
    began = time.monotonic()
    page.get_by_role("button", name="Oldest").click()
    expect(messages(page).first).to_contain_text("question 0 ")
    expect(messages(page).first).to_be_in_viewport()
    to_start = time.monotonic() - began
    began = time.monotonic()
    page.get_by_label("Find in messages").fill("question 4321 ")
    expect(messages(page)).to_have_count(1)
    found = time.monotonic() - began
    page.get_by_label("Find in messages").fill("")
    course = page.get_by_role("slider")
    course.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(messages(page).first).to_be_focused()
    figure(
        f"{MESSAGES} messages read and shown in {read:.1f} s, to the oldest in {to_start * 1000:.0f} ms, "
        f"one of them found in {found * 1000:.0f} ms"
    )
    assert read < 40
    assert found < 5


def test_a_session_says_that_kafka_does_not_answer_until_it_does(
    kafka_own: Broker, make_own_system: MakeSystem, visit: Visits
) -> None:
    worker = make_own_system().create_topics().start().wait_ready()
    say(worker, "s", {"type": "UserMessageAdded", "text": "Hello"})
    page = visit(f"{worker.url}/#/sessions/s").page
    state = page.locator(".live")
    expect(state).to_have_text("live")

    kafka_own.stop()
    expect(state).to_have_text("Kafka does not answer, waiting", timeout=30_000)
    kafka_own.start()
    expect(state).to_have_text("live", timeout=60_000)
    expect(messages(page)).to_have_count(1)


def test_groups_and_figures_are_shown_or_their_absence_is(worker: Worker, visit: Visits) -> None:
    page = visit(f"{worker.url}/#/groups").page
    memory = page.get_by_label("memory", exact=True)
    expect(memory).to_contain_text("stable")
    expect(page.get_by_label("analytics", exact=True)).to_contain_text("not running")
    page.get_by_role("link", name="Figures").click()
    expect(page.get_by_role("heading", name="No analytics worker answers")).to_be_visible()


def test_figures_over_time(make_system: MakeSystem, visit: Visits) -> None:
    """As the analytics worker has them, through the worker that serves the page; each chart is a table too."""
    with analytics_worker() as analytics:
        system = make_system(ANALYTICS_URL=analytics).create_topics()
        worker = system.start().wait_ready()
        say(worker, KNOWN_SESSION, {"type": "UserMessageAdded", "text": "What does it cost?"})
        page = visit(f"{worker.url}/#/").page
        expect(sessions(page)).to_contain_text("$0.042")
        expect(sessions(page)).to_contain_text("What does it cost?")
        expect(page.locator(".total")).to_have_text("1 session")
        page.get_by_label("Active within").select_option("Last 5 minutes")
        expect(sessions(page)).to_have_count(1)
        page.get_by_role("link", name="Figures").click()
        for title in ("Tokens billed", "Cost", "Response time", "Messages"):
            expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert page.locator(".chartbox").first.locator("rect").count() > HOURS
        page.locator(".chartbox").nth(1).get_by_text("As a table").click()
        expect(page.locator(".chartbox").nth(1).locator("tbody tr")).to_have_count(HOURS)
        expect(page.get_by_role("row", name="a-local-model")).to_contain_text("no price")
        expect(page.get_by_role("row", name="gpt-4o").get_by_role("cell").nth(2)).to_have_text("700")
        expect(page.get_by_role("status").filter(has_text="of them cached")).to_be_visible()
        # A long name leaves room for its figures.
        expect(page.get_by_role("row", name=LONG_AGENT_ID).get_by_role("cell").last).to_have_text("$0.500")
        agents = page.get_by_role("region", name="Agents").locator(".sheet")
        assert agents.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0
        expect(page.get_by_role("status").filter(has_text="no price")).to_be_visible()
        # No policy is tried here, so there is no table; then a worker answers that two are.
        expect(page.get_by_role("region", name="Compaction policies")).to_have_count(0)
        page.route("**/compaction/policies", lambda route: route.fulfill(json=TRIED))
        page.get_by_role("link", name="Groups").click()
        page.get_by_role("link", name="Figures").click()
        tried = page.get_by_role("region", name="Compaction policies")
        expect(tried.get_by_role("row", name="current")).to_contain_text("in force")
        expect(tried.get_by_role("row", name="worse")).to_contain_text("more regret")
        expect(tried.get_by_role("row", name="worse")).to_contain_text("named 14/20")
        expect(tried).to_contain_text("No policy has less regret than the one in force")
        wide, sideways = page.viewport_size, tried.get_by_text("Scroll the table sideways")
        expect(sideways).to_be_hidden()
        page.set_viewport_size({"width": 390, "height": 844})
        expect(sideways).to_be_visible()
        assert wide is not None
        page.set_viewport_size(wide)
        # An older worker answers the same figures without verdicts.
        older = [{name: one[name] for name in one if name != "verdict"} for one in POLICIES]
        page.route("**/compaction/policies", lambda route: route.fulfill(json={**TRIED, "policies": older}))
        page.get_by_role("link", name="Groups").click()
        page.get_by_role("link", name="Figures").click()
        expect(tried.get_by_role("row", name="worse")).to_contain_text("no verdict")
        expect(tried.get_by_role("row", name="worse")).to_contain_text("named 14/20")
        expect(tried).to_contain_text("upgrade it, or run `sessionstream policies`")
        page.get_by_label("Windows of").select_option("by minute")
        for said in (
            "No answer says its usage",
            "No price of these models is set",
            "No turn has an answer yet",
        ):
            expect(page.locator(".chartbox", has_text=said)).to_be_visible()
        expect(page.locator(".plot .none")).to_have_count(3)


def test_figures_of_the_past_are_shown_with_their_range(make_system: MakeSystem, visit: Visits) -> None:
    """Imported conversations are of months ago, while their summaries are made now; the page showed zeros."""
    system = make_system(ANALYTICS__GRACE_SECONDS=1).create_topics()
    worker = system.start(process="all").wait_ready()
    usage = {"input_tokens": 2_000, "output_tokens": 30}
    for day in ("02", "09"):
        at = f"2026-03-{day}T10:00:00Z"
        asked = {"type": "UserMessageAdded", "text": "Where is my lamp?", "occurred_at": at}
        answer = {"type": "AiMessageAdded", "text": "On its way.", "model": "gpt-4o", "usage": usage}
        say(worker, f"of-march-{day}", asked, {**answer, "occurred_at": f"2026-03-{day}T10:00:02Z"})
        say(worker, f"of-march-{day}", {"type": "CompactionRequested", "reason": "user"})
    page = visit(f"{worker.url}/#/figures").page

    shown = page.get_by_role("status").filter(has_text="newest days with messages")
    expect(shown).to_contain_text("2 Mar 2026 to 9 Mar 2026 (UTC)", timeout=30_000)
    expect(shown).to_contain_text("2 turns")
    expect(shown).to_contain_text("4,060 billed · no price")
    assert page.get_by_label("Windows of").input_value() == "day"
    expect(page.get_by_role("note")).to_contain_text("No price is set for gpt-4o: set SESSIONSTREAM_MODELS=")
    assert page.locator(".chartbox").first.locator("rect").count() >= 2
    page.goto(f"{worker.url}/#/sessions/of-march-02")
    page.get_by_role("link", name="no price").click()
    expect(page.get_by_role("heading", name="Figures")).to_be_visible()


def test_the_header_of_a_session_shows_no_zeros_while_it_is_read(worker: Worker, visit: Visits) -> None:
    say(worker, "slow", {"type": "UserMessageAdded", "text": "Where is my lamp?"})
    page = visit(worker.url).page
    held: list[Any] = []
    page.route("**/sessions/slow/events*", lambda route: held.append(route))
    page.get_by_label("Find by id, user, title, label").fill("slow")
    sessions(page).first.click()

    expect(page.locator(".tiles")).to_contain_text("1 message")
    expect(page.locator(".tiles")).to_contain_text("loading…")
    expect(page.locator(".tiles")).not_to_contain_text("0 messages")
    held[0].continue_()
    expect(page.locator(".live")).to_have_text("live")
    expect(page.locator(".tiles")).to_contain_text("all of them")
    expect(page.locator(".tiles")).not_to_contain_text("loading…")


def test_a_search_without_an_archive_worker_says_what_to_start(worker: Worker, visit: Visits) -> None:
    page = visit(f"{worker.url}/#/search?q=order").page
    expect(page.get_by_role("heading", name="No archive worker answers")).to_be_visible(timeout=60_000)
    expect(page.locator(".empty")).to_contain_text("sessionstream worker archive")


def test_light_and_dark(worker: Worker, visit: Visits) -> None:
    """As the system has it, until the reader chooses; the choice stays."""

    def paper(page: Page) -> str:
        return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))

    light, dark = visit(worker.url).page, visit(worker.url, scheme="dark").page
    assert paper(light) != paper(dark)
    button = light.get_by_role("button", name="Colours")
    button.click()
    button.click()
    assert paper(light) == paper(dark)
    light.reload()
    assert paper(light) == paper(dark)


def test_a_token_is_asked_for_and_kept_in_the_tab(make_system: MakeSystem, visit: Visits) -> None:
    """Also the stream of events carries it; a wrong one is asked for again, and nothing is stored for good."""
    system = make_system(SECURITY__BEARER_TOKENS="let-me-in").create_topics()
    worker = system.start().wait_ready()
    sequence = say(worker, "secret", {"type": "UserMessageAdded", "text": "a secret"})[0]
    worker.memory("secret", min_sequence=sequence, wait_ms=10_000)
    page = visit(f"{worker.url}/#/sessions/secret").page
    token = page.get_by_label("Bearer token")
    token.fill("let-me-out")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("That token was not accepted")).to_be_visible()
    token.fill("let-me-in")
    page.get_by_role("button", name="Continue").click()

    expect(messages(page)).to_contain_text("a secret")
    expect(sessions(page)).to_have_count(1)
    until(lambda: page.locator("dialog[open]").count() == 0, "the question is gone")
    assert "let-me-in" not in json.dumps(page.evaluate("({...localStorage})"))
    assert "let-me-in" in json.dumps(page.evaluate("({...sessionStorage})"))
