"""Mends a summary before it is refused: whole sentences are left out where it is too long, what it owes is appended.

A sentence is kept or left out as a whole. An aim that was missing goes before the summary and not after it, because an
aim is recognised by its position. What tells a user's rules, limits and aim stays longest, then what tells other
obligations, then sentences with facts, then the others, the last ones first to go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from processors.memory.size import size_bytes
from processors.memory.tokens import TokenCounter
from processors.statements.facts import values_in
from processors.statements.obligations import Obligation, Side
from processors.statements.owed import Owing, Wording, rank_of, untold, wording, wordings
from processors.statements.sentence import split_line
from processors.summaries.request import Summary, SummaryRequest

#: Ranks of sentences that tell no obligation, between those of obligations.
_FACT_RANK: Final = 3.5
_PLAIN_RANK: Final = 6.0
#: A sentence with more words than this, for each word of a replaced statement, tells something else too.
_MAX_MORE_WORDS: Final = 2
#: The first sentence of each side, because neither may be blank.
_OPENING_RANK: Final = -1.0


class Mended(NamedTuple):
    """A summary as it is kept.

    Attributes:
        summary: The summary.
        appended: How many statements were appended.
        lacking: How many statements it still does not tell, because there was no room.
    """

    summary: Summary
    appended: int
    lacking: int


@dataclass(slots=True)
class _Part:
    """A sentence of the summary, or a statement to append; ``place`` is its position, ``line`` its line."""

    side: Side
    line: int
    place: int
    text: str
    rank: float
    is_appended: bool = False
    #: Whether it goes before the summary.
    leads: bool = False


def mended(summary: Summary, owing: Owing, request: SummaryRequest, counter: TokenCounter) -> Mended:
    """Return a summary within the limits of its request, with the statements appended that it does not tell.

    Sentences that tell hardly more than a statement that was replaced are left out.

    A summary that cannot be brought within its limits by leaving out whole sentences comes back too long.

    Args:
        summary: The summary as it was made.
        owing: What it owes, and what it must not tell any more.
        request: The request that it answers.
        counter: Counts the tokens that ``max_summary_tokens`` limits.
    """
    obligations = owing.current
    summary = _without_replaced(summary, owing)
    missing = untold(obligations, f"{summary.user_message}\n{summary.ai_message}")
    fits = _limits(request, counter)
    texts: tuple[tuple[Side, str], ...] = (("user", summary.user_message), ("ai", summary.ai_message))
    whole = [
        "\n".join(
            [
                *(one.text for one in missing if one.side == side and _leads(one)),
                text,
                *(one.text for one in missing if one.side == side and not _leads(one)),
            ]
        ).strip()
        for side, text in texts
    ]
    if fits(whole):
        return Mended(replace(summary, user_message=whole[0], ai_message=whole[1]), len(missing), 0)
    ranked = [(rank_of(one), sentence) for one in obligations for sentence in wordings(one)]
    told: set[int] = set()
    parts = [part for side, text in texts for part in _parts(side, text, ranked, told)]
    parts += [
        _Part(
            one.side,
            len(parts) + number,
            len(parts) + number,
            one.text,
            rank_of(one),
            is_appended=True,
            leads=_leads(one),
        )
        for number, one in enumerate(missing)
    ]
    chosen = _chosen(parts, fits)
    user, ai = _texts(chosen)
    appended = sum(part.is_appended for part in chosen)
    lacking = len(untold(obligations, f"{user}\n{ai}"))
    return Mended(replace(summary, user_message=user, ai_message=ai), appended, lacking)


def _leads(obligation: Obligation) -> bool:
    """Return whether an obligation is recognised in the next compaction only at the beginning of the summary."""
    return obligation.kind == "goal" and obligation.side == "user"


def _without_replaced(summary: Summary, owing: Owing) -> Summary:
    """Return the summary without sentences that tell a replaced statement, and neither one that holds nor much else."""
    gone = [(sentence, wording(sentence)) for sentence in owing.replaced]
    if not gone:
        return summary
    current = [sentence for one in owing.current for sentence in wordings(one)]

    def is_gone(sentence: str) -> bool:
        said = wording(sentence)
        return any(
            said.tells(old) and len(said.stems) <= _MAX_MORE_WORDS * len(old.stems)
            for text, old in gone
            if old.exact or text == sentence
        ) and not any(said.tells(one) for one in current)

    def without(text: str) -> str:
        lines = [[part for part in split_line(line) if not is_gone(part)] for line in text.splitlines()]
        kept = "\n".join(" ".join(line) for line in lines if line)
        # A side must not become blank.
        return kept if kept.strip() else text

    user, ai = without(summary.user_message), without(summary.ai_message)
    return replace(summary, user_message=user, ai_message=ai)


def _limits(request: SummaryRequest, counter: TokenCounter) -> Callable[[Sequence[str]], bool]:
    """Return a test: are the two texts within all limits of the request?"""
    policy = request.policy
    most_bytes = request.size_bytes

    def fit(texts: Sequence[str]) -> bool:
        return (
            size_bytes(texts) <= most_bytes
            and (
                policy.max_summary_characters is None or sum(map(len, texts)) <= policy.max_summary_characters
            )
            and sum(map(counter.count, texts)) <= policy.max_summary_tokens
        )

    return fit


def _parts(side: Side, text: str, owing: Sequence[tuple[int, Wording]], told: set[int]) -> list[_Part]:
    """Return the sentences of one side with their ranks; what tells an obligation again has the rank of talk.

    Args:
        side: Whose text it is.
        text: The text.
        owing: The sentences of all obligations, with their ranks.
        told: The indices of those that were told before; those that are told here are added.
    """
    found = [
        _Part(side, number, 0, sentence, _FACT_RANK if values_in(sentence) else _PLAIN_RANK)
        for number, line in enumerate(text.splitlines())
        for sentence in split_line(line)
    ]
    own = [wording(part.text) for part in found]
    for place, part in enumerate(found):
        part.place = place
        for number, (rank, sentence) in enumerate(owing):
            if number in told:
                continue
            following = found[place + 1 : place + 2]
            if own[place].tells(sentence):
                part.rank = min(part.rank, rank)
            elif (
                following
                and not own[place + 1].tells(sentence)
                and (own[place] | own[place + 1]).tells(sentence)
            ):
                part.rank = min(part.rank, rank)
                following[0].rank = min(following[0].rank, rank)
            else:
                continue
            told.add(number)
    if found:
        found[0].rank = _OPENING_RANK
    return found


def _chosen(parts: Sequence[_Part], fits: Callable[[Sequence[str]], bool]) -> list[_Part]:
    """Return the parts that fit, those of the lowest rank first.

    A part that does not fit is passed over, so that a shorter one of the same rank may follow. If even the first
    sentences of both sides do not fit, all of the summary comes back.
    """
    by_rank = sorted(parts, key=lambda part: (part.rank, part.is_appended, part.place))
    # The longest beginning of this order that fits is found by halving; then the others are tried one by one.
    low, high = 0, len(by_rank)
    while low < high:
        middle = (low + high + 1) // 2
        if fits(_texts(by_rank[:middle])):
            low = middle
        else:
            high = middle - 1
    chosen = by_rank[:low]
    if any(part.rank == _OPENING_RANK for part in by_rank[low:]):
        return [part for part in parts if not part.is_appended]
    for part in by_rank[low : low + _MAX_TRIED]:
        if fits(_texts([*chosen, part])):
            chosen.append(part)
    return chosen


#: How many parts are tried after the first one that does not fit.
_MAX_TRIED: Final = 40


def _texts(parts: Sequence[_Part]) -> tuple[str, str]:
    """Return the texts of both sides: sentences of a line on one line."""
    sides: dict[Side, dict[int, list[str]]] = {"user": {}, "ai": {}}
    for part in sorted(parts, key=lambda part: (not part.leads, part.is_appended, part.line, part.place)):
        sides[part.side].setdefault(part.line if not part.is_appended else -1 - part.line, []).append(
            part.text
        )
    user, ai = ("\n".join(" ".join(line) for line in sides[side].values()) for side in ("user", "ai"))
    return user, ai
