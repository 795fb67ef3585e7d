"""The one rule for all routes: which scope a request needs, and which sessions it may name.

Every route of an app made by :func:`streams.http.app.make_http_app` is a :class:`GuardedRoute`, so no route can
forget the rule. A session id in a path is always written ``{session_id:session}``; the route checks it before the
endpoint runs. A route that declares no :class:`Access` needs the scope ``admin`` and a token for all sessions.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from inspect import iscoroutinefunction, signature
from typing import Any, Final, Literal, get_type_hints

from fastapi import Request, Response
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette import types
from starlette.convertors import Convertor, register_url_convertor

from processors.access.caller import Caller
from schemas.access import Scope
from streams.http.access import caller_in
from streams.http.session_path import SESSION_IN_SCOPE, session_id_of

#: Name of the declaration in the OpenAPI document.
ACCESS: Final = "x-sessionstream-access"
#: How each path names its session.
SESSION_PARAMETER: Final = "{session_id:session}"


class _SessionConvertor(Convertor[str]):
    """Matches a session id in a path, which may have slashes; :func:`session_of` has its exact characters."""

    #: With line breaks, which "." leaves out.
    regex = r"[\s\S]*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("session", _SessionConvertor())


@dataclass(frozen=True, slots=True)
class Access:
    """What a route needs.

    Attributes:
        scopes: One of these scopes. Empty: any token.
        sessions: ``one``: the path names the session. ``listed``: the endpoint answers only the sessions that the
            caller may name. ``all``: data of all sessions, so the caller must not be limited to some. ``none``: no
            data of any session.
    """

    scopes: Sequence[Scope]
    sessions: Literal["one", "listed", "all", "none"]

    def document(self) -> dict[str, Any]:
        """Return the declaration for the OpenAPI document."""
        return {ACCESS: {"scopes": list(self.scopes), "sessions": self.sessions}}


READ_ONE: Final = Access(("read",), "one")
READ_LISTED: Final = Access(("read",), "listed")
READ_ALL: Final = Access(("read",), "all")
ADMIN_ALL: Final = Access(("admin",), "all")
ADMIN_LISTED: Final = Access(("admin",), "listed")
#: No scope, so that Prometheus needs none; but a token for all sessions, since metrics count those of all.
METRICS: Final = Access((), "all")
ANY_TOKEN: Final = Access((), "none")


class GuardedRoute(APIRoute):
    """A route that admits a request only by its declared :class:`Access`.

    Raises:
        ValueError: The path names a session in another way than :data:`SESSION_PARAMETER`, or the declaration
            contradicts the path.
    """

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        declared = (options.get("openapi_extra") or {}).get(ACCESS)
        access = ADMIN_ALL if declared is None else Access(**declared)
        before, parameter, self._suffix = path.partition(SESSION_PARAMETER)
        if "{session_id" in before + self._suffix:
            raise ValueError(
                f"{path}: write the session id as {SESSION_PARAMETER}, so that its prefix is checked"
            )
        if (access.sessions == "one") != bool(parameter):
            raise ValueError(
                f"{path}: only a path with {SESSION_PARAMETER}, and every such path, is of one session"
            )
        self.access = access
        super().__init__(path, endpoint, **options)
        plain = _takes_only_the_request(self.dependant) and _gives_a_response(endpoint)
        #: Whether :attr:`app` answers without FastAPI's steps.
        self.is_plain = self.max_body_size is None and plain
        if self.is_plain:
            self.app = self._answer

    async def _answer(self, scope: types.Scope, receive: types.Receive, send: types.Send) -> None:
        """Answer a request without FastAPI's steps for parameters, which take a tenth of the time of a read."""
        request = Request(scope, receive, send)
        self._admit(request)
        response: Response = await self.endpoint(request)
        await response(scope, receive, send)

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of a request, which checks the caller first."""
        handle: Callable[[Request], Awaitable[Response]] = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            self._admit(request)
            return await handle(request)

        return guarded

    def _admit(self, request: Request) -> None:
        """Return if the caller may send the request.

        Raises:
            Forbidden: It lacks the scope, or may not name the session.
            BadRequest: The session id in the path is wrong.
        """
        caller = caller_in(request.scope)
        what = f"{request.method} {self.path_format}"
        caller.require_any(self.access.scopes, what)
        if self.access.sessions == "one":
            session_id = session_id_of(request.scope["raw_path"], self._suffix)
            caller.require_session(session_id)
            request.scope[SESSION_IN_SCOPE] = session_id
        elif self.access.sessions == "all":
            caller.require_all_sessions(what)


def _takes_only_the_request(dependant: Dependant) -> bool:
    """Return whether an endpoint is a coroutine function of the request, which returns the response itself."""
    return (
        dependant.call is not None
        and iscoroutinefunction(dependant.call)
        and list(signature(dependant.call).parameters) == [dependant.request_param_name]
        and not dependant.dependencies
    )


def caller_of(request: Request) -> Caller:
    """Return the sender of the request."""
    return caller_in(request.scope)


def session_of(request: Request) -> str:
    """Return the session that the path names; the caller may name it."""
    session_id = request.scope[SESSION_IN_SCOPE]
    assert isinstance(session_id, str)
    return session_id


def _gives_a_response(endpoint: Callable[..., Any]) -> bool:
    """Return whether an endpoint says that it answers with a response; of anything else FastAPI makes one."""
    given = get_type_hints(endpoint).get("return")
    return isinstance(given, type) and issubclass(given, Response)
