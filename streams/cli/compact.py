"""``sessionstream compact``: policies tried on recorded history."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def compact(
    *,
    session_ids: Annotated[list[str] | None, typer.Argument(metavar="[SESSION_ID]...")] = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="Publish nothing: say what would come out.")] = False,
    from_log: Annotated[bool, typer.Option("--from-log", help="Over the events topic as it stands.")] = False,
    from_file: Annotated[
        list[Path] | None, typer.Option("--from-file", help="Over a file in the import format; repeatable.")
    ] = None,
    policy: Annotated[
        list[Path] | None,
        typer.Option("--policy", help="A TOML file with settings of compaction, prompts too; repeatable."),
    ] = None,
    trigger_size_bytes: Annotated[list[str] | None, typer.Option("--trigger-size-bytes")] = None,
    trigger_messages: Annotated[list[str] | None, typer.Option("--trigger-messages")] = None,
    keep_recent_turns: Annotated[list[int] | None, typer.Option("--keep-recent-turns", min=0)] = None,
    summarizer: Annotated[list[str] | None, typer.Option("--summarizer")] = None,
    model: Annotated[list[str] | None, typer.Option("--model")] = None,
    max_summary_tokens: Annotated[list[int] | None, typer.Option("--max-summary-tokens", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of a table.")] = False,
) -> None:
    """Try policies on recorded history: what they would compact, what the summaries would keep and cost.

    With --dry-run, which publishes nothing. Options of a policy may be given several times: each combination is
    tried, a row each; what is not given is as configured. Recall is the share of the identifiers, dates, amounts
    and decisions of a conversation that its last summary still says.
    """
    from streams.cli.compact_dry_run import DryRun, dry_run

    if not dry:
        raise typer.BadParameter("only --dry-run is there so far")
    if not from_log and not from_file:
        raise typer.BadParameter("--dry-run needs --from-log, --from-file FILE, or both")
    dry_run(
        DryRun(
            session_ids=session_ids or [],
            from_log=from_log,
            files=from_file or [],
            policy_files=policy or [],
            variants={
                "trigger_size_bytes": trigger_size_bytes or [],
                "trigger_messages": trigger_messages or [],
                "keep_recent_turns": keep_recent_turns or [],
                "summarizer": summarizer or [],
                "model": model or [],
                "max_summary_tokens": max_summary_tokens or [],
            },
            as_json=as_json,
        )
    )
