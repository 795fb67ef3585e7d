from __future__ import annotations

from pathlib import Path

import pytest

from processors.memory.tokens import ByteEstimate
from schemas.errors import ConfigurationError
from schemas.settings import load_settings
from streams.compaction.openai_summarizer import SummaryModel, SummaryModels


def models(**table: object) -> SummaryModels:
    return SummaryModels(load_settings(models=table), ByteEstimate("o200k_base"))


@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("gpt-4o-mini", 128_000),
        ("gpt-4o-2024-08-06", 128_000),
        ("gpt-4.1-nano", 1_000_000),
        ("gpt-4", 8_192),
        ("openai/gpt-4o", 128_000),
        ("llama-3", 16_384),
    ],
)
async def test_windows_of_openais_models_are_known_and_others_get_a_small_one(name: str, window: int) -> None:
    counter = ByteEstimate("cl100k_base" if name == "gpt-4" else "o200k_base")

    assert (await SummaryModels(load_settings(), counter).find(name)).window_tokens == window


async def test_the_settings_take_precedence_over_the_default(tokenizer_files: Path) -> None:
    known = models(**{"Own-Model": {"context_window_tokens": 5_000, "encoding": "cl100k_base"}})
    found = await known.find("own-model")

    assert (found.window_tokens, found.counter.encoding, found.counter.estimated) == (
        5_000,
        "cl100k_base",
        False,
    )


@pytest.mark.parametrize("name", ["claude-opus-4", "Claude-3-haiku"])
async def test_a_pattern_in_the_settings_gives_its_window_to_all_names_that_match(name: str) -> None:
    known = models(**{"claude-*": {"context_window_tokens": 200_000}})

    assert (await known.find(name)).window_tokens == 200_000


def test_an_unknown_encoding_is_an_error_at_the_start() -> None:
    with pytest.raises(ConfigurationError, match="SESSIONSTREAM_MODELS: m has no encoding 'klingon'"):
        models(m={"encoding": "klingon"})


def test_less_of_a_window_is_used_if_counts_are_less_exact(tokenizer_files: Path) -> None:
    from streams.settings.tokenizer import TiktokenCounter

    counter = TiktokenCounter("o200k_base")

    assert SummaryModel("m", 10_000, counter).usable_tokens == 9_700
    assert SummaryModel("m", 10_000, counter, exact=False).usable_tokens == 7_500
    assert SummaryModel("m", 10_000, ByteEstimate()).usable_tokens == 5_000


async def test_a_window_that_was_halved_is_remembered_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    known = models()
    model = await known.find("gpt-4o-mini")

    assert known.refused(model, 100_000, "s").window_tokens == 64_000
    # A concurrent call was refused with the same window.
    assert known.refused(model, 100_000, "s").window_tokens == 64_000
    assert (await known.find("gpt-4o-mini")).window_tokens == 64_000
    assert caplog.records[0].action == "model_window_exceeded"  # type: ignore[attr-defined] # an extra


async def test_a_refused_request_that_may_be_too_large_says_nothing_about_the_model() -> None:
    known = models(own={"context_window_tokens": 10_000})
    model = await known.find("own")
    # 20,000 bytes are 5,000 tokens by the estimate, and more of them are possible than the window has.
    most = model.most_tokens(["x" * 20_000])
    smaller = known.refused(model, most, "s")

    assert (smaller.window_tokens, (await known.find("own")).window_tokens) == (5_000, 10_000)
    # Half as large it is refused too, so its window is smaller than said, whatever a token is.
    again = known.refused(smaller, smaller.most_tokens(["x" * 9_000]), "s")
    assert (again.window_tokens, (await known.find("own")).window_tokens) == (2_500, 5_000)
