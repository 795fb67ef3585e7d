"""Adapters: other forms of a conversation, as events and back."""
