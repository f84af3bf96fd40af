"""Guided tours: their files, the place where a tour is, and the panel that shows it."""
