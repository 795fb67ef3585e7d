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
    Items that have left memory since may still be among them.

    Attributes:
        items: in the framework's form, oldest first.
        end: the offset after the last event that is known; :data:`NOWHERE` if there was none.
    """

    items: Sequence[dict[str, Any]]
    end: int

    def with_own(self, items: Sequence[dict[str, Any]], published: Sequence[Published]) -> KnownItems | None:
        """Return what is known after one's own write; ``None`` if another record may stand before or between.

        Args:
            items: that were written.
            published: where their events stand.
        """
        offsets = sorted(event.sequence for event in published)
        if offsets != list(range(self.end, self.end + len(offsets))):
            return None
        return KnownItems([*self.items, *items], self.end + len(offsets))
