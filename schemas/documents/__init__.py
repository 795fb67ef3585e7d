"""Documents for users of other programming languages: JSON Schemas, AsyncAPI."""
