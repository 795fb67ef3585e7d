"""Statements: what sentences of a conversation mean: obligations, values and what replaces what, without a model."""
