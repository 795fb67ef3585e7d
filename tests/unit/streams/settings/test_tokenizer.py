from __future__ import annotations

import logging
import threading
from pathlib import Path

import pytest
import tiktoken

from processors.memory.tokens import ByteEstimate
from schemas.errors import ConfigurationError
from schemas.settings import load_settings
from streams.settings import tokenizer
from streams.settings.tokenizer import TiktokenCounter, load_counter


class LetterCounter:
    encoding = "letters"
    estimated = False

    def count(self, text: str) -> int:
        return len(text)


class NoCounter:
    pass


def load_without_vocabulary(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(_: str) -> None:
        raise error

    monkeypatch.setattr(tiktoken, "get_encoding", fail)


@pytest.mark.parametrize(
    "error", [ConnectionError("no network"), TimeoutError("slow"), ValueError("Hash mismatch")]
)
def test_without_a_vocabulary_bytes_are_counted_and_one_warning_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    load_without_vocabulary(monkeypatch, error)

    with caplog.at_level(logging.WARNING):
        counter = load_counter(load_settings(token_encoding="cl100k_base"))
        counter.count("some text")

    assert counter == ByteEstimate("cl100k_base")
    (record,) = caplog.records
    assert record.__dict__["action"] == "tokenizer_missing"
    assert record.__dict__["encoding"] == "cl100k_base"
    assert "TIKTOKEN_CACHE_DIR" in record.getMessage()
    assert "error" not in record.__dict__


def test_why_there_is_no_vocabulary_is_logged_for_debugging(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    load_without_vocabulary(monkeypatch, ConnectionError("no network"))

    with caplog.at_level(logging.DEBUG, logger=tokenizer.__name__):
        load_counter(load_settings())

    assert [record.levelname for record in caplog.records] == ["WARNING", "DEBUG"]
    assert "ConnectionError('no network')" in caplog.records[1].getMessage()


def test_a_download_that_hangs_ends_after_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()
    monkeypatch.setattr(tiktoken, "get_encoding", lambda _: released.wait())
    monkeypatch.setattr(tokenizer, "FETCH_SECONDS", 0.05)

    counter = load_counter(load_settings())
    released.set()

    assert counter.estimated


def test_an_unknown_encoding_is_a_clear_error() -> None:
    with pytest.raises(
        ConfigurationError, match=r"TOKEN_ENCODING: no encoding 'nope'; there are .*o200k_base"
    ):
        load_counter(load_settings(token_encoding="nope"))


def test_a_counter_of_the_users_own() -> None:
    counter = load_counter(load_settings(token_counter=f"{__name__}:LetterCounter"))

    assert (counter.encoding, counter.estimated, counter.count("abc")) == ("letters", False, 3)


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("nonsense", "is not of the form package.module:Class"),
        ("no_such_module_here:X", "cannot import 'no_such_module_here'"),
        (f"{__name__}:Missing", "has no class 'Missing'"),
        (f"{__name__}:NoCounter", "must have `encoding`"),
        ("streams.settings.tokenizer:TiktokenCounter", "cannot be created without arguments"),
    ],
)
def test_an_unusable_counter_is_a_clear_error(path: str, message: str) -> None:
    with pytest.raises(ConfigurationError) as raised:
        load_counter(load_settings(token_counter=path))

    assert message in raised.value.detail
    assert raised.value.detail.startswith("SESSIONSTREAM_TOKEN_COUNTER: ")


def test_a_module_in_the_working_directory_can_be_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "my_own_counter.py").write_text(
        "class Counter:\n    encoding = 'mine'\n    estimated = False\n    def count(self, text):\n"
        "        return 1\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(__import__("sys").path))

    assert load_counter(load_settings(token_counter="my_own_counter:Counter")).encoding == "mine"


class TestTiktoken:
    @pytest.fixture
    def counter(self, tokenizer_files: Path) -> TiktokenCounter:
        return TiktokenCounter("o200k_base")

    def test_counts_as_the_encoding_does(self, counter: TiktokenCounter) -> None:
        assert (counter.encoding, counter.estimated) == ("o200k_base", False)
        assert counter.count("Hello, world!") == 4
        assert counter.count("") == 0

    def test_special_tokens_are_plain_text(self, counter: TiktokenCounter) -> None:
        assert counter.count("<|endoftext|>") > 1

    def test_a_long_run_is_counted_in_reasonable_time(self, counter: TiktokenCounter) -> None:
        assert counter.count("a" * 900_000) == 112_500
