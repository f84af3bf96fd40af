"""The lower bound of repeat cover."""
