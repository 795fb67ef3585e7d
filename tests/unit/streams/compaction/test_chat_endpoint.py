from __future__ import annotations

from streams.compaction.chat_endpoint import one_line


def test_any_text_of_an_endpoint_can_be_encoded_on_one_line() -> None:
    assert one_line("half a\n pair \ud83d") == "half a pair ?"
    assert one_line("é \U0001f600") == "é \U0001f600"
