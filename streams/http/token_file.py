"""The tokens that a server accepts: those of the settings, and those of a file that is read again when it changes."""

from __future__ import annotations

import logging
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from processors.access.caller import EVERYBODY, Caller
from processors.access.tokens import KnownTokens, worker_credential
from processors.counts_and_shares import plural
from schemas.access import TokenEntry, TokenFile
from schemas.errors import ConfigurationError
from schemas.field_names import reason_of, wrong_field
from schemas.security_settings import SecuritySettings
from schemas.settings import PREFIX, Settings

log = logging.getLogger(__name__)

#: The file is looked at again when a request comes and this time has passed, in seconds.
CHECK_SECONDS: Final = 1.0

#: Size, time and number of the file, which differ when it was written or replaced.
_Version = tuple[int, int, int]


class AcceptedTokens:
    """Finds the caller that a token belongs to.

    A changed file with a mistake is not used: the tokens stay as they are, and the log says what is wrong.

    Args:
        security: the settings with tokens and the name of the file.
        monotonic: seconds that only rise.

    Raises:
        ConfigurationError: the file cannot be read, or has a mistake.
    """

    def __init__(
        self, security: SecuritySettings, *, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._security = security
        self._monotonic = monotonic
        self._file = security.tokens_file
        self._checked_at = monotonic()
        self._version = None if self._file is None else _version(self._file)
        self._known = self._tokens([] if self._file is None else read_token_file(self._file))

    @property
    def required(self) -> bool:
        """Whether a request needs a token."""
        return self._security.needs_token

    def find(self, token: bytes | None) -> Caller | None:
        """Return the caller with this token; None if the token is not known. Without required tokens: everybody."""
        if not self.required:
            return EVERYBODY
        self._read_again()
        return None if token is None else self._known.find(token)

    def _read_again(self) -> None:
        if self._file is None or self._monotonic() - self._checked_at < CHECK_SECONDS:
            return
        self._checked_at = self._monotonic()
        version = _version(self._file)
        if version == self._version:
            return
        self._version = version
        try:
            entries = read_token_file(self._file)
        except ConfigurationError as error:
            log.error(  # noqa: TRY400 - the message says what is wrong
                "the changed file of tokens is not used: %s",
                error.detail,
                extra={"action": "tokens_file_refused"},
            )
            return
        self._known = self._tokens(entries)
        log.info(
            "the changed file of tokens is used: %s",
            plural(len(entries), "token"),
            extra={"action": "tokens_file_read"},
        )

    def _tokens(self, entries: list[TokenEntry]) -> KnownTokens:
        bearer_tokens = [token.get_secret_value() for token in self._security.bearer_tokens]
        worker_token = self._security.worker_token
        return KnownTokens.of(
            bearer_tokens=bearer_tokens,
            worker_tokens=map(worker_credential, bearer_tokens)
            if worker_token is None
            else [worker_token.get_secret_value()],
            entries=entries,
        )


def credential_for_workers(security: SecuritySettings) -> str | None:
    """Return what this worker sends to other workers; None if there are no tokens."""
    if security.worker_token is not None:
        return security.worker_token.get_secret_value()
    if security.bearer_tokens:
        return worker_credential(security.bearer_tokens[0].get_secret_value())
    return None


def settings_of_worker(settings: Settings) -> Settings:
    """Return the settings of a client within a worker: it sends the credential between workers, if one is set."""
    if settings.security.worker_token is None or not settings.security.bearer_tokens:
        return settings
    security = settings.security.model_copy(update={"bearer_tokens": []})
    return settings.model_copy(update={"security": security})


def read_token_file(path: Path) -> list[TokenEntry]:
    """Return the entries of a file of tokens.

    Raises:
        ConfigurationError: it cannot be read, is not TOML, or has a mistake; one line with the remedy.
    """
    setting = f"{PREFIX}SECURITY__TOKENS_FILE"
    try:
        return TokenFile.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))).tokens
    except OSError as error:
        raise ConfigurationError(
            f"{setting}: {path} cannot be read: {error.strerror or error}; make entries with `sessionstream token`"
        ) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigurationError(
            f"{setting}: {path} is not TOML: {error}; `sessionstream token` prints an entry"
        ) from error
    except ValidationError as error:
        mistakes = "; ".join(
            wrong_field(item) if item["loc"] else f"tokens: {reason_of(item)}"
            for item in error.errors(include_input=False, include_url=False)
        )
        raise ConfigurationError(
            f"{setting}: {path}: {mistakes}; `sessionstream token` prints an entry"
        ) from error


def _version(path: Path) -> _Version | None:
    """Return what differs when the file changes; None if it is not there."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino
