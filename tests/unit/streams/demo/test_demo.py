from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table

from processors.models_and_prices import Price
from schemas.errors import ConfigurationError, PublishFailed
from schemas.events import AiMessageAdded, Event
from schemas.publication import Published
from schemas.settings import Settings
from streams.demo.demo import is_interactive, make_console
from streams.demo.ending import ROWS, TEXT_AFTER_THE_END, closing_text, memory_table
from streams.demo.replay import Replay, load_conversations, moved
from streams.demo.settings import EXAMPLE_PRICES, WINDOW_BYTES, demo_settings
from streams.demo.table import SessionProgress, bar, progress_line, progress_table
from streams.http.server import bind
from streams.settings.policies import model_table
from streams.worker.lifecycle import Worker


class Recorder:
    """A publisher that keeps what it is given."""

    def __init__(self, fails_after: int | None = None) -> None:
        self.events: list[Event] = []
        self._fails_after = fails_after

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        if self._fails_after is not None and len(self.events) >= self._fails_after:
            raise PublishFailed("the broker is gone", events=events)
        self.events += events
        return [Published(event.event_id, 0, len(self.events) - 1) for event in events]


def drawn(table: Table, width: int = 140) -> str:
    console = Console(width=width, file=io.StringIO(), force_terminal=False)
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def session(**values: Any) -> SessionProgress:
    known = SessionProgress("support-4471", total=41, published=30, agents={"triage": None, "orders": None})
    return replace(known, **values)


def answer(count: int, **values: Any) -> dict[str, Any]:
    """What the HTTP API says of a memory of ``count`` messages."""
    common = {"role": "user", "agent_id": "triage", "size_bytes": 9, "tokens": 5, "compacted": False}
    return {
        "session_id": "support-4471",
        "message_count": count,
        "size_bytes": 9 * count,
        "tokens": 5 * count,
        "tokens_estimated": False,
        "system_message": None,
        "messages": [{"sequence": number, "text": f"message\n{number}", **common} for number in range(count)],
        **values,
    }


class TestProgress:
    @pytest.mark.parametrize(
        ("fraction", "expected"),
        [(0.0, "    "), (0.5, "██  "), (1.0, "████"), (7.0, "████"), (-1.0, "    "), (0.28, "█▏  ")],
    )
    def test_a_bar_fills_in_eighths(self, fraction: float, expected: str) -> None:
        assert bar(fraction, 4) == expected

    def test_a_session_is_a_row_with_agents_counts_size_and_whether_it_evicted(self) -> None:
        text = drawn(
            progress_table(
                [session(message_count=12, size_bytes=3000, truncated=True, epoch=2)], 6000, width=140
            )
        )

        assert "triage, orders" in text
        assert "12/30" in text
        assert "████████ " in text
        assert "3,000 B" in text
        assert "oldest" in text

    def test_it_fits_a_narrow_terminal(self) -> None:
        text = drawn(progress_table([session(size_bytes=3000)], 6000, width=80), width=80)

        assert "triage" not in text
        assert all(len(line) <= 80 for line in text.splitlines())
        assert "3,000 B" in text

    def test_without_a_window_there_is_no_bar(self) -> None:
        assert "█" not in drawn(progress_table([session(size_bytes=3000)], None, width=140))

    def test_the_line_for_files_adds_up(self) -> None:
        line = progress_line(
            [session(message_count=12, size_bytes=3000, truncated=True, epoch=3), session(published=11)]
        )

        assert line == (
            "41 of 82 messages published in 2 sessions; 12 in memory (3,000 bytes) after 3 compactions; "
            "1 session has evicted its oldest messages"
        )


class TestMemory:
    def test_the_newest_messages_are_shown_and_the_others_counted(self) -> None:
        text = drawn(memory_table(answer(ROWS + 3), window_bytes=6000, published_messages=40))

        assert f"{ROWS + 3} of 40" in text
        assert "… 3 more" in text
        assert "message 2 " not in text
        assert f"message {ROWS + 2} " in text

    def test_calls_failures_images_and_the_system_message_are_told_apart(self) -> None:
        messages: list[dict[str, Any]] = [
            {"tool_calls": [{"name": "track"}], "text": "", "role": "assistant"},
            {"is_error": True, "text": "timeout", "role": "tool"},
            {"contents": [{"kind": "text"}, {"kind": "image"}], "text": "this one", "role": "user"},
        ]
        common = {"sequence": 7, "size_bytes": 1, "tokens": 1, "compacted": False}
        shown = answer(
            3,
            messages=[common | one for one in messages],
            system_message="Be kind.",
            system_size_bytes=8,
            system_tokens=6,
            tokens_estimated=True,
        )

        text = drawn(memory_table(shown, window_bytes=None, published_messages=3))

        for expected in ("→ track", "failed: timeout", "[image] this one", "Be kind.", "≈ tokens"):
            assert expected in text

    def test_a_demo_that_ends_by_itself_names_what_works_after_its_end(self) -> None:
        assert "http://" not in TEXT_AFTER_THE_END, "nothing answers then"
        assert "without --once" in TEXT_AFTER_THE_END
        assert "export SESSIONSTREAM_BOOTSTRAP_SERVERS=host:port" in TEXT_AFTER_THE_END

    def test_the_words_at_the_end_can_be_typed_as_they_are(self) -> None:
        words = closing_text("http://127.0.0.1:6066", "a/b c", "tri age", needs_token=False)

        assert "curl 'http://127.0.0.1:6066/sessions/a%2Fb%20c/memory'" in words
        assert "format=openai'" in words
        assert "include_agent_id=tri%20age&last=5'" in words
        assert "Nothing is kept" in words
        assert "Authorization" not in words
        assert "Bearer <token>" in closing_text("http://x", "s", "a", needs_token=True)


class TestReplay:
    async def test_everything_is_published_in_order_within_its_session(self) -> None:
        conversations = load_conversations()
        recorder = Recorder()
        replay = Replay(conversations, recorder, seconds=0.01)

        await replay.run()

        for conversation, progress in zip(conversations, replay.sessions, strict=True):
            published = [event for event in recorder.events if event.session_id == conversation.session_id]
            assert published == conversation.events
            assert progress.published == progress.total == len(published) - 1  # without the system message
            assert set(progress.agents) == {event.agent_id for event in published} - {None}
            assert recorder.events[replay.last_sequences[conversation.session_id]] == published[-1]

    async def test_sessions_are_published_concurrently(self) -> None:
        recorder = Recorder()

        await Replay(load_conversations(), recorder, seconds=0.05).run()

        assert len({event.session_id for event in recorder.events[:7]}) == 7

    async def test_a_broker_that_is_gone_ends_it(self) -> None:
        with pytest.raises(PublishFailed):
            await Replay(load_conversations(), Recorder(fails_after=10), seconds=0.01).run()

    def test_conversations_end_now_and_take_as_long_as_they_took(self) -> None:
        (original, *_), now = load_conversations(), datetime(2030, 1, 2, tzinfo=UTC)

        recent = moved(original, now)

        times = [event.occurred_at for event in recent.events]
        assert times[-1] == now
        assert [time - times[0] for time in times] == [
            event.occurred_at - original.events[0].occurred_at for event in original.events
        ]
        assert [event.event_id for event in recent.events] == [event.event_id for event in original.events]

    def test_without_conversations_it_says_where_it_looked(self, tmp_path: Path) -> None:
        with pytest.raises(ConfigurationError, match=str(tmp_path)):
            load_conversations(tmp_path)


async def test_the_embedded_broker_refuses_a_key_file(tmp_path: Path) -> None:
    settings = Settings.model_validate({"encryption": {"key_file": tmp_path / "keys.toml"}, "http_port": 0})

    with pytest.raises(ConfigurationError, match="has no topic of keys"):
        await Worker(settings, {}, embedded=True).start()


class TestCompaction:
    def test_one_sees_it_unless_it_was_set_otherwise(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("OPENAI_API_KEY", raising=False)
        compaction = demo_settings(Settings()).compaction
        assert (compaction.summarizer, compaction.trigger_size_bytes) == ("extractive", 4_000)
        chosen = Settings.model_validate({"compaction": {"trigger_size_bytes": 9_000}})
        assert demo_settings(chosen).compaction.trigger_size_bytes == 9_000

    def test_a_model_summarizes_only_if_it_was_chosen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("OPENAI_API_KEY", "k")
        keyed = Settings.model_validate({"compaction": {"api_key": "k"}})
        assert demo_settings(Settings()).compaction.summarizer == "extractive"
        assert demo_settings(keyed).compaction.summarizer == "extractive"
        chosen = Settings.model_validate({"compaction": {"summarizer": "openai"}})
        assert demo_settings(chosen).compaction.summarizer == "openai"

    def test_the_summary_is_shown_before_the_messages_left_out(self) -> None:
        shown = answer(ROWS + 3)
        for message in shown["messages"][:2]:
            message["compacted"] = True
        text = drawn(memory_table(shown, window_bytes=6000, published_messages=40))
        assert text.index("message 1 ") < text.index("… 3 more") < text.index("message 5 ")
        assert "message 4 " not in text


class TestPrices:
    def test_every_model_of_the_conversations_has_an_example_price_and_the_page_says_so(self) -> None:
        settings = demo_settings(Settings())
        models = {
            event.model
            for conversation in load_conversations()
            for event in conversation.events
            if isinstance(event, AiMessageAdded)
        }

        assert models == set(EXAMPLE_PRICES)
        assert all(model_table(settings).find(model).price is not None for model in models)
        assert "example prices" in (settings.analytics.prices_note or "")

    def test_prices_of_the_user_stay_and_are_no_examples(self) -> None:
        own = {"gpt-4o*": {"input_price": 1.0, "output_price": 2.0}}
        settings = demo_settings(Settings.model_validate({"models": own}))

        assert model_table(settings).find("gpt-4o").price == Price(1.0, 2.0)
        assert settings.analytics.prices_note is None

    def test_other_properties_of_the_users_models_stay(self) -> None:
        own = {"gpt-4o": {"context_window_tokens": 9}, "mine": {"encoding": "o200k_base"}}
        table = model_table(demo_settings(Settings.model_validate({"models": own})))

        assert table.find("gpt-4o").context_window_tokens == 9
        assert table.find("gpt-4o").price is not None
        assert table.find("mine").encoding == "o200k_base"


class TestSettings:
    def test_the_window_is_small_unless_it_was_chosen(self) -> None:
        assert demo_settings(Settings()).memory.max_size_bytes == WINDOW_BYTES
        chosen = Settings.model_validate({"memory": {"max_size_bytes": "64KiB"}})
        assert demo_settings(chosen).memory.max_size_bytes == 64 * 1024

    def test_real_brokers_their_security_and_files_play_no_part(self) -> None:
        settings = demo_settings(
            Settings.model_validate(
                {
                    "store": "rocksdb://",
                    "advertised_url": "http://elsewhere:1",
                    "security": {
                        "protocol": "SASL_SSL",
                        "username": "u",
                        "password": "p",
                        "bearer_tokens": ["t"],
                    },
                }
            )
        )

        assert settings.store == "memory://"
        assert settings.security.protocol == "PLAINTEXT"
        assert [token.get_secret_value() for token in settings.security.bearer_tokens] == ["t"]
        assert settings.own_url == f"http://127.0.0.1:{settings.http_port}"

    def test_a_taken_port_is_an_error_only_if_it_was_chosen(self) -> None:
        with bind("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]
            with pytest.raises(ConfigurationError, match=f"127.0.0.1:{port}: .+; give another --port$"):
                demo_settings(Settings(http_port=port))
            # An address of another machine: no port helps.
            with pytest.raises(ConfigurationError, match="SESSIONSTREAM_HTTP_HOST"):
                demo_settings(Settings(http_host="192.0.2.1", http_port=port))
            default = Settings.model_construct(
                _fields_set=set(), **(Settings().__dict__ | {"http_port": port})
            )
            assert demo_settings(default).http_port not in {port, 0}


def test_what_is_no_terminal_gets_no_control_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    console = make_console()

    console.print(progress_table([session(truncated=True)], 6000, width=console.width))

    assert not is_interactive(console)
    assert "\x1b" not in out.getvalue()
    assert "triage, orders" in out.getvalue()
