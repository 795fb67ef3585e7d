"""``sessionstream demo``: everything in one process, with an embedded broker."""

from __future__ import annotations

from typing import Annotated

import typer


def demo(
    once: Annotated[bool, typer.Option("--once", help="End when the conversations are replayed.")] = False,
) -> None:
    """Show the whole system in this process: an embedded broker, the workers, bundled conversations.

    Needs neither Kafka nor Docker. Nothing is kept.
    """
    from schemas.settings import load_settings
    from streams.demo.demo import run

    raise typer.Exit(run(load_settings(), once=once))
