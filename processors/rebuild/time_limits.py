"""The limits of times that the target's events topic has while a rebuild fills it.

They are lifted: the old times of records are to stay. What a limit was before is in its new value, since a topic has no
other place for it. So one request lifts the limits and notes them, and a rebuild that is run again after a crash can
give them back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: How far the times of records may be from the clock of a broker; a version of Kafka knows one or two of them.
TIME_LIMITS: Final = (
    "message.timestamp.after.max.ms",
    "message.timestamp.before.max.ms",
    "message.timestamp.difference.max.ms",
)
#: The largest limit that Kafka takes, in milliseconds.
NO_LIMIT: Final = 2**63 - 1

#: A limit of so many milliseconds (285,000 years) or more is none, and stays as it is.
_WITHOUT_EFFECT: Final = 2**53
#: Lifted limits begin here. What one has more is what it was before. No round number is between this and the last of
#: them, so that one of an operator who wants no limit is not taken for a lifted one.
_LIFTED: Final = 6_234_567_890_000_000_000
#: The limit of a topic that had none of its own, but that of the cluster.
_OF_CLUSTER: Final = _LIFTED + _WITHOUT_EFFECT


def lifted_limits(own: Mapping[str, str]) -> dict[str, str | None]:
    """Return the limits without effect, by the configurations that the topic itself has.

    Those that an earlier run lifted stay as they are.
    """
    return {name: str(_lifted(own.get(name))) for name in TIME_LIMITS}


def _lifted(own: str | None) -> int:
    if own is None:
        return _OF_CLUSTER
    limit = int(own)
    return limit if limit >= _WITHOUT_EFFECT else _LIFTED + limit


def given_back_limits(own: Mapping[str, str]) -> dict[str, str | None]:
    """Return what the lifted limits of a topic were before, by the configurations that it has; None: the cluster's."""
    limits = {name: int(own[name]) for name in TIME_LIMITS if name in own}
    return {
        name: None if limit == _OF_CLUSTER else str(limit - _LIFTED)
        for name, limit in limits.items()
        if _LIFTED <= limit <= _OF_CLUSTER
    }
