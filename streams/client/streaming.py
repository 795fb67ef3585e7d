"""An answer that arrives in pieces: it becomes one message of its turn when it ends, also if it is broken off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel

from schemas.errors import BadRequest
from streams.client.completion import answer_of, arguments_text, billed, text_of, thinking_of
from streams.client.message_options import AnswerOptions

#: What the text of an answer ends with that was broken off, so that a model sees it.
BROKEN_OFF: Final = "[broken off]"
#: Marks such an answer in the log (``metadata``).
INCOMPLETE: Final = {"incomplete": "true"}
#: Events of Responses, by what they say of the answer.
_TEXT_EVENTS: Final = frozenset({"response.output_text.delta", "response.refusal.delta"})
_THINKING_EVENTS: Final = frozenset(
    {"response.reasoning_summary_text.delta", "response.reasoning_text.delta"}
)
_LAST_EVENTS: Final = frozenset({"response.completed", "response.incomplete", "response.failed"})


@dataclass(slots=True)
class _Call:
    """A tool call so far; ``index`` is its place among the calls of its answer."""

    index: int
    id: str = ""
    name: str = ""
    arguments: str = ""


class StreamedAnswer:
    """Collects the pieces of one answer; made by :meth:`streams.client.Turn.streaming`.

    Attributes:
        text: the text so far.
        thinking: the thinking so far.
        finish_reason: why the model stopped; ``None`` while it has not.
    """

    def __init__(self) -> None:
        self.text = ""
        self.thinking = ""
        self.finish_reason: str | None = None
        self._calls: list[_Call] = []
        #: The answer as Responses gives it at the end of a stream.
        self._whole: AnswerOptions = {}
        self._model: str | None = None
        self._usage: dict[str, Any] | None = None

    def add(self, piece: Any) -> str:
        """Add a piece, and return its text.

        Args:
            piece: a text, a chunk of Chat Completions or an event of Responses: the openai library's object, or the
                same as a mapping. ``None``, which chunks have in the place of a text, adds nothing.

        Raises:
            BadRequest: it is something else.
        """
        if piece is None:
            return ""
        if isinstance(piece, str):
            self.text += piece
            return piece
        fields = piece.model_dump() if isinstance(piece, BaseModel) else piece
        if isinstance(fields, Mapping):
            if "choices" in fields or fields.get("object") == "chat.completion.chunk":
                return self._add_chunk(fields)
            if str(fields.get("type")).startswith("response."):
                return self._add_event(fields)
        raise BadRequest(
            "a piece of an answer is a text, a chunk of Chat Completions (with `choices`) or an event of Responses "
            f"(with a `type` that begins with `response.`), not {type(piece).__name__}: of another library's chunk "
            "add its text"
        )

    def _add_chunk(self, fields: Mapping[str, Any]) -> str:
        self._model = fields.get("model") or self._model
        if fields.get("usage"):
            self._usage = billed(fields["usage"])
        added = ""
        for choice in (fields.get("choices") or ())[:1]:
            delta = choice.get("delta") or {}
            added = text_of(delta.get("content") or delta.get("refusal"))
            self.text += added
            self.thinking += thinking_of(delta)
            for call in delta.get("tool_calls") or ():
                self._add_call(call)
            if delta.get("function_call"):  # the older form of Chat Completions: one call, without an id
                self._add_call({"index": 0, "function": delta["function_call"]})
            self.finish_reason = choice.get("finish_reason") or self.finish_reason
        return added

    def _add_event(self, fields: Mapping[str, Any]) -> str:
        """Add an event of Responses; those that say nothing of the answer add nothing."""
        kind = fields["type"]
        if kind in _TEXT_EVENTS:
            added = fields.get("delta") or ""
            self.text += added
            return added
        if kind in _THINKING_EVENTS:
            self.thinking += fields.get("delta") or ""
        elif kind in _LAST_EVENTS and fields.get("response"):
            # It has the whole answer, and alone has the calls and the usage.
            text, self._whole, self.finish_reason = answer_of(fields["response"])
            if not self.text:
                self.text = text
                return text
        return ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing has arrived that a message could hold."""
        return not (self.text or self.thinking or self._calls or self._whole.get("tool_calls"))

    def options(self, *, broken_off: bool) -> AnswerOptions:
        """Return the options of the answer's message; a call that was broken off is left out, with its arguments."""
        options: AnswerOptions = {**self._whole}
        if broken_off:
            options.pop("tool_calls", None)
        if self._calls and not broken_off:
            calls = sorted(self._calls, key=lambda call: call.index)
            options["tool_calls"] = [
                {"id": call.id, "name": call.name, "arguments": call.arguments or "{}"} for call in calls
            ]
        if self.thinking:
            options["thinking"] = self.thinking
        if self._model:
            options["model"] = self._model
        if self._usage:
            options["usage"] = self._usage
        if broken_off:
            options["metadata"] = INCOMPLETE
        return options

    def _add_call(self, delta: Mapping[str, Any]) -> None:
        function = delta.get("function") or delta.get("custom") or {}
        name, arguments = function.get("name") or "", function.get("arguments") or function.get("input")
        call = self._call_of(delta.get("index"), delta.get("id"), name)
        call.id = call.id or delta.get("id") or ""
        call.name += name
        call.arguments += arguments_text(arguments) if arguments else ""

    def _call_of(self, index: int | None, call_id: str | None, name: str) -> _Call:
        """Return the call that a delta continues, or a new one.

        Some endpoints give all calls the same index, or none: their ids tell them apart. Without ids too, a name
        begins a call if the last one has its arguments.
        """
        of_index = self._calls if index is None else [call for call in self._calls if call.index == index]
        last = of_index[-1] if of_index else None
        if last is not None and not (index is None and not call_id and name and last.arguments):
            if not call_id or last.id in ("", call_id):
                return last
            for call in of_index:
                if call.id == call_id:
                    return call
        new = _Call(len(self._calls) if index is None else index)
        self._calls.append(new)
        return new
