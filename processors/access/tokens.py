"""Recognizes a token by its hash, in constant time, and derives the credential between workers."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable
from typing import Final

from processors.access.caller import ALL_SCOPES, Caller
from schemas.access import TokenEntry

#: Shorter tokens can be guessed from their hash. 32 characters have 128 bits even as hexadecimal digits.
MIN_TOKEN_CHARACTERS: Final = 32

_WORKER_PURPOSE: Final = b"sessionstream: credential between workers"


def token_hash(token: bytes) -> bytes:
    """Return the SHA-256 of a token. Tokens are long and random, so no slower hash is needed."""
    return hashlib.sha256(token).digest()


def worker_credential(bearer_token: str) -> str:
    """Return the credential between workers that have no ``worker_token``, derived from a bearer token.

    Workers with the same bearer tokens derive the same credential. The bearer token cannot be computed from it.
    """
    return hmac.new(bearer_token.encode(), _WORKER_PURPOSE, hashlib.sha256).hexdigest()


def entry_text(entry: TokenEntry) -> str:
    """Return an entry as TOML, for the file of tokens."""
    fields = entry.model_dump(exclude_defaults=True)
    # A JSON text or list of texts is also a TOML one, but for the one control character that JSON leaves as it is.
    written = {
        name: json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        for name, value in fields.items()
    }
    return "\n".join(["[[tokens]]", *(f"{name} = {value}" for name, value in written.items())])


class KnownTokens:
    """All tokens that a server accepts. It is immutable, so a changed file of tokens makes a new one."""

    def __init__(self, callers: Iterable[tuple[bytes, Caller]]) -> None:
        self._callers = tuple(callers)

    @classmethod
    def of(
        cls, *, bearer_tokens: Iterable[str], worker_tokens: Iterable[str], entries: Iterable[TokenEntry]
    ) -> KnownTokens:
        """Return the tokens of the settings and of the file of tokens.

        Args:
            bearer_tokens: Tokens that may do everything.
            worker_tokens: The credentials of other workers, which pass on reads.
            entries: Those of the file.
        """
        worker = Caller("worker", frozenset({"read"}))
        return cls(
            [
                *(
                    (token_hash(token.encode()), Caller(f"bearer token {number}", ALL_SCOPES))
                    for number, token in enumerate(bearer_tokens, 1)
                ),
                *((token_hash(token.encode()), worker) for token in worker_tokens),
                *(
                    (
                        bytes.fromhex(entry.sha256),
                        Caller(entry.name, frozenset(entry.scopes)).narrowed([entry.session_prefix]),
                    )
                    for entry in entries
                ),
            ]
        )

    def find(self, token: bytes) -> Caller | None:
        """Return whose token this is. Every token is compared, so that the time reveals nothing about any of them."""
        given = token_hash(token)
        found = None
        for known, caller in self._callers:
            if hmac.compare_digest(known, given):
                found = caller
        return found
