"""Which sessions a list shows, by what SessionDescribed says of them, and by what they are forks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

#: What SessionDescribed says of a session: ``title``, ``labels``, ``parent``, those that it has.
Description = Mapping[str, Any]

#: A label as a parameter names it: its name, and its value; ``None`` for any value.
LabelWanted = tuple[str, str | None]


@dataclass(frozen=True, slots=True)
class DescriptionFilter:
    """What a session's description must say. Without fields it lets every session pass.

    Attributes:
        labels: The session has all of these.
        parent: The session is a child of this one.
        forked_from: The session is a fork of this one.
    """

    labels: Sequence[LabelWanted] = ()
    parent: str | None = None
    forked_from: str | None = None

    def __bool__(self) -> bool:
        return self.describes or self.forked_from is not None

    @property
    def describes(self) -> bool:
        """Whether only sessions with a description pass."""
        return bool(self.labels) or self.parent is not None

    def passes(self, description: Description | None, source: str | None) -> bool:
        """Return whether a session is in the list.

        Args:
            description: what SessionDescribed says of it.
            source: the session that it is a fork of.
        """
        if self.forked_from is not None and source != self.forked_from:
            return False
        if not self.describes:
            return True
        if description is None:
            return False
        if self.parent is not None and (description.get("parent") or {}).get("session_id") != self.parent:
            return False
        labels = description.get("labels") or {}
        return all(
            name in labels if value is None else labels.get(name) == value for name, value in self.labels
        )


#: Lets every session pass.
ANY_DESCRIPTION: Final = DescriptionFilter()


def label_wanted(text: str) -> LabelWanted:
    """Return the label that ``NAME=VALUE`` names; ``NAME`` alone is one of any value."""
    name, equals, value = text.partition("=")
    return name, value if equals else None
