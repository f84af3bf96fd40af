"""Two searches of one problem, side by side."""
