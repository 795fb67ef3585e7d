"""The budget of a trial on live traffic: the tokens an hour that each policy may use, and what is left out beyond.

The budget belongs to one partition of the log, so that it holds whatever crashes and whichever worker owns the
partition. While the budget of one policy is spent, no session is taken into the trial of any policy: all of them are
scored on the same sessions. These are recorded as ranges of offsets, so that the same sessions are left out when the
log is read again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, floor
from typing import Any, Final, NamedTuple

_HOUR_SECONDS: Final = 3_600.0
#: The most ranges that are kept; of more, the two oldest become one, with what is between them.
_MAX_RANGES: Final = 8


def partition_share(tokens_per_hour: int | None, partition_count: int) -> int | None:
    """Return the budget of one of the log's partitions; ``None`` for no bound."""
    return None if tokens_per_hour is None else ceil(tokens_per_hour / partition_count)


class HourSpending(NamedTuple):
    """Tokens that were spent in one hour, which begins at a full hour (UTC).

    Attributes:
        hour: The hour, in hours since 1970.
        tokens: The tokens.
    """

    hour: int = 0
    tokens: int = 0

    def tokens_at(self, now: float) -> int:
        """Return the tokens of the hour of ``now``, in seconds since 1970."""
        return self.tokens if self.hour == _hour(now) else 0

    def after(self, now: float, tokens: int) -> HourSpending:
        """Return the spending after ``tokens`` more at ``now``."""
        return HourSpending(_hour(now), self.tokens_at(now) + tokens)


class OffsetRange(NamedTuple):
    """Offsets from ``begin`` on, before ``end``."""

    begin: int
    end: int


@dataclass(slots=True)
class TrialBudget:
    """The budget of one partition.

    Attributes:
        tokens_per_hour: The most tokens of a policy in an hour; ``None`` for no bound.
        spent: What each policy has spent, by name.
        closed: The offsets at which no session was taken, the oldest first.
    """

    tokens_per_hour: int | None = None
    spent: dict[str, HourSpending] = field(default_factory=dict)
    closed: list[OffsetRange] = field(default_factory=list)
    _reserved: dict[str, int] = field(default_factory=dict, compare=False)

    def spent_policy(self, now: float) -> str | None:
        """Return a policy whose budget of this hour is spent; ``None`` if sessions may be taken."""
        return next((policy for policy in self.spent if self.is_spent(policy, now)), None)

    def is_spent(self, policy: str, now: float) -> bool:
        """Return whether the policy has spent its budget of this hour."""
        return self.tokens_per_hour is not None and self._tokens_at(policy, now) >= self.tokens_per_hour

    def reserve(self, policy: str, tokens: int, now: float) -> bool:
        """Reserve tokens for a summary that is about to be made; false if nothing is left, or may be left.

        The last one may go over the budget. Those that are made at the same time do not, as far as ``tokens`` is right.
        """
        reserved = self._reserved.get(policy, 0)
        if (
            self.tokens_per_hour is not None
            and self._tokens_at(policy, now) + reserved >= self.tokens_per_hour
        ):
            return False
        self._reserved[policy] = reserved + tokens
        return True

    def settle(self, policy: str, reserved: int, spent: int, now: float) -> None:
        """Replace what was reserved by what was spent."""
        self._reserved[policy] = self._reserved.get(policy, 0) - reserved
        if spent:
            self.spent[policy] = self.spent.get(policy, HourSpending()).after(now, spent)

    def _tokens_at(self, policy: str, now: float) -> int:
        return self.spent.get(policy, HourSpending()).tokens_at(now)

    def close(self, begin: int, end: int) -> None:
        """Take no session whose first event lies from ``begin`` on, before ``end``; ranges come in their order."""
        if begin >= end:
            return
        if self.closed and self.closed[-1].end >= begin:
            self.closed[-1] = self.closed[-1]._replace(end=end)
        else:
            self.closed.append(OffsetRange(begin, end))
        if len(self.closed) > _MAX_RANGES:
            # A session between them was tried. After a restart it is not tried further, which counts nothing wrong.
            first, second, *others = self.closed
            self.closed = [OffsetRange(first.begin, second.end), *others]

    def is_closed_at(self, offset: int) -> bool:
        """Return whether a session that begins at ``offset`` is not taken."""
        return any(begin <= offset < end for begin, end in self.closed)

    def forget_before(self, offset: int) -> None:
        """Forget what lies before ``offset``, because it is not read again."""
        self.closed = [one for one in self.closed if one.end > offset]

    def dump(self, policies: Sequence[str], origin: int) -> list[Any]:
        """Return the JSON form; :func:`read_budget` reads it.

        Args:
            policies: The names of all policies.
            origin: An offset that both know, so that the numbers are short.
        """
        spent = [self.spent.get(policy, HourSpending()) for policy in policies]
        ranges = [[begin - origin, end - begin] for begin, end in self.closed]
        return [[list(one) for one in spent], ranges]


def read_budget(
    dumped: Any, tokens_per_hour: int | None, policies: Sequence[str], origin: int
) -> TrialBudget:
    """Return a budget from its JSON form; one of which nothing is spent if there is none.

    Args:
        dumped: The JSON form of :meth:`TrialBudget.dump`.
        tokens_per_hour: The most tokens of a policy in an hour.
        policies: The names of the policies, in the order of the JSON form.
        origin: The same offset as for :meth:`TrialBudget.dump`.
    """
    budget = TrialBudget(tokens_per_hour)
    match dumped:
        case [[*spent], [*ranges]]:
            pass
        case _:
            return budget
    for policy, one in zip(policies, _pairs(spent), strict=False):
        if one[1]:
            budget.spent[policy] = HourSpending(*one)
    budget.closed = [
        OffsetRange(origin + begin, origin + begin + size) for begin, size in _pairs(ranges) if size > 0
    ]
    return budget


def _pairs(dumped: list[Any]) -> list[tuple[int, int]]:
    """Return pairs of whole numbers; (0, 0) for what is none."""
    found: list[tuple[int, int]] = []
    for one in dumped:
        match one:
            case [int(first), int(second)]:
                found.append((first, second))
            case _:
                found.append((0, 0))
    return found


def _hour(now: float) -> int:
    return floor(now / _HOUR_SECONDS)
