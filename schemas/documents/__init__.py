"""Documents for users of other languages: JSON Schemas, AsyncAPI."""
