"""The solutions: all that a search finds, with pictures."""
