"""The history stores: SQLite, JSON Lines files, OpenSearch; ``choice`` makes the one that the settings name."""
