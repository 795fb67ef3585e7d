"""Pure decisions: without IO, clock, randomness or asyncio.

One module reads files, those of the package, when it is imported: :mod:`processors.statements.fitted_weights`.
"""
