"""Finds the route of the most frequent requests, those of one session, without the framework's middlewares and routing.

Starlette's and FastAPI's own steps take about as long as a small read. None of them decides anything about these
requests: access and errors are :class:`streams.http.access.Access` and :class:`streams.http.errors.ErrorAnswers` on
both paths, and the route answers both. Each other request goes the framework's way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Scope

from streams.http.guarded_route import SESSION_PARAMETER, GuardedRoute

_BEFORE: Final = "/sessions/"


class DirectRoutes:
    """The routes of one session that may be found by the end of a path alone.

    That is a route ``/sessions/{session_id}/word`` without steps of FastAPI, if no route before it could match the
    same request.

    Args:
        routes: all routes, in the order in which the framework tries them.
        protect: returns a route's app within the middlewares of this project.
    """

    def __init__(self, routes: Iterable[BaseRoute], protect: Callable[[ASGIApp], ASGIApp]) -> None:
        self._apps: dict[tuple[str, str], ASGIApp] = {}
        before: list[BaseRoute] = []
        for route in routes:
            if isinstance(route, GuardedRoute) and route.is_plain and _ends_with_a_word(route):
                suffix = route.path.removeprefix(_BEFORE + SESSION_PARAMETER)
                for method in route.methods or ():
                    if not any(_may_match(other, method, suffix) for other in before):
                        self._apps[method, suffix] = protect(route.app)
            before.append(route)

    def app_of(self, scope: Scope) -> ASGIApp | None:
        """Return what answers the request of an HTTP connection; None: the framework finds the route."""
        path: str = scope["path"]
        end = path.rfind("/")
        if end < len(_BEFORE) or not path.startswith(_BEFORE) or scope.get("root_path"):
            return None
        return self._apps.get((scope["method"], path[end:]))


def _ends_with_a_word(route: GuardedRoute) -> bool:
    before, parameter, suffix = route.path.partition(SESSION_PARAMETER)
    return before == _BEFORE and bool(parameter) and suffix[:1] == "/" and suffix[1:].isalpha()


def _may_match(route: BaseRoute, method: str, suffix: str) -> bool:
    """Return whether a route could answer a request to ``/sessions/…{suffix}``."""
    if isinstance(route, GuardedRoute):
        if method not in (route.methods or ()):
            return False
        if _ends_with_a_word(route):
            return route.path.endswith(SESSION_PARAMETER + suffix)
    path = getattr(route, "path", "")
    literal = path.partition("{")[0]
    # Any path whose fixed beginning is one of a session's path, or may become one.
    return bool(literal.startswith(_BEFORE) or _BEFORE.startswith(literal)) and "{" in path
