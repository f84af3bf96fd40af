"""The board of a problem that is not a Sudoku."""
