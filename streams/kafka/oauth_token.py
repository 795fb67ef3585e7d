"""Gives Kafka clients their OAuth token: from a file that something else renews, or from a token endpoint."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from aiokafka import conn
from aiokafka.abc import AbstractTokenProvider
from aiokafka.errors import KafkaError, SaslAuthenticationFailed

from processors.masked_addresses import mask_credentials
from schemas.security_settings import SecuritySettings
from schemas.settings import PREFIX
from streams.engine.ownership import now_seconds

#: A token is requested again after this part of its life, so that none ends while it is sent.
_USED_PART: Final = 0.8
#: The life of a token whose endpoint does not say it, in seconds.
_DEFAULT_SECONDS: Final = 60.0
#: A longer life than this counts as this one, in seconds.
_LONGEST_SECONDS: Final = 86_400.0
_REQUEST_SECONDS: Final = 15.0
#: Statuses besides 500 and above that say nothing about the credentials: too slow, too early, too many requests.
_LATER: Final = frozenset({408, 425, 429})


class NoToken(KafkaError):  # type: ignore[misc] # aiokafka ships no types
    """There is no token to connect with. A KafkaError, so that a running client tries again.

    Attributes:
        temporary: the token endpoint did not answer, or cannot serve now; a later request may succeed.
    """

    def __init__(self, detail: str, *, temporary: bool = False) -> None:
        super().__init__(detail)
        self.detail = detail
        self.temporary = temporary


class FileToken(AbstractTokenProvider):  # type: ignore[misc] # aiokafka ships no types
    """The token in a file; read for every connection."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def token(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride] # the base's has no body
        """Return the token.

        Raises:
            NoToken: the file cannot be read, or is empty.
        """
        try:
            token = (await asyncio.to_thread(self._path.read_text, encoding="ascii")).strip()
        except (OSError, ValueError) as error:
            raise NoToken(f"cannot read the token of {PREFIX}SECURITY__OAUTH_TOKEN_FILE: {error}") from error
        if not token:
            raise NoToken(f"{self._path} of {PREFIX}SECURITY__OAUTH_TOKEN_FILE has no token")
        return token

    def extensions(self) -> dict[str, str]:
        """Return no extensions."""
        return {}


class EndpointToken(AbstractTokenProvider):  # type: ignore[misc] # aiokafka ships no types
    """A token of the OAuth 2.0 client credentials grant, kept for most of its life. Usable from several threads."""

    def __init__(self, url: str, client_id: str, client_secret: str, scope: str | None) -> None:
        self._url = url
        self._credentials = (client_id, client_secret)
        self._form = {"grant_type": "client_credentials"} | ({} if scope is None else {"scope": scope})
        self._kept: tuple[str, float] | None = None

    async def token(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride] # the base's has no body
        """Return the token; request a new one if the last one is near its end.

        Raises:
            NoToken: the endpoint does not answer, or gives no token.
        """
        if self._kept is not None and now_seconds() < self._kept[1]:
            return self._kept[0]
        answer = await self._request()
        token, seconds = answer.get("access_token"), _life_seconds(answer.get("expires_in"))
        if not isinstance(token, str) or not token or seconds is None:
            raise NoToken(f"{self._name} gave no access_token")
        self._kept = token, now_seconds() + seconds * _USED_PART
        return token

    def extensions(self) -> dict[str, str]:
        """Return no extensions."""
        return {}

    @property
    def _name(self) -> str:
        return f"{mask_credentials(self._url)} of {PREFIX}SECURITY__OAUTH_TOKEN_URL"

    async def _request(self) -> Mapping[str, Any]:
        import httpx

        try:
            async with httpx.AsyncClient(timeout=_REQUEST_SECONDS) as client:
                response = await client.post(self._url, data=self._form, auth=self._credentials)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
            raise NoToken(f"{self._name} is not an HTTP URL") from error
        except httpx.HTTPError as error:
            raise NoToken(f"{self._name} does not answer: {error!r}", temporary=True) from error
        if response.status_code >= 500 or response.status_code in _LATER:
            detail = f"{self._name} answered {response.status_code}, so it cannot give a token now"
            raise NoToken(detail, temporary=True)
        if response.status_code != 200:
            raise NoToken(
                f"{self._name} answered {response.status_code}; are {PREFIX}SECURITY__USERNAME and PASSWORD the "
                "client id and secret?"
            )
        try:
            answer = response.json()
        except ValueError as error:
            raise NoToken(f"{self._name} answered no JSON") from error
        return answer if isinstance(answer, dict) else {}


def _life_seconds(given: object) -> float | None:
    """Return the life of a token as its endpoint says it, also as a text; None if that is no number."""
    if given is None:
        return _DEFAULT_SECONDS
    if isinstance(given, str) and given.isascii() and given.isdigit():
        given = float(given)
    return float(min(given, _LONGEST_SECONDS)) if isinstance(given, int | float) else None


class _CheckedAuthenticator(conn.OAuthAuthenticator):  # type: ignore[misc] # aiokafka ships no types
    """Notices that a broker refuses the token.

    A broker answers a refused token with the reason instead of nothing. aiokafka does not look at the answer: such a
    client would start with no brokers in its metadata, and wait for ever.
    """

    async def step(self, payload: bytes | None) -> Any:
        if payload:
            raise SaslAuthenticationFailed(payload.decode("utf-8", "replace"))
        return await super().step(payload)


def token_provider(security: SecuritySettings) -> FileToken | EndpointToken:
    """Return the provider that the settings name; aiokafka asks it for a token at every connection."""
    conn.OAuthAuthenticator = _CheckedAuthenticator
    if security.oauth_token_url is None:
        assert security.oauth_token_file is not None
        return FileToken(security.oauth_token_file)
    assert security.username is not None
    assert security.password is not None
    return EndpointToken(
        security.oauth_token_url,
        security.username,
        security.password.get_secret_value(),
        security.oauth_scope,
    )
