"""The whole matrix."""
