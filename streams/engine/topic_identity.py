"""Asks the brokers for the id of a topic and of their cluster.

aiokafka 0.14 asks with version 5 of Kafka's Metadata request, whose answer has no topic ids. So the first version that
has them (10, Kafka 2.8) is described here, in aiokafka's terms. A broker that does not know it is asked with version 5.
"""

from __future__ import annotations

import base64
from io import BytesIO
from typing import Any, Final, NamedTuple

from aiokafka.client import AIOKafkaClient
from aiokafka.errors import for_code
from aiokafka.protocol.abstract import AbstractType
from aiokafka.protocol.api import Request, RequestStruct, Response
from aiokafka.protocol.metadata import MetadataRequest_v5
from aiokafka.protocol.types import Boolean, CompactArray, CompactString, Int16, Int32, Schema, TaggedFields

#: The id of a topic that was made before its cluster knew ids.
_NO_ID: Final = bytes(16)


class TopicIdentity(NamedTuple):
    """What names a topic for good.

    Attributes:
        cluster_id: None if the broker does not tell it.
        topic_id: as Kafka's tools print it, without the padding; None if the broker does not tell it.
    """

    cluster_id: str | None
    topic_id: str | None


class _Uuid(AbstractType[bytes]):  # type: ignore[misc]  # aiokafka ships no types
    @classmethod
    def encode(cls, value: bytes) -> bytes:
        return value

    @classmethod
    def decode(cls, data: BytesIO) -> bytes:
        return data.read(len(_NO_ID))


class _IdentityResponseV10(Response):  # type: ignore[misc]  # aiokafka ships no types
    # aiokafka declares properties, and its own responses have numbers, too.
    API_KEY = 3  # pyright: ignore[reportIncompatibleMethodOverride, reportAssignmentType]
    API_VERSION = 10  # pyright: ignore[reportIncompatibleMethodOverride, reportAssignmentType]
    SCHEMA = Schema(
        ("throttle_time_ms", Int32),
        (
            "brokers",
            CompactArray(
                ("node_id", Int32),
                ("host", CompactString("utf-8")),
                ("port", Int32),
                ("rack", CompactString("utf-8")),
                ("tags", TaggedFields),
            ),
        ),
        ("cluster_id", CompactString("utf-8")),
        ("controller_id", Int32),
        (
            "topics",
            CompactArray(
                ("error_code", Int16),
                ("topic", CompactString("utf-8")),
                ("topic_id", _Uuid),
                ("is_internal", Boolean),
                (
                    "partitions",
                    CompactArray(
                        ("error_code", Int16),
                        ("partition", Int32),
                        ("leader", Int32),
                        ("leader_epoch", Int32),
                        ("replicas", CompactArray(Int32)),
                        ("isr", CompactArray(Int32)),
                        ("offline_replicas", CompactArray(Int32)),
                        ("tags", TaggedFields),
                    ),
                ),
                ("topic_authorized_operations", Int32),
                ("tags", TaggedFields),
            ),
        ),
        ("cluster_authorized_operations", Int32),
        ("tags", TaggedFields),
    )


class _IdentityRequestV10(RequestStruct):  # type: ignore[misc]  # aiokafka ships no types
    API_KEY = 3
    API_VERSION = 10
    FLEXIBLE_VERSION = True
    RESPONSE_TYPE = _IdentityResponseV10
    SCHEMA = Schema(
        (
            "topics",
            CompactArray(("topic_id", _Uuid), ("topic", CompactString("utf-8")), ("tags", TaggedFields)),
        ),
        ("allow_auto_topic_creation", Boolean),
        ("include_cluster_authorized_operations", Boolean),
        ("include_topic_authorized_operations", Boolean),
        ("tags", TaggedFields),
    )


class _IdentityRequest(Request[MetadataRequest_v5 | _IdentityRequestV10]):  # type: ignore[misc]  # aiokafka ships no types
    """Asks for one topic, and creates none."""

    API_KEY = 3

    def __init__(self, topic: str) -> None:
        self._topic = topic

    def build(self, request_struct_class: type[Any]) -> Any:
        if request_struct_class is _IdentityRequestV10:
            return _IdentityRequestV10([(_NO_ID, self._topic, {})], False, False, False, {})
        return request_struct_class([self._topic], False)


async def topic_identity(client: AIOKafkaClient, topic: str) -> TopicIdentity:
    """Return what the brokers of a started client say about a topic.

    Raises:
        KafkaError: no broker answered, or it has no such topic.
    """
    answer: Any = await client.send(client.get_random_node(), _IdentityRequest(topic))
    (described,) = answer.topics
    error_code, topic_id = described[0], described[2] if answer.API_VERSION >= 10 else _NO_ID
    if error_code:
        raise for_code(error_code)(topic)
    known = topic_id != _NO_ID
    return TopicIdentity(
        answer.cluster_id or None,
        base64.urlsafe_b64encode(topic_id).rstrip(b"=").decode() if known else None,
    )
