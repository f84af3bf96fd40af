"""The search tree."""
