"""Redaction of e-mail addresses, telephone numbers, card numbers, IBANs and custom patterns in texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final, Literal, NamedTuple

import orjson

from schemas.errors import ConfigurationError

Kind = Literal["email", "phone", "card", "iban"]
KINDS: Final[tuple[Kind, ...]] = ("email", "phone", "card", "iban")

# Each pattern begins only at a boundary, so that a long run of its characters is searched only once.
_EMAIL: Final = re.compile(
    r"(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]{1,63}\.)+[^\W\d_]{2,63}"
)
# Card numbers begin with 2 to 6. A time in milliseconds, which may pass the check, begins with 1.
_CARD: Final = re.compile(r"(?<![\w.])[2-6](?:[ -]?\d){12,18}(?!\w)")
#: The forms in which a card number is written beside other digits, such as its date of expiry. No year begins so.
_CARD_FORM: Final = re.compile(
    r"(?<![\w.])(?=2[2-7]|[3-6])"
    r"(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})??|\d{4}([ -])\d{6}\2\d{4,5})(?!\w)"
)
_IBAN: Final = re.compile(r"(?<!\w)[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]){11,30}")
_SHORTEST_IBAN: Final = 15


class _Finding(NamedTuple):
    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True)
class Redaction:
    """Replaces each finding in a text by its kind in brackets.

    >>> Redaction().text("Ann (ann@example.org, +44 20 7946 0018) paid with 4111 1111 1111 1111")
    'Ann ([email], [phone]) paid with [card]'

    Attributes:
        kinds: The kinds to redact. Card numbers must pass the Luhn check and IBANs their check; telephone numbers must
            be valid by the tables of libphonenumber. These three need the extra ``redaction``.
        phone_region: Country whose telephone numbers are found without the ``+`` prefix, as ``"GB"``.
        patterns: Further regular expressions, by the name that replaces a match.

    Raises:
        ConfigurationError: A package of the extra ``redaction`` is missing.
    """

    kinds: tuple[Kind, ...] = KINDS
    phone_region: str | None = None
    patterns: Mapping[str, re.Pattern[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # The tables of telephone numbers are 48 MB, so only the extra brings them. They are missed here, not at the
        # first message.
        needed = ["phonenumbers"] if "phone" in self.kinds else []
        if {"card", "iban"} & set(self.kinds):
            needed.append("stdnum")
        try:
            for name in needed:
                import_module(name)
        except ImportError as error:
            raise ConfigurationError(
                f"redacting {', '.join(self.kinds)} needs {error.name}: install sessionstream[redaction]"
                " (in a checkout: pip install '.[redaction]')"
            ) from error

    def text(self, text: str) -> str:
        """Return ``text`` with all findings replaced; the same text if there are none."""
        parts: list[str] = []
        at = 0
        for finding in sorted(self._findings(text), key=lambda finding: (finding.start, -finding.end)):
            if finding.start < at:
                continue  # inside the previous finding
            parts += (text[at : finding.start], f"[{finding.kind}]")
            at = finding.end
        return "".join((*parts, text[at:])) if parts else text

    def json(self, text: str) -> str:
        """Return a JSON text with every string and number in it redacted; the result is JSON.

        Text that is not JSON, or is nested too deeply, is redacted as plain text. Without findings the result is the
        same, byte for byte.
        """
        try:
            value = orjson.loads(text)
        except orjson.JSONDecodeError:
            return self.text(text)
        try:
            redacted = self._value(value)
            return text if redacted == value else orjson.dumps(redacted).decode()
        except (TypeError, RecursionError):  # nested more deeply than can be written again
            return self.text(text)

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

    def _findings(self, text: str) -> Iterator[_Finding]:
        for name, pattern in self.patterns.items():
            yield from (_Finding(*match.span(), name) for match in pattern.finditer(text) if match.group())
        if "email" in self.kinds and "@" in text:
            yield from (_Finding(*match.span(), "email") for match in _EMAIL.finditer(text))
        if "card" in self.kinds:
            yield from _cards(text)
        if "iban" in self.kinds:
            yield from _ibans(text)
        if "phone" in self.kinds:
            import phonenumbers

            matcher = phonenumbers.PhoneNumberMatcher(text, self.phone_region)
            yield from (_Finding(match.start, match.end, "phone") for match in matcher)


def _cards(text: str) -> Iterator[_Finding]:
    """Yield the valid card numbers.

    A match may begin before a number or go on behind it, so the usual forms are looked for as well.
    """
    from stdnum import luhn

    for pattern in (_CARD, _CARD_FORM):
        at = 0
        while (match := pattern.search(text, at)) is not None:
            is_card = luhn.is_valid(re.sub(r"\D", "", match.group()))
            if is_card:
                yield _Finding(*match.span(), "card")
            # Other digits may be in front of a number in its usual form.
            at = match.end() if is_card or pattern is _CARD else match.start() + 1


def _ibans(text: str) -> Iterator[_Finding]:
    """Yield the valid IBANs.

    A match may include the words after an IBAN, so shorter ones are tried. It may also begin before an IBAN, so later
    beginnings are.
    """
    from stdnum import iban

    at = 0
    while (match := _IBAN.search(text, at)) is not None:
        start, end = match.span()
        at = start + 1
        while end - start >= _SHORTEST_IBAN:
            if (end == len(text) or not text[end].isalnum()) and iban.is_valid(text[start:end]):
                yield _Finding(start, end, "iban")
                at = end
                break
            end -= 1
