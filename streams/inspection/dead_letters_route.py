"""``GET /dead-letters``: refused records with the reason and their bytes."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import Request, Response

from processors.memory.record_time import utc_text
from schemas.dead_letter import ERROR_CODES, remedy_for
from schemas.errors import BadRequest, NotServable
from schemas.settings import Settings
from streams.http.answers import NO_STORE, json_answer
from streams.http.query import Parameter, Query, optional_one_of, whole_number
from streams.kafka import dead_letters
from streams.kafka.dead_letters import StoredDeadLetter

DEFAULT_DEAD_LETTERS: Final = 50
MAX_DEAD_LETTERS: Final = 200
#: Bytes of a value in a list; ``GET /dead-letters/{partition}:{offset}`` has all of them.
LISTED_VALUE_BYTES: Final = 2_048

#: Longest wait for other reads of dead letters to end, in seconds.
_LOCK_SECONDS: Final = 10.0

_LIMIT: Final = whole_number(
    "limit",
    f"Maximum number of dead letters, the newest first; larger numbers are lowered to {MAX_DEAD_LETTERS}",
    least=1,
    default=DEFAULT_DEAD_LETTERS,
    cut_to=MAX_DEAD_LETTERS,
)
_ERROR_CODE: Final = optional_one_of("error_code", "Only dead letters with this code", ERROR_CODES)
DEAD_LETTER_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (_LIMIT, _ERROR_CODE)


class DeadLettersRoute:
    """Reads the dead-letter topic for each answer, one request at a time; nothing is cached."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = asyncio.Lock()

    async def newest(self, _: Request, query: Query) -> Response:
        """Answer the newest dead letters, newest first; the scan for a rare ``error_code`` is bounded.

        Raises:
            Retry: Kafka did not answer, or other reads took too long.
        """
        try:
            async with self._exclusive():
                found, complete = await dead_letters.scan_newest(
                    self._settings, limit=query[_LIMIT], error_code=query[_ERROR_CODE], bounded=True
                )
        except dead_letters.NoDeadLetters:  # the demo's broker creates a topic at its first record
            found, complete = [], True
        letters = [listed_letter(stored) for stored in found]
        return json_answer({"letters": letters, "complete": complete}, NO_STORE)

    async def one(self, request: Request, __: Query) -> Response:
        """Answer one dead letter with its whole value.

        Raises:
            BadRequest: the name is not of the form of one.
            NotFound: there is no dead letter at this position.
            Retry: Kafka did not answer, or other reads took too long.
        """
        place = dead_letters.parse_place(str(request.path_params["place"]))
        if place is None:
            raise BadRequest("the name of a dead letter is PARTITION:OFFSET, as in the list")
        async with self._exclusive():
            stored = await dead_letters.fetch(self._settings, *place)
        return json_answer(_body(stored, None), NO_STORE)

    @asynccontextmanager
    async def _exclusive(self) -> AsyncGenerator[None]:
        try:
            async with asyncio.timeout(_LOCK_SECONDS):
                await self._lock.acquire()
        except TimeoutError as error:
            raise NotServable("this worker is busy with other reads of dead letters; try again") from error
        try:
            yield
        finally:
            self._lock.release()


def listed_letter(stored: StoredDeadLetter) -> dict[str, Any]:
    """Return a dead letter as it is in a list: with the first bytes of its value, and whether it was replayed."""
    return _body(stored, LISTED_VALUE_BYTES) | {"replayed_as": stored.replayed_as}


def _body(stored: StoredDeadLetter, max_bytes: int | None) -> dict[str, Any]:
    dead_letter = stored.dead_letter
    return {
        "letter": stored.place,
        "recorded_at": utc_text(stored.timestamp_ms),
        "error_code": dead_letter.error_code,
        "error_detail": dead_letter.error_detail,
        "remedy": remedy_for(dead_letter.error_code),
        "source_topic": dead_letter.source_topic,
        "source_partition": dead_letter.source_partition,
        "source_offset": dead_letter.source_offset,
        "size_bytes": dead_letter.original_size_bytes
        if dead_letter.is_cut
        else len(dead_letter.value or b""),
        "kept_bytes": len(dead_letter.value or b""),
        "key_base64": _base64(dead_letter.key, None),
        "value_base64": _base64(dead_letter.value, max_bytes),
        "headers": [[name, _base64(content, max_bytes)] for name, content in dead_letter.headers],
    }


def _base64(content: bytes | None, max_bytes: int | None) -> str | None:
    return None if content is None else base64.b64encode(content[:max_bytes]).decode("ascii")
