"""Sentinel AI's session extension, after its documentation ("Chat Messages and Session Management").

The sentences that a rule comes from stand beside it. Plain, and without its library.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple
from xml.etree import ElementTree as ET


class Message(NamedTuple):
    """A message: ``call`` is the id of the call that an agent's message makes, or that a tool's message answers."""

    kind: Literal["system", "user", "agent", "tool"]
    text: str
    call: str | None = None
    is_error: bool = False


def should_summarize(estimated_tokens: int, context_window_size: int, threshold_percentage: int) -> bool:
    """ "If (estimatedTokens / contextWindowSize) * 100 > autoSummarizationThresholdPercentage, the extension triggers a
    summarization task." "Set to 0 to summarize every run."
    """
    if threshold_percentage == 0:
        return True
    return estimated_tokens * 100 > threshold_percentage * context_window_size


def without_system_prompts(messages: Sequence[Message]) -> list[Message]:
    """Pre-filter: "removing system prompts"."""
    return [message for message in messages if message.kind != "system"]


def without_failed_tool_calls(messages: Sequence[Message]) -> list[Message]:
    """Pre-filter: "removing … failed tool calls"."""
    failed = {message.call for message in messages if message.is_error}
    return [message for message in messages if message.call is None or message.call not in failed]


def without_unpaired_tool_calls(messages: Sequence[Message]) -> list[Message]:
    """``UnpairedToolCallsRemover``: "removing unpaired tool calls", so that "the retrieved history is clean"."""
    made = {message.call for message in messages if message.kind == "agent"}
    answered = {message.call for message in messages if message.kind == "tool"}
    paired = made & answered
    return [message for message in messages if message.call is None or message.call in paired]


def facts_block(session_id: str, facts: Sequence[tuple[str, str]]) -> ET.Element:
    """The block of "Facts Injection": knowledge, facts, a description, and each fact's name and content."""
    knowledge = ET.Element("knowledge")
    block = ET.SubElement(knowledge, "facts")
    ET.SubElement(block, "description").text = f"Information about session {session_id}"
    for name, content in facts:
        fact = ET.SubElement(block, "fact")
        ET.SubElement(fact, "name").text = name
        ET.SubElement(fact, "content").text = content
    return knowledge


class SessionExtension:
    """The extension of an agent: "fetches historical messages", and "Captures new messages" after the run.

    Args:
        fetch_size: ``historicalMessageFetchSize``: "Number of historical messages to fetch in a single batch."
    """

    def __init__(self, fetch_size: int = 30) -> None:
        self._fetch_size = fetch_size
        self.store: dict[str, list[Message]] = {}

    def run(self, session_id: str | None, *said: Message) -> list[Message]:
        """Return the history that the model is given.

        "If no sessionId is provided during execution, the extension will skip history persistence and retrieval."
        """
        if session_id is None:
            return []
        history = self.store.setdefault(session_id, [])
        given = history[-self._fetch_size :]
        history += said
        return given
