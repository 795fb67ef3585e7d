"""``sessionstream rebuild`` before it asks Kafka: which installation is the target."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.errors import BadRequest, ConfigurationError
from streams.cli.rebuild import rebuild


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "127.0.0.1:9")


def test_the_source_itself_is_no_target() -> None:
    with pytest.raises(BadRequest, match="the target is the source itself: name another --to-prefix"):
        rebuild()


@pytest.mark.parametrize(
    ("text", "named"),
    [('topic_prefx = "v2-"', "topic_prefx"), ("topic_prefix = ", "cannot be read"), (None, "cannot be read")],
)
def test_a_file_of_settings_that_is_wrong_is_one_line(tmp_path: Path, text: str | None, named: str) -> None:
    file = tmp_path / "target.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")

    with pytest.raises(ConfigurationError, match=named):
        rebuild(to_config=file)
