"""The parameters of the list of sessions; apart from its route for the fake of a client's tests."""

from __future__ import annotations

from typing import Any, Final

from processors.reading.session_pages import SessionOrder
from streams.http.query import Parameter, one_of, positive_number, repeatable_text, text, whole_number

#: Default and maximum number of sessions in a list.
DEFAULT_SESSIONS: Final = 100
MAX_SESSIONS: Final = 10_000

ACTIVE_WITHIN_SECONDS: Final = positive_number(
    "active_within_seconds", "Only sessions whose last event is at most this many seconds old"
)
USER_ID: Final = text("user_id", "Only sessions of this user")
LABEL: Final = repeatable_text(
    "label",
    "Only sessions with this label: `NAME=VALUE`, or `NAME` for any value; repeatable, a session must have all of them",
)
PARENT: Final = text("parent", "Only the children of this session, by SessionDescribed")
FORKED_FROM: Final = text("forked_from", "Only the forks of this session, by SessionForked")
LIMIT: Final = whole_number(
    "limit",
    f"Maximum number of sessions in a page; larger numbers are lowered to {MAX_SESSIONS}",
    least=1,
    default=DEFAULT_SESSIONS,
    cut_to=MAX_SESSIONS,
)
ORDER: Final[Parameter[SessionOrder]] = one_of(
    "order",
    "`active`: newest activity first; a session that becomes active between two pages is on none of the later ones. "
    "`session_id`: by id; the pages together have every session that existed all the time, once",
    ("active", "session_id"),
)
CURSOR: Final = text("cursor", "`next` of the page before; give the other parameters as for that page")
SESSIONS_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (
    ACTIVE_WITHIN_SECONDS,
    USER_ID,
    LABEL,
    PARENT,
    FORKED_FROM,
    ORDER,
    LIMIT,
    CURSOR,
)
