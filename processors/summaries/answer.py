"""Parses a model's answer: the two messages and the knowledge, or the reason why it is not a summary."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

from processors.summaries.json_schema import value_problems
from processors.summaries.transcript import earlier_summary
from schemas.errors import SummaryRefused
from schemas.json_values import writable

#: The Markdown fence that models often put around JSON.
_FENCE: Final = re.compile(r"\s*```(?:json)?\s*\n(.*)\n\s*```\s*", re.DOTALL)
#: The name of a member of a JSON object, and the comma before the next one.
_MEMBER: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*")\s*:\s*')
_COMMA: Final = re.compile(r"\s*,")
#: The beginning of an answer in other text.
_BEGINNING: Final = re.compile(r'\{\s*"(?:user_message|ai_message|knowledge)"\s*:')
#: The most beginnings that are looked at; a text may have any number of them.
_MAX_BEGINNINGS: Final = 20
#: What a model that thinks aloud writes around its thinking. Some chat templates leave the first tag out.
_THINKING_BEGINS: Final = re.compile(r"\s*<think(?:ing)?>")
_THINKING_ENDS: Final = re.compile(r"</think(?:ing)?>")
#: An answer, with or without its fence.
_ANSWER_BEGINS: Final = re.compile(r"\s*(?:```|[{\[])")
#: The most problems that a message names.
_MAX_NAMED_PROBLEMS: Final = 3


class SummaryAnswer(NamedTuple):
    """A usable answer of a model; ``knowledge`` is ``None`` if only the two messages are."""

    user_message: str
    ai_message: str
    knowledge: Mapping[str, Any] | None

    def lines(self) -> list[str]:
        """Return the answer as the earlier summary in the transcript of the next stage."""
        return earlier_summary(self.user_message, self.ai_message, self.knowledge)


def read_answer(text: str | None, schema: Mapping[str, Any]) -> SummaryAnswer:
    """Return the answer in ``text``.

    Args:
        text: The content of a model's message.
        schema: Schema of the whole answer.

    Raises:
        SummaryRefused: ``blank`` if the text or one of the messages is blank, ``malformed`` if the text is not JSON
            or does not match the schema.
    """
    text = _without_thinking(text or "")
    if not text.strip():
        raise SummaryRefused("blank", "the model's answer is empty")
    fenced = _FENCE.fullmatch(text)
    try:
        value = writable(json.loads(fenced.group(1) if fenced else text, parse_constant=_refuse))
    except (ValueError, RecursionError) as error:
        raise SummaryRefused("malformed", "the model's answer is not JSON") from error
    wrong = value_problems(value, schema, "answer")
    if wrong:
        more = f" and {len(wrong) - _MAX_NAMED_PROBLEMS} more" if len(wrong) > _MAX_NAMED_PROBLEMS else ""
        raise SummaryRefused(
            "malformed",
            f"the model's answer does not match the schema: {'; '.join(wrong[:_MAX_NAMED_PROBLEMS])}{more}",
        )
    answer = SummaryAnswer(value["user_message"], value["ai_message"], value["knowledge"])
    for name in ("user_message", "ai_message"):
        # Also between stages, because the next stage would lose the summary.
        if not value[name].strip():
            raise SummaryRefused("blank", f"the model's {name} is blank")
    return answer


def mended_answer(text: str | None, schema: Mapping[str, Any]) -> SummaryAnswer | None:
    """Return what can be used of an answer that is cut off, has text around its JSON, or has wrong knowledge.

    Both messages must be whole. ``None`` if they are not, so that the answer must be refused.

    Args:
        text: The content of a model's message.
        schema: Schema of the whole answer.
    """
    for value in _objects(_without_thinking(text or "")):
        user, ai = value.get("user_message"), value.get("ai_message")
        if isinstance(user, str) and user.strip() and isinstance(ai, str) and ai.strip():
            known = {name: value.get(name) for name in ("user_message", "ai_message", "knowledge")}
            return SummaryAnswer(user, ai, None if value_problems(known, schema) else known["knowledge"])
    return None


def _without_thinking(text: str) -> str:
    """Return what follows a model's thinking, which may have drafts of an answer; empty if the thinking has no end."""
    if _ANSWER_BEGINS.match(text) is not None:
        return text
    end = _THINKING_ENDS.search(text)
    if end is None:
        return "" if _THINKING_BEGINS.match(text) is not None else text
    return text[end.end() :]


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """Yield the members of JSON objects in ``text``: of the first one, and of those that begin as an answer does."""
    yield _whole_members(text, text.find("{") + 1)
    for beginning in islice(_BEGINNING.finditer(text), _MAX_BEGINNINGS):
        yield _whole_members(text, beginning.start() + 1)


def _whole_members(text: str, at: int) -> dict[str, Any]:
    """Return the members of the JSON object that begins before ``at``, up to the first one that is not whole."""
    decoder = json.JSONDecoder(parse_constant=_refuse)
    found: dict[str, Any] = {}
    while at > 0 and (name := _MEMBER.match(text, at)) is not None:
        try:
            value, end = decoder.raw_decode(text, name.end())
            found[writable(json.loads(name[1]))] = writable(value)
        except (ValueError, RecursionError):
            break
        following = _COMMA.match(text, end)
        at = 0 if following is None else following.end()
    return found


def _refuse(constant: str) -> Any:
    raise ValueError(constant)
