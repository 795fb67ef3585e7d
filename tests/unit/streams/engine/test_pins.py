"""Private parts of Faust and aiokafka that the engine uses; another version without them fails here."""

from __future__ import annotations

import importlib
import inspect
import re
from importlib.metadata import version
from typing import Any

import faust
import pytest
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.client import AIOKafkaClient
from aiokafka.consumer.fetcher import Fetcher
from aiokafka.consumer.group_coordinator import GroupCoordinator
from aiokafka.consumer.subscription_state import Assignment, SubscriptionState, TopicPartitionState
from aiokafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from aiokafka.producer.message_accumulator import BatchBuilder, MessageAccumulator, MessageBatch
from aiokafka.producer.sender import Sender
from aiokafka.producer.transaction_manager import TransactionManager
from faust.app import App
from faust.app.base import BootStrategy
from faust.tables.manager import TableManager
from faust.tables.recovery import Recovery
from faust.tables.table import Table
from faust.transport.conductor import Conductor
from faust.transport.consumer import Consumer, ThreadDelegateConsumer
from faust.transport.drivers.aiokafka import AIOKafkaConsumerThread, Transport
from faust.transport.drivers.aiokafka import Consumer as AIOKafkaFaustConsumer
from mode import Service
from mode.threads import QueueServiceThread, ServiceThread
from mode.utils.queues import FlowControlEvent

#: By class: the names of its methods and attributes, or of its instances', that the engine uses or replaces.
PINS: list[tuple[type[Any], str]] = [
    (
        App,
        (
            "_on_partitions_assigned on_rebalance_start on_partitions_revoked on_rebalance_complete _new_transport "
            "_create_directories consumer_generation_id _on_partitions_revoked BootStrategy"
        ),
    ),
    (BootStrategy, "enable_kafka_producer"),
    (Service, "_crashed wait_first should_stop mundane_level"),
    (ServiceThread, "thread_loop parent_loop"),
    (QueueServiceThread, "call_thread"),
    (Conductor, "_tp_index _tp_to_callback_lock"),
    (FlowControlEvent, "is_active"),
    (Recovery, "_resume_streams"),
    (TableManager, "on_start _update_channels recovery"),
    (Table, "_data on_key_get on_key_set on_key_del"),
    (
        Consumer,
        (
            "_wait_next_records _get_active_partitions on_buffer_full on_buffer_drop flow_active suspend_flow "
            "can_resume_flow verify_event_path getmany perform_seek _drain_messages _read_offset callback"
        ),
    ),
    (ThreadDelegateConsumer, "_thread _new_consumer_thread seek_to_committed"),
    (AIOKafkaFaustConsumer, "_to_message _new_consumer_thread"),
    (
        AIOKafkaConsumerThread,
        "_create_worker_consumer getmany _fetch_records _consumer _ensure_consumer seek_to_committed on_start _assignor",
    ),
    (Transport, "Consumer"),
    (AIOKafkaConsumer, "_coordinator _fetcher _subscription _closed _max_poll_records"),
    (
        GroupCoordinator,
        "_send_req _push_error_to_user _coordination_task generation request_rejoin reset_generation",
    ),
    (Fetcher, "_create_fetch_waiter _closed _subscriptions fetched_records"),
    (SubscriptionState, "fetch_context reassignment_in_progress subscription"),
    (Assignment, "_tp_state"),
    (TopicPartitionState, "has_valid_position position lso highwater"),
    (
        StickyPartitionAssignor,
        "member_assignment generation on_assignment on_generation_assignment assign metadata",
    ),
    (AIOKafkaProducer, "_sender _closed _txn_manager _message_accumulator client create_batch send_batch"),
    (Sender, "_do_init_pid sender_task _find_coordinator"),
    (TransactionManager, "_transaction_waiter wait_for_transaction_end transactional_id"),
    (MessageAccumulator, "_batches"),
    (MessageBatch, "_drain_waiter future"),
    (BatchBuilder, "append close record_count"),
    (AIOKafkaClient, "close send"),
]


def has(owner: type[Any], name: str) -> bool:
    """Return whether the class, or an instance according to its source, has the attribute."""
    if hasattr(owner, name):
        return True
    own = [one for one in owner.__mro__ if one is not object]
    return any(re.search(rf"\bself\.{name}\b *(:[^=\n]*)?=", inspect.getsource(one)) for one in own)


@pytest.mark.parametrize(("owner", "names"), PINS, ids=lambda value: getattr(value, "__name__", ""))
def test_private_attributes_that_the_engine_uses_exist(owner: type[Any], names: str) -> None:
    """Every private part that the engine uses or replaces exists under its name."""
    assert [name for name in names.split() if not has(owner, name)] == []


def test_faust_has_the_tested_version() -> None:
    """The engine depends on the interaction of Faust's parts, which a check of names does not show."""
    assert version("faust-streaming") == "0.15.3"
    assert version("aiokafka").startswith("0.14.")
    assert faust.VERSION


def test_faust_sends_the_completed_rebalance_before_it_seeks_and_resumes() -> None:
    """The engine restores in that signal, with no table managed by Faust; seek and resume must follow it."""
    source = inspect.getsource(Recovery._resume_streams)
    places = [
        source.index(step)
        for step in (
            "await app.on_rebalance_complete.send()",
            "consumer.resume_partitions(",
            "consumer.perform_seek()",
            "app.flow_control.resume()",
            "consumer.resume_flow()",
        )
    ]
    assert places == sorted(places)


def test_faust_starts_its_tables_by_two_steps_behind_a_pause() -> None:
    """The engine does these two steps without the pause; a third one would be left out."""
    steps = re.findall(r"await (self\.[\w.]+\(.*\))", inspect.getsource(TableManager.on_start))
    assert steps == ["self.sleep(1.0)", "self._update_channels()", "self.recovery.start()"]


@pytest.mark.parametrize(
    "module",
    [
        "faust._cython.streams",
        "faust._cython.windows",
        "faust.transport._cython.conductor",
        "aiokafka.record._crecords.default_records",
    ],
)
def test_compiled_parts_are_loaded(module: str) -> None:
    """The Python versions are slower, and Faust's acknowledges messages that the compiled one does not."""
    loaded = importlib.import_module(module)
    assert (loaded.__file__ or "").endswith((".so", ".pyd"))


def test_faust_uses_its_compiled_parts() -> None:
    """They are not only installed but used."""
    assert vars(importlib.import_module("faust.transport.conductor"))["ConductorHandler"] is not None
    assert vars(importlib.import_module("faust.streams"))["_CStreamIterator"] is not None
