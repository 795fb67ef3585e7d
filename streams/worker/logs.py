"""Log formats: one line per record, as JSON for machines or as short text for people.

Every line of this project has ``action`` (stable, ``snake_case``) and, if it concerns one session, ``session_id``.
The text of messages is never logged above DEBUG.
"""

from __future__ import annotations

import json
import logging
import ssl
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

from processors.reading.printable import printable_json

#: Loggers of libraries that log too much at INFO, and the level they get instead.
_LIBRARY_LEVELS: Final = {
    "aiokafka": logging.ERROR,
    "asyncio": logging.WARNING,
    "faust": logging.WARNING,
    "mode": logging.WARNING,
    "httpx": logging.WARNING,
    "httpcore": logging.WARNING,
    "httpx2": logging.WARNING,
    "httpcore2": logging.WARNING,
    "openai": logging.WARNING,
    "urllib3": logging.WARNING,
    "uvicorn": logging.WARNING,
    "uvicorn.access": logging.WARNING,
    # Faust logs under the names of the modules that derive from its classes.
    "streams.engine.app": logging.WARNING,
    "streams.engine.consumer": logging.WARNING,
}
#: Least time between two equal messages of Kafka's client, in seconds; without a broker it logs 40 per second.
_REPEAT_SECONDS: Final = 10.0
#: Lines of this project that others can cause without end, with bad records or requests: they are limited like these.
_LIMITED_ACTIONS: Final = frozenset({"http_request_refused", "memory_event_unreadable", "memory_not_known"})
#: The same for connection errors: while brokers are away, this project's own lines say so, once a minute.
_CONNECTION_REPEAT_SECONDS: Final = 300.0
#: A connection error that did not come for so long belongs to another outage. Clients try again within a minute.
_OUTAGE_PAUSE_SECONDS: Final = 120.0
#: Messages of Kafka's client that follow from a connection error, and do not carry it.
_CONNECTION_MESSAGES: Final = (
    "Unable to update metadata from %s",
    "Heartbeat session expired - marking coordinator dead",
)
_MAX_REMEMBERED_MESSAGES: Final = 1_000
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object: time (RFC 3339, UTC), level, logger, message, then the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Format the record as one line."""
        fields: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        if record.stack_info:
            fields["stack"] = self.formatStack(record.stack_info)
        # Of control characters, JSON itself leaves those beyond ASCII as they are, and halves of surrogate pairs.
        return printable_json(json.dumps(fields, ensure_ascii=False, default=repr))


class TextFormatter(logging.Formatter):
    """Formats a record as ``time level message key=value …`` on one line, with control characters escaped."""

    def format(self, record: logging.LogRecord) -> str:
        """Format the record as one line."""
        extra = "".join(f" {name}={_shown(value)}" for name, value in _extra(record).items())
        line = f"{_time(record)} {record.levelname:<7} {record.getMessage()}{extra}"
        if record.exc_info:
            line = f"{line} exception={json.dumps(self.formatException(record.exc_info), ensure_ascii=False)}"
        return printable_json(line.replace("\r", "\\r").replace("\n", "\\n"))


@dataclass(slots=True)
class _Repeated:
    """A message that was written, and how many equal ones were left out since."""

    due_at: float = 0.0
    written_at: float = 0.0
    seen_at: float = 0.0
    left_out: int = 0


class RepeatFilter(logging.Filter):
    """Lets repeated messages of aiokafka, and lines of some actions, pass rarely, with how many were left out.

    Each client of a worker logs its connection errors again and again while a broker is away. Such an error passes once
    in an outage, and again every five minutes (``left_out`` of the record). ``broker_answers`` says in
    ``client_errors_left_out`` how many were left out until then.
    """

    def __init__(self) -> None:
        super().__init__()
        self._remembered: dict[tuple[object, ...], _Repeated] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write the record.

        Messages are equal if logger, unformatted text and ``error_code`` are. Connection errors are if node and kind of
        error are too.
        """
        if getattr(record, "action", None) == "broker_answers":
            self._end_outage(record)
        of_client = record.name.startswith("aiokafka") and record.levelno > logging.DEBUG
        if not of_client and getattr(record, "action", None) not in _LIMITED_ACTIONS:
            return True
        of_connection = of_client and _is_of_connection(record)
        kinds = _kinds(record) if of_connection else [getattr(record, "error_code", None)]
        key = (record.name, str(record.msg), *kinds)
        if key not in self._remembered and len(self._remembered) >= _MAX_REMEMBERED_MESSAGES:
            self._remembered.clear()
        known = self._remembered.setdefault(key, _Repeated())
        # Before it was written: the clock was set back, and may not show the time of the next one for long.
        is_due = record.created >= known.due_at or record.created < known.written_at
        is_of_another_outage = of_connection and record.created - known.seen_at >= _OUTAGE_PAUSE_SECONDS
        known.seen_at = record.created
        if not is_due and not is_of_another_outage:
            known.left_out += 1
            return False
        if known.left_out:
            record.left_out = known.left_out
        known.left_out = 0
        known.written_at = record.created
        known.due_at = record.created + (_CONNECTION_REPEAT_SECONDS if of_connection else _REPEAT_SECONDS)
        return True

    def _end_outage(self, record: logging.LogRecord) -> None:
        """Tell how many messages were left out; soon the same error is one of another outage."""
        of_client = [known for key, known in self._remembered.items() if str(key[0]).startswith("aiokafka")]
        record.client_errors_left_out = sum(known.left_out for known in of_client)
        for known in of_client:
            known.left_out = 0
            # Clients that have not noticed yet that a broker answers may still tell of this outage.
            known.due_at = min(known.due_at, record.created + _REPEAT_SECONDS)


def _is_of_connection(record: logging.LogRecord) -> bool:
    """Return whether a message of aiokafka tells that a broker cannot be reached or does not answer."""
    # Who logs as aiokafka has it imported; short commands need not.
    from aiokafka.errors import KafkaConnectionError, NodeNotReadyError, RequestTimedOutError

    kinds = (KafkaConnectionError, NodeNotReadyError, RequestTimedOutError, OSError)
    return record.msg in _CONNECTION_MESSAGES or any(isinstance(one, kinds) for one in _arguments(record))


def _kinds(record: logging.LogRecord) -> list[object]:
    return [
        type(one).__name__ if isinstance(one, BaseException) else one
        for one in _arguments(record)
        if isinstance(one, BaseException | int | str)
    ]


def _arguments(record: logging.LogRecord) -> tuple[object, ...]:
    return record.args if isinstance(record.args, tuple) else ()


class AfterCloseFilter(logging.Filter):
    """Leaves out what asyncio logs of data that came over a TLS connection after this process had closed it.

    A broker's answer may be on its way then. No one waits for it, and asyncio tells of it with a traceback.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is about anything else."""
        error = record.exc_info[1] if record.exc_info else None
        return not (
            record.name == "asyncio"
            and isinstance(error, ssl.SSLError)
            and error.reason == "APPLICATION_DATA_AFTER_CLOSE_NOTIFY"
        )


class CredentialFilter(logging.Filter):
    """Leaves out the requests by which aiokafka signs in: at DEBUG it logs their bytes, with the password."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is about anything else."""
        return not any(type(one).__name__.startswith("SaslAuthenticate") for one in _arguments(record))


class _Numbered(logging.Filter):
    def __init__(self, worker_number: int) -> None:
        super().__init__()
        self._worker_number = worker_number

    def filter(self, record: logging.LogRecord) -> bool:
        record.worker_number = self._worker_number
        return True


def configure(
    *,
    log_format: Literal["auto", "json", "text"] = "auto",
    level: str = "INFO",
    stream: TextIO | None = None,
    worker_number: int | None = None,
) -> None:
    """Write all log records to ``stream`` in the given format.

    Args:
        log_format: ``auto`` is text on a terminal, JSON elsewhere.
        level: lowest level of this project's records; libraries log warnings and errors only, unless it is DEBUG.
        stream: where to write; None: standard error.
        worker_number: number of a worker among those of one parent; each line has it.
    """
    out = stream if stream is not None else sys.stderr
    if log_format == "auto":
        log_format = "text" if out.isatty() else "json"
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextFormatter() if log_format == "text" else JsonFormatter())
    handler.addFilter(RepeatFilter())
    handler.addFilter(AfterCloseFilter())
    handler.addFilter(CredentialFilter())
    if worker_number is not None:
        handler.addFilter(_Numbered(worker_number))
    root = logging.getLogger()
    for old in list(root.handlers):
        if getattr(old, "sessionstream", False):
            root.removeHandler(old)
    handler.sessionstream = True  # type: ignore[attr-defined]
    root.addHandler(handler)
    root.setLevel(level)
    for name, library_level in _LIBRARY_LEVELS.items():
        logging.getLogger(name).setLevel(level if level == "DEBUG" and name != "asyncio" else library_level)


def silence_clients() -> None:
    """Silence Kafka's client for a short command, which reports a failure once itself."""
    for name in ("aiokafka", "kafka"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _STANDARD}


def _time(record: logging.LogRecord) -> str:
    return (
        datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


def _shown(value: object) -> str:
    text = str(value)
    return text if text and text.isprintable() and " " not in text else json.dumps(text, ensure_ascii=False)
