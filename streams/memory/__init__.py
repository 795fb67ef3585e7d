"""The memory worker: session events folded into memory, served over HTTP."""
