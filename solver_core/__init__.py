"""Exact cover by Dancing Links as a search one can stand in and move in both ways, and Sudoku upon it."""
