"""``POST /erasures``: which session or user is erased, and the receipt of what was erased where."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, model_validator

from schemas.parts import Identifier
from schemas.view import Answer

#: What keeps sessions besides the log: the processes, each with its own store.
ErasedPlace = Literal["memory", "analytics", "archive"]

#: Where the sessions of a user are looked for.
SearchedPlace = Literal["memory", "archive", "log"]

#: ``erased``: it has applied the deletion. ``pending``: it answers, and has not come to it in time. ``unreachable``: no
#: worker of the process answered. ``absent``: the process has never run in this installation, as
#: far as the consumer group and the changelog of its table tell.
PlaceState = Literal["erased", "pending", "unreachable", "absent"]

#: ``erased``: no key of the sessions is left. ``pending``: Kafka did not acknowledge that.
KeysState = Literal["erased", "pending"]


class ErasureOrder(BaseModel):
    """What to erase: one session, or all sessions of a user."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    session_id: Identifier | None = Field(default=None, description="one session")
    user_id: Identifier | None = Field(
        default=None,
        description="every session in which an event names this user, also if others took part in it",
    )

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.session_id is None) == (self.user_id is None):
            raise ValueError("give session_id or user_id, one of them")
        return self


class ErasedSession(Answer):
    """One session that was erased."""

    session_id: str
    partition: int
    sequence: int = Field(
        description="sequence of the SessionDeleted: events up to it are erased, later ones begin a new life"
    )
    places: dict[ErasedPlace, PlaceState] = Field(
        description="`erased`: the worker that owns the partition now has applied the deletion; `pending`: not in time, "
        "it will; `unreachable`: no worker of it answered, it will when it runs; `absent`: it never ran in this "
        "installation"
    )
    late_events: int | None = Field(
        default=None,
        description="with encryption: how many events were published while the erasure went on, and are lost, because "
        "one of them was sealed with the erased key; a second SessionDeleted behind them ends that life, so what is "
        "published after the receipt can be read. Publish them again. null: no encryption, or not known",
    )


class RemainingCopy(Answer):
    """Where something of an erased session remains for a time."""

    place: str = Field(description="a topic, or another place")
    what: str
    retention_seconds: int | None = Field(
        description="how long the topic keeps a record; null: without a limit, or not known"
    )
    until: str = Field(description="when it is gone, and what removes it")


class ErasureReceipt(Answer):
    """What was erased where, and what remains until when."""

    session_id: str | None
    user_id: str | None
    erased_at: AwareDatetime
    searched: dict[SearchedPlace, bool] = Field(
        description="where sessions of the user were looked for, and whether all of it was; empty for one session"
    )
    sessions: list[ErasedSession] = Field(
        description="of a user, also those that were deleted before, as far as the log has them: they are deleted once "
        "more, unless a later life names other users, which stays; then `sequence` is the earlier deletion"
    )
    keys: KeysState | None = Field(
        default=None,
        description="with encryption, `erased`: the sessions' keys are erased, so what was sealed with them is "
        "unreadable everywhere; `pending`: Kafka did not acknowledge it, so send the same again, or a key also seals a "
        "later life of a session, which names other users, and the log of the worker says which session "
        "(`key_of_erased_life_in_use`); null: no encryption",
    )
    remaining: list[RemainingCopy] = Field(
        description="what the erasure does not reach, also files on machines that a partition was moved away from"
    )
    complete: bool = Field(
        description="whether every process has confirmed it, for what its workers have now, and `late_events` are "
        "known; it says nothing about `remaining`. If not, send the same again later, which does no harm"
    )
