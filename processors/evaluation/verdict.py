"""Says whether a policy misses less than the one in force, or more, or whether the figures do not tell yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Verdict = Literal["less", "more", "open"]


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
