"""``/metrics``: a registry in the format a Prometheus scraper asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import Request, Response
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder


def exposition(registry: CollectorRegistry) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint that exposes ``registry``."""

    async def metrics(request: Request) -> Response:
        """All figures of this process, for Prometheus."""
        encode, content_type = choose_encoder(request.headers.get("accept", ""))
        return Response(encode(registry), headers={"content-type": content_type})

    return metrics
