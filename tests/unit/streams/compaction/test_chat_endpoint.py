from __future__ import annotations

from streams.compaction.chat_endpoint import one_line


def test_an_endpoints_words_can_be_written_whatever_they_hold() -> None:
    assert one_line("half a\n pair \ud83d") == "half a pair ?"
    assert one_line("é \U0001f600") == "é \U0001f600"
