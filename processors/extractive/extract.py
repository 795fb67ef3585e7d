"""Makes a summary without a model: the most valuable sentences, actions and facts, in the conversation's own words.

It is offline and deterministic: the same request and token counter give the same summary. No instruction in a message
is followed; every message is text that is cut, weighed and quoted.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Final

from processors.extractive.drafts import NOTHING_ASKED, NOTHING_SAID, without_words
from processors.extractive.knowledge import knowledge_of
from processors.extractive.ledger import ledger
from processors.extractive.line_weight import STATED
from processors.extractive.material import Line, Material, material_of, terms_of
from processors.extractive.own_schema import Filled, by_built_in_names, fill
from processors.extractive.selection import Candidates, Selection, select
from processors.extractive.sentence_rank import MAX_RANKED_SENTENCES, rank
from processors.memory.size import size_bytes
from processors.memory.tokens import MESSAGE_OVERHEAD_TOKENS, TokenCounter
from processors.statements.sentence import terms, with_single_spaces
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummaryRefused

#: Bytes of summary for each byte that no summary covered before. The room of an earlier summary is added to them.
SHARE_OF_NEW: Final = 0.2
#: The summary of a short history may have this many bytes, but at most half of the history.
MIN_BYTES: Final = 800
#: Statements that are considered; if there are more, the least valuable are left out.
MAX_STATEMENTS: Final = 1_200
#: The worth of a fact with one mention, by its kind.
_WORTH: Final = {"identifier": 1.0, "amount": 0.8, "date": 0.9}
#: What a line with every term of the instructions gains; the centrality of the most central line is 1.
_INSTRUCTIONS_WORTH: Final = 5.0
#: What a fact is worth that no one said and that was no argument of a call, as a share of any other.
_ONLY_IN_CALLS: Final = 0.5
#: A summary that uses less of its room is made again with more lines, at most so many times.
_FULL: Final = 0.97
_MAX_RETRIES: Final = 2


def extract(request: SummaryRequest, counter: TokenCounter) -> Summary:
    """Summarize ``request``.

    Both texts together stay within the policy's ``max_summary_tokens`` (with the overhead of two messages) and
    ``max_summary_characters``. They also stay within the size of an earlier summary plus a fifth of all other messages.

    ``knowledge`` follows the built-in schema, or the policy's own as far as it can be filled; ``unfilled`` names what
    cannot.

    Raises:
        SummaryRefused: ``larger_than_input``: no summary can be smaller than the messages it replaces.
    """
    material = material_of(request.messages, by_built_in_names(request.knowledge))
    lines = _most_valuable(material.lines)
    documents = [terms_of(line) for line in lines]
    words = [frozenset(document) for document in documents]
    centrality = _centrality(lines, documents, words, request.instructions)
    only_in_calls = material.only_in_calls()
    worth = {
        key: _WORTH[key[0]] * (1 + math.log1p(mentions)) * (_ONLY_IN_CALLS if key in only_in_calls else 1)
        for key, mentions in material.mentions.items()
    }
    limits = _Limits(request, counter)
    cost = cache(counter.count)
    room = limits.room(
        sum(size_bytes((line.text,)) for line in lines), sum(cost(line.text) for line in lines)
    )
    placeholders = (NOTHING_ASKED, NOTHING_SAID) if lines else without_words(request.messages)
    candidates = Candidates(lines, centrality, material.earlier_facts, worth, cost, words, only_in_calls)
    found: tuple[Selection, str, str] | None = None
    fullest = 0.0
    enough, too_much = 0, 0
    retries = _MAX_RETRIES
    while room > enough:
        selection = select(candidates, room)
        user, ai = _message_texts(lines, selection, material, placeholders)
        excess = limits.excess(user, ai)
        if excess > 1:
            too_much = room
            if found is None:
                # The tokens of the parts do not add up to those of the whole, and bytes are limited apart.
                room = min(room - 1, int(room / min(excess, 2)))
                continue
        else:
            enough = room
            if found is None or excess > fullest:
                found, fullest = (selection, user, ai), excess
        if fullest > _FULL or not retries:
            break
        # What was counted line by line left room: try with more, and with less than was too much.
        retries -= 1
        room = int(enough / fullest)
        if too_much:
            room = min(room, (enough + too_much) // 2)
    if found is not None:
        selection, user, ai = found
        knowledge = knowledge_of(lines, selection, centrality, material, worth, documents)
        schema = request.policy.summary_schema
        filled = Filled(knowledge, ()) if schema is None else fill(schema, knowledge)
        return Summary(user_message=user, ai_message=ai, knowledge=filled.knowledge, unfilled=filled.unfilled)
    raise SummaryRefused(
        "larger_than_input",
        f"no summary of these {request.size_bytes} bytes would be smaller: compact when there are more messages",
    )


class _Limits:
    """The limits of a summary."""

    def __init__(self, request: SummaryRequest, counter: TokenCounter) -> None:
        policy = request.policy
        before = request.size_bytes
        earlier = sum(message.size_bytes for message in request.messages if message.compacted)
        new = before - earlier
        self._counter = counter
        self._bytes = min(before - 1, int(earlier + max(new * SHARE_OF_NEW, min(MIN_BYTES, new / 2))))
        self._characters = policy.max_summary_characters
        tokens_before = sum(message.tokens for message in request.messages)
        #: Tokens that both texts may have, without the overhead of their messages.
        self.tokens = min(policy.max_summary_tokens, tokens_before - 1) - 2 * MESSAGE_OVERHEAD_TOKENS

    def room(self, size: int, tokens: int) -> int:
        """Return a first guess of the tokens a summary may have, if ``size`` bytes of lines have ``tokens`` tokens."""
        return min(self.tokens, int(1.1 * self._bytes * tokens / size)) if size else self.tokens

    def excess(self, user: str, ai: str) -> float:
        """Return by which factor the texts exceed the limit they exceed most; at most 1 if they exceed none."""
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


def _most_valuable(lines: list[Line]) -> list[Line]:
    """Return each text once, in order; if there are too many, only the most valuable."""
    seen: dict[str, int] = {}
    for place, line in enumerate(lines):
        key = f"{line.side}{with_single_spaces(line.text.casefold())}"
        # A repeated sentence has its last position, so it no longer counts as old.
        seen[key] = place
    places = sorted(seen.values())
    if len(places) > MAX_STATEMENTS:
        best = sorted(
            places,
            key=lambda place: (
                not lines[place].first,
                -(lines[place].weight + len(lines[place].values)),
            ),
        )
        places = sorted(best[:MAX_STATEMENTS])
    return [lines[place] for place in places]


def _centrality(
    lines: Sequence[Line],
    documents: Sequence[Sequence[str]],
    words: Sequence[AbstractSet[str]],
    instructions: str | None,
) -> list[float]:
    """Return the centrality of each line by its terms, raised by the share of the terms of ``instructions`` in it.

    A remark is as central as it states something: a story is not worth more because others tell of the same.

    Args:
        lines: The lines.
        documents: Their terms.
        words: The different terms of each.
        instructions: What the summary is to tell.
    """
    best = sorted(range(len(documents)), key=lambda place: (-len(words[place]), place))[:MAX_RANKED_SENTENCES]
    best.sort()
    found = [0.0] * len(documents)
    for place, score in zip(best, rank([documents[place] for place in best]), strict=True):
        line = lines[place]
        found[place] = score * min(1.0, line.weight / STATED) if line.remark else score
    wanted = set(terms(instructions or ""))
    if wanted:
        for place, theirs in enumerate(words):
            found[place] += _INSTRUCTIONS_WORTH * len(wanted & theirs) / len(wanted)
    return found


def _message_texts(
    lines: list[Line], selection: Selection, material: Material, placeholders: tuple[str, str]
) -> tuple[str, str]:
    """Return the texts of both messages: one statement a line in the order of the conversation, the ledger last.

    The aim stands first, whatever was told together with it. ``placeholders`` stand for a message of which nothing is
    selected.
    """
    sides: dict[str, list[str]] = {"user": [], "ai": []}
    for place in sorted(selection.places, key=lambda place: not lines[place].aim):
        sides[lines[place].side].append(lines[place].text)
    rest = ledger(selection.listed, material.names)
    if rest:
        sides["ai"].append(rest)
    return "\n".join(sides["user"]) or placeholders[0], "\n".join(sides["ai"]) or placeholders[1]
