"""What a worker has of a partition that it follows: its fold, and its records while the partition is taken over.

What a fold derives from the table's records, such as an index of sessions, costs a takeover as much time as there are
records. So it is made once while the partition is followed, and then brought up to date with each flush that comes.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Final

from streams.engine.fold import FollowingFold, KeyValue
from streams.engine.stores import PartitionStore
from streams.engine.table import TableView

log = logging.getLogger(__name__)

#: So many changed records are brought into the fold at once: some milliseconds of the event loop, and all that a
#: takeover has left to do.
UPDATE_RECORDS: Final = 256


class Prepared:
    """A fold over the records of a partition, which follows their changes.

    Args:
        partition: its number, for log lines.
        fold: opened over ``view``, and ``restored``.
        view: the records; its changes become the table's when the partition is taken over.
    """

    def __init__(self, partition: int, fold: FollowingFold, view: TableView) -> None:
        self.view = view
        self._partition = partition
        self._fold: FollowingFold | None = fold
        self._changed: set[bytes] = set()
        self._new_count = 0

    def note(self, changes: Sequence[KeyValue] | None) -> None:
        """Note what has changed in the store; None if it was emptied, so that the fold cannot be used any more."""
        if changes is None:
            self._fold = None
            return
        self._changed.update([key for key, _ in changes])
        self._new_count += len(changes)
        if self._new_count >= UPDATE_RECORDS:
            self._update()

    def up_to_date(self) -> FollowingFold | None:
        """Return the fold as if it were restored from the present records, which end with a whole flush.

        Returns:
            None if it must be restored instead. It is given up where the records say something that a fold may only
            find out while it owns them: missing ones, for example. Restoring it again then says what is wrong.
        """
        self._update()
        if self._changed and self._fold is not None:
            not_prepared(self._partition, f"records are missing beside {min(self._changed)!r}")
            self._fold = None
        return self._fold

    def _update(self) -> None:
        """Bring the changes into the fold; what has come of a flush only in part waits for the rest."""
        self._new_count = 0
        if self._fold is None or not self._changed:
            return
        try:
            self._changed = set(self._fold.records_changed(self._changed))
        except Exception as error:  # whatever it is, a restored fold says it
            not_prepared(self._partition, repr(error))
            self._fold = None


class AsFollowed:
    """The records of a partition as they were followed, while a takeover reads what came after them.

    A takeover applies records as they come, so for a while its store has a part of a flush. Reads that accept stale
    answers get what was there before.

    Attributes:
        store: it has the records, and soon later ones.
        view: the records as they were followed.
    """

    def __init__(self, store: PartitionStore) -> None:
        self.store = store
        self._before: dict[bytes, bytes | None] = {}
        self.view = TableView(store, self._before)

    def keep(self, changes: Iterable[KeyValue]) -> None:
        """Keep what the store has for these keys; called before it changes."""
        for key, _ in changes:
            if key not in self._before:
                self._before[key] = self.store.get(key)


def not_prepared(partition: int, reason: str) -> None:
    """Log that a takeover of the partition will have to make its fold."""
    log.info(
        "partition %d: its state is not prepared, a takeover makes it: %s",
        partition,
        reason,
        extra={"action": "standby_not_prepared", "partition": partition},
    )
