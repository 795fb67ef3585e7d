"""``GET /groups``: how far each process's consumer group is behind."""

from __future__ import annotations

import orjson
from fastapi import Response

from streams.http.answers import JSON
from streams.inspection.groups import GroupReader


class GroupsRoute:
    """Lists the consumer groups of this installation with their lag."""

    def __init__(self, reader: GroupReader) -> None:
        self._reader = reader

    async def groups(self) -> Response:
        """Answer all groups.

        Raises:
            Retry: Kafka did not answer.
        """
        listed = [
            {**group._asdict(), "partitions": [part._asdict() for part in group.partitions]}
            for group in await self._reader.read()
        ]
        return Response(
            orjson.dumps({"groups": listed}), media_type=JSON, headers={"cache-control": "no-store"}
        )
