"""Filters by agent: select the messages of some agents or roles, as plain data.

The semantics are those of Akka's ``MemoryFilter``: criteria of one kind are merged into one step, the steps
run in the order in which each kind first appeared, includes are a union, excludes remove. A blank id or role
(missing, empty or white space) never matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, Self

from processors.memory.group import group_sequence
from schemas.errors import BadRequest

if TYPE_CHECKING:
    from processors.memory.message import Message
    from schemas.view import MessageView

Kind = Literal["include", "exclude"]
Attribute = Literal["agent_id", "agent_role"]
#: The agent that published a message: id and role.
Agent = tuple[str | None, str | None]
#: Identifies a group of messages within one memory.
GroupKey = int | str

#: Kind and attribute of each query parameter, in the order of the documentation.
FILTER_PARAMETERS: Final[dict[str, tuple[Kind, Attribute]]] = {
    "include_agent_id": ("include", "agent_id"),
    "include_agent_role": ("include", "agent_role"),
    "exclude_agent_id": ("exclude", "agent_id"),
    "exclude_agent_role": ("exclude", "agent_role"),
}


@dataclass(frozen=True, slots=True)
class FilterStep:
    """All criteria of one kind, merged. Values keep their order and do not repeat."""

    kind: Kind
    agent_ids: tuple[str, ...] = ()
    agent_roles: tuple[str, ...] = ()

    def admits(self, agent_id: str | None, agent_role: str | None) -> bool:
        """Return whether a message of this agent passes the step."""
        matches = _is_among(agent_id, self.agent_ids) or _is_among(agent_role, self.agent_roles)
        return matches if self.kind == "include" else not matches

    def with_criterion(self, attribute: Attribute, value: str) -> FilterStep:
        """Return the step with one more criterion."""
        if attribute == "agent_id":
            return replace(self, agent_ids=_appended(self.agent_ids, value))
        return replace(self, agent_roles=_appended(self.agent_roles, value))


class _Criterion:
    """A method that adds a criterion to a chain; called on the class, it begins a new chain."""

    def __init__(self, kind: Kind, attribute: Attribute, doc: str) -> None:
        self._kind: Kind = kind
        self._attribute: Attribute = attribute
        self.__doc__ = doc

    def __get__(self, chain: MemoryFilter | None, owner: type[MemoryFilter]) -> Callable[[str], MemoryFilter]:
        start = owner() if chain is None else chain
        return lambda value: start._with(self._kind, self._attribute, value)


@dataclass(frozen=True, slots=True)
class MemoryFilter:
    """A chain of filters. It is immutable: each step returns a longer chain. An empty chain lets everything pass.

    The first step is called on the class, further steps on the chain:

    >>> chain = MemoryFilter.include_from_agent_id("planner").exclude_from_agent_role("internal")
    >>> chain.admits("planner", None), chain.admits("planner", "internal"), chain.admits("other", None)
    (True, False, False)

    Includes are a union, excludes remove, and criteria of one kind are merged, wherever they are in the chain.
    """

    steps: tuple[FilterStep, ...] = ()

    @classmethod
    def of(cls, parameters: Iterable[tuple[str, str]]) -> Self:
        """Build the chain from ``(name, value)`` pairs named as in :data:`FILTER_PARAMETERS`, in their order.

        Raises:
            KeyError: A name is not a filter parameter.
        """
        chain = cls()
        for name, value in parameters:
            kind, attribute = FILTER_PARAMETERS[name]
            chain = chain._with(kind, attribute, value)
        return chain

    include_from_agent_id = _Criterion("include", "agent_id", "Let messages of this agent pass.")
    include_from_agent_role = _Criterion("include", "agent_role", "Let messages of this role pass.")
    exclude_from_agent_id = _Criterion("exclude", "agent_id", "Remove messages of this agent.")
    exclude_from_agent_role = _Criterion("exclude", "agent_role", "Remove messages of this role.")

    def merged(self, other: MemoryFilter) -> MemoryFilter:
        """Return a chain with the criteria of both chains; criteria of one kind are merged."""
        return MemoryFilter.of([*self.parameters(), *other.parameters()])

    def parameters(self) -> list[tuple[str, str]]:
        """Return the chain as query parameters; ``MemoryFilter.of(chain.parameters()) == chain``."""
        pairs: list[tuple[str, str]] = []
        for step in self.steps:
            pairs += [(f"{step.kind}_agent_id", value) for value in step.agent_ids]
            pairs += [(f"{step.kind}_agent_role", value) for value in step.agent_roles]
        return pairs

    def admits(self, agent_id: str | None, agent_role: str | None) -> bool:
        """Return whether a message of this agent passes every step."""
        return all(step.admits(agent_id, agent_role) for step in self.steps)

    def _with(self, kind: Kind, attribute: Attribute, value: str) -> Self:
        if not isinstance(value, str):
            name = attribute.removeprefix("agent_")
            raise BadRequest(
                f"a filter takes the {name} of one agent, a text, not {type(value).__name__}: chain one step for each",
                error_code="invalid_field",
            )
        steps = list(self.steps)
        for position, step in enumerate(steps):
            if step.kind == kind:
                steps[position] = step.with_criterion(attribute, value)
                break
        else:
            steps.append(FilterStep(kind).with_criterion(attribute, value))
        return replace(self, steps=tuple(steps))


def filtered(messages: list[Message], chain: MemoryFilter) -> list[Message]:
    """Return the messages that pass ``chain``, in their order, as whole groups.

    A group (an AI message with tool calls and all responses to them) passes only if every member passes, so
    neither a response without its call nor a call without its responses is left. A response without agent id and
    role counts as a message of the agent that made the call. Compacted messages always pass, because a summary
    covers several agents.

    Args:
        messages: Messages in memory order, so that a call is before its responses.
        chain: The filters; an empty chain lets everything pass.
    """
    if not chain.steps:
        return messages
    callers: dict[int, Agent] = {}
    admitted_by_agent: dict[Agent, bool] = {}
    cut: set[GroupKey] = set()
    for message in messages:
        if message.compacted:
            continue
        agent = (message.agent_id, message.agent_role)
        if message.call_ids:
            callers[message.sequence] = agent
        elif message.call_sequence is not None and _is_blank(agent[0]) and _is_blank(agent[1]):
            agent = callers.get(message.call_sequence, agent)
        admitted = admitted_by_agent.get(agent)
        if admitted is None:
            admitted = admitted_by_agent[agent] = chain.admits(*agent)
        if not admitted:
            cut.add(group_key(message))
    return [message for message in messages if group_key(message) not in cut] if cut else messages


def group_key(message: Message | MessageView) -> GroupKey:
    """Return the key of the message's group: the sequence of the call that it answers, or its own sequence.

    The two messages of a compacted pair have the same sequence but are not a group here; the key of each is its id.
    """
    return message.id if message.compacted else group_sequence(message)


def _is_blank(value: str | None) -> bool:
    return value is None or not value.strip()


def _is_among(value: str | None, wanted: tuple[str, ...]) -> bool:
    return not _is_blank(value) and value in wanted


def _appended(values: tuple[str, ...], value: str) -> tuple[str, ...]:
    return values if value in values else (*values, value)
