"""The demo (``sessionstream demo``): all processes and an embedded broker in one process."""
