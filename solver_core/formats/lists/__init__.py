"""Lists of any length: many puzzles in one text, usually one per line."""
