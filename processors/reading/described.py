"""Which sessions a list shows, by what SessionDescribed says of them."""

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
    """

    labels: Sequence[LabelWanted] = ()
    parent: str | None = None

    def __bool__(self) -> bool:
        return bool(self.labels) or self.parent is not None

    def passes(self, description: Description | None) -> bool:
        """Return whether a session with this description is in the list."""
        if not self:
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
