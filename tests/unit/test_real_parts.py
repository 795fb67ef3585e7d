"""Tests that need a real part say so: by a skip with its reason, or by a failure where it is required."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from _pytest.outcomes import Failed, Skipped

from tests.kafka.choice import GIVEN, GivenKafka, given_kafka
from tests.real_parts import (
    Unavailable,
    cache_dir,
    fetching,
    require,
    require_program,
    required_parts,
    unavailable,
)


@pytest.fixture(autouse=True)
def nothing_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SESSIONSTREAM_REQUIRE", raising=False)


def test_missing_part_skips_with_its_reason() -> None:
    with pytest.raises(Skipped, match="needs kafka: no java on the PATH"):
        unavailable("kafka", "no java on the PATH")


@pytest.mark.parametrize("names", ["kafka", "kafka,chromium", "chromium kafka", " kafka "])
def test_missing_part_fails_where_it_is_required(names: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_REQUIRE", names)

    with pytest.raises(Failed, match=r"kafka is required .* missing: no java on the PATH"):
        unavailable("kafka", "no java on the PATH")


def test_requiring_one_part_lets_another_skip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_REQUIRE", "kafka")

    with pytest.raises(Skipped):
        require("redis", available=False, reason="no server")


def test_part_that_is_there_lets_the_test_go_on() -> None:
    require("redis", available=True, reason="no server")


def test_misspelt_requirement_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_REQUIRE", "kafak")

    with pytest.raises(ValueError, match="kafak"):
        required_parts()


def test_part_that_nobody_knows_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="kafak"):
        unavailable("kafak", "misspelt")


def test_program_is_found_by_the_first_name_there_is() -> None:
    assert require_program("compose", "no-such-program", "sh").name == "sh"
    with pytest.raises(Skipped, match="no no-such-program or nor-this on the PATH"):
        require_program("compose", "no-such-program", "nor-this")


def test_cache_is_where_xdg_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    assert cache_dir() == tmp_path / "sessionstream"
    with fetching("something") as path:
        assert path == tmp_path / "sessionstream" / "something"
        assert path.parent.is_dir()


def test_cache_that_cannot_be_made_is_a_missing_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))

    with pytest.raises(Unavailable, match="XDG_CACHE_HOME"), fetching("something"):
        pytest.fail("it was made")


def test_given_cluster_goes_before_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "one:9092,two:9092")
    assert given_kafka() == GivenKafka("one:9092,two:9092")

    monkeypatch.setenv(GIVEN, "")
    assert given_kafka() is None


def test_no_setting_of_the_developer_reaches_the_tests() -> None:
    names = {name for name in os.environ if name.startswith("SESSIONSTREAM_")}

    assert all(name.startswith("SESSIONSTREAM_TEST_") or name == "SESSIONSTREAM_REQUIRE" for name in names)


def test_tokenizer_files_are_the_ones_tiktoken_looks_for(
    tokenizer_files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import tiktoken

    monkeypatch.setenv("TIKTOKEN_CACHE_DIR", str(tokenizer_files))
    before = sorted(tokenizer_files.iterdir())

    assert [
        len(tiktoken.get_encoding(name).encode_ordinary("hello world"))
        for name in ("o200k_base", "cl100k_base")
    ] == [2, 2]
    assert sorted(tokenizer_files.iterdir()) == before
