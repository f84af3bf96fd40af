"""Icons and sample puzzles that are installed with the window."""
