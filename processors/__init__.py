"""Pure decisions: without IO, clock, randomness or asyncio."""
