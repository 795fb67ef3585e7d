"""The summarizer that uses a language model, through any Chat Completions endpoint."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from processors.counts_and_shares import plural
from processors.memory.group import groups
from processors.memory.tokens import MESSAGE_OVERHEAD_TOKENS, ByteEstimate, TokenCounter
from processors.reading.memory_read import message_of
from processors.reading.openai_format import openai_messages
from processors.statements.obligations import Obligation
from processors.statements.owed import LAST_ASKED_RANK, owed, rank_of, untold
from processors.summaries.answer import SummaryAnswer, mended_answer, read_answer
from processors.summaries.prompt import Prompt, subject_lines
from processors.summaries.request import Summary, SummaryRequest
from processors.summaries.schema import answer_schema, knowledge_schema
from processors.summaries.stages import Portion, count_within, portion, without_middle
from processors.summaries.transcript import earlier_knowledge, earlier_summary, must_keep
from schemas.errors import ConfigurationError, Spent, SummarizerUnavailable, SummaryRefused
from schemas.parts import Usage
from schemas.settings import PREFIX, Settings
from streams.compaction.chat_endpoint import ChatEndpoint, ChatRequest, WindowExceeded
from streams.compaction.prompt_files import answer_form, schema_in_words, task_after_conversation, templates
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
#: The time for a summary with all its stages, and for the call that completes one.
_SUMMARY_SECONDS: Final = 900.0
_COMPLETION_SECONDS: Final = 180.0
#: The least tokens of conversation in a stage; with fewer, stages would lose more than they keep.
_MIN_STAGE_TOKENS: Final = 200
#: The least tokens for knowledge and JSON syntax in an answer.
_MIN_KNOWLEDGE_TOKENS: Final = 600
#: Fewer tokens than this a byte is no bill of what was sent.
_LEAST_DENSITY: Final = 1 / 16
#: Parts of a refused request may be denser than the requests that were answered instead: its groups may be cut there.
_DENSITY_MARGIN: Final = 1.25
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

    def proves_smaller_window(self, most_tokens: int) -> bool:
        """Return whether the model's window is smaller than it is said to be, if it refused a request.

        Args:
            most_tokens: The most that request and answer can have; see :meth:`most_tokens`.
        """
        return most_tokens <= self.window_tokens * 97 // 100

    def most_tokens(self, texts: Iterable[str]) -> int:
        """Return the most tokens that the texts can have: their bytes, unless this model's own encoding counts them."""
        if self.exact and not self.counter.estimated:
            return sum(map(_Cost(self.counter), texts))
        return sum(len(text.encode()) + 1 for text in texts)


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

    def refused(self, model: SummaryModel, most_tokens: int, session_id: str) -> SummaryModel:
        """Return the model with half the window, after it refused a request as too large.

        That is remembered for all summaries if the request would fit into the window, however its tokens are counted. If
        it may only have been counted wrongly, this says nothing about the model.

        Args:
            model: The model with the window for which the request was made.
            most_tokens: The most that request and answer can have.
            session_id: The session of the request, for the log.
        """
        known = self._known.get(model.name, model)
        half = replace(model, window_tokens=model.window_tokens // 2)
        if not known.proves_smaller_window(most_tokens):
            log.warning(
                "a request for a summary had up to %s and was refused as too large: this summary is made with %d",
                plural(most_tokens, "token"),
                half.window_tokens,
                extra={
                    "action": "summary_request_too_large",
                    "session_id": session_id,
                    "model": model.name,
                    "tokens": most_tokens,
                },
            )
            return half
        found = self._with_half(known)
        return min(found, half, key=lambda one: one.window_tokens)

    def learn(self, name: str, tokens: int) -> None:
        """Halve the window of a model for all summaries, if it refused a request that had at most so many tokens.

        That is known of the bills of the requests that it accepted instead, however this process counts tokens.

        Args:
            name: The model.
            tokens: The most that request and answer had.
        """
        known = self._known.get(name)
        if known is not None and known.proves_smaller_window(tokens):
            self._with_half(known)

    def _with_half(self, known: SummaryModel) -> SummaryModel:
        """Return the model with half of the window from now on; log it."""
        found = replace(known, window_tokens=known.window_tokens // 2)
        log.warning(
            "%s accepts less than %d tokens: summaries are made with %d; set its context window in %sMODELS",
            known.name,
            known.window_tokens,
            found.window_tokens,
            PREFIX,
            extra={
                "action": "model_window_exceeded",
                "model": known.name,
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
    """The cost of the calls for one summary, including those of abandoned attempts."""

    total: Spent = field(default_factory=Spent)
    #: The most tokens per byte that a request had by its bill; 0 before one.
    densest: float = 0.0

    def add(self, spent: Spent) -> None:
        self.total = self.total.plus(spent)

    def note_density(self, spent: Spent, size_bytes: int) -> None:
        """Note how many tokens a byte of a request had. Some endpoints bill what they had in a cache apart."""
        density = (spent.input_tokens + spent.cached_tokens) / max(1, size_bytes)
        if density >= _LEAST_DENSITY:
            self.densest = max(self.densest, density)


@dataclass(frozen=True)
class _SummaryTask:
    """What is the same in all stages of one request."""

    request: SummaryRequest
    model: SummaryModel
    prompt: Prompt
    schema: dict[str, Any]
    schema_text: str
    answer_tokens: int
    longest_tool_result: int | None
    spending: _Spending = field(compare=False)


class _TooLarge(WindowExceeded):
    """A refused request.

    Attributes:
        most_tokens: The most that it and its answer can have.
        size_bytes: Of its texts.
        answer_tokens: The most that its answer can have.
    """

    def __init__(self, most_tokens: int, detail: str, *, size_bytes: int, answer_tokens: int) -> None:
        super().__init__("rejected", detail)
        self.most_tokens = most_tokens
        self.size_bytes = size_bytes
        self.answer_tokens = answer_tokens


class OpenAISummarizer:
    """Summarizes with a model, in stages where the transcript is larger than the model's window.

    Each stage has whole groups of messages and the summary of the stage before. So a request is never larger than the
    window. If a single group is larger, its middle is left out and marked.

    A summary ends as unavailable after ``summary_seconds``, with all its stages, and what completes one after
    ``completion_seconds``. The error has what the calls before it cost.

    Raises:
        ConfigurationError: There is no API key, or ``MODELS`` names an encoding that does not exist.
    """

    def __init__(
        self,
        settings: Settings,
        counter: TokenCounter,
        *,
        summary_seconds: float = _SUMMARY_SECONDS,
        completion_seconds: float = _COMPLETION_SECONDS,
    ) -> None:
        self._summary_seconds = summary_seconds
        self._completion_seconds = completion_seconds
        self._max_answer_tokens = settings.compaction.max_answer_tokens
        self._max_tool_result_characters = settings.compaction.max_tool_result_characters
        self._shares_prefix = settings.compaction.share_prefix
        self._models = SummaryModels(settings, counter)
        self._endpoint = ChatEndpoint(settings.compaction)

    async def summarize(self, request: SummaryRequest) -> Summary:
        spending = _Spending()
        return await _within(self._summary_seconds, spending, self._summarized(request, spending))

    async def _summarized(self, request: SummaryRequest, spending: _Spending) -> Summary:
        model = await self._models.find(request.policy.model)
        too_large: list[_TooLarge] = []
        for _ in range(_MAX_HALVINGS):
            try:
                task = self._task(request, model, spending)
                answer = await self._answer_after_conversation(task) if self._shares_prefix else None
                summary = _summary(task, answer or await self._answer_in_stages(task))
            except _TooLarge as error:
                too_large.append(error)
                model = self._models.refused(model, error.most_tokens, request.session_id)
            else:
                if spending.densest:
                    # The refused requests had the texts of those that were answered.
                    for one in too_large:
                        tokens = int(one.size_bytes * spending.densest * _DENSITY_MARGIN)
                        self._models.learn(model.name, tokens + one.answer_tokens)
                return summary
        raise SummaryRefused(
            "rejected",
            f"{model.name} accepts no request, even with {model.window_tokens:,} tokens: "
            f"set its context window in {PREFIX}MODELS",
        )

    async def complete(self, request: SummaryRequest, summary: Summary, missing: Sequence[str]) -> Summary:
        """Return the summary with the statements that it lacks; the call sends the summary, not the conversation.

        Usage and calls of the result are those of this call alone.

        Raises:
            SummaryRefused: The answer cannot be used.
            SummarizerUnavailable: There was no answer.
        """
        spending = _Spending()
        completed = self._completed(request, summary, missing, spending)
        return await _within(self._completion_seconds, spending, completed)

    async def _completed(
        self, request: SummaryRequest, summary: Summary, missing: Sequence[str], spending: _Spending
    ) -> Summary:
        task = self._task(request, await self._models.find(request.policy.model), spending)
        lines = [
            *subject_lines(request.system_message),
            *earlier_summary(summary.user_message, summary.ai_message, summary.knowledge),
            *must_keep(missing),
        ]
        return _summary(task, await self._ask(task, lines, summary.knowledge))

    def _task(self, request: SummaryRequest, model: SummaryModel, spending: _Spending) -> _SummaryTask:
        policy = request.policy
        prompt = templates().overlaid(policy.prompt).filled(request.instructions)
        # The length in words differs between requests, so it comes last: what is before is equal, and can be cached.
        prompt = Prompt(prompt.system, (*prompt.user[:-1], f"{prompt.user[-1]}\n\n{answer_form(request)}"))
        schema = answer_schema(knowledge_schema(policy.summary_schema))
        schema_text = schema_in_words(json.dumps(schema, ensure_ascii=False))
        return _SummaryTask(
            request,
            model,
            prompt,
            schema,
            schema_text,
            self._answer_tokens(request, model),
            self._max_tool_result_characters,
            spending,
        )

    async def close(self) -> None:
        await self._endpoint.close()

    def _answer_tokens(self, request: SummaryRequest, model: SummaryModel) -> int:
        wanted = request.policy.max_summary_tokens
        answer = self._max_answer_tokens or max(wanted + wanted // 2, wanted + _MIN_KNOWLEDGE_TOKENS)
        return min(answer, model.window_tokens // 2)

    async def _answer_after_conversation(self, task: _SummaryTask) -> SummaryAnswer | None:
        """Return the answer to a request that begins with the conversation, as the agents sent it to the endpoint.

        ``None`` if the session has a prompt of its own, if the conversation does not fit into the model's window, or if
        the endpoint does not accept the request: then it is sent as a transcript.
        """
        request = task.request
        if request.policy.prompt:
            return None
        sent = map(message_of, request.conversation or request.messages)
        conversation = tuple(openai_messages(request.system_message, sent))
        user = task_after_conversation(request)
        cost = _Cost(task.model.counter)
        texts = [json.dumps(message, ensure_ascii=False) for message in conversation]
        spent = await asyncio.to_thread(lambda: sum(map(cost, [*texts, user, task.schema_text])))
        if spent + task.answer_tokens > task.model.usable_tokens:
            return None
        question = ChatRequest(
            model=task.model.name,
            system="",
            user=user,
            schema=task.schema,
            schema_text=task.schema_text,
            max_tokens=task.answer_tokens,
            temperature=request.policy.temperature,
            conversation=conversation,
        )
        try:
            return await self._answer(task, question, request.knowledge)
        except SummaryRefused as refused:
            if refused.reason != "rejected":
                raise
            task.spending.add(refused.spent)
            log.info(
                "the conversation is sent as a transcript: %s",
                refused.detail,
                extra={
                    "action": "prefix_refused",
                    "session_id": request.session_id,
                    "model": task.model.name,
                },
            )
            return None

    async def _answer_in_stages(self, task: _SummaryTask) -> SummaryAnswer:
        # Counting megabytes of text would delay every other session.
        budget, waiting = await asyncio.to_thread(_plan_stages, task)
        cost = _Cost(task.model.counter)
        owing = await asyncio.to_thread(owed, task.request.messages) if len(waiting) > 1 else []
        answer: SummaryAnswer | None = None
        shown = -1
        while waiting or answer is None:
            lines, room = subject_lines(task.request.system_message), budget
            if answer is not None:
                room = _room_for_summary(task, budget)
                earlier = without_middle(answer.lines(), room, cost)
                room = budget - earlier.tokens
                # The next group has room beside the summary, and what is owed must leave it that.
                for_owed = min(room // 4, room - waiting[0].portion.tokens)
                kept = await asyncio.to_thread(_still_owed, owing, shown, answer, for_owed, cost)
                lines = [*lines, *earlier.lines, *kept.lines]
                room -= kept.tokens
            count = count_within([one.portion for one in waiting], room)
            for one in [waiting.popleft() for _ in range(count)]:
                lines += one.portion.lines
                shown = max(shown, one.last_sequence)
            answer = await self._ask(
                task, lines, task.request.knowledge if answer is None else answer.knowledge
            )
        return answer

    async def _ask(
        self, task: _SummaryTask, lines: list[str], knowledge: Mapping[str, Any] | None
    ) -> SummaryAnswer:
        """Return the model's answer to a transcript; ``knowledge`` stays if that of the answer cannot be used."""
        question = ChatRequest(
            model=task.model.name,
            system=task.prompt.system,
            user=task.prompt.with_transcript(lines),
            schema=task.schema,
            schema_text=task.schema_text,
            max_tokens=task.answer_tokens,
            temperature=task.request.policy.temperature,
        )
        return await self._answer(task, question, knowledge)

    async def _answer(
        self, task: _SummaryTask, question: ChatRequest, knowledge: Mapping[str, Any] | None
    ) -> SummaryAnswer:
        try:
            reply = await self._endpoint.ask(question)
        except WindowExceeded as error:
            texts = _texts_of(question)
            most = await asyncio.to_thread(task.model.most_tokens, texts)
            raise _TooLarge(
                most + task.answer_tokens + _FRAME_TOKENS,
                error.detail,
                size_bytes=_size_bytes(texts),
                answer_tokens=task.answer_tokens,
            ) from error
        task.spending.add(reply.spent)
        if reply.spent.calls == 1:
            task.spending.note_density(reply.spent, _size_bytes(_texts_of(question)))
        try:
            if reply.is_cut_off:
                raise SummaryRefused(
                    "cut_off",
                    "the model's answer was cut off at its limit of tokens: raise max_summary_tokens, "
                    f"or {PREFIX}COMPACTION__MAX_ANSWER_TOKENS",
                )
            return read_answer(reply.text, task.schema)
        except SummaryRefused as refused:
            mended = mended_answer(reply.text, task.schema)
            if mended is None:
                raise
            log.info(
                "the model's answer was mended: %s",
                refused.detail,
                extra={
                    "action": "answer_mended",
                    "session_id": task.request.session_id,
                    "reason": refused.reason,
                },
            )
            return mended if mended.knowledge is not None else mended._replace(knowledge=knowledge)


async def _within(seconds: float, spending: _Spending, summary: Awaitable[Summary]) -> Summary:
    """Return the summary; an error has what the calls before it cost.

    Raises:
        SummaryRefused: The answer cannot be used.
        SummarizerUnavailable: There was no answer, or none within ``seconds``.
    """
    try:
        async with asyncio.timeout(seconds):
            return await summary
    except TimeoutError as error:
        unavailable = SummarizerUnavailable(f"no summary within {seconds:g} s")
        unavailable.spent = spending.total
        raise unavailable from error
    except (SummaryRefused, SummarizerUnavailable) as error:
        error.spent = error.spent.plus(spending.total)
        raise


def _summary(task: _SummaryTask, answer: SummaryAnswer) -> Summary:
    spent = task.spending.total
    return Summary(
        user_message=answer.user_message,
        ai_message=answer.ai_message,
        knowledge=answer.knowledge,
        usage=Usage(input_tokens=spent.input_tokens, output_tokens=spent.output_tokens),
        model=task.model.name,
        calls=spent.calls,
        cached_tokens=spent.cached_tokens,
    )


def _size_bytes(texts: Iterable[str]) -> int:
    return sum(len(text.encode()) for text in texts)


def _texts_of(question: ChatRequest) -> list[str]:
    """Return all texts of a request."""
    texts = [json.dumps(message, ensure_ascii=False) for message in question.conversation]
    return [*texts, question.system, question.user, question.schema_text]


def _still_owed(
    owing: Sequence[Obligation], shown: int, answer: SummaryAnswer, budget: int, cost: _Cost
) -> Portion:
    """Return lines with what earlier stages owe and their summary does not tell, within ``budget`` tokens."""
    said = [one for one in owing if one.sequence <= shown and rank_of(one) <= LAST_ASKED_RANK]
    missing = untold(said, f"{answer.user_message}\n{answer.ai_message}")
    lines: list[str] = []
    spent = 0
    for one in sorted(missing, key=rank_of):
        (line,) = must_keep([one.text])
        if spent + cost(line) > budget:
            break
        spent += cost(line)
        lines.append(line)
    return Portion(lines, spent)


class _Cost:
    """Counts the tokens of a line with its line break."""

    def __init__(self, counter: TokenCounter) -> None:
        self._counter = counter

    def __call__(self, line: str) -> int:
        return self._counter.count(line) + 1


class _Shown(NamedTuple):
    """A portion of the transcript, and the sequence of its last message; -1 without messages."""

    portion: Portion
    last_sequence: int


def _plan_stages(task: _SummaryTask) -> tuple[int, deque[_Shown]]:
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
    longest = task.longest_tool_result
    whole += [portion(group, budget, cost, longest_tool_result=longest) for group in parts]
    last = [-1, *(max(message.sequence for message in group) for group in parts)]
    if sum(one.tokens for one in whole) > budget:
        beside = budget - _room_for_summary(task, budget)
        first = without_middle(whole[0].lines, beside, cost)
        later = zip(parts, whole[1:], strict=True)
        whole = [
            first,
            *(
                one if one.tokens <= beside else portion(group, beside, cost, longest_tool_result=longest)
                for group, one in later
            ),
        ]
    return budget, deque(map(_Shown, whole, last))


def _room_for_summary(task: _SummaryTask, budget: int) -> int:
    """Return the tokens that the summary so far may have in the next stage; quoting makes an answer a little longer."""
    return min(task.answer_tokens + task.answer_tokens // 4, budget // 2)
