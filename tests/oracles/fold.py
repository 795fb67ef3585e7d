"""A second, naive fold of the messages: one list, no blocks, no shortcuts. The real fold must agree with it."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable
from typing import Any

from processors.memory.excerpt import excerpt
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.size import content_fields, measure
from processors.memory.size import size_bytes as utf8_bytes

#: A message is (sequence, id, role, size, tokens, ids of its calls, sequence of the call it answers).
Naive = dict[str, Any]


def group(message: Naive) -> int:
    """The sequence of the message whose group it belongs to."""
    sequence: int = message["sequence"] if message["answers"] is None else message["answers"]
    return sequence


class NaiveMemory:
    """Applies the rules of the contract literally, to a list."""

    def __init__(self, policy: MemoryPolicy) -> None:
        self.policy = policy
        self.end()

    def end(self) -> None:
        self.alive = False
        self.first = self.last = -1
        self.seen: list[str] = []
        self.settings: dict[str, Any] = {}
        self.overrides: dict[str, Any] = {}
        self.messages: list[Naive] = []
        self.epoch = 0
        self.time_ms = 0
        self.truncated = False
        self.lost: list[int] = []
        self.pins: list[int] = []
        #: The ids of the copies that are still to come, if the session is a fork, or was to become one.
        self.copies: list[str] | None = None

    def is_copy(self, event_id: str) -> bool:
        return self.copies is not None and re.fullmatch("fork-[0-9a-f]{32}:[0-9]+", event_id) is not None

    def limit(self, name: str) -> float:
        value = self.settings.get(name, getattr(self.policy, name))
        return math.inf if value is None else value

    def apply(self, entry: Entry) -> None:
        event, kind = entry.event, entry.event.type
        if self.alive and entry.sequence <= self.last:
            return
        if self.alive and entry.timestamp_ms - self.time_ms > self.limit("ttl_seconds") * 1000:
            self.end()
        if not self.alive:
            if not (
                kind.endswith("Added")
                or kind in {"SystemMessageSet", "SessionConfigured", "SessionDescribed", "SessionForked"}
            ):
                return
            self.alive, self.first, self.time_ms = True, entry.sequence, entry.timestamp_ms
        if event.event_id in self.seen[-128:]:
            return
        if self.is_copy(event.event_id) and event.event_id not in (self.copies or [])[:1]:
            return
        react: Callable[[Any, int], bool | None] = getattr(self, f"_{kind}", lambda event, sequence: None)
        if react(event, entry.sequence) is False:
            return
        if self.is_copy(event.event_id) and self.copies:
            del self.copies[0]
        self.seen.append(event.event_id)
        self.last = entry.sequence
        if kind != "HistoryCompacted":
            self.time_ms = max(self.time_ms, entry.timestamp_ms)

    def add(self, event: Any, sequence: int, role: str, **more: Any) -> None:
        size, tokens, _ = measure(event, self.policy.token_counter)
        self.messages.append(
            {"sequence": sequence, "id": event.event_id, "role": role, "size": size, "tokens": tokens,
             "calls": [], "answers": None, "text": "".join(content_fields(event)[:1]), **more}
        )  # fmt: skip
        self.cut(self.messages[-1:])
        self.evict()

    def open(self, call_id: str) -> list[int]:
        answered = [(m["answers"], m.get("call_id")) for m in self.messages]
        calls = [m["sequence"] for m in self.messages for call in m["calls"] if call == call_id]
        return [sequence for sequence in calls if (sequence, call_id) not in answered]

    def cut(self, messages: list[Naive]) -> None:
        for message in messages:
            over = message["size"] > self.limit("max_size_bytes") or message["tokens"] > self.limit(
                "max_tokens"
            )
            shorter = excerpt(message["text"]) if over and message["role"] == "tool" else None
            if shorter is not None:
                message["text"], message["size"] = shorter, utf8_bytes([shorter])
                message["tokens"] = self.policy.token_counter.count(shorter) + 3
                self.lose([message])

    def lose(self, messages: list[Naive]) -> None:
        self.truncated = True
        self.lost += [message["sequence"] for message in messages]

    def totals(self) -> tuple[int, int, int]:
        return (
            sum(message["size"] for message in self.messages),
            len(self.messages),
            sum(message["tokens"] for message in self.messages),
        )

    def drop(self, gone: list[Naive]) -> list[Naive]:
        sequences = {message["sequence"] for message in gone if not message.get("pair")}
        gone = gone + [m for m in self.messages if m["answers"] in sequences and m not in gone]
        self.messages = [message for message in self.messages if message not in gone]
        return gone

    def evict(self) -> None:
        limits = [self.limit(name) for name in ("max_size_bytes", "max_messages", "max_tokens")]
        targets = [
            math.floor(limit * self.policy.evict_to_fraction) if total > limit else math.inf
            for limit, total in zip(limits, self.totals(), strict=True)
        ]
        while any(total > target for total, target in zip(self.totals(), targets, strict=True)):
            gone = self.next_to_go()
            if not gone:
                break
            self.lose(self.drop(gone))
        self.forget_pins()

    def next_to_go(self) -> list[Naive]:
        pinned = self.pinned_in_window()
        plain = [message for message in self.messages if not message.get("pair")]
        users = [number for number, message in enumerate(plain) if message["role"] == "user"]
        for begin, end in itertools.pairwise(sorted({0, *users})):
            turn = [message for message in plain[begin:end] if group(message) not in pinned]
            if turn:
                return turn
        pair = [message for message in self.messages if message.get("pair")]
        if pair:
            return pair
        newest = {plain[-1]["sequence"], plain[-1]["answers"]} - {None} if plain else set()
        newest_user = max((m["sequence"] for m in plain if m["role"] == "user"), default=None)
        for message in plain:
            stays = message["sequence"] == newest_user or newest & {message["sequence"], message["answers"]}
            if not stays and group(message) not in pinned:
                return [message]
        return []

    def figures_of(self, groups: list[int]) -> list[int]:
        """Size, number and tokens of the messages of these groups."""
        found = [m for m in self.messages if not m.get("pair") and group(m) in groups]
        return [sum(m["size"] for m in found), len(found), sum(m["tokens"] for m in found)]

    def fits_share(self, groups: list[int]) -> bool:
        limits = [self.limit(name) for name in ("max_size_bytes", "max_messages", "max_tokens")]
        return all(one <= limit / 4 for one, limit in zip(self.figures_of(groups), limits, strict=True))

    def pinned_in_window(self) -> list[int]:
        kept: list[int] = []
        for one in self.pins:
            if self.fits_share([*kept, one]):
                kept.append(one)
        return kept

    def forget_pins(self) -> None:
        here = {group(message) for message in self.messages if not message.get("pair")}
        self.pins = [one for one in self.pins if one in here]

    def named(self, ids: list[str]) -> list[int]:
        """The groups of the messages with these ids, in the order of the ids."""
        found = {m["id"]: group(m) for m in self.messages if not m.get("pair")}
        return [found[name] for name in ids if name in found]

    def _MessagePinned(self, event: Any, sequence: int) -> None:  # noqa: N802
        for one in self.named(event.message_ids):
            fits = self.is_copy(event.event_id) or self.fits_share([*self.pins, one])
            if one not in self.pins and fits:
                self.pins.append(one)

    def _MessageUnpinned(self, event: Any, sequence: int) -> None:  # noqa: N802
        left = [one for one in self.pins if one not in self.named(event.message_ids)]
        if left != self.pins:
            self.epoch += 1
            self.pins = left
            self.evict()

    def _UserMessageAdded(self, event: Any, sequence: int) -> None:  # noqa: N802 named after the event
        self.add(event, sequence, "user")

    _MultimodalUserMessageAdded = _UserMessageAdded

    def _AiMessageAdded(self, event: Any, sequence: int) -> None:  # noqa: N802
        self.add(event, sequence, "assistant", calls=[call.id for call in event.tool_calls])

    def _ToolCallResponseAdded(self, event: Any, sequence: int) -> None:  # noqa: N802
        calls = self.open(event.tool_call_id)
        if len(calls) == 1:
            self.add(event, sequence, "tool", answers=calls[0], call_id=event.tool_call_id)

    def _MessagesRemoved(self, event: Any, sequence: int) -> bool:  # noqa: N802
        if event.base_sequence not in {None, self.last}:
            return False
        named = [message for message in self.messages if message["id"] in event.message_ids]
        alone = [m for m in named if m["answers"] is not None and not event.with_group]
        roots = {group(m) for m in named if not m.get("pair") and m not in alone}
        gone = [m for m in self.messages if not m.get("pair") and m["sequence"] in roots] + alone
        if any(message.get("pair") for message in named):
            gone += [message for message in self.messages if message.get("pair")]
        self.drop(gone)
        self.forget_pins()
        self.epoch += bool(gone)
        if gone and event.replacement is not None:
            getattr(self, f"_{event.replacement.type}")(event.replacement, sequence)
        return True

    def _SessionConfigured(self, event: Any, sequence: int) -> None:  # noqa: N802
        given = {name: getattr(event, name) for name in event.model_fields_set}
        overrides = given.pop("compaction", self)  # None is a value here
        if overrides is None:
            self.overrides = {}
        elif overrides is not self:
            self.overrides = self.overrides | overrides.model_dump(exclude_unset=True)
        self.settings |= given
        self.cut(self.messages)
        self.evict()

    def _SessionForked(self, event: Any, sequence: int) -> None:  # noqa: N802
        if self.copies is None:
            made = range(event.copies + 1) if sequence == self.first else range(0)
            self.copies = [f"{event.event_id}:{number}" for number in made]
            if made and event.truncated:
                self.truncated, self.lost = True, [sequence]

    def _HistoryCompacted(self, event: Any, sequence: int) -> bool:  # noqa: N802
        if self.is_copy(event.event_id):
            if not event.user_message and not event.ai_message:
                return True  # only the knowledge of a summary that the window has evicted
            # The summary of the memory that was forked covers what is there, whatever it names.
            lost = self.truncated, self.lost
            covered = {"base_epoch": self.epoch, "through_sequence": self.last}
            self._compact(event.model_copy(update=covered))
            self.truncated, self.lost = lost if lost[0] else (self.truncated, self.lost)
            return True
        earliest = max([self.first, *[m["sequence"] for m in self.messages if m.get("pair")]])
        if event.base_epoch != self.epoch or not earliest <= event.through_sequence <= self.last:
            return False
        self._compact(event)
        return True

    def _compact(self, event: Any) -> None:
        covered = [m for m in self.messages if m["sequence"] <= event.through_sequence]
        self.drop([m for m in covered if m.get("pair") or group(m) not in self.pins])
        older = [message for message in self.messages if message["sequence"] <= event.through_sequence]
        self.messages = older + self.pair(event) + self.messages[len(older) :]
        self.epoch += 1
        self.lost = [sequence for sequence in self.lost if sequence > event.through_sequence]
        self.truncated = bool(self.lost)
        self.evict()

    def pair(self, event: Any) -> list[Naive]:
        texts = {"user": event.user_message, "ai": event.ai_message}
        if (self.overrides.get("render") or self.policy.render) == "system":
            texts = {"system": f"{event.user_message}\n\n{event.ai_message}"}
        roles = {"user": "user", "ai": "assistant", "system": "system"}
        return [
            {"sequence": event.through_sequence, "id": f"{event.event_id}:{name}", "role": roles[name],
             "pair": True, "size": utf8_bytes([text]), "tokens": self.policy.token_counter.count(text) + 3,
             "calls": [], "answers": None, "text": text}
            for name, text in texts.items()
        ]  # fmt: skip

    def _HistoryCleared(self, event: Any, sequence: int) -> None:  # noqa: N802
        self.messages, self.truncated, self.lost, self.pins = [], False, [], []
        self.epoch += 1

    def _SessionDeleted(self, event: Any, sequence: int) -> bool:  # noqa: N802
        self.end()
        return False

    def _SessionExpired(self, event: Any, sequence: int) -> bool:  # noqa: N802
        return False
