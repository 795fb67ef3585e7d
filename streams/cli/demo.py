"""``sessionstream demo``: runs the whole system in one process, with an embedded broker."""

from __future__ import annotations

from typing import Annotated

import typer


def demo(
    once: Annotated[bool, typer.Option("--once", help="End after the conversations were replayed.")] = False,
    port: Annotated[
        int | None,
        typer.Option("--port", min=1, max=65_535, help="The HTTP port; without it, 6066 or a free one."),
    ] = None,
) -> None:
    """Run the whole system in this process: an embedded broker, the workers, and bundled conversations.

    It needs neither Kafka nor Docker. Nothing is kept.
    """
    from schemas.settings import load_settings
    from streams.demo.demo import run

    settings = load_settings()
    if port is not None:
        settings = settings.model_copy(update={"http_port": port})
    raise typer.Exit(run(settings, once=once))
