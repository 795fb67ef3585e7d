"""Reading: which messages of a memory are answered, and in which form."""
