"""Adapters: convert other forms of a conversation into events, and back."""
