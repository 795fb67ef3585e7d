"""Says whether a policy misses less than the one in force, or more, or whether the figures do not tell yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

Verdict = Literal["less", "more", "mixed", "open"]


def verdict(regret: Sequence[float] | None, in_force: Sequence[float] | None) -> Verdict:
    """Return how the regret of a policy compares; ``open`` if the ranges overlap, or if nothing was needed.

    Args:
        regret: The range of the policy's regret, with a confidence of 95 %; ``None`` if nothing was needed.
        in_force: That of the policy in force.
    """
    if regret is None or in_force is None:
        return "open"
    if regret[1] < in_force[0]:
        return "less"
    return "more" if regret[0] > in_force[1] else "open"


def verdict_of(one: Mapping[str, Any], in_force: Mapping[str, Any]) -> Verdict:
    """Return how a policy's row in the table compares with that of the policy in force.

    A policy that compacts early covers more, so more is needed of its summaries. It may miss a smaller share of that and
    yet more things. So the number of what was missed in the same sessions must not say the contrary of the share;
    if it does, the verdict is ``mixed``.
    """
    told = verdict(one["regret"]["interval"], in_force["regret"]["interval"])
    if told == "open" or one["sessions"] != in_force["sessions"]:
        return told
    more = one["regret"]["missed"] - in_force["regret"]["missed"]
    return "mixed" if (told == "less" and more > 0) or (told == "more" and more < 0) else told
