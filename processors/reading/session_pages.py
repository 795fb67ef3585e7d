"""The order of a list of sessions, and the opaque cursor of its next page."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

import orjson

from schemas.errors import BadRequest

#: ``active``: the newest activity first. ``session_id``: by id; a page misses no session, whatever happens meanwhile.
SessionOrder = Literal["active", "session_id"]


class SessionPlace(NamedTuple):
    """Where a session stands in a list: its last activity in milliseconds since 1970, and its id."""

    last_timestamp_ms: int
    session_id: str


@dataclass(frozen=True, slots=True)
class SessionPage:
    """Which part of a list.

    Attributes:
        order: of the whole list.
        after: only sessions after this place in the list; ``None`` from the beginning.
    """

    order: SessionOrder = "active"
    after: SessionPlace | None = None

    def rank(self, place: SessionPlace) -> tuple[int, str] | tuple[str]:
        """Return what the list is sorted by, in :attr:`descending` or ascending order."""
        return place if self.order == "active" else (place.session_id,)

    @property
    def descending(self) -> bool:
        """Whether the greatest rank comes first."""
        return self.order == "active"

    def has(self, place: SessionPlace) -> bool:
        """Return whether a session at this place is on the page or a later one."""
        if self.after is None:
            return True
        if self.order == "active":
            return place < self.after
        return place.session_id > self.after.session_id

    def cursor(self, last: SessionPlace) -> str:
        """Return the cursor of the page after ``last``; :func:`page_at` reads it."""
        return base64.urlsafe_b64encode(orjson.dumps([self.order, *last])).decode().rstrip("=")


#: The first page of the newest sessions.
NEWEST: Final = SessionPage()


def page_at(order: SessionOrder, cursor: str | None) -> SessionPage:
    """Return the page at a cursor; without one the first page.

    Raises:
        BadRequest: the cursor is not one of a list in this order.
    """
    if cursor is None:
        return SessionPage(order)
    try:
        fields = orjson.loads(base64.urlsafe_b64decode(cursor.encode() + b"=" * (-len(cursor) % 4)))
        given, last_timestamp_ms, session_id = fields
    except (ValueError, TypeError, binascii.Error):
        given, last_timestamp_ms, session_id = None, None, None
    if given != order or not isinstance(last_timestamp_ms, int) or not isinstance(session_id, str):
        raise BadRequest(
            f"cursor is not the `next` of a list with order={order}: give the same parameters as for its first page"
        )
    return SessionPage(order, SessionPlace(last_timestamp_ms, session_id))
