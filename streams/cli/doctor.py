"""``sessionstream doctor``: checks everything that a worker needs."""

from __future__ import annotations

import asyncio
from typing import Final

import typer

from streams.cli.console import WaitSeconds, one_line, output, waiting_note

_STYLES: Final = {"ok": "green", "warning": "yellow", "failed": "red"}


def doctor(wait_seconds: WaitSeconds = 10.0) -> None:
    """Check broker, topics, partitions, limits, dead letters, workers, interceptors, tokenizer, store and model.

    Every problem is shown with its remedy. Exit code 1 if a check fails; a warning is not a failure. A process that
    ran and has no worker any more is a failure; one that never ran is not. Brokers and workers that do not answer yet
    are waited for, because they may be starting.
    """
    from rich.text import Text

    from processors.masked_addresses import mask_credentials
    from schemas.settings import load_settings
    from streams.cli.doctor_checks import examine

    findings = asyncio.run(examine(load_settings(), wait_seconds, waiting_note(wait_seconds)))
    console = output()
    for finding in findings:
        line = Text(f"{finding.outcome:<8} ", style=_STYLES[finding.outcome])
        line.append(f"{finding.name:<12} ", style="bold")
        line.append(one_line(mask_credentials(finding.detail)), style="default")
        if finding.remedy:
            line.append(f"; {one_line(mask_credentials(finding.remedy))}", style="default")
        console.print(line)
    if any(finding.outcome == "failed" for finding in findings):
        raise typer.Exit(1)
