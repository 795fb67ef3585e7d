"""``sessionstream policies``: compares the policies of COMPACTION__SHADOW on the log, by what sessions needed later."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from processors.evaluation.policy_comparison import TrialFigures
    from processors.evaluation.regret import Regret

#: The name of the policy without any of COMPACTION__SHADOW.
AS_CONFIGURED: Final = "as configured"


def policies(
    *,
    session_ids: Annotated[list[str] | None, typer.Argument(metavar="[SESSION_ID]...")] = None,
    from_file: Annotated[
        list[Path] | None,
        typer.Option("--from-file", help="Use a file in the import format, not the log; repeatable."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of a table.")] = False,
) -> None:
    """Compare the compaction policies of SESSIONSTREAM_COMPACTION__SHADOW with the settings as they are.

    Every policy compacts private copies of the recorded sessions, as it would have done while they went on. Nothing is
    published, and no memory changes. A policy that uses a model calls it, and that is billed.

    Regret is the share of what a session needed later and the summary did not have: identifiers, dates and amounts
    that were named again, what recall found in the history, tools that were called again with equal arguments, and what
    users said again. The range behind it holds with a confidence of 95 %: policies whose ranges overlap need more
    sessions to be told apart. SESSIONSTREAM_COMPACTION__PROMOTE=NAME makes one of them the policy in force.
    """
    import asyncio
    import json

    from schemas.errors import BadRequest
    from schemas.settings import PREFIX, load_settings
    from streams.cli.compact_dry_run import as_json as figures_as_json
    from streams.cli.compact_dry_run import recorded, try_all, with_compaction
    from streams.cli.console import say

    promoted = load_settings().compaction.promote
    # Each policy goes over the settings as they are without the promoted one.
    settings = load_settings(compaction={"promote": None})
    shadow = settings.compaction.shadow
    if not shadow:
        raise BadRequest(
            f"there is no policy to compare: set {PREFIX}COMPACTION__SHADOW, for example to "
            '{"short":{"max_summary_tokens":500}}'
        )
    chosen = [(AS_CONFIGURED, settings)]
    chosen += [(name, with_compaction(settings, values)) for name, values in shadow.items()]

    async def tried() -> list[tuple[str, TrialFigures]]:
        sessions = await recorded(settings, session_ids or [], from_file or [], from_log=not from_file)
        return await try_all(settings, chosen, sessions)

    rows = asyncio.run(tried())
    if as_json:
        found = [figures_as_json(name, figures) for name, figures in rows]
        say(json.dumps({"promoted": promoted, "policies": found}, indent=2))
    else:
        _show(rows, promoted or AS_CONFIGURED)


def _show(rows: Sequence[tuple[str, TrialFigures]], in_force: str) -> None:
    from rich import box
    from rich.table import Table

    from processors.evaluation.regret import NEEDS
    from schemas.settings import PREFIX
    from streams.cli.compact_dry_run import share
    from streams.cli.console import note, print_table

    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("policy", overflow="fold")
    for column in ("compactions", "recall", "regret", *NEEDS, "ratio", "cost", "seconds", "slowest"):
        table.add_column(column, justify="right")
    for name, one in rows:
        refused = f" ({one.refused} refused)" if one.refused else ""
        table.add_row(
            f"{name} (in force)" if name == in_force else name,
            f"{one.compactions}{refused}",
            share(one.recall),
            _range(one.regret),
            *(f"{one.regret.missed[need]}/{one.regret.needed[need]}" for need in NEEDS),
            "-" if one.ratio is None else f"{one.ratio:.1%}",
            "unpriced" if one.cost is None else f"{one.cost:.4f}",
            f"{one.seconds:.2f}",
            f"{one.slowest_seconds:.2f}",
        )
    print_table(table)
    note(f"missed/needed by kind; {PREFIX}COMPACTION__PROMOTE=NAME puts a policy in force")


def _range(regret: Regret) -> str:
    share, interval = regret.share, regret.interval
    if share is None or interval is None:
        return "-"
    return f"{share:.0%} ({interval[0]:.0%} to {interval[1]:.0%})"
