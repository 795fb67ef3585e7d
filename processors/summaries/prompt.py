"""Prompt templates: their placeholders, and how they are filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from processors.summaries.quotation import quoted, shortened
from schemas.errors import SummaryRefused

#: Placeholder of the transcript.
MESSAGES: Final = "sessionMessages"
#: Placeholder of the instructions in the compaction request.
INSTRUCTIONS: Final = "instructions"
#: The most characters of instructions; longer ones are shortened.
LONGEST_INSTRUCTIONS: Final = 4_000
#: The most characters of the session's system message; a longer one is shortened.
LONGEST_SYSTEM_MESSAGE: Final = 2_000

_PLACEHOLDER: Final = re.compile(r"\$\{([^{}]*)\}")
_PARTS: Final = ("system", "user")


@dataclass(frozen=True, slots=True)
class PromptTemplates:
    """The two parts of a prompt. ``${name}`` is a placeholder; any other ``$`` is ordinary text.

    Raises:
        SummaryRefused: (``invalid_policy``) A placeholder is unknown, the user part has no
            ``${sessionMessages}``, or the system part has it: messages are not instructions.
    """

    system: str
    user: str

    def __post_init__(self) -> None:
        for part, template in zip(_PARTS, (self.system, self.user), strict=True):
            for name in _PLACEHOLDER.findall(template):
                if name not in {MESSAGES, INSTRUCTIONS}:
                    raise _invalid(
                        f"prompt.{part}: unknown placeholder ${{{name}}}; "
                        f"use ${{{MESSAGES}}} or ${{{INSTRUCTIONS}}}"
                    )
        if f"${{{MESSAGES}}}" in self.system:
            raise _invalid(f"prompt.system contains ${{{MESSAGES}}}; move it to prompt.user")
        if f"${{{MESSAGES}}}" not in self.user:
            raise _invalid(
                f"prompt.user does not contain ${{{MESSAGES}}}, so nothing would be summarized; add it"
            )

    def overlaid(self, prompt: Mapping[str, str] | None) -> PromptTemplates:
        """Return these templates, replaced by those that a policy has.

        Raises:
            SummaryRefused: (``invalid_policy``) Also if ``prompt`` names an unknown part.
        """
        if not prompt:
            return self
        for part, template in prompt.items():
            if part not in _PARTS:
                raise _invalid(f"prompt.{part} is not a part of a prompt; use system or user")
            if not isinstance(template, str):
                raise _invalid(f"prompt.{part} must be a text")
        return PromptTemplates(prompt.get("system", self.system), prompt.get("user", self.user))

    def filled(self, instructions: str | None) -> Prompt:
        """Return the prompt for one request. Inserted text is never searched for placeholders."""
        text = "none" if instructions is None else quoted(shortened(instructions, LONGEST_INSTRUCTIONS))
        values = {INSTRUCTIONS: lambda: text}
        pieces = self.user.split(f"${{{MESSAGES}}}")
        return Prompt(_fill(self.system, values), tuple(_fill(piece, values) for piece in pieces))


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt that is complete except for the transcript.

    Attributes:
        system: The system part.
        user: The user part, split where the transcript is inserted.
    """

    system: str
    user: tuple[str, ...]

    def with_transcript(self, lines: list[str]) -> str:
        """Return the user part with the transcript inserted."""
        return "\n".join(lines).join(self.user)


def subject_lines(system_message: str | None) -> list[str]:
    """Return the line with the session's subject, which is its system message; none without one."""
    if not system_message:
        return []
    return [f"SESSION_IS_ABOUT: {quoted(shortened(system_message, LONGEST_SYSTEM_MESSAGE))}"]


def _fill(template: str, values: Mapping[str, Callable[[], str]]) -> str:
    return _PLACEHOLDER.sub(lambda match: values[match.group(1)](), template)


def _invalid(detail: str) -> SummaryRefused:
    return SummaryRefused("invalid_policy", detail)
