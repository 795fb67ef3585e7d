"""Says whether a policy misses less than the one in force, or more, or whether the figures do not tell yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from processors.counts_and_shares import plural
from schemas.inspection import Verdict

#: The name of the policy in force among those that are tried on live traffic.
CURRENT: Final = "current"


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


def lacks(one: Mapping[str, Any], in_force: Mapping[str, Any]) -> str:
    """Return, for a verdict that is ``open``, what is missing for another one, and what would bring it.

    Args:
        one: The policy's row in the table.
        in_force: The row of the policy in force.
    """
    the_other = f"the policy in force ({in_force['policy']})"
    for row, whose in ((in_force, the_other), (one, "it")):
        if not row["sessions_compacted"]:
            none = f"no verdict yet, because {whose} compacted no session of {row['sessions']:,}"
            return f"{none}, and there is nothing to compare: try longer sessions, or a lower trigger"
    for row, whose in ((in_force, f"the summaries of {the_other}"), (one, "its summaries")):
        if row["regret"]["interval"] is None:
            none = f"no verdict yet, because nothing that {whose} replaced was needed later"
            return f"{none}: try longer sessions, or more of them"
    needed = min(in_force["regret"]["needed"], one["regret"]["needed"])
    compacted = plural(one["sessions_compacted"], "compacted session")
    return f"too few to tell, {needed:,} needed in {compacted}, so the ranges overlap: try more sessions"


def with_verdicts(rows: Sequence[Mapping[str, Any]], in_force: str) -> list[dict[str, Any]]:
    """Return the rows of a table, each with its ``verdict``, and with what it ``lacks`` if that is ``open``.

    Both are ``None`` for the policy in force.

    Args:
        rows: The figures of each policy.
        in_force: The name of the policy in force; without a row of this name, every verdict is ``open``.
    """
    current = next((one for one in rows if one["policy"] == in_force), None)
    if current is None:
        return [{**one, "verdict": "open", "lacks": f"there are no figures of {in_force}"} for one in rows]
    found: list[dict[str, Any]] = []
    for one in rows:
        told = None if one is current else verdict_of(one, current)
        found.append({**one, "verdict": told, "lacks": lacks(one, current) if told == "open" else None})
    return found
