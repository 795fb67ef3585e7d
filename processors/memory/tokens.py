"""What counting tokens means here; tokenizers themselves live in the shell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

#: Tokens a message costs beside its content, by OpenAI's rule of thumb.
MESSAGE_OVERHEAD_TOKENS: Final = 3

#: UTF-8 bytes a token stands for when there is no tokenizer.
BYTES_PER_TOKEN: Final = 4

#: The encoding the contract counts in unless another is configured.
DEFAULT_ENCODING: Final = "o200k_base"


class TokenCounter(Protocol):
    """Counts tokens of a text; pure: the same text always gives the same count."""

    @property
    def encoding(self) -> str:
        """Name of the encoding; a client's stamped count is trusted when it names the same."""
        ...

    @property
    def estimated(self) -> bool:
        """Whether counts are guesses, which readers are then told."""
        ...

    def count(self, text: str) -> int:
        """Return the number of tokens of ``text``, without :data:`MESSAGE_OVERHEAD_TOKENS`."""
        ...


@dataclass(frozen=True, slots=True)
class ByteEstimate:
    """Stand-in where no tokenizer is to be had: UTF-8 bytes / 4, rounded up.

    Attributes:
        encoding: The *configured* encoding, so that exact counts stamped by clients are still trusted;
            only what is counted here is marked as estimated.
    """

    encoding: str = DEFAULT_ENCODING

    @property
    def estimated(self) -> bool:
        """Always true."""
        return True

    def count(self, text: str) -> int:
        """Return the number of UTF-8 bytes of ``text`` divided by 4, rounded up."""
        return -(-len(text.encode()) // BYTES_PER_TOKEN)
