"""The history stores: SQLite, JSON Lines files; ``choice`` makes the one that the settings name."""
