"""Log formats: one line per record, as JSON for machines or as short text for people.

Every line of this project has ``action`` (stable, ``snake_case``) and, if it concerns one session, ``session_id``.
The text of messages is never logged above DEBUG.
"""

from __future__ import annotations

import json
import logging
import ssl
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

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
        return json.dumps(fields, ensure_ascii=False, default=repr)


class TextFormatter(logging.Formatter):
    """Formats a record as ``time level message key=value …`` on one line, with line ends escaped."""

    def format(self, record: logging.LogRecord) -> str:
        """Format the record as one line."""
        extra = "".join(f" {name}={_shown(value)}" for name, value in _extra(record).items())
        line = f"{_time(record)} {record.levelname:<7} {record.getMessage()}{extra}"
        if record.exc_info:
            line = f"{line} exception={json.dumps(self.formatException(record.exc_info), ensure_ascii=False)}"
        return line.replace("\r", "\\r").replace("\n", "\\n")


class RepeatFilter(logging.Filter):
    """Suppresses repeated messages of aiokafka; all other records pass."""

    def __init__(self) -> None:
        super().__init__()
        self._last_written: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write the record; messages are equal if logger and unformatted text are."""
        if not record.name.startswith("aiokafka") or record.levelno <= logging.DEBUG:
            return True
        key = (record.name, str(record.msg))
        if record.created - self._last_written.get(key, float("-inf")) < _REPEAT_SECONDS:
            return False
        if len(self._last_written) >= _MAX_REMEMBERED_MESSAGES:
            self._last_written.clear()
        self._last_written[key] = record.created
        return True


class AfterCloseFilter(logging.Filter):
    """Leaves out what asyncio logs of data that came over a TLS connection after this process had closed it.

    A broker's answer may be on its way then. Nobody waits for it, and asyncio tells of it with a traceback.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is about anything else."""
        error = record.exc_info[1] if record.exc_info else None
        return not (
            record.name == "asyncio"
            and isinstance(error, ssl.SSLError)
            and error.reason == "APPLICATION_DATA_AFTER_CLOSE_NOTIFY"
        )


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
