"""Counts of the search, and what happened at each depth."""
