"""The matrix editor: a 0-1 matrix of one's own, as a grid and as text, that becomes a problem to watch."""
