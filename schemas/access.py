"""The file of access tokens: who may call the HTTP API, what each token may do, and with which sessions."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

#: What a token may do: read memories and figures; add what agents say; change or delete sessions.
Scope = Literal["read", "write", "admin"]


class TokenEntry(BaseModel):
    """One token. The file has its hash, never the token itself.

    An unknown field is an error, because a misspelt ``session_prefix`` would give access to all sessions.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    name: Annotated[str, Field(min_length=1, max_length=128)]
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    scopes: list[Scope]
    session_prefix: str = ""


class TokenFile(BaseModel):
    """The whole file, TOML with one ``[[tokens]]`` table for each token.

    Raises (pydantic.ValidationError): a field is missing, wrong or unknown, or two entries have the same token.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    tokens: list[TokenEntry]

    @model_validator(mode="after")
    def _require_different_tokens(self) -> Self:
        names: dict[str, str] = {}
        for entry in self.tokens:
            other = names.setdefault(entry.sha256, entry.name)
            if other is not entry.name:
                raise ValueError(
                    f"{other} and {entry.name} have the same token: make one of its own for each"
                )
        return self
