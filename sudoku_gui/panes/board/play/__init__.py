"""Playing by hand: what is typed, edited, checked and finished on the board."""
