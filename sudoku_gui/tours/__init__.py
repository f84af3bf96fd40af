"""Guided tours: their files, the guide that leads through them, and the panel that shows them."""
