"""Why sealed content of a session cannot be read: each is that session's alone, and is no reason to stop."""

from __future__ import annotations

from typing import ClassVar, Literal

from schemas.errors import NewerContract, Refused

#: ``missing_key``: the session was erased, or its key was never seen. ``wrong_master_key``: the key file lacks the
#: master key, or has another one under its id. ``tampered``: the content is not what was sealed for this place.
#: ``no_key_file``: this process has no key file.
UnreadableCode = Literal["missing_key", "wrong_master_key", "tampered", "no_key_file"]


class Unreadable(Refused):
    """Sealed content cannot be opened: the session is frozen there, like one that needs a newer worker.

    Over HTTP it is a 503, since the request is right, and an operator can mend all but an erased key.

    Attributes:
        session_id: The session.
        code: Why it cannot be opened.
    """

    http_status: ClassVar[int] = 503

    def __init__(self, session_id: str, code: UnreadableCode, detail: str) -> None:
        super().__init__(detail, error_code=code)
        self.code: UnreadableCode = code
        self.session_id = session_id


class UnreadableEvent(NewerContract):
    """A sealed event cannot be opened: its session freezes there, as at an event of a newer contract.

    Attributes:
        code: Why it cannot be opened.
        key_id: The data key that it names.
    """

    def __init__(
        self, session_id: str, requires: int, detail: str, *, code: UnreadableCode, key_id: str
    ) -> None:
        super().__init__(session_id, requires, detail)
        self.code: UnreadableCode = code
        self.key_id = key_id
