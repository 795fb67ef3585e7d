"""Which summarizer a request gets, and the contract and checks of each."""

from __future__ import annotations

import sys
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import ByteEstimate
from schemas.errors import ConfigurationError, SummaryRefused
from schemas.settings import load_settings
from streams.compaction.extractive import ExtractiveSummarizer
from streams.compaction.openai_summarizer import OpenAISummarizer
from streams.compaction.summarizer import Summarizer
from streams.compaction.summarizers import Summarizers, make_summarizer
from tests.builders.summary_requests import long_conversation, request, view
from tests.contracts.summarizer import SummarizerContract
from tests.unit.streams.compaction.own_summarizer import Echo

OWN = "tests.unit.streams.compaction.own_summarizer"
ECHO = f"{OWN}:Echo"


def made(summarizer: str = ECHO, **compaction: Any) -> Summarizers:
    return Summarizers(load_settings(compaction={"summarizer": summarizer, **compaction}), ByteEstimate())


class TestContractOfExtractive(SummarizerContract):
    @pytest.fixture
    def summarizer(self) -> Summarizer:
        return ExtractiveSummarizer(ByteEstimate())


class TestContractOfTheChooser(SummarizerContract):
    """The summarizer of a worker with default settings."""

    @pytest.fixture
    async def summarizer(self) -> AsyncIterator[Summarizer]:
        chooser = make_summarizer(load_settings(), CompactionPolicy(), ByteEstimate())
        yield chooser
        await chooser.close()


class TestContractOfAUsersOwn(SummarizerContract):
    @pytest.fixture
    def summarizer(self) -> Summarizer:
        return Echo()


async def test_the_class_in_the_workers_settings_is_used_and_closed() -> None:
    summarizers = made()
    before = Echo.closed
    summary = await summarizers.summarize(request(long_conversation(5), summarizer=ECHO))
    await summarizers.close()
    await summarizers.close()

    assert summary.knowledge == {"by": "echo"}
    assert Echo.closed == before + 1


async def test_a_session_cannot_make_the_worker_import_anything() -> None:
    """Every client that may write to the log may write SessionConfigured."""
    name = "this"  # a module of the standard library that is not imported yet
    assert name not in sys.modules
    with pytest.raises(SummaryRefused) as refused:
        await made().summarize(request(summarizer=f"{name}:d"))

    assert refused.value.reason == "invalid_policy"
    assert "SESSIONSTREAM_COMPACTION__SUMMARIZER" in refused.value.detail
    assert name not in sys.modules


def test_a_session_may_choose_openai() -> None:
    assert isinstance(made(api_key="sk-x").require("openai"), OpenAISummarizer)


async def test_a_session_that_chooses_openai_without_a_key_gets_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    with pytest.raises(SummaryRefused, match="needs a key"):
        await made().summarize(request(summarizer="openai"))


async def test_what_the_extractive_summarizer_refuses_it_would_refuse_again() -> None:
    """A custom summarizer or a model may have another answer."""
    tiny = request([view("user", "hi")], summarizer="extractive")
    with pytest.raises(SummaryRefused, match="would be smaller") as refused:
        await made().summarize(tiny)
    with pytest.raises(SummaryRefused) as other:
        await made(f"{OWN}:Chatty").summarize(request(summarizer=f"{OWN}:Chatty"))

    assert (refused.value.is_final, other.value.is_final) == (True, False)


@pytest.mark.parametrize(
    ("given", "named", "tokens"),
    [
        ("user_message=None", "user_message", 55),
        ("ai_message=7", "ai_message", 55),
        ("knowledge=['a', 'b']", "knowledge", 55),
        ("usage={'input_tokens': 5}", "usage", 0),
        ("calls=None", "calls", 0),
    ],
)
async def test_a_summary_with_wrong_types_is_refused_with_its_cost(
    given: str, named: str, tokens: int
) -> None:
    """It was an unexpected error of the worker, and what it cost was lost, so no limit of spending held it."""
    name = f"{OWN}:Careless"
    long = [view("user", given), *long_conversation(5)]
    with pytest.raises(SummaryRefused, match=f"the summary's {named} is a") as refused:
        await made(name).summarize(request(long, summarizer=name))

    assert (refused.value.reason, refused.value.spent.tokens) == ("failed", tokens)


@pytest.mark.parametrize("name", ["extractive", ECHO])
async def test_a_summary_is_checked_beside_the_event_loop(name: str) -> None:
    """To count the tokens of a long one takes a second, in which the worker would answer no heartbeat."""
    threads: set[int] = set()

    class Counter(ByteEstimate):
        def count(self, text: str) -> int:
            threads.add(threading.get_ident())
            return super().count(text)

    summarizers = Summarizers(load_settings(compaction={"summarizer": name}), Counter())
    await summarizers.summarize(request(long_conversation(5), summarizer=name))
    await summarizers.close()

    assert threads
    assert threading.get_ident() not in threads


@pytest.mark.parametrize(
    ("name", "reason"), [("Chatty", "larger_than_input"), ("Loose", "failed"), ("Broken", "failed")]
)
async def test_every_summary_is_checked_and_every_error_is_one_of_ours(name: str, reason: str) -> None:
    with pytest.raises(SummaryRefused) as refused:
        await made(f"{OWN}:{name}").summarize(request(summarizer=f"{OWN}:{name}"))

    assert refused.value.reason == reason
    assert "Mia Li" not in refused.value.detail


@pytest.mark.parametrize(
    ("settings", "names"),
    [
        ({"summarizer": f"{OWN}:Half"}, "lacks summarize"),
        ({"summarizer": f"{OWN}:Needy"}, "without arguments"),
        ({"summarizer": f"{OWN}:Nobody"}, "Nobody"),
        ({"summarizer": "no.such.module:X"}, "no.such.module"),
        ({"summarizer": "sentence"}, "package.module:Class"),
        ({"prompt": {"user": "x"}}, "${sessionMessages}"),
        ({"summary_schema": {"type": "array"}}, "summary_schema"),
    ],
)
def test_unusable_settings_stop_the_worker_at_the_start(settings: dict[str, Any], names: str) -> None:
    with pytest.raises(ConfigurationError) as wrong:
        made(**({"summarizer": ECHO} | settings))

    assert names in wrong.value.detail


def test_a_policy_that_names_another_class_stops_the_worker_at_the_start() -> None:
    settings = load_settings(compaction={"summarizer": ECHO})
    with pytest.raises(ConfigurationError, match="Chatty"):
        make_summarizer(settings, CompactionPolicy(summarizer=f"{OWN}:Chatty"), ByteEstimate())
    assert callable(make_summarizer(settings, CompactionPolicy(summarizer=ECHO), ByteEstimate()).summarize)
