"""Tokenizers: tiktoken, a user's own class, or an estimate if the vocabulary is not available."""

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
#: How long tiktoken may take to download a vocabulary. It has no timeout, and a firewall that drops packets would
#: delay a worker's start for minutes.
FETCH_SECONDS: Final = 20.0


class TiktokenCounter:
    """Counts tokens with one of tiktoken's encodings; special tokens in a text count as plain text.

    Raises:
        ConfigurationError: tiktoken has no encoding of this name.
        OSError: The vocabulary can be neither read from ``TIKTOKEN_CACHE_DIR`` nor downloaded in time; errors of the
            HTTP client are included.
        ValueError: The downloaded vocabulary fails its check.
    """

    def __init__(self, encoding: str) -> None:
        self._encoding = _load_encoding(encoding)

    @property
    def encoding(self) -> str:
        """The encoding's name, such as ``o200k_base``."""
        return self._encoding.name

    @property
    def estimated(self) -> bool:
        """False: these counts are exact."""
        return False

    def count(self, text: str) -> int:
        """Return the tokens of ``text``; lone surrogates count as the replacement character."""
        return len(self._encoding.encode_ordinary(text))


def load_counter(settings: Settings) -> TokenCounter:
    """Return the counter of the settings; an estimate if the vocabulary is not available.

    Then there is one warning for each process and encoding: a program may open many clients.

    Raises:
        ConfigurationError: The class in ``TOKEN_COUNTER`` or the encoding in ``TOKEN_ENCODING`` cannot be used.
    """
    if settings.token_counter is not None:
        return _custom_counter(settings.token_counter)
    try:
        return TiktokenCounter(settings.token_encoding)
    except ImportError:
        # Only a client may lack it. Then nothing is stamped, and the workers count.
        log.debug("tiktoken is not installed", extra={"action": "tokenizer_missing"})
        return ByteEstimate(settings.token_encoding)
    except (OSError, ValueError) as error:
        log.log(
            logging.DEBUG if settings.token_encoding in _warned_of else logging.WARNING,
            "no tokenizer: tokens are estimated as UTF-8 bytes / 4, and counts are marked as estimated; put the "
            "vocabulary of %s into TIKTOKEN_CACHE_DIR, or let this machine reach the internet once",
            settings.token_encoding,
            extra={"action": "tokenizer_missing", "encoding": settings.token_encoding},
        )
        # The HTTP client's text names pools and retries, and is longer than the rest of a log.
        log.debug("the vocabulary could not be loaded: %r", error, extra={"action": "tokenizer_missing"})
        _warned_of.add(settings.token_encoding)
        return ByteEstimate(settings.token_encoding)


def shared_counter(settings: Settings) -> TokenCounter:
    """Return the counter of :func:`load_counter`, loaded once for each OS process; raises the same errors."""
    key = settings.token_counter, settings.token_encoding
    if key not in _shared:
        _shared[key] = load_counter(settings)
    return _shared[key]


#: The encodings of which a warning said that they are missing.
_warned_of: Final[set[str]] = set()
_shared: Final[dict[tuple[str | None, str], TokenCounter]] = {}


def require_encoding(name: str) -> None:
    """Check that tiktoken has an encoding of this name; nothing is loaded. Without tiktoken it is not checked.

    Raises:
        ConfigurationError: It has none.
    """
    try:
        import tiktoken
    except ImportError:
        return
    known = tiktoken.list_encoding_names()
    if name not in known:
        raise ConfigurationError(
            f"{PREFIX}TOKEN_ENCODING: no encoding {name!r}; there are {', '.join(known)}"
        )


def _load_encoding(name: str) -> tiktoken.Encoding:
    import tiktoken

    require_encoding(name)
    return _call_with_timeout(FETCH_SECONDS, lambda: tiktoken.get_encoding(name))


def _call_with_timeout(seconds: float, call: Callable[[], T]) -> T:
    """Return the result of ``call`` or raise TimeoutError; a daemon thread, if it hangs, does not stop a shutdown."""
    outcome: Future[T] = Future()

    def run() -> None:
        try:
            outcome.set_result(call())
        except BaseException as error:  # noqa: BLE001 - every error is passed to the caller
            outcome.set_exception(error)

    threading.Thread(target=run, name="tokenizer", daemon=True).start()
    try:
        return outcome.result(seconds)
    except TimeoutError as error:
        raise TimeoutError(f"no vocabulary after {seconds:g} seconds") from error


def _custom_counter(path: str) -> TokenCounter:
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
