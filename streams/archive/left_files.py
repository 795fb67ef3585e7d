"""Says which files of a local history store are of partitions that this worker does not have.

They stay when a partition moves. They may be the only copy of what the log has lost to its retention, and in a folder
that workers share they are the owner's. So nothing here deletes them. But neither an erasure nor the retention reaches
them, and they use the disk, so an operator must know of them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection

from streams.archive.store import StoreUnavailable, WholeStore

log = logging.getLogger(__name__)


def report_left_files(
    store: WholeStore, place: str, assigned: Callable[[], Collection[int]]
) -> Callable[[], Awaitable[None]]:
    """Return work that logs one line when the partitions with files here that this worker does not have change.

    Args:
        store: a store in local files.
        place: where its files are.
        assigned: returns the partitions that this worker has at the moment; none while the group is joined.
    """
    before: set[int] = set()
    said: set[int] = set()

    async def report() -> None:
        nonlocal before, said
        having = assigned()
        if not having:
            return
        try:
            left = set(await store.partitions()) - set(having)
        except (StoreUnavailable, OSError):
            # The takeovers of partitions meet the same error, and say it.
            return
        # Partitions that are about to come are no news.
        lasting, before = left & before, left
        if lasting and lasting != said:
            log.info(
                "the history store in %s has files of partitions %s, which this worker does not have. They stay, since "
                "they may be the only copy; erasures and the retention do not reach them. If no other worker uses this "
                "folder and the new owners have all of these partitions, delete them",
                place,
                sorted(lasting),
                extra={"action": "archive_files_left", "partitions": sorted(lasting)},
            )
        said = lasting

    return report
