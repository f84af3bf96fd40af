"""The user's puzzles in SQLite: collections, games, solves and ratings in the library, and the list that is open."""
