"""Reads figures over the analytics workers' HTTP API, for the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self
from urllib.parse import quote

import httpx

from schemas.errors import BadRequest, Retry, Unauthorized
from schemas.settings import PREFIX, Settings

_ANSWER_SECONDS: Final = 15.0


class AnalyticsUnreachable(Retry):
    """No analytics worker answered: the caller says so, or shows what it has without."""

    error_code = "analytics_unreachable"


class AnalyticsClient:
    """Asks any analytics worker, or any other that passes the question on. An async context manager."""

    def __init__(self, settings: Settings, *, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._urls = [url.rstrip("/") for url in settings.analytics_url]
        tokens = settings.security.bearer_tokens
        headers = {"Authorization": f"Bearer {tokens[0].get_secret_value()}"} if tokens else {}
        self._http = httpx.AsyncClient(headers=headers, timeout=_ANSWER_SECONDS, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def session(self, session_id: str) -> dict[str, Any] | None:
        """One session's figures, None where nothing was counted of it; raises as :meth:`get`."""
        return await self._get(f"/analytics/sessions/{quote(session_id, safe='')}", {})

    async def get(self, path: str, **parameters: str) -> dict[str, Any]:
        """What is answered at ``/analytics/{path}``.

        Raises:
            AnalyticsUnreachable: no analytics worker answered.
            BadRequest: a parameter is refused, or the token (Unauthorized).
        """
        answer = await self._get(f"/analytics/{path}", parameters)
        if answer is None:
            raise BadRequest(f"the analytics worker knows no {path}")
        return answer

    async def _get(self, path: str, parameters: Mapping[str, str]) -> dict[str, Any] | None:
        failures: list[str] = []
        for url in self._urls:
            try:
                response = await self._http.get(f"{url}{path}", params=dict(parameters))
                body = response.json()
            except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
                failures.append(f"{url} ({str(error) or type(error).__name__})")
                continue
            if response.is_success and isinstance(body, dict):
                return body
            code, detail = (
                (body.get("error_code"), str(body.get("detail"))) if isinstance(body, dict) else ("", "")
            )
            if response.status_code == 404 and code == "not_found":
                return None
            if response.status_code == 401:
                raise Unauthorized(f"{detail} (set {PREFIX}SECURITY__BEARER_TOKENS)")
            if response.status_code == 400:
                raise BadRequest(detail)
            failures.append(f"{url} ({detail or response.status_code})")
        raise AnalyticsUnreachable(
            f"no analytics worker answered at {', '.join(failures)}: start one with "
            f"`sessionstream worker analytics`, or set {PREFIX}ANALYTICS_URL"
        )
