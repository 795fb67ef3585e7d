"""``sessionstream config``: prints the settings in force."""

from __future__ import annotations

import json
import os
from typing import Annotated, Literal

import typer

from streams.cli.console import note, say, say_json


def config(
    output_format: Annotated[
        Literal["env", "json"], typer.Option("--format", help="As environment variables, or as JSON.")
    ] = "env",
) -> None:
    """Print all settings in force, with secrets masked. Unknown names are reported on standard error.

    The variables are as in a file for `docker run --env-file`, without quotes: a shell or systemd needs some.
    """
    from schemas.settings import load_settings
    from streams.settings.report import setting_lines, settings_table, unknown_settings

    settings = load_settings()
    if output_format == "json":
        say_json(json.dumps(settings_table(settings), indent=2, ensure_ascii=False))
    else:
        for line in setting_lines(settings):
            say(line)
    for warning in unknown_settings(os.environ):
        note(f"warning: {warning}")
