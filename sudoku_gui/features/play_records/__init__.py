"""The puzzles that the user has solved: times by level, a plot, a table to export."""
