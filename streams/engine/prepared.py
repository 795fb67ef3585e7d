"""What a worker has of a partition that it follows: its fold, and its records while the partition is taken over.

What a fold derives from the table's records, such as an index of sessions, costs a takeover as much time as there are
records. So it is made once while the partition is followed, and then brought up to date with each flush that comes.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
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

    def note(self, changes: Iterable[KeyValue] | None) -> None:
        """Note what has changed in the store; None if it was emptied, so that the fold cannot be used any more."""
        if changes is None:
            self._fold = None
            return
        self._changed.update([key for key, _ in changes])
        if len(self._changed) >= UPDATE_RECORDS:
            self.up_to_date()

    def up_to_date(self) -> FollowingFold | None:
        """Return the fold as if it were restored from the present records; None if that must be done instead.

        It is given up where the records say something that a fold may only find out while it owns them: missing
        ones, for example. Restoring it again then says what is wrong.
        """
        changed, self._changed = self._changed, set()
        if self._fold is None or not changed:
            return self._fold
        try:
            self._fold.records_changed(changed)
        except Exception as error:  # whatever it is, a restored fold says it
            not_prepared(self._partition, error)
            self._fold = None
        return self._fold


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


def not_prepared(partition: int, error: BaseException) -> None:
    """Log that a takeover of the partition will have to make its fold."""
    log.info(
        "partition %d: its state is not prepared, a takeover makes it: %r",
        partition,
        error,
        extra={"action": "standby_not_prepared", "partition": partition},
    )
