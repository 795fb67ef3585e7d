"""Ending a process for good, whoever still waits for something in it."""

from __future__ import annotations

import logging
import os
import threading
from typing import Final

log = logging.getLogger(__name__)

#: What a thread gets to end in after everything else has.
THREAD_SECONDS: Final = 1.0


def leave_threads_behind(code: int) -> None:
    """End the process with ``code`` if a thread would keep it; return where none does.

    Faust's client thread is no daemon, and waits as long as it takes for a broker that is away. Nothing it
    waits for is of use any more: what was not flushed is read again from the log.
    """
    this = threading.current_thread()
    others = [thread for thread in threading.enumerate() if thread is not this and not thread.daemon]
    for thread in others:
        thread.join(THREAD_SECONDS)
    if any(thread.is_alive() for thread in others):
        log.warning("ending with the broker unanswered", extra={"action": "worker_cut_short"})
        logging.shutdown()
        os._exit(code)
