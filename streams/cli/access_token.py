"""``sessionstream token``: makes a token, and its entry for the file of tokens."""

from __future__ import annotations

import secrets
import sys
from typing import Annotated, cast

import typer

from streams.cli.console import note, one_line, say

#: Bytes of a new token; its text is longer.
_TOKEN_BYTES = 32


def token(
    name: Annotated[str, typer.Option("--name", help="Whose token it is; shown in the log.")],
    scope: Annotated[
        list[str] | None,
        typer.Option("--scope", help="read, write or admin; repeatable. Without any, it only reads metrics."),
    ] = None,
    session_prefix: Annotated[
        str, typer.Option("--session-prefix", help="It may only name sessions whose id begins with this.")
    ] = "",
    stdin: Annotated[
        bool, typer.Option("--stdin", help="Hash the token on standard input instead of making one.")
    ] = False,
) -> None:
    """Make a token for the HTTP API, and print its entry for SESSIONSTREAM_SECURITY__TOKENS_FILE.

    The entry, with the token's hash, goes to standard output: append it to the file. The token itself goes to
    standard error and is stored nowhere.
    """
    from pydantic import ValidationError

    from processors.access.tokens import MIN_TOKEN_CHARACTERS, entry_text, token_hash
    from schemas.access import Scope, TokenEntry
    from schemas.field_names import reason_of

    given = sys.stdin.readline().strip() if stdin else secrets.token_urlsafe(_TOKEN_BYTES)
    if len(given) < MIN_TOKEN_CHARACTERS:
        raise typer.BadParameter(
            f"a token needs at least {MIN_TOKEN_CHARACTERS} random characters; without --stdin one is made"
        )
    try:
        entry = TokenEntry(
            name=name,
            sha256=token_hash(given.encode()).hex(),
            scopes=cast(list[Scope], scope or []),
            session_prefix=session_prefix,
        )
    except ValidationError as error:
        wrong = error.errors()[0]  # without its place in a list: the option is given once for each value
        raise typer.BadParameter(f"{wrong['loc'][0]}: {reason_of(wrong)}") from error
    if not stdin:
        note(f"token of {one_line(name)}, shown only now: {given}")
    say(entry_text(entry))
