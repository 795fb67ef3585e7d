"""A real HTTP server for Chat Completions, in OpenAI's form, that misbehaves as its script says.

It answers with a small valid summary (or with the text that ``answer`` makes of the request's body), unless the
script has a next step. ``python -m tests.fakes.chat_completions`` runs it alone and prints its URL.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, NamedTuple, Self

Body = dict[str, Any]
#: The text of an answer, made from a request's body.
MakeText = Callable[[Body], str]

REASONS = {200: "OK", 400: "Bad Request", 401: "Unauthorized", 404: "Not Found", 429: "Too Many Requests"}
KNOWLEDGE = {
    "title": "A flight to Seattle",
    "keywords": ["flight"],
    "summary": "A flight was booked.",
    "key_points": ["booked"],
    "key_facts": ["HAT001"],
    "sentiment": "neutral",
    "confidence": 8,
    "action_items": [],
}
SUMMARY = {"user_message": "I asked for HAT001.", "ai_message": "I booked HAT001.", "knowledge": KNOWLEDGE}


def summary_text(_: Body) -> str:
    """Return a valid summary, for any request."""
    return json.dumps(SUMMARY)


@dataclass(frozen=True)
class Answer:
    """A completion; ``content`` is None with tool calls or with a refusal."""

    content: str | None = None
    finish_reason: str = "stop"
    refusal: str | None = None
    tool_calls: list[Body] | None = None
    usage: tuple[int, int] | None = (100, 20)
    cached: int = 0


@dataclass(frozen=True)
class Failure:
    """An error in OpenAI's form, or with ``body`` in any other."""

    status: int
    message: str = "scripted"
    code: str | None = None
    param: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Body | None = None


@dataclass(frozen=True)
class Raw:
    """A body that is sent unchanged."""

    text: str
    content_type: str = "application/json"


@dataclass(frozen=True)
class HangUp:
    """Half of an answer, then the connection is closed; with ``before_headers``, nothing is sent."""

    before_headers: bool = False


@dataclass(frozen=True)
class Trickle:
    """A byte every ``every_seconds``, without an end."""

    every_seconds: float = 0.02


@dataclass(frozen=True)
class Held:
    """The next answer, but only after ``release`` is set; ``arrived`` is set when a request waits."""

    release: threading.Event = field(default_factory=threading.Event)
    arrived: threading.Event = field(default_factory=threading.Event)


Step = Answer | Failure | Raw | HangUp | Trickle | Held


@dataclass(frozen=True)
class Received:
    """One request."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: Body

    @property
    def user(self) -> str:
        """The last user message of a completion."""
        return next(m["content"] for m in reversed(self.body["messages"]) if m["role"] == "user")  # type: ignore[no-any-return]

    @property
    def system(self) -> str:
        """The system message of a completion."""
        return next(m["content"] for m in self.body["messages"] if m["role"] == "system")  # type: ignore[no-any-return]


class Billed(NamedTuple):
    """What a server that counts tokens billed for one completion."""

    model: str
    input_tokens: int
    output_tokens: int
    cached_tokens: int


class PromptCache:
    """Counts the tokens of requests as endpoints do, and which of them it has read before.

    An endpoint caches the beginning of a request: tools and the answer's form first, then the messages. It has the
    longest beginning that an earlier request of the same model had too, of 1,024 tokens at least, in steps of 128.

    Args:
        count: Counts a text's tokens.
    """

    LEAST_TOKENS = 1_024
    STEP_TOKENS = 128

    def __init__(self, count: Callable[[str], int]) -> None:
        self._count = count
        self._read: dict[str, list[list[str]]] = {}

    def billed(self, body: Body, content: str | None) -> Billed:
        """Return what a request and its answer are billed for; the request is then in the cache."""
        parts = [body.get("tools"), body.get("response_format"), *body["messages"]]
        texts = [json.dumps(part, ensure_ascii=False, sort_keys=True) + "\n" for part in parts]
        read = self._read.setdefault(body["model"], [])
        shared = max((_common_beginning(texts, earlier) for earlier in read), key=len, default="")
        read.append(texts)
        known = self._count(shared) // self.STEP_TOKENS * self.STEP_TOKENS
        cached = known if known >= self.LEAST_TOKENS else 0
        return Billed(body["model"], self._count("".join(texts)), self._count(content or ""), cached)


def _common_beginning(texts: list[str], earlier: list[str]) -> str:
    """Return the characters with which both begin; whole texts are compared first, because that is quick."""
    equal = 0
    while equal < min(len(texts), len(earlier)) and texts[equal] == earlier[equal]:
        equal += 1
    pairs = zip("".join(texts[equal : equal + 1]), "".join(earlier[equal : equal + 1]), strict=False)
    rest = takewhile(lambda pair: pair[0] == pair[1], pairs)
    return "".join(texts[:equal]) + "".join(mine for mine, _ in rest)


class ChatCompletions:
    """The server, on its own port and in its own thread.

    Args:
        answer: makes the texts of answers for which the script has no step.
        refused: names of request parameters, and of response formats, that this endpoint does not support.
        window: a function that counts a text's tokens, and the most tokens of a request with its answer.
        api_key: the only accepted key; None accepts all.
        models: the list of ``GET /models``; None for an endpoint without it.
        cache: counts the usage of all answers, and caches prompts; without one, usage is what the script says.
        port: 0 for any free port.
    """

    def __init__(
        self,
        answer: MakeText = summary_text,
        *,
        refused: frozenset[str] = frozenset(),
        window: tuple[Callable[[str], int], int] | None = None,
        api_key: str | None = None,
        models: tuple[str, ...] | None = ("gpt-4o-mini",),
        cache: PromptCache | None = None,
        port: int = 0,
    ) -> None:
        self.requests: list[Received] = []
        self._answer = answer
        self._refused = refused
        self._window = window
        self._api_key = api_key
        self._models = models
        self._cache = cache
        #: What each answer was billed for, with a ``cache``.
        self.billed: list[Billed] = []
        self._port = port
        self._steps: deque[Step] = deque()
        self._held: list[Held] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="chat-completions", daemon=True)
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        """The base_url for a client."""
        return f"http://127.0.0.1:{self._port}/v1"

    @property
    def completions(self) -> list[Received]:
        """Only the requests for completions."""
        return [request for request in self.requests if request.path.endswith("/chat/completions")]

    def script(self, *steps: Step) -> None:
        """Append the answers of the next requests to the script, one step each."""
        self._steps.extend(steps)

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._start(), self._loop).result(10)
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _start(self) -> None:
        self._server = await asyncio.start_server(self._connection, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for held in self._held:
            held.release.set()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while (request := await _read(reader)) is not None:
                self.requests.append(request)
                if not await self._respond(request, writer):
                    break
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # tests include clients that give up, and the end of the server
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    async def _respond(self, request: Received, writer: asyncio.StreamWriter) -> bool:
        step = self._steps.popleft() if self._steps and "completions" in request.path else None
        while isinstance(step, Held):
            self._held.append(step)
            step.arrived.set()
            await asyncio.to_thread(step.release.wait, 60)
            step = self._steps.popleft() if self._steps else None
        if step is None:
            step = self._unscripted(request)
        if isinstance(step, HangUp):
            if not step.before_headers:
                whole = _json(200, _completion(request.body, Answer("{}")))
                writer.write(whole[: len(whole) - 30])
                await writer.drain()
            return False
        if isinstance(step, Trickle):
            writer.write(_response(200, b"", {"content-type": "application/json"}).replace(b": 0", b": 9999"))
            while True:
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(step.every_seconds)
        if isinstance(step, Answer) and self._cache is not None:
            billed = self._cache.billed(request.body, step.content)
            self.billed.append(billed)
            step = replace(
                step, usage=(billed.input_tokens, billed.output_tokens), cached=billed.cached_tokens
            )
        if isinstance(step, Answer) and request.body.get("stream"):
            writer.write(_streamed(request.body, step))
        elif isinstance(step, Answer):
            writer.write(_json(200, _completion(request.body, step)))
        elif isinstance(step, Raw):
            writer.write(_response(200, step.text.encode(), {"content-type": step.content_type}))
        else:
            writer.write(_failure(step))
        await writer.drain()
        return True

    def _unscripted(self, request: Received) -> Answer | Failure | Raw:
        if self._api_key is not None and request.headers.get("authorization") != f"Bearer {self._api_key}":
            return Failure(
                401, f"Incorrect API key: {request.headers.get('authorization')}", "invalid_api_key"
            )
        if request.method == "GET":
            return self._model_list(request.path)
        if not request.path.endswith("/chat/completions"):
            return Failure(404, "no such path")
        form = request.body.get("response_format", {}).get("type")
        if form in self._refused:
            return Failure(
                400, f"'response_format' of type '{form}' is not supported", param="response_format"
            )
        for name in sorted(self._refused & request.body.keys()):
            return Failure(400, f"Unsupported parameter: '{name}'", "unsupported_parameter", name)
        if self._window is not None:
            count, limit = self._window
            tokens = count(json.dumps(request.body.get("response_format"), ensure_ascii=False))
            tokens += sum(count(message["content"]) + 3 for message in request.body["messages"])
            tokens += request.body.get("max_completion_tokens") or request.body.get("max_tokens") or 0
            if tokens > limit:
                message = f"This model's maximum context length is {limit} tokens, you asked for {tokens}"
                return Failure(400, message, "context_length_exceeded", "messages")
        return Answer(self._answer(request.body))

    def _model_list(self, path: str) -> Failure | Raw:
        if self._models is None:
            return Failure(404, "no such path")
        cards = [{"id": name, "object": "model", "created": 0, "owned_by": "tests"} for name in self._models]
        if path.endswith("/models"):
            return Raw(json.dumps({"object": "list", "data": cards}))
        name = path.rpartition("/models/")[2]
        found = [card for card in cards if card["id"] == name]
        return Raw(json.dumps(found[0])) if found else Failure(404, f"no model {name}", "model_not_found")


async def _read(reader: asyncio.StreamReader) -> Received | None:
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except asyncio.IncompleteReadError:
        return None
    first, *lines = head.strip().split("\r\n")
    method, path, _ = first.split(" ")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Received(method, path, headers, json.loads(body) if body else {})


def _message(answer: Answer) -> Body:
    message: Body = {"role": "assistant", "content": answer.content, "refusal": answer.refusal}
    return message | ({"tool_calls": answer.tool_calls} if answer.tool_calls else {})


def _completion(body: Body, answer: Answer) -> Body:
    choice = {
        "index": 0,
        "message": _message(answer),
        "finish_reason": answer.finish_reason,
        "logprobs": None,
    }
    completion: Body = {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 0,
        "model": body.get("model", "m"),
        "choices": [choice],
    }
    return completion | {"usage": _usage(answer)}


def _usage(answer: Answer) -> Body | None:
    if answer.usage is None:
        return None
    spent, made = answer.usage
    usage: Body = {"prompt_tokens": spent, "completion_tokens": made, "total_tokens": spent + made}
    return usage | ({"prompt_tokens_details": {"cached_tokens": answer.cached}} if answer.cached else {})


def _streamed(body: Body, answer: Answer) -> bytes:
    """Return the same as server-sent events: two pieces of text, each tool call in one piece, the end, the usage."""
    content = answer.content or ""
    half = len(content) // 2
    calls = [{"index": number, **call} for number, call in enumerate(answer.tool_calls or [])]
    deltas: list[Body] = [{"role": "assistant", "content": content[:half]}, {"content": content[half:]}]
    deltas += [{"tool_calls": calls}] if calls else []
    frame = {
        "id": "chatcmpl-1",
        "object": "chat.completion.chunk",
        "created": 0,
        "model": body.get("model", "m"),
    }
    chunks = [{**frame, "choices": [{"index": 0, "delta": d, "finish_reason": None}]} for d in deltas]
    chunks.append({**frame, "choices": [{"index": 0, "delta": {}, "finish_reason": answer.finish_reason}]})
    chunks.append({**frame, "choices": [], "usage": _usage(answer)})
    text = "".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks) + "data: [DONE]\n\n"
    return _response(200, text.encode(), {"content-type": "text/event-stream"})


def _failure(step: Failure) -> bytes:
    error = {"message": step.message, "type": "error", "param": step.param, "code": step.code}
    return _json(step.status, {"error": error} if step.body is None else step.body, step.headers)


def _json(status: int, value: Body, headers: Mapping[str, str] | None = None) -> bytes:
    return _response(
        status, json.dumps(value).encode(), {"content-type": "application/json", **(headers or {})}
    )


def _response(status: int, body: bytes, headers: Mapping[str, str]) -> bytes:
    lines = [f"HTTP/1.1 {status} {REASONS.get(status, 'Error')}", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


if __name__ == "__main__":
    with ChatCompletions() as _server:
        print(_server.url, flush=True)  # noqa: T201
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()
