"""The standard streams as a command finds them: closed, in an encoding without some characters, on a full disk."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import Final

#: What an operating system answers if there is no room for what is written.
_NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


def make_usable() -> None:
    """Let every command read and write its standard streams, whatever they are.

    A stream that was closed (``2>&-``, some supervisors) is empty, or takes everything and keeps nothing. Its number
    must be in use: the next file or connection would get it otherwise, and with it what a library writes there.
    A character that the encoding of the output lacks is written as its number, as Python does on standard error.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            # The lowest free number is used: that of this stream, since those below it are in use now.
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
        elif name == "stdout" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def no_room(error: OSError) -> str | None:
    """Return what cannot be written for want of room, in one line; None for another error."""
    if error.errno not in _NO_ROOM:
        return None
    what = "the output" if error.filename is None else os.fsdecode(error.filename)
    return f"{what} cannot be written: {error.strerror}"
