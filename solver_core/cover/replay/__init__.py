"""A search as something to stand in: positions, seeks, beats, the tree and the run known so far."""
