"""The opaque cursor of the next page of a recall.

Scores change while events arrive, so a rank does not name a place. The cursor names what the pages before have looked
at. The next page is the best of the rest, among the events that the history had at the first page.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Final

import orjson

from schemas.errors import BadRequest
from schemas.parts import MAX_SAFE_INTEGER

#: Pages end once they have looked at so many messages: a cursor names each of them.
MAX_SEEN: Final = 1_000
_DIGEST_BYTES: Final = 6


@dataclass(frozen=True, slots=True)
class RecallPage:
    """Which part of what a session's history has about a question.

    Attributes:
        before: only messages with a smaller sequence are looked up; ``None`` on the first page.
        seen: sequences of the messages that the pages before have looked at.
    """

    before: int | None = None
    seen: frozenset[int] = frozenset()

    def cursor(self, question: object, *, end: int, seen: Collection[int]) -> str | None:
        """Return the cursor of the page after this one; ``None`` if the pages end here.

        Args:
            question: what is looked for; :func:`page_at` takes the same.
            end: the first sequence that the history does not have yet.
            seen: sequences of the messages that this page has looked at.
        """
        all_seen = sorted(self.seen.union(seen))
        if len(all_seen) > MAX_SEEN:
            return None
        steps = [later - earlier for earlier, later in pairwise([0, *all_seen])]
        fields = [_digest(question), end if self.before is None else self.before, *steps]
        return base64.urlsafe_b64encode(orjson.dumps(fields)).decode().rstrip("=")


#: The best of all that matches.
FIRST_PAGE: Final = RecallPage()


def page_at(question: object, cursor: str | None) -> RecallPage:
    """Return the page at a cursor; without one the first page.

    Args:
        question: what is looked for, in any form that is written as JSON: session, words and times.
        cursor: of the page before.

    Raises:
        BadRequest: the cursor is not one of this question.
    """
    if cursor is None:
        return FIRST_PAGE
    try:
        fields: Any = orjson.loads(base64.urlsafe_b64decode(cursor.encode() + b"=" * (-len(cursor) % 4)))
    except (ValueError, binascii.Error):
        fields = []
    digest: object
    numbers: list[Any]
    digest, *numbers = fields if isinstance(fields, list) and fields else [None]
    is_cursor = digest == _digest(question) and 0 < len(numbers) <= MAX_SEEN + 1
    # Stores take no larger sequences, and no more messages to pass by are looked up beside those that are wanted.
    are_sequences = all(type(number) is int and 0 <= number <= MAX_SAFE_INTEGER for number in numbers)
    if not (is_cursor and are_sequences and sum(numbers[1:]) <= MAX_SAFE_INTEGER):
        raise BadRequest(
            "cursor is not the `next` of a recall of this question: give the same session, q, since and until as for "
            "its first page"
        )
    before, *steps = numbers
    return RecallPage(before, frozenset(accumulate(steps)))


def _digest(question: object) -> str:
    return hashlib.blake2b(orjson.dumps(question), digest_size=_DIGEST_BYTES).hexdigest()
