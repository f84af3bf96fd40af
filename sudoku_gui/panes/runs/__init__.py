"""The runs of the watched problem."""
