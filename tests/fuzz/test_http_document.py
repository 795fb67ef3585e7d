"""schemathesis makes requests from the OpenAPI document, valid and not; the answers are those of the document."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.fuzz.inputs import fuzzed
from tests.fuzz.openapi_cases import READ_KAFKA, cases_of, check
from tests.fuzz.test_http import APP, WORKER

CASES = cases_of(APP.openapi(), without=READ_KAFKA)


def ask(case: Any) -> httpx.Response:
    sent = case.as_transport_kwargs(base_url="http://localhost:6066")
    if isinstance(sent.get("data"), str | bytes):
        sent["content"] = sent.pop("data")  # as httpx calls it

    async def send() -> httpx.Response:
        WORKER.grown, WORKER.waiting = asyncio.Condition(), asyncio.Event()  # those of another case's loop
        transport = httpx.ASGITransport(APP, raise_app_exceptions=True)
        async with httpx.AsyncClient(
            transport=transport, verify=False, cookies=sent.pop("cookies", None)
        ) as client:
            return await client.send(client.build_request(**sent))

    return asyncio.run(asyncio.wait_for(send(), 60))


@fuzzed(CASES, percent=12)
def test_every_answer_is_in_the_document(case: Any) -> None:
    check(case, ask(case))
