"""A summary without a model: the sentences, actions and facts of a conversation that are worth most, in its own words.

Offline and deterministic: the same request and token counter give the same summary. Nothing in a message is
followed; all of it is text that is cut, weighed and quoted.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from processors.extractive.choice import Choice, choose
from processors.extractive.knowledge import knowledge_of
from processors.extractive.ledger import ledger
from processors.extractive.sentence import terms
from processors.extractive.sentence_rank import MOST_RANKED, rank
from processors.extractive.statements import Statement, Statements, statements_of, terms_of
from processors.memory.size import size_bytes
from processors.memory.tokens import MESSAGE_OVERHEAD_TOKENS, TokenCounter
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummaryRefused

#: Bytes of summary for each byte that no summary covered before. An earlier summary keeps its own room.
SHARE_OF_NEW: Final = 0.2
#: A short history may keep more of itself: so many bytes, but no more than half.
LEAST_BYTES: Final = 800
#: Statements that are looked at; of more, the ones worth least are passed over.
MOST_STATEMENTS: Final = 1_200
#: What each fact is worth for its kind, with one mention.
_WORTH: Final = {"identifier": 1.0, "amount": 0.8, "date": 0.9}
#: What a line with every term of the instructions is worth, in units of the most central one.
_WANTED: Final = 5.0

NOTHING_ASKED: Final = "(no question was asked)"
NOTHING_SAID: Final = "(no answer was given)"


def extract(request: SummaryRequest, counter: TokenCounter) -> Summary:
    """Summarize ``request``.

    The texts together stay within the policy's ``max_summary_tokens`` (with the overhead of two messages) and
    ``max_summary_characters``, and within a fifth of what no earlier summary covers, beside the room that one had.

    ``knowledge`` is by the standard schema, and ``None`` where the policy brings one of its own.

    Raises:
        SummaryRefused: ``larger_than_input``: there is no room for a summary smaller than what it stands for.
    """
    made = statements_of(request.messages, request.knowledge)
    lines = _foremost(made.lines)
    centrality = _centrality(lines, request.instructions)
    worth = {key: _WORTH[key[0]] * (1 + math.log1p(mentions)) for key, mentions in made.mentions.items()}
    limits = _Limits(request, counter)
    cost = cache(counter.count)
    room = limits.room(
        sum(size_bytes((line.text,)) for line in lines), sum(cost(line.text) for line in lines)
    )
    while room > 0:
        choice = choose(lines, centrality, made.loose, worth, cost, room)
        user, ai = _written(lines, choice, made)
        excess = limits.excess(user, ai)
        if excess <= 1:
            standard = request.policy.summary_schema is None
            knowledge = knowledge_of(lines, choice, centrality, made, worth) if standard else None
            return Summary(user_message=user, ai_message=ai, knowledge=knowledge)
        # Tokens of the parts do not add up to those of the whole, nor tokens to bytes: try with less.
        room = min(room - 1, int(room / min(excess, 2)))
    raise SummaryRefused(
        "larger_than_input",
        f"{request.size_bytes} bytes hold nothing that a summary could leave out: compact when there is more",
    )


class _Limits:
    """What a summary may not exceed."""

    def __init__(self, request: SummaryRequest, counter: TokenCounter) -> None:
        policy = request.policy
        before = request.size_bytes
        earlier = sum(message.size_bytes for message in request.messages if message.compacted)
        new = before - earlier
        self._counter = counter
        self._bytes = min(before - 1, int(earlier + max(new * SHARE_OF_NEW, min(LEAST_BYTES, new / 2))))
        self._characters = policy.max_summary_characters
        tokens_before = sum(message.tokens for message in request.messages)
        #: Tokens both texts may have, the overhead of their messages apart.
        self.tokens = min(policy.max_summary_tokens, tokens_before - 1) - 2 * MESSAGE_OVERHEAD_TOKENS

    def room(self, size: int, tokens: int) -> int:
        """Return a first guess of the tokens there is room for, where ``size`` bytes of lines have ``tokens``."""
        return min(self.tokens, int(1.1 * self._bytes * tokens / size) if size else 0)

    def excess(self, user: str, ai: str) -> float:
        """By which factor the texts exceed the limit they exceed most; at most 1 when all hold."""
        if self.tokens <= 0 or self._bytes <= 0:
            return math.inf
        both = f"{user}\n\n{ai}"
        factors = [
            (self._counter.count(user) + self._counter.count(ai)) / self.tokens,
            self._counter.count(both) / self.tokens,
            size_bytes((both,)) / self._bytes,
        ]
        if self._characters is not None:
            factors.append(len(both) / self._characters)
        return max(factors)


def _foremost(lines: list[Statement]) -> list[Statement]:
    """Return each text once, and of too many the ones worth most, in their order."""
    seen: dict[str, int] = {}
    for place, line in enumerate(lines):
        key = f"{line.side}{' '.join(line.text.casefold().split())}"
        # A repeated sentence stands where it was said last, and no longer counts as old.
        seen[key] = place
    places = sorted(seen.values())
    if len(places) > MOST_STATEMENTS:
        best = sorted(places, key=lambda place: -(lines[place].weight + len(lines[place].values)))
        places = sorted(best[:MOST_STATEMENTS])
    return [lines[place] for place in places]


def _centrality(lines: list[Statement], instructions: str | None) -> list[float]:
    """Return how central each line is, and more by what share of the terms of ``instructions`` it has."""
    documents = [terms_of(line) for line in lines]
    best = sorted(range(len(lines)), key=lambda place: (-len(set(documents[place])), place))[:MOST_RANKED]
    best.sort()
    found = [0.0] * len(lines)
    for place, score in zip(best, rank([documents[place] for place in best]), strict=True):
        found[place] = score
    wanted = set(terms(instructions or ""))
    if wanted:
        for place, document in enumerate(documents):
            found[place] += _WANTED * len(wanted.intersection(document)) / len(wanted)
    return found


def _written(lines: list[Statement], choice: Choice, made: Statements) -> tuple[str, str]:
    """Return both messages, one statement a line in the order things were said, the ledger at the end."""
    sides: dict[str, list[str]] = {"user": [], "ai": []}
    for place in choice.places:
        sides[lines[place].side].append(lines[place].text)
    rest = ledger(choice.listed, made.names)
    if rest:
        sides["ai"].append(rest)
    return "\n".join(sides["user"]) or NOTHING_ASKED, "\n".join(sides["ai"]) or NOTHING_SAID
