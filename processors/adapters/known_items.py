"""What an adapter knows of a session without reading it again, and how long that is exact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from schemas.publication import Published

#: The end of a session that has no events: no offset follows it.
NOWHERE: Final = -1


@dataclass(frozen=True, slots=True)
class KnownItems:
    """The items that a session held, as of a place in its partition.

    A partition has one offset for each record. So if the offsets of one's own events follow the last known one without
    a gap, no other client has written to the session in between: these items and one's own are all that it was given.
    Items that have left memory since may still be among them. Where other sessions write to the partition there are
    gaps; then the ids of the newest messages say it.

    Attributes:
        items: in the framework's form, oldest first.
        end: the offset after the last event that is known; :data:`NOWHERE` if there was none.
        last_message_id: the event id of the newest message that was checked; ``None`` if it is not known, or there is
            none.
        unchecked_ids: of one's own messages after it, which were written behind a gap.
    """

    items: Sequence[dict[str, Any]]
    end: int
    last_message_id: str | None = None
    unchecked_ids: Sequence[str] = ()

    def with_own(
        self,
        items: Sequence[dict[str, Any]],
        published: Sequence[Published],
        message_ids: Sequence[str] = (),
    ) -> KnownItems | None:
        """Return what is known after one's own write; ``None`` if another record may stand before or between.

        Args:
            items: that were written.
            published: where their events stand.
            message_ids: those of the events that are messages, in order.
        """
        offsets = sorted(event.sequence for event in published)
        if offsets != list(range(self.end, self.end + len(offsets))):
            return None
        return self._followed_by(items, self.end + len(offsets), message_ids)

    def with_unchecked(self, items: Sequence[dict[str, Any]], message_ids: Sequence[str]) -> KnownItems:
        """Return what is known after one's own write behind a gap, if another client's items before it do not matter."""
        return KnownItems(
            [*self.items, *items], NOWHERE, self.last_message_id, [*self.unchecked_ids, *message_ids]
        )

    def with_newest(
        self,
        items: Sequence[dict[str, Any]],
        published: Sequence[Published],
        message_ids: Sequence[str],
        newest_ids: Sequence[str],
        message_count: int,
    ) -> KnownItems | None:
        """Return what is known after one's own write, by the newest messages of a read that came after it.

        If one's own messages follow the last known one directly, no message of another client stands between.

        Args:
            items: that were written.
            published: where their events stand.
            message_ids: those of the events that are messages, in order.
            newest_ids: of the newest messages in memory, one more than ``message_ids`` and ``unchecked_ids``, in order.
            message_count: of the memory.

        Returns:
            What is known; ``None`` if a message of another client may stand between.
        """
        own_ids = [*self.unchecked_ids, *message_ids]
        is_first = self.last_message_id is None and message_count == len(own_ids)
        before = [] if is_first else [self.last_message_id]
        if not message_ids or list(newest_ids) != [*before, *own_ids]:
            return None
        return self._followed_by(items, max(event.sequence for event in published) + 1, message_ids)

    def _followed_by(
        self, items: Sequence[dict[str, Any]], end: int, message_ids: Sequence[str]
    ) -> KnownItems:
        newest = message_ids[-1] if message_ids else self.last_message_id
        return KnownItems([*self.items, *items], end, newest)
