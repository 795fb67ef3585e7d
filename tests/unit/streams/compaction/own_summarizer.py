"""Users' own summarizers, named as ``package.module:Class``."""

from __future__ import annotations

import re
import time
from ast import literal_eval
from dataclasses import replace
from typing import Any

from processors.summaries.request import Summary, SummaryRequest
from schemas.parts import Usage


class Echo:
    """Keeps the first words of each side."""

    closed = 0

    async def summarize(self, request: SummaryRequest) -> Summary:
        texts = {
            role: " ".join(m.text[:40] for m in request.messages if m.role == role and m.text)[:120]
            for role in ("user", "assistant")
        }
        return Summary(user_message=texts["user"], ai_message=texts["assistant"], knowledge={"by": "echo"})

    async def close(self) -> None:
        type(self).closed += 1


class Broken(Echo):
    async def summarize(self, request: SummaryRequest) -> Summary:
        raise ValueError(f"cannot read {request.messages[0].text}")


class Chatty(Echo):
    async def summarize(self, request: SummaryRequest) -> Summary:
        return Summary(user_message="x" * 10_000, ai_message="y", knowledge=None)


class Loose(Echo):
    async def summarize(self, request: SummaryRequest) -> Any:
        return {"user_message": "a", "ai_message": "b"}


class Careless(Echo):
    """What it returns is a Summary, and what is in that has other types; it was billed all the same."""

    async def summarize(self, request: SummaryRequest) -> Summary:
        field, value = request.messages[0].text.split("=")
        usage = Usage(input_tokens=50, output_tokens=5)
        good = Summary(user_message="a", ai_message="b", knowledge=None, usage=usage, calls=1)
        wrong: dict[str, Any] = {field: literal_eval(value)}
        return replace(good, **wrong)


class Needy(Echo):
    def __init__(self, key: str) -> None:
        self.key = key


class Half:
    async def close(self) -> None: ...


class Blocking(Echo):
    """Blocks its thread, as synchronous code does, for as long as a message says: "block for 60 s"."""

    async def summarize(self, request: SummaryRequest) -> Summary:
        for message in request.messages:
            if told := re.search(r"block for (\S+) s", message.text):
                time.sleep(float(told[1]))  # noqa: ASYNC251 - it is what this class is for
                break
        return await super().summarize(request)
