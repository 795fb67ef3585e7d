"""What the settings name, made: tokenizer, interceptors, policies, classes of one's own."""
