"""The summarizer that asks a language model, over any endpoint that speaks Chat Completions."""

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
from schemas.errors import ConfigurationError, SummaryRefused
from schemas.parts import Usage
from schemas.settings import PREFIX, Settings
from streams.compaction.chat_endpoint import ChatEndpoint, Question, WindowExceeded
from streams.compaction.prompt_files import answer_form, schema_in_words, templates
from streams.settings.policies import model_table
from streams.settings.tokenizer import TiktokenCounter

log = logging.getLogger(__name__)

#: Window of a model that the table does not know. Rather too small: that costs calls, where too large would cost
#: the summary, since some servers cut what is too long and do not say so.
_DEFAULT_WINDOW_TOKENS: Final = 16_384
#: Models that are remembered at most; sessions may name any.
_MOST_REMEMBERED: Final = 1_000
#: How often a request that turned out too large is made smaller.
_MOST_HALVINGS: Final = 4
#: What a stage must have room for, in tokens; with less, stages would lose more than they keep.
_SMALLEST_STAGE: Final = 200
#: Room for knowledge and JSON's own signs in an answer, at least.
_LEAST_FOR_KNOWLEDGE: Final = 600
#: Tokens of a request beside its texts.
_FRAME_TOKENS: Final = 4 * MESSAGE_OVERHEAD_TOKENS


@dataclass(frozen=True, slots=True)
class SummaryModel:
    """A model as it is used for summaries.

    Attributes:
        name: As it is asked for.
        window_tokens: Request and answer together.
        counter: Counts its tokens, or estimates them.
        exact: Whether ``counter`` is this model's own way of counting.
    """

    name: str
    window_tokens: int
    counter: TokenCounter
    exact: bool = True

    @property
    def usable_tokens(self) -> int:
        """The window, less what a count may be wrong by."""
        if self.counter.estimated:
            # Digits and identifiers have two bytes a token where the estimate has four.
            return self.window_tokens // 2
        return self.window_tokens * (97 if self.exact else 75) // 100


class SummaryModels:
    """Models as the table has them, with tokenizers, and with windows that turned out to be smaller.

    A model without an encoding in the table has the one that tiktoken has for its name.

    Args:
        settings: Their ``MODELS`` have context windows and encodings.
        counter: The one memory counts with; used for models of the same encoding, and where none is known.

    Raises:
        ConfigurationError: ``MODELS`` names an encoding that does not exist.
    """

    def __init__(self, settings: Settings, counter: TokenCounter) -> None:
        _require_encodings(settings)
        self._table = model_table(settings)
        self._counter = counter
        self._known: dict[str, SummaryModel] = {}

    async def named(self, name: str) -> SummaryModel:
        """What is known of the model ``name``."""
        if name not in self._known:
            model = self._table.find(name)
            encoding = model.encoding or _tiktoken_encoding(name)
            counter = await asyncio.to_thread(self._counter_of, encoding)
            window = model.context_window_tokens or _DEFAULT_WINDOW_TOKENS
            self._remember(SummaryModel(name, window, counter, exact=encoding is not None))
        return self._known[name]

    def smaller(self, model: SummaryModel) -> SummaryModel:
        """The same model with half the window, after it refused a request as too large."""
        current = self._known.get(model.name, model)
        found = replace(model, window_tokens=min(current.window_tokens, model.window_tokens // 2))
        log.warning(
            "%s takes less than %d tokens: summaries are made with %d; set its context window in %sMODELS",
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
        if len(self._known) >= _MOST_REMEMBERED:
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
class _Ledger:
    """What the calls for one summary cost, those of an attempt that was given up included."""

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0

    def add(self, usage: Usage) -> None:
        self.calls += 1
        self.input_tokens += usage.input_tokens
        self.output_tokens += usage.output_tokens


@dataclass(frozen=True)
class _Job:
    """One request, as far as it is the same at all stages."""

    request: SummaryRequest
    model: SummaryModel
    prompt: Prompt
    schema: dict[str, Any]
    schema_text: str
    answer_tokens: int
    ledger: _Ledger = field(compare=False)


class OpenAISummarizer:
    """Summarizes with a model, in stages where the transcript is larger than the model's window.

    Each stage takes whole groups and gets the summary of those before it; so a request is never larger than
    the window (of a single group that is, the middle is left out, and marked).

    Raises:
        ConfigurationError: there is no API key, or ``MODELS`` names an encoding that does not exist.
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
        model = await self._models.named(policy.model)
        ledger = _Ledger()
        for _ in range(_MOST_HALVINGS):
            job = _Job(
                request, model, prompt, schema, schema_text, self._answer_tokens(request, model), ledger
            )
            try:
                answer = await self._folded(job)
            except WindowExceeded:
                model = self._models.smaller(model)
                continue
            usage = Usage(input_tokens=ledger.input_tokens, output_tokens=ledger.output_tokens)
            return Summary(
                user_message=answer.user_message,
                ai_message=answer.ai_message,
                knowledge=answer.knowledge,
                usage=usage,
                model=model.name,
                calls=ledger.calls,
            )
        raise SummaryRefused(
            "rejected",
            f"{model.name} takes none of the requests, down to {model.window_tokens:,} tokens: "
            f"set its context window in {PREFIX}MODELS",
        )

    async def close(self) -> None:
        await self._endpoint.close()

    def _answer_tokens(self, request: SummaryRequest, model: SummaryModel) -> int:
        wanted = request.policy.max_summary_tokens
        answer = self._max_answer_tokens or max(wanted + wanted // 2, wanted + _LEAST_FOR_KNOWLEDGE)
        return min(answer, model.window_tokens // 2)

    async def _folded(self, job: _Job) -> SummaryAnswer:
        # Counting megabytes of text would hold up every other session.
        budget, waiting = await asyncio.to_thread(_planned, job)
        answer: SummaryAnswer | None = None
        while waiting or answer is None:
            lines, room = subject_lines(job.request.system_message), budget
            if answer is not None:
                room = _room_for_summary(job, budget)
                earlier = without_middle(answer.lines(), room, _Cost(job.model.counter))
                lines, room = [*lines, *earlier.lines], budget - earlier.tokens
            count = count_within(list(waiting), room)
            for one in [waiting.popleft() for _ in range(count)]:
                lines += one.lines
            answer = await self._asked(job, lines)
        return answer

    async def _asked(self, job: _Job, lines: list[str]) -> SummaryAnswer:
        question = Question(
            model=job.model.name,
            system=job.prompt.system,
            user=job.prompt.with_transcript(lines),
            schema=job.schema,
            schema_text=job.schema_text,
            max_tokens=job.answer_tokens,
            temperature=job.request.policy.temperature,
        )
        reply = await self._endpoint.ask(question)
        job.ledger.add(reply.usage)
        return read_answer(reply.text, job.schema)


class _Cost:
    """Tokens of a line with its end."""

    def __init__(self, counter: TokenCounter) -> None:
        self._counter = counter

    def __call__(self, line: str) -> int:
        return self._counter.count(line) + 1


def _planned(job: _Job) -> tuple[int, deque[Portion]]:
    """The tokens a stage's transcript may have, and the groups, none larger than fits beside a summary.

    Raises:
        SummaryRefused: (``invalid_policy``) prompt, schema and answer fill the model's window.
    """
    request, cost = job.request, _Cost(job.model.counter)
    frame = [
        job.prompt.with_transcript(subject_lines(request.system_message)),
        job.prompt.system,
        job.schema_text,
    ]
    copies = len(job.prompt.user) - 1
    spent = sum(cost(text) for text in frame) + job.answer_tokens + _FRAME_TOKENS
    budget = (job.model.usable_tokens - spent) // copies
    if budget < _SMALLEST_STAGE:
        raise SummaryRefused(
            "invalid_policy",
            f"{job.model.name} takes {job.model.window_tokens:,} tokens, and prompt, schema and answer leave "
            f"{max(budget, 0):,} for the conversation: lower max_summary_tokens, choose another model, or set "
            f"its context window in {PREFIX}MODELS",
        )
    parts = groups(request.messages)
    whole = [without_middle(earlier_knowledge(request.knowledge), budget, cost)]
    whole += [portion(group, budget, cost) for group in parts]
    if sum(one.tokens for one in whole) <= budget:
        return budget, deque(whole)
    beside = budget - _room_for_summary(job, budget)
    first = without_middle(whole[0].lines, beside, cost)
    later = zip(parts, whole[1:], strict=True)
    return budget, deque(
        [first, *(one if one.tokens <= beside else portion(group, beside, cost) for group, one in later)]
    )


def _room_for_summary(job: _Job, budget: int) -> int:
    """Tokens that the summary so far may have as lines of the next stage: quoted, an answer grows a little."""
    return min(job.answer_tokens + job.answer_tokens // 4, budget // 2)
