"""Finding what a text should not keep: e-mail addresses, telephone numbers, card numbers, IBANs, own patterns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import orjson
import phonenumbers
from stdnum import iban, luhn

Kind = Literal["email", "phone", "card", "iban"]
KINDS: Final[tuple[Kind, ...]] = ("email", "phone", "card", "iban")

# Each begins only where its first character cannot be the middle of something, so that a long run of such
# characters is looked through once.
_EMAIL: Final = re.compile(
    r"(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]{1,63}\.)+[^\W\d_]{2,63}"
)
# Issuers' numbers begin with 2 to 6; a time in milliseconds, which may well pass the check, with 1.
_CARD: Final = re.compile(r"(?<![\w.])[2-6](?:[ -]?\d){12,18}(?!\w)")
_IBAN: Final = re.compile(r"(?<!\w)[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]){11,30}")
_SHORTEST_IBAN: Final = 15


class _Found(NamedTuple):
    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True)
class Redaction:
    """What is redacted; each finding becomes its kind in brackets.

    >>> Redaction().text("Ann (ann@example.org, +44 20 7946 0018) paid with 4111 1111 1111 1111")
    'Ann ([email], [phone]) paid with [card]'

    Attributes:
        kinds: which of the known kinds. Card numbers must pass the Luhn check, IBANs theirs; telephone numbers
            are those the libphonenumber tables call valid.
        phone_region: the country whose numbers are found without their ``+`` prefix, as ``"GB"``.
        patterns: more of them, by the name that takes their place.
    """

    kinds: tuple[Kind, ...] = KINDS
    phone_region: str | None = None
    patterns: Mapping[str, re.Pattern[str]] = field(default_factory=dict)

    def text(self, text: str) -> str:
        """Return ``text`` with everything found replaced; itself where nothing is."""
        parts: list[str] = []
        at = 0
        for found in sorted(self._findings(text), key=lambda one: (one.start, -one.end)):
            if found.start < at:
                continue  # within what was replaced already
            parts += (text[at : found.start], f"[{found.kind}]")
            at = found.end
        return "".join((*parts, text[at:])) if parts else text

    def json(self, text: str) -> str:
        """Return a JSON text with the same done to every text and number in it; still JSON.

        What is no JSON is taken as a text, and what holds nothing to redact comes back byte for byte.
        """
        try:
            value = orjson.loads(text)
        except orjson.JSONDecodeError:
            return self.text(text)
        redacted = self._value(value)
        return text if redacted == value else orjson.dumps(redacted).decode()

    def _value(self, value: object) -> object:
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, list):
            return [self._value(item) for item in value]
        if isinstance(value, dict):
            return {self.text(name): self._value(item) for name, item in value.items()}
        if isinstance(value, int) and not isinstance(value, bool):
            digits = str(value)
            redacted = self.text(digits)
            return value if redacted == digits else redacted
        return value

    def _findings(self, text: str) -> Iterator[_Found]:
        for name, pattern in self.patterns.items():
            yield from (_Found(*match.span(), name) for match in pattern.finditer(text) if match.group())
        if "email" in self.kinds and "@" in text:
            yield from (_Found(*match.span(), "email") for match in _EMAIL.finditer(text))
        if "card" in self.kinds:
            yield from _cards(text)
        if "iban" in self.kinds:
            yield from _ibans(text)
        if "phone" in self.kinds:
            matcher = phonenumbers.PhoneNumberMatcher(text, self.phone_region)
            yield from (_Found(match.start, match.end, "phone") for match in matcher)


def _cards(text: str) -> Iterator[_Found]:
    for match in _CARD.finditer(text):
        if luhn.is_valid(re.sub(r"\D", "", match.group())):
            yield _Found(*match.span(), "card")


def _ibans(text: str) -> Iterator[_Found]:
    """Yield what passes the check; a candidate may run on into the words behind it, so shorter ones are tried."""
    for match in _IBAN.finditer(text):
        start, end = match.span()
        while end - start >= _SHORTEST_IBAN:
            if (end == len(text) or not text[end].isalnum()) and iban.is_valid(text[start:end]):
                yield _Found(start, end, "iban")
                break
            end -= 1
