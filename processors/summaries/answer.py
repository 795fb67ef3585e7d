"""Reading what a model answered: the two messages and the knowledge, or why it is no summary."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from processors.summaries.json_schema import value_problems
from processors.summaries.transcript import earlier_summary
from schemas.errors import SummaryRefused

#: What models put around JSON when nothing forces them not to.
_FENCE: Final = re.compile(r"\s*```(?:json)?\s*\n(.*)\n\s*```\s*", re.DOTALL)
#: Problems that are named; more say no more.
_NAMED: Final = 3


class SummaryAnswer(NamedTuple):
    """A model's answer that is as it was asked for."""

    user_message: str
    ai_message: str
    knowledge: Mapping[str, Any]

    def lines(self) -> list[str]:
        """Return it as the earlier summary that a following stage reads."""
        return earlier_summary(self.user_message, self.ai_message, self.knowledge)


def read_answer(text: str | None, schema: Mapping[str, Any]) -> SummaryAnswer:
    """Return what ``text`` holds.

    Args:
        text: The content of a model's message.
        schema: Of the whole answer.

    Raises:
        SummaryRefused: ``blank`` for nothing at all or a blank message, ``malformed`` for anything that is not
            as it was asked for.
    """
    if text is None or not text.strip():
        raise SummaryRefused("blank", "the model answered nothing")
    fenced = _FENCE.fullmatch(text)
    try:
        value = _mended(json.loads(fenced.group(1) if fenced else text, parse_constant=_refuse))
    except (ValueError, RecursionError) as error:
        raise SummaryRefused("malformed", "the model's answer is not JSON") from error
    wrong = value_problems(value, schema, "answer")
    if wrong:
        more = f" and {len(wrong) - _NAMED} more" if len(wrong) > _NAMED else ""
        raise SummaryRefused(
            "malformed", f"the model's answer is not as asked for: {'; '.join(wrong[:_NAMED])}{more}"
        )
    answer = SummaryAnswer(value["user_message"], value["ai_message"], value["knowledge"])
    for name in ("user_message", "ai_message"):
        # Also between stages: what it stands for would be lost to the next one.
        if not value[name].strip():
            raise SummaryRefused("blank", f"the model's {name} is blank")
    return answer


def _refuse(constant: str) -> Any:
    raise ValueError(constant)


def _mended(value: Any) -> Any:
    """The same with a replacement character for each half of a pair: models break an emoji now and then."""
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, list):
        return [_mended(item) for item in value]
    if isinstance(value, dict):
        return {_mended(name): _mended(item) for name, item in value.items()}
    return value
