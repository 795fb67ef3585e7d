from __future__ import annotations

import asyncio
import io
import json
import logging
import ssl
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from aiokafka.errors import AuthenticationFailedError, KafkaConnectionError
from aiokafka.protocol.admin import SaslAuthenticateRequest

from streams.worker import logs


@pytest.fixture(autouse=True)
def root_logger_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in (*logs._LIBRARY_LEVELS, "kafka")}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, value in levels.items():
        logging.getLogger(name).setLevel(value)


def configured(log_format: Literal["auto", "json", "text"] = "json", level: str = "INFO") -> io.StringIO:
    out = io.StringIO()
    logs.configure(log_format=log_format, level=level, stream=out)
    return out


def test_a_record_is_one_json_line_with_its_fields() -> None:
    out = configured()

    logging.getLogger("streams.x").info(
        "applied %d", 3, extra={"action": "applied", "session_id": "sé\n", "sizes": [1]}
    )

    (line,) = out.getvalue().splitlines()
    record = json.loads(line)
    assert record.pop("time").endswith("Z")
    assert record == {
        "level": "info",
        "logger": "streams.x",
        "message": "applied 3",
        "action": "applied",
        "session_id": "sé\n",
        "sizes": [1],
    }


def test_a_value_that_json_cannot_represent_is_logged_as_text() -> None:
    out = configured()

    logging.getLogger("x").info("m", extra={"what": {1, 2}, "error": ValueError("v")})

    record = json.loads(out.getvalue())
    assert (record["what"], record["error"]) == ("{1, 2}", "ValueError('v')")


def test_a_text_record_is_one_line_too() -> None:
    out = configured("text")

    logging.getLogger("x").warning("two\nlines", extra={"action": "a", "note": "with space"})

    (line,) = out.getvalue().splitlines()
    assert line.endswith('WARNING two\\nlines action=a note="with space"')


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_a_text_of_a_user_does_not_control_the_terminal(log_format: Literal["json", "text"]) -> None:
    out = configured(log_format)

    hostile = "\x1b[2J\x9b31m\u202e\ud800"
    logging.getLogger("x").warning("of %s", hostile, extra={"action": "a", "session_id": hostile})

    (line,) = out.getvalue().splitlines()
    assert not set(hostile.replace("[2J", "").replace("31m", "")) & set(line)
    assert line.count("\\u202e") == 2


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_an_exception_stays_on_its_line(log_format: Literal["json", "text"]) -> None:
    out = configured(log_format)

    try:
        raise ValueError("boom")
    except ValueError:
        logging.getLogger("x").exception("failed")

    (line,) = out.getvalue().splitlines()
    assert "boom" in line
    assert "Traceback" in line


def test_without_a_terminal_the_format_is_json() -> None:
    out = configured("auto")

    logging.getLogger("x").info("m")

    assert json.loads(out.getvalue())["message"] == "m"


def test_configuring_twice_does_not_log_everything_twice() -> None:
    configured()
    out = configured()

    logging.getLogger("x").info("once")

    assert len(out.getvalue().splitlines()) == 1


def test_libraries_log_only_warnings_unless_the_level_is_debug() -> None:
    out = configured()
    for name in ("aiokafka.consumer", "faust.app", "uvicorn.access"):
        logging.getLogger(name).info("noise")
    assert not out.getvalue()

    out = configured(level="DEBUG")
    logging.getLogger("aiokafka.consumer").info("noise")
    assert "noise" in out.getvalue()


def test_the_client_logs_nothing_in_a_short_command() -> None:
    out = configured()
    logs.silence_clients()

    logging.getLogger("aiokafka").error("Unable to connect")

    assert not out.getvalue()


class Clock:
    """The time of the log's records, in seconds."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.time", clock)
    return clock


def logged(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_repeated_messages_of_the_client_are_logged_rarely_with_their_count(clock: Clock) -> None:
    """Aiokafka may log the same 40 times a second; this project's records are always written."""
    out = configured()
    for second in range(25):
        clock.now = 1_000.0 + second
        logging.getLogger("aiokafka").error("Topic %s is not authorized for this client", f"t{second}")
        logging.getLogger("streams.x").error("ours")

    records = logged(out)
    refused = [one for one in records if one["message"].startswith("Topic")]
    assert [one["message"].split()[1] for one in refused] == ["t0", "t10", "t20"]
    assert [one.get("left_out") for one in refused] == [None, 9, 9]
    assert len(records) == len(refused) + 25


def connection_errors(node: int = 1) -> None:
    """Log what two clients log every ten seconds while a broker is away."""
    for name in ("aiokafka", "aiokafka.consumer.fetcher"):
        error = KafkaConnectionError(f"ConnectionError: no connection to node {node}")
        logging.getLogger(name).error("Unable connect to node with id %s: %s", node, error)
        logging.getLogger(name).error("Unable to update metadata from %s", [node])


def test_an_error_of_a_connection_is_logged_once_in_some_minutes_with_the_count_of_the_others(
    clock: Clock,
) -> None:
    out = configured()
    for second in range(0, 320, 10):
        clock.now = 1_000.0 + second
        connection_errors()

    records = logged(out)
    assert len(records) == 2 * 4
    assert [one.get("left_out") for one in records] == [None] * 4 + [29] * 4


def test_a_clock_that_is_set_back_keeps_no_message_back(clock: Clock) -> None:
    """Until the clock showed the old time again, perhaps for days, no error of a connection was logged."""
    out = configured()
    clock.now = 1_000_000.0
    connection_errors()
    clock.now = 1_000.0
    connection_errors()
    before = len(logged(out))
    assert before == 2 * 4
    clock.now += 1
    connection_errors()

    assert len(logged(out)) == before, "what is repeated is left out as ever"


def test_an_outage_hides_no_other_error_and_no_other_broker(clock: Clock) -> None:
    out = configured()
    for second in range(0, 60, 10):
        clock.now = 1_000.0 + second
        connection_errors()
    before = len(logged(out))
    log = logging.getLogger("aiokafka")
    log.error("Unable connect to node with id %s: %s", 1, AuthenticationFailedError("wrong password"))
    log.error("Unable connect to node with id %s: %s", 2, KafkaConnectionError("refused"))
    log.error("Unexpected error in sender routine")

    assert len(logged(out)) == before + 3


@pytest.mark.parametrize("is_said", [True, False])
def test_the_next_outage_is_logged_again(clock: Clock, is_said: bool) -> None:
    """Of brokers that were all away, our own line says the end; of one among several, a pause does."""
    out = configured()
    for second in (0, 10, 20):
        clock.now = 1_000.0 + second
        connection_errors()
    if is_said:
        clock.now += 1
        logging.getLogger("streams.x").info("answers", extra={"action": "broker_answers"})
        assert logged(out)[-1]["client_errors_left_out"] == 8
        clock.now += 1
        connection_errors()  # of a client that has not noticed yet
        assert "client_errors_left_out" in logged(out)[-1]
    before = len(logged(out))
    clock.now += 20 if is_said else 130
    connection_errors()

    assert len(logged(out)) == before + 4


@pytest.mark.parametrize(
    ("reason", "lines"), [("APPLICATION_DATA_AFTER_CLOSE_NOTIFY", 0), ("CERTIFICATE_VERIFY_FAILED", 1)]
)
async def test_data_that_came_over_a_connection_after_its_close_is_no_error(reason: str, lines: int) -> None:
    out = configured()
    error = ssl.SSLError(1, f"[SSL: {reason}] as OpenSSL says it")
    error.reason = reason

    asyncio.get_running_loop().call_exception_handler({"message": "never retrieved", "exception": error})

    assert len(out.getvalue().splitlines()) == lines


@pytest.mark.parametrize("action", ["http_request_refused", "memory_event_unreadable", "memory_not_known"])
def test_lines_that_others_can_cause_without_end_are_limited_and_counted(action: str) -> None:
    """A topic of bad records, or a client with a wrong token, filled the log with a line for each."""
    out = configured()
    logger, began = logging.getLogger("streams.x"), 1_000.0

    def told(number: int, at: float, error_code: str = "unauthorized") -> None:
        fields = {"msg": "refused: %s", "args": (number,), "created": began + at, "action": action}
        logger.handle(
            logging.makeLogRecord({**fields, "name": "streams.x", "levelno": 20, "error_code": error_code})
        )

    for number in range(500):
        told(number, number / 100)
    told(0, 5.0, "forbidden_scope")
    told(500, 10.0)
    logging.getLogger("streams.y").warning("a broker answers", extra={"action": "broker_answers"})

    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [(line["message"], line.get("left_out")) for line in lines[:3]] == [
        ("refused: 0", None),
        ("refused: 0", None),
        ("refused: 500", 499),
    ]
    assert lines[3]["client_errors_left_out"] == 0


def test_lines_of_other_actions_are_never_left_out() -> None:
    out = configured()
    for _ in range(3):
        logging.getLogger("streams.x").warning("compaction failed", extra={"action": "compaction_failed"})
    assert len(out.getvalue().splitlines()) == 3


def test_the_password_for_kafka_is_not_logged_at_debug() -> None:
    """aiokafka logs the whole of each request: also of the one that has the password."""
    out = configured(level="DEBUG")
    request = SaslAuthenticateRequest(b"\0alice\0pass-word").prepare({36: (0, 1)})
    assert "pass-word" in str(request)

    log = logging.getLogger("aiokafka.conn")
    log.debug("Request to %s:%d %d: %s", "broker", 9092, 1, request)
    log.debug("Closing connection at %s:%s (%s, %s)", "broker", 9092, "reason", None)

    (line,) = out.getvalue().splitlines()
    assert "Closing connection" in line
