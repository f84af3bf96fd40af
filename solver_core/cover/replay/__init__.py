"""Moving in a search: positions, seeks, beats, and the background run with its tree."""
