"""Encryption at rest: master keys, data keys of sessions, sealed events and table records."""
