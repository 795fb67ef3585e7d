"""What a rebuild decides: the sequences of a session in another log, and whether a session is the same in two logs."""
