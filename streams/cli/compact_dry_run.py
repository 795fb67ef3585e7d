"""``sessionstream compact --dry-run``: compares policies on recorded history, without publishing anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from processors.counts_and_shares import NO_PRICE, percent, plural
from streams.cli.console import exit_unknown, note, one_line, print_table, say_json

if TYPE_CHECKING:
    from processors.compaction.policy import CompactionPolicy
    from processors.evaluation.policy_comparison import TrialFigures
    from processors.evaluation.recall import KeptCount
    from processors.memory.fold import Entry
    from schemas.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class DryRun:
    """The arguments of the command line.

    Attributes:
        session_ids: only these sessions; empty for all.
        from_log: whether to read the events topic.
        files: files in the import format to read.
        policy_files: TOML files with compaction settings; each is a policy.
        variants: values given for options of a policy, by setting; every combination of them is a policy.
        as_json: whether to print one JSON object instead of a table.
    """

    session_ids: Sequence[str]
    from_log: bool
    files: Sequence[Path]
    policy_files: Sequence[Path]
    variants: Mapping[str, Sequence[Any]]
    as_json: bool


def dry_run(request: DryRun) -> None:
    """Try every policy and print a row for each.

    Raises:
        ConfigurationError: a value is wrong.
        BadRequest: there is no recorded history.
    """
    from schemas.settings import load_settings

    settings = load_settings()
    rows = asyncio.run(_try_policies(settings, request))
    if request.as_json:
        say_json(json.dumps({"policies": [figures.record(name) for name, figures in rows]}, indent=2))
    else:
        _show(rows)


def policies(settings: Settings, request: DryRun) -> list[tuple[str, Settings]]:
    """Return the name and the settings of each policy; the name shows how the policy differs.

    Raises:
        ConfigurationError: a file is not TOML, or a value is wrong.
    """
    from streams.settings.policies import with_compaction

    given = {name: values for name, values in request.variants.items() if values}
    named: list[tuple[str, Settings]] = []
    sources: list[Path | None] = [*request.policy_files] or [None]
    for source in sources:
        from_file = {} if source is None else _read(source)
        for values in product(*given.values()):
            chosen = {**from_file, **dict(zip(given, values, strict=True))}
            shown = [source.name] if source is not None else []
            shown += [f"{name}={value}" for name, value in zip(given, values, strict=True)]
            named.append((" ".join(shown) or "as configured", with_compaction(settings, chosen)))
    return named


def _read(path: Path) -> dict[str, Any]:
    """Return the compaction settings in a TOML file: its table [compaction], or else the whole file."""
    import tomllib

    from schemas.errors import ConfigurationError

    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigurationError(f"cannot read the policy {path}: {error}") from error
    table = content.get("compaction", content)
    if not isinstance(table, dict):
        raise ConfigurationError(f"{path}: [compaction] must be a table")
    return table


async def _try_policies(settings: Settings, request: DryRun) -> list[tuple[str, TrialFigures]]:
    chosen = policies(settings, request)
    sessions = await recorded(settings, request.session_ids, request.files, from_log=request.from_log)
    return await try_all(settings, chosen, sessions)


async def try_all(
    settings: Settings, chosen: Sequence[tuple[str, Settings]], sessions: Mapping[str, Sequence[Entry]]
) -> list[tuple[str, TrialFigures]]:
    """Try each of the named policies on recorded sessions; return their figures, in order."""
    from processors.analytics.costs import PriceTable
    from processors.evaluation.policy_comparison import trial_figures
    from streams.compaction.summarizers import make_summarizer
    from streams.evaluation.dry_run import try_policy
    from streams.settings.policies import compaction_policy, memory_policy, model_table
    from streams.settings.tokenizer import load_counter

    counter = load_counter(settings)
    if counter.estimated:
        note("no vocabulary of a tokenizer is here, so tokens are estimated (see `sessionstream doctor`)")
    prices = PriceTable(model_table(settings))
    rows: list[tuple[str, TrialFigures]] = []
    for name, variant in chosen:
        policy: CompactionPolicy = compaction_policy(variant)
        summarizer = make_summarizer(variant, policy, counter)
        try:
            trial = await try_policy(sessions, policy, summarizer, memory_policy(variant, counter))
        finally:
            await summarizer.close()
        for reason, count in sorted(trial.refused.items()):
            note(f"{one_line(name)}: {plural(count, 'summary', 'summaries')} refused: {reason}")
        rows.append((name, trial_figures(trial, prices)))
    return rows


async def recorded(
    settings: Settings, session_ids: Sequence[str], files: Sequence[Path], *, from_log: bool
) -> dict[str, list[Entry]]:
    """Return recorded sessions by id, of files and of the log.

    Raises:
        BadRequest: There are none.
        typer.Exit: One that was asked for is not among them.
    """
    from schemas.errors import BadRequest
    from streams.evaluation import recorded_history

    sessions: dict[str, list[Entry]] = recorded_history.from_files(files, session_ids) if files else {}
    if from_log:
        for session_id, entries in (await recorded_history.from_log(settings, session_ids)).items():
            # The file has precedence, so that an edited copy of a session in the log can be tried.
            sessions.setdefault(session_id, entries)
    missing = [session_id for session_id in session_ids if session_id not in sessions]
    if missing:
        exit_unknown(f"no recorded history of {', '.join(map(one_line, missing))}")
    if not sessions:
        raise BadRequest("no recorded history: the log or the files contain no session")
    return sessions


def _show(rows: Sequence[tuple[str, TrialFigures]]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("policy", overflow="fold")
    for column in ("sessions", "compactions", "recall", "identifiers", "dates", "amounts", "decisions"):
        table.add_column(column, justify="right")
    for column in ("tool values", "ratio", "calls", "tokens", "cost", "seconds"):
        table.add_column(column, justify="right")
    for name, one in rows:
        refused = f" ({one.refused} refused)" if one.refused else ""
        table.add_row(
            Text(one_line(name)),  # it may have brackets, which would be markup
            f"{one.compacted} of {one.sessions}",
            f"{one.compactions}{refused}",
            share(one.recall),
            *(share(kept) for kept in one.kept_facts.values()),
            share(one.kept_values),
            "-" if one.ratio is None else percent(one.ratio),
            str(one.calls),
            f"{one.usage.input_tokens + one.usage.output_tokens:,}",
            NO_PRICE if one.cost is None else f"{one.cost:.4f}",
            f"{one.seconds:.2f}",
        )
    print_table(table)


def share(kept: KeptCount) -> str:
    """Return a share for a table."""
    return percent(kept.share) if kept.total else "-"
