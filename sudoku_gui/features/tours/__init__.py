"""Guided tours in the window."""
