"""The analytics worker: what sessions cost, how full they are and how fast they answer."""
