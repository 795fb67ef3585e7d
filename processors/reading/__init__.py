"""Reading: selects messages of a memory and converts them to the form that a reader wants."""
