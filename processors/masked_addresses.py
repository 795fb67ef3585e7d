"""Takes credentials out of addresses before people see them: in logs, errors and reports."""

from __future__ import annotations

import re
from typing import Final

#: What is shown in the place of a secret.
MASK: Final = "**********"

#: User and password up to the last ``@`` before the path; a token may stand there without a password. Then the same
#: with a character that should be escaped, as a slash in a password: what follows the colon is no port.
_USER: Final = re.compile(r"(?<=://)(?:[^/?#\s]+|(?!\[)[^/?#\s@:]*:(?!\d+(?:\W|$))[^\s@]*)(?=@)")
#: What has one address or more: looked at apart, so that the work is linear in the length of a text without end.
_WORD: Final = re.compile(r"\S+")
#: A parameter of a query, with its name and its value.
_PARAMETER: Final = re.compile(r"([?&;])([^=&;#?\s]+)=([^&;#\s]+)")
#: What the names of parameters have that are secrets: ``api_key``, ``access_token``, ``sig``.
_SECRET_NAME: Final = re.compile(r"key|token|secret|pass|pwd|auth|cred|sig|jwt|^code$", re.IGNORECASE)


def mask_credentials(text: str) -> str:
    """Return ``text`` with users, passwords and keys in its addresses masked."""
    return _PARAMETER.sub(_masked_parameter, _WORD.sub(_without_user, text))


def _without_user(found: re.Match[str]) -> str:
    # Behind the last "@" there is no user: each address there would be read to its end in vain.
    before, at, behind = found[0].rpartition("@")
    return _USER.sub(MASK, before + at) + behind


def _masked_parameter(found: re.Match[str]) -> str:
    if _SECRET_NAME.search(found[2]) is None:
        return found[0]
    return f"{found[1]}{found[2]}={MASK}"
