"""The archive worker: every session event in a history store, and history, search and recall from it."""
