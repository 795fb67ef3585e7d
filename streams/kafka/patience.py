"""How long the start of a Kafka client waits for brokers that take connections and answer nothing.

aiokafka waits 40 s for the first answer of each bootstrap server. A worker goes on trying, so it loses nothing by that,
and a broker may well come back within it. A command and an agent's client end with an error, and somebody waits for it.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

#: A start that is done within this time is asked nothing more, in seconds.
PROMPT_SECONDS: Final = 2.0
#: After it, each broker has this time to answer one request, the first of every connection, in seconds. A broker that
#: does is waited for as long as aiokafka does, however slow it is.
FIRST_ANSWER_SECONDS: Final = 10.0

_gives_up: ContextVar[bool] = ContextVar("gives_up_silent_brokers", default=False)


@contextmanager
def giving_up_silent_brokers() -> Generator[None]:
    """Let clients that are started in this block give up brokers that answer nothing."""
    token = _gives_up.set(True)
    try:
        yield
    finally:
        _gives_up.reset(token)


def gives_up_silent_brokers() -> bool:
    """Return whether the running code is in such a block."""
    return _gives_up.get()
