"""An archived event as one line of JSON: in the files of the JSON Lines store, and in an export."""

from __future__ import annotations

from processors.archive.archived import ArchivedEvent


def event_line(event: ArchivedEvent) -> bytes:
    """Return ``{"sequence":…,"recorded_at_ms":…,"event":{…}}`` with a line break; the event is as it was published."""
    head = b'{"sequence":%d,"recorded_at_ms":%d,"event":' % (event.sequence, event.recorded_ms)
    return b"".join((head, one_line(event.value), b"}\n"))


def one_line(value: bytes) -> bytes:
    """Return the JSON on one line: line breaks in JSON occur only between tokens."""
    return value.replace(b"\r", b" ").replace(b"\n", b" ")
