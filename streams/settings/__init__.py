"""Objects made from settings: tokenizer, interceptors, policies, users' own classes."""
