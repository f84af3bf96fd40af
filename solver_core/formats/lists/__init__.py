"""Lists: many puzzles in one text, mostly one in a line, as long as they like."""
