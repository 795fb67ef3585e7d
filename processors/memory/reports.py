"""What agents report of their last model calls: how many input tokens a call really took.

Sizes and tokens of a memory are counted from its texts. A call also takes images, documents, the schemas of tools and
the agent's own instructions, and only the provider's bill counts these (``usage.input_tokens`` of an AI message).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Reports(NamedTuple):
    """The newest report of a session, and the lowest of each agent since the last compaction.

    Attributes:
        epoch: The epoch that the newest report is of. In a later epoch memory was rewritten, so it says nothing.
        input_tokens: Input tokens of the newest report.
        agent: The agent that reported them.
        compactions: The number of compactions that ``lowest`` came after.
        lowest: Input tokens by agent; empty without a compaction to compare with.
    """

    epoch: int = -1
    input_tokens: int = 0
    agent: str = ""
    compactions: int = -1
    lowest: Mapping[str, int] = {}

    def after(
        self, *, epoch: int, input_tokens: int, agent: str, compactions: int, is_compared: bool
    ) -> Reports:
        """Return the reports after one more.

        The lowest report counts, and not the first one: that may be of a call from before the compaction, whose answer
        came late.

        Args:
            epoch: The epoch of memory.
            input_tokens: What the call took.
            agent: Who reported it.
            compactions: The number of compactions so far.
            is_compared: Whether there is a compaction that memory must outgrow.
        """
        lowest: Mapping[str, int] = {}
        if is_compared:
            if self.compactions == compactions:
                lowest = self.lowest
            if agent not in lowest or input_tokens < lowest[agent]:
                lowest = {**lowest, agent: input_tokens}
        return Reports(epoch, input_tokens, agent, compactions, lowest)

    def last(self, epoch: int) -> int | None:
        """Return the input tokens of the newest report, unless memory was rewritten since."""
        return self.input_tokens if self.epoch == epoch else None

    def lowest_since(self, epoch: int, compactions: int) -> int | None:
        """Return the lowest report since the last compaction of the agent that reported last in this epoch."""
        if self.epoch != epoch or self.compactions != compactions:
            return None
        return self.lowest.get(self.agent)


#: Nothing was reported yet.
NO_REPORTS: Final = Reports()
