"""The interface for counting tokens, and an estimate. The tokenizers themselves are in ``streams``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

#: Tokens of a message in addition to its content, by OpenAI's rule of thumb.
MESSAGE_OVERHEAD_TOKENS: Final = 3

#: UTF-8 bytes per token in an estimate.
BYTES_PER_TOKEN: Final = 4

#: The default encoding.
DEFAULT_ENCODING: Final = "o200k_base"


class TokenCounter(Protocol):
    """Counts tokens of a text; pure: the same text always gives the same count."""

    @property
    def encoding(self) -> str:
        """Name of the encoding. A count stamped by a client is trusted if it names the same encoding."""
        ...

    @property
    def estimated(self) -> bool:
        """Whether counts are estimates. Readers then see that they are."""
        ...

    def count(self, text: str) -> int:
        """Return the number of tokens of ``text``, without :data:`MESSAGE_OVERHEAD_TOKENS`."""
        ...


@dataclass(frozen=True, slots=True)
class ByteEstimate:
    """An estimate for when no tokenizer is available: UTF-8 bytes / 4, rounded up.

    Attributes:
        encoding: The *configured* encoding, so that exact counts stamped by clients are still trusted. Only
            tokens counted here are marked as estimated.
    """

    encoding: str = DEFAULT_ENCODING

    @property
    def estimated(self) -> bool:
        """Always true."""
        return True

    def count(self, text: str) -> int:
        """Return the number of UTF-8 bytes of ``text`` divided by 4, rounded up."""
        size_bytes = len(text) if text.isascii() else len(text.encode())
        return -(-size_bytes // BYTES_PER_TOKEN)
