"""The Sudoku board and what is used beside it."""
