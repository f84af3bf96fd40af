"""The listing of the algorithm."""
