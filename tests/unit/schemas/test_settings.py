from __future__ import annotations

import os
from pathlib import Path

import pytest

from schemas.errors import ConfigurationError
from schemas.settings import Settings, load_settings


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("SESSIONSTREAM_"):
            monkeypatch.delenv(name)


def test_defaults_are_the_contract() -> None:
    settings = load_settings()

    assert settings.bootstrap_servers is None
    assert (settings.http_host, settings.http_port, settings.partitions) == ("127.0.0.1", 6066, 8)
    assert settings.store == "memory://"
    assert settings.token_encoding == "o200k_base"
    assert settings.max_event_bytes == 921_600
    assert settings.memory.max_size_bytes == 159_744
    assert settings.memory.max_messages is None
    assert settings.memory.max_tokens is None
    assert settings.memory.ttl_seconds is None
    assert settings.memory.enabled is True
    assert settings.memory.evict_to_fraction == 1.0
    assert settings.memory.context_window_tokens == 128_000
    assert (settings.memory.flush_interval_ms, settings.memory.flush_events) == (100, 2_000)
    assert 10 <= settings.session_timeout_seconds <= 15
    assert settings.compaction.trigger_size_bytes == 100_000
    assert settings.compaction.trigger_context_fraction == 0.6
    assert settings.compaction.trigger_messages is None
    assert settings.compaction.keep_recent_turns == 2
    assert settings.compaction.max_summary_tokens == 1_000
    assert settings.compaction.max_summary_characters is None
    assert (settings.compaction.summarizer, settings.compaction.render) == ("extractive", "pair")
    assert settings.compaction.model == "gpt-4o-mini"
    assert settings.compaction.reminder_seconds == 60
    assert settings.archive.url.startswith("sqlite:")
    assert settings.encryption.key_file is None
    assert settings.http_insecure is False


def test_topic_and_group_prefixes_go_before_all_names() -> None:
    settings = load_settings(topic_prefix="a.", group_prefix="b.")

    assert settings.topics.session_events == "a.session-events"
    assert settings.topics.memory_events == "a.memory-events"
    assert settings.topics.session_analytics == "a.session-analytics"
    assert settings.topics.dead_letters == "a.session-dead-letters"
    assert settings.topics.changelog == "a.sessionstream-memory-table-changelog"
    assert settings.group("memory") == "b.sessionstream-memory"


def test_nested_names_are_joined_by_two_underscores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES", "12KiB")
    monkeypatch.setenv("SESSIONSTREAM_MEMORY__MAX_MESSAGES", "40")
    monkeypatch.setenv("SESSIONSTREAM_MEMORY__TTL_SECONDS", "none")

    memory = load_settings().memory

    assert (memory.max_size_bytes, memory.max_messages, memory.ttl_seconds) == (12_288, 40, None)


def test_lists_are_comma_separated_or_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_PUBLISH__INTERCEPTORS", "a.b:C, d:E")
    monkeypatch.setenv("SESSIONSTREAM_MEMORY_URL", '["http://a:1","http://b:2"]')

    settings = load_settings()

    assert settings.publish.interceptors == ["a.b:C", "d:E"]
    assert settings.memory_url == ["http://a:1", "http://b:2"]


def test_tables_are_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_MODELS", '{"gpt-4.1": {"context_window_tokens": 1000000}}')
    monkeypatch.setenv("SESSIONSTREAM_MEMORY", '{"max_messages": 3}')
    monkeypatch.setenv("SESSIONSTREAM_COMPACTION__PROMPT", '{"system": "Be brief."}')

    settings = load_settings()

    assert settings.models["gpt-4.1"].context_window_tokens == 1_000_000
    assert settings.memory.max_messages == 3
    assert settings.compaction.prompt == {"system": "Be brief."}


def test_the_environment_overrides_the_file_and_arguments_override_both(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(
        'bootstrap_servers = "file:1"\npartitions = 3\nhttp_port = 7000\n'
        '[memory]\nmax_size_bytes = "64KiB"\nmax_messages = 10\n[models."gpt-4.1"]\nencoding = "o200k_base"\n'
    )
    monkeypatch.setenv("SESSIONSTREAM_CONFIG", str(file))
    monkeypatch.setenv("SESSIONSTREAM_PARTITIONS", "5")
    monkeypatch.setenv("SESSIONSTREAM_MEMORY__MAX_MESSAGES", "20")

    settings = load_settings(http_port=8000)

    assert (settings.bootstrap_servers, settings.partitions, settings.http_port) == ("file:1", 5, 8000)
    assert (settings.memory.max_size_bytes, settings.memory.max_messages) == (65_536, 20)
    assert settings.models["gpt-4.1"].encoding == "o200k_base"


def test_an_empty_variable_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_HTTP_PORT", "")

    assert load_settings().http_port == 6066


@pytest.mark.parametrize("limit", ["max_size_bytes", "max_messages", "max_tokens", "ttl_seconds"])
@pytest.mark.parametrize("value", ["0", "-1"])
def test_a_limit_of_zero_or_less_is_refused_with_the_message_of_the_contract(
    monkeypatch: pytest.MonkeyPatch, limit: str, value: str
) -> None:
    monkeypatch.setenv(f"SESSIONSTREAM_MEMORY__{limit.upper()}", value)

    with pytest.raises(ConfigurationError) as raised:
        load_settings()

    expected = f"SESSIONSTREAM_MEMORY__{limit.upper()}: {limit} must be greater than 0"
    assert expected == raised.value.detail


def test_a_wrong_value_is_named_but_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A value may be a secret in the wrong place."""
    monkeypatch.setenv("SESSIONSTREAM_PARTITIONS", "hunter2")

    with pytest.raises(ConfigurationError, match="SESSIONSTREAM_PARTITIONS") as raised:
        load_settings()

    assert "hunter2" not in str(raised.value)


def test_missing_brokers_are_a_clear_error() -> None:
    with pytest.raises(ConfigurationError, match="SESSIONSTREAM_BOOTSTRAP_SERVERS"):
        load_settings().require_bootstrap_servers()


def test_brokers_are_a_list() -> None:
    settings = load_settings(bootstrap_servers="a:1, b:2,")

    assert settings.require_bootstrap_servers() == ["a:1", "b:2"]


@pytest.mark.parametrize("servers", ["kafka", "kafka-1.example:9092", "127.0.0.1:9092", "[::1]:9092"])
def test_addresses_of_brokers(servers: str) -> None:
    assert load_settings(bootstrap_servers=servers).require_bootstrap_servers() == [servers]


@pytest.mark.parametrize(
    "servers", ["a:b", "a:1:2", "kafka://a:1", "PLAINTEXT://a:1", "a b:1", "a:1,b:", "a:65536"]
)
def test_an_invalid_broker_address_is_named(servers: str) -> None:
    with pytest.raises(ConfigurationError, match=r"SESSIONSTREAM_BOOTSTRAP_SERVERS: .* is not an address"):
        load_settings(bootstrap_servers=servers).require_bootstrap_servers()


def test_a_file_that_is_not_there_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_CONFIG", "/nowhere.toml")

    with pytest.raises(ConfigurationError, match=r"SESSIONSTREAM_CONFIG names /nowhere\.toml"):
        load_settings()


def test_a_file_that_is_not_toml_is_a_clear_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("partitions =")
    monkeypatch.setenv("SESSIONSTREAM_CONFIG", str(file))

    with pytest.raises(ConfigurationError, match="is not TOML"):
        load_settings()


@pytest.mark.parametrize("folder", [".", "x" * 300])
def test_a_file_that_cannot_be_read_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: str
) -> None:
    """In another encoding than UTF-8, or at a path that the operating system refuses."""
    file = tmp_path / "latin1.toml"
    file.write_bytes('topic_prefix = "\xfc-"'.encode("latin-1"))
    monkeypatch.setenv("SESSIONSTREAM_CONFIG", str(tmp_path / folder / "latin1.toml"))

    with pytest.raises(ConfigurationError, match=r"SESSIONSTREAM_CONFIG names .*, which cannot be read: "):
        load_settings()


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (
            {"replication_factor": 2**15},
            "SESSIONSTREAM_REPLICATION_FACTOR: Input should be less than or equal to 32767",
        ),
        ({"partitions": 2**31}, "SESSIONSTREAM_PARTITIONS: Input should be less than or equal to 2147483647"),
        ({"store": "sqlite://"}, "store must be memory:// or rocksdb://"),
        ({"heartbeat_seconds": 10}, "heartbeat_seconds must be less than session_timeout_seconds"),
        ({"security": {"protocol": "SASL_SSL"}}, "needs security.username and security.password"),
        ({"security": {"cert_file": "/x"}}, "belong together"),
        (
            {"security": {"protocol": "SASL_SSL", "sasl_mechanism": "OAUTHBEARER"}},
            "needs security.oauth_token_file or security.oauth_token_url",
        ),
        (
            {
                "security": {
                    "protocol": "SASL_SSL",
                    "sasl_mechanism": "OAUTHBEARER",
                    "oauth_token_url": "https://id.example/token",
                }
            },
            "needs the client id and secret",
        ),
        (
            {
                "security": {
                    "protocol": "SASL_SSL",
                    "sasl_mechanism": "OAUTHBEARER",
                    "oauth_token_url": "http://id.example/token",
                    "username": "u",
                    "password": "p",
                }
            },
            "must begin with https://",
        ),
        ({"memory": {"evict_to_fraction": 0}}, "SESSIONSTREAM_MEMORY__EVICT_TO_FRACTION"),
        ({"memory": {"max_size_bytes": "12 potatoes"}}, "is not a size"),
        ({"models": {"m": {"input_price": "inf"}}}, "SESSIONSTREAM_MODELS__M__INPUT_PRICE"),
        ({"models": {"m": {"output_price": float("nan")}}}, "SESSIONSTREAM_MODELS__M__OUTPUT_PRICE"),
        ({"memory_url": "localhost:6066"}, "SESSIONSTREAM_MEMORY_URL: must begin with http://"),
        ({"memory_url": "http://u:p@h:65536/x"}, "SESSIONSTREAM_MEMORY_URL: a port is at most 65535"),
        ({"advertised_url": "https://[::1]:99999"}, "SESSIONSTREAM_ADVERTISED_URL: a port is at most 65535"),
        ({"advertised_url": "localhost:6066"}, "SESSIONSTREAM_ADVERTISED_URL: must begin with http://"),
        ({"topic_prefix": "a b"}, "SESSIONSTREAM_TOPIC_PREFIX"),
        (
            {"security": {"bearer_tokens": ["of-a-file\n"]}},
            "SECURITY__BEARER_TOKENS: a token has a line break",
        ),
        ({"security": {"worker_token": "of-a-file\n"}}, "SECURITY__WORKER_TOKEN: a token has a line break"),
    ],
)
def test_settings_that_cannot_work_are_refused(values: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigurationError) as raised:
        load_settings(**values)

    assert message in raised.value.detail
    assert "\n" not in raised.value.detail


def test_secrets_do_not_show() -> None:
    settings = load_settings(
        security={
            "protocol": "SASL_SSL",
            "username": "u",
            "password": "hunter2",
            "bearer_tokens": "tok1,tok2",
        },
        compaction={"api_key": "sk-1"},
    )

    for text in (repr(settings), str(settings.model_dump(mode="json"))):
        assert not any(secret in text for secret in ("hunter2", "tok1", "sk-1"))
    assert [token.get_secret_value() for token in settings.security.bearer_tokens] == ["tok1", "tok2"]


def test_own_url_is_the_advertised_one_or_host_and_port() -> None:
    assert load_settings(http_host="h", http_port=1).own_url == "http://h:1"
    assert load_settings(advertised_url="http://me/").own_url == "http://me"


def test_a_copy_with_another_prefix_has_other_topics() -> None:
    settings: Settings = load_settings(topic_prefix="a.")
    assert settings.topics.session_events == "a.session-events"

    assert settings.model_copy(update={"topic_prefix": "b."}).topics.session_events == "b.session-events"


def test_one_url_serves_for_all_processes() -> None:
    """A client that knows a memory worker finds the archive and the figures through it, unless told otherwise."""
    one = Settings(memory_url=["http://memory.example"])
    both = Settings(memory_url=["http://memory.example"], archive_url=["http://archive.example"])

    assert one.urls_of("archive") == one.urls_of("analytics") == ["http://memory.example"]
    assert both.urls_of("archive") == ["http://archive.example"]
    assert Settings().urls_of("archive") == ["http://127.0.0.1:6066"]
