"""The controls that move a search."""
