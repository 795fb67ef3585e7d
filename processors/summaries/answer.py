"""Parses a model's answer: the two messages and the knowledge, or the reason why it is not a summary."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
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
    if text is None or not text.strip():
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
    value = writable(_whole_members(text or ""))
    user, ai = value.get("user_message"), value.get("ai_message")
    if not (isinstance(user, str) and user.strip() and isinstance(ai, str) and ai.strip()):
        return None
    known = {name: value.get(name) for name in ("user_message", "ai_message", "knowledge")}
    return SummaryAnswer(user, ai, None if value_problems(known, schema) else known["knowledge"])


def _whole_members(text: str) -> dict[str, Any]:
    """Return the members of the first JSON object in ``text``, up to the first one that is not whole."""
    decoder = json.JSONDecoder(parse_constant=_refuse)
    found: dict[str, Any] = {}
    at = text.find("{") + 1
    while at > 0 and (name := _MEMBER.match(text, at)) is not None:
        try:
            found[json.loads(name[1])], end = decoder.raw_decode(text, name.end())
        except (ValueError, RecursionError):
            break
        following = _COMMA.match(text, end)
        at = 0 if following is None else following.end()
    return found


def _refuse(constant: str) -> Any:
    raise ValueError(constant)
