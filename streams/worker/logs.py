"""One line a log record: JSON for machines, short text for people.

Every line of ours carries ``action`` (stable, ``snake_case``) and, where there is one, ``session_id``.
The text of messages is never logged above DEBUG.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

#: Loggers of libraries that say too much at INFO, and the level they are kept at.
_QUIET: Final = {
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
    # Faust's own words, under the names of the classes that are derived from its own.
    "streams.engine.app": logging.WARNING,
    "streams.engine.consumer": logging.WARNING,
}
#: How often Kafka's client may say the same, in seconds; with a broker away it does so 40 times a second.
_REPEAT_SECONDS: Final = 10.0
_REMEMBERED_MESSAGES: Final = 1_000
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonFormatter(logging.Formatter):
    """A JSON object a record: time (RFC 3339, UTC), level, logger, message, then the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record as one line."""
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
    """``time level message key=value …`` on one line; line ends inside it are escaped."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record as one line."""
        extra = "".join(f" {name}={_shown(value)}" for name, value in _extra(record).items())
        line = f"{_time(record)} {record.levelname:<7} {record.getMessage()}{extra}"
        if record.exc_info:
            line = f"{line} exception={json.dumps(self.formatException(record.exc_info), ensure_ascii=False)}"
        return line.replace("\r", "\\r").replace("\n", "\\n")


class FewerRepeats(logging.Filter):
    """Lets what aiokafka says through once in a while, not each time; our own records always."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written: by its logger and the text before its arguments are put in."""
        if not record.name.startswith("aiokafka") or record.levelno <= logging.DEBUG:
            return True
        key = (record.name, str(record.msg))
        if record.created - self._said.get(key, float("-inf")) < _REPEAT_SECONDS:
            return False
        if len(self._said) >= _REMEMBERED_MESSAGES:
            self._said.clear()
        self._said[key] = record.created
        return True


def configure(
    *,
    log_format: Literal["auto", "json", "text"] = "auto",
    level: str = "INFO",
    stream: TextIO | None = None,
) -> None:
    """Send all log records to ``stream`` (standard error), in the asked-for format.

    Args:
        log_format: ``auto`` is text on a terminal, JSON elsewhere.
        level: least level of our own records; libraries stay at warnings and errors, unless it is DEBUG.
        stream: where lines go.
    """
    out = stream if stream is not None else sys.stderr
    if log_format == "auto":
        log_format = "text" if out.isatty() else "json"
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextFormatter() if log_format == "text" else JsonFormatter())
    handler.addFilter(FewerRepeats())
    root = logging.getLogger()
    for old in list(root.handlers):
        if getattr(old, "sessionstream", False):
            root.removeHandler(old)
    handler.sessionstream = True  # type: ignore[attr-defined]
    root.addHandler(handler)
    root.setLevel(level)
    for name, quiet in _QUIET.items():
        logging.getLogger(name).setLevel(level if level == "DEBUG" and name != "asyncio" else quiet)


def silence_clients() -> None:
    """Keep Kafka's client quiet for a short command: what fails is said once, by the command itself."""
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
