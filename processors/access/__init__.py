"""Who may do what over HTTP: tokens, scopes, sessions, host names, and addresses of other workers."""
