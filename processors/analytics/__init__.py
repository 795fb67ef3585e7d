"""Analytics: figures of sessions, agents, models, tools and windows of time."""
