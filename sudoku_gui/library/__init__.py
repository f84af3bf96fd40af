"""The library of puzzles and the list of open puzzles."""
