"""A small matrix as a teacher writes it on a board: sets in rows, struck out and checked off by the search."""
