"""HTTP client of the workers of one process: choice of the worker, timeouts, retries, and errors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, ClassVar, Final, Literal, NamedTuple, Self, TypeVar

import httpx
import orjson
from pydantic import BaseModel, ValidationError

from processors.masked_addresses import mask_credentials
from schemas.errors import (
    BadRequest,
    ConfigurationError,
    Forbidden,
    NotFound,
    NotServable,
    Retry,
    SessionstreamError,
    StaleRead,
    Unauthorized,
)
from schemas.settings import PREFIX, Settings
from streams.client.http_connections import Answer, Header, HttpConnections, is_direct
from streams.http.memory_request import MAX_WAIT_MS
from streams.settings.http_tls import client_tls

_Model = TypeVar("_Model", bound=BaseModel)

#: Time for the answer, in addition to the requested ``wait_ms``, in seconds.
ANSWER_SECONDS: Final = 10.0
#: How long after its deadline a read still waits for an answer, in seconds.
_GRACE_SECONDS: Final = 1.0
#: Workers answer 503 while a partition moves. The default pause before a retry, the longest pause, and for how
#: long to retry without a deadline, in seconds.
_RETRY_SECONDS: Final = 0.5
_MAX_PAUSE_SECONDS: Final = 10.0
_RETRY_FOR_SECONDS: Final = 30.0
#: Without this header, a route that can stream answers server-sent events.
_JSON_ONLY: Final = [(b"accept", b"application/json")]
_JSON_BODY: Final = [*_JSON_ONLY, (b"content-type", b"application/json")]
#: Statuses of a worker, or of a proxy before it, that cannot answer now.
_BUSY: Final = frozenset({429, 503})
#: Statuses of a proxy that reaches no worker; a worker says why it cannot answer.
_OF_A_GATEWAY: Final = frozenset({502, 503, 504})
#: Statuses by which a proxy refuses a request although it reaches a worker.
_OF_A_PROXY: Final = frozenset({401, 403, 408, 413})
#: Errors after which no worker has the body of a request.
_NOT_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

#: What httpx reads of the environment.
_PROXY_VARIABLES: Final = "HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, NO_PROXY"

#: Pause before workers that answered before, and now refuse connections, are asked again.
_RESTART_PAUSE_SECONDS: Final = 0.25

#: The parameters of a query string; names may repeat.
Parameters = Sequence[tuple[str, str | int]]


def decimal_text(number: float) -> str:
    """Return a number as a query string has it: its digits in full, without an exponent.

    >>> decimal_text(2_592_000.0), decimal_text(0.00005)
    ('2592000', '0.00005')
    """
    return format(Decimal(str(number)), "f").removesuffix(".0")


class RequestTooLarge(BadRequest):
    """A gateway before the workers refuses the size of a request: the caller sends less in one, if it can."""

    http_status = 413


class WorkerClient:
    """Asks any worker of a process; each worker forwards to the one with the answer. An async context manager.

    Attributes:
        process: the name of the process, as in ``sessionstream worker``.
        setting: the name of the setting with the workers' addresses, without its prefix.
        unreachable: the error if no worker answers.
        answer_seconds: time for the answer, in addition to the requested ``wait_ms``.
    """

    process: ClassVar[str]
    setting: ClassVar[str]
    unreachable: ClassVar[type[Retry]]
    answer_seconds: ClassVar[float] = ANSWER_SECONDS

    def __init__(
        self, settings: Settings, urls: Sequence[str], *, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        self._urls = [url.rstrip("/") for url in urls]
        token = settings.security.client_token
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        tls = client_tls(settings.security)
        self._tls, self._headers, self._transport = tls, headers, transport
        self._made_http: httpx.AsyncClient | None = None
        self._connections = HttpConnections(
            tls, [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        )
        self._has_answered = False
        self._direct = {url for url in self._urls if transport is None and is_direct(url)}

    @property
    def urls(self) -> tuple[str, ...]:
        """The addresses that it asks, the one that answered last first."""
        return tuple(self._urls)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close its connections."""
        if self._made_http is not None:
            await self._made_http.aclose()
        await self._connections.aclose()

    @property
    def _http(self) -> httpx.AsyncClient:
        """The client for what :class:`HttpConnections` does not send. It is made when it is needed.

        Raises:
            ConfigurationError: it cannot use the proxy of the environment.
        """
        if self._made_http is None:
            try:
                self._made_http = httpx.AsyncClient(
                    headers=self._headers, timeout=ANSWER_SECONDS, transport=self._transport, verify=self._tls
                )
            # The library of a SOCKS proxy is missing, or an address of the environment is none.
            except (ImportError, ValueError, httpx.InvalidURL) as error:
                raise ConfigurationError(
                    f"the proxy of the environment cannot be used ({_PROXY_VARIABLES}): "
                    f"{mask_credentials(str(error))}"
                ) from error
        return self._made_http

    async def readiness(self) -> dict[str, WorkerState]:
        """Return the state of each configured worker by URL."""
        return {url: await self._readiness_of(url) for url in self._urls}

    async def _readiness_of(self, url: str) -> WorkerState:
        try:
            answer = Answer.of(await self._http.get(f"{url}/readyz"))
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            if isinstance(error, httpx.RemoteProtocolError):
                return _without_http(error)
            return WorkerState("unreachable", f"not reachable: {str(error) or type(error).__name__}")
        found = _problem(answer)
        if answer.is_success and found.get("status") == "ready":
            return WorkerState("ready", _detail(answer))
        if not answer.is_success and "error_code" in found:
            return WorkerState("not_ready", _detail(answer))
        said = f"answers HTTP {answer.status_code}{_server_of(answer)}"
        if answer.status_code in _OF_A_GATEWAY:
            return WorkerState("unreachable", f"a gateway {said}: it reaches no worker")
        return WorkerState("other_program", f"{said}, so it is no worker")

    async def get(
        self,
        path: str,
        parameters: Parameters = (),
        *,
        deadline: float | None = None,
        min_sequence: int | None = None,
    ) -> dict[str, Any]:
        """Return the JSON object that is answered at ``path``.

        Args:
            path: with its leading slash.
            parameters: of the query string, in its order.
            deadline: on the monotonic clock, in seconds. Until then, workers that answer 503 are asked again, and so are
                workers that answered before and cannot be reached. Without a deadline, 503 is retried for half a minute.
            min_sequence: the sequence that must have been applied; only together with a deadline.

        Raises:
            Retry: of the class :attr:`unreachable` if no worker answered; NotServable if all of them
                kept answering 503; StaleRead if ``min_sequence`` was not applied in time.
            BadRequest: the API refuses a parameter, or the token (Unauthorized, Forbidden), or finds nothing (NotFound).
            ConfigurationError: an address is not an HTTP URL, or another program answers there.
        """
        answer = await self.answer(path, parameters, deadline=deadline, min_sequence=min_sequence)
        return self._object_in(answer)

    async def answer(
        self,
        path: str,
        parameters: Parameters = (),
        *,
        deadline: float | None = None,
        min_sequence: int | None = None,
        headers: Sequence[Header] = (),
    ) -> Answer:
        """Return the successful answer at ``path``, with its headers. Arguments and errors as for :meth:`get`.

        Args:
            path, parameters, deadline, min_sequence: as for :meth:`get`.
            headers: of the request, besides those of every request.
        """
        retry_until = time.monotonic() + _RETRY_FOR_SECONDS if deadline is None else deadline
        attempt = 0
        while True:
            try:
                question = _Question(path, parameters, min_sequence, headers=headers)
                answer = await self._ask_any(question, deadline)
            except self.unreachable:
                # Workers that have answered before are probably being started again.
                left_seconds = 0.0 if deadline is None else deadline - time.monotonic()
                if not self._has_answered or left_seconds < _RESTART_PAUSE_SECONDS:
                    raise
                await asyncio.sleep(_RESTART_PAUSE_SECONDS)
                continue
            if answer.is_success:
                return answer
            if answer.status_code not in _BUSY:
                raise self._error_of(answer)
            pause = _pause_seconds(answer, attempt)
            if time.monotonic() + pause > retry_until:
                raise NotServable(
                    f"{self.process} cannot be served right now: {_detail(answer)}",
                    retry_after_seconds=pause,
                )
            await asyncio.sleep(pause)
            attempt += 1

    async def post(
        self, path: str, body: bytes, *, deadline: float, repeatable: bool = True, takes_long: bool = False
    ) -> Any:
        """Send JSON to one worker, once, and return the decoded JSON of its answer.

        A worker that does not answer is left for the next one after its share of the time. If the request is not
        repeatable, or takes long, a worker that was connected to has all of the time instead.

        Args:
            path: with its leading slash.
            body: JSON.
            deadline: on the monotonic clock, in seconds.
            repeatable: whether the next worker is asked if the connection to one broke after the body was sent.
            takes_long: whether the work may take all of the time, so that no other worker may begin it meanwhile.

        Raises:
            Retry: of the class :attr:`unreachable` if no worker answered; NotServable if they answered 503 or 429,
                with the pause that they ask for.
            BadRequest, ConfigurationError: as :meth:`get`.
        """
        question = _Question(path, body=body, repeatable=repeatable, takes_long=takes_long)
        answer = await self._ask_any(question, deadline)
        if not answer.is_success:
            raise self._error_of(answer)
        return self._decoded(answer)

    async def _ask_any(self, question: _Question, deadline: float | None) -> Answer:
        """Ask the workers in turn, beginning with the one that answered last; 503 only if all of them answer it."""
        failures: list[str] = []
        busy: Answer | None = None
        urls = list(self._urls)
        if not urls:
            raise ConfigurationError(
                f"{PREFIX}{self.setting} has no address: give that of a {self.process} worker"
            )
        for position, url in enumerate(urls):
            left_seconds = None if deadline is None else deadline - time.monotonic()
            if position and left_seconds is not None and left_seconds <= -_GRACE_SECONDS:
                failures.append(f"{mask_credentials(url)} (not asked: no time was left)")
                continue
            query = _query(question.parameters, left_seconds, question.min_sequence)
            answer_seconds = self._answer_seconds_of(question.parameters)
            timeout = _timeout(question, query, left_seconds, len(urls) - position, answer_seconds)
            try:
                answer = await self._send(url, question, query, timeout)
            except (httpx.UnsupportedProtocol, httpx.InvalidURL) as error:
                # The reason may name a part of a password.
                reason = "" if "@" in url else f": {error}"
                raise ConfigurationError(
                    f"{PREFIX}{self.setting}: {mask_credentials(url)!r} is not an HTTP URL{reason}"
                ) from error
            except httpx.HTTPError as error:
                failures.append(f"{mask_credentials(url)} ({str(error) or type(error).__name__})")
                if not question.repeatable and not isinstance(error, _NOT_SENT):
                    break
                # It is tried last from now on, because it may have used up the time of the others.
                self._urls = [*(other for other in self._urls if other != url), url]
                continue
            if _is_elsewhere(answer):
                shown, detail = mask_credentials(url), _detail(answer)
                # One that asked itself, because it has no address of such a worker, says this sentence already.
                failures.append(shown if shown in detail else f"{shown} ({detail})")
                continue
            if answer.status_code not in _BUSY:
                self._prefer(url)
                return answer
            busy = answer
        if busy is not None:
            return busy
        raise self.unreachable(
            f"no {self.process} worker answered at {', '.join(failures)}: start one with "
            f"`sessionstream worker {self.process}`, or set {PREFIX}{self.setting}"
        )

    async def _send(self, url: str, question: _Question, query: Parameters, limits: httpx.Timeout) -> Answer:
        headers = _JSON_ONLY if question.body is None else _JSON_BODY
        if question.headers:
            headers = [*headers, *question.headers]
        if url in self._direct:
            return await self._connections.request(
                url, question.path, query, headers, question.body, limits, repeatable=question.repeatable
            )
        response = await self._http.request(
            "GET" if question.body is None else "POST",
            f"{url}{question.path}",
            params=list(query),
            content=question.body,
            timeout=limits,
            headers=headers,
        )
        return Answer.of(response)

    def _answer_seconds_of(self, parameters: Parameters) -> float:  # noqa: ARG002 - of a process whose routes differ
        """Return the time for the answer to a question with these parameters, in addition to ``wait_ms``."""
        return self.answer_seconds

    def _prefer(self, url: str) -> None:
        """Try this worker first from now on, so that the timeout of an unreachable worker is spent once."""
        self._has_answered = True
        if self._urls[0] != url:
            self._urls = [url, *(other for other in self._urls if other != url)]

    def _model_in(self, answer: Answer, model: type[_Model]) -> _Model:
        """Return the answer as a model. Unknown fields of newer workers are dropped."""
        try:
            # One step takes less time than to decode and then to validate.
            return model.model_validate_json(answer.content, extra="ignore")
        except ValidationError:
            # Of another program, if it is no JSON object.
            return model.model_validate(self._object_in(answer), extra="ignore")

    def _object_in(self, answer: Answer) -> dict[str, Any]:
        decoded = self._decoded(answer)
        if isinstance(decoded, dict):
            return decoded
        raise self._of_another_program(answer)

    def _decoded(self, answer: Answer) -> Any:
        try:
            return orjson.loads(answer.content)
        except ValueError as error:
            raise self._of_another_program(answer) from error

    def _of_another_program(self, answer: Answer) -> ConfigurationError:
        return ConfigurationError(
            f"the answer of {mask_credentials(answer.url)} does not come from `sessionstream worker {self.process}`: "
            f"correct {PREFIX}{self.setting}"
        )

    def _error_of(self, answer: Answer) -> SessionstreamError:
        """Return the error that a worker answered, or a program that is none."""
        detail, status = _detail(answer), answer.status_code
        if "error_code" not in _problem(answer) and status < 500 and status not in _OF_A_PROXY:
            detail += f", which no worker answers: correct {PREFIX}{self.setting}"
        return error_of(
            status,
            error_code_of(answer),
            detail,
            retry_after_seconds=_retry_after_seconds(answer),
            address=f"{mask_credentials(answer.url)}: ",
        )


def error_of(
    status: int, error_code: object, detail: str, *, retry_after_seconds: float, address: str = ""
) -> SessionstreamError:
    """Return the error that a worker answered, of a request or of a part of it; ``address`` says where it failed."""
    if status in _BUSY:
        return NotServable(detail, retry_after_seconds=retry_after_seconds)
    if status == 504:
        return StaleRead(detail)
    if status == 401:
        return Unauthorized(f"{detail} (set {PREFIX}SECURITY__BEARER_TOKENS)")
    if status == 403:
        return Forbidden(detail, error_code=str(error_code))
    if error_code == "not_found":
        return NotFound(detail)
    if status == 413 and error_code is None:
        return RequestTooLarge(detail)
    return Retry(f"{address}{detail}") if status >= 500 or status == 408 else BadRequest(detail)


class WorkerState(NamedTuple):
    """What is found at the URL of a worker.

    Attributes:
        kind: ``not_ready`` if a worker answers that it is not, ``other_program`` if something else answers, which time
            does not change.
        detail: in words.
    """

    kind: Literal["ready", "not_ready", "unreachable", "other_program"]
    detail: str


@dataclass(frozen=True, slots=True)
class _Question:
    """One request, for any of the workers.

    Attributes:
        path: with its leading slash.
        parameters: of the query string.
        min_sequence: the sequence that must have been applied.
        body: of a POST; ``None`` for a GET.
        repeatable: whether another worker may be asked after a connection broke.
        takes_long: whether the work may take all of the time.
    """

    path: str
    parameters: Parameters = ()
    min_sequence: int | None = None
    body: bytes | None = None
    repeatable: bool = True
    takes_long: bool = False
    headers: Sequence[Header] = ()


def _is_elsewhere(answer: Answer) -> bool:
    """Return whether a worker of another process answered, which does not have the route."""
    return answer.status_code == 405 or error_code_of(answer) == "not_served_here"


def _query(parameters: Parameters, left_seconds: float | None, min_sequence: int | None) -> Parameters:
    """Return the query of one request, which does not wait beyond the time that is left."""
    waits = min_sequence is not None or ("consistency", "linearizable") in parameters
    if left_seconds is None or not waits:
        return parameters
    wait_ms = max(1, int(min(left_seconds * 1_000, MAX_WAIT_MS)))
    applied = [] if min_sequence is None else [("min_sequence", min_sequence)]
    return [*parameters, *applied, ("wait_ms", wait_ms)]


def _timeout(
    question: _Question, query: Parameters, left_seconds: float | None, workers: int, answer_seconds: float
) -> httpx.Timeout:
    """Return how long to wait for an answer; connecting may take one worker's share of that time.

    A POST is answered when its work is done. If another worker may do it as well, this one has its share of the time.
    """
    wait_seconds = int(dict(query).get("wait_ms", 0)) / 1_000
    seconds = wait_seconds + answer_seconds
    if left_seconds is None:
        return httpx.Timeout(seconds, connect=wait_seconds + ANSWER_SECONDS)
    left = max(0.001, left_seconds + _GRACE_SECONDS)
    if question.body is None:
        seconds = min(seconds, left)
    else:
        seconds = left / workers if question.repeatable and not question.takes_long else left
    return httpx.Timeout(seconds, connect=seconds / workers)


def _retry_after_seconds(answer: Answer) -> float:
    """Return the pause that a worker asks for; a date, which a proxy may give instead, is ignored."""
    given = answer.header(b"retry-after")
    return min(float(given), _MAX_PAUSE_SECONDS) if given.isdecimal() else _RETRY_SECONDS


def _pause_seconds(answer: Answer, attempt: int) -> float:
    """Return the pause before the next attempt, of which the first one is 0.

    Where less than the whole seconds of ``Retry-After`` is enough at first, a worker says so in ``Retry-After-Ms``.
    The pauses double from there, so that many readers of a partition that is restored do not keep its worker busy.
    """
    most_seconds = _retry_after_seconds(answer)
    given = answer.header(b"retry-after-ms")
    return (
        min(float(given) / 1_000 * 2 ** min(attempt, 10), most_seconds) if given.isdecimal() else most_seconds
    )


def _detail(answer: Answer) -> str:
    """Return the ``detail`` of the API's error, or the status if another program answered."""
    detail = _problem(answer).get("detail")
    return (
        detail
        if isinstance(detail, str)
        else f"HTTP {answer.status_code} from {mask_credentials(answer.url)}"
    )


def error_code_of(answer: Answer) -> object:
    """Return the API's ``error_code``; ``None`` for an answer that is not an error."""
    return None if answer.is_success else _problem(answer).get("error_code")


def _without_http(error: httpx.RemoteProtocolError) -> WorkerState:
    """Return what a server is whose answer is no HTTP, or that closed the connection before one."""
    of_transport = error.__cause__
    if of_transport is not None and of_transport.__context__ is not None:  # the parser's: there were bytes
        return WorkerState("other_program", "what answers does not speak HTTP, so it is no worker")
    # A worker that stops does so too.
    return WorkerState("unreachable", "it closes the connection without an answer over HTTP")


def _server_of(answer: Answer) -> str:
    """Return what a program says of itself and of its answer: `` (nginx/1.25, text/html)``; empty if nothing."""
    names = [answer.header(b"server"), answer.header(b"content-type").partition(";")[0].strip()]
    return f" ({', '.join(filter(None, names))})" if any(names) else ""


def _problem(answer: Answer) -> dict[str, Any]:
    """Return the JSON of the API's error; empty if another program answered."""
    try:
        body = orjson.loads(answer.content)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
