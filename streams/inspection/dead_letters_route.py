"""``GET /dead-letters``: what was refused, why, and its bytes."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import Request, Response

from schemas.dead_letter import ERROR_CODES, remedy_for
from schemas.errors import BadRequest, NotServable
from schemas.settings import Settings
from streams.http.answers import NO_STORE, json_answer, utc_text
from streams.http.query import Parameter, Query, optional_one_of, whole_number
from streams.kafka import dead_letters
from streams.kafka.dead_letters import StoredDeadLetter

DEFAULT_LETTERS: Final = 50
MAX_LETTERS: Final = 200
#: Bytes of a value that a list shows; ``GET /dead-letters/{partition}:{offset}`` shows all of them.
SHOWN_BYTES: Final = 2_048

#: Seconds until a reader must have had its turn.
_TURN_SECONDS: Final = 10.0

_LIMIT: Final = whole_number(
    "limit",
    f"At most so many, the newest; cut to {MAX_LETTERS}",
    least=1,
    default=DEFAULT_LETTERS,
    cut_to=MAX_LETTERS,
)
_ERROR_CODE: Final = optional_one_of("error_code", "Only letters refused for this", ERROR_CODES)
DEAD_LETTER_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (_LIMIT, _ERROR_CODE)


class DeadLettersRoute:
    """Reads the dead-letter topic again for each answer, for one reader after the other; nothing of it is kept."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._reading = asyncio.Lock()

    async def newest(self, _: Request, query: Query) -> Response:
        """Answer the newest letters, newest first; a rare ``error_code`` is looked for only so far back.

        Raises:
            Retry: Kafka did not answer, or others read for too long.
        """
        try:
            async with self._turn():
                letters, complete = await dead_letters.scan_newest(
                    self._settings, limit=query[_LIMIT], error_code=query[_ERROR_CODE], bounded=True
                )
        except dead_letters.NoDeadLetters:  # the demo's broker makes a topic when something is written to it
            letters, complete = [], True
        shown = [_shown(letter, SHOWN_BYTES) for letter in letters]
        return json_answer({"letters": shown, "complete": complete}, NO_STORE)

    async def one(self, request: Request, __: Query) -> Response:
        """Answer one letter with the whole of its value.

        Raises:
            BadRequest: there is none at this place.
            Retry: Kafka did not answer, or others read for too long.
        """
        partition, _, offset = str(request.path_params["place"]).partition(":")
        if not (partition.isdecimal() and offset.isdecimal() and len(partition + offset) < 24):
            raise BadRequest("a letter is named PARTITION:OFFSET, as in the list")
        async with self._turn():
            letter = await dead_letters.fetch(self._settings, int(partition), int(offset))
        return json_answer(_shown(letter, None), NO_STORE)

    @asynccontextmanager
    async def _turn(self) -> AsyncGenerator[None]:
        try:
            async with asyncio.timeout(_TURN_SECONDS):
                await self._reading.acquire()
        except TimeoutError as error:
            raise NotServable("others are reading dead letters through this worker: try again") from error
        try:
            yield
        finally:
            self._reading.release()


def _shown(stored: StoredDeadLetter, most_bytes: int | None) -> dict[str, Any]:
    letter = stored.dead_letter
    return {
        "letter": stored.place,
        "recorded_at": utc_text(stored.timestamp_ms),
        "error_code": letter.error_code,
        "error_detail": letter.error_detail,
        "remedy": remedy_for(letter.error_code),
        "source_topic": letter.source_topic,
        "source_partition": letter.source_partition,
        "source_offset": letter.source_offset,
        "size_bytes": letter.original_size_bytes if letter.is_cut else len(letter.value or b""),
        "kept_bytes": len(letter.value or b""),
        "key_base64": _base64(letter.key, None),
        "value_base64": _base64(letter.value, most_bytes),
        "headers": [[name, _base64(content, most_bytes)] for name, content in letter.headers],
    }


def _base64(content: bytes | None, most_bytes: int | None) -> str | None:
    return None if content is None else base64.b64encode(content[:most_bytes]).decode("ascii")
