"""Tokenizers: tiktoken, one of the user's own, or an estimate where neither can be had."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, TypeVar

from processors.memory.tokens import ByteEstimate, TokenCounter
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.settings.plugins import load_class

if TYPE_CHECKING:
    import tiktoken

T = TypeVar("T")
log = logging.getLogger(__name__)

_SETTING: Final = f"{PREFIX}TOKEN_COUNTER"
#: How long tiktoken may take to fetch a vocabulary; it sets no timeout of its own, and a firewall that
#: drops packets would hold a worker's start for minutes.
FETCH_SECONDS: Final = 20.0


class TiktokenCounter:
    """Counts with one of tiktoken's encodings; special tokens in a text count as plain text.

    Raises:
        ConfigurationError: tiktoken knows no encoding of this name.
        OSError: its vocabulary can be neither read from ``TIKTOKEN_CACHE_DIR`` nor downloaded in time
            (errors of the HTTP client are among them).
        ValueError: the downloaded vocabulary fails its check.
    """

    def __init__(self, encoding: str) -> None:
        self._encoding = _encoding_named(encoding)

    @property
    def encoding(self) -> str:
        """The encoding's name, as ``o200k_base``."""
        return self._encoding.name

    @property
    def estimated(self) -> bool:
        """Never: these counts are exact."""
        return False

    def count(self, text: str) -> int:
        """Tokens of ``text``; lone surrogates count as the replacement character."""
        return len(self._encoding.encode_ordinary(text))


def load_counter(settings: Settings) -> TokenCounter:
    """The counter the settings ask for; an estimate, with one warning, where the vocabulary cannot be had.

    Raises:
        ConfigurationError: ``TOKEN_COUNTER`` names nothing usable, or ``TOKEN_ENCODING`` no encoding.
    """
    if settings.token_counter is not None:
        return _own_counter(settings.token_counter)
    try:
        return TiktokenCounter(settings.token_encoding)
    except (OSError, ValueError) as error:
        log.warning(
            "no tokenizer: counting UTF-8 bytes / 4, counts are marked as estimated; put the vocabulary "
            "of %s into TIKTOKEN_CACHE_DIR, or let this machine reach the internet once",
            settings.token_encoding,
            extra={
                "action": "tokenizer_missing",
                "encoding": settings.token_encoding,
                "error": f"{type(error).__name__}: {error}",
            },
        )
        return ByteEstimate(settings.token_encoding)


def shared_counter(settings: Settings) -> TokenCounter:
    """What :func:`load_counter` gives, loaded once for all that run in one OS process; raises as it does."""
    key = settings.token_counter, settings.token_encoding
    if key not in _shared:
        _shared[key] = load_counter(settings)
    return _shared[key]


_shared: Final[dict[tuple[str | None, str], TokenCounter]] = {}


def _encoding_named(name: str) -> tiktoken.Encoding:
    import tiktoken

    known = tiktoken.list_encoding_names()
    if name not in known:
        raise ConfigurationError(
            f"{PREFIX}TOKEN_ENCODING: no encoding {name!r}; there are {', '.join(known)}"
        )
    return _within(FETCH_SECONDS, lambda: tiktoken.get_encoding(name))


def _within(seconds: float, call: Callable[[], T]) -> T:
    """The answer of ``call``, or TimeoutError; a daemon thread that hangs does not keep the process alive."""
    outcome: Future[T] = Future()

    def run() -> None:
        try:
            outcome.set_result(call())
        except BaseException as error:  # noqa: BLE001 - handed to the caller, whatever it is
            outcome.set_exception(error)

    threading.Thread(target=run, name="tokenizer", daemon=True).start()
    try:
        return outcome.result(seconds)
    except TimeoutError as error:
        raise TimeoutError(f"no vocabulary after {seconds:g} seconds") from error


def _own_counter(path: str) -> TokenCounter:
    counter: TokenCounter = load_class(path, setting=_SETTING)()
    try:
        usable = bool(counter.encoding) and counter.estimated in {True, False} and counter.count("") >= 0
    except (AttributeError, TypeError):
        usable = False
    if not usable:
        raise ConfigurationError(
            f"{_SETTING}: {path} must have `encoding` (a name), `estimated` (true or false) and count(text)"
        )
    return counter
