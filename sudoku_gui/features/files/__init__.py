"""Opening, importing, saving and restoring puzzles: what the File menu does."""
