"""``sessionstream stats``: shows the cost, size and response times of sessions, with plots."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from processors.counts_and_shares import NO_PRICE, percent, plural
from streams.cli.console import exit_unknown, note, one_line, output, print_table, say, say_json

if TYPE_CHECKING:
    from schemas.settings import Settings

_LABELS: Final = {"minute": "%H:%M", "hour": "%d %b %Hh", "day": "%d %b"}
_WIDEST: Final = 110


def stats(
    session_id: Annotated[
        str | None,
        typer.Argument(metavar="SESSION_ID", help="One session. [default: all]", show_default=False),
    ] = None,
    by: Annotated[
        Literal["minute", "hour", "day"], typer.Option("--by", help="Length of the time windows.")
    ] = "hour",
    as_json: Annotated[
        bool, typer.Option("--json", help="JSON instead of plots and tables; of all sessions, or of one.")
    ] = False,
) -> None:
    """Show figures of all sessions over time, or of one session event by event.

    Of all sessions it also shows the compaction policies that workers try on live traffic, if they do.

    The figures come from an analytics worker at SESSIONSTREAM_ANALYTICS_URL. The size of a session's memory
    after each event comes from a memory worker at SESSIONSTREAM_MEMORY_URL.
    """
    from schemas.settings import load_settings

    settings = load_settings()
    if session_id is None:
        asyncio.run(_all(settings, by, as_json=as_json))
    else:
        asyncio.run(_one(settings, session_id, as_json=as_json))


async def _one(settings: Settings, session_id: str, *, as_json: bool) -> None:
    from schemas.errors import Retry
    from streams.client.analytics_client import AnalyticsClient
    from streams.client.memory_client import MemoryClient

    figures: dict[str, Any] | None = None
    problem: str | None = None
    async with MemoryClient(settings) as memory, AnalyticsClient(settings) as analytics:
        events = await memory.events(session_id)
        try:
            figures = await analytics.session(session_id)
        except Retry as error:
            problem = error.detail
    if as_json:
        if problem is not None:
            note(f"cost and response times are not shown: {problem}")
        shown = {"session_id": session_id, "events": len(events), "figures": figures}
        say_json(json.dumps(shown | {"memory": events[-1].get("memory") if events else None}, indent=2))
    name = one_line(session_id)
    if not events:
        exit_unknown(f"{name}: memory has no events of this session")
    if as_json:
        return
    message_count = sum(event["size_bytes"] is not None for event in events)
    counted = f"{name}: {plural(len(events), 'event')}, {plural(message_count, 'message')}"
    after = events[-1].get("memory")
    if after is None:
        say(counted)
    else:
        say(
            f"{counted}, {after['message_count']:,} in memory, {plural(after['size_bytes'], 'byte')}, "
            f"{plural(after['tokens'], 'token')}, {percent(after['context_fraction'])} of the context"
        )
    if figures is not None:
        _say_figures(figures)
    elif problem is None:
        note("the analytics worker has counted no event of this session yet")
    known = [event["memory"] for event in events if "memory" in event]
    if known:
        _plot_memory(known)
    if len(known) < len(events):
        note(
            f"what memory was after {len(events) - len(known):,} of these events is not known: the beginning of the "
            "session is gone from session-events, or they cannot be opened; `sessionstream memory` shows what it is now"
        )
    if problem is not None:
        note(f"cost and response times are not shown: {problem}")


def _say_figures(figures: dict[str, Any]) -> None:
    usage, response = figures["usage"], figures["response_seconds"]
    say(
        f"cost: {_dollars(figures['cost_usd'], usage)}, {_input(usage, ' tokens in')}, {usage['output_tokens']:,} out; "
        f"answers within {_seconds(response['p50'])} (p95 {_seconds(response['p95'])}, "
        f"longest {_seconds(response['max'])})"
    )
    tools = ", ".join(
        f"{one_line(name)} {one['calls']:,}" + (f" ({one['failures']:,} failed)" if one["failures"] else "")
        for name, one in figures["tools"].items()
    )
    say(
        f"{plural(figures['turns'], 'turn')}, {plural(len(figures['agents']), 'agent')}, "
        f"{plural(figures['compactions'], 'compaction')}, {plural(figures['bytes_saved'], 'byte')} saved by them"
        + (f"; tools: {tools}" if tools else "")
    )


def _plot_memory(memories: list[dict[str, Any]]) -> None:
    from streams.cli import plots

    width = min(_WIDEST, output().width)
    at = [float(number) for number in range(1, len(memories) + 1)]
    for title, field, unit in (("memory, KiB", "size_bytes", 1024), ("memory, tokens", "tokens", 1)):
        values = [memory[field] / unit for memory in memories]
        say(plots.lines(f"{title}, after each event", [(title, at, values)], width=width))


async def _all(settings: Settings, by: str, *, as_json: bool) -> None:
    from processors.evaluation.verdict import CURRENT
    from streams.cli.policies import live_policies, say_live, show_policies
    from streams.client.analytics_client import AnalyticsClient

    async with AnalyticsClient(settings) as client:
        answers = await asyncio.gather(
            client.figures("windows", by=by), client.figures("models"), client.figures("tools")
        )
    windows = answers[0]["windows"]
    policies, behind = await live_policies(settings)
    if as_json:
        found = {
            name: answer[name] for name, answer in zip(("windows", "models", "tools"), answers, strict=True)
        }
        complete = all(answer["complete"] for answer in answers)
        say_json(
            json.dumps({**found, "complete": complete, "policies": policies, "behind": behind}, indent=2)
        )
        return
    if not windows:
        say("no events were counted yet")
        return
    if not all(answer["complete"] for answer in answers):
        note("not all analytics workers answered: the figures are not complete")
    _plot_windows(windows, by)
    _show_models(answers[1]["models"])
    _show_tools(answers[2]["tools"])
    if policies:
        say("compaction policies that are tried on live traffic:")
        show_policies(policies, CURRENT)
        say_live(policies, behind)


def _plot_windows(windows: list[dict[str, Any]], by: str) -> None:
    from streams.cli import plots

    width = min(_WIDEST, output().width)
    labels = [datetime.fromisoformat(one["start"]).strftime(_LABELS[by]) for one in windows]
    billed = [one["usage"]["input_tokens"] + one["usage"]["output_tokens"] for one in windows]
    say(plots.bars(f"tokens billed, by {by} (UTC)", labels, billed, width=width))
    costs = [one["cost_usd"] for one in windows]
    if any(cost is not None for cost in costs):
        unpriced = sum(cost is None for cost in costs)
        title = f"cost in USD, by {by}" + (
            f"; {plural(unpriced, by)} with calls that have no price left out" if unpriced else ""
        )
        priced = [(label, cost) for label, cost in zip(labels, costs, strict=True) if cost is not None]
        say(plots.bars(title, [label for label, _ in priced], [cost for _, cost in priced], width=width))
    series = [(name, *_points(windows, name)) for name in ("p50", "p95")]
    series = [one for one in series if one[1]]
    if series:
        title = f"seconds from question to answer, by {by} (UTC)"
        say(plots.lines(title, series, width=width, labels=labels))


def _points(windows: list[dict[str, Any]], name: str) -> tuple[list[float], list[float]]:
    """Return the windows that have this percentile, by number, and its value in each."""
    numbered = [(float(at), one["response_seconds"][name]) for at, one in enumerate(windows)]
    known = [(at, value) for at, value in numbered if value is not None]
    return [at for at, _ in known], [value for _, value in known]


def _input(usage: dict[str, int], unit: str = "") -> str:
    """Return the input tokens, and how many of them were cached if there were some."""
    cached = usage.get("cached_tokens")
    return f"{usage['input_tokens']:,}{unit}" + (f" ({cached:,} cached)" if cached else "")


def _show_models(models: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    if not models:
        return
    table = Table("model", "calls", "input", "output", "cost", "p50", "p95", box=box.SIMPLE, pad_edge=False)
    for one in sorted(models, key=lambda model: -model["calls"]):
        usage, latency = one["usage"], one["latency_seconds"]
        cells = (
            f"{one['calls']:,}",
            _input(usage),
            f"{usage['output_tokens']:,}",
            _dollars(one["cost_usd"], usage, is_priced=True) if one["priced"] else NO_PRICE,
            _seconds(latency["p50"]),
            _seconds(latency["p95"]),
        )
        table.add_row(Text(one_line(one["model"]) or "(unknown)"), *cells)
    print_table(table)


def _show_tools(tools: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    if not tools:
        return
    table = Table("tool", "calls", "failures", box=box.SIMPLE, pad_edge=False)
    for one in sorted(tools, key=lambda tool: -tool["calls"]):
        table.add_row(Text(one_line(one["tool"])), f"{one['calls']:,}", f"{one['failures']:,}")
    print_table(table)


def _dollars(cost: float | None, usage: dict[str, int], *, is_priced: bool = False) -> str:
    """Return what calls cost. Without any token, or where all have a price, the usage of a call is missing."""
    if cost is not None:
        return f"${cost:,.4f}"
    return "no usage" if is_priced or not (usage["input_tokens"] or usage["output_tokens"]) else NO_PRICE


def _seconds(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds:.2f} s"
