"""Session memory as tools of the Model Context Protocol."""
