"""Serves the console: one page with its styles and scripts, from files of this package."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fastapi import Request, Response

from streams.http.errors import problem

#: Path of the console's files; they have no data of a session, so they need no token.
CONSOLE_PATH: Final = "/console/"

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
#: Nothing from another origin, nothing inline, not in a frame; text never becomes markup (trusted types).
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types 'none'"
)
_HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-cache",
}


class ConsoleRoute:
    """Serves the console's files, which are read once when the worker starts."""

    def __init__(self) -> None:
        folder = files("streams.http").joinpath("console")
        self._files = {
            entry.name: entry.read_bytes()
            for entry in folder.iterdir()
            if any(entry.name.endswith(ending) for ending in _TYPES)
        }

    async def page(self, _: Request) -> Response:
        """Answer the console's page."""
        return self._file("index.html")

    async def file(self, request: Request) -> Response:
        """Answer a style or script of the page, or 404."""
        return self._file(str(request.path_params["name"]))

    def _file(self, name: str) -> Response:
        content = self._files.get(name)
        if content is None:
            return problem(404, "not_found", "the console has no such file")
        kind = _TYPES[name[name.rindex(".") :]]
        return Response(content, media_type=kind, headers=_HEADERS)
