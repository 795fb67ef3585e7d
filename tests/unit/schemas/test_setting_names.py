from __future__ import annotations

from schemas.setting_names import setting_paths, unknown_in_values, unknown_keys, unknown_variables


def test_the_name_of_every_setting_is_known() -> None:
    names = [f"SESSIONSTREAM_{'__'.join(path).upper()}" for path in setting_paths()]

    assert "SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES" in names
    assert unknown_variables(names) == {}


def test_an_unknown_variable_comes_with_the_closest_known_one() -> None:
    names = ["SESSIONSTREAM_BOOTSTRAP_SERVER", "SESSIONSTREAM_XYZ", "PATH", "SESSIONSTREAM_MEMORY__MAX_SIZE"]

    assert unknown_variables(names) == {
        "SESSIONSTREAM_BOOTSTRAP_SERVER": "SESSIONSTREAM_BOOTSTRAP_SERVERS",
        "SESSIONSTREAM_MEMORY__MAX_SIZE": "SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES",
        "SESSIONSTREAM_XYZ": None,
    }


def test_variables_of_the_tests_and_the_file_are_known() -> None:
    names = ["SESSIONSTREAM_CONFIG", "SESSIONSTREAM_REQUIRE", "SESSIONSTREAM_TEST_BOOTSTRAP_SERVERS"]

    assert unknown_variables(names) == {}


def test_the_user_chooses_the_names_in_a_table() -> None:
    names = [
        "SESSIONSTREAM_MODELS",
        "SESSIONSTREAM_MODELS__GPT__ENCODING",
        "SESSIONSTREAM_COMPACTION__PROMPT__SYSTEM",
        "SESSIONSTREAM_MEMORY",
    ]

    assert unknown_variables(names) == {}
    assert list(unknown_variables(["SESSIONSTREAM_MODELS__GPT__COLOUR"])) == [
        "SESSIONSTREAM_MODELS__GPT__COLOUR"
    ]
    assert list(unknown_variables(["SESSIONSTREAM_PARTITIONS__X"])) == ["SESSIONSTREAM_PARTITIONS__X"]


def test_keys_of_a_file() -> None:
    table = {
        "partitions": 1,
        "memory": {"max_size_byte": 1, "ttl_seconds": 2},
        "models": {"gpt-4.1": {"encoding": "x", "colour": "red"}},
        "compaction": {"prompt": {"system": "x"}, "summary_schema": {"type": {"deep": 1}}},
        "nonsense": {},
    }

    assert unknown_keys(table) == {
        "memory.max_size_byte": "memory.max_size_bytes",
        "models.gpt-4.1.colour": None,
        "nonsense": None,
    }


def test_what_kubernetes_puts_in_for_services_is_known() -> None:
    services = ["SESSIONSTREAM", "SESSIONSTREAM_MEMORY", "SESSIONSTREAM_ARCHIVE_PODS"]
    endings = [
        "SERVICE_HOST",
        "SERVICE_PORT",
        "SERVICE_PORT_HTTP",
        "PORT",
        "PORT_6066_TCP",
        "PORT_6066_TCP_PROTO",
        "PORT_6066_TCP_PORT",
        "PORT_6066_TCP_ADDR",
        "PORT_53_UDP",
    ]

    assert unknown_variables(f"{service}_{ending}" for service in services for ending in endings) == {}
    # Without the service, the port is a typo.
    assert unknown_variables(["SESSIONSTREAM_HTTP__PORT", "SESSIONSTREAM_MEMORY_PORT"]) == {
        "SESSIONSTREAM_HTTP__PORT": "SESSIONSTREAM_HTTP_PORT",
        "SESSIONSTREAM_MEMORY_PORT": "SESSIONSTREAM_MEMORY_URL",
    }


def test_a_group_given_as_json_is_searched_too() -> None:
    environ = {
        "SESSIONSTREAM_MEMORY": '{"max_size_byte": 5, "ttl_seconds": 6}',
        "SESSIONSTREAM_MODELS__GPT": '{"encoding": "x", "colour": "red"}',
        "SESSIONSTREAM_COMPACTION__PROMPT": '{"system": "x"}',
        "SESSIONSTREAM_ARCHIVE": "{not JSON",
        "SESSIONSTREAM_UNKNOWN": '{"a": 1}',
        "OTHER": '{"a": 1}',
    }

    assert unknown_in_values(environ) == {
        "SESSIONSTREAM_MEMORY": {"memory.max_size_byte": "memory.max_size_bytes"},
        "SESSIONSTREAM_MODELS__GPT": {"models.gpt.colour": None},
    }
