"""The user's puzzles in SQLite: collections, plays, solves and ratings in the library, and the list that is open."""
