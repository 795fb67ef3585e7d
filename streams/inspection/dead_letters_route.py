"""``GET /dead-letters``: what was refused, why, and its bytes."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

import orjson
from fastapi import Request, Response

from schemas.dead_letter import ERROR_CODES, remedy_for
from schemas.errors import BadRequest, NotServable
from schemas.settings import Settings
from streams.http.answers import JSON
from streams.kafka import dead_letters
from streams.kafka.dead_letters import StoredLetter

DEFAULT_LETTERS: Final = 50
MAX_LETTERS: Final = 200
#: Bytes of a value that a list shows; ``GET /dead-letters/{partition}:{offset}`` shows all of them.
SHOWN_BYTES: Final = 2_048

#: Seconds until a reader must have had its turn.
_TURN_SECONDS: Final = 10.0


class LettersRoute:
    """Reads the dead-letter topic anew for each answer, for one reader after the other; nothing of it is kept."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._reading = asyncio.Lock()

    async def newest(self, request: Request) -> Response:
        """Answer the newest letters, newest first; a rare ``error_code`` is looked for only so far back.

        Raises:
            BadRequest: a parameter is wrong.
            Retry: Kafka did not answer, or others read for too long.
        """
        limit, error_code = _parameters(request)
        try:
            async with self._turn():
                letters, complete = await dead_letters.look_back(
                    self._settings, limit=limit, error_code=error_code, bounded=True
                )
        except dead_letters.NoDeadLetters:  # the demo's broker makes a topic when something is written to it
            letters, complete = [], True
        shown = [_shown(letter, SHOWN_BYTES) for letter in letters]
        return _answer({"letters": shown, "complete": complete})

    async def one(self, request: Request) -> Response:
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
        return _answer(_shown(letter, None))

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


def _parameters(request: Request) -> tuple[int, str | None]:
    unknown = set(request.query_params) - {"limit", "error_code"}
    if unknown:
        raise BadRequest(f"unknown parameter {min(unknown)[:64]!r}; known are limit, error_code")
    limit = request.query_params.get("limit", str(DEFAULT_LETTERS))
    if not (limit.isascii() and limit.isdecimal() and 0 < len(limit) <= 9 and int(limit)):
        raise BadRequest("limit must be a whole number of at least 1")
    error_code = request.query_params.get("error_code")
    if error_code is not None and error_code not in ERROR_CODES:
        raise BadRequest(f"error_code must be one of {', '.join(ERROR_CODES)}")
    return min(int(limit), MAX_LETTERS), error_code


def _shown(stored: StoredLetter, most_bytes: int | None) -> dict[str, Any]:
    letter = stored.letter
    when = datetime.fromtimestamp(stored.timestamp_ms / 1_000, UTC).isoformat(timespec="milliseconds")
    return {
        "letter": stored.place,
        "recorded_at": when.replace("+00:00", "Z"),
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


def _answer(body: dict[str, Any]) -> Response:
    return Response(orjson.dumps(body), media_type=JSON, headers={"cache-control": "no-store"})
