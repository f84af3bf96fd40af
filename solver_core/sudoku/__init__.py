"""Cells, grids and puzzles, and how they become a search."""
