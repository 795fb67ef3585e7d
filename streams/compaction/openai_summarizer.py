"""The summarizer that asks a language model, over any endpoint that speaks Chat Completions."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

from processors.memory.group import groups
from processors.memory.tokens import MESSAGE_OVERHEAD_TOKENS, TokenCounter
from processors.summaries.answer import Answer, read_answer
from processors.summaries.prompt import Prompt, about
from processors.summaries.request import Summary, SummaryRequest
from processors.summaries.schema import answer_schema, knowledge_schema
from processors.summaries.stages import Portion, portion, take, trimmed
from processors.summaries.transcript import earlier_knowledge
from schemas.errors import SummaryRefused
from schemas.parts import Usage
from schemas.settings import PREFIX, Settings
from streams.compaction.chat_endpoint import ChatEndpoint, Question
from streams.compaction.endpoint_errors import WindowExceeded
from streams.compaction.known_models import KnownModel, KnownModels
from streams.compaction.prompt_files import answer_form, schema_in_words, templates

#: How often a request that turned out too large is made smaller.
_MOST_HALVINGS: Final = 4
#: What a stage must have room for, in tokens; less would be no summary but a game of Chinese whispers.
_SMALLEST_STAGE: Final = 200
#: Room for knowledge and JSON's own signs in an answer, at least.
_LEAST_FOR_KNOWLEDGE: Final = 600
#: Tokens of a request that are nobody's text.
_FRAME_TOKENS: Final = 4 * MESSAGE_OVERHEAD_TOKENS


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
    model: KnownModel
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
        ConfigurationError: there is no API key, or the settings' own prompt or schema cannot be used.
    """

    def __init__(self, settings: Settings, counter: TokenCounter) -> None:
        self._max_answer_tokens = settings.compaction.max_answer_tokens
        self._models = KnownModels(settings, counter)
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

    def _answer_tokens(self, request: SummaryRequest, model: KnownModel) -> int:
        wanted = request.policy.max_summary_tokens
        answer = self._max_answer_tokens or max(wanted + wanted // 2, wanted + _LEAST_FOR_KNOWLEDGE)
        return min(answer, model.window_tokens // 2)

    async def _folded(self, job: _Job) -> Answer:
        # Counting megabytes of text would hold up every other session.
        budget, waiting = await asyncio.to_thread(_planned, job)
        answer: Answer | None = None
        while waiting or answer is None:
            lines, room = about(job.request.system_message), budget
            if answer is not None:
                room = _room_for_summary(job, budget)
                earlier = trimmed(answer.lines(), room, _Cost(job.model.counter))
                lines, room = [*lines, *earlier.lines], budget - earlier.tokens
            count = take(list(waiting), room)
            for one in [waiting.popleft() for _ in range(count)]:
                lines += one.lines
            answer = await self._asked(job, lines)
        return answer

    async def _asked(self, job: _Job, lines: list[str]) -> Answer:
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
    frame = [job.prompt.with_transcript(about(request.system_message)), job.prompt.system, job.schema_text]
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
    whole = [trimmed(earlier_knowledge(request.knowledge), budget, cost)]
    whole += [portion(group, budget, cost) for group in parts]
    if sum(one.tokens for one in whole) <= budget:
        return budget, deque(whole)
    beside = budget - _room_for_summary(job, budget)
    first = trimmed(whole[0].lines, beside, cost)
    later = zip(parts, whole[1:], strict=True)
    return budget, deque(
        [first, *(one if one.tokens <= beside else portion(group, beside, cost) for group, one in later)]
    )


def _room_for_summary(job: _Job, budget: int) -> int:
    """Tokens that the summary so far may have as lines of the next stage: quoted, an answer grows a little."""
    return min(job.answer_tokens + job.answer_tokens // 4, budget // 2)
