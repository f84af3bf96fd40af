"""A small matrix as a teacher writes it on a board: sets in rows, struck out and checked off while the search goes on."""
