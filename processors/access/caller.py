"""What the sender of a request may do: its scopes, and the sessions that it may name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, get_args

from schemas.access import Scope
from schemas.errors import Forbidden

ALL_SCOPES: Final[frozenset[Scope]] = frozenset(get_args(Scope))


def begins_with_each(session_id: str, prefixes: Sequence[str]) -> bool:
    """Return whether a caller with these prefixes may name the session; without prefixes it may name any."""
    return not prefixes or all(map(session_id.startswith, prefixes))


@dataclass(frozen=True, slots=True)
class Caller:
    """The rights of one request's sender.

    Attributes:
        name: Name of the token in the file of tokens; never the token.
        scopes: What it may do.
        prefixes: A session id must begin with each of them. Empty: any session.
    """

    name: str
    scopes: frozenset[Scope]
    prefixes: tuple[str, ...] = ()

    def narrowed(self, prefixes: Iterable[str]) -> Caller:
        """Return the same caller, limited also to the sessions that begin with ``prefixes``; rights never grow."""
        more = tuple(prefix for prefix in prefixes if prefix and prefix not in self.prefixes)
        return replace(self, prefixes=(*self.prefixes, *more)) if more else self

    def may_name(self, session_id: str) -> bool:
        """Return whether the caller may name this session."""
        return begins_with_each(session_id, self.prefixes)

    def require_any(self, scopes: Iterable[Scope], what: str) -> None:
        """Return if the caller has one of ``scopes``.

        Args:
            scopes: One of them suffices; empty: any token does.
            what: What the request does, for the message.

        Raises:
            Forbidden: It has none of them.
        """
        wanted = sorted(scopes)
        if wanted and self.scopes.isdisjoint(wanted):
            raise Forbidden(
                f"{what} needs a token with the scope {' or '.join(wanted)}; this token has "
                f"{', '.join(sorted(self.scopes)) or 'none'}: use another token, or add the scope in the file of tokens",
                error_code="forbidden_scope",
            )

    def require_session(self, session_id: str) -> None:
        """Return if the caller may name this session.

        Raises:
            Forbidden: The session id does not begin with the token's prefix.
        """
        if not self.may_name(session_id):
            raise Forbidden(
                f"this token is for sessions whose id begins with {' and '.join(map(repr, self.prefixes))}: "
                "use such a session id, or another token",
                error_code="forbidden_session",
            )

    def require_all_sessions(self, what: str) -> None:
        """Return if the caller is not limited to some sessions.

        Raises:
            Forbidden: It is, and ``what`` is about all sessions.
        """
        if self.prefixes:
            raise Forbidden(
                f"{what} is about all sessions, and this token is for sessions whose id begins with "
                f"{' and '.join(map(repr, self.prefixes))}: use a token without a session prefix",
                error_code="forbidden_session",
            )


#: The sender of a request to a server without tokens.
EVERYBODY: Final = Caller("everybody", ALL_SCOPES)
#: The sender of a request without a token, to a path that needs none.
NOBODY: Final = Caller("nobody", frozenset())
