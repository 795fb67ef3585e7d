"""``sessionstream demo``: runs the whole system in one process, with an embedded broker."""

from __future__ import annotations

from typing import Annotated

import typer


def demo(
    once: Annotated[bool, typer.Option("--once", help="End after the conversations were replayed.")] = False,
) -> None:
    """Run the whole system in this process: an embedded broker, the workers, and bundled conversations.

    It needs neither Kafka nor Docker. Nothing is kept.
    """
    from schemas.settings import load_settings
    from streams.demo.demo import run

    raise typer.Exit(run(load_settings(), once=once))
