"""``sessionstream policies``: compares the policies of COMPACTION__SHADOW by what sessions needed later."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from processors.counts_and_shares import NO_PRICE, percent, plural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from schemas.settings import Settings

#: The setting that bounds what a policy that is tried may spend.
_BUDGET: Final = "LIMITS__SHADOW_TOKENS_PER_HOUR"
#: The name of the policy without any of COMPACTION__SHADOW.
AS_CONFIGURED: Final = "as configured"


def policies(
    *,
    session_ids: Annotated[list[str] | None, typer.Argument(metavar="SESSION_ID")] = None,
    from_log: Annotated[
        bool, typer.Option("--from-log", help="Try the policies on the log, also if workers try them.")
    ] = False,
    from_file: Annotated[
        list[Path] | None,
        typer.Option("--from-file", help="Use a file in the import format, not the log; repeatable."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of a table.")] = False,
) -> None:
    """Compare the compaction policies of SESSIONSTREAM_COMPACTION__SHADOW with the settings as they are.

    Compaction workers with this setting try each policy on live traffic: they compact private copies of all sessions as
    these go on. Their table is shown, from a worker at SESSIONSTREAM_MEMORY_URL; `current` is the policy in force.

    If no worker has such a table, or with --from-log, --from-file or a SESSION_ID, the policies are tried here, on
    recorded sessions. Nothing is published, and no memory changes. A policy that uses a model calls it, and that is
    billed.

    Regret is the share of what a session needed later and the summary did not have: identifiers, dates and amounts
    that were named again, what recall found in the history, tools that were called again with equal arguments, and what
    users said again. The range behind it holds with a confidence of 95 %, where needs of one session
    count as partly the same: policies whose ranges overlap need more
    sessions to be told apart. A line below the table says of each policy whether it misses less than the one in force,
    more, or what is missing to tell. SESSIONSTREAM_COMPACTION__PROMOTE=NAME puts one of them in force.
    """
    import asyncio
    import json

    from processors.evaluation.verdict import CURRENT, with_verdicts
    from schemas.settings import load_settings
    from streams.cli.console import say_json

    settings = load_settings()
    rows: list[dict[str, Any]] = []
    behind: int | None = None
    if not (session_ids or from_log or from_file):
        rows, behind = asyncio.run(live_policies(settings))
    is_live = bool(rows)
    if not is_live:
        rows = _tried_here(session_ids or [], from_file or [])
    promoted = settings.compaction.promote
    if as_json:
        if not is_live:
            rows = with_verdicts(rows, promoted or AS_CONFIGURED)
        found = {"promoted": promoted, "live": is_live, "policies": rows}
        say_json(json.dumps(found | ({"behind": behind} if is_live else {}), indent=2))
        return
    show_policies(rows, CURRENT if is_live else promoted or AS_CONFIGURED)
    if is_live:
        say_live(rows, behind)


async def live_policies(settings: Settings) -> tuple[list[dict[str, Any]], int | None]:
    """Return a row for each policy that workers try, and how many records they have not counted yet.

    No rows if none is tried, or if no worker answers: it is said then.
    """
    from schemas.errors import SessionstreamError
    from streams.cli.console import note
    from streams.client.memory_client import MemoryClient

    try:
        async with MemoryClient(settings) as client:
            answer = await client.policies()
    except SessionstreamError as error:
        note(f"policies that are tried on live traffic are not shown: {error.detail}")
        return [], None
    return answer["policies"], answer["behind"]


def _tried_here(session_ids: Sequence[str], files: Sequence[Path]) -> list[dict[str, Any]]:
    import asyncio

    from schemas.errors import BadRequest
    from schemas.settings import PREFIX, load_settings
    from streams.cli.compact_dry_run import recorded, try_all
    from streams.settings.policies import shadow_policies

    # Each policy goes over the settings as they are without the promoted one.
    settings = load_settings(compaction={"promote": None})
    shadow = shadow_policies(settings)
    if not shadow:
        raise BadRequest(
            f"there is no policy to compare: set {PREFIX}COMPACTION__SHADOW, for example to "
            '{"short":{"max_summary_tokens":500}}'
        )

    async def tried() -> list[dict[str, Any]]:
        sessions = await recorded(settings, session_ids, files, from_log=not files)
        chosen = [(AS_CONFIGURED, settings), *shadow.items()]
        return [figures.record(name) for name, figures in await try_all(settings, chosen, sessions)]

    return asyncio.run(tried())


def show_policies(rows: Sequence[dict[str, Any]], in_force: str) -> None:
    """Print a table with a row for each policy."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from processors.evaluation.regret import NEEDS
    from streams.cli.console import note, one_line, print_table

    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("policy", overflow="fold")
    for column in (
        "sessions",
        "compactions",
        "recall",
        "regret",
        *NEEDS,
        "ratio",
        "cost",
        "seconds",
        "slowest",
    ):
        table.add_column(column, justify="right")
    for one in rows:
        refused = f" ({one['refused']} refused)" if one["refused"] else ""
        left_out = one.get("sessions_over_budget", 0)
        over_budget = f" ({left_out:,} over budget)" if left_out else ""
        name, regret, recall = one_line(one["policy"]), one["regret"], one["recall"]
        missed, needed = regret["missed_by_kind"], regret["needed_by_kind"]
        table.add_row(
            Text(f"{name} (in force)" if name == in_force else name),
            f"{one['sessions_compacted']} of {one['sessions']}{over_budget}",
            f"{one['compactions']}{refused}",
            percent(recall["share"]) if recall["total"] else "-",
            _range(regret["share"], regret["interval"]),
            *(f"{missed.get(need, 0)}/{needed[need]}" if needed.get(need) else "-" for need in NEEDS),
            "-" if one["ratio"] is None else percent(one["ratio"]),
            NO_PRICE if one["cost"] is None else f"{one['cost']:.4f}",
            f"{one['seconds']:.2f}" if one["compactions"] else "-",
            f"{one['slowest_seconds']:.2f}" if one["compactions"] else "-",
        )
    print_table(table)
    note("named, recalled, called, said: missed/needed; regret is the share that was missed")
    if any(one.get("sessions_over_budget") for one in rows):
        note(
            f"over budget: sessions that were not tried, or not any further, because a policy had spent {_BUDGET}; the "
            "figures are of the other ones"
        )
    for line in compared(rows, in_force):
        note(line)


def compared(rows: Sequence[dict[str, Any]], in_force: str) -> list[str]:
    """Return a line for each other policy: whether it misses less than the one in force, and how to promote it."""
    from processors.evaluation.verdict import lacks, verdict_of
    from schemas.settings import PREFIX
    from streams.cli.console import one_line

    current = next((one for one in rows if one["policy"] == in_force), None)
    if current is None:
        return []
    lines: list[str] = []
    for one in rows:
        if one is current:
            continue
        name = one_line(one["policy"])
        told = verdict_of(one, current)
        if told == "open":
            lines.append(f"{name}: {lacks(one, current)}")
        elif told == "mixed":
            lines.append(
                f"{name}: not to be told from {in_force}, which compacts at other times: of the share and the number "
                "of what is missed, one is smaller and one larger"
            )
        elif told == "more":
            lines.append(f"{name}: worse than {in_force}, it misses more")
        else:
            lines.append(
                f"{name}: better than {in_force}, it misses less; to put it in force: "
                f"{PREFIX}COMPACTION__PROMOTE={name}"
            )
    return lines


def say_live(rows: Sequence[dict[str, Any]], behind: int | None) -> None:
    """Say since when the policies are tried on live traffic, and what is not counted yet."""
    from streams.cli.console import note

    since = min(one["since"] for one in rows)[:16].replace("T", " ")
    note(
        f"tried on live traffic since {since} UTC; {plural(behind or 0, 'record is', 'records are')} not counted yet"
    )


def _range(share: float | None, interval: Sequence[float] | None) -> str:
    if share is None or interval is None:
        return "-"
    return f"{percent(share)} ({percent(interval[0])} to {percent(interval[1])})"
