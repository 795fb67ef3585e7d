"""The summarizer that uses a language model, through any Chat Completions endpoint."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any, Final

from processors.memory.group import groups
from processors.memory.tokens import MESSAGE_OVERHEAD_TOKENS, ByteEstimate, TokenCounter
from processors.summaries.answer import SummaryAnswer, read_answer
from processors.summaries.prompt import Prompt, subject_lines
from processors.summaries.request import Summary, SummaryRequest
from processors.summaries.schema import answer_schema, knowledge_schema
from processors.summaries.stages import Portion, count_within, portion, without_middle
from processors.summaries.transcript import earlier_knowledge
from schemas.errors import ConfigurationError, SummarizerUnavailable, SummaryRefused
from schemas.parts import Usage
from schemas.settings import PREFIX, Settings
from streams.compaction.chat_endpoint import ChatEndpoint, ChatRequest, WindowExceeded
from streams.compaction.prompt_files import answer_form, schema_in_words, templates
from streams.settings.policies import model_table
from streams.settings.tokenizer import TiktokenCounter

log = logging.getLogger(__name__)

#: The window of a model that the table does not have. It is small on purpose: a window that is too small costs calls,
#: one that is too large costs the summary, because some servers cut long requests without an error.
_DEFAULT_WINDOW_TOKENS: Final = 16_384
#: How many models are remembered; sessions may name any model.
_MAX_REMEMBERED: Final = 1_000
#: How often the window of a model is halved for one summary, after refusals of too large requests.
_MAX_HALVINGS: Final = 4
#: The least tokens of conversation in a stage; with fewer, stages would lose more than they keep.
_MIN_STAGE_TOKENS: Final = 200
#: The least tokens for knowledge and JSON syntax in an answer.
_MIN_KNOWLEDGE_TOKENS: Final = 600
#: The tokens of a request without its texts.
_FRAME_TOKENS: Final = 4 * MESSAGE_OVERHEAD_TOKENS


@dataclass(frozen=True, slots=True)
class SummaryModel:
    """A model for summaries.

    Attributes:
        name: The name in requests.
        window_tokens: The most tokens of request and answer together.
        counter: Counts or estimates tokens.
        exact: Whether ``counter`` uses this model's own encoding.
    """

    name: str
    window_tokens: int
    counter: TokenCounter
    exact: bool = True

    @property
    def usable_tokens(self) -> int:
        """The window minus the possible error of the count."""
        if self.counter.estimated:
            # Digits and identifiers have two bytes per token, and the estimate assumes four.
            return self.window_tokens // 2
        return self.window_tokens * (97 if self.exact else 75) // 100


class SummaryModels:
    """The models of the table with their tokenizers, and with smaller windows if endpoints refused requests.

    A model without an encoding in the table has the encoding that tiktoken knows for its name.

    Args:
        settings: ``MODELS`` in them has context windows and encodings.
        counter: The counter of memory; used for models of the same encoding and for models of unknown encoding.

    Raises:
        ConfigurationError: ``MODELS`` names an encoding that does not exist.
    """

    def __init__(self, settings: Settings, counter: TokenCounter) -> None:
        _require_encodings(settings)
        self._table = model_table(settings)
        self._counter = counter
        self._known: dict[str, SummaryModel] = {}

    async def find(self, name: str) -> SummaryModel:
        """Return the model ``name``."""
        if name not in self._known:
            model = self._table.find(name)
            encoding = model.encoding or _tiktoken_encoding(name)
            counter = await asyncio.to_thread(self._counter_of, encoding)
            window = model.context_window_tokens or _DEFAULT_WINDOW_TOKENS
            self._remember(SummaryModel(name, window, counter, exact=encoding is not None))
        return self._known[name]

    def halve_window(self, model: SummaryModel) -> SummaryModel:
        """Return the model with half the window, after it refused a request as too large, and remember that."""
        current = self._known.get(model.name, model)
        found = replace(model, window_tokens=min(current.window_tokens, model.window_tokens // 2))
        log.warning(
            "%s accepts less than %d tokens: summaries are made with %d; set its context window in %sMODELS",
            model.name,
            model.window_tokens,
            found.window_tokens,
            PREFIX,
            extra={
                "action": "model_window_exceeded",
                "model": model.name,
                "window_tokens": found.window_tokens,
            },
        )
        self._remember(found)
        return found

    def _remember(self, model: SummaryModel) -> None:
        if len(self._known) >= _MAX_REMEMBERED:
            self._known.clear()
        self._known[model.name] = model

    def _counter_of(self, encoding: str | None) -> TokenCounter:
        if encoding is None or encoding == self._counter.encoding:
            return self._counter
        try:
            return TiktokenCounter(encoding)
        except (OSError, ValueError):
            return ByteEstimate(encoding)


def _require_encodings(settings: Settings) -> None:
    import tiktoken

    known = tiktoken.list_encoding_names()
    for name, model in settings.models.items():
        if model.encoding is not None and model.encoding not in known:
            raise ConfigurationError(
                f"{PREFIX}MODELS: {name} has no encoding {model.encoding!r}; there are {', '.join(known)}"
            )


def _tiktoken_encoding(name: str) -> str | None:
    import tiktoken

    try:
        return tiktoken.encoding_name_for_model(name.rpartition("/")[2])
    except KeyError:
        return None


@dataclass
class _Spending:
    """The calls for one summary and their usage, including those of abandoned attempts."""

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0

    def add(self, usage: Usage) -> None:
        self.calls += 1
        self.input_tokens += usage.input_tokens
        self.output_tokens += usage.output_tokens


@dataclass(frozen=True)
class _SummaryTask:
    """What is the same in all stages of one request."""

    request: SummaryRequest
    model: SummaryModel
    prompt: Prompt
    schema: dict[str, Any]
    schema_text: str
    answer_tokens: int
    spending: _Spending = field(compare=False)


class OpenAISummarizer:
    """Summarizes with a model, in stages where the transcript is larger than the model's window.

    Each stage has whole groups of messages and the summary of the stage before. So a request is never larger than the
    window. If a single group is larger, its middle is left out and marked.

    Raises:
        ConfigurationError: There is no API key, or ``MODELS`` names an encoding that does not exist.
    """

    def __init__(self, settings: Settings, counter: TokenCounter) -> None:
        self._max_answer_tokens = settings.compaction.max_answer_tokens
        self._models = SummaryModels(settings, counter)
        self._endpoint = ChatEndpoint(settings.compaction)

    async def summarize(self, request: SummaryRequest) -> Summary:
        policy = request.policy
        prompt = templates().overlaid(policy.prompt).filled(request.instructions)
        form = answer_form(request)
        prompt = Prompt(f"{prompt.system}\n\n{form}", prompt.user)
        schema = answer_schema(knowledge_schema(policy.summary_schema))
        schema_text = schema_in_words(json.dumps(schema, ensure_ascii=False))
        model = await self._models.find(policy.model)
        spending = _Spending()
        for _ in range(_MAX_HALVINGS):
            task = _SummaryTask(
                request, model, prompt, schema, schema_text, self._answer_tokens(request, model), spending
            )
            try:
                answer = await self._answer_in_stages(task)
            except WindowExceeded:
                model = self._models.halve_window(model)
                continue
            except (SummaryRefused, SummarizerUnavailable) as error:
                error.spent_tokens = spending.input_tokens + spending.output_tokens
                raise
            usage = Usage(input_tokens=spending.input_tokens, output_tokens=spending.output_tokens)
            return Summary(
                user_message=answer.user_message,
                ai_message=answer.ai_message,
                knowledge=answer.knowledge,
                usage=usage,
                model=model.name,
                calls=spending.calls,
            )
        raise SummaryRefused(
            "rejected",
            f"{model.name} accepts no request, even with {model.window_tokens:,} tokens: "
            f"set its context window in {PREFIX}MODELS",
        )

    async def close(self) -> None:
        await self._endpoint.close()

    def _answer_tokens(self, request: SummaryRequest, model: SummaryModel) -> int:
        wanted = request.policy.max_summary_tokens
        answer = self._max_answer_tokens or max(wanted + wanted // 2, wanted + _MIN_KNOWLEDGE_TOKENS)
        return min(answer, model.window_tokens // 2)

    async def _answer_in_stages(self, task: _SummaryTask) -> SummaryAnswer:
        # Counting megabytes of text would delay every other session.
        budget, waiting = await asyncio.to_thread(_plan_stages, task)
        answer: SummaryAnswer | None = None
        while waiting or answer is None:
            lines, room = subject_lines(task.request.system_message), budget
            if answer is not None:
                room = _room_for_summary(task, budget)
                earlier = without_middle(answer.lines(), room, _Cost(task.model.counter))
                lines, room = [*lines, *earlier.lines], budget - earlier.tokens
            count = count_within(list(waiting), room)
            for one in [waiting.popleft() for _ in range(count)]:
                lines += one.lines
            answer = await self._ask(task, lines)
        return answer

    async def _ask(self, task: _SummaryTask, lines: list[str]) -> SummaryAnswer:
        question = ChatRequest(
            model=task.model.name,
            system=task.prompt.system,
            user=task.prompt.with_transcript(lines),
            schema=task.schema,
            schema_text=task.schema_text,
            max_tokens=task.answer_tokens,
            temperature=task.request.policy.temperature,
        )
        reply = await self._endpoint.ask(question)
        task.spending.add(reply.usage)
        return read_answer(reply.text, task.schema)


class _Cost:
    """Counts the tokens of a line with its line break."""

    def __init__(self, counter: TokenCounter) -> None:
        self._counter = counter

    def __call__(self, line: str) -> int:
        return self._counter.count(line) + 1


def _plan_stages(task: _SummaryTask) -> tuple[int, deque[Portion]]:
    """Return the tokens of a stage's transcript, and the groups, cut so that each fits beside a summary.

    Raises:
        SummaryRefused: (``invalid_policy``) Prompt, schema and answer fill the model's window.
    """
    request, cost = task.request, _Cost(task.model.counter)
    frame = [
        task.prompt.with_transcript(subject_lines(request.system_message)),
        task.prompt.system,
        task.schema_text,
    ]
    copies = len(task.prompt.user) - 1
    spent = sum(cost(text) for text in frame) + task.answer_tokens + _FRAME_TOKENS
    budget = (task.model.usable_tokens - spent) // copies
    if budget < _MIN_STAGE_TOKENS:
        raise SummaryRefused(
            "invalid_policy",
            f"{task.model.name} accepts {task.model.window_tokens:,} tokens, and prompt, schema and answer leave "
            f"{max(budget, 0):,} for the conversation: lower max_summary_tokens, choose another model, or set "
            f"its context window in {PREFIX}MODELS",
        )
    parts = groups(request.messages)
    whole = [without_middle(earlier_knowledge(request.knowledge), budget, cost)]
    whole += [portion(group, budget, cost) for group in parts]
    if sum(one.tokens for one in whole) <= budget:
        return budget, deque(whole)
    beside = budget - _room_for_summary(task, budget)
    first = without_middle(whole[0].lines, beside, cost)
    later = zip(parts, whole[1:], strict=True)
    return budget, deque(
        [first, *(one if one.tokens <= beside else portion(group, beside, cost) for group, one in later)]
    )


def _room_for_summary(task: _SummaryTask, budget: int) -> int:
    """Return the tokens that the summary so far may have in the next stage; quoting makes an answer a little longer."""
    return min(task.answer_tokens + task.answer_tokens // 4, budget // 2)
