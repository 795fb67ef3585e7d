"""What the error of a Kafka client means, in one line with the remedy."""

from __future__ import annotations

from typing import Final

from aiokafka.errors import (
    ClusterAuthorizationFailedError,
    GroupAuthorizationFailedError,
    KafkaError,
    KafkaTimeoutError,
    SaslAuthenticationFailed,
    TopicAuthorizationFailedError,
    TransactionalIdAuthorizationFailed,
    UnknownTopicOrPartitionError,
)

from schemas.errors import AccessDenied, BadRequest, BrokerUnreachable, Retry, SessionstreamError
from schemas.settings import PREFIX, Settings

#: Each with the kind of resource that the right is for.
_DENIED: Final[tuple[tuple[type[KafkaError], str], ...]] = (
    (TopicAuthorizationFailedError, "topic"),
    (GroupAuthorizationFailedError, "consumer group"),
    (TransactionalIdAuthorizationFailed, "transactional id"),
    (ClusterAuthorizationFailedError, "cluster"),
)
#: How aiokafka's admin client says that it may not ask which broker has a group.
_NO_COORDINATOR: Final = "Unable to get coordinator id for "
_GIVE_RIGHTS: Final = "give it the rights of its role, which `sessionstream topics acls` prints"


def denied(error: BaseException, doing: str | None = None) -> AccessDenied | None:
    """Return the error that a right is missing; None if ``error`` is of another kind.

    Args:
        error: of an aiokafka client.
        doing: what the client may not do, if the caller knows it better than the error, such as ``create topic t``.
    """
    resource = next((name for kind, name in _DENIED if isinstance(error, kind)), None)
    if resource is None:
        return None
    if isinstance(error, ClusterAuthorizationFailedError):
        # An idempotent producer asks for its id, which Kafka gives to those who may write to any topic.
        detail = "Kafka does not let this client publish: it has the right Write on no topic"
    else:
        detail = f"Kafka does not allow this client to {doing or ' '.join(['use', resource, *_names(error)])}"
    return AccessDenied(f"{detail}; {_GIVE_RIGHTS}")


def failure_of(error: KafkaError, settings: Settings) -> SessionstreamError:
    """Return the error that a user can act on, for one that a client raised after it was started."""
    if (refused := denied(error)) is not None:
        return refused
    reason = str(error) or type(error).__name__
    servers = ", ".join(settings.require_bootstrap_servers())
    if isinstance(error, UnknownTopicOrPartitionError):
        return BadRequest(missing_topic(settings, *_names(error)))
    if isinstance(error, SaslAuthenticationFailed):
        return AccessDenied(
            f"Kafka at {servers} does not accept this client any more: {reason}; correct {PREFIX}SECURITY__…"
        )
    if error.retriable or isinstance(error, KafkaTimeoutError):
        return BrokerUnreachable(
            f"Kafka at {servers} stopped answering: {reason}; are all brokers up? Run the command again then"
        )
    return Retry(f"Kafka at {servers} refused a request: {reason}; see the brokers' logs, and try again")


def missing_topic(settings: Settings, topic: str = "of the request") -> str:
    """Return the line that a topic does not exist. To a client without the right to see a topic, Kafka says the same."""
    security = settings.security
    if security.uses_sasl or security.uses_tls:
        return (
            f"topic {topic} does not exist, or this client may not see it (make it with `sessionstream topics create`, "
            "or give the rights that `sessionstream topics acls` prints)"
        )
    return f"topic {topic} does not exist (make it with `sessionstream topics create`)"


def _names(error: BaseException) -> list[str]:
    """Return what an error names: aiokafka gives a name, a set of names, or words before the name of a group."""
    given = error.args[0] if error.args else None
    names = given if isinstance(given, set | frozenset | list | tuple) else [given]
    return sorted(name.removeprefix(_NO_COORDINATOR) for name in names if isinstance(name, str) and name)
