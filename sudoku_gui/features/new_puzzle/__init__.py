"""New puzzles by level: from those that come with the program, and from a generator when these are played."""
