"""A free model API on this machine: Responses and Chat Completions, deterministic, with tool calls.

    python examples/local_model.py --port 8089
    export OPENAI_BASE_URL=http://127.0.0.1:8089/v1 OPENAI_API_KEY=local

Like any model API it keeps no state, so everything it knows of earlier turns comes from session memory:
"My name is Ann." and later "What is my name?". "What is the weather in Oslo and Rome?" calls the tool
`get_weather` once per city, if the request has this tool. "Write a long story." is cut off for length, and the model
`local-small` accepts at most 4,000 characters. A model called `local-reasoning` adds thinking to its answers.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import uvicorn
from fastapi import FastAPI
from fastapi.responses import JSONResponse, StreamingResponse

_WEATHER = re.compile(r"weather in (.+?)[?.!]*$", re.IGNORECASE)
_NAME = re.compile(r"my name is (\w+)", re.IGNORECASE)
_SMALL_CHARACTERS = 4_000


class InputMessage(NamedTuple):
    """One message of the model's input."""

    role: str
    text: str


class Answer(NamedTuple):
    """The model's answer: a text or calls of `get_weather`, and whether it was cut off."""

    text: str
    cities: list[str]
    cut_off: bool = False


def answer(given: list[InputMessage], tools: set[str]) -> Answer:
    """Return the model's answer; the same input always gives the same answer."""
    results = list(itertools.takewhile(lambda message: message.role == "tool", reversed(given)))
    if results:
        return Answer(" ".join(message.text for message in reversed(results)), [])
    question = next((message.text for message in reversed(given) if message.role == "user"), "")
    weather = _WEATHER.search(question)
    if weather and "get_weather" in tools:
        return Answer("", re.split(r"\s*,\s*|\s+and\s+", weather[1]))
    if "what is my name" in question.lower():
        names = [found[1] for message in given if (found := _NAME.search(message.text))]
        return Answer(f"Your name is {names[-1]}." if names else "I do not know your name.", [])
    if "how many messages" in question.lower():
        return Answer(f"I was given {sum(message.role != 'system' for message in given)} messages.", [])
    if "long story" in question.lower():
        return Answer("Once upon a time there", [], cut_off=True)
    name = _NAME.search(question)
    return Answer(f"Nice to meet you, {name[1]}." if name else f"You said: {question}", [])


class LocalModel:
    """The two APIs as one application; ``requests`` keeps the received requests, for tests."""

    def __init__(self) -> None:
        self.requests: list[dict[str, Any]] = []
        self._numbers = itertools.count(1)
        self.app = FastAPI(title="local model")
        self.app.post("/v1/responses", response_model=None)(self.responses)
        self.app.post("/v1/chat/completions", response_model=None)(self.chat_completions)

    async def responses(self, body: dict[str, Any]) -> JSONResponse | StreamingResponse:
        """Answer as the Responses API does."""
        given, tools = _given_responses(body), {tool.get("name", "") for tool in body.get("tools") or ()}
        refused = self._look(body, given)
        if refused is not None:
            return refused
        made = answer(given, tools)
        response: dict[str, Any] = {
            "id": self._id("resp"),
            "object": "response",
            "created_at": int(time.time()),
            "model": body["model"],
            "status": "incomplete" if made.cut_off else "completed",
            "incomplete_details": {"reason": "max_output_tokens"} if made.cut_off else None,
            "error": None,
            "instructions": None,
            "metadata": {},
            "output": self._output(body["model"], made),
            "parallel_tool_calls": True,
            "tool_choice": "auto",
            "tools": [],
            "temperature": None,
            "top_p": None,
            "usage": _responses_usage(given, made),
        }
        if body.get("stream"):
            return StreamingResponse(_response_events(response), media_type="text/event-stream")
        return JSONResponse(response)

    async def chat_completions(self, body: dict[str, Any]) -> JSONResponse | StreamingResponse:
        """Answer as the Chat Completions API does."""
        given = [InputMessage(message["role"], _text(message.get("content"))) for message in body["messages"]]
        tools = {tool["function"]["name"] for tool in body.get("tools") or ()}
        refused = self._look(body, given)
        if refused is not None:
            return refused
        made = answer(given, tools)
        calls = [
            {
                "id": self._id("call"),
                "type": "function",
                "function": {"name": "get_weather", "arguments": json.dumps({"city": city})},
            }
            for city in made.cities
        ]
        reason = "length" if made.cut_off else "tool_calls" if calls else "stop"
        completion: dict[str, Any] = {
            "id": self._id("chatcmpl"),
            "object": "chat.completion",
            "created": int(time.time()),
            "model": body["model"],
            "choices": [
                {
                    "index": 0,
                    "finish_reason": reason,
                    "logprobs": None,
                    "message": {
                        "role": "assistant",
                        "content": made.text or None,
                        **({"tool_calls": calls} if calls else {}),
                    },
                }
            ],
            "usage": _chat_usage(given, made),
        }
        if body.get("stream"):
            return StreamingResponse(_chat_chunks(completion), media_type="text/event-stream")
        return JSONResponse(completion)

    def _look(self, body: dict[str, Any], given: list[InputMessage]) -> JSONResponse | None:
        self.requests.append(body)
        if body["model"] != "local-small" or sum(len(message.text) for message in given) <= _SMALL_CHARACTERS:
            return None
        detail = {
            "message": "This model's maximum context length is exceeded.",
            "type": "invalid_request_error",
            "param": "input",
            "code": "context_length_exceeded",
        }
        return JSONResponse({"error": detail}, status_code=400)

    def _output(self, model: str, made: Answer) -> list[dict[str, Any]]:
        output: list[dict[str, Any]] = []
        if model == "local-reasoning":
            summary = [{"type": "summary_text", "text": "Let me think."}]
            output.append({"id": self._id("rs"), "type": "reasoning", "summary": summary})
        status = "incomplete" if made.cut_off else "completed"
        if made.text:
            content = [{"type": "output_text", "text": made.text, "annotations": [], "logprobs": []}]
            output.append(
                {
                    "id": self._id("msg"),
                    "type": "message",
                    "role": "assistant",
                    "status": status,
                    "content": content,
                }
            )
        output += [
            {
                "id": self._id("fc"),
                "type": "function_call",
                "call_id": self._id("call"),
                "name": "get_weather",
                "arguments": json.dumps({"city": city}),
                "status": status,
            }
            for city in made.cities
        ]
        return output

    def _id(self, kind: str) -> str:
        return f"{kind}_{next(self._numbers):06d}"


@contextmanager
def serving(port: int = 0) -> Iterator[tuple[str, LocalModel]]:
    """Serve in a thread on loopback; yields the base URL for the openai library, and the model."""
    model = LocalModel()
    config = uvicorn.Config(model.app, host="127.0.0.1", port=port, log_level="warning", lifespan="off")
    server = uvicorn.Server(config)
    sock = config.bind_socket()
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}/v1", model
    finally:
        server.should_exit = True
        thread.join()
        sock.close()


def _given_responses(body: dict[str, Any]) -> list[InputMessage]:
    given = [InputMessage("system", body["instructions"])] if body.get("instructions") else []
    items = body["input"]
    for item in [{"role": "user", "content": items}] if isinstance(items, str) else items:
        kind = item.get("type", "message")
        if kind == "message":
            given.append(InputMessage(item["role"], _text(item.get("content"))))
        elif kind == "function_call":
            given.append(InputMessage("assistant", item["arguments"]))
        elif kind == "function_call_output":
            given.append(InputMessage("tool", _text(item.get("output"))))
    return given


def _text(content: Any) -> str:
    if isinstance(content, str):
        return content
    return " ".join(part["text"] for part in content or () if isinstance(part.get("text"), str))


def _counts(given: list[InputMessage], made: Answer) -> tuple[int, int]:
    return sum(len(message.text.split()) for message in given), max(1, len(made.text.split()))


def _responses_usage(given: list[InputMessage], made: Answer) -> dict[str, Any]:
    into, out = _counts(given, made)
    return {
        "input_tokens": into,
        "input_tokens_details": {"cached_tokens": 0, "cache_write_tokens": 0},
        "output_tokens": out,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": into + out,
    }


def _chat_usage(given: list[InputMessage], made: Answer) -> dict[str, int]:
    into, out = _counts(given, made)
    return {"prompt_tokens": into, "completion_tokens": out, "total_tokens": into + out}


def _response_events(response: dict[str, Any]) -> Iterator[str]:
    events = [{"type": "response.created", "response": {**response, "output": [], "status": "in_progress"}}]
    for index, item in enumerate(response["output"]):
        events += [
            {"type": "response.output_item.added", "output_index": index, "item": item},
            {"type": "response.output_item.done", "output_index": index, "item": item},
        ]
    events.append({"type": f"response.{response['status']}", "response": response})
    for number, event in enumerate(events):
        yield f"event: {event['type']}\ndata: {json.dumps({**event, 'sequence_number': number})}\n\n"


def _chat_chunks(completion: dict[str, Any]) -> Iterator[str]:
    choice = completion["choices"][0]
    delta = dict(choice["message"])
    if "tool_calls" in delta:
        delta["tool_calls"] = [{"index": number, **call} for number, call in enumerate(delta["tool_calls"])]
    common = {**completion, "object": "chat.completion.chunk"}
    content = {**common, "choices": [{"index": 0, "delta": delta, "finish_reason": None}], "usage": None}
    end = {**common, "choices": [{"index": 0, "delta": {}, "finish_reason": choice["finish_reason"]}]}
    for chunk in (content, end):
        yield f"data: {json.dumps(chunk)}\n\n"
    yield "data: [DONE]\n\n"


def main() -> None:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--port", type=int, default=8089)
    uvicorn.run(LocalModel().app, host="127.0.0.1", port=parser.parse_args().port, log_level="info")


if __name__ == "__main__":
    main()
