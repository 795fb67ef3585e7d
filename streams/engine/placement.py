"""Decides which member of the group owns each partition and which ones follow it. Pure; the assignor carries it out.

A partition that a member serves through the rebalance stays with it. Its target asks for it, and the group is joined
once more; only then does its owner stop serving it, so no other partition waits for the move.

With standbys a partition moves only to a member that has its records, as long as any other member has them: its owner,
or one that follows its changelog and has caught up. The member that shall own it in the end follows it until then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple


class Claim(NamedTuple):
    """What a member has when it joins the group.

    Attributes:
        owned: the partitions that it owned.
        generation: of the group when it owned them.
        warm: the partitions that it follows and whose changelog it has read to the end.
        keeps: the partitions that it serves on while the group is joined; None if it does not say.
        stops: whether it is about to stop, so that it follows nothing any more.
    """

    owned: frozenset[int] = frozenset()
    generation: int = -1
    warm: frozenset[int] = frozenset()
    keeps: frozenset[int] | None = None
    stops: bool = False


class Placement(NamedTuple):
    """Who owns and who follows each partition.

    Attributes:
        owners: by partition, the member that owns it now.
        followers: by partition, the members that follow it, the first one first.
        asking: by partition, the member that gets it once it joins again.
    """

    owners: dict[int, str]
    followers: dict[int, tuple[str, ...]]
    asking: dict[int, str]


def adopted(targets: Mapping[str, Collection[int]], claims: Mapping[str, Claim]) -> dict[str, list[int]]:
    """Return the partitions that each member shall own, with those that no member shall given to one that is warm.

    Args:
        targets: by member, the partitions that it shall own so far.
        claims: by member, what it has.
    """
    chosen = {member: list(partitions) for member, partitions in targets.items()}
    taken = {partition for partitions in chosen.values() for partition in partitions}
    for partition in sorted(set().union(*(claim.warm for claim in claims.values())) - taken):
        warm = [member for member, claim in claims.items() if partition in claim.warm]
        chosen[min(warm, key=lambda member: (len(chosen[member]), member))].append(partition)
    return chosen


def place(targets: Mapping[int, str], claims: Mapping[str, Claim], copies: int) -> Placement:
    """Return who owns and follows each partition.

    Args:
        targets: by partition, the member that shall own it in the end.
        claims: by member, what it has; a member without a claim has nothing.
        copies: how many members follow each partition, besides one that shall own it and waits; 0: none, and each
            partition goes to its target at once.
    """
    previous: dict[int, str] = {}
    kept: dict[int, str] = {}
    for member, claim in sorted(claims.items(), key=lambda item: item[1].generation):
        previous.update(dict.fromkeys(claim.owned, member))
        kept.update(dict.fromkeys(claim.keeps or (), member))
    load: Counter[str] = Counter()
    owners: dict[int, str] = {}
    asking: dict[int, str] = {}
    for partition, target in sorted(targets.items()):
        warm = [member for member, claim in claims.items() if partition in claim.warm and not claim.stops]
        if not copies or target in warm:
            owner = target
        elif partition in previous:
            owner = previous[partition]
        else:
            owner = min(warm, key=lambda member: (load[member], member), default=target)
        keeper = kept.get(partition, owner)
        if keeper != owner and owner == target:
            asking[partition] = target
        owners[partition] = keeper
        load[keeper] += 1
    return Placement(owners, _followers(targets, owners, claims, copies) if copies else {}, asking)


def _followers(
    targets: Mapping[int, str], owners: Mapping[int, str], claims: Mapping[str, Claim], copies: int
) -> dict[int, tuple[str, ...]]:
    followed: Counter[str] = Counter()
    followers: dict[int, tuple[str, ...]] = {}
    for partition, owner in owners.items():
        waiting = [targets[partition]] if targets[partition] != owner else []
        others = sorted(
            (
                member
                for member, claim in claims.items()
                if member != owner and member not in waiting and not claim.stops
            ),
            key=lambda member: (partition not in claims[member].warm, followed[member], member),
        )
        chosen = [*waiting, *others[:copies]]
        followed.update(chosen)
        followers[partition] = tuple(chosen)
    return followers
