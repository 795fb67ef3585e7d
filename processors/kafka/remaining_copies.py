"""What an erasure leaves in topics and on other machines, and until when."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from processors.counts_and_shares import plural
from processors.kafka.topic_plan import ExistingTopic
from schemas.erasure import RemainingCopy
from schemas.topic_names import TopicNames

_COMPACTED: Final = (
    "Kafka's log cleaner removes what a newer record replaced; `min.cleanable.dirty.ratio`, `max.compaction.lag.ms` and "
    "`segment.ms` say when"
)

_UNITS: Final = ((86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second"))

#: Of what is sealed with the session's keys, once these are erased.
_UNREADABLE: Final = "; what of it is sealed is unreadable from now on"


def remaining_copies(
    names: TopicNames,
    existing: Mapping[str, ExistingTopic],
    *,
    keys_erased: bool = False,
    archived_in_files: Collection[int] = (),
    tables_in_files: Collection[int] = (),
) -> list[RemainingCopy]:
    """Return what remains of erased sessions.

    No worker knows the files on a machine that a partition was moved away from. So they are named for every partition
    that may have some, with the way to find them.

    Args:
        names: the topics of this installation.
        existing: the topics as the cluster describes them; empty if it does not.
        keys_erased: the sessions' keys are erased.
        archived_in_files: the partitions of the sessions, if archive workers keep the history in files of their own.
        tables_in_files: the same, if workers keep their tables in files.
    """
    sealed = _UNREADABLE if keys_erased else ""
    deleted = (
        (names.session_events, f"every event of the session: the log is not rewritten{sealed}"),
        (
            names.memory_events,
            f"ids, sizes and names of agents of its messages, and instructions for its compactions{sealed}",
        ),
        (names.dead_letters, "records of the session that were refused: dead letters are not rewritten"),
    )
    compacted = (
        (names.changelog, f"earlier table records of its memory{sealed}"),
        (names.analytics_changelog, "earlier figures of the session"),
        (names.session_analytics, "earlier figures of the session"),
        *([(names.session_keys, "its data keys, wrapped by a master key")] if keys_erased else []),
    )
    copies = [_deleted(name, what, existing.get(name)) for name, what in deleted]
    copies += [
        RemainingCopy(place=name, what=what, retention_seconds=None, until=_COMPACTED)
        for name, what in compacted
    ]
    if archived_in_files:
        copies.append(_left_by_archives(archived_in_files, sealed))
    if tables_in_files:
        copies.append(_left_by_tables(tables_in_files, sealed))
    backups = RemainingCopy(
        place="backups",
        what="what was copied from topics, tables and stores before",
        retention_seconds=None,
        until="you delete them",
    )
    return [*copies, backups]


def _left_by_archives(partitions: Collection[int], sealed: str) -> RemainingCopy:
    each = sorted(partitions)
    return RemainingCopy(
        place="archive files on other machines",
        what=f"not looked at: every event of the session, on a machine that partition {_listed(each)} was moved away "
        f"from{sealed}",
        retention_seconds=None,
        until="you delete them, or the partition comes back to that machine. To find them: every archive worker logs "
        "`archive_files_left` with the partitions; on a machine that has no archive worker any more, look in the "
        f"folder of its ARCHIVE__URL for {_listed([f'history-{n}.sqlite*' for n in each])} or "
        f"{_listed([f'partition-{n}' for n in each])}",
    )


def _left_by_tables(partitions: Collection[int], sealed: str) -> RemainingCopy:
    each = sorted(partitions)
    return RemainingCopy(
        place="table files on other machines",
        what=f"not looked at: memory and figures of the session in RocksDB files, on a machine that partition "
        f"{_listed(each)} was moved away from{sealed}",
        retention_seconds=None,
        until="the worker on that machine deletes them, once they are 12 hours old; on a machine that has no worker any "
        f"more, you delete {_listed([f'partition-{n}' for n in each])} in its DATA_DIR",
    )


def _listed(names: Collection[object]) -> str:
    return ", ".join(map(str, names))


def _deleted(name: str, what: str, topic: ExistingTopic | None) -> RemainingCopy:
    retention = None if topic is None else topic.configs.get("retention.ms")
    if retention is None or not retention.lstrip("-").isdigit():
        until = "the topic's `retention.ms` is over, which the cluster does not tell now"
        return RemainingCopy(place=name, what=what, retention_seconds=None, until=until)
    if int(retention) < 0:
        until = "you lower `retention.ms`, which is -1 (without a limit), or delete the topic"
        return RemainingCopy(place=name, what=what, retention_seconds=None, until=until)
    seconds = int(retention) // 1_000
    until = f"{_duration(seconds)} after each record, when its segment is deleted (`retention.ms`)"
    return RemainingCopy(place=name, what=what, retention_seconds=seconds, until=until)


def _duration(seconds: int) -> str:
    """Return a duration in the largest unit of which it is a whole number."""
    length, unit = next(one for one in _UNITS if seconds % one[0] == 0)
    count = seconds // length
    return plural(count, unit)
