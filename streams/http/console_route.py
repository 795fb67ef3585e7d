"""The console: one page, its styles and its scripts, from this package's own files."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fastapi import Request, Response

from streams.http.errors import problem

#: Where the page's parts stand; none of them says anything about a session, so they need no token.
CONSOLE_PATH: Final = "/console/"

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
#: Nothing from another origin, nothing inline, in no frame; and no text ever becomes markup (trusted types).
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
    """Serves the files as they are; read once, when the worker starts."""

    def __init__(self) -> None:
        folder = files("streams.http").joinpath("console")
        self._files = {
            entry.name: entry.read_bytes()
            for entry in folder.iterdir()
            if any(entry.name.endswith(ending) for ending in _TYPES)
        }

    async def page(self) -> Response:
        """Answer the page itself."""
        return self._file("index.html")

    async def part(self, request: Request) -> Response:
        """Answer one of its styles and scripts, or 404."""
        return self._file(str(request.path_params["name"]))

    def _file(self, name: str) -> Response:
        content = self._files.get(name)
        if content is None:
            return problem(404, "not_found", "the console has no such file")
        kind = _TYPES[name[name.rindex(".") :]]
        return Response(content, media_type=kind, headers=_HEADERS)
