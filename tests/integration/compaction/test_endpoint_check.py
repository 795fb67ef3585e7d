"""What ``sessionstream doctor`` says of the model's endpoint."""

from __future__ import annotations

from typing import Any

import pytest

from schemas.settings import Settings, load_settings
from streams.cli import doctor_checks as doctor
from streams.cli.config import config
from streams.cli.doctor_checks import Finding
from tests.fakes.chat_completions import ChatCompletions
from tests.fakes.raw_server import answering, response


def settings(server: ChatCompletions, **compaction: Any) -> Settings:
    own = {"summarizer": "openai", "base_url": server.url, "api_key": "sk-very-secret"}
    return load_settings(compaction=own | compaction)


async def examined(given: Settings) -> Finding:
    (finding,) = await doctor._run("summarizer", doctor._summarizer, given)
    return finding


async def test_an_endpoint_that_knows_the_model_is_fine() -> None:
    with ChatCompletions(api_key="sk-very-secret") as server:
        finding = await examined(settings(server))

    assert (finding.outcome, finding.remedy) == ("ok", "")
    assert "gpt-4o-mini" in finding.detail
    assert server.completions == []  # looking costs nothing


async def test_a_wrong_key_is_a_failure_that_names_the_setting() -> None:
    with ChatCompletions(api_key="another") as server:
        finding = await examined(settings(server))

    assert finding.outcome == "failed"
    assert "COMPACTION__API_KEY" in finding.detail
    assert "sk-very-secret" not in repr(finding)


async def test_a_model_it_does_not_know_is_a_warning_that_names_those_it_does() -> None:
    with ChatCompletions(models=("llama", "qwen")) as server:
        finding = await examined(settings(server))

    assert finding.outcome == "warning"
    assert "llama, qwen" in finding.detail
    assert "COMPACTION__MODEL" in finding.remedy


async def test_an_endpoint_without_a_list_of_models_is_a_warning() -> None:
    with ChatCompletions(models=None) as server:
        finding = await examined(settings(server))

    assert finding.outcome == "warning"
    assert "COMPACTION__BASE_URL" in finding.remedy


HTML = b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\ncontent-length: 4\r\n\r\n<p/>"


@pytest.mark.parametrize(
    "answer", [HTML, response(b"null"), response(b"[]"), response(b'{"error": {"code": 502}}')]
)
async def test_a_page_in_place_of_a_model_is_a_failure(answer: bytes) -> None:
    async with answering(answer) as server:
        own = {"summarizer": "openai", "base_url": f"{server.url}/v1", "api_key": "k", "max_retries": 0}
        finding = await examined(load_settings(compaction=own))

    assert finding.outcome == "failed"
    assert "COMPACTION__BASE_URL" in f"{finding.detail} {finding.remedy}"


@pytest.mark.parametrize("answer", [HTML, response(b"null"), response(b'[{"id": "a"}]')])
async def test_a_page_in_place_of_the_list_of_models_is_a_warning(answer: bytes) -> None:
    async with answering(response(b"{}", status="404 Not Found"), answer) as server:
        own = {"summarizer": "openai", "base_url": f"{server.url}/v1", "api_key": "k", "max_retries": 0}
        finding = await examined(load_settings(compaction=own))

    assert finding.outcome == "warning"
    assert "COMPACTION__BASE_URL" in finding.remedy


async def test_nobody_there_is_a_failure_without_the_urls_password() -> None:
    with ChatCompletions() as gone:
        pass
    finding = await examined(settings(gone, base_url=gone.url.replace("http://", "http://me:pass@")))

    assert finding.outcome == "failed"
    assert "COMPACTION__BASE_URL" in finding.detail
    assert "pass" not in finding.detail


async def test_no_key_at_all_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    finding = await examined(load_settings(compaction={"summarizer": "openai"}))

    assert finding.outcome == "failed"
    assert "OPENAI_API_KEY" in finding.detail


async def test_a_bad_prompt_is_a_failure() -> None:
    with ChatCompletions() as server:
        finding = await examined(settings(server, prompt={"user": "no placeholder"}))

    assert finding.outcome == "failed"
    assert "${sessionMessages}" in finding.detail


async def test_without_a_model_there_is_nothing_to_check() -> None:
    assert await doctor._run("summarizer", doctor._summarizer, load_settings()) == []


def test_the_key_is_masked_where_settings_are_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SESSIONSTREAM_COMPACTION__API_KEY", "sk-very-secret")
    config()

    shown = capsys.readouterr().out
    assert "SESSIONSTREAM_COMPACTION__API_KEY=***" in shown
    assert "sk-very-secret" not in shown + repr(load_settings())
