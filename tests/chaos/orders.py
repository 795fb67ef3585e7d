"""Orders of forks and erasures: each is sent, in a thread of its own, until it is answered for good."""

from __future__ import annotations

import math
import random
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import httpx

from tests.chaos.checker import ErasureAnswer, ForkAnswer

#: An erasure waits 20 s for each process, and looks for a user's sessions in three places before.
_ANSWER_SECONDS: Final = 90.0
_RETRY_SECONDS: Final = 0.5


class Orders:
    """All orders of a run.

    Args:
        seed: Of the workers that are asked.
        urls: Returns the URLs of the memory workers.
        count: Counts an outcome by its name.

    Attributes:
        forks: What was answered to each order of a fork.
        erasures: What was answered to each order of an erasure.
        refused: Answers that no fault explains.
    """

    def __init__(self, seed: int, urls: Callable[[], list[str]], count: Callable[[str], None]) -> None:
        self.forks: list[ForkAnswer] = []
        self.erasures: list[ErasureAnswer] = []
        self.refused: list[str] = []
        self._seed = seed
        self._urls = urls
        self._count = count
        self._until = math.inf
        self._threads: list[threading.Thread] = []

    def fork(
        self,
        session_id: str,
        fork_id: str,
        then: Callable[[bool], None],
        *,
        at: int | None = None,
        min_sequence: int | None = None,
    ) -> None:
        """Order a fork; ``then`` is called at the end with whether it was made."""
        self._start(self._fork, session_id, fork_id, then, at, min_sequence)

    def erase(
        self,
        word: str,
        then: Callable[[bool], None],
        *,
        session_id: str | None = None,
        user_id: str | None = None,
    ) -> None:
        """Order an erasure; ``then`` is called at the end with whether it is complete."""
        self._start(self._erase, word, then, session_id, user_id)

    def finish(self, within: float) -> None:
        """Wait until all orders are answered for good; those that are not after ``within`` seconds are given up."""
        self._until = time.monotonic() + within
        for thread in self._threads:
            thread.join(within + _ANSWER_SECONDS)

    def _start(self, order: Callable[..., None], *arguments: Any) -> None:
        thread = threading.Thread(target=order, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _fork(
        self,
        session_id: str,
        fork_id: str,
        then: Callable[[bool], None],
        at: int | None,
        min_sequence: int | None,
    ) -> None:
        wanted = {"session_id": fork_id, "at": at, "min_sequence": min_sequence}

        def is_final(answer: httpx.Response) -> bool:
            if answer.status_code == 409:
                return bool(answer.json()["error_code"] == "session_exists")
            return answer.status_code in (200, 404)

        answer = self._answer("fork", f"/sessions/{session_id}/fork", wanted, is_final)
        made = ForkAnswer(fork_id, session_id, None if answer is None else answer.status_code)
        if answer is not None and answer.status_code == 200:
            body = answer.json()
            made = ForkAnswer(
                body["session_id"],
                body["from_session_id"],
                200,
                body["from_sequence"],
                body["sequence"],
                body["message_count"],
            )
        self.forks.append(made)
        then(made.status == 200)

    def _erase(
        self, word: str, then: Callable[[bool], None], session_id: str | None, user_id: str | None
    ) -> None:
        ordered_at_ms = int(time.time() * 1000)
        deletions: dict[str, int] = {}

        def is_final(answer: httpx.Response) -> bool:
            if answer.status_code != 200:
                return False
            receipt = answer.json()
            for one in receipt["sessions"]:
                deletions[one["session_id"]] = max(one["sequence"], deletions.get(one["session_id"], -1))
            return bool(receipt["complete"])

        wanted = {"session_id": session_id, "user_id": user_id}
        answer = self._answer("erasure", "/erasures", wanted, is_final)
        complete = answer is not None
        self.erasures.append(
            ErasureAnswer(word, session_id, user_id, ordered_at_ms, deletions, complete=complete)
        )
        then(complete)

    def _answer(
        self, what: str, path: str, wanted: dict[str, Any], is_final: Callable[[httpx.Response], bool]
    ) -> httpx.Response | None:
        """Send an order until its answer is final; returns it, or None if it is given up before."""
        body = {name: value for name, value in wanted.items() if value is not None}
        dice = random.Random(f"{self._seed}/{path}/{body}")
        with httpx.Client(trust_env=False, timeout=_ANSWER_SECONDS, verify=False) as client:
            while time.monotonic() < self._until:
                try:
                    answer = client.post(f"{dice.choice(self._urls())}{path}", json=body)
                except httpx.HTTPError as error:
                    self._count(f"POST {what} {type(error).__name__}")
                else:
                    self._count(f"POST {what} {answer.status_code}")
                    if is_final(answer):
                        return answer
                    # A receipt that is not complete yet is a 200; a session that changed meanwhile is a 409.
                    if answer.status_code not in (200, 409, 503, 504):
                        self.refused.append(f"POST {path}: {answer.status_code} {answer.text[:200]}")
                time.sleep(_RETRY_SECONDS)
        return None
