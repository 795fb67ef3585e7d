"""All errors of the project, arranged by what the caller does about them.

The class says what the caller does. The message says what happened, where, and the remedy::

    SessionstreamError
    ├── Retry               try again later, nothing is wrong with the input
    │   ├── BrokerUnreachable
    │   ├── NotServable     (HTTP 503 with Retry-After)
    │   ├── StaleRead       (HTTP 504)
    │   ├── MemoryChanged
    │   ├── PublishFailed   (HTTP 503; carries what was not delivered)
    │   └── SummarizerUnavailable
    │       └── ModelNotFound   (the session's failure, if the session named the model)
    ├── Refused             the input is wrong and stays wrong: dead letter, or HTTP 4xx
    │   ├── BadRecord       (a Kafka record; becomes a dead letter)
    │   │   └── NewerContract   (an event for a newer worker; freezes its session)
    │   ├── SummaryRefused
    │   └── BadRequest      (HTTP 400)
    │       ├── EventTooLarge   (HTTP 413)
    │       ├── NotFound        (HTTP 404)
    │       └── Unauthorized    (HTTP 401)
    └── Fatal               stop: an operator must act
        ├── ConfigurationError
        │   └── AccessDenied    (Kafka refuses the credentials, or a right is missing)
        ├── Damaged         (records are missing; restore them, or --accept-loss)
        ├── NewerVersion    (a newer worker wrote the table; upgrade this one)
        └── InterceptorFailed
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

if TYPE_CHECKING:
    from schemas.dead_letter import ErrorCode
    from schemas.events import Event
    from schemas.publication import Published


class SessionstreamError(Exception):
    """Root of all errors of this project. User interfaces show ``detail`` and nothing else.

    Attributes:
        error_code: Stable, machine-readable name of the error (``snake_case``).
        detail: What happened, where, and what to do about it, in one line.
        http_status: Status that the HTTP API answers if the error reaches it.
    """

    error_code: str = "internal"
    http_status: ClassVar[int] = 500

    def __init__(self, detail: str, *, error_code: str | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        if error_code is not None:
            self.error_code = error_code

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle without ``__init__``, which has other arguments in many classes."""
        # By default, what cannot be made again ends a whole pool of processes instead of one task.
        return _without_init, (type(self), self.args), self.__dict__


def _without_init(kind: type[SessionstreamError], args: tuple[object, ...]) -> SessionstreamError:
    return kind.__new__(kind, *args)


class Retry(SessionstreamError):
    """A transient error: the caller tries again later with the same input."""

    error_code = "unavailable"
    http_status = 503


class BrokerUnreachable(Retry):
    """No Kafka broker answered: the caller waits for it, or tells the user which address was tried."""

    error_code = "broker_unreachable"


class NotServable(Retry):
    """A partition cannot be served right now: the caller retries after ``retry_after_seconds``."""

    error_code = "not_servable"

    def __init__(
        self, detail: str, *, retry_after_seconds: float = 1.0, error_code: str | None = None
    ) -> None:
        super().__init__(detail, error_code=error_code)
        self.retry_after_seconds = retry_after_seconds


class StaleRead(Retry):
    """The requested sequence was not applied in time: the caller waits longer, or reads without it."""

    error_code = "stale_read"
    http_status = 504


#: Code of the error of a fork whose id is another session's.
SESSION_EXISTS: Final = "session_exists"


class MemoryChanged(Retry):
    """The session changed after it was read, so nothing was done: the caller reads again and decides again."""

    error_code = "memory_changed"
    http_status = 409


class PublishFailed(Retry):
    """Some events were not acknowledged by Kafka: the caller publishes ``events`` again, with the same ids.

    An event whose acknowledgement was lost may have been written. Publishing it again under the same
    ``event_id`` is safe, because memory drops duplicates by id.

    Attributes:
        events: The events that were not acknowledged, in the order in which they were published.
        delivered: The acknowledgements, in the order in which the events were published.
    """

    error_code = "publish_failed"

    def __init__(self, detail: str, *, events: Sequence[Event], delivered: Sequence[Published] = ()) -> None:
        super().__init__(detail)
        self.events = tuple(events)
        self.delivered = tuple(delivered)


class Spent(NamedTuple):
    """What the model calls for a summary were billed for.

    Attributes:
        calls: Number of calls that the model answered.
        input_tokens: Tokens that the model read.
        output_tokens: Tokens that the model wrote.
        cached_tokens: How many of the input tokens the model's endpoint had in its cache of prompts.
    """

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cached_tokens: int = 0

    @property
    def tokens(self) -> int:
        """Input and output tokens together."""
        return self.input_tokens + self.output_tokens

    def plus(self, other: Spent) -> Spent:
        """Return the sum of both."""
        return Spent(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


class SummarizerUnavailable(Retry):
    """The summarizer's endpoint does not answer at present: compaction rests and then retries by itself.

    Attributes:
        spent: Cost of the model calls that were answered before.
    """

    error_code = "summarizer_unavailable"
    spent: Spent = Spent()


class ModelNotFound(SummarizerUnavailable):
    """The summarizer's endpoint does not know the model, or has another address: who named the model corrects it.

    Attributes:
        answered: What the endpoint answered, without a remedy.
    """

    def __init__(self, answered: str, remedy: str) -> None:
        super().__init__(f"{answered}; {remedy}")
        self.answered = answered


class Refused(SessionstreamError):
    """The input is wrong and stays wrong: the caller returns it or makes it a dead letter, and continues."""

    error_code = "refused"
    http_status = 400


class BadRecord(Refused):
    """A Kafka record that is not a valid event: the worker makes it a dead letter and continues."""

    error_code: ErrorCode

    def __init__(self, error_code: ErrorCode, detail: str) -> None:
        super().__init__(detail, error_code=error_code)


class NewerContract(BadRecord):
    """An event needs a newer version of the contract: the memory worker freezes its session, and loses nothing.

    Attributes:
        session_id: The session.
        requires: The version that the event needs.
    """

    def __init__(self, session_id: str, requires: int, detail: str) -> None:
        super().__init__("unknown_type", detail)
        self.session_id = session_id
        self.requires = requires


#: No other answer can come to a request that is refused for these reasons. Not ``rejected``: an endpoint that does not
#: accept a request today may be mended tomorrow, and its sessions shall go on by themselves.
_FINAL_REASONS: Final = frozenset({"invalid_policy"})


class SummaryRefused(Refused):
    """A summary that must not replace messages: compaction fails and memory stays as it is.

    Attributes:
        reason: One of a fixed set of words, for metrics: ``blank``, ``malformed``, ``cut_off``, ``refusal``,
            ``larger_than_input``, ``too_long``; ``invalid_policy`` for a prompt, schema, model or summarizer that
            cannot be used (no model was billed then); ``rejected`` if the model's endpoint does not accept the
            request; ``failed`` for an error of a custom summarizer.
        is_final: Whether the same request would be refused again, so that only another memory, or other settings,
            are a reason to try again.
        spent: Cost of the model calls that were made for it.
    """

    error_code = "summary_refused"
    spent: Spent = Spent()

    def __init__(self, reason: str, detail: str, *, is_final: bool | None = None) -> None:
        super().__init__(detail)
        self.reason = reason
        self.is_final = reason in _FINAL_REASONS if is_final is None else is_final


class BadRequest(Refused):
    """The request is wrong: the caller corrects it. Nothing was published."""

    error_code = "bad_request"


class EventTooLarge(BadRequest):
    """An event is over ``max_event_bytes``: the caller shortens it, or passes content by reference."""

    error_code = "too_large"
    http_status = 413


class NotFound(BadRequest):
    """Nothing has that name: the caller asks for another name, or asks again once it exists."""

    error_code = "not_found"
    http_status = 404


class Unauthorized(BadRequest):
    """The bearer token is missing or wrong: the caller sends one of the configured tokens."""

    error_code = "unauthorized"
    http_status = 401


class Forbidden(BadRequest):
    """The caller may not do this, or not from there: it uses another token, or another host name."""

    error_code = "forbidden"
    http_status = 403


class Fatal(SessionstreamError):
    """The process cannot continue: it stops with one line of output, and an operator acts on it."""

    error_code = "fatal"


class ConfigurationError(Fatal):
    """A setting is missing or wrong: the process stops before it does anything. The message names the setting."""

    error_code = "configuration"


class AccessDenied(ConfigurationError):
    """Kafka refuses the credentials, or does not allow what is needed: an operator corrects the settings or the ACLs."""

    error_code = "kafka_access_denied"


class Damaged(Fatal):
    """Records of the log or of a table are missing: an operator restores them, or accepts the loss."""

    error_code = "damaged"


class NewerVersion(Fatal):
    """A newer version wrote the table: an operator upgrades this worker. It never rewrites what it does not know."""

    error_code = "newer_version"


class InterceptorFailed(Fatal):
    """An interceptor broke its contract or raised an exception: nothing was published. Its author corrects it."""

    error_code = "interceptor_failed"
