"""Printing puzzles, on paper and into files."""
