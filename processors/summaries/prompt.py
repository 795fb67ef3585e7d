"""Prompt templates: which placeholders there are, and how they are filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from processors.summaries.quotation import quoted, shortened
from schemas.errors import SummaryRefused

#: Takes the transcript.
MESSAGES: Final = "sessionMessages"
#: Takes the wishes of whoever asked for the compaction.
INSTRUCTIONS: Final = "instructions"
#: Characters of instructions that reach a model.
LONGEST_INSTRUCTIONS: Final = 4_000
#: Characters of the session's own system message that do.
LONGEST_SYSTEM_MESSAGE: Final = 2_000

_PLACEHOLDER: Final = re.compile(r"\$\{([^{}]*)\}")
_PARTS: Final = ("system", "user")


@dataclass(frozen=True, slots=True)
class PromptTemplates:
    """The two parts of a prompt; ``${name}`` is a placeholder, any other ``$`` stands for itself.

    Raises:
        SummaryRefused: (``invalid_policy``) a placeholder is unknown, the user part has no
            ``${sessionMessages}``, or the system part has it: what was said is no instruction.
    """

    system: str
    user: str

    def __post_init__(self) -> None:
        for part, template in zip(_PARTS, (self.system, self.user), strict=True):
            for name in _PLACEHOLDER.findall(template):
                if name not in {MESSAGES, INSTRUCTIONS}:
                    raise _invalid(
                        f"prompt.{part}: unknown placeholder ${{{name}}}; "
                        f"there are ${{{MESSAGES}}} and ${{{INSTRUCTIONS}}}"
                    )
        if f"${{{MESSAGES}}}" in self.system:
            raise _invalid(f"prompt.system holds ${{{MESSAGES}}}, which belongs into prompt.user")
        if f"${{{MESSAGES}}}" not in self.user:
            raise _invalid(f"prompt.user lacks ${{{MESSAGES}}}, so nothing would be summarized")

    def overlaid(self, prompt: Mapping[str, str] | None) -> PromptTemplates:
        """Return these templates with a policy's own in their place.

        Raises:
            SummaryRefused: (``invalid_policy``) also if ``prompt`` names a part there is not.
        """
        if not prompt:
            return self
        for part, template in prompt.items():
            if part not in _PARTS:
                raise _invalid(f"prompt.{part} is no part of a prompt; there are system and user")
            if not isinstance(template, str):
                raise _invalid(f"prompt.{part} must be a text")
        return PromptTemplates(prompt.get("system", self.system), prompt.get("user", self.user))

    def filled(self, instructions: str | None) -> Prompt:
        """Return the prompt for one request; what is filled in is never searched for placeholders."""
        wishes = "none" if instructions is None else quoted(shortened(instructions, LONGEST_INSTRUCTIONS))
        values = {INSTRUCTIONS: lambda: wishes}
        pieces = self.user.split(f"${{{MESSAGES}}}")
        return Prompt(_fill(self.system, values), tuple(_fill(piece, values) for piece in pieces))


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt that lacks its transcript only.

    Attributes:
        system: The system part.
        user: The user part, cut where the transcript goes.
    """

    system: str
    user: tuple[str, ...]

    def with_transcript(self, lines: list[str]) -> str:
        """Return the user part with the transcript in it."""
        return "\n".join(lines).join(self.user)


def subject_lines(system_message: str | None) -> list[str]:
    """Return the line that tells what the session is about; none without a system message."""
    if not system_message:
        return []
    return [f"SESSION_IS_ABOUT: {quoted(shortened(system_message, LONGEST_SYSTEM_MESSAGE))}"]


def _fill(template: str, values: Mapping[str, Callable[[], str]]) -> str:
    return _PLACEHOLDER.sub(lambda match: values[match.group(1)](), template)


def _invalid(detail: str) -> SummaryRefused:
    return SummaryRefused("invalid_policy", detail)
