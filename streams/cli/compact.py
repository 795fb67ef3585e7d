"""``sessionstream compact``: compacts a session now, or tries policies on recorded history."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from streams.cli.compact_now import ANSWER_SECONDS


def compact(
    *,
    session_ids: Annotated[list[str] | None, typer.Argument(metavar="SESSION_ID")] = None,
    instructions: Annotated[
        str | None, typer.Option("--instructions", help="What the summarizer should keep or leave out.")
    ] = None,
    user_message: Annotated[
        str | None, typer.Option("--user-message", help="With --ai-message: your own summary.")
    ] = None,
    ai_message: Annotated[str | None, typer.Option("--ai-message", help="See --user-message.")] = None,
    knowledge: Annotated[
        Path | None,
        typer.Option(
            "--knowledge",
            help="With your own summary: a JSON file with its knowledge. Without it, the last summary's stays.",
        ),
    ] = None,
    base_sequence: Annotated[
        int | None,
        typer.Option(
            "--base-sequence",
            min=0,
            help="With your own summary: `sequence` of the memory that you read for it. Later messages stay.",
        ),
    ] = None,
    timeout_seconds: Annotated[
        float, typer.Option("--timeout-seconds", min=1, help="How long to wait for the compaction worker.")
    ] = ANSWER_SECONDS,
    dry: Annotated[
        bool, typer.Option("--dry-run", help="Publish nothing: show what policies would do.")
    ] = False,
    from_log: Annotated[
        bool, typer.Option("--from-log", help="Use the recorded history in the events topic.")
    ] = False,
    from_file: Annotated[
        list[Path] | None, typer.Option("--from-file", help="Use a file in the import format; repeatable.")
    ] = None,
    policy: Annotated[
        list[Path] | None,
        typer.Option("--policy", help="A TOML file with compaction settings, also prompts; repeatable."),
    ] = None,
    trigger_size_bytes: Annotated[list[str] | None, typer.Option("--trigger-size-bytes")] = None,
    trigger_messages: Annotated[list[str] | None, typer.Option("--trigger-messages")] = None,
    trigger_input_tokens: Annotated[list[str] | None, typer.Option("--trigger-input-tokens")] = None,
    keep_recent_turns: Annotated[list[int] | None, typer.Option("--keep-recent-turns", min=0)] = None,
    summarizer: Annotated[list[str] | None, typer.Option("--summarizer")] = None,
    model: Annotated[list[str] | None, typer.Option("--model")] = None,
    max_summary_tokens: Annotated[list[int] | None, typer.Option("--max-summary-tokens", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of a table.")] = False,
) -> None:
    """Compact a session now, and wait until its new memory can be read.

    The compaction worker makes the summary, unless --user-message and --ai-message give one. Exit code 1 means
    that nothing was compacted; the reason is printed. Without SESSIONSTREAM_BOOTSTRAP_SERVERS, a memory worker at
    SESSIONSTREAM_MEMORY_URL is asked over HTTP.

    With --dry-run, nothing is published: policies are tried on recorded history, to see what they would compact,
    and what the summaries would keep and cost. Options of a policy may be given several times: each combination
    is tried and has its own row; an option that is not given is as configured. Recall is the share of the
    identifiers, dates, amounts and decisions of a conversation that are still in its last summary.
    """
    if not dry:
        from streams.cli.compact_now import compact_now, read_knowledge

        if session_ids is None or len(session_ids) != 1:
            raise typer.BadParameter("give one SESSION_ID, or --dry-run")
        if (user_message is None) != (ai_message is None):
            raise typer.BadParameter("your own summary needs both --user-message and --ai-message")
        if user_message is None and (knowledge is not None or base_sequence is not None):
            raise typer.BadParameter("--knowledge and --base-sequence need --user-message and --ai-message")
        triggers = (trigger_size_bytes, trigger_messages, trigger_input_tokens)
        tried = (policy, *triggers, keep_recent_turns, summarizer, model)
        if from_log or from_file or max_summary_tokens or any(tried):
            raise typer.BadParameter("options of a policy and of recorded history need --dry-run")
        compact_now(
            session_ids[0],
            instructions=instructions,
            user_message=user_message,
            ai_message=ai_message,
            knowledge=None if knowledge is None else read_knowledge(knowledge),
            base_sequence=base_sequence,
            timeout_seconds=timeout_seconds,
            as_json=as_json,
        )
        return
    from streams.cli.compact_dry_run import DryRun, dry_run

    if any(one is not None for one in (instructions, user_message, ai_message, knowledge, base_sequence)):
        raise typer.BadParameter(
            "--instructions, and a summary of your own, are for a compaction: give them without --dry-run"
        )
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
                "trigger_input_tokens": trigger_input_tokens or [],
                "keep_recent_turns": keep_recent_turns or [],
                "summarizer": summarizer or [],
                "model": model or [],
                "max_summary_tokens": max_summary_tokens or [],
            },
            as_json=as_json,
        )
    )
