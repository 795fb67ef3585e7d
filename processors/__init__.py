"""Pure decisions: no IO, no clock, no randomness, no asyncio."""
